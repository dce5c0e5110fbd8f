Feature: The set's own subtypes

  @htg:subtypes.1
  Scenario Outline: Each of the new creature types can be chosen as one
    Given Alice controls "Grizzly Bears" and has "Conspiracy" in hand and can pay {3}{B}{B}
    When Alice casts "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "<type>" for "Conspiracy"
    Then "Grizzly Bears" has exactly the types "creature" and "<type>"

    Examples:
      | type        |
      | Underling   |
      | Prospitian  |
      | Pony        |
      | Player      |
      | Pastry      |
      | Monarch     |
      | Mayor       |
      | Kernelsprite |
      | Harlequin   |
      | Guardian    |
      | Felt        |
      | Dersite     |
      | Consort     |

  @htg:subtypes.2
  Scenario: Juju is an artifact type that cards can ask for
    Given Alice has "Juju Breaker" in hand and can pay {R}
    And Bob controls "Queen's Ring" and "Pentad Prism"
    Then the mana cost of "Queen's Ring" is {2}
    And "Queen's Ring" has exactly the types "artifact" and "Juju"
    And "Queen's Ring" is colorless
    And the mana cost of "Juju Breaker" is {R}
    And "Juju Breaker" has exactly the type "instant"
    And "Juju Breaker" is red
    And Alice can target only "Queen's Ring" with "Juju Breaker"
    When Alice casts "Juju Breaker" targeting "Queen's Ring"
    And the stack resolves
    Then "Queen's Ring" was destroyed

  @htg:subtypes.2
  Scenario: What changes creature types leaves Juju alone, and can't bring it about
    Given Alice controls "Queen's Ring" and "March of the Machines"
    And Alice has "Conspiracy" and "Juju Breaker" in hand and can pay {3}{B}{B} and can pay {R}
    When Alice casts "Conspiracy"
    And the stack resolves
    Then Alice may not choose the creature type "Juju"
    And Alice may choose the creature type "Pony"
    When as it resolves, Alice chooses the creature type "Bear" for "Conspiracy"
    Then "Queen's Ring" has exactly the types "artifact", "creature", "Juju" and "Bear"
    When Alice casts "Juju Breaker" targeting "Queen's Ring"
    And the stack resolves
    Then "Queen's Ring" was destroyed
