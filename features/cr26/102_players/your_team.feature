Feature: Your team

  @cr26:102.4
  Scenario: In a game without teams, Rushblade Commander gives haste to Warriors that its controller controls, and to no others
    Given Alice controls "Rushblade Commander"
    And Alice has "Boggart Brute" in hand and can pay {2}{R}
    And Bob controls "Boggart Brute" as "his" and "Hill Giant"
    When Alice plays "Boggart Brute"
    And the stack resolves
    Then "Boggart Brute" has "haste"
    And "his" doesn't have "haste"
    When Alice attacks with "Boggart Brute"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:102.4
  Scenario: Rushblade Commander, itself a Warrior, has haste and attacks in the turn in which it enters
    Given Alice has "Rushblade Commander" in hand and can pay {B}{R}
    When Alice plays "Rushblade Commander"
    And the stack resolves
    Then "Rushblade Commander" has "haste"
    When Alice attacks with "Rushblade Commander"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And "Rushblade Commander" is 2/2
