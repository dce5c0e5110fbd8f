Feature: Umezawa's Jitte

  @bok:umezawas-jitte.5
  Scenario: With the Jitte gone, the bonus goes to the creature that bore it last
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice controls "Umezawa's Jitte" with 1 charge counter attached to "Hill Giant"
    And Alice can pay {2}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice equips "Grizzly Bears" with "Umezawa's Jitte"
    And the stack resolves
    And Alice activates "spend" of "Umezawa's Jitte" choosing "pump"
    Then the ability "spend" of "Umezawa's Jitte" has the mode "pump"
    When Bob plays "Naturalize" targeting "Umezawa's Jitte"
    And the top of the stack resolves
    Then "Umezawa's Jitte" is in Alice's graveyard
    And "Grizzly Bears" is 2/2
    When the stack resolves
    Then "Grizzly Bears" is 4/4
    And "Hill Giant" is 3/3

  @bok:umezawas-jitte.5
  Scenario: A Jitte that nobody bore when it left gives its bonus to nobody
    Given Alice controls "Grizzly Bears"
    And Alice controls "Umezawa's Jitte" with 1 charge counter
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "spend" of "Umezawa's Jitte" choosing "pump"
    And Bob plays "Naturalize" targeting "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" is in Alice's graveyard
    And the ability of "Umezawa's Jitte" has resolved
    And "Grizzly Bears" is 2/2
