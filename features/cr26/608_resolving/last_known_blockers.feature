Feature: Last-known information about combat

  @cr26:608.2h.2
  Scenario: Abu Ja'far, which dies in combat, destroys the attacker that it blocked, and no other creature
    Given Alice controls "Hill Giant", "Watchwolf" and "Goblin Raider"
    And Bob controls "Abu Ja'far", "Grizzly Bears" and "Trained Armodon"
    When Alice attacks with "Hill Giant" and "Watchwolf"
    And Bob blocks "Hill Giant" with "Abu Ja'far" and "Watchwolf" with "Trained Armodon"
    And combat damage is dealt
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Abu Ja'far" was destroyed
    And "Goblin Raider" and "Grizzly Bears" are in play
    And it happened once that "Abu Ja'far" triggered

  @cr26:608.2h.2
  Scenario: Abu Ja'far, which dies before combat damage, destroys both creatures that blocked it
    Given Alice controls "Abu Ja'far", "Watchwolf" and "Craw Wurm"
    And Bob controls "Hill Giant", "Grizzly Bears", "Trained Armodon" and "Wall of Wood"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice attacks with "Abu Ja'far" and "Craw Wurm"
    And Bob blocks "Abu Ja'far" with "Hill Giant" and "Grizzly Bears" and "Craw Wurm" with "Wall of Wood"
    And Bob plays "Glacial Ray" targeting "Abu Ja'far"
    And the stack resolves
    Then "Hill Giant" and "Grizzly Bears" were destroyed
    And "Trained Armodon", "Wall of Wood", "Craw Wurm" and "Watchwolf" are in play

  @cr26:608.2h.2
  Scenario: Grizzly Bears that Soul Sculptor has removed from combat stay as Abu Ja'far dies, although they are a creature again by then
    Given Alice controls "Abu Ja'far"
    And Bob controls "Hill Giant", "Grizzly Bears", "Soul Sculptor", "Vedalken Orrery" and can pay {1}{W}
    And Bob has "Ornithopter" and "Glacial Ray" in hand and can pay {1}{R}
    When Alice attacks with "Abu Ja'far"
    And Bob blocks "Abu Ja'far" with "Hill Giant" and "Grizzly Bears"
    And Bob activates "Soul Sculptor" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" isn't blocking
    When Bob plays "Ornithopter"
    And the top of the stack resolves
    Then "Grizzly Bears" has the type "creature"
    When Bob plays "Glacial Ray" targeting "Abu Ja'far"
    And the top of the stack resolves
    And the stack resolves
    Then "Grizzly Bears" is in play
    And "Hill Giant" was destroyed
