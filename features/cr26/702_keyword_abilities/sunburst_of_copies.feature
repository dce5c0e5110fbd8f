Feature: Sunburst of permanents that enter as copies

  @cr26:702.44a
  Scenario: Sculpting Steel, which isn't a creature, enters as a copy of Suntouched Myr with a +1/+1 counter for each colour of mana spent on it
    Given Alice controls "Suntouched Myr" with 1 +1/+1 counter
    And Alice has "Sculpting Steel" in hand and can pay {W}{U}{B}
    When Alice plays "Sculpting Steel"
    And the stack resolves
    And Alice chooses "Suntouched Myr" for "Sculpting Steel"
    Then "Sculpting Steel" has 3 +1/+1 counters
    And "Sculpting Steel" has no charge counters
    And "Sculpting Steel" is 3/3

  @cr26:702.44a
  Scenario: Phyrexian Metamorph, a creature card, enters as a copy of Pentad Prism with a charge counter for each colour of mana spent on it
    Given Alice controls "Pentad Prism"
    And Alice has "Phyrexian Metamorph" in hand and can pay {W}{B}{R}{U}
    When Alice plays "Phyrexian Metamorph"
    And the stack resolves
    And Alice chooses "Pentad Prism" for "Phyrexian Metamorph"
    Then "Phyrexian Metamorph" has 4 charge counters
    And "Phyrexian Metamorph" has no +1/+1 counters
    And "Phyrexian Metamorph" has exactly the type "artifact"
