Feature: Subtypes of the custom set

  @htg:subtypes.1
  Scenario Outline: The set's creature type <type> can be chosen for Conspiracy
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
    Then Alice can target only "Queen's Ring" with "Juju Breaker"
    When Alice casts "Juju Breaker" targeting "Queen's Ring"
    And the stack resolves
    Then "Queen's Ring" was destroyed

  @htg:subtypes.2
  Scenario: Conspiracy can't name Juju as a creature type, and an artifact creature keeps the type Juju
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
