Feature: Tokens of a named card

  @cr26:111.11.ex1
  Scenario: The Dryad Arbor token of Grove Herald has the characteristics of the card Dryad Arbor
    Given Alice has "Grove Herald" in hand and can pay {2}{G}
    When Alice plays "Grove Herald"
    And the stack resolves
    Then Alice controls 1 "Dryad Arbor" permanent
    And the first "Dryad Arbor" token is named "Dryad Arbor"
    And the first "Dryad Arbor" token has exactly the types "land", "creature", "Forest" and "Dryad"
    And the first "Dryad Arbor" token is green
    And the first "Dryad Arbor" token is 1/1
    And the mana value of the first "Dryad Arbor" token is 0
    When the game goes on to Alice's next main phase
    And Alice taps the first "Dryad Arbor" token for mana making {G}
    Then Alice has {G} in the mana pool

  @cr26:111.11.ex1
  Scenario: The Dryad Arbor token of Grove Herald doesn't make Grove Herald's controller unable to play a land
    Given Alice has "Grove Herald" and "Island" in hand and can pay {2}{G}
    When Alice plays "Grove Herald"
    And the stack resolves
    Then Alice controls 1 "Dryad Arbor" permanent
    When Alice plays the land "Island"
    Then "Island" is in play
    And Alice controls 1 "creature" permanent

  @cr26:111.11.ex1
  Scenario: The Dryad Arbor token of Grove Herald is a creature and a Dryad, so Soul Warden triggers as it enters
    Given Alice controls "Soul Warden" and has "Grove Herald" in hand and can pay {2}{G}
    When Alice plays "Grove Herald"
    And the stack resolves
    Then Alice controls 1 "Dryad" permanent
    And "Soul Warden" has triggered once
    And Alice is at 21 life
    And Alice controls 2 "creature" permanents

  @cr26:111.11.2
  Scenario: Llanowar Mentor's token, which its text defines and names Llanowar Elves, has no mana cost
    Given Alice controls "Llanowar Mentor" and has "Forest" and "Llanowar Elves" as "card" in hand and can pay {G}
    When Alice activates "teach" of "Llanowar Mentor" discarding "Forest"
    And the stack resolves
    Then the first "Llanowar Elves" token is named "Llanowar Elves"
    And the first "Llanowar Elves" token is 1/1
    And the mana value of the first "Llanowar Elves" token is 0
    And the mana value of "card" is 1

  @cr26:111.11.2
  Scenario: Llanowar Mentor's token makes green mana a turn later, while a card with the token's name is in hand
    Given Alice controls "Llanowar Mentor" and has "Forest" and "Llanowar Elves" as "card" in hand and can pay {G}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice activates "teach" of "Llanowar Mentor" discarding "Forest"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice taps the first "Llanowar Elves" token for mana
    Then Alice has {G} in the mana pool
    And the first "Llanowar Elves" token is tapped
