Feature: Living Weapon

  @cr26:702.92a
  Scenario: Flayer Husk is attached to the Phyrexian Germ token it creates
    Given Alice controls "Flayer Husk" as "old" and has "Flayer Husk" in hand and can pay {1}
    When Alice plays "Flayer Husk"
    And the top of the stack resolves
    Then "Flayer Husk" is attached to nothing
    And Alice controls no "token" permanents
    When the stack resolves
    Then Alice controls one 1/1 black "Phyrexian Germ" creature token
    And "Flayer Husk" is attached to the first "Phyrexian Germ" token
    And "old" has triggered never
    And "old" is attached to nothing

  @cr26:702.92a
  Scenario: Alice, who casts Bob's Flayer Husk, controls the Phyrexian Germ token to which it is attached
    Given Alice has "Hostage Taker" in hand and can pay {2}{U}{B}{1}
    And Bob controls "Flayer Husk"
    When Alice plays "Hostage Taker"
    And the top of the stack resolves
    And Alice targets "Flayer Husk"
    And the stack resolves
    And Alice plays "Flayer Husk" from exile
    And the stack resolves
    Then Alice controls one 1/1 black "Phyrexian Germ" creature token
    And Bob controls no "token" permanents
    And "Flayer Husk" is attached to the first "Phyrexian Germ" token

  @cr26:702.92a.before
  Scenario: In 2013, Flayer Husk is attached to the Germ token it creates, which is no Phyrexian
    Given Alice has "Flayer Husk" in hand and can pay {1}
    When Alice plays "Flayer Husk"
    And the stack resolves
    Then Alice controls one 1/1 black "Germ" creature token
    And "Flayer Husk" is attached to the first "Germ" token
    And Alice controls no "Phyrexian" permanents

  @cr26:702.92a
  Scenario: Flayer Husk that Naturalize destroys before living weapon resolves leaves a Phyrexian Germ token without an Equipment
    Given Alice controls "Glorious Anthem"
    And Alice has "Flayer Husk" in hand and can pay {1}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Flayer Husk"
    And the top of the stack resolves
    And Bob plays "Naturalize" targeting "Flayer Husk"
    And the top of the stack resolves
    Then "Flayer Husk" is in Alice's graveyard
    When the stack resolves
    Then Alice controls one 1/1 black "Phyrexian Germ" creature token
