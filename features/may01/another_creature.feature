Feature: One creature type for another

  @may01:ours.329
  Scenario: A king of Goblins becomes a king of Bears, in its text and on its type line
    Given it is Alice's main phase
    And Alice controls "Goblin King", "Goblin Raider" and "Grizzly Bears"
    And Alice has "Artificial Evolution" in hand and can pay {U}
    Then the mana cost of "Artificial Evolution" is {U}
    And "Artificial Evolution" has exactly the type "instant"
    And the text of "Goblin King" says "goblin"
    And "Goblin Raider" is 3/3
    When Alice plays "Artificial Evolution" targeting "Goblin King"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Goblin"
    Then Alice may not choose the creature type "Goblin"
    And Alice may not choose the creature type "Wall"
    And Alice may choose the creature type "Bear"
    When Alice chooses the creature type "Bear"
    Then "Goblin King" has exactly the types "creature" and "bear"
    And the text of "Goblin King" says "bear"
    And the text of "Goblin King" doesn't say "goblin"
    And "Goblin Raider" is 2/2
    And "Grizzly Bears" is 3/3
    And "Goblin King" is named "Goblin King"

  @may01:ours.329
  Scenario: What a text makes is of the other creature type, too
    Given it is Alice's main phase
    And Alice has "Staff of the Storyteller" and "Artificial Evolution" in hand and can pay {U} and can pay {1}{W}
    When Alice plays "Staff of the Storyteller"
    And Alice in response plays "Artificial Evolution" targeting "Staff of the Storyteller"
    And the top of the stack resolves
    And as it resolves, Alice chooses the creature type "Spirit"
    And as it resolves, Alice chooses the creature type "Goblin"
    And the stack resolves
    Then Alice controls a 1/1 white "Goblin" creature token
    And Alice controls no "Spirit" permanents
