"""The conversation with casebook: one JSON object on a line for each request and each answer."""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Iterable, Mapping
from typing import Any, TextIO

from . import case, handlers
from .adapter import Adapter
from .ends import AdapterError

#: The version of the protocol.
VERSION = 1


class Server:
    """Answers requests with an adapter. It keeps the edition; everything else belongs to a case."""

    def __init__(self, make: type[Adapter]) -> None:
        handlers.check(make)
        self.make = make
        self.edition = make.editions[-1] if make.editions else None

    def answer(self, line: str) -> dict[str, Any]:
        """Return the answer to a line. A line that is no request gets an `error`; the conversation goes on."""
        try:
            request = json.loads(line)
            op = request["op"]
            known = {"hello": self._hello, "edition": self._edition, "plan": self._plan, "run": self._run}
            if op == "shutdown":
                return {"op": "shutdown"}
            if op not in known:
                raise ValueError(f"there is no request `{op}`")
            return {"op": op, **known[op](request)}
        except (ValueError, KeyError, TypeError, AttributeError, AdapterError) as error:
            traceback.print_exc(file=sys.stderr)
            missing = f"the field {error} is missing" if isinstance(error, KeyError) else str(error)
            return {"op": "error", "message": f"this request can't be answered: {missing}"}

    def _hello(self, request: Mapping[str, Any]) -> dict[str, Any]:
        lowest, highest = request["protocol"]
        if not lowest <= VERSION <= highest:
            raise ValueError(f"this adapter uses version {VERSION} of the protocol, not {lowest} to {highest}")
        return {"protocol": VERSION, **handlers.hello(self.make)}

    def _edition(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Use the edition if the engine has it. The answer is what is used, not what was asked for."""
        if request["edition"] in self.make.editions:
            self.edition = request["edition"]
        return {"using": self.edition}

    def _plan(self, request: Mapping[str, Any]) -> dict[str, Any]:
        lacks = [(one["id"], handlers.lack(self.make, one)) for one in request["cases"]]
        return {"unsupported": [{"id": which, "unsupported": lack.lack()} for which, lack in lacks if lack]}

    def _run(self, request: Mapping[str, Any]) -> dict[str, Any]:
        seq, asked = request["seq"], request["case"]
        return {"seq": seq, **case.run(self.make, asked, self.edition, request.get("definitions", {}))}


def serve(make: type[Adapter], requests: Iterable[str], answers: TextIO) -> None:
    """Answer requests until `shutdown` or the end of the input, and flush after every answer."""
    server = Server(make)
    for line in requests:
        if not line.strip():
            continue
        answer = server.answer(line)
        answers.write(json.dumps(answer, ensure_ascii=False) + "\n")
        answers.flush()
        if answer["op"] == "shutdown":
            return


def main(make: type[Adapter]) -> None:
    """Serve casebook on standard input and output.

    Everything else that writes to standard output, also an engine in C, writes to standard error from now on.
    """
    if sys.stdin.isatty():
        print("This adapter waits for requests of casebook. Press Ctrl+D to end it.", file=sys.stderr)
    sys.stdout.flush()
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)
    requests = os.fdopen(os.dup(0), encoding="utf-8", errors="replace")
    serve(make, requests, answers)
