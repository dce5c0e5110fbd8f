Feature: Effects of static abilities

  @cr26:604.2
  Scenario: Castle's bonus lasts until Castle is destroyed
    Given Alice controls "Grizzly Bears" and has "Castle" in hand and can pay {3}{W}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Castle"
    And the stack resolves
    Then "Grizzly Bears" is 2/4
    When Bob plays "Naturalize" targeting "Castle"
    And the stack resolves
    Then "Grizzly Bears" is 2/2

  @cr26:604.2
  Scenario: Castle gives its bonus to creatures that were on the battlefield as it entered
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Castle" in hand and can pay {3}{W}
    When Alice plays "Castle"
    And the stack resolves
    Then "Grizzly Bears" is 2/4
    And "Hill Giant" is 3/5

  @cr26:604.2 @cr26:113.3d.3
  Scenario: Castle that has become a creature under Opalescence loses its ability to Turn to Frog, and its bonus ends
    Given Alice controls "Castle", "Opalescence" and "Grizzly Bears"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    Then "Grizzly Bears" is 2/4
    When Bob plays "Turn to Frog" targeting "Castle"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    And "Castle" is 1/1
    When the turn ends
    Then "Grizzly Bears" is 2/4

  @cr26:604.4
  Scenario: Flayer Husk that is moved from Grizzly Bears to Hill Giant gives its bonus only to Hill Giant
    Given Alice controls "Flayer Husk", "Grizzly Bears" and "Hill Giant" and can pay {4}
    When Alice equips "Grizzly Bears" with "Flayer Husk"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    When Alice equips "Hill Giant" with "Flayer Husk"
    And the stack resolves
    Then "Hill Giant" is 4/4
    And "Grizzly Bears" is 2/2

  @cr26:604.4
  Scenario: Flayer Husk that is attached to Hill Giant gives it its bonus
    Given Alice controls "Flayer Husk", "Lightning Greaves", "Grizzly Bears" and "Hill Giant" and can pay {2}
    When Alice equips "Hill Giant" with "Flayer Husk"
    And the stack resolves
    Then "Hill Giant" is 4/4
    And "Grizzly Bears" is 2/2
    When Alice equips "Hill Giant" with "Lightning Greaves"
    And the stack resolves
    Then "Hill Giant" has "shroud"
    And "Hill Giant" is 4/4

  @cr26:604.5
  Scenario: Urza's Rage on the stack can't be countered by Counterspell
    Given Alice has "Urza's Rage" and "Lava Spike" in hand and can pay {2}{R}{R}
    And Bob has "Counterspell" as "first" and "Counterspell" as "second" in hand and can pay {U}{U}{U}{U}
    When Alice plays "Lava Spike" targeting Bob
    And Bob plays "first" targeting "Lava Spike"
    And the stack resolves
    Then "Lava Spike" was countered
    When Alice plays "Urza's Rage" targeting Bob
    And Bob plays "second" targeting "Urza's Rage"
    And the stack resolves
    Then "Urza's Rage" has resolved
    And Bob is at 17 life

  @cr26:604.5
  Scenario: A kicked Urza's Rage on the stack can't be countered by Counterspell
    Given Alice has "Urza's Rage" in hand and can pay {10}{R}{R}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Urza's Rage" kicked targeting Bob
    And Bob plays "Counterspell" targeting "Urza's Rage"
    And the stack resolves
    Then "Counterspell" has resolved
    And Bob is at 10 life

  @cr26:604.6 @cr26:113.6f
  Scenario: Gravecrawler can be cast from the graveyard while Alice controls a Zombie
    Given Alice controls "Walking Corpse" and can pay {B}
    And Alice has "Gravecrawler" in graveyard
    Then Alice can play "Gravecrawler" from graveyard
    When Alice plays "Gravecrawler" from graveyard
    And the stack resolves
    Then "Gravecrawler" is in play under Alice's control
    And it happened once that "Gravecrawler" entered

  @cr26:604.6 @cr26:113.6f
  Scenario: Gravecrawler can't be cast from the graveyard once Alice controls no Zombie
    Given Alice controls "Walking Corpse" and can pay {B}
    And Alice has "Gravecrawler" as "buried" in graveyard
    And Alice has "Gravecrawler" as "held" in hand
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Walking Corpse"
    And the stack resolves
    Then Alice can't play "buried" from graveyard by rule 601.3
    And Alice can play "held"
    And "Walking Corpse" was destroyed

  @cr26:604.4.2
  Scenario: Holy Strength that returns from the graveyard attached to Blastoderm, which can't be a target, gives it +1/+2 all the same
    Given Alice controls "Blastoderm"
    And "Blastoderm" has 3 fade counters
    And Alice has "Holy Strength" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    When Alice plays "Replenish"
    And the stack resolves
    Then "Holy Strength" is attached to "Blastoderm"
    And "Blastoderm" is 6/7

  @cr26:604.2.2 @cr26:611.3b @cr26:611.3.2
  Scenario: Wonder in Alice's graveyard gives her creatures flying while she controls an Island, until Cremate exiles it
    Given Alice controls "Grizzly Bears" and "Island"
    And Alice has "Wonder" in graveyard
    And Bob controls "Hill Giant"
    And Bob has "Cremate" in hand and can pay {B}
    And Alice has "Trained Armodon" in hand and can pay {1}{G}{G}
    Then "Grizzly Bears" has "flying"
    And "Hill Giant" doesn't have "flying"
    When Alice plays "Trained Armodon"
    And the stack resolves
    Then "Trained Armodon" has "flying"
    When Bob plays "Cremate" targeting "Wonder"
    And the stack resolves
    Then "Grizzly Bears" doesn't have "flying"
    And "Trained Armodon" doesn't have "flying"

  @cr26:604.2.2
  Scenario: Wonder in Alice's graveyard gives her creatures no flying while she controls no Island
    Given Alice controls "Grizzly Bears"
    And Alice has "Wonder" in graveyard and "Island" in hand
    Then "Grizzly Bears" doesn't have "flying"
    When Alice plays the land "Island"
    Then "Grizzly Bears" has "flying"

  @cr26:604.2.2 @cr26:611.3.2
  Scenario: With a Wonder in play and another one in the graveyard, Grizzly Bears fly once Alice controls an Island
    Given Alice controls "Wonder" as "living", "Grizzly Bears" and "Forest"
    And Alice has "Wonder" as "buried" in graveyard
    And Alice has "Island" in hand
    And Bob controls "Hill Giant"
    Then "living" has "flying"
    And "Grizzly Bears" doesn't have "flying"
    When Alice plays the land "Island"
    Then "Grizzly Bears" has "flying"
    And "Hill Giant" doesn't have "flying"

  @cr26:604.6.2
  Scenario: Festival, which can be cast only in an opponent's upkeep, can't be cast in Alice's upkeep, and can in Bob's
    Given it is Alice's upkeep
    And Alice has "Festival" and "Lightning Bolt" in hand and can pay {W}
    And Bob controls "Hill Giant"
    Then Alice can't play "Festival" because of "only" of "Festival"
    When the game goes on to Bob's upkeep
    Then Alice can play "Festival"
    When Alice plays "Festival"
    And the stack resolves
    And the game goes on to Bob's beginning of combat
    Then Bob can't attack with "Hill Giant" by rule 508.1c

  @cr26:604.6.2
  Scenario: Festival can't be cast in Bob's main phase, and can be cast in his next upkeep
    Given it is Bob's main phase
    And Alice has "Festival" in hand and can pay {W}
    Then Alice can't play "Festival" because of "only" of "Festival"
    When the game goes on to Bob's next upkeep
    Then Alice can play "Festival"
    When Alice plays "Festival"
    Then the stack holds "Festival"

  @cr26:604.4.2
  Scenario: Holy Strength, which Crown of the Ages moves from Grizzly Bears to Blastoderm, gives its bonus only to Blastoderm, which can't be a target
    Given Alice controls "Grizzly Bears", "Blastoderm" and "Crown of the Ages" and can pay {4}
    And "Blastoderm" has 3 fade counters
    And Alice controls "Holy Strength" attached to "Grizzly Bears"
    And Bob controls "Holy Strength" as "other" attached to "Blastoderm"
    And Bob has "Disenchant" in hand and can pay {1}{W}
    Then "Grizzly Bears" is 3/4
    When Alice activates "Crown of the Ages" targeting "Holy Strength"
    And Bob in response plays "Disenchant" targeting "other"
    And the stack resolves
    Then "Holy Strength" is attached to "Blastoderm"
    And "Grizzly Bears" is 2/2
    And "Blastoderm" is 6/7
    And "Crown of the Ages" is tapped

  @cr26:604.2.4
  Scenario: Furnace of Rath doubles and Sphere of Law prevents damage only as long as they are on the battlefield
    Given Alice controls "Furnace of Rath" and has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Sphere of Law"
    And Alice has 3 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}{R}
    And Bob has "Naturalize" as "other" in hand and can pay {1}{G}
    When Alice plays "bolt 1" targeting Bob
    And the stack resolves
    And Bob applies "Sphere of Law" first
    Then Bob is at 18 life
    When Alice plays "Naturalize" targeting "Sphere of Law"
    And the stack resolves
    And Alice plays "bolt 2" targeting Bob
    And the stack resolves
    Then Bob is at 12 life
    When Bob plays "other" targeting "Furnace of Rath"
    And the stack resolves
    And Alice plays "bolt 3" targeting Bob
    And the stack resolves
    Then Bob is at 9 life

  @cr26:604.1 @cr26:603.6b
  Scenario: Ivy Elemental, cast with X = 0, enters as a 0/2 under Castle and stays, and is gone as soon as it is tapped
    Given Alice controls "Castle"
    And Alice has "Ivy Elemental" in hand and can pay {G}
    And Bob has "Twiddle" in hand and can pay {U}
    When Alice plays "Ivy Elemental" with X = 0
    Then "Ivy Elemental" is 0/0
    When the top of the stack resolves
    Then "Ivy Elemental" is 0/2
    And the stack is empty
    When Bob plays "Twiddle" targeting "Ivy Elemental"
    And the stack resolves
    And Bob chooses the option "tap"
    Then "Ivy Elemental" is in Alice's graveyard
    And "Castle" has triggered never

  @cr26:604.5.3
  Scenario: Massacre is cast without its mana cost, as its own ability says, once Alice controls a Swamp and Bob a Plains, and not before
    Given Alice has "Massacre" and "Swamp" in hand
    And Alice controls "Craw Wurm"
    And Bob controls "Plains" and "Grizzly Bears"
    Then Alice can't play "Massacre" by rule 118.3
    When Alice plays the land "Swamp"
    Then Alice can play "Massacre" instead of its mana cost
    When Alice plays "Massacre" instead of its mana cost
    Then the total cost of "Massacre" is {0}
    When the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Craw Wurm" is 4/2

  @cr26:604.2.5
  Scenario: Sphere of Law, a creature under Opalescence, prevents no damage while Turn to Frog takes its ability, and prevents damage before and after
    Given Alice controls "Opalescence" and has "Turn to Frog" in hand and can pay {1}{U}
    And Alice has 3 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}{R}
    And Bob controls "Sphere of Law"
    When Alice plays "bolt 1" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    When Alice plays "Turn to Frog" targeting "Sphere of Law"
    And the stack resolves
    And Alice plays "bolt 2" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    When the game goes on to Bob's upkeep
    And Alice plays "bolt 3" targeting Bob
    And the stack resolves
    Then Bob is at 15 life

  @cr26:604.6.7
  Scenario: Misthollow Griffin is cast from exile, as its own ability says, and can't be cast from Alice's graveyard
    Given Alice has "Misthollow Griffin" as "dead" in graveyard and can pay {2}{U}{U}
    And Alice has "Misthollow Griffin" as "gone" exiled
    Then Alice can't play "dead" from graveyard by rule 601.3
    And Alice can play "gone" from exile
    When Alice plays "gone" from exile
    And the stack resolves
    Then "gone" is in play under Alice's control
    And "gone" is 3/3
    And "gone" has "flying"

  @cr26:604.6.7
  Scenario: Misthollow Griffin, which Swords to Plowshares exiled, is cast from exile and is a new object
    Given Alice controls "Misthollow Griffin" and can pay {2}{U}{U}
    And Alice has "Grizzly Bears" in graveyard and can pay {1}{G}
    And Bob has "Swords to Plowshares" in hand and can pay {W}
    When Bob plays "Swords to Plowshares" targeting "Misthollow Griffin"
    And the stack resolves
    Then "Misthollow Griffin" is exiled
    And Alice is at 23 life
    And Alice can't play "Grizzly Bears" from graveyard by rule 601.3
    And Alice can play "Misthollow Griffin" from exile
    When Alice plays "Misthollow Griffin" from exile
    And the stack resolves
    Then "Misthollow Griffin" is in play under Alice's control
    And "Misthollow Griffin" is a new object

  @cr26:604.6.7
  Scenario: Misthollow Griffin, cast from hand and destroyed, can't be cast from the graveyard, and Gravecrawler, whose ability names the graveyard, can
    Given Alice controls "Walking Corpse"
    And Alice has "Misthollow Griffin" in hand and can pay {2}{U}{U}{2}{U}{U}{B}
    And Alice has "Gravecrawler" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Misthollow Griffin"
    And the stack resolves
    Then "Misthollow Griffin" is 3/3
    When Bob plays "Terror" targeting "Misthollow Griffin"
    And the stack resolves
    Then "Misthollow Griffin" is in Alice's graveyard
    And Alice can't play "Misthollow Griffin" from graveyard by rule 601.3
    And Alice can play "Gravecrawler" from graveyard

  @cr26:604.6.5
  Scenario: Grave-Bound Grove can't be played from Alice's hand, because its own ability forbids that, and is played from her graveyard as its other ability says
    Given Alice has "Grave-Bound Grove" as "held" and "Forest" in hand
    And Alice has "Grave-Bound Grove" as "buried" in graveyard
    Then Alice can't play the land "held" because of "bound" of "held"
    And Alice can play the land "Forest"
    And Alice can play the land "buried" from graveyard
    When Alice plays the land "buried" from graveyard
    Then "buried" is in play under Alice's control
    And "held" is in Alice's hand
    When Alice taps "buried" for mana
    Then Alice has {G} in the mana pool

  @cr26:604.6.5
  Scenario: Grave-Bound Grove is played from Alice's graveyard and taps for {G}, and Forest stays in her hand
    Given Alice has "Grave-Bound Grove" in graveyard and "Forest" in hand
    Then Alice can play the land "Forest"
    When Alice plays the land "Grave-Bound Grove" from graveyard
    Then "Grave-Bound Grove" is in play under Alice's control
    And "Forest" is in Alice's hand
    When Alice taps "Grave-Bound Grove" for mana
    Then Alice has {G} in the mana pool

  @cr26:604.6.6
  Scenario: Grave-Bound Grove, which may be played only before combat, can't be played from the graveyard after combat, and can be in the next turn
    Given it is Alice's postcombat main phase
    And Alice has "Grave-Bound Grove" in graveyard and "Forest" in hand
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    Then Alice can't play the land "Grave-Bound Grove" from graveyard because of "only" of "Grave-Bound Grove"
    And Alice can play the land "Forest"
    When the game goes on to Alice's next main phase
    And Alice plays the land "Grave-Bound Grove" from graveyard
    Then "Grave-Bound Grove" is in play under Alice's control

  @cr26:604.6.2
  Scenario: Festival, cast in Bob's upkeep, keeps his Hill Giant from attacking, and Early Warning, which can be cast only before attackers are declared, can't be cast after combat
    Given it is Bob's upkeep
    And Alice has "Festival" and "Early Warning" in hand and can pay {W}{W}
    And Bob controls "Hill Giant"
    Then Alice can play "Early Warning"
    When Alice plays "Festival"
    And the stack resolves
    And the game goes on to Bob's beginning of combat
    Then Bob can't attack with "Hill Giant" by rule 508.1c
    When the game goes on to Bob's postcombat main phase
    Then Alice can't play "Early Warning" because of "timing" of "Early Warning"

  @cr26:704.5f
  Scenario: Massacre, cast for its mana cost although Alice controls a Swamp and Bob a Plains, puts Grizzly Bears into the graveyard for lack of toughness
    Given Alice has "Massacre" in hand and can pay {2}{B}{B}
    And Alice controls "Craw Wurm" and "Swamp"
    And Bob controls "Plains" and "Grizzly Bears"
    When Alice plays "Massacre"
    Then the total cost of "Massacre" is {2}{B}{B}
    When the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Craw Wurm" is 4/2
