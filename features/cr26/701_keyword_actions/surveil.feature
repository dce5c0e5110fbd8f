Feature: Surveil

  @cr26:701.25a
  Scenario: A player who surveils 2 puts one card into the graveyard and leaves the other on top
    Given Alice controls "Doom Whisperer"
    And Alice has "Swamp" and "Terror" on top of library
    When Alice activates "whisper" of "Doom Whisperer"
    And the stack resolves
    And Alice chooses "Swamp"
    Then Alice is at 18 life
    And "Swamp" is in Alice's graveyard
    And the top of Alice's library is "Terror"

  @cr26:701.25a
  Scenario: A player who surveils 2 puts both cards back on top in another order
    Given Alice controls "Doom Whisperer"
    And Alice has "Swamp" and "Terror" on top of library
    When Alice activates "whisper" of "Doom Whisperer"
    And the stack resolves
    And Alice chooses nothing
    And Alice puts "Terror" and "Swamp" in this order for "Doom Whisperer"
    Then the top of Alice's library is "Terror" and "Swamp"

  @cr26:701.25a
  Scenario: A player who surveils 2 may put both of the top two cards into the graveyard, and not the third card
    Given Alice controls "Doom Whisperer"
    And Alice has "Swamp", "Terror" and "Island" on top of library
    When Alice activates "whisper" of "Doom Whisperer"
    And the stack resolves
    Then Alice may choose "Terror"
    And Alice may not choose "Island"
    When Alice chooses "Swamp" and "Terror"
    Then "Swamp" and "Terror" are in Alice's graveyard
    And the top of Alice's library is "Island"
