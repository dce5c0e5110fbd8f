"""Plays one case with an adapter and reports what it observes."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Mapping
from pathlib import PurePath
from typing import Any

from . import handlers
from .adapter import Adapter
from .ends import Refused, ScriptEnd, Stop
from .position import position
from .script import Script


def run(
    make: type[Adapter], case: Mapping[str, Any], edition: str | None = None, definitions: Mapping[str, Any] = {}
) -> dict[str, Any]:
    """Play a case with a new adapter and return the observations and the end. It never fails: each error is an end."""
    script: Script | None = None
    end: Any = "completed"
    try:
        lack = handlers.lack(make, case)
        if lack is not None:
            raise lack
        adapter = position(make, case, edition, definitions)
        script = adapter.script = Script(adapter, case["script"], case["probes"])
        script.begin()
        adapter.play()
        script.game_over()
    except ScriptEnd:
        if script and script.stopped:
            end = script.stopped.end(script.step)
    except Stop as stop:
        end = stop.end(script.step if script else 0)
    except make.illegal as error:
        end = Refused(str(error)).end(script.step if script else 0)
    except Exception as error:  # An engine may raise anything; the next case begins from nothing.
        traceback.print_exc(file=sys.stderr)
        last = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{PurePath(last.filename).name}:{last.lineno}, in {last.name}"
        end = {"error": {"message": f"{type(error).__name__}: {error} ({place})"}}
    answer: dict[str, Any] = {"observations": script.observations if script else [], "end": end}
    if script and end == "completed" and script.unused_answers():
        answer["unused_answers"] = script.unused_answers()
    return answer
