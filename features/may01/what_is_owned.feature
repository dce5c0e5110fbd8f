Feature: What is owned and what is asked, in rulings of our own

  @may01:ours.207
  Scenario: Brand brings back what one owns, and nothing else
    Given Alice has "Brand" in hand and can pay {R}
    And Alice controls "Hill Giant" owned by Bob
    And Bob controls "Grizzly Bears" owned by Alice and "Watchwolf"
    Then the mana cost of "Brand" is {R}
    And "Brand" is red
    And "Brand" has exactly the type "instant"
    When Alice plays "Brand"
    And the stack resolves
    Then Alice controls "Grizzly Bears"
    And Alice controls "Hill Giant"
    And Bob controls "Watchwolf"

  @may01:ours.208
  Scenario: Who has nothing to discard isn't asked
    Given Alice has "Keldon Raider" in hand and can pay {2}{R}{R}
    And Alice has "Forest" on top of library
    Then the mana cost of "Keldon Raider" is {2}{R}{R}
    And "Keldon Raider" is red
    And "Keldon Raider" has exactly the types "creature", "Human" and "Warrior"
    When Alice plays "Keldon Raider"
    And the stack resolves
    Then "Keldon Raider" is in play
    And "Keldon Raider" is 4/3
    And "Keldon Raider" has triggered once
    And Alice has drawn no cards
    And Alice was asked for yes or no never

  @may01:ours.208
  Scenario: Who has discarded draws
    Given Alice has "Keldon Raider" and "Island" in hand and can pay {2}{R}{R}
    And Alice has "Forest" on top of library
    When Alice plays "Keldon Raider"
    And the stack resolves
    And as it resolves, Alice says yes
    Then Alice's hand holds "Forest"
    And "Island" is in Alice's graveyard

  @may01:ours.209
  Scenario: A strength that has left lends itself as it last was
    Given Alice controls "Hill Giant" and "Grizzly Bears" and has "Lesson of Strength" in hand and can pay {G}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Lesson of Strength" targeting "Hill Giant" then "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 5/2
    And "Hill Giant" is in Alice's hand

  @may01:ours.209.today
  Scenario: Today a target that is illegal lends nothing
    Given Alice controls "Hill Giant", "Craw Wurm" and "Grizzly Bears" and has 2 "Lesson of Strength" as "lesson" in hand and can pay {G}{G}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "lesson 1" targeting "Hill Giant" then "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    When Alice plays "lesson 2" targeting "Craw Wurm" then "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 8/2
