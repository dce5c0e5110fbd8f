Feature: Flashback and jump-start on cards that aren't instants or sorceries

  @cr26:702.34a.5
  Scenario: An Adventurer card with flashback can be cast from the graveyard as its Adventure, which is a sorcery, and not as a creature
    Given Alice has "Remembered Raider" in graveyard and can pay {1}{R}
    Then Alice can't play "Remembered Raider" from graveyard by rule 601.3
    And Alice can play "Remembered Raider" as "Swift Raid" from graveyard targeting Bob
    When Alice plays "Remembered Raider" as "Swift Raid" from graveyard targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And "Remembered Raider" is exiled

  @cr26:702.133a.3
  Scenario: An Adventurer card with jump-start can be cast from the graveyard as its Adventure, which is a sorcery, and not as a creature
    Given Alice has "Jumping Raider" in graveyard and has "Island" in hand and can pay {1}{R}
    Then Alice can't play "Jumping Raider" from graveyard discarding "Island" by rule 601.3
    And Alice can play "Jumping Raider" as "Swift Raid" from graveyard discarding "Island" targeting Bob
    When Alice plays "Jumping Raider" as "Swift Raid" from graveyard discarding "Island" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And "Jumping Raider" is exiled
