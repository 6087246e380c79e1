"""Research environments over both games for PettingZoo, Gymnasium and OpenSpiel.

Each needs the extra of its name, as in `pip install 'echobase[open-spiel]'`; see
docs/environments.md.
"""
