"""`make golden`: write the golden files anew. Look at the difference before you commit it."""

from tests.render import goldens as pictures
from tests.rules import playthrough

if __name__ == "__main__":
    playthrough.write_all()
    pictures.write_all()
