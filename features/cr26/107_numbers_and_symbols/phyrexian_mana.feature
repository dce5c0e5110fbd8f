Feature: Phyrexian mana symbols

  @cr26:107.4f @cr26:601.2b.11
  Scenario Outline: Dismember costs {1}{B/P}{B/P}: if <spent> is spent on it, its player is at <life> of 20 life
    Given Alice has "Dismember" in hand and <mana>
    And Bob controls "Serra Angel"
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

  @cr26:601.2b.11
  Scenario: Red mana pays for neither {B/P} of Dismember, so its player announces 2 life for one of them and pays {B} for the other
    Given Alice controls 2 "Mountain" as "peak" and "Swamp"
    And Alice has "Dismember" in hand
    And Bob controls "Serra Angel"
    Then Alice can't play "Dismember" targeting "Serra Angel" by rule 118.3
    And Alice can play "Dismember" paying 2 life targeting "Serra Angel"
    When Alice plays "Dismember" paying 2 life targeting "Serra Angel"
    Then {R}{B} was spent on "Dismember"
    And Alice is at 18 life
    When the stack resolves
    Then "Serra Angel" is in Bob's graveyard

  @cr26:107.4f
  Scenario: At 3 life, a player can pay 2 life for one {B/P} of Dismember, but can't pay 4 life for both
    Given Alice has "Dismember" in hand and can pay {1}{B}
    And Alice is at 3 life
    And Bob controls "Serra Angel"
    Then Alice can't play "Dismember" targeting "Serra Angel" by rule 118.3
    And Alice can't play "Dismember" paying 4 life targeting "Serra Angel" by rule 118.3
    And Alice can play "Dismember" paying 2 life targeting "Serra Angel"
    When Alice plays "Dismember" paying 2 life targeting "Serra Angel"
    Then Alice is at 1 life

  @cr26:107.4f
  Scenario: The {G/P} in the activation cost of Birthing Pod is paid with 2 life
    Given Alice controls "Birthing Pod" as "pod", "Grizzly Bears" as "elder" and "Grizzly Bears" as "younger"
    And Alice can pay {1}{1}{G}
    And Alice has "Trained Armodon", "Craw Wurm" and "Hill Giant" as library
    When Alice activates "pod" paying 2 life sacrificing "elder"
    Then {1} was spent on the ability of "pod"
    And Alice is at 18 life
    And "elder" was sacrificed
    When the top of the stack resolves
    Then Alice may choose "Trained Armodon" for "pod"
    And Alice may not choose "Hill Giant" for "pod"
    When Alice chooses "Trained Armodon" for "pod"
    Then "Trained Armodon" is in play under Alice's control

  @cr26:107.4f.3
  Scenario Outline: <spell> with the symbol {<symbol>} is <colour>, although its player pays life for the symbol
    Given Alice has "<spell>" in hand and can pay <mana>
    And Bob controls "Serra Angel"
    When Alice plays "<spell>"<way>
    Then Alice is at <left> life
    And "<spell>" is <colour>

    Examples:
      | symbol | spell            | mana | way                                    | left | colour |
      | W/P    | Porcelain Muster | {0}  |  paying 4 life                         | 16   | white  |
      | U/P    | Gitaxian Probe   | {0}  |  paying 2 life targeting Bob           | 18   | blue   |
      | B/P    | Dismember        | {1}  |  paying 4 life targeting "Serra Angel" | 16   | black  |
      | R/P    | Gut Shot         | {0}  |  paying 2 life targeting Bob           | 18   | red    |
      | G/P    | Birthing Pod     | {3}  |  paying 2 life                         | 18   | green  |

  @cr26:202.1a.3
  Scenario: Birthing Pod, which costs {3}{G/P}, can't be cast for {U}{U}{U}{U}, but for {U}{U}{U} and 2 life
    Given Alice has "Birthing Pod" in hand
    And Alice has {U}{U}{U}{U} in the mana pool
    Then Alice can't play "Birthing Pod" by rule 118.3
    And Alice can play "Birthing Pod" paying 2 life
    When Alice plays "Birthing Pod" paying 2 life
    Then Alice is at 18 life
    And Alice has {U} in the mana pool
    When the stack resolves
    Then "Birthing Pod" is in play
