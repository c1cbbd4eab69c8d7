"""Dom Pierre: a champagne house, six discs and four roads to market."""
