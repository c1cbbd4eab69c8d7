"""What all pages share: services, identity, limits, figures."""
