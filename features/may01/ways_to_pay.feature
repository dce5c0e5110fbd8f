Feature: Ways to pay

  @may01:ours.302
  Scenario Outline: Each symbol for a colour or life is paid for with the one or the other: <life>
    Given Alice has "Dismember" in hand and <mana>
    And Bob controls "Serra Angel"
    Then the mana cost of "Dismember" is {1}{B/P}{B/P}
    And "Dismember" is black
    And the mana value of "Dismember" is 3
    When Alice plays "Dismember"<way> targeting "Serra Angel"
    Then <spent> was spent on "Dismember"
    And Alice is at <life> life
    When the stack resolves
    Then "Serra Angel" is in Bob's graveyard

    Examples:
      | mana                                  | way            | spent     | life |
      | can pay {1}{B}{B}                     |                | {1}{B}{B} | 20   |
      | can pay {1}{B}                        |  paying 2 life | {1}{B}    | 18   |
      | can pay {1}                           |  paying 4 life | {1}       | 16   |

  @may01:ours.302
  Scenario: Who has too little life can't pay with it, and mana pays only if nothing else is said
    Given Alice has "Dismember" in hand and can pay {1}{B}
    And Alice is at 3 life
    And Bob controls "Serra Angel"
    Then Alice can't play "Dismember" targeting "Serra Angel" by rule 409.1f
    And Alice can't play "Dismember" paying 4 life targeting "Serra Angel" by rule 409.1f
    And Alice can play "Dismember" paying 2 life targeting "Serra Angel"
    When Alice plays "Dismember" paying 2 life targeting "Serra Angel"
    Then Alice is at 1 life

  @may01:ours.302
  Scenario: An ability is paid for with either, too
    Given Alice controls "Birthing Pod" as "pod", "Grizzly Bears" as "elder" and "Grizzly Bears" as "younger"
    And Alice can pay {1}{1}{G}
    And Alice has "Trained Armodon", "Craw Wurm" and "Hill Giant" as library
    Then the mana cost of "pod" is {3}{G/P}
    And "pod" is green
    And "pod" has exactly the type "artifact"
    When Alice activates "pod" paying 2 life sacrificing "elder"
    Then {1} was spent on the ability of "pod"
    And Alice is at 18 life
    And "elder" was sacrificed
    When the top of the stack resolves
    Then Alice may choose "Trained Armodon" for "pod"
    And Alice may not choose "Hill Giant" for "pod"
    When Alice chooses "Trained Armodon" for "pod"
    Then "Trained Armodon" is in play under Alice's control

  @may01:ours.303
  Scenario Outline: A symbol of two ways is paid for with its colour or with two of any mana: <mana>
    Given Alice has "Spectral Procession" in hand and can pay <mana>
    Then the mana value of "Spectral Procession" is 6
    And the mana cost of "Spectral Procession" is {2/W}{2/W}{2/W}
    And "Spectral Procession" is white
    When Alice plays "Spectral Procession"
    Then <mana> was spent on "Spectral Procession"
    When the stack resolves
    Then Alice controls three 1/1 white "Spirit" creature tokens

    Examples:
      | mana         |
      | {W}{W}{W}    |
      | {2}{W}{W}    |
      | {4}{W}       |
      | {4}{U}{U}    |

  @may01:ours.304
  Scenario Outline: One of several costs is paid, whichever its player says: <way>
    Given Alice has "Demand Answers" and "Hill Giant" in hand and can pay {1}{R}
    And Alice controls "Sol Ring"
    And Alice has "Island" and "Forest" as library
    Then the mana cost of "Demand Answers" is {1}{R}
    And "Demand Answers" is red
    And "Demand Answers" has exactly the type "instant"
    When Alice plays "Demand Answers" paying the cost "<way>" <with>
    And the stack resolves
    Then "<gone>" is in Alice's graveyard
    And "<kept>" is <where>
    And Alice has <cards> cards in hand

    Examples:
      | way      | with                    | gone       | kept       | where           | cards |
      | artifact | sacrificing "Sol Ring"  | Sol Ring   | Hill Giant | in Alice's hand | 3     |
      | card     | discarding "Hill Giant" | Hill Giant | Sol Ring   | in play         | 2     |

  @may01:ours.304
  Scenario: What can't pay the one cost doesn't pay the other
    Given Alice has "Demand Answers" and "Sol Ring" in hand and can pay {1}{R}
    And Alice has {1} in the mana pool
    And Alice has "Island" and "Forest" as library
    Then Alice can't play "Demand Answers" paying the cost "card" discarding "Demand Answers" by rule 409.1f
    And Alice can't play "Demand Answers" paying the cost "artifact" by rule 409.1f
    When Alice plays "Sol Ring"
    And the stack resolves
    Then Alice can play "Demand Answers" paying the cost "artifact" sacrificing "Sol Ring"

  @may01:ours.304
  Scenario Outline: The Shard is activated for either amount of mana: <way>
    Given Alice controls "Crystal Shard" and can pay <mana>
    And Bob controls "Hill Giant" and can pay {1}
    When Alice activates "Crystal Shard" paying the cost "<way>" targeting "Hill Giant"
    Then <mana> was spent on the ability of "Crystal Shard"
    And "Crystal Shard" is tapped
    When the stack resolves
    And Bob doesn't pay
    Then "Hill Giant" is in Bob's hand

    Examples:
      | way   | mana |
      | three | {3}  |
      | blue  | {U}  |
