"""A casebook adapter with a toy engine: it knows four creatures, which attack and are never blocked."""
import copy, json, sys
POWER = {"Grizzly Bears": 2, "Hill Giant": 3, "Watchwolf": 3, "Steel Wall": 0}
ANSWERS = {"edition": {"using": "2026-01"}, "plan": {"unsupported": []}, "shutdown": {}, "hello": {
    "protocol": 1, "engine": "toy", "version": "0.1", "editions": ["2026-01"], "setup": ["in_play", "tapped"],
    "ops": ["attack", "combat_damage"], "probes": ["life", "can_do", "object.zone", "object.tapped"]}}

class Toy:  # Put your own engine here: `__init__` sets up a position, `do` plays, `see` answers a query.
    def __init__(self, case):
        self.life, self.creatures, self.damage = {player: 20 for player in case["players"]}, {}, 0
        for it in case["objects"]:
            card = it["origin"].get("card", {}).get("name", it["handle"])
            if card not in POWER: raise NotImplementedError("card", card)
            self.creatures[it["handle"]] = {"card": card, "tapped": False}
        for op, of in (pair for line in case["setup"] for pair in line.items()):
            self.creatures[of["object"]][op] = of.get("controller", True)  # in_play: its controller; tapped: True
    def do(self, op):  # returns why it is illegal, or None
        active, other = list(self.life)[:2]
        if op == "combat_damage": return self.life.update({other: self.life[other] - self.damage})
        if {*op["act"].get("attack", ())} != {"player", "attackers"}: raise NotImplementedError("op", *op["act"])
        attackers = [self.creatures[handle] for handle in op["act"]["attack"]["attackers"]]
        unable = [it for it in attackers if it["tapped"] or it["in_play"] != active or it["card"] == "Steel Wall"]
        self.damage = sum(POWER[it["card"]] for it in attackers)
        for it in attackers: it["tapped"] = True
        return "this attack is illegal" if unable or op["act"]["attack"]["player"] != active else None
    def see(self, query, of):
        if query == "life": return {"number": self.life[of]}
        if query == "can_do":  # asked of a copy: the game itself stays as it is
            return {"legality": {"refused": {}} if copy.deepcopy(self).do({"act": of}) else "legal"}
        if of["aspect"] == "tapped": return {"word": "tapped" if self.creatures[of["object"]]["tapped"] else "untapped"}
        return {"place": {"zone": "battlefield", "player": self.creatures[of["object"]]["in_play"]}}

def run(case, seq, **_):
    seen, end = [], "completed"
    try:
        toy = Toy(case)
        for done, op in enumerate([None, *case["script"]]):  # first the setup, then one operation after another
            if op and (why := toy.do(op)): end = {"refused": {"step": done - 1, "reason": why}}; break
            seen += [{"probe": at, "seen": {"value": toy.see(*probe["query"].popitem())}}
                     for at, probe in enumerate(case["probes"]) if probe["after"] == done]
    except NotImplementedError as lack: end = {"unsupported": {"kind": lack.args[0], "what": lack.args[1]}}
    return {"seq": seq, "observations": seen, "end": end}
for request in map(json.loads, sys.stdin):
    answer = run(**request) if request["op"] == "run" else ANSWERS[request["op"]]
    print(json.dumps({"op": request["op"], **answer}), flush=True)
