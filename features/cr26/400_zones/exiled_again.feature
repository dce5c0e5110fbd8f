Feature: Exiling a card that is in exile

  @cr26:400.8.2 @cr26:406.7.2
  Scenario: Hill Giant's card, which is exiled again in exile, triggers neither Rift Gauge nor Rift Alarm
    Given Alice controls "Rift Gauge"
    And Alice has "Deeper Exile" and "Swords to Plowshares" in hand and can pay {W}{W}
    And Bob controls "Hill Giant" and "Rift Alarm"
    When Alice plays "Swords to Plowshares" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And the ability "arrive" of "Rift Gauge" has triggered once
    When Alice plays "Deeper Exile" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is a new object
    And the ability "arrive" of "Rift Gauge" has triggered once
    And the ability "depart" of "Rift Alarm" has triggered never
    And Alice is at 21 life

  @cr26:400.8.2 @cr26:406.7.2
  Scenario: Hill Giant's card, which Oblivion Ring returns from exile, triggers Rift Alarm's ability on leaving exile
    Given Alice controls "Rift Gauge"
    And Alice has "Oblivion Ring" and "Deeper Exile" in hand and can pay {2}{W}{W}
    And Bob controls "Hill Giant" and "Rift Alarm"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    And Bob has "Grizzly Bears" in exile
    When Alice plays "Oblivion Ring"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    And the stack resolves
    And Alice plays "Deeper Exile" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "Naturalize" targeting "Oblivion Ring"
    And the stack resolves
    Then "Hill Giant" is in play
    And the ability "depart" of "Rift Alarm" has triggered once
    And the ability "arrive" of "Rift Gauge" has triggered once
    And "Hill Giant" is 3/3

  @cr26:406.7.3
  Scenario: Deeper Passage exiles Hill Giant again and returns it at the next end step
    Given Alice has "Deeper Passage" in hand and can pay {W}
    And Bob has "Hill Giant" and "Grizzly Bears" in exile
    When Alice plays "Deeper Passage" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in exile
    And "Hill Giant" is a new object
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Hill Giant" is in play under Bob's control
    And "Grizzly Bears" is in exile

  @cr26:400.8 @cr26:406.7
  Scenario: Deeper Journey and Deeper Passage don't return the cards that Deeper Exile exiles once more, and Otherworldly Journey returns Llanowar Elves, which nothing exiles again
    Given Alice controls "Llanowar Elves"
    And Alice has "Deeper Journey", "Deeper Passage", "Otherworldly Journey", "Deeper Exile" as "one" and "Deeper Exile" as "two" in hand and can pay {1}{W}{W}{1}{W}{W}{W}
    And Bob has "Hill Giant" and "Grizzly Bears" in exile
    When Alice plays "Deeper Journey" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Deeper Passage" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Otherworldly Journey" targeting "Llanowar Elves"
    And the stack resolves
    And Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to the end step
    And Alice puts "Deeper Journey", "Deeper Passage" and "Otherworldly Journey" in this order
    And the stack resolves
    Then "Llanowar Elves" is 2/2
    And "Hill Giant" is exiled
    And "Grizzly Bears" is exiled

  @cr26:400.8.3
  Scenario: Deeper Journey returns the card of Hill Giant that it has exiled in exile, and not the card of Grizzly Bears, which Deeper Exile exiles once more
    Given Alice has "Deeper Journey" as "first", "Deeper Journey" as "second" and "Deeper Exile" in hand and can pay {1}{W}{1}{W}{W}
    And Bob has "Hill Giant" and "Grizzly Bears" in exile
    When Alice plays "first" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "second" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" is exiled
    And "Hill Giant" is a new object
    When Alice plays "Deeper Exile" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to the end step
    And Alice puts "first" and "second" in this order
    And the stack resolves
    Then "Hill Giant" is in play under Bob's control
    And "Grizzly Bears" is exiled
