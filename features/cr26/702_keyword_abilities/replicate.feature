Feature: Replicate

  @cr26:702.56a
  Scenario: Pyromatics is copied twice if its replicate cost was paid twice
    Given Alice has "Pyromatics" in hand and can pay {1}{R}{1}{R}{1}{R}
    When Alice plays "Pyromatics" paying the optional cost "replicate" and "replicate" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    Then Bob is at 17 life

  @cr26:702.56a
  Scenario: Pyromatics is copied once if its replicate cost was paid once
    Given Alice has "Pyromatics" in hand and can pay {1}{R}{1}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Pyromatics" paying the optional cost "replicate" targeting "Hill Giant"
    And the stack resolves
    And Alice keeps the targets
    Then "Hill Giant" has 2 damage marked

  @cr26:702.56a
  Scenario: The copy of Pyromatics gets a new target, and Pyromatics itself keeps its first target
    Given Alice has "Pyromatics" in hand and can pay {1}{R}{1}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Pyromatics" paying the optional cost "replicate" targeting Bob
    And the stack resolves
    And Alice targets "Hill Giant" for "Pyromatics"
    Then Bob is at 19 life
    And "Hill Giant" has 1 damage marked

  @cr26:702.56a
  Scenario: Pyromatics isn't copied if its replicate cost wasn't paid, and costs {1}{R} more if it was paid once
    Given Alice has "Pyromatics" as "plain" and "Pyromatics" as "replicated" in hand and can pay {1}{R}{1}{R}{1}{R}
    When Alice plays "plain" targeting Bob
    Then the total cost of "plain" is {1}{R}
    And "plain" has triggered never
    When the stack resolves
    Then Bob is at 19 life
    When Alice plays "replicated" paying the optional cost "replicate" targeting Bob
    Then the total cost of "replicated" is {2}{R}{R}
    When the stack resolves
    And Alice keeps the targets
    Then Bob is at 17 life

  @cr26:702.56b
  Scenario: Twofold Echo whose second replicate cost was paid twice is copied twice, and only the second ability triggers
    Given Alice has "Twofold Echo" in hand and can pay {R}
    When Alice plays "Twofold Echo" paying the optional cost "second.replicate" and "second.replicate" targeting Bob
    Then Alice is at 18 life
    And the total cost of "Twofold Echo" is {R}
    And "Twofold Echo" has triggered once
    When the top of the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    And the stack resolves
    Then Bob is at 17 life

  @cr26:702.56b
  Scenario: Twofold Echo whose replicate costs were both paid once is copied once by each of its two abilities
    Given Alice has "Twofold Echo" in hand and can pay {R}{R}
    When Alice plays "Twofold Echo" paying the optional cost "first.replicate" and "second.replicate" targeting Bob
    And Alice puts the second trigger of "Twofold Echo" and the first trigger of "Twofold Echo" in this order
    Then Alice is at 19 life
    And the total cost of "Twofold Echo" is {R}{R}
    And "Twofold Echo" has triggered twice
    When the top of the stack resolves
    And Alice keeps the targets
    And the stack resolves
    And Alice keeps the targets
    Then Bob is at 17 life

  @cr26:702.56b
  Scenario: Twofold Echo whose first replicate cost was paid twice is copied twice, and only the first ability triggers
    Given Alice has "Twofold Echo" in hand and can pay {R}{R}{R}
    When Alice plays "Twofold Echo" paying the optional cost "first.replicate" and "first.replicate" targeting Bob
    Then Alice is at 20 life
    And the total cost of "Twofold Echo" is {R}{R}{R}
    And "Twofold Echo" has triggered once
    When the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    Then Bob is at 17 life

  @cr26:702.56a
  Scenario: Pyromatics that is countered before its replicate ability resolves is copied all the same
    Given Alice has "Pyromatics" in hand and can pay {1}{R}{1}{R}{1}{R}
    And Bob controls "Hill Giant" and has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Pyromatics" paying the optional cost "replicate" and "replicate" targeting "Hill Giant"
    And Bob plays "Counterspell" targeting "Pyromatics"
    And the top of the stack resolves
    Then "Pyromatics" is in Alice's graveyard
    When the stack resolves
    And Alice keeps the targets
    And Alice targets Bob
    Then "Hill Giant" has 1 damage marked
    And Bob is at 19 life

  @cr26:702.56a
  Scenario: Sphere of Resistance adds {1} once to the cost of Pyromatics whose replicate cost is paid twice, and the copies cost nothing
    Given Bob controls "Sphere of Resistance"
    And Alice has "Pyromatics" in hand and can pay {4}{R}{R}{R}
    When Alice plays "Pyromatics" paying the optional cost "replicate" and "replicate" targeting Bob
    Then the total cost of "Pyromatics" is {4}{R}{R}{R}
    When the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    Then Bob is at 17 life

  @cr26:702.56a
  Scenario: Pyromatics that Omniscience lets Alice cast without paying its mana cost costs {1}{R} for its replicate cost, and is copied
    Given Alice controls "Omniscience"
    And Alice has "Pyromatics" in hand and can pay {1}{R}
    And Bob controls "Wall of Stone"
    When Alice plays "Pyromatics" without paying its mana cost paying the optional cost "replicate" targeting "Wall of Stone"
    Then the total cost of "Pyromatics" is {1}{R}
    When the stack resolves
    And Alice keeps the targets
    Then "Wall of Stone" has 2 damage marked

  @cr26:702.56a
  Scenario: Pyromatics that Alice casts from the top of her library and whose replicate cost is paid twice is copied twice
    Given Alice controls "Shrine of Things to Come" and can pay {1}{R}{1}{R}{1}{R}
    And Alice has "Pyromatics" and "Island" on top of library
    And Bob controls "Wall of Stone"
    When Alice plays "Pyromatics" from library paying the optional cost "replicate" and "replicate" targeting "Wall of Stone"
    Then the total cost of "Pyromatics" is {3}{R}{R}{R}
    When the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    Then "Wall of Stone" has 3 damage marked

  @cr26:702.56a.2
  Scenario: Train of Thought, which has no target and whose replicate cost was paid twice, is copied twice, and Alice isn't asked about targets
    Given Alice has "Train of Thought" in hand and can pay {1}{U}{1}{U}{1}{U}
    And Alice has 5 "Plains" as "page" as library
    When Alice plays "Train of Thought" paying the optional cost "replicate" and "replicate"
    And the stack resolves
    Then nobody is asked anything
    And Alice has drawn 3 cards
    And "Train of Thought" is in Alice's graveyard

  @cr26:702.56a
  Scenario: Alice, who casts Bob's Pyromatics from his graveyard, pays its replicate cost and chooses the copy's new target
    Given Alice controls "Strangers' Embers" and can pay {1}{R}{1}{R}
    And Bob controls "Hill Giant" and has "Pyromatics" in graveyard
    When Alice plays "Pyromatics" from graveyard paying the optional cost "replicate" targeting Bob
    And the stack resolves
    And Alice targets "Hill Giant" for "Pyromatics"
    Then "Hill Giant" has 1 damage marked
    And Bob is at 19 life

  @cr26:702.56a
  Scenario: Pyromatics whose replicate cost was paid once is copied once, and Train of Thought, whose cost wasn't paid, isn't
    Given Alice has "Pyromatics" and "Train of Thought" in hand and can pay {1}{R}{1}{R}{1}{U}
    And Alice has 3 "Plains" as "page" as library
    When Alice plays "Pyromatics" paying the optional cost "replicate" targeting Bob
    Then the total cost of "Pyromatics" is {2}{R}{R}
    When the stack resolves
    And Alice keeps the targets
    Then Bob is at 18 life
    When Alice plays "Train of Thought"
    And the stack resolves
    Then Alice has drawn 1 card
