Feature: Examples of section 201

  @cr26:201.2b.ex1
  Scenario: Liliana's Contract doesn't trigger for three Demons with different names and a face-down Demon, and it triggers once that Demon is face up
    Given it is Bob's end step
    And Alice controls "Liliana's Contract", "Conspiracy", "Grizzly Bears", "Hill Giant" and "Watchwolf"
    And "Conspiracy" has the chosen creature type "Demon"
    And Alice controls a face-down "Battering Craghorn" as "mask" and can pay {1}{R}{R}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Mountain" as "peak" as library
    When the game goes on to Alice's upkeep
    Then "mask" has the types "creature" and "Demon"
    And "Liliana's Contract" has triggered never
    When Alice turns "mask" face up
    And the game goes on to Alice's next upkeep
    Then "mask" is named "Battering Craghorn"
    And "Liliana's Contract" has triggered once
    When the stack resolves
    Then Alice has won the game

  @cr26:201.2b.ex1
  Scenario: Liliana's Contract doesn't trigger for four Demons of which two are named Hill Giant, and triggers for four Demons with different names
    Given Alice controls "Conspiracy", "Grizzly Bears", "Watchwolf", "Hill Giant" as "one" and "Hill Giant" as "two"
    And "Conspiracy" has the chosen creature type "Demon"
    And Alice has "Liliana's Contract" and "Battering Craghorn" in hand and can pay {3}{B}{B}{1}{R}{R}
    And Alice has 8 "Plains" as "dune" as library
    And Bob has 4 "Mountain" as "peak" as library
    When Alice plays "Liliana's Contract"
    And the stack resolves
    Then Alice has drawn 4 cards
    And Alice is at 16 life
    When the game goes on to Alice's next upkeep
    Then the ability "pact" of "Liliana's Contract" has triggered never
    When the game goes on to Alice's main phase
    And Alice plays "Battering Craghorn"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then the ability "pact" of "Liliana's Contract" has triggered once
    When the stack resolves
    Then Alice has won the game

  @cr26:201.4a.ex1
  Scenario: Island isn't a nonland card name, even while an Island on the battlefield is an enchantment and no land
    Given Alice controls "Island" and "Soul Sculptor"
    And Alice controls "Living Plane"
    And Alice has "Nevermore" in hand and can pay {1}{W}{W}{1}{W}
    When Alice activates "sculpt" of "Soul Sculptor" targeting "Island"
    And the stack resolves
    Then "Island" doesn't have the type "land"
    When Alice plays "Nevermore"
    And the stack resolves
    Then Alice may choose the card name "Sol Ring"
    And Alice may not choose the card name "Island"
    When Alice chooses the card name "Sol Ring"
    Then "Nevermore" is in play

  @cr26:201.4a.ex1
  Scenario: Grizzly Bears is a nonland card name, even while Grizzly Bears on the battlefield is a Forest
    Given Bob controls "Grizzly Bears" as "grove" and has "Grizzly Bears" as "cub" and "Llanowar Elves" in hand and can pay {1}{G}
    And Alice controls "Song of the Dryads"
    And "Song of the Dryads" is attached to "grove"
    And Alice has "Nevermore" in hand and can pay {1}{W}{W}
    And Bob has 4 "Mountain" as "peak" as library
    Then "grove" has exactly the types "land" and "Forest"
    When Alice plays "Nevermore"
    And the stack resolves
    Then Alice may choose the card name "Grizzly Bears"
    When Alice chooses the card name "Grizzly Bears"
    And the game goes on to Bob's main phase
    Then Bob can't play "cub" because of the ability "ban" of "Nevermore"
    And Bob can play "Llanowar Elves"

  @cr26:201.5a.ex1
  Scenario: With two Gutter Grimes, each Ooze token counts only the slime counters on the Gutter Grime that created the token
    Given Alice controls "Gutter Grime" as "old", "Gutter Grime" as "young" and "Grizzly Bears"
    And "old" has 2 slime counters
    And Alice has "Terror" in hand and can pay {1}{B}
    When Alice plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    And Alice puts "old" and "young" in this order
    Then the first "Ooze" token is 1/1
    And the second "Ooze" token is 3/3

  @cr26:201.5a.2 @edition:2013-07 @edition:2026-01
  Scenario: With two Gutter Grimes, each Ooze token and a copy of it count only the slime counters on the Gutter Grime that created the token
    Given Alice controls "Gutter Grime" as "old", "Gutter Grime" as "young", "Grizzly Bears" and "Hill Giant"
    And "old" has 2 slime counters
    And Alice has "Terror" as "first terror", "Terror" as "second terror" and "Wake the Reflections" in hand and can pay {1}{B}{1}{B}{W}
    When Alice plays "first terror" targeting "Grizzly Bears"
    And the stack resolves
    And Alice puts "old" and "young" in this order
    Then the first "Ooze" token is 1/1
    And the second "Ooze" token is 3/3
    When Alice plays "Wake the Reflections"
    And the stack resolves
    And Alice chooses the second "Ooze" token
    Then the third "Ooze" token is 3/3
    When Alice plays "second terror" targeting "Hill Giant"
    And the stack resolves
    And Alice puts "old" and "young" in this order
    Then the first "Ooze" token is 2/2
    And the second "Ooze" token is 4/4
    And the third "Ooze" token is 4/4

  @cr26:201.5a.ex1
  Scenario: An Ooze token that a single Gutter Grime created grows with the slime counters on it
    Given Alice controls "Gutter Grime", "Grizzly Bears" and "Hill Giant"
    And Alice has "Terror" as "first terror" and "Terror" as "second terror" in hand and can pay {1}{B}{1}{B}
    When Alice plays "first terror" targeting "Grizzly Bears"
    And the stack resolves
    Then the first "Ooze" token is 1/1
    And the first "Ooze" token is green
    When Alice plays "second terror" targeting "Hill Giant"
    And the stack resolves
    Then the first "Ooze" token is 2/2
    And the second "Ooze" token is 2/2

  @cr26:201.5b.ex1
  Scenario: Quicksilver Elemental regenerates itself with the ability gained from Skithiryx, and Skithiryx isn't regenerated
    Given Alice controls "Quicksilver Elemental" and can pay {U}{U}{U}{4}{R}{4}{R}
    And Bob controls "Skithiryx, the Blight Dragon"
    And Alice has "Blaze" as "one" and "Blaze" as "two" in hand
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Skithiryx, the Blight Dragon"
    And the stack resolves
    And Alice activates "mend" of "Quicksilver Elemental"
    And the stack resolves
    And Alice plays "one" with X = 4 targeting "Quicksilver Elemental"
    And the stack resolves
    Then "Quicksilver Elemental" is tapped
    And "Quicksilver Elemental" has 0 damage marked
    When Alice plays "two" with X = 4 targeting "Skithiryx, the Blight Dragon"
    And the stack resolves
    Then "Skithiryx, the Blight Dragon" was destroyed

  @cr26:201.5b
  Scenario: Quicksilver Elemental with the ability of Mogg Fanatic is sacrificed for it and deals the 1 damage itself, and Mogg Fanatic stays
    Given Alice controls "Quicksilver Elemental" and can pay {U}
    And Bob controls "Mogg Fanatic"
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Mogg Fanatic"
    And the stack resolves
    And Alice activates "blast" of "Quicksilver Elemental" targeting Bob
    And the stack resolves
    Then "Quicksilver Elemental" was sacrificed
    And "Quicksilver Elemental" has dealt 1 damage to Bob
    And "Mogg Fanatic" has dealt no damage
    And "Mogg Fanatic" is in play

  @cr26:201.5b.ex1
  Scenario: Skithiryx regenerates itself with its own ability and gives itself haste
    Given Alice controls a new "Skithiryx, the Blight Dragon" and can pay {B}{B}{B}{4}{R}
    And Alice has "Blaze" in hand
    When Alice activates "hurry" of "Skithiryx, the Blight Dragon"
    And the stack resolves
    Then "Skithiryx, the Blight Dragon" has "haste"
    When Alice activates "mend" of "Skithiryx, the Blight Dragon"
    And the stack resolves
    And Alice plays "Blaze" with X = 4 targeting "Skithiryx, the Blight Dragon"
    And the stack resolves
    Then "Skithiryx, the Blight Dragon" is tapped
    And "Skithiryx, the Blight Dragon" has 0 damage marked

  @cr26:201.5b.ex2
  Scenario: Kodama's Reach with Glacial Ray spliced onto it deals the 2 damage, even to a creature with protection from red
    Given Alice has "Kodama's Reach" and "Glacial Ray" in hand and can pay {2}{G}{1}{R}
    And Alice has "Forest" and "Plains" as library
    And Bob controls "Crimson Acolyte" and "Wall of Stone"
    Then Alice can't play "Glacial Ray" targeting "Crimson Acolyte" because "Crimson Acolyte" has "protection"
    And Alice can play "Glacial Ray" targeting "Wall of Stone"
    When Alice plays "Kodama's Reach" splicing "Glacial Ray" targeting "Crimson Acolyte"
    And the stack resolves
    And Alice chooses "Forest" and "Plains"
    And Alice chooses "Forest"
    Then "Kodama's Reach" has dealt 2 damage to "Crimson Acolyte"
    And "Glacial Ray" has dealt no damage
    And "Crimson Acolyte" was destroyed

  @cr26:201.5b.ex2
  Scenario: Glacial Ray that is cast alone deals the 2 damage itself
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Wall of Stone"
    When Alice plays "Glacial Ray" targeting "Wall of Stone"
    And the stack resolves
    Then "Glacial Ray" has dealt 2 damage to "Wall of Stone"
    And "Wall of Stone" has 2 damage marked

  @cr26:201.5b.ex3
  Scenario: A creature that has become a copy of Runeclaw Bear with a gained ability becomes a copy of another creature with that ability
    Given Alice controls "Hollow Shapetaker", "Runeclaw Bear" and "Hill Giant" and can pay {1}{1}
    When Alice activates "change" of "Hollow Shapetaker" sacrificing "Runeclaw Bear"
    And the stack resolves
    Then "Hollow Shapetaker" is named "Runeclaw Bear"
    And "Hollow Shapetaker" is 2/2
    When Alice activates "again" of "Hollow Shapetaker" sacrificing "Hill Giant"
    And the stack resolves
    Then "Hollow Shapetaker" is named "Hill Giant"
    And "Hollow Shapetaker" is 3/3

  @cr26:201.5b.ex3
  Scenario: A creature becomes a copy of a sacrificed Craw Wurm with its own ability
    Given Alice controls "Hollow Shapetaker" and "Craw Wurm" and can pay {1}
    When Alice activates "change" of "Hollow Shapetaker" sacrificing "Craw Wurm"
    And the stack resolves
    Then "Hollow Shapetaker" is named "Craw Wurm"
    And "Hollow Shapetaker" is 6/4
