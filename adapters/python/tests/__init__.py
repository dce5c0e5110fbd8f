"""Tests of the kit. Run them in the folder `adapters/python` with `python3 -m unittest`."""
