Feature: Examples of section 709

  @cr26:709.4b.ex1
  Scenario: Assault // Battery is a red and green card with mana value 5, and cast as Assault it is a red spell with mana value 1
    Given Alice has "Assault // Battery" in hand and can pay {R}
    And Bob controls "Hill Giant"
    Then the mana cost of "Assault // Battery" is {3}{R}{G}
    And the mana value of "Assault // Battery" is 5
    And "Assault // Battery" is red and green
    When Alice casts "Assault // Battery" as "Assault" targeting "Hill Giant"
    Then the mana value of "Assault // Battery" is 1
    And "Assault // Battery" is red
    And "Assault // Battery" isn't green
    When the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Assault // Battery" is in Alice's graveyard
    And the mana value of "Assault // Battery" is 5
    And "Assault // Battery" is red and green

  @cr26:709.4b.ex1 @cr26:709.3a.2
  Scenario: Assault // Battery cast as Battery is a green spell with mana value 4 and creates a 3/3 green Elephant token
    Given Alice has "Assault // Battery" in hand and can pay {3}{G}
    When Alice casts "Assault // Battery" as "Battery"
    Then the mana value of "Assault // Battery" is 4
    And "Assault // Battery" is green
    And "Assault // Battery" isn't red
    When the stack resolves
    Then Alice controls a 3/3 green "Elephant" creature token
    And the mana value of "Assault // Battery" is 5

  @cr26:709.4b.ex2
  Scenario: Fire // Ice in a hand or graveyard has the same mana cost as Steam Augury
    Given Alice has "Fire // Ice" and "Steam Augury" in hand and can pay {1}{U}
    And Bob controls "Hill Giant"
    Then the mana cost of "Fire // Ice" is {2}{U}{R}
    And the mana cost of "Steam Augury" is {2}{U}{R}
    When Alice casts "Fire // Ice" as "Ice" targeting "Hill Giant"
    Then the mana cost of "Fire // Ice" is {1}{U}
    When the stack resolves
    Then "Hill Giant" is tapped
    And "Fire // Ice" is in Alice's graveyard
    And the mana cost of "Fire // Ice" is {2}{U}{R}

  @cr26:709.4b.ex2
  Scenario: Alice pays {2}{U}{R}, the mana cost of both halves, to return Fire // Ice with Tithe of Pages, and as much for Steam Augury
    Given Alice has "Tithe of Pages" as "first" and "Tithe of Pages" as "second" in hand
    And Alice has "Fire // Ice" and "Steam Augury" in graveyard
    And Alice has {U}{C}{C}{U}{R}{U}{C}{C}{U}{R} in the mana pool
    When Alice plays "first" targeting "Fire // Ice"
    And the stack resolves
    And Alice pays
    Then "Fire // Ice" is in Alice's hand
    When Alice plays "second" targeting "Steam Augury"
    And the stack resolves
    And Alice pays
    Then "Steam Augury" is in Alice's hand
    And Alice has no mana in the mana pool

  @cr26:709.4b.ex2
  Scenario: Alice can't return Fire // Ice with Tithe of Pages if she can pay only {1}{U}, the cost of one half, but can return a card that costs {1}{U}
    Given Alice has "Tithe of Pages" as "first" and "Tithe of Pages" as "second" in hand
    And Alice has "Fire // Ice" and "Squelch" in graveyard
    And Alice can pay {U}{U}{1}{U}
    When Alice plays "first" targeting "Fire // Ice"
    And the stack resolves
    Then "Fire // Ice" is in Alice's graveyard
    And nobody is asked anything
    And Alice was asked for a payment never
    When Alice plays "second" targeting "Squelch"
    And the stack resolves
    And Alice pays
    Then "Squelch" is in Alice's hand
