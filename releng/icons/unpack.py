#!/usr/bin/env python3
"""Splits the Game Icons set into the text files of org.hullwright.icons.

usage: unpack.py ICONS_JSON UPSTREAM TARGET

ICONS_JSON  icons.json of the npm package @iconify-json/game-icons: one path for each icon, in a box of 512 by 512
UPSTREAM    a checkout of game-icons/icons, whose folders are the contributors
TARGET      bundles/org.hullwright.icons/game-icons

Run by hand when the set is brought up to date; its output is committed, for a build fetches nothing but Maven artifacts.
"""
import json
import pathlib
import re
import sys

SERIES_OF = {"tarot-": "caro-asercion"}  # numbered otherwise upstream
REPEATED_IN = "badges"  # small variants under the names of others


def contributors(upstream):
    by_name = {}
    for file in sorted(upstream.glob("*/*.svg")):
        if file.parent.name != REPEATED_IN:
            by_name.setdefault(file.stem, file.parent.name)
    return by_name


def contributor(name, known):
    if name in known:
        return known[name]
    return next(who for prefix, who in SERIES_OF.items() if name.startswith(prefix))


def main(icons_json, upstream, target):
    known = contributors(pathlib.Path(upstream))
    icons = {name: icon["body"] for name, icon in json.load(open(icons_json))["icons"].items() if not icon.get("hidden")}
    files = {}
    names = []
    for name, body in sorted(icons.items()):
        path = re.fullmatch(r'<path fill="currentColor" d="([^"]*)"/>', body).group(1)
        first = name[0] if name[0].isalpha() else "0"
        files.setdefault(first, []).append(f"{name}\t{path}\n")
        names.append(f"{name}\t{contributor(name, known)}\n")
    for first, lines in files.items():
        pathlib.Path(target, f"paths-{first}.txt").write_text("".join(lines))
    pathlib.Path(target, "names.txt").write_text("".join(names))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
