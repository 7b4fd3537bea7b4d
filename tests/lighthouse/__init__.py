"""Lighthouse over the pages: `make lighthouse`."""
