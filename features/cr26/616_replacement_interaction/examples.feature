Feature: Examples of section 616

  @cr26:616.1f.ex1
  Scenario: If the destroyed creature's controller applies Rest in Peace first, the creature is exiled and not shuffled into the library
    Given Alice controls "Homing Hart"
    And Bob controls "Rest in Peace" and has "Murder" in hand and can pay {1}{B}{B}
    When Bob plays "Murder" targeting "Homing Hart"
    And the stack resolves
    And as it resolves, Alice applies "Rest in Peace" first
    Then "Homing Hart" is exiled
    And it happened never that Alice shuffled
    And Alice was asked for a replacement once

  @cr26:616.1f.ex1
  Scenario: If the destroyed creature's controller applies its own effect first, the creature is shuffled into the library and not exiled
    Given Alice controls "Homing Hart" owned by Bob
    And Bob controls "Rest in Peace" and has "Murder" in hand and can pay {1}{B}{B}
    When Bob plays "Murder" targeting "Homing Hart"
    And the stack resolves
    And as it resolves, Alice applies "Homing Hart" first
    Then "Homing Hart" is in Bob's library
    And it happened once that Bob shuffled
    And "Murder" is exiled

  @cr26:616.1f.ex2 @cr26:616.1c
  Scenario: With Essence of the Wild, Rusted Sentinel enters untapped as a copy of Essence of the Wild
    Given Alice controls "Essence of the Wild"
    And Alice has "Rusted Sentinel" in hand and can pay {4}
    When Alice plays "Rusted Sentinel"
    And the stack resolves
    Then "Rusted Sentinel" is named "Essence of the Wild"
    And "Rusted Sentinel" is 6/6
    And "Rusted Sentinel" is untapped
    And "Rusted Sentinel" doesn't have the type "artifact"
    And Alice was asked for a replacement never

  @cr26:616.1f.ex2
  Scenario: Rusted Sentinel of a player without Essence of the Wild enters tapped
    Given Bob controls "Essence of the Wild"
    And Alice has "Rusted Sentinel" in hand and can pay {4}
    When Alice plays "Rusted Sentinel"
    And the stack resolves
    Then "Rusted Sentinel" is tapped
    And "Rusted Sentinel" is 3/4

  @cr26:616.1g.ex1
  Scenario: With Doubling Season, each of two tokens that are copies of Voice of All gets a colour of its own
    Given Alice controls "Voice of All", "Kiki-Jiki, Mirror Breaker" and "Doubling Season"
    And "Voice of All" has the chosen color "green"
    And Bob has "Terror" and "Glacial Ray" in hand and can pay {1}{B}{1}{R}
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Voice of All"
    And the stack resolves
    And as it resolves, Alice chooses the color "red"
    And as it resolves, Alice chooses the color "black"
    Then the first "Voice of All" token and the second "Voice of All" token are in play
    And Bob can't target the first "Voice of All" token with "Glacial Ray"
    And Bob can target the first "Voice of All" token with "Terror"
    And Bob can't target the second "Voice of All" token with "Terror"
    And Bob can target the second "Voice of All" token with "Glacial Ray"
    And Alice was asked for a color twice
    And Alice was asked for a replacement never

  @cr26:616.2.ex1
  Scenario: With Breath of Learning alone, a player who would gain 1 life has the top card of the library in hand instead
    Given Alice controls "Soul Warden"
    And Alice has "Breath of Learning" and "Grizzly Bears" in hand and can pay {2}{U}{1}{G}
    And Alice has "Forest" in graveyard
    And Alice has "Island" and "Swamp" as library
    When Alice plays "Breath of Learning"
    And the stack resolves
    And Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice is at 20 life
    And "Island" is in Alice's hand
    And "Forest" is in Alice's graveyard
    And the top of Alice's library is "Swamp"

  @cr26:616.2.ex1
  Scenario Outline: <newer> cast after <older>: a player who would gain 1 life returns a card from the graveyard to the hand instead
    Given Alice controls "<older>", "Soul Warden" and "Vedalken Orrery"
    And Alice has "<newer>" and "Grizzly Bears" in hand and can pay <cost>{1}{G}
    And Alice has "Forest" in graveyard
    And Alice has "Island" as library
    When Alice plays "<newer>"
    And the stack resolves
    And Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice is at 20 life
    And "Forest" is in Alice's hand
    And Alice's library holds "Island"
    And Alice has drawn no cards

    Examples:
      | older              | newer              | cost   |
      | Grave Well         | Breath of Learning | {2}{U} |
      | Breath of Learning | Grave Well         | {1}{B} |
