Feature: Several replacement effects, in rulings of our own

  @may01:ours.5
  Scenario: The Armor takes one off before the Furnace doubles
    Given Alice controls "Urza's Armor" and "Furnace of Rath"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    Then "Urza's Armor" has exactly the type "artifact"
    And the mana cost of "Urza's Armor" is {6}
    When Bob plays "Glacial Ray" targeting Alice
    And the stack resolves
    And as it resolves, Alice applies "Urza's Armor" first
    Then Alice is at 18 life

  @may01:ours.5
  Scenario: The Armor takes one off after the Furnace has doubled, and Bob has none
    Given Alice controls "Urza's Armor" and "Furnace of Rath"
    And Bob has 2 "Glacial Ray" as "ray" in hand and can pay {2}{R}{R}
    When Bob plays "ray 1" targeting Alice
    And the stack resolves
    And as it resolves, Alice applies "Furnace of Rath" first
    Then Alice is at 17 life
    When Bob plays "ray 2" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And Bob was asked for a replacement never

  @may01:ours.5
  Scenario: Twice, and one more
    Given Alice controls "Doubling Season", "Hardened Scales" and "Slith Firewalker"
    Then "Hardened Scales" is green
    And the mana cost of "Hardened Scales" is {G}
    And "Hardened Scales" has exactly the type "enchantment"
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And as it resolves, Alice applies "Doubling Season" first
    Then "Slith Firewalker" has 3 +1/+1 counters

  @may01:ours.5
  Scenario: One more, and twice as many
    Given Alice controls "Doubling Season", "Hardened Scales" and "Slith Firewalker"
    Then "Doubling Season" is green
    And the mana cost of "Doubling Season" is {4}{G}
    And "Doubling Season" has exactly the type "enchantment"
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And as it resolves, Alice applies "Hardened Scales" first
    Then "Slith Firewalker" has 4 +1/+1 counters

  @may01:ours.5 @edition:2026-01
  Scenario: Today counters with which something comes are put on it as well
    Given Alice controls "Doubling Season", "Hardened Scales" and "Grizzly Bears"
    And Alice has "Otherworldly Journey" in hand and can pay {1}{W}
    And Alice has "Arcbound Worker" in hand and can pay {1}
    When Alice plays "Arcbound Worker"
    And the stack resolves
    And as it resolves, Alice applies "Hardened Scales" first
    Then "Arcbound Worker" has 4 +1/+1 counters
    When Alice plays "Otherworldly Journey" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to the end step
    And the stack resolves
    And as it resolves, Alice applies "Doubling Season" first
    Then "Grizzly Bears" has 3 +1/+1 counters

  @may01:ours.18
  Scenario: The Season doubles counters of any kind that are put on what is one's own, the Scales look at one kind and creatures alone
    Given Alice controls "Doubling Season", "Hardened Scales" and "Baku Altar"
    And Bob controls "Petalmane Baku" and "Grizzly Bears"
    And Alice has "Lava Spike" in hand and can pay {R}
    And Bob has "Kodama's Might" in hand and can pay {G}
    When Alice plays "Lava Spike" targeting Bob
    And the top of the stack resolves
    And as it resolves, Alice says yes to "Baku Altar"
    Then "Baku Altar" has 2 ki counters
    When Bob plays "Kodama's Might" targeting "Grizzly Bears"
    And the top of the stack resolves
    And as it resolves, Bob says yes to "Petalmane Baku"
    Then "Petalmane Baku" has 1 ki counter
    And Alice was asked for a replacement never

  @may01:ours.5
  Scenario: Whose graveyard it would be says which Peace exiles what dies
    Given Alice controls 2 "Rest in Peace" as "rest" and "Grizzly Bears"
    And Alice has "Forest" in graveyard
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Bob plays "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    And as it resolves, Bob applies "rest 1" first
    And as it resolves, Alice applies "rest 2" first
    Then "Grizzly Bears" is exiled
    And "Glacial Ray" is exiled
    And "Forest" is in Alice's graveyard
    And it happened never that "Grizzly Bears" died

  @may01:ours.18
  Scenario: As it comes Rest in Peace clears what lies there, and from then on nothing comes
    Given Alice has "Rest in Peace" in hand and can pay {1}{W}
    And Alice has "Forest" in graveyard
    And Bob has "Island" in graveyard and has "Terror" in hand and can pay {1}{B}
    And Alice controls "Grizzly Bears" and a 1/1 green "Snake" creature token as "snake"
    And Bob controls "Furnace of Rath" and "Urza's Armor"
    Then "Rest in Peace" is white
    And "Rest in Peace" has exactly the type "enchantment"
    And the mana cost of "Rest in Peace" is {1}{W}
    When Alice plays "Rest in Peace"
    And the stack resolves
    Then "Forest" and "Island" are exiled
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" and "Terror" are exiled

  @may01:ours.10 @edition:2026-01
  Scenario: Today the Colossus goes back into the library although nobody sees where it is
    Given Alice has "Dampen Thought" in hand and can pay {1}{U}
    And Bob has "Darksteel Colossus" on top of library
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    Then "Darksteel Colossus" is in Bob's library
    And Bob has 3 cards in graveyard
    And it happened once that Bob shuffled
    And it happened once that "Darksteel Colossus" was revealed

  @may01:ours.10 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: Until 2006 what a card in a library says of itself isn't looked at
    Given Alice has "Dampen Thought" and "Tinker" in hand and can pay {3}{U}{U}
    And Bob has "Darksteel Colossus" on top of library
    And Alice controls "Darksteel Colossus" as "the other"
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    Then "Darksteel Colossus" is in Bob's graveyard
    And it happened never that Bob shuffled
    When Alice plays "Tinker" sacrificing "the other"
    Then "the other" is in Alice's library

  @may01:ours.10
  Scenario: The Colossus that is countered goes back into its owner's library
    Given Alice has "Darksteel Colossus" in hand and can pay {11}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    Then the mana cost of "Darksteel Colossus" is {11}
    And "Darksteel Colossus" has exactly the types "artifact", "creature" and "Golem"
    And "Darksteel Colossus" is colorless
    When Alice plays "Darksteel Colossus"
    And Bob plays "Counterspell" targeting "Darksteel Colossus"
    And the stack resolves
    Then "Darksteel Colossus" is in Alice's library
    And "Darksteel Colossus" was countered
    And "Counterspell" is in Bob's graveyard
    And it happened once that Alice shuffled

  @may01:ours.10
  Scenario: The Colossus that is sacrificed or discarded goes back, too
    Given Alice has "Tinker" in hand and can pay {2}{U}
    And Alice controls "Darksteel Colossus" as "the old one" owned by Bob
    And Alice has "Steel Wall" on top of library
    And Bob has "Darksteel Colossus" as "the other" in hand
    And Bob controls "Grizzly Bears"
    When Alice plays "Tinker" sacrificing "the old one"
    Then "the old one" is in Bob's library
    And it happened once that Bob shuffled
    When the stack resolves
    And Alice chooses "Steel Wall"
    Then "Steel Wall" is in play
    And "Tinker" is in Alice's graveyard

  @may01:ours.10
  Scenario: Nothing destroys the Colossus, and what tramples tramples
    Given Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    And Alice controls "Darksteel Colossus" and "Grizzly Bears"
    And Bob controls "Steel Wall"
    And Alice has "Tinker" in hand and can pay {2}{U}
    When Alice attacks with "Darksteel Colossus"
    And Bob blocks "Darksteel Colossus" with "Steel Wall"
    And combat damage is dealt
    And Alice divides 4 to "Steel Wall" and 7 to Bob
    Then Bob is at 13 life
    When the game goes on to the second main phase
    And Alice plays "Wrath of God"
    And the stack resolves
    Then "Darksteel Colossus" is in play
    And "Grizzly Bears" is in Alice's graveyard
    When Alice plays "Tinker" sacrificing "Darksteel Colossus"
    Then "Darksteel Colossus" is in Alice's library

  @may01:ours.18
  Scenario: However many tokens come at one time, the Staff counts one story, of its own player alone
    Given Alice controls "Doubling Season" and "Baku Altar"
    And "Baku Altar" has 1 ki counter
    And Alice has "Staff of the Storyteller" in hand and can pay {4}{W}{W}
    And Bob controls "Staff of the Storyteller" as "the other"
    Then "Staff of the Storyteller" is white
    And "Staff of the Storyteller" has exactly the type "artifact"
    And the mana cost of "Staff of the Storyteller" is {1}{W}
    When Alice plays "Staff of the Storyteller"
    And the stack resolves
    Then Alice controls two 1/1 white "Spirit" creature tokens
    And the second "Spirit" token has "flying"
    And "Staff of the Storyteller" has 2 story counters
    And "the other" has no story counters
    When Alice activates "Baku Altar"
    And the stack resolves
    Then "Staff of the Storyteller" has 4 story counters
    When Alice activates "listen" of "Staff of the Storyteller"
    And the stack resolves
    Then Alice has drawn 1 card
    And "Staff of the Storyteller" has 3 story counters
    And "Staff of the Storyteller" is tapped

  @may01:ours.10
  Scenario: The Colossus that is discarded goes back from the hand
    Given it is Alice's end step
    And Alice has "Darksteel Colossus" and 7 "Swamp" as "swamp" in hand
    When the game goes on to Alice's cleanup step
    And Alice chooses "Darksteel Colossus"
    Then "Darksteel Colossus" is in Alice's library
    And Alice has 7 cards in hand
    And Alice has no cards in graveyard
    And it happened once that Alice shuffled

  @may01:ours.18
  Scenario: Without the Season the Staff makes one Spirit, and the Season that comes later doubles nothing that is there
    Given Alice has "Staff of the Storyteller" in hand and can pay {1}{W}
    And Alice has "Doubling Season" in hand and can pay {4}{G}
    And Alice controls "Baku Altar" and can pay {2}
    And "Baku Altar" has 1 ki counter
    When Alice plays "Staff of the Storyteller"
    And the stack resolves
    Then Alice controls a 1/1 white "Spirit" creature token
    And "Staff of the Storyteller" has 1 story counter
    When Alice plays "Doubling Season"
    And the stack resolves
    And Alice activates "Baku Altar"
    And the stack resolves
    Then Alice controls 3 "Spirit" permanents
    And "Staff of the Storyteller" has 3 story counters
