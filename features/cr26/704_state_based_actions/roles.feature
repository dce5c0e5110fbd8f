Feature: Several Roles on one permanent

  @cr26:704.5y @cr26:303.7a
  Scenario: Of two Roles of Alice on Hill Giant, only the newer one stays
    Given Alice controls "Costume Chest" and "Hill Giant"
    And Alice controls "Flight" attached to "Hill Giant"
    When Alice activates "cursed" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Hill Giant" is 1/1
    And "Flight" is attached to "Hill Giant"
    When Alice activates "monster" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then Alice controls 1 "token" permanents
    And the first "Monster" token is attached to "Hill Giant"
    And "Flight" is attached to "Hill Giant"
    And the first "Cursed" token wasn't sacrificed
    And the first "Cursed" token wasn't destroyed
    And "Hill Giant" is 4/4
    And "Hill Giant" has "trample"

  @cr26:704.5y @cr26:303.7a
  Scenario: A Role of Alice and a Role of Bob both stay on Hill Giant until Bob creates another one for it
    Given Alice controls "Costume Chest" as "hers" and "Hill Giant"
    And Bob controls "Costume Chest" as "his"
    When Alice activates "cursed" of "hers"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Bob activates "monster" of "his"
    And the stack resolves
    And Bob chooses "Hill Giant"
    Then the first "Cursed" token is attached to "Hill Giant"
    And the first "Monster" token is attached to "Hill Giant"
    And "Hill Giant" is 2/2
    When Bob activates "royal" of "his"
    And the stack resolves
    And Bob chooses "Hill Giant"
    Then Bob controls 1 "token" permanents
    And the first "Cursed" token is attached to "Hill Giant"
    And the first "Royal" token is attached to "Hill Giant"
    And "Hill Giant" is 2/2
    And "Hill Giant" has "ward"

  @cr26:303.7a.2
  Scenario: A Cursed Role that Autumn-Tail moves to Grizzly Bears stays there, and the Monster Role, which was created later, goes
    Given Alice controls a flipped "Kitsune Mystic" as "Autumn-Tail", "Costume Chest", "Hill Giant" and "Grizzly Bears"
    And Alice can pay {1}
    When Alice activates "cursed" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Alice activates "monster" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is 3/3
    When Alice activates "transfer" of "Autumn-Tail" targeting the first "Cursed" token
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then the first "Cursed" token is attached to "Grizzly Bears"
    And the first "Monster" token is gone
    And "Grizzly Bears" is 1/1
    And "Hill Giant" is 3/3

  @cr26:704.5y
  Scenario: Of two Roles of Alice on Grizzly Bears, the one that was moved there last stays, although it was created first
    Given Alice controls "Costume Chest", "Hill Giant", "Grizzly Bears" and a flipped "Kitsune Mystic" as "sage" and can pay {1}
    When Alice activates "cursed" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Alice activates "monster" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Hill Giant" is 1/1
    And "Grizzly Bears" is 3/3
    When Alice activates "sage" targeting the first "Cursed" token
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then the first "Cursed" token is attached to "Grizzly Bears"
    And Alice controls 1 "token" permanent
    And "Grizzly Bears" is 1/1
    And "Hill Giant" is 3/3

  @cr26:704.5y @cr26:303.7a
  Scenario: A Role of Alice on Hill Giant stays beside Bob's newer one until Bob gains control of it
    Given Alice controls "Costume Chest" as "hers" and "Hill Giant"
    And Bob controls "Costume Chest" as "his"
    And Bob has "Sudden Claim" in hand and can pay {U}
    When Alice activates "cursed" of "hers"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Bob activates "monster" of "his"
    And the stack resolves
    And Bob chooses "Hill Giant"
    Then "Hill Giant" is 2/2
    When Bob plays "Sudden Claim" targeting the first "Cursed" token
    And the stack resolves
    Then "Hill Giant" is 4/4
    And Alice controls no "token" permanents
    And Bob controls 1 "token" permanent
    And the first "Monster" token is attached to "Hill Giant"

  @cr26:704.5y @cr26:303.7a.3
  Scenario: Alice's Wicked Role on Hill Giant is put into the graveyard as she creates a Monster Role for it, so Bob loses 1 life
    Given Alice controls "Costume Chest" and "Hill Giant"
    When Alice activates "wicked" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Alice activates "monster" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then Bob is at 19 life
    And Alice controls 1 "token" permanent
    And the first "Monster" token is attached to "Hill Giant"

  @cr26:303.7a @cr26:704.5y
  Scenario: Of the three Roles on Hill Giant, of which Alice gains control together as Aura Thief dies, only Carol's, the newest, stays
    Given Carol is playing too
    And Alice controls "Costume Chest" as "first", "Hill Giant" and "Aura Thief"
    And Bob controls "Costume Chest" as "second"
    And Carol controls "Costume Chest" as "third"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "cursed" of "first"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Bob activates "monster" of "second"
    And the stack resolves
    And Bob chooses "Hill Giant"
    And Carol activates "royal" of "third"
    And the stack resolves
    And Carol chooses "Hill Giant"
    Then "Hill Giant" is 3/3
    When Alice plays "Lightning Bolt" targeting "Aura Thief"
    And the stack resolves
    Then the first "Cursed" token is gone
    And the first "Monster" token is gone
    And the first "Royal" token is attached to "Hill Giant"
    And Alice controls 1 "token" permanent
    And "Hill Giant" is 4/4
