Feature: Ki counters

  @bok:ki-counters.n1
  Scenario Outline: <card> may get a ki counter for each Spirit or Arcane spell; the counters don't change its power and toughness
    Given Alice has "<card>" in hand and can pay <cost>
    And Alice has "Reach Through Mists" and "Wandering Ones" in hand and can pay {U}{U}
    When Alice plays "<card>"
    And the stack resolves
    Then "<card>" has exactly the types <types>
    When Alice plays "Reach Through Mists"
    Then the stack holds the ability of "<card>" and "Reach Through Mists"
    When the top of the stack resolves
    And as it resolves, Alice says yes to "<card>"
    Then "<card>" has 1 ki counter
    When the stack resolves
    And Alice plays "Wandering Ones"
    And the stack resolves
    And as it resolves, Alice says yes to "<card>"
    Then "<card>" has 2 ki counters
    And "<card>" is <size>

    Examples:
      | card            | cost      | types                             | size |
      | Faithful Squire | {1}{W}{W} | "creature", "Human" and "Soldier" | 2/2  |
      | Callow Jushi    | {1}{U}{U} | "creature", "Human" and "Wizard"  | 2/2  |
      | Hired Muscle    | {1}{B}{B} | "creature", "Human" and "Warrior" | 2/2  |
      | Cunning Bandit  | {1}{R}{R} | "creature", "Human" and "Warrior" | 2/2  |
      | Budoka Pupil    | {1}{G}{G} | "creature", "Human" and "Monk"    | 2/2  |
      | Waxmane Baku    | {2}{W}    | "creature" and "Spirit"           | 2/2  |
      | Quillmane Baku  | {4}{U}    | "creature" and "Spirit"           | 3/3  |
      | Skullmane Baku  | {3}{B}{B} | "creature" and "Spirit"           | 2/1  |
      | Blademane Baku  | {1}{R}    | "creature" and "Spirit"           | 1/1  |
      | Petalmane Baku  | {1}{G}    | "creature" and "Spirit"           | 1/2  |

  @bok:ki-counters.n1
  Scenario: Baku Altar gets a ki counter for an Arcane spell, and removes it to make a Spirit token
    Given Alice controls "Baku Altar"
    And Alice has "Reach Through Mists" in hand and can pay {2}{U}
    Then Alice can't activate "Baku Altar"
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And as it resolves, Alice says yes to "Baku Altar"
    Then "Baku Altar" has 1 ki counter
    And Alice can activate "Baku Altar"
    When Alice activates "Baku Altar"
    Then "Baku Altar" has no ki counters
    And "Baku Altar" is tapped
    And {2} was spent on the first activation of "Baku Altar"
    When the stack resolves
    Then Alice controls one 1/1 "Spirit" creature token

  @bok:ki-counters.n1
  Scenario Outline: The controller of <card> may choose not to put a ki counter on <card>
    Given Alice controls "<card>"
    And Alice has "Reach Through Mists" and "Wandering Ones" in hand and can pay {U}{U}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And as it resolves, Alice says no to "<card>"
    Then "<card>" has no ki counters
    And "<card>" has triggered once
    When Alice plays "Wandering Ones"
    And the stack resolves
    And as it resolves, Alice says yes to "<card>"
    Then "<card>" has 1 ki counter
    And "<card>" has triggered twice
    And Alice has drawn 1 card

    Examples:
      | card            |
      | Faithful Squire |
      | Callow Jushi    |
      | Hired Muscle    |
      | Cunning Bandit  |
      | Budoka Pupil    |
      | Waxmane Baku    |
      | Quillmane Baku  |
      | Skullmane Baku  |
      | Blademane Baku  |
      | Petalmane Baku  |
      | Baku Altar      |

  @bok:ki-counters.n1
  Scenario Outline: <card> gets no ki counter for a spell that is neither Spirit nor Arcane, or for an opponent's Arcane spell
    Given Alice controls "<card>"
    And Alice has "Counsel of the Soratami" and "Wandering Ones" in hand
    And Alice can pay {2}{U}{U}
    And Bob has "Reach Through Mists" in hand and can pay {U}
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    And Bob plays "Reach Through Mists"
    And the stack resolves
    Then "<card>" has triggered never
    When Alice plays "Wandering Ones"
    And the stack resolves
    And as it resolves, Alice says yes to "<card>"
    Then "<card>" has triggered once
    And "<card>" has 1 ki counter

    Examples:
      | card            |
      | Faithful Squire |
      | Callow Jushi    |
      | Hired Muscle    |
      | Cunning Bandit  |
      | Budoka Pupil    |
      | Waxmane Baku    |
      | Quillmane Baku  |
      | Skullmane Baku  |
      | Blademane Baku  |
      | Petalmane Baku  |
      | Baku Altar      |

  @bok:ki-counters.n1
  Scenario: Waxmane Baku removes X ki counters to tap X target creatures
    Given Alice controls "Waxmane Baku" with 2 ki counters and can pay {1}
    And Bob controls "Grizzly Bears", "Hill Giant", "Craw Wurm" and "Mirror Gallery"
    Then Alice can't activate "Waxmane Baku" with X = 3 targeting "Grizzly Bears", "Hill Giant" and "Craw Wurm"
    And Alice can't activate "Waxmane Baku" with X = 2 targeting "Grizzly Bears" by rule 409.1c
    And Alice can't activate "Waxmane Baku" with X = 2 targeting "Grizzly Bears" and "Mirror Gallery" by rule 409.1c
    And Alice can't activate "Waxmane Baku" with X = 2 targeting "Grizzly Bears" and Bob by rule 415.5
    And Alice can activate "Waxmane Baku" with X = 2 targeting "Grizzly Bears" and "Hill Giant"
    When Alice activates "Waxmane Baku" with X = 2 targeting "Grizzly Bears" and "Hill Giant"
    Then "Waxmane Baku" has no ki counters
    And {1} was spent on the ability of "Waxmane Baku"
    When the stack resolves
    Then "Grizzly Bears" and "Hill Giant" are tapped
    And "Craw Wurm" is untapped

  @bok:ki-counters.n1
  Scenario: Quillmane Baku removes X ki counters to return a creature with mana value X or less
    Given Alice controls "Quillmane Baku" with 3 ki counters and can pay {1}
    And Bob controls "Trained Armodon", "Hill Giant", "Grizzly Bears" and "Umezawa's Jitte"
    Then Alice can't activate "Quillmane Baku" with X = 3 targeting "Hill Giant" by rule 409.1c
    And Alice can't activate "Quillmane Baku" with X = 2 targeting "Trained Armodon" by rule 409.1c
    And Alice can't activate "Quillmane Baku" with X = 3 targeting "Umezawa's Jitte" by rule 409.1c
    And Alice can activate "Quillmane Baku" with X = 3 targeting "Grizzly Bears"
    And Alice can activate "Quillmane Baku" with X = 3 targeting "Trained Armodon"
    When Alice activates "Quillmane Baku" with X = 3 targeting "Trained Armodon"
    Then "Quillmane Baku" is tapped
    And "Quillmane Baku" has no ki counters
    And {1} was spent on the ability of "Quillmane Baku"
    When the stack resolves
    Then "Trained Armodon" is in Bob's hand

  @bok:ki-counters.n1
  Scenario: Skullmane Baku removes X ki counters to give a creature -X/-X until end of turn
    Given Alice controls "Skullmane Baku" with 3 ki counters and can pay {1}
    And Bob controls "Craw Wurm" and "Mirror Gallery"
    Then Alice can target "Craw Wurm" with "Skullmane Baku"
    And Alice can't target "Mirror Gallery" with "Skullmane Baku"
    And Alice can't target Bob with "Skullmane Baku"
    When Alice activates "Skullmane Baku" with X = 2 targeting "Craw Wurm"
    Then "Skullmane Baku" is tapped
    And "Skullmane Baku" has 1 ki counter
    And {1} was spent on the ability of "Skullmane Baku"
    When the stack resolves
    Then "Craw Wurm" is 4/2
    When the game goes on to the second main phase
    Then "Craw Wurm" is 4/2
    When the turn ends
    Then "Craw Wurm" is 6/4

  @bok:ki-counters.n1
  Scenario: Blademane Baku gets +2/+0 until end of turn for each ki counter removed
    Given Alice controls "Blademane Baku" with 3 ki counters and can pay {1}
    When Alice activates "Blademane Baku" with X = 3
    Then {1} was spent on the ability of "Blademane Baku"
    When the stack resolves
    Then "Blademane Baku" is 7/1
    And "Blademane Baku" has no ki counters
    When the game goes on to the second main phase
    Then "Blademane Baku" is 7/1
    When the turn ends
    Then "Blademane Baku" is 1/1

  @bok:ki-counters.n1
  Scenario Outline: Petalmane Baku removes ki counters for mana of one colour, without using the stack: <mana>
    Given Alice controls "Petalmane Baku" with 3 ki counters
    And Alice controls "Plains"
    When Alice activates "Petalmane Baku" with X = 3 making <mana>
    Then the stack is empty
    And Alice has <mana> in the mana pool
    And "Petalmane Baku" has no ki counters
    And "Plains" is tapped

    Examples:
      | mana      |
      | {W}{W}{W} |
      | {U}{U}{U} |
      | {B}{B}{B} |
      | {R}{R}{R} |
      | {G}{G}{G} |
