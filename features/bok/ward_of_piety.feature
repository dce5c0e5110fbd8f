Feature: Ward of Piety

  @bok:ward-of-piety.1
  Scenario: Combat damage of Slith Firewalker redirected to a player is still combat damage of Slith Firewalker
    Given Alice controls "Slith Firewalker"
    And Bob controls "Steel Wall" and "Ward of Piety" attached to "Steel Wall" and can pay {1}{W}
    Then "Slith Firewalker" is 1/1
    When Alice attacks with "Slith Firewalker"
    And Bob blocks "Slith Firewalker" with "Steel Wall"
    And Bob activates "Ward of Piety" targeting Alice
    And the stack resolves
    And combat damage is dealt
    Then "Slith Firewalker" has dealt 1 combat damage to Alice
    And Alice is at 19 life
    And "Steel Wall" has no damage marked
    And "Slith Firewalker" has triggered once
    When the stack resolves
    Then "Slith Firewalker" has 1 +1/+1 counter
    When the game goes on to Alice's next main phase
    And Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And combat damage is dealt
    Then "Slith Firewalker" has triggered twice

  @bok:ward-of-piety.1
  Scenario: Combat damage of Slith Firewalker redirected to a creature doesn't trigger Slith Firewalker
    Given Alice controls "Slith Firewalker", "Craw Wurm" and "Grizzly Bears"
    And Bob controls "Steel Wall" and "Ward of Piety" attached to "Steel Wall" and can pay {1}{W}
    When Alice attacks with "Slith Firewalker" and "Grizzly Bears"
    And Bob blocks "Slith Firewalker" with "Steel Wall"
    And Bob activates "Ward of Piety" targeting "Craw Wurm"
    And the stack resolves
    And combat damage is dealt
    Then "Slith Firewalker" has dealt 1 combat damage to "Craw Wurm"
    And "Craw Wurm" has 1 damage marked
    And "Slith Firewalker" has triggered never
    And Alice is at 20 life
    And Bob is at 18 life

  @bok:ward-of-piety.1 @cr26:614.1.3
  Scenario: Each activation of Ward of Piety redirects 1 damage, and the rest is dealt to the enchanted creature
    Given Alice controls "Craw Wurm"
    And Bob controls "Wall of Stone" and "Ward of Piety" attached to "Wall of Stone" and can pay {2}{W}{W}
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Wall of Stone"
    And Bob activates "Ward of Piety" targeting Alice
    And the stack resolves
    And Bob activates "Ward of Piety" targeting "Craw Wurm"
    And the stack resolves
    And combat damage is dealt
    Then "Craw Wurm" has dealt 1 combat damage to Alice
    And "Craw Wurm" has dealt 1 combat damage to "Craw Wurm"
    And "Wall of Stone" has 4 damage marked
    And Alice is at 19 life

  @bok:ward-of-piety.1
  Scenario: Damage of Glacial Ray redirected by Ward of Piety is still damage of Glacial Ray
    Given Alice controls "Wall of Stone" and "Forest"
    And Alice has "Ward of Piety" in hand and can pay {2}{W}{W}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    Then Alice can target only "Wall of Stone" with "Ward of Piety"
    When Alice plays "Ward of Piety" targeting "Wall of Stone"
    And the stack resolves
    And Bob plays "Glacial Ray" targeting "Wall of Stone"
    And Alice activates "Ward of Piety" targeting Bob
    Then {1}{W} was spent on the ability of "Ward of Piety"
    When the stack resolves
    Then "Glacial Ray" has dealt 1 damage to Bob
    And "Glacial Ray" has dealt no combat damage
    And "Wall of Stone" has 1 damage marked
    And Bob is at 19 life

  @bok:ward-of-piety.1
  Scenario: Damage of Frostwielder's ability redirected by Ward of Piety is noncombat damage of Frostwielder
    Given Alice controls "Frostwielder"
    And Bob controls "Steel Wall" and "Ward of Piety" attached to "Steel Wall" and can pay {2}{W}{W}
    When Bob activates "Ward of Piety" targeting Alice
    And Bob activates "Ward of Piety" targeting Alice
    And the stack resolves
    And the game goes on to the second main phase
    And Alice activates "Frostwielder" targeting "Steel Wall"
    And the stack resolves
    Then "Frostwielder" has dealt 1 damage to Alice
    And "Frostwielder" has dealt no combat damage
    And "Steel Wall" has no damage marked
    And Alice is at 19 life
    When the game goes on to Alice's next main phase
    And Alice activates "Frostwielder" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" has 1 damage marked
    And Alice is at 19 life

  @bok:ward-of-piety.1
  Scenario: Noncombat damage of Slith Firewalker redirected to a player doesn't trigger Slith Firewalker
    Given Alice controls "Pandemonium"
    And Alice has "Slith Firewalker" in hand and can pay {R}{R}
    And Bob controls "Steel Wall" and "Ward of Piety" attached to "Steel Wall" and can pay {1}{W}
    When Alice plays "Slith Firewalker"
    And the top of the stack resolves
    And Alice targets "Steel Wall" for "Pandemonium"
    And Bob activates "Ward of Piety" targeting Alice
    And the stack resolves
    Then Alice is asked for yes or no by "Pandemonium"
    When Alice says yes to "Pandemonium"
    Then "Slith Firewalker" has dealt 1 damage to Alice
    And "Slith Firewalker" has dealt no combat damage
    And "Slith Firewalker" has triggered never
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And combat damage is dealt
    Then "Slith Firewalker" has triggered once
