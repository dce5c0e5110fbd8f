Feature: Blight

  @cr26:701.68a
  Scenario: Alice who blights 2 puts two -1/-1 counters on one of her creatures, and abilities that trigger on blighting trigger
    Given Alice controls "Withering Clerk" and "Craw Wurm" and can pay {B}
    And Bob controls "Hill Giant"
    When Alice activates "wither" of "Withering Clerk"
    And the stack resolves
    Then Alice may not choose "Hill Giant" for "Withering Clerk"
    And Alice may choose "Withering Clerk" for "Withering Clerk"
    When Alice chooses "Craw Wurm" for "Withering Clerk"
    Then "Craw Wurm" has 2 -1/-1 counters
    And "Craw Wurm" is 4/2
    And "Withering Clerk" is 1/4
    And Alice is at 23 life
    And Bob is at 19 life

  @cr26:701.68a
  Scenario: Alice who blights 2 on Llanowar Elves loses it, and abilities that trigger on blighting trigger
    Given Alice controls "Withering Clerk" and "Llanowar Elves" and can pay {B}
    When Alice activates "wither" of "Withering Clerk"
    And the stack resolves
    And Alice chooses "Llanowar Elves" for "Withering Clerk"
    Then "Llanowar Elves" is in Alice's graveyard
    And "Withering Clerk" is 1/4
    And Alice is at 23 life
    And Bob is at 19 life
