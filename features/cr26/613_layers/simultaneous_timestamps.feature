Feature: Timestamps of objects that enter at the same time

  @cr26:613.7m @cr26:613.7 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Opalescence with a later timestamp makes Humility a 4/4 creature
    Given Alice has "Replenish" in hand and can pay {3}{W}
    And Alice controls "Grizzly Bears"
    And Alice has "Humility" and "Opalescence" in graveyard
    When Alice plays "Replenish"
    And the stack resolves
    And as it resolves, Alice puts "Humility" and "Opalescence" in this order
    Then "Humility" is 4/4
    And "Grizzly Bears" is 1/1

  @cr26:613.7m @edition:2001-07 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Humility with a later timestamp than Opalescence makes itself a 1/1 creature
    Given Alice has "Replenish" in hand and can pay {3}{W}
    And Alice controls "Grizzly Bears"
    And Alice has "Humility" and "Opalescence" in graveyard and has "Forest" in graveyard
    And Bob has "Kismet" in graveyard
    When Alice plays "Replenish"
    And the stack resolves
    And as it resolves, Alice puts "Opalescence" and "Humility" in this order
    Then "Humility" is 1/1
    And "Grizzly Bears" is 1/1
    And "Forest" is in Alice's graveyard
    And "Kismet" is in Bob's graveyard
    And Alice has 2 cards in graveyard

  @cr26:613.7m
  Scenario: Shifting Sky with a later timestamp than Celestial Dawn makes its controller's creature blue
    Given Alice has "Replenish" in hand and can pay {3}{W}
    And Alice controls "Grizzly Bears"
    And Alice has "Shifting Sky" as "sky" and "Celestial Dawn" in graveyard
    When Alice plays "Replenish"
    And the stack resolves
    And as it resolves, Alice chooses the color "blue"
    And as it resolves, Alice puts "Celestial Dawn" and "sky" in this order
    Then "Grizzly Bears" is blue

  @cr26:613.7m
  Scenario: Celestial Dawn with a later timestamp than Shifting Sky makes its controller's creatures white
    Given Alice has "Replenish" in hand and can pay {3}{W}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Shifting Sky" as "sky" and "Celestial Dawn" in graveyard
    When Alice plays "Replenish"
    And the stack resolves
    And as it resolves, Alice chooses the color "blue"
    And as it resolves, Alice puts "sky" and "Celestial Dawn" in this order
    Then "Grizzly Bears" is white
    And "Hill Giant" is white

  @cr26:613.7m.2 @edition:2026-01
  Scenario Outline: Today, Alice's <hers> that enters in her turn together with Bob's <his> is the older one, so Humility is <size>
    Given Alice has "Open the Vaults" in hand and can pay {4}{W}{W}
    And Alice has "<hers>" in graveyard
    And Bob has "<his>" in graveyard
    And Bob controls "Hill Giant"
    When Alice plays "Open the Vaults"
    And the stack resolves
    Then nobody is asked anything
    And Alice controls "<hers>"
    And Bob controls "<his>"
    And "Humility" is <size>
    And "Hill Giant" is 1/1
    And "Humility" and "Opalescence" are in play

    Examples:
      | hers         | his          | size |
      | Humility     | Opalescence  | 4/4  |
      | Opalescence  | Humility     | 1/1  |

  @cr26:613.7m.2 @edition:2026-01
  Scenario Outline: In Bob's turn, his <his> that Alice's Open the Vaults returns together with her <hers> is the older one, so Humility is <size>
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Open the Vaults" in hand and can pay {4}{W}{W}
    And Alice has "<hers>" in graveyard
    And Bob has "<his>" in graveyard
    When Alice plays "Open the Vaults"
    And the stack resolves
    Then nobody is asked anything
    And Alice controls "<hers>"
    And Bob controls "<his>"
    And "Humility" is <size>

    Examples:
      | hers         | his          | size |
      | Humility     | Opalescence  | 1/1  |
      | Opalescence  | Humility     | 4/4  |

  @cr26:613.7m @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Alice orders the timestamps of her Humility and her Opalescence that Open the Vaults returns, so Humility is 4/4
    Given Alice has "Open the Vaults" in hand and can pay {4}{W}{W}
    And Alice has "Humility" and "Opalescence" in graveyard
    And Bob controls "Hill Giant"
    When Alice plays "Open the Vaults"
    And the stack resolves
    And as it resolves, Alice puts "Humility" and "Opalescence" in this order
    Then "Humility" is 4/4
    And "Hill Giant" is 1/1

  @cr26:613.7m.3
  Scenario Outline: Alice orders the timestamps of two Equipment that become attached at the same time, so Armory Automaton is <size>
    Given Alice controls "Armory Automaton", "Ogre's Harness" and "Faerie's Harness"
    When Alice attacks with "Armory Automaton"
    And Alice targets "Ogre's Harness" and "Faerie's Harness"
    And the stack resolves
    And as it resolves, Alice says yes
    And as it resolves, Alice puts "<first>" and "<second>" in this order
    Then "Armory Automaton" is <size>
    And "Ogre's Harness" is attached to "Armory Automaton"
    And "Faerie's Harness" is attached to "Armory Automaton"

    Examples:
      | first            | second           | size |
      | Ogre's Harness   | Faerie's Harness | 1/1  |
      | Faerie's Harness | Ogre's Harness   | 5/5  |

  @cr26:613.7m.4 @edition:2026-01
  Scenario Outline: In Alice's turn, Bob orders the timestamps of his two enchantments that enter at the same time, so Humility is <size>
    Given Alice has "Open the Vaults" in hand and can pay {4}{W}{W}
    And Bob has "Humility" and "Opalescence" in graveyard
    And Bob controls "Hill Giant"
    When Alice plays "Open the Vaults"
    And the stack resolves
    Then Bob is asked for an order
    When as it resolves, Bob puts "<first>" and "<second>" in this order
    Then Bob controls "Humility"
    And Bob controls "Opalescence"
    And "Humility" is <size>
    And "Hill Giant" is 1/1
    And "Humility" and "Opalescence" are in play

    Examples:
      | first       | second      | size |
      | Humility    | Opalescence | 4/4  |
      | Opalescence | Humility    | 1/1  |

  @cr26:613.7m.5 @edition:2026-01
  Scenario Outline: In Alice's turn, Bob's <his> that enters together with Carol's <hers> is the older one, so Humility is <size>
    Given Carol is playing too
    And Alice has "Open the Vaults" in hand and can pay {4}{W}{W}
    And Bob has "<his>" in graveyard
    And Carol has "<hers>" in graveyard
    And Carol controls "Hill Giant"
    When Alice plays "Open the Vaults"
    And the stack resolves
    Then Bob controls "<his>"
    And Carol controls "<hers>"
    And "Humility" is <size>
    And "Hill Giant" is 1/1
    And "Humility" and "Opalescence" are in play

    Examples:
      | his         | hers        | size |
      | Humility    | Opalescence | 4/4  |
      | Opalescence | Humility    | 1/1  |
