Feature: Priority at the beginning of steps and phases

  Scenario Outline: As <step> begins, its active player gets priority and can cast an instant
    Given it is <before>
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice has 4 "Plains" as "dune" as library
    When the game goes on to <step>
    Then Alice has priority
    And Alice can play "Lightning Bolt" targeting Bob
    When Alice plays "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    Then Bob is at 17 life
    And it is <step>
    And Alice has priority

    @cr26:503.1
    Examples:
      | before         | step           |
      | Bob's end step | Alice's upkeep |

    @cr26:504.2
    Examples:
      | before         | step              |
      | Alice's upkeep | Alice's draw step |

    @cr26:505.6
    Examples:
      | before                              | step                          |
      | Alice's draw step                   | Alice's precombat main phase  |
      | Alice's end of combat step          | Alice's postcombat main phase |

    @cr26:507.2
    Examples:
      | before                       | step                             |
      | Alice's precombat main phase | Alice's beginning of combat step |

    @cr26:511.1
    Examples:
      | before                           | step                       |
      | Alice's beginning of combat step | Alice's end of combat step |

    @cr26:513.1
    Examples:
      | before                        | step             |
      | Alice's postcombat main phase | Alice's end step |

  Scenario Outline: As <step> begins, Bob, the active player, gets priority before Alice and can cast an instant
    Given it is <before>
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to <step>
    Then Bob has priority
    And Bob can play "Lightning Bolt" targeting Alice
    When Bob plays "Lightning Bolt" targeting Alice
    And the top of the stack resolves
    Then Alice is at 17 life
    And it is <step>
    And Bob has priority
    When Bob passes
    Then Alice has priority

    @cr26:503.1
    Examples:
      | before           | step         |
      | Alice's end step | Bob's upkeep |

    @cr26:504.2
    Examples:
      | before       | step            |
      | Bob's upkeep | Bob's draw step |

    @cr26:505.6
    Examples:
      | before                   | step                        |
      | Bob's draw step          | Bob's precombat main phase  |
      | Bob's end of combat step | Bob's postcombat main phase |

    @cr26:507.2
    Examples:
      | before                     | step                           |
      | Bob's precombat main phase | Bob's beginning of combat step |

    @cr26:511.1
    Examples:
      | before                         | step                     |
      | Bob's beginning of combat step | Bob's end of combat step |

    @cr26:513.1
    Examples:
      | before                      | step           |
      | Bob's postcombat main phase | Bob's end step |
