Feature: Fight

  @cr26:701.14a
  Scenario: Two creatures that fight kill each other
    Given Alice controls "Hill Giant"
    And Bob controls "Goblin Raider" with a +1/+1 counter
    And Bob controls "Craw Giant"
    And Alice has "Prey Upon" in hand and can pay {G}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Goblin Raider"
    And the stack resolves
    Then "Hill Giant" and "Goblin Raider" were destroyed
    And "Craw Giant" has 0 damage marked

  @cr26:701.14a
  Scenario: A creature with power 0 deals no damage in a fight
    Given Alice controls "Hill Giant"
    And Bob controls "Ornithopter"
    And Alice has "Prey Upon" in hand and can pay {G}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Ornithopter"
    And the stack resolves
    Then "Ornithopter" was destroyed
    And "Hill Giant" has 0 damage marked

  @cr26:701.14a
  Scenario: Vampire Nighthawk itself deals its damage as it fights, so its deathtouch destroys Craw Wurm and its lifelink gains 2 life
    Given Alice controls "Vampire Nighthawk" and has "Prey Upon" in hand and can pay {G}
    And Bob controls "Craw Wurm" and "Hill Giant"
    When Alice plays "Prey Upon" targeting "Vampire Nighthawk" then "Craw Wurm"
    And the stack resolves
    Then "Vampire Nighthawk" and "Craw Wurm" were destroyed
    And "Vampire Nighthawk" has dealt 2 damage to "Craw Wurm"
    And "Craw Wurm" has dealt 6 damage to "Vampire Nighthawk"
    And Alice is at 22 life
    And "Hill Giant" has no damage marked

  @cr26:701.14b
  Scenario: Neither of two creatures deals damage in a fight if one of them has left the battlefield
    Given Alice controls "Hill Giant"
    And Bob controls "Craw Giant"
    And Alice has "Prey Upon" in hand and can pay {G}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Craw Giant"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Craw Giant" has 0 damage marked

  @cr26:701.14b.2
  Scenario: Neither creature deals damage in a fight if Bob has taken control of Alice's creature in response
    Given Alice controls "Hill Giant"
    And Bob controls "Craw Giant" and "Vedalken Orrery"
    And Alice has "Prey Upon" in hand and can pay {G}
    And Bob has "Threaten" in hand and can pay {2}{R}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Craw Giant"
    And Bob in response plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then "Prey Upon" is in Alice's graveyard
    And Bob controls "Hill Giant"
    And "Craw Giant" has 0 damage marked
    And "Hill Giant" has 0 damage marked

  @cr26:701.14b.3
  Scenario: Neither of two creatures deals damage in a fight if one of them has become an enchantment
    Given Alice controls "Hill Giant" and has "Prey Upon" in hand and can pay {G}
    And Bob controls "Grizzly Bears" and "Soul Sculptor" and can pay {1}{W}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Grizzly Bears"
    And Bob in response activates "Soul Sculptor" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" doesn't have the type "creature"
    When the stack resolves
    Then "Grizzly Bears" has 0 damage marked
    And "Grizzly Bears" is in play
    And "Prey Upon" is in Alice's graveyard

  @cr26:701.14c
  Scenario: Charging Rhino with power 4 that fights itself deals 8 damage to itself
    Given Alice controls "Charging Rhino" and has "Lone Duel" in hand and can pay {R}
    And "Charging Rhino" gets +0/+6 until end of turn
    When Alice plays "Lone Duel" targeting "Charging Rhino"
    And the stack resolves
    Then "Charging Rhino" has 8 damage marked
    And it happened once that "Charging Rhino" was dealt damage
    And "Charging Rhino" is in play

  @cr26:701.14d
  Scenario: Umezawa's Jitte gets no counters for the damage of a fight, and gets two for combat damage
    Given Alice controls "Hill Giant" and "Umezawa's Jitte"
    And "Umezawa's Jitte" is attached to "Hill Giant"
    And Alice has "Prey Upon" in hand and can pay {G}
    And Bob controls "Grizzly Bears"
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Umezawa's Jitte" has no charge counters
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Umezawa's Jitte" has 2 charge counters

  @cr26:701.14d
  Scenario: Umezawa's Jitte doesn't trigger as the equipped creature fights itself, and triggers for its combat damage
    Given Alice controls "Charging Rhino" and "Umezawa's Jitte"
    And "Umezawa's Jitte" is attached to "Charging Rhino"
    And "Charging Rhino" gets +0/+6 until end of turn
    And Alice has "Lone Duel" in hand and can pay {R}
    When Alice plays "Lone Duel" targeting "Charging Rhino"
    And the stack resolves
    Then "Umezawa's Jitte" has no charge counters
    And "Charging Rhino" is 4/10
    And "Lone Duel" is in Alice's graveyard
    When Alice attacks with "Charging Rhino"
    And Bob doesn't block
    And combat damage is dealt
    Then "Umezawa's Jitte" has triggered once

  @cr26:701.14a.2
  Scenario: Alice's two creatures fight each other for Ulvenwald Tracker, and one creature can't be both
    Given Alice controls "Ulvenwald Tracker", "Craw Wurm" and "Hill Giant" and can pay {1}{G}
    And Bob controls "Grizzly Bears"
    Then Alice can't activate "Ulvenwald Tracker" targeting "Hill Giant" then "Hill Giant" by rule 601.2c
    And Alice can activate "Ulvenwald Tracker" targeting "Hill Giant" then "Grizzly Bears"
    When Alice activates "Ulvenwald Tracker" targeting "Craw Wurm" then "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Craw Wurm" has 3 damage marked
    And "Grizzly Bears" has no damage marked

  @cr26:701.14a.2
  Scenario: Affectionate Indrik fights Hill Giant by its own triggered ability, which targets a creature that Alice does not control
    Given Alice has "Affectionate Indrik" in hand and can pay {5}{G}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Affectionate Indrik"
    And the top of the stack resolves
    Then Alice may target "Hill Giant" for "Affectionate Indrik"
    And Alice may not target "Affectionate Indrik" for "Affectionate Indrik"
    When Alice targets "Hill Giant" for "Affectionate Indrik"
    And the stack resolves
    And Alice says yes to "Affectionate Indrik"
    Then "Hill Giant" was destroyed
    And "Affectionate Indrik" has 3 damage marked
    And "Grizzly Bears" has no damage marked

  @cr26:701.14b.4
  Scenario: Affectionate Indrik that Bob returns to hand in response to its ability doesn't fight, so Hill Giant is dealt no damage
    Given Alice has "Affectionate Indrik" in hand and can pay {5}{G}
    And Bob controls "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Affectionate Indrik"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Affectionate Indrik"
    And Bob plays "Boomerang" targeting "Affectionate Indrik"
    And the stack resolves
    And Alice says yes to "Affectionate Indrik"
    Then "Affectionate Indrik" is in Alice's hand
    And "Hill Giant" is in play
    And "Hill Giant" has no damage marked
    And "Affectionate Indrik" has triggered once

  @cr26:701.14b.4
  Scenario: Affectionate Indrik that Soul Sculptor makes an enchantment in response to its ability neither fights nor deals damage
    Given Alice has "Affectionate Indrik" in hand and can pay {5}{G}
    And Bob controls "Hill Giant" and "Soul Sculptor" and can pay {1}{W}
    When Alice plays "Affectionate Indrik"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Affectionate Indrik"
    And Bob activates "Soul Sculptor" targeting "Affectionate Indrik"
    And the top of the stack resolves
    Then "Affectionate Indrik" doesn't have the type "creature"
    When the stack resolves
    And Alice says yes to "Affectionate Indrik"
    Then "Hill Giant" has no damage marked
    And "Affectionate Indrik" has no damage marked
    And "Hill Giant" is in play
    And it happened never that "Hill Giant" was dealt damage
    And "Affectionate Indrik" has triggered once

  @cr26:701.14b.4
  Scenario: Affectionate Indrik, which is still there, fights Craw Wurm with its power 7 after Giant Growth
    Given Alice has "Affectionate Indrik" and "Giant Growth" in hand and can pay {5}{G}{G}
    And Bob controls "Craw Wurm"
    When Alice plays "Affectionate Indrik"
    And the top of the stack resolves
    And Alice targets "Craw Wurm" for "Affectionate Indrik"
    And Alice plays "Giant Growth" targeting "Affectionate Indrik"
    And the stack resolves
    And Alice says yes to "Affectionate Indrik"
    Then "Craw Wurm" was destroyed
    And "Affectionate Indrik" has 6 damage marked
    And "Affectionate Indrik" is 7/7

  @cr26:701.14a.3
  Scenario: Foe-Razer Regent triggers for each of Alice's two creatures that fight, and the survivor gets two counters
    Given Alice controls "Foe-Razer Regent", "Ulvenwald Tracker", "Craw Wurm" and "Hill Giant" and can pay {1}{G}
    When Alice activates "Ulvenwald Tracker" targeting "Craw Wurm" then "Hill Giant"
    And the top of the stack resolves
    And Alice puts "Foe-Razer Regent" and "Foe-Razer Regent" in this order
    Then "Hill Giant" was destroyed
    And "Foe-Razer Regent" has triggered twice
    When the stack resolves
    And the game goes on to Alice's end step
    And Alice puts "Foe-Razer Regent" and "Foe-Razer Regent" in this order
    And the stack resolves
    Then "Craw Wurm" has 2 +1/+1 counters

  @cr26:701.14a.3
  Scenario: Foe-Razer Regent triggers once for Alice's creature that fights Bob's for Bob's spell
    Given Alice controls "Foe-Razer Regent" and "Craw Wurm"
    And Bob controls "Hill Giant" and "Foe-Razer Regent" as "his"
    And Bob has "Prey Upon" in hand and can pay {G}
    And it is Bob's precombat main phase
    When Bob plays "Prey Upon" targeting "Hill Giant" then "Craw Wurm"
    And the top of the stack resolves
    Then "Hill Giant" was destroyed
    And "Craw Wurm" has 3 damage marked
    And "Foe-Razer Regent" has triggered once
    And "his" has triggered once

  @cr26:701.14b.5
  Scenario: Foe-Razer Regent doesn't trigger for Affectionate Indrik that was returned to hand and did not fight
    Given Alice controls "Foe-Razer Regent"
    And Alice has "Affectionate Indrik" in hand and can pay {5}{G}
    And Bob controls "Hill Giant" and "Foe-Razer Regent" as "his"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Affectionate Indrik"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Affectionate Indrik"
    Then "Affectionate Indrik" is in play
    When Bob plays "Boomerang" targeting "Affectionate Indrik"
    And the stack resolves
    And Alice says yes to "Affectionate Indrik"
    Then "Affectionate Indrik" is in Alice's hand
    And "Affectionate Indrik" has triggered once
    And "Hill Giant" is in play
    And "Hill Giant" has no damage marked
    And "Foe-Razer Regent" has triggered never
    And "his" has triggered never

  @cr26:701.14b.5
  Scenario: Foe-Razer Regent doesn't trigger for Affectionate Indrik that Soul Sculptor has made an enchantment and that did not fight
    Given Alice controls "Foe-Razer Regent"
    And Alice has "Affectionate Indrik" in hand and can pay {5}{G}
    And Bob controls "Hill Giant", "Foe-Razer Regent" as "his" and "Soul Sculptor" and can pay {1}{W}
    When Alice plays "Affectionate Indrik"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Affectionate Indrik"
    And Bob activates "Soul Sculptor" targeting "Affectionate Indrik"
    And the top of the stack resolves
    Then "Affectionate Indrik" doesn't have the type "creature"
    When the stack resolves
    And Alice says yes to "Affectionate Indrik"
    Then "Affectionate Indrik" has triggered once
    And "Hill Giant" has no damage marked
    And "Foe-Razer Regent" has triggered never
    And "his" has triggered never

  @cr26:701.14b.5
  Scenario: Foe-Razer Regent triggers for Affectionate Indrik that fights
    Given Alice controls "Foe-Razer Regent"
    And Alice has "Affectionate Indrik" in hand and can pay {5}{G}
    And Bob controls "Hill Giant" and "Foe-Razer Regent" as "his"
    When Alice plays "Affectionate Indrik"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Affectionate Indrik"
    And the top of the stack resolves
    And Alice says yes to "Affectionate Indrik"
    Then "Hill Giant" was destroyed
    And "Affectionate Indrik" has 3 damage marked
    And "Foe-Razer Regent" has triggered once
    And "his" has triggered once

  @cr26:701.14b
  Scenario: Hill Giant of Alice is dealt no damage if Bob's creature that it would fight has left, and fights another one with a second Prey Upon
    Given Alice controls "Hill Giant" and has 2 "Prey Upon" as "prey" in hand and can pay {G}{G}
    And Bob controls "Craw Giant" and "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "prey 1" targeting "Hill Giant" then "Craw Giant"
    And Bob in response plays "Boomerang" targeting "Craw Giant"
    And the stack resolves
    Then "Craw Giant" is in Bob's hand
    And "prey 1" has resolved
    And "Hill Giant" has 0 damage marked
    When Alice plays "prey 2" targeting "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked

  @cr26:701.14b.2
  Scenario: Neither creature deals damage in a fight if Bob's creature has become an illegal target by protection from green
    Given Alice controls "Hill Giant" and has 2 "Prey Upon" as "prey" in hand and can pay {G}{G}
    And Bob controls "Craw Giant" and "Grizzly Bears"
    And Bob has "Blessed Breath" in hand and can pay {W}
    When Alice plays "prey 1" targeting "Hill Giant" then "Craw Giant"
    And Bob in response plays "Blessed Breath" targeting "Craw Giant"
    And the top of the stack resolves
    And Bob chooses the color "green"
    And the stack resolves
    Then "prey 1" has resolved
    And "Craw Giant" has 0 damage marked
    And "Hill Giant" has 0 damage marked
    When Alice plays "prey 2" targeting "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked

  @cr26:701.14c.2
  Scenario: Lymph Sliver, which has power 3 and absorb 1, fights itself, and 5 of the 6 damage is dealt
    Given Alice controls "Lymph Sliver" and has "Lone Duel" in hand and can pay {R}
    And "Lymph Sliver" gets +0/+6 until end of turn
    When Alice plays "Lone Duel" targeting "Lymph Sliver"
    And the stack resolves
    Then "Lymph Sliver" has 5 damage marked
    And "Lymph Sliver" is in play

  @cr26:701.14b.6
  Scenario: Craw Wurm, which has become an illegal target of Prey Upon, doesn't fight Hill Giant, so Foe-Razer Regent triggers only for a second Prey Upon
    Given Alice controls "Foe-Razer Regent" and "Hill Giant" and has 2 "Prey Upon" as "prey" in hand and can pay {G}{G}
    And Bob controls "Craw Wurm" and "Grizzly Bears" and has "Blessed Breath" in hand and can pay {W}
    When Alice plays "prey 1" targeting "Hill Giant" then "Craw Wurm"
    And Bob in response plays "Blessed Breath" targeting "Craw Wurm"
    And the top of the stack resolves
    And Bob chooses the color "green"
    And the stack resolves
    Then "prey 1" has resolved
    And "Craw Wurm" has no damage marked
    And "Hill Giant" has no damage marked
    And "Foe-Razer Regent" has triggered never
    When Alice plays "prey 2" targeting "Hill Giant" then "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked
    And "Foe-Razer Regent" has triggered once

  @cr26:701.14b.6
  Scenario: Craw Wurm, which has become an illegal target of Ulvenwald Tracker's ability, doesn't fight Hill Giant, so Foe-Razer Regent triggers only for a second fight
    Given Alice controls "Foe-Razer Regent", "Hill Giant", "Craw Wurm" and 2 "Ulvenwald Tracker" as "tracker" and can pay {1}{G}{1}{G}{W}
    And Alice has "Blessed Breath" in hand
    And Bob controls "Grizzly Bears"
    When Alice activates "tracker 1" targeting "Hill Giant" then "Craw Wurm"
    And Alice in response plays "Blessed Breath" targeting "Craw Wurm"
    And the top of the stack resolves
    And Alice chooses the color "green"
    And the stack resolves
    Then "Craw Wurm" has no damage marked
    And "Hill Giant" has no damage marked
    And "Foe-Razer Regent" has triggered never
    When Alice activates "tracker 2" targeting "Hill Giant" then "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked
    And "Foe-Razer Regent" has triggered once

  @cr26:701.14b.3
  Scenario: Hill Giant is dealt no damage if Grizzly Bears that it would fight has become an enchantment, and fights Craw Wurm with a second Prey Upon
    Given Alice controls "Hill Giant" and has 2 "Prey Upon" as "prey" in hand and can pay {G}{G}
    And Bob controls "Grizzly Bears", "Craw Wurm" and "Soul Sculptor" and can pay {1}{W}
    When Alice plays "prey 1" targeting "Hill Giant" then "Grizzly Bears"
    And Bob in response activates "Soul Sculptor" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" doesn't have the type "creature"
    When the stack resolves
    Then "prey 1" has resolved
    And "Hill Giant" has 0 damage marked
    And it happened never that "Grizzly Bears" was dealt damage
    When Alice plays "prey 2" targeting "Hill Giant" then "Craw Wurm"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Craw Wurm" has 3 damage marked

  @cr26:701.14b.7
  Scenario: Hill Giant and Grizzly Bears, which have both become enchantments, deal no damage to each other, and the spell that tells them to fight doesn't resolve
    Given Alice controls "Hill Giant" and has "Prey Upon" in hand and can pay {G}
    And Bob controls "Grizzly Bears" and 2 "Soul Sculptor" as "sculptor" and can pay {1}{W}{1}{W}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Grizzly Bears"
    And Bob in response activates "sculptor 1" targeting "Hill Giant"
    And Bob in response activates "sculptor 2" targeting "Grizzly Bears"
    And the stack resolves
    Then "Prey Upon" did not resolve
    And "Hill Giant" doesn't have the type "creature"
    And "Grizzly Bears" doesn't have the type "creature"
    And it happened never that "Hill Giant" was dealt damage
    And it happened never that "Grizzly Bears" was dealt damage
