"""Grand Cru: borrow, plant, age and sell; when the first debt is paid the best estate wins."""
