"""Bottles: travel the world, buy where wine is made, trade, toast, and collect ten countries."""
