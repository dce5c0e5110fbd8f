Feature: The combat damage step after the damage

  @cr26:510.3
  Scenario: After combat damage has been dealt, the active player gets priority in the combat damage step
    Given it is Bob's main phase
    And Bob controls "Hill Giant"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob attacks with "Hill Giant"
    And combat damage is dealt
    Then it is Bob's combat damage step
    And Bob has priority
    And Bob can play "Lightning Bolt" targeting Alice
    When Bob plays "Lightning Bolt" targeting Alice
    And the top of the stack resolves
    Then Alice is at 14 life
    And it is Bob's combat damage step

  @cr26:120.4b.3 @cr26:510.3a @cr26:117.5 @cr26:704.3 @cr26:603.3b.2
  Scenario Outline: Alice orders the trigger on damage and the trigger of the creature that dies afterwards, and puts <first> below <second>
    Given Alice controls "Slith Firewalker" and "Doomed Dissenter"
    And Bob controls "Hill Giant"
    When Alice attacks with "Slith Firewalker" and "Doomed Dissenter"
    And Bob blocks "Doomed Dissenter" with "Hill Giant"
    And combat damage is dealt
    Then "Slith Firewalker" is 1/1
    And Alice is asked for an order
    When Alice puts "<first>" and "<second>" in this order
    Then "Doomed Dissenter" is in Alice's graveyard
    And the stack holds the ability of "<second>" and the ability of "<first>"
    And Alice has priority
    When the stack resolves
    Then "Slith Firewalker" is 2/2
    And Alice controls one 2/2 black "Zombie" creature token

    Examples:
      | first            | second           |
      | Slith Firewalker | Doomed Dissenter |
      | Doomed Dissenter | Slith Firewalker |
