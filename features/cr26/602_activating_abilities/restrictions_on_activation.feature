Feature: Restrictions on activating abilities

  @cr26:602.5a
  Scenario: Samite Healer that came under Alice's control this turn can be tapped for its ability only once it has haste
    Given Alice controls new "Samite Healer" and "Samite Healer" as "old Healer"
    And Alice has "Crimson Wisps" in hand and can pay {R}
    Then Alice can activate "old Healer" targeting Alice
    And Alice can't activate "Samite Healer" targeting Alice by rule 302.6
    When Alice plays "Crimson Wisps" targeting "Samite Healer"
    And the stack resolves
    Then Alice can activate "Samite Healer" targeting Alice
    And "Samite Healer" is red

  @cr26:602.5a
  Scenario: Samite Healer that came under Alice's control in her turn can't be tapped for its ability in Bob's turn, and can in her next turn
    Given Alice controls new "Samite Healer" and "Samite Healer" as "old Healer"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Bob's main phase
    Then Alice can't activate "Samite Healer" targeting Alice by rule 302.6
    And Alice can activate "old Healer" targeting Alice
    When the game goes on to Alice's main phase
    Then Alice can activate "Samite Healer" targeting Alice

  @cr26:602.5c
  Scenario: Quicksilver Elemental that has used the once-each-turn ability acquired from Akki Avalanchers can't use it again, but the Avalanchers can use their own
    Given Alice controls "Quicksilver Elemental" and can pay {U}
    And Alice controls "Akki Avalanchers", "Mountain" as "first" and "Mountain" as "second"
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Akki Avalanchers"
    And the stack resolves
    And Alice activates "avalanche" of "Quicksilver Elemental" sacrificing "first"
    And the stack resolves
    Then "Quicksilver Elemental" is 5/4
    And Alice can't activate "avalanche" of "Quicksilver Elemental" sacrificing "second" by rule 602.5b
    And Alice can activate "avalanche" of "Akki Avalanchers" sacrificing "second"

  @cr26:602.5d
  Scenario: Aggravated Assault's ability can be activated in Alice's main phase, and neither while a spell is on the stack nor in the end step
    Given Alice controls "Aggravated Assault" and can pay {3}{R}{R}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then Alice can activate "Aggravated Assault"
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't activate "Aggravated Assault" by rule 602.5d
    When the stack resolves
    Then Bob is at 17 life
    And Alice can activate "Aggravated Assault"
    When the game goes on to Alice's end step
    Then Alice can't activate "Aggravated Assault" by rule 602.5d
    When the game goes on to Bob's main phase
    Then Alice can't activate "Aggravated Assault" by rule 602.5d

  @cr26:602.5d
  Scenario: Aggravated Assault's ability can't be activated in the declare attackers step, and can be in the postcombat main phase
    Given Alice controls "Aggravated Assault" and "Hill Giant" and can pay {3}{R}{R}
    When Alice attacks with "Hill Giant"
    Then Alice can't activate "Aggravated Assault" by rule 602.5d
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And "Hill Giant" is tapped
    When the game goes on to Alice's postcombat main phase
    And Alice activates "Aggravated Assault"
    And the stack resolves
    Then "Hill Giant" is untapped

  @cr26:602.5d
  Scenario: Alice, who has no sorcery card, activates Aggravated Assault's ability in her postcombat main phase, and Hill Giant attacks a second time
    Given Alice controls "Aggravated Assault" and "Hill Giant" and can pay {3}{R}{R}
    When Alice attacks with "Hill Giant"
    Then Alice can't activate "Aggravated Assault"
    When Bob doesn't block
    And the game goes on to Alice's postcombat main phase
    Then Alice can activate "Aggravated Assault"
    When Alice activates "Aggravated Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life

  @cr26:602.5d.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: After Teferi's +1 ability, Alice can cast Lava Spike during combat, and can't activate Aggravated Assault
    Given Alice controls "Teferi, Time Raveler", "Aggravated Assault" and "Hill Giant" and can pay {3}{R}{R}
    And Alice has "Lava Spike" in hand and can pay {R}
    Then Alice can activate "Aggravated Assault"
    When Alice activates "hurry" of "Teferi, Time Raveler"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    Then Alice can play "Lava Spike" targeting Bob
    And Alice can't activate "Aggravated Assault" by rule 602.5d

  @cr26:602.5d.2
  Scenario: With Vedalken Orrery, Alice can cast Lava Spike during combat, and can't activate Aggravated Assault
    Given Alice controls "Vedalken Orrery", "Aggravated Assault" and "Hill Giant" and can pay {3}{R}{R}
    And Alice has "Lava Spike" in hand and can pay {R}
    Then Alice can activate "Aggravated Assault"
    When Alice attacks with "Hill Giant"
    Then Alice can play "Lava Spike" targeting Bob
    And Alice can't activate "Aggravated Assault" by rule 602.5d

  @cr26:602.5d.3
  Scenario: With Vedalken Orrery, Alice can cast Lava Spike during combat, and can't activate Aggravated Assault before her postcombat main phase
    Given Alice controls "Vedalken Orrery", "Aggravated Assault" and "Hill Giant" and can pay {3}{R}{R}
    And Alice has "Lava Spike" in hand and can pay {R}
    When Alice attacks with "Hill Giant"
    Then Alice can play "Lava Spike" targeting Bob
    And Alice can't activate "Aggravated Assault" by rule 602.5d
    When Bob doesn't block
    And the game goes on to Alice's postcombat main phase
    Then Alice can activate "Aggravated Assault"
    And Bob is at 17 life

  @cr26:602.5c.2
  Scenario: Quicksilver Elemental that acquired an ability of Akki Avalanchers and one of Akki Slidemaker with the same words can activate each of them once
    Given Alice controls "Quicksilver Elemental" and can pay {U}{U}
    And Alice controls "Akki Avalanchers" and "Akki Slidemaker"
    And Alice controls "Wastes" as "one", "Wastes" as "two" and "Wastes" as "three"
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Akki Avalanchers"
    And the stack resolves
    And Alice activates "mimic" of "Quicksilver Elemental" targeting "Akki Slidemaker"
    And the stack resolves
    And Alice activates "avalanche" of "Quicksilver Elemental" sacrificing "one"
    And the stack resolves
    Then "Quicksilver Elemental" is 5/4
    And Alice can't activate "avalanche" of "Quicksilver Elemental" sacrificing "two" by rule 602.5b
    And Alice can activate "slide" of "Quicksilver Elemental" sacrificing "two"
    When Alice activates "slide" of "Quicksilver Elemental" sacrificing "two"
    And the stack resolves
    Then "Quicksilver Elemental" is 7/4
    And Alice can't activate "slide" of "Quicksilver Elemental" sacrificing "three" by rule 602.5b
    When Alice activates "slide" of "Akki Slidemaker" sacrificing "three"
    And the stack resolves
    Then "Akki Slidemaker" is 3/1

  @cr26:602.5c.2
  Scenario: After one of its two identically worded abilities, Quicksilver Elemental can't activate the same one again, and Akki Slidemaker can activate its own
    Given Alice controls "Quicksilver Elemental" and can pay {U}{U}
    And Alice controls "Akki Avalanchers" and "Akki Slidemaker"
    And Alice controls "Wastes" as "one" and "Wastes" as "two"
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Akki Avalanchers"
    And the stack resolves
    And Alice activates "mimic" of "Quicksilver Elemental" targeting "Akki Slidemaker"
    And the stack resolves
    And Alice activates "avalanche" of "Quicksilver Elemental" sacrificing "one"
    And the stack resolves
    Then "Quicksilver Elemental" is 5/4
    And Alice can't activate "avalanche" of "Quicksilver Elemental" sacrificing "two" by rule 602.5b
    And Alice can activate "slide" of "Akki Slidemaker" sacrificing "two"
    When Alice activates "slide" of "Akki Slidemaker" sacrificing "two"
    And the stack resolves
    Then "Akki Slidemaker" is 3/1

  @cr26:602.5b
  Scenario: Alice, who took two Akki Avalanchers with Threaten, can activate the ability only of the one whose ability Bob had not activated this turn
    Given Bob controls 2 "Akki Avalanchers" as "akki" and "Mountain"
    And Alice controls 2 "Forest" as "grove" and has 2 "Threaten" as "threat" in hand and can pay {2}{R}{2}{R}
    When Bob activates "akki 1" sacrificing "Mountain"
    And the stack resolves
    And Alice plays "threat 1" targeting "akki 1"
    And the stack resolves
    And Alice plays "threat 2" targeting "akki 2"
    And the stack resolves
    Then Alice can't activate "akki 1" sacrificing "grove 1" by rule 602.5b
    And Alice can activate "akki 2" sacrificing "grove 1"
    When Alice activates "akki 2" sacrificing "grove 1"
    And the stack resolves
    Then "akki 2" is 3/1

  @cr26:602.5b.2
  Scenario: Alice, who took Bob's Ridge Climber with Threaten, can activate its ability, which only a sorcery's timing allows, in her main phases, and not in the declare attackers step
    Given Bob controls "Ridge Climber"
    And Alice has "Threaten" and "Shock" in hand and can pay {2}{R}{G}{R}
    When Alice plays "Threaten" targeting "Ridge Climber"
    And the stack resolves
    Then Alice can activate "Ridge Climber"
    When Alice plays "Shock" targeting Bob
    Then Alice can't activate "Ridge Climber" by rule 602.5d
    When the stack resolves
    And Alice attacks with "Ridge Climber"
    Then Alice can't activate "Ridge Climber" by rule 602.5d
    When Bob doesn't block
    And the game goes on to Alice's postcombat main phase
    And Alice activates "Ridge Climber"
    And the stack resolves
    Then "Ridge Climber" is 2/3

  @cr26:602.5b.2
  Scenario: Alice can activate the ability of her own Ridge Climber in her main phase, and not in response to a spell
    Given Alice controls "Ridge Climber"
    And Alice has "Shock" in hand and can pay {R}{G}
    Then Alice can activate "Ridge Climber"
    When Alice plays "Shock" targeting Bob
    Then Alice can't activate "Ridge Climber"
    When the stack resolves
    And Alice activates "Ridge Climber"
    And the stack resolves
    Then "Ridge Climber" is 2/3
