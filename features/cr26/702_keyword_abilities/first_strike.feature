Feature: First strike

  @cr26:702.7b
  Scenario Outline: <striker> destroys <victim> with first-strike damage and is dealt none
    Given Alice controls "<striker>"
    And Bob controls "<victim>"
    When Alice attacks with "<striker>"
    And Bob blocks "<striker>" with "<victim>"
    And combat damage is dealt
    Then "<victim>" was destroyed
    And "<striker>" is in play

    Examples:
      | striker               | victim         |
      | Battering Craghorn    | Hill Giant     |
      | Thunderscape Familiar | Llanowar Elves |

  @cr26:702.7b @cr26:510.4.8
  Scenario: A blocker that survives first-strike damage deals its damage in the second combat damage step
    Given Alice controls "Thunderscape Familiar"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Thunderscape Familiar"
    And Bob blocks "Thunderscape Familiar" with "Grizzly Bears"
    And first-strike damage is dealt
    Then "Grizzly Bears" has 1 damage marked
    And "Thunderscape Familiar" is in play
    When combat damage is dealt
    Then "Thunderscape Familiar" was destroyed
    And "Grizzly Bears" has 1 damage marked

  @cr26:702.7b
  Scenario: A blocker with first strike makes a first damage step, and destroys its attacker before it deals damage
    Given Alice controls "Llanowar Elves" and "Hill Giant"
    And Bob controls "Thunderscape Familiar"
    When Alice attacks with "Llanowar Elves" and "Hill Giant"
    And Bob blocks "Llanowar Elves" with "Thunderscape Familiar"
    And first-strike damage is dealt
    Then "Llanowar Elves" was destroyed
    And Bob is at 20 life
    When combat damage is dealt
    Then Bob is at 17 life
    And "Thunderscape Familiar" has no damage marked
    And it happened twice that a combat damage step began

  @cr26:702.7b
  Scenario: Without first strike and double strike there is only one combat damage step
    Given Alice controls "Grizzly Bears" and "Thunderscape Familiar"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    When the game goes on to Alice's second main phase
    Then it happened once that a combat damage step began
    When the game goes on to Alice's next main phase
    And Alice attacks with "Thunderscape Familiar"
    And the game goes on to Alice's second main phase
    Then Bob is at 17 life
    And it happened 3 times that a combat damage step began

  @cr26:702.4b.2 @cr26:702.7b
  Scenario: A creature that loses first strike after the first damage step deals no damage in the second
    Given Alice controls "Thunderscape Familiar" and "Hill Giant"
    And Alice has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "Thunderscape Familiar" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 19 life
    When Alice plays "Turn to Frog" targeting "Thunderscape Familiar"
    And the stack resolves
    Then "Thunderscape Familiar" doesn't have "first strike"
    When combat damage is dealt
    Then Bob is at 16 life

  @cr26:702.7d
  Scenario: A creature with two instances of first strike deals its combat damage before its blocker, and only once
    Given Alice controls "Elite Vanguard"
    And "Elite Vanguard" has "first strike" and has "first strike"
    And Bob controls "Wall of Stone" and "Grizzly Bears"
    When Alice attacks with "Elite Vanguard"
    And Bob blocks "Elite Vanguard" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" is in Bob's graveyard
    And "Elite Vanguard" is in play
    And "Elite Vanguard" has dealt 2 damage to "Grizzly Bears"

  @cr26:702.7c
  Scenario: Hill Giant, which gains first strike after the first combat damage step, deals damage in the second
    Given Alice controls "White Knight" and "Hill Giant" and has "Kindled Fury" in hand and can pay {R}
    When Alice attacks with "White Knight" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    And Alice plays "Kindled Fury" targeting "Hill Giant"
    And the stack resolves
    Then Bob is at 18 life
    And "Hill Giant" has "first strike"
    When combat damage is dealt
    Then "Hill Giant" has dealt 4 damage to Bob
    And Bob is at 14 life

  @cr26:702.7c.2
  Scenario: White Knight, which loses first strike after it has dealt damage, doesn't deal damage in the second combat damage step
    Given Alice controls "White Knight" and "Hill Giant"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "White Knight" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    And Bob plays "Turn to Frog" targeting "White Knight"
    And the stack resolves
    And combat damage is dealt
    Then "White Knight" has dealt 2 damage to Bob
    And Bob is at 15 life

  @cr26:702.7c.3 @cr26:702.4b.2 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: White Knight, which loses first strike and gains double strike after it has dealt damage, deals damage in the second combat damage step
    Given Alice controls "White Knight" and "Hill Giant" and has "Double Cleave" in hand and can pay {1}{R}
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "White Knight" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    And Bob plays "Turn to Frog" targeting "White Knight"
    And the stack resolves
    And Alice plays "Double Cleave" targeting "White Knight"
    And the stack resolves
    Then "White Knight" doesn't have "first strike"
    And Bob is at 18 life
    When combat damage is dealt
    Then "White Knight" has dealt 3 damage to Bob
    And Bob is at 14 life

  @cr26:702.7b
  Scenario: Hill Giant, which gains first strike after blockers are declared, deals its damage first, and a creature that loses it then doesn't
    Given Alice controls "Hill Giant" and "Thunderscape Familiar" and has "Kindled Fury" in hand and can pay {R}
    And Bob controls "Watchwolf" and "Llanowar Elves" and has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant" and "Thunderscape Familiar"
    And Bob blocks "Hill Giant" with "Watchwolf" and "Thunderscape Familiar" with "Llanowar Elves"
    And Alice plays "Kindled Fury" targeting "Hill Giant"
    And the stack resolves
    And Bob plays "Turn to Frog" targeting "Thunderscape Familiar"
    And the stack resolves
    And combat damage is dealt
    Then "Watchwolf" was destroyed
    And "Hill Giant" is 4/3
    And "Hill Giant" has no damage marked
    And "Thunderscape Familiar" and "Llanowar Elves" were destroyed

  @cr26:702.7d
  Scenario: An unblocked creature with two instances of first strike deals its combat damage once
    Given Alice controls "Elite Vanguard" and "Hill Giant"
    And "Elite Vanguard" has "first strike" and has "first strike"
    When Alice attacks with "Elite Vanguard" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 18 life
    When the game goes on to Alice's second main phase
    Then "Elite Vanguard" has dealt 2 damage to Bob
    And Bob is at 15 life
    And it happened twice that a combat damage step began

  @cr26:702.7b
  Scenario: Drudge Skeletons that regenerate after the first combat damage step are no longer attacking and deal no damage in the second
    Given Alice controls "Thunderscape Familiar", "Drudge Skeletons" and "Hill Giant" and can pay {B}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice attacks with "Thunderscape Familiar", "Drudge Skeletons" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 19 life
    When Alice activates "Drudge Skeletons"
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" isn't attacking
    When combat damage is dealt
    Then Bob is at 16 life
    And "Drudge Skeletons" is in play
