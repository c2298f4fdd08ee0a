"""The art: drawings in SVG, and what makes sprites of them (`make art`).

Only this package needs a rasteriser; the painters paste the finished sprites of `render/sprites`.
"""
