Feature: Kentaro, the Smiling Cat

  @bok:kentaro-the-smiling-cat.1
  Scenario: With Kentaro, a Samurai spell can be cast for generic mana, but only at sorcery speed
    Given it is Alice's upkeep
    And Alice controls "Kentaro, the Smiling Cat" and 3 "Swamp"
    And Alice has "Konda's Hatamoto" and "Grizzly Bears" in hand
    Then Alice can't play "Konda's Hatamoto" instead of its mana cost
    When the game goes on to Alice's precombat main phase
    Then Alice can play "Konda's Hatamoto" instead of its mana cost
    And Alice can't play "Konda's Hatamoto"
    And Alice can't play "Grizzly Bears" instead of its mana cost
    When Alice plays "Konda's Hatamoto" instead of its mana cost
    Then the total cost of "Konda's Hatamoto" is {2}
    And {B}{B} was spent on "Konda's Hatamoto"
    When the stack resolves
    Then "Konda's Hatamoto" is in play under Alice's control

  @bok:kentaro-the-smiling-cat.1
  Scenario: A Samurai with flash can be cast at instant speed for generic mana with Kentaro
    Given it is Bob's upkeep
    And Alice controls "Kentaro, the Smiling Cat" and 6 "Swamp"
    And Alice has "Silverstorm Samurai" and "Konda's Hatamoto" in hand
    Then Alice can play "Silverstorm Samurai" instead of its mana cost
    And Alice can't play "Konda's Hatamoto" instead of its mana cost
    When Alice plays "Silverstorm Samurai" instead of its mana cost
    Then the total cost of "Silverstorm Samurai" is {6}
    And the converted mana cost of "Silverstorm Samurai" is 6

  @bok:kentaro-the-smiling-cat.2
  Scenario: The first Kentaro can be cast only for {1}{W}; with it on the battlefield, a second Kentaro can be cast for generic mana
    Given Alice controls "Plains" and 3 "Swamp"
    And Alice has "Kentaro, the Smiling Cat" as "the first cat" and "Kentaro, the Smiling Cat" as "the second cat" in hand
    Then Alice can't play "the first cat" instead of its mana cost
    And Alice can play "the first cat"
    When Alice plays "the first cat"
    Then the total cost of "the first cat" is {1}{W}
    When the stack resolves
    Then "the first cat" is in play under Alice's control
    And Alice can't play "the second cat"
    And Alice can play "the second cat" instead of its mana cost

  @bok:kentaro-the-smiling-cat.2
  Scenario: Kentaro's alternative cost is available only to its controller, and only while Kentaro is on the battlefield
    Given Alice controls "Kentaro, the Smiling Cat" and 2 "Swamp"
    And Alice has "Konda's Hatamoto" in hand
    And Bob controls 6 "Swamp" as "Bob's swamp"
    And Bob has "Boomerang" and "Silverstorm Samurai" in hand and can pay {U}{U}
    Then Alice can play "Konda's Hatamoto" instead of its mana cost
    And Bob can't play "Silverstorm Samurai" instead of its mana cost
    When Bob plays "Boomerang" targeting "Kentaro, the Smiling Cat"
    And the stack resolves
    Then "Kentaro, the Smiling Cat" is in Alice's hand
    And Alice can't play "Konda's Hatamoto" instead of its mana cost
    And Alice can't play "Kentaro, the Smiling Cat" instead of its mana cost

  @bok:kentaro-the-smiling-cat.1
  Scenario: With Kentaro, a Samurai can't be cast for generic mana in combat, but can in the postcombat main phase
    Given Alice controls "Kentaro, the Smiling Cat" and 2 "Swamp"
    And Alice has "Konda's Hatamoto" in hand
    And Bob controls "Steel Wall"
    When Alice attacks with "Kentaro, the Smiling Cat"
    Then Alice can't play "Konda's Hatamoto" instead of its mana cost
    When Bob blocks "Kentaro, the Smiling Cat" with "Steel Wall"
    And the stack resolves
    Then "Kentaro, the Smiling Cat" is 3/2
    And Alice can't play "Konda's Hatamoto" instead of its mana cost
    When the game goes on to Alice's postcombat main phase
    Then Alice can play "Konda's Hatamoto" instead of its mana cost
