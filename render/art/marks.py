"""Small signs: arrows, dots, places for seals."""

from render.palette import GOLD


def arrow(turned: int) -> str:
    """An arrow down, 44 by 60; turned around it points up."""
    return (
        f'<g transform="rotate({turned} 22 30)"><path d="M15 12H29V30H39L22 50L5 30H15Z" fill="{GOLD}" stroke="#2a090d" '
        f'stroke-width="2.500" stroke-linejoin="round"/><path d="M19 16V34" stroke="#fff8e0" stroke-width="2.500" stroke-linecap="round"/></g>'
    )


def dot() -> str:
    return '<circle cx="4" cy="4" r="3.600" fill="#fff4d9"/>'


def seal_place() -> str:
    """Where a seal will be, 60 by 60."""
    return (
        '<circle cx="30" cy="26" r="21" fill="#000000" opacity=".22"/>'
        '<circle cx="30" cy="26" r="21" fill="none" stroke="#fff4d9" stroke-width="2" stroke-dasharray="5 4.400" opacity=".55"/>'
    )
