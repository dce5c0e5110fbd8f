Feature: Entering tapped

  @cr26:614.1d
  Scenario: Charcoal Diamond enters tapped and makes mana after its controller's next untap step
    Given Alice has "Charcoal Diamond" in hand and can pay {2}
    When Alice plays "Charcoal Diamond"
    And the top of the stack resolves
    Then "Charcoal Diamond" is tapped
    And the stack is empty
    And it happened never that "Charcoal Diamond" was tapped
    When the game goes on to Bob's upkeep
    And the game goes on to Alice's upkeep
    Then "Charcoal Diamond" is untapped
    And Alice can tap "Charcoal Diamond" for mana making {B}

  @cr26:614.1d
  Scenario: Kismet has an opponent's land and creature enter tapped, but not an opponent's enchantment or its own player's creature
    Given it is Bob's main phase
    And Alice controls "Kismet"
    And Bob has "Charcoal Diamond", "Forest", "Grizzly Bears", "Hollow Choir" in hand and can pay {4}{G}{B}
    And Alice controls "Vedalken Orrery" and has "Hill Giant" in hand and can pay {3}{R}
    When Bob plays the land "Forest"
    Then "Forest" is tapped
    When Bob plays "Grizzly Bears"
    And the stack resolves
    And Bob plays "Hollow Choir"
    And the stack resolves
    Then "Grizzly Bears" is tapped
    And "Hollow Choir" is untapped
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is untapped

  @cr26:614.12.10
  Scenario: Purphoros, which will be no creature with devotion one, enters untapped under Bob's Kismet, and Hill Giant enters tapped
    Given Bob controls "Kismet"
    And Alice has "Purphoros, God of the Forge" and "Hill Giant" in hand and can pay {3}{R}{3}{R}
    When Alice plays "Purphoros, God of the Forge"
    And the stack resolves
    Then "Purphoros, God of the Forge" is untapped
    And "Purphoros, God of the Forge" doesn't have the type "creature"
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is tapped
    And Bob is at 18 life

  @cr26:614.12.10
  Scenario: Lone Sentinel, which will be no creature beside a Swamp, enters untapped under Bob's Kismet, and tapped once the Swamp has left
    Given Bob controls "Kismet" and "Swamp"
    And Alice has 2 "Lone Sentinel" as "sentinel" and "Stone Rain" in hand and can pay {3}{W}{3}{W}{2}{R}
    When Alice plays "sentinel 1"
    And the stack resolves
    Then "sentinel 1" is untapped
    And "sentinel 1" doesn't have the type "creature"
    When Alice plays "Stone Rain" targeting "Swamp"
    And the stack resolves
    And Alice plays "sentinel 2"
    And the stack resolves
    Then "sentinel 2" is tapped
    And "sentinel 1" is untapped
