Feature: Self-replacement effects

  @cr26:614.15 @cr26:616.1a.2
  Scenario: Furnace of Rath doubles the 4 damage of Galvanic Blast with metalcraft, and with fewer than three artifacts its 2 damage
    Given Alice controls "Furnace of Rath", "Sol Ring", "Ornithopter" and "Baku Altar"
    And Alice has "Galvanic Blast" as "one" and "Galvanic Blast" as "two" in hand and can pay {R}{R}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then Bob is at 12 life
    When Bob plays "Naturalize" targeting "Baku Altar"
    And the stack resolves
    And Alice plays "two" targeting Bob
    And the stack resolves
    Then Bob is at 8 life
    And "one" has dealt 8 damage to Bob

  @cr26:614.15
  Scenario: Galvanic Blast of a player with three artifacts deals 4 damage, and with two artifacts 2 damage
    Given Alice controls "Sol Ring", "Ornithopter" and "Baku Altar"
    And Alice has "Galvanic Blast" as "one" and "Galvanic Blast" as "two" in hand and can pay {R}{R}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    When Bob plays "Naturalize" targeting "Baku Altar"
    And the stack resolves
    And Alice plays "two" targeting Bob
    And the stack resolves
    Then Bob is at 14 life

  @cr26:614.15.2
  Scenario: Furnace of Rath doubles the 4 damage of Metal Spitter's ability with three artifacts, and its 2 damage with two artifacts
    Given Alice controls "Furnace of Rath", "Metal Spitter" as "one", "Metal Spitter" as "two" and "Sol Ring"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "one" targeting Bob
    And the stack resolves
    Then Bob is at 12 life
    When Bob plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    And Alice activates "two" targeting Bob
    And the stack resolves
    Then Bob is at 8 life
    And "one" has dealt 8 damage to Bob

  @cr26:614.15.2
  Scenario: Furnace of Rath doubles the 2 damage of the only Metal Spitter, whose player controls no other artifact
    Given Alice controls "Furnace of Rath" and "Metal Spitter"
    And Bob controls "Wall of Stone", "Sol Ring" and "Baku Altar"
    When Alice activates "Metal Spitter" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 4 damage marked

  @cr26:614.15.2
  Scenario: Metal Spitter's ability deals 4 damage with three artifacts and nothing else that changes the damage
    Given Alice controls "Metal Spitter", "Sol Ring" and "Baku Altar"
    And Bob controls "Wall of Stone"
    When Alice activates "Metal Spitter" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 4 damage marked
    And it happened once that "Wall of Stone" was dealt damage

  @cr26:614.15.3
  Scenario: With Boon Reflection, kicked Bounty of Scrolls draws three cards and gains no life, and Bounty of Scrolls that isn't kicked gains 6 life and draws none
    Given Alice controls "Boon Reflection" and "Ajani's Pridemate"
    And Alice has "Bounty of Scrolls" as "one" and "Bounty of Scrolls" as "two" in hand and can pay {1}{W}{U}{1}{W}
    And Alice has 4 "Island" as "page" as library
    When Alice plays "one" kicked
    And the stack resolves
    Then Alice has drawn 3 cards
    And Alice is at 20 life
    And "Ajani's Pridemate" has triggered never
    When Alice plays "two"
    And the stack resolves
    Then Alice is at 26 life
    And Alice has drawn 3 cards
    And Alice was asked for a replacement never

  @cr26:614.15.3
  Scenario: Bounty of Scrolls that Alice casts without kicker gains her 6 life under Boon Reflection, and another one 3 life after Boon Reflection has left
    Given Alice controls "Boon Reflection"
    And Alice has "Bounty of Scrolls" as "one" and "Bounty of Scrolls" as "two" in hand and can pay {1}{W}{1}{W}
    And Alice has 4 "Island" as "page" as library
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "one"
    And the stack resolves
    Then Alice is at 26 life
    When Bob plays "Naturalize" targeting "Boon Reflection"
    And the stack resolves
    And Alice plays "two"
    And the stack resolves
    Then Alice is at 29 life
    And Alice has drawn no cards

  @cr26:614.15.4
  Scenario: With Boon Reflection, Scribe's Scales draw two cards and gain no life with three artifacts, and gain 6 life with two artifacts
    Given Alice controls "Boon Reflection", "Scribe's Scales" as "one", "Scribe's Scales" as "two" and "Sol Ring"
    And Alice has 4 "Island" as "page" as library
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "one"
    And the stack resolves
    Then Alice has drawn 2 cards
    And Alice is at 20 life
    When Bob plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    And Alice activates "two"
    And the stack resolves
    Then Alice is at 26 life
    And Alice has drawn 2 cards
    And Alice was asked for a replacement never

  @cr26:614.15.4
  Scenario: Scribe's Scales that are Alice's only artifact gain her 3 life and draw no card
    Given Alice controls "Scribe's Scales" and "Hill Giant"
    And Alice has 4 "Island" as "page" as library
    When Alice activates "Scribe's Scales"
    And the stack resolves
    Then Alice is at 23 life
    And Alice has drawn no cards
    And "Scribe's Scales" is tapped
