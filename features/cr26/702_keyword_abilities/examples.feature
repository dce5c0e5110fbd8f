Feature: Examples of section 702

  @cr26:702.1a.ex1
  Scenario: The scavenge that Varolz gives Hill Giant costs {3}{R} and also the exile of the card
    Given Alice controls "Varolz, the Scar-Striped" and "Grizzly Bears" and can pay {3}{R}
    And Alice has "Hill Giant" in graveyard
    When Alice activates "scavenge" of "Hill Giant" targeting "Grizzly Bears"
    Then the total cost of the ability of "Hill Giant" is {3}{R}
    And "Hill Giant" is exiled
    When the stack resolves
    Then "Grizzly Bears" is 5/5

  @cr26:702.1a.ex1
  Scenario: Varolz gives scavenge to creature cards in its controller's graveyard and to no other cards
    Given Alice has "Varolz, the Scar-Striped" in hand and can pay {1}{B}{G}
    And Alice controls "Grizzly Bears"
    And Alice has "Hill Giant" and "Terror" in graveyard
    And Bob has "Craw Wurm" in graveyard
    Then "Hill Giant" doesn't have "scavenge"
    When Alice plays "Varolz, the Scar-Striped"
    And the stack resolves
    Then "Hill Giant" has "scavenge"
    And "Terror" doesn't have "scavenge"
    And "Craw Wurm" doesn't have "scavenge"
    And "Grizzly Bears" doesn't have "scavenge"
    When Alice activates "mend" of "Varolz, the Scar-Striped" sacrificing "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has "scavenge"

  @cr26:702.1b.ex1
  Scenario: Volcano Hellion's echo costs {5} if its controller had 10 life as it triggered and has 5 as it resolves
    Given it is Bob's end step
    And Alice controls a new "Volcano Hellion" and can pay {5}
    And Alice is at 10 life
    And Bob has "Urza's Rage" and "Glacial Ray" in hand and can pay {2}{R}{1}{R}
    When the game goes on to Alice's upkeep
    And Bob plays "Urza's Rage" targeting Alice
    And Bob plays "Glacial Ray" targeting Alice
    And the stack resolves
    Then Alice is at 5 life
    And Alice is asked for a payment by "Volcano Hellion"
    When Alice pays for "Volcano Hellion"
    Then the stack is empty
    And "Volcano Hellion" is in play

  @cr26:702.1b.ex1
  Scenario: Volcano Hellion's controller with 5 life can't pay its echo with four mana
    Given it is Bob's end step
    And Alice controls a new "Volcano Hellion" and can pay {4}
    And Alice is at 10 life
    And Bob has "Urza's Rage" and "Glacial Ray" in hand and can pay {2}{R}{1}{R}
    When the game goes on to Alice's upkeep
    And Bob plays "Urza's Rage" targeting Alice
    And Bob plays "Glacial Ray" targeting Alice
    And the stack resolves
    Then Alice is at 5 life
    And nobody is asked anything
    And "Volcano Hellion" was sacrificed

  @cr26:702.1b.ex1
  Scenario: Volcano Hellion's controller with 10 life can't pay its echo with five mana
    Given it is Bob's end step
    And Alice controls a new "Volcano Hellion" and can pay {5}
    And Alice is at 10 life
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then nobody is asked anything
    And "Volcano Hellion" was sacrificed
    And Alice is at 10 life

  @cr26:702.1b.ex1
  Scenario: Volcano Hellion's echo costs {5} after its own ability has dealt 15 damage to its controller
    Given Alice has "Volcano Hellion" in hand and can pay {2}{R}{R}{1}
    And Alice has 3 "Island" as "isle" as library
    And Bob controls "Craw Wurm" and has 3 "Swamp" as "log" as library
    When Alice plays "Volcano Hellion"
    And the top of the stack resolves
    And Alice targets "Craw Wurm" for "Volcano Hellion"
    And the stack resolves
    And Alice chooses the number 15 for "Volcano Hellion"
    Then Alice is at 5 life
    And "Craw Wurm" was destroyed
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice pays for "Volcano Hellion"
    Then "Volcano Hellion" is in play
    And "Volcano Hellion" is 6/5

  @cr26:702.1b.ex2
  Scenario: Fire cast from the graveyard after Past in Flames has flashback for Fire's own mana cost
    Given Alice has "Past in Flames" in hand and can pay {3}{R}{2}{U}{R}
    And Alice has "Fire // Ice" in graveyard
    Then "Fire // Ice" doesn't have "flashback"
    When Alice plays "Past in Flames"
    And the stack resolves
    Then "Fire // Ice" has "flashback"
    And the mana cost of "Fire // Ice" is {2}{U}{R}
    When Alice casts "Fire // Ice" as "Fire" from graveyard targeting Bob dividing 2 to Bob
    Then the total cost of "Fire // Ice" is {1}{R}
    When the stack resolves
    Then Bob is at 18 life
    And "Fire // Ice" is exiled

  @cr26:702.1b.ex2
  Scenario: Ice cast from the graveyard after Past in Flames has flashback for Ice's own mana cost
    Given Alice has "Past in Flames" in hand and can pay {3}{R}{1}{U}
    And Alice has "Fire // Ice" in graveyard
    And Alice has "Island" on top of library
    And Bob controls "Hill Giant"
    When Alice plays "Past in Flames"
    And the stack resolves
    And Alice casts "Fire // Ice" as "Ice" from graveyard targeting "Hill Giant"
    Then the total cost of "Fire // Ice" is {1}{U}
    When the stack resolves
    Then "Hill Giant" is tapped
    And "Fire // Ice" is exiled

  @cr26:702.1b.ex2
  Scenario: Past in Flames gives flashback only to cards that are in the graveyard as it resolves
    Given Alice has "Boomerang" in hand and can pay {4}{R}{U}{U}
    And Alice has "Past in Flames", "Lava Spike" and "Hill Giant" in graveyard
    And Bob controls "Craw Wurm"
    When Alice plays "Past in Flames" from graveyard
    And the stack resolves
    Then "Past in Flames" is exiled
    When Alice plays "Boomerang" targeting "Craw Wurm"
    And the stack resolves
    Then "Lava Spike" has "flashback"
    And "Boomerang" doesn't have "flashback"
    And "Hill Giant" doesn't have "flashback"

  @cr26:702.1c.ex1
  Scenario: Concerted Effort gives every creature each landwalk and each protection among its controller's creatures
    Given it is Bob's end step
    And Alice controls "Concerted Effort", "Bog Wraith", "White Knight" and "Grizzly Bears"
    And "Bog Wraith" has "protection from green"
    And Bob controls "Swamp", "Hill Giant", "Vampire Nighthawk" and "Craw Wurm" and has "Terror" in hand and can pay {1}{B}
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Grizzly Bears" has "protection from black" and "protection from green"
    And "Bog Wraith" has "protection from black" and "protection from green"
    And "White Knight" has "protection from black" and "protection from green"
    And "Grizzly Bears" has "first strike"
    And "Grizzly Bears" doesn't have "flying"
    And "Craw Wurm" doesn't have "first strike"
    When the game goes on to Alice's main phase
    And Alice attacks with "Grizzly Bears"
    Then Bob can't block "Grizzly Bears" with "Hill Giant" because of "effort" of "Concerted Effort"

  @cr26:702.1c.ex1
  Scenario: Concerted Effort gives flying and vigilance, and no landwalk if its controller has no creature with landwalk
    Given it is Bob's end step
    And Alice controls "Concerted Effort", "Serra Angel" and "Grizzly Bears"
    And Bob controls "Swamp" and "Hill Giant"
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Grizzly Bears" has "flying" and "vigilance"
    And "Grizzly Bears" doesn't have "landwalk"
    And "Grizzly Bears" doesn't have "protection"
    When the game goes on to Alice's main phase
    And Alice attacks with "Grizzly Bears"
    Then "Grizzly Bears" is untapped
    And Bob can't block "Grizzly Bears" with "Hill Giant" because "Serra Angel" has "flying"
    When combat damage is dealt
    Then Bob is at 18 life

  @cr26:702.1c @cr26:702.1c.ex1
  Scenario: Concerted Effort gives Grizzly Bears two kinds of landwalk, so Bob can block it only after his Swamp and his snow Forest have left
    Given it is Bob's end step
    And Alice controls "Concerted Effort", "Bog Wraith", "Rime Dryad" and "Grizzly Bears"
    And Bob controls "Swamp", "Snow-Covered Forest" and "Hill Giant"
    And Bob has "Boomerang" as "one" and "Boomerang" as "two" in hand and can pay {U}{U}{U}{U}
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Grizzly Bears" has "landwalk" and "landwalk"
    When the game goes on to Alice's main phase
    And Alice attacks with "Grizzly Bears"
    And Bob plays "one" targeting "Swamp"
    And the stack resolves
    Then Bob can't block "Grizzly Bears" with "Hill Giant" by rule 702.14
    When Bob plays "two" targeting "Snow-Covered Forest"
    And the stack resolves
    Then Bob can block "Grizzly Bears" with "Hill Giant"
    When Bob blocks "Grizzly Bears" with "Hill Giant"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed

  @cr26:702.14d.ex1
  Scenario: The controller of a snow Forest can't block a creature with snow forestwalk, not even with such a creature
    Given Alice controls "Rime Dryad" as "the attacker"
    And Bob controls "Snow-Covered Forest", "Rime Dryad" as "the dryad" and "Grizzly Bears"
    When Alice attacks with "the attacker"
    Then Bob can't block "the attacker" with "the dryad" because "the attacker" has "landwalk"
    And Bob can't block "the attacker" with "Grizzly Bears" because "the attacker" has "landwalk"
    When combat damage is dealt
    Then Bob is at 19 life

  @cr26:702.14d.ex1 @cr26:702.14c.3 @cr26:702.14a @edition:2026-01 @edition:2009-07 @edition:2013-07
  Scenario: A player with a Forest that isn't snow can block a creature with snow forestwalk, and one with a snow Forest can't
    Given Alice controls "Rime Dryad" as "the first" and "Rime Dryad" as "the second"
    And Bob controls "Snow-Covered Forest" and "Rime Dryad" as "Bob's dryad"
    And Carol controls "Forest", "Snow-Covered Mountain" and "Rime Dryad" as "Carol's dryad"
    When Alice attacks with "the first" attacking Bob and "the second" attacking Carol
    Then Bob can't block "the first" with "Bob's dryad" because "the first" has "landwalk"
    When Carol blocks "the second" with "Carol's dryad"
    And combat damage is dealt
    Then Bob is at 19 life
    And Carol is at 20 life
    And "the second" has 1 damage marked

  @cr26:702.14d.ex1
  Scenario: The controller of a snow Forest can't block a creature with snow forestwalk, and can block Grizzly Bears beside it
    Given Alice controls "Rime Dryad" and "Grizzly Bears"
    And Bob controls "Snow-Covered Forest" and "Hill Giant"
    When Alice attacks with "Rime Dryad" and "Grizzly Bears"
    Then Bob can't block "Rime Dryad" with "Hill Giant" because "Rime Dryad" has "landwalk"
    When Bob blocks "Grizzly Bears" with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 19 life
    And "Grizzly Bears" was destroyed

  @cr26:702.15e.ex1
  Scenario: Two creatures with lifelink that deal damage at the same time trigger Ajani's Pridemate twice
    Given Alice controls "Ajani's Pridemate", "Vampire Nighthawk" and "Sacred Cat"
    When Alice attacks with "Vampire Nighthawk" and "Sacred Cat"
    And combat damage is dealt
    Then "Ajani's Pridemate" has triggered twice
    And Alice is at 23 life
    When the stack resolves
    Then "Ajani's Pridemate" is 4/4
    And "Ajani's Pridemate" has 2 +1/+1 counters

  @cr26:702.15e.ex1
  Scenario: One creature with lifelink that deals 2 damage triggers Ajani's Pridemate once
    Given Alice controls "Ajani's Pridemate" and "Vampire Nighthawk"
    When Alice attacks with "Vampire Nighthawk"
    And combat damage is dealt
    And the stack resolves
    Then "Ajani's Pridemate" has triggered once
    And Alice is at 22 life
    And "Ajani's Pridemate" is 3/3

  @cr26:702.19b.ex1
  Scenario: A 3/3 creature with trample need assign only 1 damage to a 2/2 blocker to which another attacker assigns 1 damage
    Given Alice controls "Llanowar Elves" and "Hill Giant"
    And "Hill Giant" has "trample"
    And Bob controls "Grizzly Bears" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Llanowar Elves" and "Hill Giant"
    And Bob blocks "Llanowar Elves" with "Grizzly Bears"
    And Bob plays "Belated Guard" targeting "Grizzly Bears" then "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    And Alice divides 1 to "Grizzly Bears" and 2 to Bob for "Hill Giant"
    And Bob divides 2 to "Llanowar Elves" and 0 to "Hill Giant" for "Grizzly Bears"
    Then Bob is at 18 life
    And "Grizzly Bears" was destroyed
    And "Hill Giant" has dealt 1 damage to "Grizzly Bears"
    And "Llanowar Elves" has dealt 1 damage to "Grizzly Bears"

  @cr26:702.19b.ex1
  Scenario: A 3/3 creature with trample assigns 2 damage to a 2/2 blocker to which no other attacker assigns damage
    Given Alice controls "Llanowar Elves" and "Hill Giant"
    And "Hill Giant" has "trample"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Llanowar Elves" and "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 1 to Bob for "Hill Giant"
    Then Bob is at 18 life
    And "Hill Giant" has dealt 2 damage to "Grizzly Bears"

  @cr26:702.19b.ex2
  Scenario Outline: A green 6/6 creature with trample assigns <blocker> damage to a 2/2 blocker with protection from green and the rest to the player
    Given Alice controls "Craw Wurm"
    And "Craw Wurm" has "trample" and gets +0/+2 until end of turn
    And Bob controls "Ajani's Pridemate"
    And "Ajani's Pridemate" has "protection from green"
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Ajani's Pridemate"
    And combat damage is dealt
    And Alice divides <blocker> to "Ajani's Pridemate" and <player> to Bob for "Craw Wurm"
    Then "Ajani's Pridemate" has no damage marked
    And "Craw Wurm" has 2 damage marked
    And Bob is at <life> life

    Examples:
      | blocker | player | life |
      | 2       | 4      | 16   |
      | 5       | 1      | 19   |

  @cr26:702.19b.ex2
  Scenario: A green 2/2 creature with trample deals no damage to the player through a 2/2 blocker with protection from green
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And "Grizzly Bears" has "trample"
    And "Hill Giant" has "trample"
    And Bob controls "Ajani's Pridemate" and "Llanowar Elves"
    And "Ajani's Pridemate" has "protection from green"
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Grizzly Bears" with "Ajani's Pridemate" and "Hill Giant" with "Llanowar Elves"
    And combat damage is dealt
    And Alice divides 1 to "Llanowar Elves" and 2 to Bob for "Hill Giant"
    Then Bob is at 18 life
    And "Ajani's Pridemate" has no damage marked
    And "Grizzly Bears" was destroyed
    And Alice was asked for a division once

  @cr26:702.24a.ex1
  Scenario Outline: The third upkeep of Jötun Owl Keeper can be paid with <mana>
    Given it is Bob's end step
    And Alice controls "Jötun Owl Keeper" and can pay <mana>
    And "Jötun Owl Keeper" has 2 age counters
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then Alice is asked for a payment by "Jötun Owl Keeper"
    When Alice pays
    And Alice chooses the mode "<first>"
    And Alice chooses the mode "<second>"
    And Alice chooses the mode "<third>"
    Then "Jötun Owl Keeper" is in play
    And "Jötun Owl Keeper" is 3/3
    And "Jötun Owl Keeper" has 3 age counters

    Examples:
      | mana      | first | second | third |
      | {W}{W}{W} | white | white  | white |
      | {W}{W}{U} | white | white  | blue  |
      | {W}{U}{U} | white | blue   | blue  |
      | {U}{U}{U} | blue  | blue   | blue  |

  @cr26:702.24a.ex1
  Scenario Outline: Jötun Owl Keeper's controller can't pay for a third upkeep with <mana>
    Given it is Bob's end step
    And Alice controls "Jötun Owl Keeper" and can pay <mana>
    And "Jötun Owl Keeper" has 2 age counters
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    Then nobody is asked anything
    And "Jötun Owl Keeper" was sacrificed
    When the stack resolves
    Then Alice controls three 1/1 white "Bird" creature tokens

    Examples:
      | mana         |
      | {W}{U}       |
      | {W}{U}{G}{G} |

  @cr26:702.24a.ex1
  Scenario: Jötun Owl Keeper's controller, who has only Plains and Island, pays no part of its third upkeep
    Given it is Bob's end step
    And Alice controls "Jötun Owl Keeper", "Plains" and "Island"
    And "Jötun Owl Keeper" has 2 age counters
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    Then nobody is asked anything
    And "Jötun Owl Keeper" was sacrificed
    And "Plains" and "Island" are untapped

  @cr26:702.24a.ex2
  Scenario: Two different creatures are sacrificed for the second upkeep of Phyrexian Soulgorger, never one of them twice
    Given it is Bob's end step
    And Alice controls "Phyrexian Soulgorger", "Grizzly Bears" and "Hill Giant"
    And "Phyrexian Soulgorger" has 1 age counter
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays
    Then Alice may not choose "Grizzly Bears" for "Phyrexian Soulgorger"
    And Alice may choose "Grizzly Bears" and "Hill Giant" for "Phyrexian Soulgorger"
    When Alice chooses "Grizzly Bears" and "Hill Giant" for "Phyrexian Soulgorger"
    Then "Phyrexian Soulgorger" is in play
    And "Phyrexian Soulgorger" has 2 age counters
    And "Grizzly Bears" and "Hill Giant" were sacrificed

  @cr26:702.24a.ex2
  Scenario: Phyrexian Soulgorger alone can't pay for its second upkeep with itself twice and is sacrificed
    Given it is Bob's end step
    And Alice controls "Phyrexian Soulgorger"
    And "Phyrexian Soulgorger" has 1 age counter
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then nobody is asked anything
    And "Phyrexian Soulgorger" was sacrificed
    And "Grizzly Bears" and "Hill Giant" are in play

  @cr26:702.24a.ex2
  Scenario: One creature is sacrificed for the first upkeep of Phyrexian Soulgorger
    Given it is Bob's end step
    And Alice controls "Phyrexian Soulgorger", "Grizzly Bears" and "Hill Giant"
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays
    And Alice chooses "Grizzly Bears"
    Then "Phyrexian Soulgorger" is in play
    And "Phyrexian Soulgorger" is 8/8
    And "Grizzly Bears" was sacrificed
    And "Hill Giant" is in play

  @cr26:702.24b.ex1
  Scenario: Two instances of cumulative upkeep of 1 life cost 1 life and then 2 life
    Given it is Bob's end step
    And Alice controls "Twice-Sworn Hermit"
    When the game goes on to Alice's upkeep
    Then "Twice-Sworn Hermit" has triggered twice
    When the top of the stack resolves
    And Alice pays
    Then Alice is at 19 life
    And "Twice-Sworn Hermit" has 1 age counter
    When the top of the stack resolves
    And Alice pays
    Then Alice is at 17 life
    And "Twice-Sworn Hermit" has 2 age counters
    And "Twice-Sworn Hermit" is in play

  @cr26:702.26b.ex1
  Scenario: Collective Unconscious draws a card for each of three creatures, and only two cards once one has phased out
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Craw Wurm"
    And Bob controls "Trained Armodon"
    And Alice has "Reality Ripple" and 2 "Collective Unconscious" as "dream" in hand
    And Alice can pay {1}{U}{4}{G}{G}{4}{G}{G}
    And Alice has 9 "Island" as "isle" as library
    When Alice casts "dream 1"
    And the stack resolves
    Then Alice has drawn 3 cards
    When Alice casts "Reality Ripple" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is phased out
    When Alice casts "dream 2"
    And the stack resolves
    Then Alice has drawn 5 cards
    And Alice controls 2 "creature" permanents

  @cr26:702.26b.ex2
  Scenario: Wrath of God doesn't destroy a phased-out creature
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Reality Ripple" and "Wrath of God" in hand and can pay {1}{U}{2}{W}{W}
    And Alice has 3 "Swamp" as "leaf" as library
    And Bob has 3 "Swamp" as "log" as library
    When Alice casts "Reality Ripple" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is phased out
    When Alice casts "Wrath of God"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    When the game goes on to Alice's next upkeep
    Then "Hill Giant" is phased in
    And "Hill Giant" is in play
    And "Hill Giant" is the same object

  @cr26:400.7d.2 @cr26:702.44c.ex1
  Scenario: Modular-sunburst gives Arcbound Wanderer a +1/+1 counter for each colour of mana spent and passes the counters on
    Given Alice has "Arcbound Wanderer" in hand and can pay {W}{W}{W}{U}{R}{R}
    And Alice controls "Steel Wall"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Arcbound Wanderer"
    And the stack resolves
    Then "Arcbound Wanderer" has 3 +1/+1 counters
    And "Arcbound Wanderer" has no charge counters
    And "Arcbound Wanderer" is 3/3
    When Bob plays "Naturalize" targeting "Arcbound Wanderer"
    And the top of the stack resolves
    And Alice targets "Steel Wall" for "Arcbound Wanderer"
    And the stack resolves
    And Alice says yes to "Arcbound Wanderer"
    Then "Steel Wall" has 3 +1/+1 counters
    And "Steel Wall" is 3/7

  @cr26:400.7d.2
  Scenario: Arcbound Wanderer for which only white mana was spent has a single +1/+1 counter and passes it on
    Given Alice has "Arcbound Wanderer" in hand and can pay {W}{W}{W}{W}{W}{W}
    And Alice controls "Steel Wall"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Arcbound Wanderer"
    And the stack resolves
    Then "Arcbound Wanderer" has 1 +1/+1 counter
    When Bob plays "Naturalize" targeting "Arcbound Wanderer"
    And the top of the stack resolves
    And Alice targets "Steel Wall" for "Arcbound Wanderer"
    And the stack resolves
    And Alice says yes to "Arcbound Wanderer"
    Then "Steel Wall" is 1/5

  @cr26:702.44c.ex1
  Scenario: Modular-sunburst gives a noncreature artifact +1/+1 counters too, and the player need not pass them on
    Given Alice has "Dormant Warsuit" in hand and can pay {W}{U}{B}{B}
    And Alice controls "Steel Wall"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Dormant Warsuit"
    And the stack resolves
    Then "Dormant Warsuit" has 3 +1/+1 counters
    And "Dormant Warsuit" has no charge counters
    When Bob plays "Naturalize" targeting "Dormant Warsuit"
    And the top of the stack resolves
    And Alice targets "Steel Wall" for "Dormant Warsuit"
    And the stack resolves
    And Alice says no to "Dormant Warsuit"
    Then "Steel Wall" has no +1/+1 counters
    And "Dormant Warsuit" is in Alice's graveyard

  @cr26:702.47a.ex1
  Scenario: Glacial Ray that was spliced onto a spell stays in hand and is cast afterwards
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {U}{1}{R}{1}{R}
    And Alice has "Island" and "Forest" on top of library
    And Bob controls "Craw Wurm"
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Craw Wurm"
    And the stack resolves
    Then Alice's hand holds "Glacial Ray" and "Island"
    And "Craw Wurm" has 2 damage marked
    When Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Glacial Ray" is in Alice's graveyard

  @cr26:702.47a.ex1
  Scenario: Glacial Ray that was spliced onto a spell is spliced onto another spell afterwards
    Given Alice has "Reach Through Mists" as "one", "Reach Through Mists" as "two" and "Glacial Ray" in hand
    And Alice can pay {U}{U}{1}{R}{1}{R}
    And Alice has "Island" and "Forest" on top of library
    And Bob controls "Craw Wurm"
    When Alice plays "one" splicing "Glacial Ray" targeting "Craw Wurm"
    And the stack resolves
    And Alice plays "two" splicing "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Craw Wurm" has 2 damage marked
    And Alice's hand holds "Glacial Ray", "Island" and "Forest"

  @cr26:702.47a.ex1
  Scenario: Glacial Ray is discarded to pay the discard cost of the spell onto which it is spliced
    Given Alice has "Cast into the Mist" and "Glacial Ray" in hand and can pay {U}{1}{R}
    And Alice has "Island" on top of library
    And Bob controls "Craw Wurm"
    When Alice plays "Cast into the Mist" splicing "Glacial Ray" discarding "Glacial Ray" targeting "Craw Wurm"
    Then "Glacial Ray" is in Alice's graveyard
    And it happened in this order that "Glacial Ray" was revealed, then "Glacial Ray" was discarded
    When the stack resolves
    Then "Craw Wurm" has 2 damage marked
    And Alice's hand holds "Island"

  @cr26:702.47c.ex1
  Scenario: Reach Through Mists with Glacial Ray spliced onto it stays blue and damages a creature with protection from red
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {U}{1}{R}
    And Alice has "Island" on top of library
    And Bob controls "Craw Wurm"
    And "Craw Wurm" has "protection from red"
    Then Alice can't play "Glacial Ray" targeting "Craw Wurm" because "Craw Wurm" has "protection from red"
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Craw Wurm"
    Then "Reach Through Mists" is blue
    And "Reach Through Mists" isn't red
    And "Reach Through Mists" is named "Reach Through Mists"
    When the stack resolves
    Then "Craw Wurm" has 2 damage marked
    And "Reach Through Mists" has dealt 2 damage to "Craw Wurm"
    And "Glacial Ray" has dealt no damage

  @cr26:702.47c.ex1
  Scenario: Reach Through Mists with Glacial Ray spliced onto it can't target a creature with protection from blue
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {U}{1}{R}
    And Alice has "Island" on top of library
    And Bob controls "Craw Wurm" and "Hill Giant"
    And "Craw Wurm" has "protection from blue"
    Then Alice can't play "Reach Through Mists" splicing "Glacial Ray" targeting "Craw Wurm" because "Craw Wurm" has "protection from blue"
    And Alice can play "Glacial Ray" targeting "Craw Wurm"
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked

  @cr26:702.51b.ex1
  Scenario: Heartless Summoning reduces the cost of Siege Wurm to {3}{G}{G}, for which five creatures are tapped with convoke
    Given Alice controls "Heartless Summoning" and has "Siege Wurm" in hand
    And Alice controls "Grizzly Bears", "Trained Armodon", "Hill Giant", "Goblin Raider" and "White Knight"
    When Alice plays "Siege Wurm" tapping "Grizzly Bears", "Trained Armodon", "Hill Giant", "Goblin Raider" and "White Knight"
    Then the total cost of "Siege Wurm" is {3}{G}{G}
    And "Grizzly Bears", "Trained Armodon", "Hill Giant", "Goblin Raider" and "White Knight" are tapped
    When the stack resolves
    Then "Siege Wurm" is 4/4

  @cr26:702.51b.ex1
  Scenario: For the cost {3}{G}{G} of Siege Wurm at most three creatures that aren't green are tapped with convoke
    Given Alice controls "Heartless Summoning" and has "Siege Wurm" in hand and can pay {G}
    And Alice controls "Grizzly Bears", "Hill Giant", "Goblin Raider", "White Knight" and "Serra Angel"
    Then Alice can't play "Siege Wurm" tapping "Hill Giant", "Goblin Raider", "White Knight" and "Serra Angel" by rule 118.3
    And Alice can't play "Siege Wurm" tapping "Grizzly Bears", "Hill Giant", "Goblin Raider", "White Knight" and "Serra Angel" by rule 118.3
    And Alice can play "Siege Wurm" tapping "Grizzly Bears", "Hill Giant", "Goblin Raider" and "White Knight"
    When Alice plays "Siege Wurm" tapping "Grizzly Bears", "Hill Giant", "Goblin Raider" and "White Knight"
    Then {G} was spent on "Siege Wurm"
    And the total cost of "Siege Wurm" is {3}{G}{G}
    And "Serra Angel" is untapped

  @cr26:702.51b.ex1
  Scenario: Heartless Summoning reduces the cost of Hill Giant, which has no convoke, to {1}{R}
    Given Alice controls "Heartless Summoning" and "Goblin Raider" and has "Hill Giant" in hand and can pay {1}{R}
    When Alice plays "Hill Giant"
    Then the total cost of "Hill Giant" is {1}{R}
    When the stack resolves
    Then "Hill Giant" is 2/2
    And "Goblin Raider" is untapped

  @cr26:702.103d.ex1
  Scenario: Aether Storm stops Leafcrown Dryad as a creature spell but not as a bestowed Aura spell
    Given Alice controls "Grizzly Bears" and has "Leafcrown Dryad" in hand and can pay {3}{G}
    And Bob controls "Aether Storm"
    Then Alice can't play "Leafcrown Dryad" because of "storm" of "Aether Storm"
    And Alice can cast "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears"
    When Alice casts "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears"
    Then "Leafcrown Dryad" has exactly the types "enchantment" and "Aura"
    When the stack resolves
    Then "Grizzly Bears" is 4/4
    And "Leafcrown Dryad" is attached to "Grizzly Bears"

  @cr26:702.103d.ex1
  Scenario: Once a player has paid 4 life to destroy Aether Storm, Leafcrown Dryad can be cast as a creature spell
    Given Alice has "Leafcrown Dryad" in hand and can pay {1}{G}
    And Bob controls "Aether Storm"
    Then Alice can't play "Leafcrown Dryad" because of "storm" of "Aether Storm"
    When Alice activates "calm" of "Aether Storm"
    And the stack resolves
    Then Alice is at 16 life
    And "Aether Storm" was destroyed
    When Alice casts "Leafcrown Dryad"
    And the stack resolves
    Then "Leafcrown Dryad" is 2/2

  @cr26:702.103d.ex2
  Scenario: Garruk's Horde lets its controller cast the top card Leafcrown Dryad as a creature spell
    Given Alice controls "Garruk's Horde" and can pay {1}{G}
    And Alice has "Leafcrown Dryad" and "Island" as library
    When Alice casts "Leafcrown Dryad" from library
    Then "Leafcrown Dryad" has exactly the types "enchantment", "creature", "Nymph" and "Dryad"
    When the stack resolves
    Then "Leafcrown Dryad" is 2/2
    And Alice's library holds "Island"

  @cr26:702.103d.ex2
  Scenario: Garruk's Horde doesn't let its controller cast the top card Leafcrown Dryad bestowed
    Given Alice controls "Garruk's Horde" and can pay {3}{G}
    And Alice has "Leafcrown Dryad" and "Island" as library
    Then Alice can't cast "Leafcrown Dryad" from library instead of its mana cost targeting "Garruk's Horde" by rule 601.3
    And Alice can cast "Leafcrown Dryad" from library
    When Alice casts "Leafcrown Dryad" from library
    And the stack resolves
    Then "Leafcrown Dryad" is in play
    And "Leafcrown Dryad" is 2/2
    And Alice's library holds "Island"

  @cr26:702.164b.ex1
  Scenario: A creature with toxic 2 that gains toxic 1 has a total toxic value of 3
    Given Alice controls "Blightgrass Stalker" and has "Touch of Blight" in hand and can pay {G}
    When Alice plays "Touch of Blight" targeting "Blightgrass Stalker"
    And the stack resolves
    Then "Blightgrass Stalker" has "toxic 2" and "toxic 1"
    When Alice attacks with "Blightgrass Stalker"
    And combat damage is dealt
    Then Bob has 3 poison counters
    And Bob is at 17 life

  @cr26:702.164b.ex1
  Scenario: A creature with toxic 2 alone has a total toxic value of 2
    Given Alice controls "Blightgrass Stalker" and "Hill Giant"
    When Alice attacks with "Blightgrass Stalker" and "Hill Giant"
    And combat damage is dealt
    Then Bob has 2 poison counters
    And Bob is at 14 life

  @cr26:702.164b.2
  Scenario: A creature with toxic 1 that gains toxic 1 gives two poison counters, and another creature with toxic 1 gives one more
    Given Alice controls "Pestilent Syphoner" as "touched" and "Pestilent Syphoner" as "plain"
    And Alice has "Touch of Blight" in hand and can pay {G}
    When Alice plays "Touch of Blight" targeting "touched"
    And the stack resolves
    And Alice attacks with "touched"
    And combat damage is dealt
    Then Bob has 2 poison counters
    When the game goes on to Alice's next main phase
    And Alice attacks with "plain"
    And combat damage is dealt
    Then Bob has 3 poison counters
    And Bob is at 18 life

  @cr26:702.164b.2
  Scenario: Grizzly Bears, which have no toxic ability, give one poison counter if they gain toxic 1
    Given Alice controls "Grizzly Bears"
    And Alice has "Touch of Blight" in hand and can pay {G}
    When Alice plays "Touch of Blight" targeting "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Grizzly Bears"
    And combat damage is dealt
    Then Bob has 1 poison counter
    And Bob is at 18 life

  @cr26:702.1c.2
  Scenario: Shared Drill gives Grizzly Bears the bushido 1 of Devoted Retainer and the bushido 2 of Samurai Enforcers
    Given Alice controls "Grizzly Bears", "Devoted Retainer" and "Samurai Enforcers"
    And Alice has "Shared Drill" in hand and can pay {W}
    And Bob controls "Wall of Stone"
    When Alice plays "Shared Drill"
    And the stack resolves
    Then "Grizzly Bears" has "bushido 1" and "bushido 2"
    And "Grizzly Bears" doesn't have "flying"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Wall of Stone"
    And Alice puts "Grizzly Bears" and "Grizzly Bears" in this order
    Then "Grizzly Bears" has triggered twice
    When the stack resolves
    Then "Grizzly Bears" is 5/5

  @cr26:702.1c.2
  Scenario: Shared Drill gives Grizzly Bears only the bushido 2 of Samurai Enforcers if no other creature has bushido
    Given Alice controls "Grizzly Bears" and "Samurai Enforcers"
    And Alice has "Shared Drill" in hand and can pay {W}
    And Bob controls "Wall of Stone"
    When Alice plays "Shared Drill"
    And the stack resolves
    And Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Wall of Stone"
    And the stack resolves
    Then "Grizzly Bears" has triggered once
    And "Grizzly Bears" is 4/4
