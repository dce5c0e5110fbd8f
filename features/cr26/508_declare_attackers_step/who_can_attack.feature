Feature: Which creatures can attack

  @cr26:508.1a
  Scenario: A tapped creature, a creature without haste that came this turn and an opponent's creature can't attack
    Given Alice controls "Hill Giant", tapped "Trained Armodon", new "Goblin Raider" and new "Craw Wurm"
    And "Craw Wurm" has "haste"
    And Alice has "Watchwolf" in hand
    And Bob controls "Grizzly Bears"
    Then Alice can attack with "Hill Giant" and "Craw Wurm"
    And Alice can't attack with "Trained Armodon"
    And Alice can't attack with "Goblin Raider" by rule 302.6
    And Alice can't attack with "Watchwolf"
    And Alice can't attack with "Grizzly Bears"
    When Alice attacks with "Hill Giant" and "Craw Wurm"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 11 life
