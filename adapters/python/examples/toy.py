"""A toy engine: enough of the rules of 2026 for lands, creatures, combat and a few spells.

It knows nothing of casebook. It waits where a player may act (`waits_for`), and it asks for decisions by calling
`choose`, which the user of the engine gives it. `Illegal` says that an action is against the rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from toy_rules import Illegal, Player, Rules, Spell, Thing

STEPS = (
    "untap upkeep draw precombat_main begin_combat declare_attackers declare_blockers combat_damage "
    "second_combat_damage end_combat postcombat_main end cleanup"
).split()


class Game(Rules):
    """A game between two or more players. The first one is in the first main phase of the first turn."""

    def start_at(self, active: Player, step: str) -> None:
        """Make it a player's turn, in a step in which that player has priority."""
        self.active, self.step, self.actor = active, step, active

    def waits_for(self) -> tuple[str, Player] | None:
        """Return what the game waits for, and whose move it is; nothing when the game is over."""
        return None if self.over else (self.declaring or "priority", self.actor)

    def more_damage_follows(self) -> bool:
        """Whether there is a second combat damage step after the present one."""
        return self.step == "combat_damage" and bool(self.struck)

    # -- actions -------------------------------------------------------------------------------------------------------

    def cast(self, player: Player, thing: Thing) -> None:
        """Cast a card from hand. The player chooses X and targets, and lands pay."""
        card = thing.card
        self._need_priority(player)
        if thing.zone != "hand" or thing.owner is not player:
            raise Illegal(f"{card.name} is not in {player.name}'s hand")
        if card.is_a("land"):
            raise Illegal("a land can't be cast")
        if not card.is_a("instant"):
            self._need_sorcery_timing(player)
        x = self.choose(player, "number", None, 0, None, thing, "announce") if "X" in card.cost else 0
        targets: list[Thing | Player] = []
        if card.target:
            options = self.legal_targets(player, thing)
            if not options:
                raise Illegal(f"{card.name} has no legal target")
            targets = self.choose(player, "targets", options, 1, 1, thing, "announce")
        self._pay(player, card.cost, x)
        self._move(thing, "stack", "put")
        thing.controller, thing.fate = player, "on_stack"
        self.stack.append(Spell(thing, [(one, one.moves if isinstance(one, Thing) else 0) for one in targets], x))
        self._acted(player)

    def play_land(self, player: Player, thing: Thing) -> None:
        """Play a land from hand, one in each turn."""
        self._need_priority(player)
        self._need_sorcery_timing(player)
        if thing.zone != "hand" or thing.owner is not player or not thing.card.is_a("land"):
            raise Illegal(f"{thing.name} is no land in {player.name}'s hand")
        if player.land_played:
            raise Illegal(f"{player.name} has played a land this turn")
        player.land_played = True
        self._move(thing, "battlefield", "put")
        self._acted(player)

    def tap_for_mana(self, player: Player, thing: Thing) -> None:
        """Activate the mana ability of a permanent."""
        self._need_priority(player)
        if thing.zone != "battlefield" or thing.controller is not player or not thing.card.mana:
            raise Illegal(f"{player.name} controls no mana ability of {thing.name}")
        if thing.tapped or (thing.card.is_a("creature") and thing.new and not thing.has("haste")):
            raise Illegal(f"{thing.name} can't be tapped")
        thing.tapped = True
        player.pool.append(thing.card.mana)
        # Whoever acts between two passes keeps the players from having passed in succession (117.4).
        self.passed = 0

    def attack(self, player: Player, attackers: Sequence[Thing], defender: Player | None = None) -> None:
        """Declare the attackers."""
        if (self.declaring, self.actor) != ("attackers", player):
            raise Illegal(f"{player.name} can't declare attackers now")
        defender = defender or self._others(player)[0]
        if defender not in self._others(player):
            raise Illegal(f"{player.name} can't attack {defender.name}")
        for thing in attackers:
            ready = not thing.tapped and (not thing.new or thing.has("haste")) and not thing.has("defender")
            once = sum(one is thing for one in attackers) == 1
            if not self._is_creature(thing) or thing.controller is not player or not ready or not once:
                raise Illegal(f"{thing.name} can't attack")
        for thing in attackers:
            thing.tapped = not thing.has("vigilance")
            self.attackers[thing] = defender
        self.declaring = ""
        self._give_priority()

    def block(self, player: Player, blocks: Sequence[tuple[Thing, Thing]]) -> None:
        """Declare the blockers: pairs of a blocker and the attacker that it blocks."""
        if (self.declaring, self.actor) != ("blockers", player):
            raise Illegal(f"{player.name} can't declare blockers now")
        for blocker, attacker in blocks:
            if blocker.controller is not player or self.attackers.get(attacker) is not player:
                raise Illegal(f"{blocker.name} can't block {attacker.name}")
            if not self.can_block(blocker, attacker) or len([one for one, _ in blocks if one is blocker]) > 1:
                raise Illegal(f"{blocker.name} can't block {attacker.name}")
        for attacker in {attacker for _, attacker in blocks}:
            if attacker.has("menace") and len([one for _, one in blocks if one is attacker]) < 2:
                raise Illegal(f"{attacker.name} must be blocked by two or more creatures")
        for blocker, attacker in blocks:
            self.blockers.setdefault(attacker, []).append(blocker)
        self._declare_blockers(after=player)

    def pass_priority(self) -> None:
        """Pass, or declare nothing. If all players pass, the top of the stack resolves or the next step begins."""
        if self.declaring == "attackers":
            return self.attack(self.actor, [])
        if self.declaring == "blockers":
            return self.block(self.actor, [])
        self.passed += 1
        if self.passed < len(self._playing()):
            self.actor = self._others(self.actor)[0]
        elif self.stack:
            self._resolve(self.stack.pop())
            self._give_priority()
        else:
            self._next_step()

    # -- turns ---------------------------------------------------------------------------------------------------------

    def _next_step(self) -> None:
        for player in self.players:
            player.pool = []
        step = STEPS[(STEPS.index(self.step) + 1) % len(STEPS)]
        if step == "declare_blockers" and not self.attackers:
            step = "end_combat"
        if step == "second_combat_damage" and not self.struck:
            step = "end_combat"
        self.step = step
        getattr(self, f"_begin_{step}", self._give_priority)()

    def _begin_untap(self) -> None:
        self.active = self._others(self.active)[0]
        self.turn += 1
        for player in self.players:
            player.land_played = False
        for thing in self.battlefield:
            if thing.controller is self.active:
                thing.tapped = thing.new = False
        self._next_step()

    def _begin_draw(self) -> None:
        self._draw(self.active)
        self._give_priority()

    def _begin_declare_attackers(self) -> None:
        self.declaring, self.actor = "attackers", self.active

    def _begin_declare_blockers(self) -> None:
        self._declare_blockers(after=None)

    def _declare_blockers(self, after: Player | None) -> None:
        """Let each attacked player declare blockers in turn order, then give priority."""
        attacked = [one for one in self._others(self.active) if one in self.attackers.values()]
        rest = attacked if after is None else attacked[attacked.index(after) + 1 :]
        if rest:
            self.declaring, self.actor = "blockers", rest[0]
            return
        self.declaring = ""
        self._give_priority()

    def _begin_combat_damage(self) -> None:
        fighting = [*self.attackers, *(one for blockers in self.blockers.values() for one in blockers)]
        self.struck = {one for one in fighting if one.has("first strike") or one.has("double strike")}
        if self.struck:
            self._fight([one for one in fighting if one in self.struck])
        else:
            self._fight(fighting)
        self._give_priority()

    def _begin_second_combat_damage(self) -> None:
        fighting = [*self.attackers, *(one for blockers in self.blockers.values() for one in blockers)]
        self._fight([one for one in fighting if one not in self.struck or one.has("double strike")])
        self.struck = set()
        self._give_priority()

    def _begin_postcombat_main(self) -> None:
        self.attackers, self.blockers, self.struck = {}, {}, set()
        self._give_priority()

    def _begin_cleanup(self) -> None:
        surplus = len(self.active.zones["hand"]) - 7
        if surplus > 0:
            hand = list(self.active.zones["hand"])
            for thing in self.choose(self.active, "objects", hand, surplus, surplus, None, "cleanup"):
                self._move(thing, "graveyard", "discarded")
        for thing in self.battlefield:
            thing.damage, thing.grown, thing.touched_by_death = 0, 0, False
        self._next_step()

    # -- helpers -----------------------------------------------------------------------------------------------------

    def _acted(self, player: Player) -> None:
        self.passed, self.actor = 0, player
        self.check_state()

    def _give_priority(self) -> None:
        self.passed, self.actor = 0, self.active
        self.check_state()

    def _need_priority(self, player: Player) -> None:
        if self.over or self.declaring or self.actor is not player:
            raise Illegal(f"{player.name} doesn't have priority")

    def _need_sorcery_timing(self, player: Player) -> None:
        if self.active is not player or self.stack or self.step not in ("precombat_main", "postcombat_main"):
            raise Illegal(f"{player.name} can do this only in a main phase of their own turn, with an empty stack")
