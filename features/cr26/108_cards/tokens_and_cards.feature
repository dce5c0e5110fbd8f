Feature: Tokens are no cards

  @cr26:108.2b @cr26:111.6 @cr26:111.7 @cr26:108.2 @cr26:704.5d
  Scenario: Syr Konrad triggers as a token dies, and not as the token ceases to exist in the graveyard, because a token is no card
    Given Alice controls "Syr Konrad, the Grim" and "Bad Moon"
    And Alice controls a 1/1 black "Rat" creature token as "vermin"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then "vermin" is 2/2
    When Alice plays "Lightning Bolt" targeting "vermin"
    And the stack resolves
    Then "vermin" is gone
    And "Syr Konrad, the Grim" has triggered once
    And Bob is at 19 life

  @cr26:108.2b @cr26:108.2
  Scenario: Syr Konrad triggers as a creature card dies, and again as the card leaves its owner's graveyard
    Given Alice controls "Syr Konrad, the Grim" and "Grizzly Bears"
    And Alice has "Lightning Bolt" and "Zombify" in hand and can pay {R}{3}{B}
    When Alice plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob is at 19 life
    When Alice plays "Zombify" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play
    And "Syr Konrad, the Grim" has triggered twice
    And Bob is at 18 life

  @cr26:108.2b @cr26:108.2
  Scenario: Pit Chronicle, which counts cards put into the graveyard, counts Hill Giant that died, and not a token that died
    Given Alice controls "Pit Chronicle" and "Hill Giant"
    And Alice controls a 1/1 black "Rat" creature token as "vermin"
    And Alice has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    When Alice plays "bolt 1" targeting "vermin"
    And the stack resolves
    Then "vermin" is gone
    When Alice plays "bolt 2" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    When Alice activates "Pit Chronicle"
    And the stack resolves
    Then Alice is at 21 life
