Feature: Evasion abilities

  Scenario Outline: <attacker> with <keyword> that also has flying can be blocked only by a creature that both evasion abilities allow
    Given Alice controls "<attacker>" as "attacker"
    And "attacker" has "flying"
    And Bob controls "<winged>" as "winged", "<kin>" as "kin" and "<both>" as "both"
    And "both" has "flying"
    When Alice attacks with "attacker"
    Then Bob can't block "attacker" with "winged" because "attacker" has "<keyword>"
    And Bob can't block "attacker" with "kin" because "attacker" has "flying"
    When Bob blocks "attacker" with "both"
    And combat damage is dealt
    Then "both" has been dealt <damage> damage
    And Bob is at 20 life

    @cr26:702.36a
    Examples:
      | attacker       | keyword | winged       | kin        | both       | damage |
      | Severed Legion | fear    | Giant Spider | Bog Wraith | Bog Wraith | 2      |

    @cr26:702.13a
    Examples:
      | attacker      | keyword    | winged       | kin       | both      | damage |
      | Bladetusk Boar | intimidate | Giant Spider | Gray Ogre | Gray Ogre | 3      |

    @cr26:702.31a
    Examples:
      | attacker    | keyword      | winged      | kin         | both        | damage |
      | Shu Cavalry | horsemanship | Serra Angel | Shu Cavalry | Shu Cavalry | 2      |

    @cr26:702.28a
    Examples:
      | attacker             | keyword | winged      | kin                  | both                 | damage |
      | Soltari Foot Soldier | shadow  | Serra Angel | Soltari Foot Soldier | Soltari Foot Soldier | 1      |

    @cr26:702.118a
    Examples:
      | attacker          | keyword | winged      | kin           | both      | damage |
      | Furtive Homunculus | skulk   | Serra Angel | Llanowar Elves | Ornithopter | 2      |

  @cr26:702.9a @cr26:702.14b
  Scenario: Bog Wraith with swampwalk that has flying, too, can't be blocked by a creature without flying even after Bob's only Swamp has left
    Given Alice controls "Bog Wraith"
    And "Bog Wraith" has "flying"
    And Bob controls "Swamp", "Serra Angel" and "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Bog Wraith"
    Then Bob can't block "Bog Wraith" with "Serra Angel" by rule 702.14
    When Bob plays "Boomerang" targeting "Swamp"
    And the stack resolves
    Then Bob can't block "Bog Wraith" with "Hill Giant" because "Bog Wraith" has "flying"
    And Bob can block "Bog Wraith" with "Serra Angel"
    When Bob blocks "Bog Wraith" with "Serra Angel"
    And combat damage is dealt
    Then "Bog Wraith" was destroyed
    And "Serra Angel" has 3 damage marked

  @cr26:702.111a
  Scenario: Boggart Brute with menace that has flying, too, can be blocked only by two or more creatures with flying
    Given Alice controls "Boggart Brute"
    And "Boggart Brute" has "flying"
    And Bob controls "Serra Angel", "Ornithopter" and "Hill Giant"
    When Alice attacks with "Boggart Brute"
    Then Bob can't block "Boggart Brute" with "Serra Angel" because "Boggart Brute" has "menace"
    And Bob can't block "Boggart Brute" with "Serra Angel" and "Hill Giant" because "Boggart Brute" has "flying"
    And Bob can block "Boggart Brute" with "Serra Angel" and "Ornithopter"
    When Bob blocks "Boggart Brute" with "Serra Angel" and "Ornithopter"
    Then "Serra Angel" and "Ornithopter" are blocking
    And "Boggart Brute" is blocked
