"""`python -m ai.belief`: measure anew which cards an opponent probably holds unseen."""

from ai.engine.hand_prior import main

if __name__ == "__main__":
    main()
