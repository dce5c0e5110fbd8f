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
    And Alice knows "Swamp" and "Terror"
    And Bob doesn't know "Swamp"
    And Alice doesn't know "Island"
    When Alice chooses "Swamp" and "Terror"
    Then "Swamp" and "Terror" are in Alice's graveyard
    And the top of Alice's library is "Island"

  @cr26:701.25a @cr26:701.25c
  Scenario: Whispering Snitch doesn't trigger for a surveil 0, and triggers for a surveil 1
    Given Alice controls "Whispering Snitch"
    And Alice has "Measured Search" as "none" and "Measured Search" as "one" in hand and can pay {B}{1}{B}
    And Alice has "Island" and "Forest" on top of library
    When Alice plays "none" with X = 0
    And the stack resolves
    Then Bob is at 20 life
    When Alice plays "one" with X = 1
    And the stack resolves
    Then Alice may choose "Island"
    And Alice may not choose "Forest"
    When Alice chooses "Island"
    Then Bob is at 19 life
    And Alice is at 21 life
    And "Island" is in Alice's graveyard
    And the top of Alice's library is "Forest"

  @cr26:701.25c
  Scenario: Whispering Snitch triggers for a surveil 1 that leaves the card on top of the library
    Given Alice controls "Whispering Snitch"
    And Alice has "Measured Search" in hand and can pay {1}{B}
    And Alice has "Island" and "Forest" on top of library
    When Alice plays "Measured Search" with X = 1
    And the stack resolves
    And Alice chooses nothing
    Then Bob is at 19 life
    And Alice is at 21 life
    And the top of Alice's library is "Island" and "Forest"

  @cr26:701.25d
  Scenario: Whispering Snitch triggers for a surveil 2 of a player with an empty library
    Given Alice controls "Whispering Snitch" and "Doom Whisperer"
    And Alice has an empty library
    When Alice activates "whisper" of "Doom Whisperer"
    And the stack resolves
    Then Alice is at 19 life
    And Bob is at 19 life

  @cr26:701.25d
  Scenario: Whispering Snitch triggers only after the choice of a surveil 2 that finds a single card
    Given Alice controls "Whispering Snitch" and "Doom Whisperer"
    And Alice has "Island" as library
    When Alice activates "whisper" of "Doom Whisperer"
    And the top of the stack resolves
    Then Alice may choose "Island"
    And "Whispering Snitch" has triggered never
    When Alice chooses "Island"
    Then "Whispering Snitch" has triggered once
    When the stack resolves
    Then Alice is at 19 life
    And Bob is at 19 life
    And Alice's graveyard holds "Island"
