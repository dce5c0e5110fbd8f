Feature: Ascend

  @cr26:702.131b @cr26:702.131b.2
  Scenario: Snubhorn Sentry's controller keeps the city's blessing after losing the tenth permanent
    Given Alice controls "Snubhorn Sentry" and 8 "Forest" as "wood"
    And Alice has "Forest" as "the tenth" in hand
    And Bob controls 12 "Swamp" as "bog"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then "Snubhorn Sentry" is 0/3
    When Alice plays the land "the tenth"
    Then "Snubhorn Sentry" is 3/3
    And the stack is empty
    When Alice passes
    And Bob casts "Boomerang" targeting "the tenth"
    And the stack resolves
    Then Alice's hand holds "the tenth"
    And "Snubhorn Sentry" is 3/3

  @cr26:702.131a
  Scenario: Secrets of the Golden City draws a third card if its controller has ten permanents as it resolves
    Given Alice controls 3 "Forest" as "wood"
    And Bob controls 12 "Swamp" as "bog"
    And Alice has 7 "Swamp" as "leaf" as library
    And Alice has "Secrets of the Golden City" as "one", "Secrets of the Golden City" as "two" and "Forest" as "the tenth" in hand and can pay {2}{U}{U}{U}{U}
    When Alice casts "one"
    And the stack resolves
    Then Alice has 4 cards in hand
    When Alice plays the land "the tenth"
    And Alice casts "two"
    And the stack resolves
    Then Alice has 5 cards in hand

  @cr26:702.131a
  Scenario: The city's blessing that Secrets of the Golden City gave lasts after the tenth permanent has left
    Given Alice controls 3 "Forest" as "wood" and "Grizzly Bears"
    And Alice has 7 "Swamp" as "leaf" as library
    And Alice has "Secrets of the Golden City" as "one" and "Secrets of the Golden City" as "two" in hand and can pay {2}{U}{U}{U}{U}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice casts "one"
    And the stack resolves
    Then Alice has drawn 3 cards
    When Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls 9 "land" permanents
    When Alice casts "two"
    And the stack resolves
    Then Alice has drawn 6 cards

  @cr26:702.131a
  Scenario: Secrets of the Golden City draws a third card if its controller has eleven permanents
    Given Alice controls 8 "Forest" as "wood"
    And Alice has 7 "Swamp" as "leaf" as library
    And Alice has "Secrets of the Golden City" in hand and can pay {1}{U}{U}
    When Alice casts "Secrets of the Golden City"
    And the stack resolves
    Then Alice controls 11 "land" permanents
    And Alice has drawn 3 cards

  @cr26:702.131b
  Scenario: Nine permanents don't give Snubhorn Sentry's controller the city's blessing, ten do
    Given Alice controls "Snubhorn Sentry" and 7 "Forest" as "wood"
    And Alice has "Forest" as "the ninth" and "Ornithopter" as "the tenth" in hand
    When Alice plays the land "the ninth"
    Then "Snubhorn Sentry" is 0/3
    When Alice plays "the tenth"
    And the stack resolves
    Then "Snubhorn Sentry" is 3/3

  @cr26:702.131b
  Scenario: Snubhorn Sentry that enters as the twelfth permanent of its controller gives the city's blessing
    Given Alice controls 10 "Forest" as "wood"
    And Alice has "Snubhorn Sentry" in hand and can pay {W}
    When Alice plays "Snubhorn Sentry"
    And the stack resolves
    Then Alice controls 11 "land" permanents
    And "Snubhorn Sentry" is 3/3

  @cr26:702.131c
  Scenario: Snubhorn Sentries of two players with ten permanents each get +3/+0
    Given Alice controls "Snubhorn Sentry" as "mine" and 8 "Island" as "isle"
    And Bob controls "Snubhorn Sentry" as "yours" and 8 "Swamp" as "bog"
    And Alice has "Forest" in hand
    And Bob has "Mountain" in hand
    When Alice plays the land "Forest"
    Then "mine" is 3/3
    And "yours" is 0/3
    When the game goes on to Bob's main phase
    And Bob plays the land "Mountain"
    Then "mine" is 3/3
    And "yours" is 3/3

  @cr26:702.131d
  Scenario: Alice has the city's blessing already, and Herald of the Golden Gate triggers for her next land
    Given Alice controls "Herald of the Golden Gate" and 8 "Forest" as "wood"
    And Alice has "Grizzly Bears" and "Forest" as "the next" in hand
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Herald of the Golden Gate" has triggered never
    When Alice plays the land "the next"
    Then "Herald of the Golden Gate" has triggered once
    When the stack resolves
    Then Alice is at 23 life

  @cr26:702.131b.2 @cr26:702.131d
  Scenario: The tenth permanent of Alice is a land, and Herald of the Golden Gate, which asks for the city's blessing, triggers for it
    Given Alice controls "Herald of the Golden Gate" and 8 "Forest" as "wood"
    And Bob controls "Herald of the Golden Gate" as "his" and 7 "Swamp" as "bog"
    And Alice has "Forest" as "the tenth" in hand
    And Bob has "Swamp" as "the ninth" in hand
    When Alice plays the land "the tenth"
    Then "Herald of the Golden Gate" has triggered once
    When the stack resolves
    Then Alice is at 23 life
    When the game goes on to Bob's main phase
    And Bob plays the land "the ninth"
    Then "his" has triggered never
    And Bob is at 20 life

  @cr26:702.131d.2
  Scenario: Alice has the city's blessing already, and Keeper of the Golden Gate triggers for her next land
    Given Alice controls "Keeper of the Golden Gate" and 8 "Forest" as "wood"
    And Alice has "Grizzly Bears" and "Forest" as "the next" in hand
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Keeper of the Golden Gate" has triggered never
    When Alice plays the land "the next"
    Then "Keeper of the Golden Gate" has triggered once
    When the stack resolves
    Then Alice is at 23 life

  @cr26:702.131d.2
  Scenario: Keeper of the Golden Gate, which has its triggered ability only with the city's blessing, triggers for the land that is Alice's tenth permanent
    Given Alice controls "Keeper of the Golden Gate" and 7 "Forest" as "wood"
    And Alice has "Forest" as "the ninth" and "Forest" as "the tenth" in hand
    And Alice has 5 "Plains" as "page" as library
    And Bob has 5 "Swamp" as "leaf" as library
    When Alice plays the land "the ninth"
    Then "Keeper of the Golden Gate" doesn't have the ability "welcome"
    And "Keeper of the Golden Gate" has triggered never
    When the game goes on to Alice's next main phase
    And Alice plays the land "the tenth"
    Then "Keeper of the Golden Gate" has the ability "welcome"
    And "Keeper of the Golden Gate" has triggered once
    When the stack resolves
    Then Alice is at 23 life

  @cr26:702.131a
  Scenario: Secrets of the Golden City gives no city's blessing if Boomerang leaves its controller nine of ten permanents before it resolves
    Given Alice controls 4 "Forest" as "wood"
    And Alice has 7 "Swamp" as "leaf" as library
    And Alice has "Secrets of the Golden City" as "one" and "Secrets of the Golden City" as "two" in hand and can pay {2}{U}{U}{U}{U}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice casts "one"
    Then Alice controls 10 "land" permanents
    When Bob plays "Boomerang" targeting "wood 1"
    And the stack resolves
    Then Alice controls 9 "land" permanents
    And Alice has drawn 2 cards
    When Alice plays the land "wood 1"
    And Alice casts "two"
    And the stack resolves
    Then Alice has drawn 5 cards

  @cr26:702.131a
  Scenario: Secrets of the Golden City draws a third card if its controller's tenth permanent enters before it resolves
    Given Alice controls "Vedalken Orrery" and 5 "Forest" as "wood"
    And Alice has 7 "Swamp" as "leaf" as library
    And Alice has "Secrets of the Golden City" and "Ornithopter" in hand and can pay {1}{U}{U}
    When Alice casts "Secrets of the Golden City"
    And Alice casts "Ornithopter"
    And the top of the stack resolves
    Then "Ornithopter" is in play
    When the stack resolves
    Then Alice has drawn 3 cards

  @cr26:702.131b
  Scenario: The city's blessing that Snubhorn Sentry gave outlasts it, so Snubhorn Sentry that is cast again as the ninth permanent is 3/3
    Given Alice controls "Snubhorn Sentry" and 7 "Forest" as "wood"
    And Alice has "Forest" as "the tenth" in hand and can pay {W}
    And Bob has "Boomerang" as "one" and "Boomerang" as "two" in hand and can pay {U}{U}{U}{U}
    When Alice plays the land "the tenth"
    Then "Snubhorn Sentry" is 3/3
    When Bob plays "one" targeting "the tenth"
    And the stack resolves
    And Bob plays "two" targeting "Snubhorn Sentry"
    And the stack resolves
    Then "Snubhorn Sentry" is in Alice's hand
    And Alice controls 8 "land" permanents
    When Alice plays "Snubhorn Sentry"
    And the stack resolves
    Then "Snubhorn Sentry" is 3/3

  @cr26:702.131a.2
  Scenario: Expel from Orazca, an instant with ascend, gives Alice the city's blessing in Bob's turn as it resolves, so she may put Hill Giant on top of his library
    Given it is Bob's main phase
    And Alice controls 8 "Forest" as "wood" and can pay {1}{U}
    And Alice has "Expel from Orazca" in hand
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Bob passes
    And Alice plays "Expel from Orazca" targeting "Hill Giant"
    And the stack resolves
    And Alice says yes
    Then the top of Bob's library is "Hill Giant"
    And "Grizzly Bears" is 2/2

  @cr26:702.131a.2
  Scenario: Expel from Orazca returns Hill Giant to hand while Alice controls nine permanents, and a second one with ten of them may put Grizzly Bears on top of the library
    Given Alice controls 5 "Forest" as "wood" and can pay {1}{U}{1}{U}
    And Alice has "Expel from Orazca" as "one", "Expel from Orazca" as "two" and "Forest" as "the tenth" in hand
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    And Alice was asked for yes or no never
    When Alice plays the land "the tenth"
    And Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    And Alice says yes
    Then the top of Bob's library is "Grizzly Bears"
    And Alice controls 10 "land" permanents

  @cr26:702.131a.2
  Scenario: Expel from Orazca that was cast with ten permanents gives no city's blessing if Boomerang leaves Alice nine as it resolves, and a second one that resolves with ten does
    Given Alice controls 6 "Forest" as "wood" and can pay {1}{U}{1}{U}
    And Alice has "Expel from Orazca" as "one", "Expel from Orazca" as "two" and "Forest" as "the new one" in hand
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "one" targeting "Hill Giant"
    Then Alice controls 10 "land" permanents
    When Bob plays "Boomerang" targeting "wood 1"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    And Alice was asked for yes or no never
    And Alice controls 9 "land" permanents
    When Alice plays the land "the new one"
    And Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    And Alice says yes
    Then the top of Bob's library is "Grizzly Bears"

  @cr26:702.131a
  Scenario: The city's blessing that Secrets of the Golden City gave in an earlier turn makes another one draw a third card with only nine permanents
    Given Alice controls 3 "Forest" as "wood" and "Grizzly Bears"
    And Alice has 9 "Swamp" as "leaf" as library
    And Bob has 9 "Island" as "wave" as library
    And Alice has "Secrets of the Golden City" as "one" and "Secrets of the Golden City" as "two" in hand and can pay {2}{U}{U}{U}{U}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice casts "one"
    And the stack resolves
    Then Alice has drawn 3 cards
    When Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then Alice controls 9 "land" permanents
    And Alice has drawn 4 cards
    When Alice casts "two"
    And the stack resolves
    Then Alice has drawn 7 cards

  @cr26:702.131b
  Scenario: Snubhorn Sentry, whose controller lost the tenth permanent, is still 3/3 in Bob's turn and in Alice's next turn
    Given Alice controls "Snubhorn Sentry" and 8 "Forest" as "wood"
    And Alice has "Forest" as "the tenth" in hand
    And Alice has 9 "Swamp" as "leaf" as library
    And Bob has 9 "Island" as "wave" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays the land "the tenth"
    Then "Snubhorn Sentry" is 3/3
    When Bob plays "Boomerang" targeting "the tenth"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then "Snubhorn Sentry" is 3/3
    When the game goes on to Alice's next main phase
    Then Alice controls 8 "land" permanents
    And "Snubhorn Sentry" is 3/3

  @cr26:702.131b
  Scenario: Ten lands without a permanent that has ascend give no city's blessing, so Snubhorn Sentry that is cast as the ninth permanent is 0/3
    Given Alice controls 9 "Forest" as "wood"
    And Alice has "Snubhorn Sentry" in hand and can pay {W}
    And Bob has "Boomerang" as "one" and "Boomerang" as "two" in hand and can pay {U}{U}{U}{U}
    Then Alice controls 10 "land" permanents
    When Bob plays "one" targeting "wood 1"
    And the stack resolves
    And Bob plays "two" targeting "wood 2"
    And the stack resolves
    Then Alice controls 8 "land" permanents
    When Alice plays "Snubhorn Sentry"
    And the stack resolves
    Then "Snubhorn Sentry" is 0/3
    When Alice plays the land "wood 1"
    Then "Snubhorn Sentry" is 3/3
