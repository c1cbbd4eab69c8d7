"""What all pages share: services, identity, limits, metrics."""
