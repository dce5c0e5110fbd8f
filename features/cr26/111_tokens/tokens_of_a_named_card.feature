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
