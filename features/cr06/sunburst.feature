Feature: Sunburst

  @cr06:502.37a
  Scenario: A creature with sunburst comes in with a +1/+1 counter for each colour of mana
    Given Alice has "Suntouched Myr" in hand and can pay {W}{U}{B}
    When Alice plays "Suntouched Myr"
    And the stack resolves
    Then "Suntouched Myr" has 3 +1/+1 counters
    And "Suntouched Myr" is 3/3

  @cr06:502.37a
  Scenario: Two mana of one colour count once
    Given Alice has "Suntouched Myr" in hand and can pay {W}{W}{U}
    When Alice plays "Suntouched Myr"
    And the stack resolves
    Then "Suntouched Myr" has 2 +1/+1 counters
    And "Suntouched Myr" is 2/2

  @cr06:502.37a
  Scenario: A noncreature with sunburst comes in with charge counters
    Given Alice has "Pentad Prism" in hand and can pay {W}{U}
    When Alice plays "Pentad Prism"
    And the stack resolves
    Then "Pentad Prism" has 2 charge counters
    And "Pentad Prism" has no +1/+1 counters

  @cr06:502.37a
  Scenario: What comes into play as a creature gets +1/+1 counters although its card isn't one
    Given Alice controls "March of the Machines" and has "Pentad Prism" in hand and can pay {W}{U}
    When Alice plays "Pentad Prism"
    And the stack resolves
    Then "Pentad Prism" has 2 +1/+1 counters
    And "Pentad Prism" has no charge counters
    And "Pentad Prism" is 4/4

  @cr06:502.37a
  Scenario: What doesn't come from the stack gets no counters
    Given Alice controls "Elvish Piper" and has "Suntouched Myr" in hand and can pay {G}
    When Alice activates "Elvish Piper"
    And the stack resolves
    Then "Suntouched Myr" is in Alice's graveyard
    And "Suntouched Myr" was put there for lack of toughness

  @cr06:502.37b
  Scenario: Colourless mana gives no counters
    Given Alice has "Pentad Prism" in hand and can pay {2}
    When Alice plays "Pentad Prism"
    Then the total cost of "Pentad Prism" is {2}
    When the stack resolves
    Then "Pentad Prism" is in play
    And "Pentad Prism" has no charge counters

  @cr06:502.37b
  Scenario: One colour beside colourless mana gives one counter
    Given Alice has "Pentad Prism" in hand and can pay {1}{U}
    When Alice plays "Pentad Prism"
    And the stack resolves
    Then "Pentad Prism" has 1 charge counter
    And "Pentad Prism" is in play

  @cr06:502.37b
  Scenario: The colours of an alternative cost count
    Given Alice controls "Fist of Suns" and has "Suntouched Myr" in hand and can pay {W}{U}{B}{R}{G}
    When Alice plays "Suntouched Myr" instead of its mana cost
    Then the total cost of "Suntouched Myr" is {W}{U}{B}{R}{G}
    When the stack resolves
    Then "Suntouched Myr" is 5/5

  @cr06:502.37b
  Scenario: The colour that pays what is added to the cost counts
    Given Alice controls "Sphere of Resistance" and has "Suntouched Myr" in hand and can pay {W}{U}{B}{R}
    When Alice plays "Suntouched Myr"
    Then the total cost of "Suntouched Myr" is {4}
    When the stack resolves
    Then "Suntouched Myr" is 4/4
