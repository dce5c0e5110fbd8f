#!/usr/bin/env python3
"""Packs a record for the repository: record.py RECORD OUT.gz

It stays a record that casebook reads as it is (`casebook report`, `casebook compare`). What the suite itself says is left out (the steps of each
scenario), and what changes with every run (durations); the claims are kept where one of them failed.
"""
import gzip
import json
import sys

source, target = sys.argv[1:]
lines = []
claims = {}
for line in map(json.loads, open(source, encoding="utf-8")):
    if result := line.get("result"):
        # A line may refer to an earlier one of its case for what both have.
        earlier = claims.get((result["id"], result.pop("as_in", None)), [])
        if earlier and "claims" not in result:
            result["claims"] = earlier
        claims[result["id"], result["edition"]] = result.get("claims", [])
        for key in ["steps", "micros"] + ["claims"] * (result["verdict"] in ("passed", "unsupported", "not_applicable")):
            result.pop(key, None)
    if footer := line.get("footer"):
        footer["seconds"] = 0
        footer.pop("lines", None)  # the digest of the lines as they were
    lines.append(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
with open(target, "wb") as out:
    # Without a date and a name the same record is packed into the same bytes.
    with gzip.GzipFile("", "wb", compresslevel=9, fileobj=out, mtime=0) as packed:
        packed.write("".join(lines).encode())
