Feature: Redirected damage

  @cr26:614.9 @cr26:509.1h.3
  Scenario: Unblocked attackers deal their damage to an untapped Veteran Bodyguard instead of to its controller
    Given Alice controls "Hill Giant", "Grizzly Bears" and "Watchwolf"
    And Bob controls "Veteran Bodyguard" and "Wall of Stone"
    When Alice attacks with "Hill Giant", "Grizzly Bears" and "Watchwolf"
    And Bob blocks "Watchwolf" with "Wall of Stone"
    Then "Hill Giant" is unblocked
    And "Grizzly Bears" is unblocked
    And "Watchwolf" is blocked
    When combat damage is dealt
    Then Bob is at 20 life
    And "Veteran Bodyguard" was destroyed
    And "Hill Giant" has dealt 3 damage to "Veteran Bodyguard"
    And "Grizzly Bears" has dealt 2 damage to "Veteran Bodyguard"

  @cr26:614.9
  Scenario: Damage is redirected to an untapped Veteran Bodyguard, but not to a tapped Veteran Bodyguard
    Given Alice controls "Hill Giant"
    And Bob controls tapped "Veteran Bodyguard" as "sleeper" and "Veteran Bodyguard" as "waker"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 20 life
    And "waker" has 3 damage marked
    And "sleeper" has no damage marked

  @cr26:614.9
  Scenario: Damage that an unblocked creature's ability deals is redirected to Veteran Bodyguard, and damage from a blocked creature's ability is not
    Given Alice controls "Frostwielder" as "free" and "Frostwielder" as "held"
    And Alice has "Twiddle" as "one" and "Twiddle" as "two" in hand and can pay {U}{U}
    And Bob controls "Veteran Bodyguard" and "Wall of Stone"
    When Alice attacks with "free" and "held"
    And Bob blocks "held" with "Wall of Stone"
    And Alice casts "one" targeting "free"
    And the stack resolves
    And Alice chooses the option "untap"
    And Alice casts "two" targeting "held"
    And the stack resolves
    And Alice chooses the option "untap"
    And Alice activates "free" targeting Bob
    And the stack resolves
    Then Bob is at 20 life
    And "Veteran Bodyguard" has 1 damage marked
    When Alice activates "held" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And "Veteran Bodyguard" has 1 damage marked

  @cr26:614.9.2
  Scenario: Shining Shoal redirects Hill Giant's first-strike damage and its regular damage to Carol, who stays in the game
    Given Carol is playing too
    And it is Bob's main phase
    And Bob controls "Hill Giant"
    And "Hill Giant" has "double strike"
    And Alice has "Shining Shoal" in hand and can pay {6}{W}{W}
    When Alice plays "Shining Shoal" with X = 6 targeting Carol
    And the stack resolves
    And as it resolves, Alice chooses the source "Hill Giant"
    And Bob attacks with "Hill Giant" attacking Alice
    And Alice doesn't block
    And first-strike damage is dealt
    Then Carol is at 17 life
    When combat damage is dealt
    Then Carol is at 14 life
    And Alice is at 20 life
    And "Hill Giant" has dealt 6 damage to Carol

  @cr26:614.9.2
  Scenario: Shining Shoal redirects Hill Giant's first-strike damage to Carol, who loses the game, and none of its regular damage
    Given Carol is playing too
    And it is Bob's main phase
    And Bob controls "Hill Giant"
    And "Hill Giant" has "double strike"
    And Carol is at 3 life
    And Alice has "Shining Shoal" in hand and can pay {6}{W}{W}
    When Alice plays "Shining Shoal" with X = 6 targeting Carol
    And the stack resolves
    And as it resolves, Alice chooses the source "Hill Giant"
    And Bob attacks with "Hill Giant" attacking Alice
    And Alice doesn't block
    And first-strike damage is dealt
    Then Carol has lost the game
    And Alice is at 20 life
    When combat damage is dealt
    Then Alice is at 17 life
    And "Hill Giant" has dealt 3 damage to Alice

  @cr26:614.9.3
  Scenario: Shining Shoal redirects the damage of Lightning Bolt to Jace Beleren, and that of another one not, because Jace Beleren has left
    Given Alice controls "Jace Beleren" with 5 loyalty counters
    And Alice has "Lightning Bolt" as "first", "Lightning Bolt" as "second" and "Boomerang" in hand and can pay {R}{R}{U}{U}
    And Bob has 2 "Shining Shoal" as "shoal" in hand and can pay {3}{W}{W}{3}{W}{W}
    When Alice plays "first" targeting Bob
    And Bob plays "shoal 1" with X = 3 targeting "Jace Beleren"
    And the stack resolves
    And as it resolves, Bob chooses the source "first"
    Then "Jace Beleren" has 2 loyalty counters
    And Bob is at 20 life
    When Alice plays "second" targeting Bob
    And Bob plays "shoal 2" with X = 3 targeting "Jace Beleren"
    And the top of the stack resolves
    And as it resolves, Bob chooses the source "second"
    And Alice plays "Boomerang" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" is in Alice's hand
    And Bob is at 17 life

  @cr26:614.1.3
  Scenario: Ward of Piety has 1 of the 3 damage of Lightning Bolt be dealt to Alice instead, and the other 2 are dealt to Wall of Stone
    Given Bob controls "Wall of Stone" and "Ward of Piety" attached to "Wall of Stone" and can pay {1}{W}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting "Wall of Stone"
    And Bob in response activates "Ward of Piety" targeting Alice
    And the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And Alice is at 19 life
    And Bob is at 20 life

  @cr26:614.9.4 @edition:2026-01
  Scenario: Diverted Blame has the damage of Lightning Bolt be dealt to Craw Wurm instead of to Jace Beleren
    Given Alice controls "Jace Beleren" with 5 loyalty counters
    And Alice has "Diverted Blame" in hand and can pay {1}{W}
    And Bob controls "Craw Wurm"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Diverted Blame" targeting "Jace Beleren" then "Craw Wurm"
    And the stack resolves
    And Alice passes
    And Bob plays "Lightning Bolt" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 5 loyalty counters
    And "Craw Wurm" has 3 damage marked

  @cr26:614.9.4
  Scenario: Diverted Blame has the damage of Lightning Bolt be dealt to Craw Wurm instead of to Hill Giant
    Given Alice controls "Hill Giant"
    And Alice has "Diverted Blame" in hand and can pay {1}{W}
    And Bob controls "Craw Wurm"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Diverted Blame" targeting "Hill Giant" then "Craw Wurm"
    And the stack resolves
    And Alice passes
    And Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has no damage marked
    And "Craw Wurm" has 3 damage marked

  @cr26:614.9.5 @edition:2026-01
  Scenario: Diverted Blame redirects no damage to Craw Wurm once Song of the Dryads has made it a land
    Given Alice controls "Jace Beleren" with 5 loyalty counters
    And Alice has "Diverted Blame" and "Song of the Dryads" in hand and can pay {1}{W}{2}{G}
    And Bob controls "Craw Wurm"
    And Bob has "Lightning Bolt" as "first" and "Lightning Bolt" as "second" in hand and can pay {R}{R}
    When Alice plays "Diverted Blame" targeting "Jace Beleren" then "Craw Wurm"
    And the stack resolves
    And Alice passes
    And Bob plays "first" targeting "Jace Beleren"
    And the stack resolves
    Then "Craw Wurm" has 3 damage marked
    When Alice plays "Song of the Dryads" targeting "Craw Wurm"
    And the stack resolves
    And Alice passes
    And Bob plays "second" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 2 loyalty counters
    And "Craw Wurm" doesn't have the type "creature"

  @cr26:614.9.4
  Scenario: Diverted Blame has the combat damage of Hill Giant be dealt to Craw Wurm instead of to Jace Beleren
    Given it is Bob's main phase
    And Alice controls "Jace Beleren" with 5 loyalty counters
    And Alice has "Diverted Blame" in hand and can pay {1}{W}
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Bob attacks with "Hill Giant" attacking "Jace Beleren"
    And Alice plays "Diverted Blame" targeting "Jace Beleren" then "Craw Wurm"
    And the stack resolves
    And combat damage is dealt
    Then "Jace Beleren" has 5 loyalty counters
    And "Craw Wurm" has 3 damage marked
    And Alice is at 20 life

  @cr26:614.9.5
  Scenario: Diverted Blame doesn't redirect the combat damage of Hill Giant from Jace Beleren to Craw Wurm, which Song of the Dryads has made a land
    Given it is Bob's main phase
    And Alice controls "Jace Beleren" with 5 loyalty counters and "Vedalken Orrery"
    And Alice has "Diverted Blame" and "Song of the Dryads" in hand and can pay {1}{W}{2}{G}
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Bob attacks with "Hill Giant" attacking "Jace Beleren"
    And Alice plays "Diverted Blame" targeting "Jace Beleren" then "Craw Wurm"
    And the stack resolves
    And Alice plays "Song of the Dryads" targeting "Craw Wurm"
    And the stack resolves
    And combat damage is dealt
    Then "Jace Beleren" has 2 loyalty counters
    And "Craw Wurm" has no damage marked
    And "Craw Wurm" doesn't have the type "creature"
