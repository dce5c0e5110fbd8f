Feature: Create

  @cr26:701.7a
  Scenario Outline: An ability that triggers on creating one or more tokens triggers once for the two tokens of Wurmcoil Engine
    Given it is Alice's main phase
    And Alice controls "Wurmcoil Engine" and "Staff of the Storyteller"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob plays "Naturalize" targeting "Wurmcoil Engine"
    And the stack resolves
    Then Alice controls two 3/3 "<name>" artifact creature tokens
    And it happened at once that the first "<name>" token entered and the second "<name>" token entered
    And the first "<name>" token has "deathtouch"
    And the first "<name>" token doesn't have "lifelink"
    And the second "<name>" token has "lifelink"
    And the second "<name>" token doesn't have "deathtouch"
    And "Staff of the Storyteller" has triggered once
    And "Staff of the Storyteller" has 1 story counter

    @edition:2009-07 @edition:2013-07
    Examples:
      | name |
      | Wurm |

    @edition:2026-01
    Examples:
      | name           |
      | Phyrexian Wurm |

  @cr26:701.7a
  Scenario Outline: Wurmcoil Engine that dies leaves two 3/3 artifact creature tokens, and Wurmcoil Engine that is returned to hand leaves none
    Given Alice controls "Wurmcoil Engine" as "one" and "Wurmcoil Engine" as "two"
    And Bob has "Naturalize" and "Boomerang" in hand and can pay {1}{G}{U}{U}
    When Bob plays "Boomerang" targeting "one"
    And the stack resolves
    Then Alice controls no "token" permanents
    When Bob plays "Naturalize" targeting "two"
    And the stack resolves
    Then Alice controls two 3/3 "<name>" artifact creature tokens
    And "one" is in Alice's hand

    @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
    Examples:
      | name |
      | Wurm |

    @edition:2026-01
    Examples:
      | name           |
      | Phyrexian Wurm |

  @cr26:701.7a.3
  Scenario Outline: One of the two tokens that Wurmcoil Engine creates has deathtouch, and the other has lifelink
    Given it is Alice's main phase
    And Alice controls "Wurmcoil Engine"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob plays "Naturalize" targeting "Wurmcoil Engine"
    And the stack resolves
    Then Alice controls two 3/3 "<name>" artifact creature tokens
    And "Wurmcoil Engine" has triggered once
    And the first "<name>" token has exactly "deathtouch"
    And the second "<name>" token has exactly "lifelink"

    @edition:2009-07 @edition:2013-07
    Examples:
      | name |
      | Wurm |

    @edition:2026-01
    Examples:
      | name           |
      | Phyrexian Wurm |

  @cr26:701.7b
  Scenario: A Treasure token that enters under March of the Machines is a creature for Essence of the Wild
    Given Alice controls "March of the Machines" and "Essence of the Wild"
    And Alice controls "Impulsive Pilferer" and has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting "Impulsive Pilferer"
    And the stack resolves
    Then "Impulsive Pilferer" was destroyed
    And Alice controls 1 "token" permanent
    And Alice controls 2 "Essence of the Wild" permanents

  @cr26:701.7b.2
  Scenario: Divine Visitation replaces a Zombie token but not a Treasure token, although March of the Machines makes the Treasure a creature
    Given Alice controls "March of the Machines" and "Divine Visitation"
    And Alice controls "Impulsive Pilferer" and "Doomed Dissenter"
    And Bob has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    And it is Bob's main phase
    When Bob plays "one" targeting "Impulsive Pilferer"
    And the stack resolves
    Then Alice controls no "token" permanents
    When Bob plays "two" targeting "Doomed Dissenter"
    And the stack resolves
    Then Alice controls one 4/4 white "Angel" creature token
    And the first "Angel" token has exactly "flying" and "vigilance"

  @cr26:701.7b.2
  Scenario: Divine Visitation replaces a Zombie token, which is created as a creature, with an Angel token
    Given Alice controls "Divine Visitation" and "Doomed Dissenter"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And it is Bob's main phase
    When Bob plays "Lightning Bolt" targeting "Doomed Dissenter"
    And the stack resolves
    Then Alice controls one 4/4 white "Angel" creature token
    And the first "Angel" token has exactly "flying" and "vigilance"

  @cr26:701.7b
  Scenario: A Treasure token that enters without March of the Machines is no creature for Essence of the Wild, and a Zombie token is one
    Given Alice controls "Essence of the Wild", "Impulsive Pilferer" and "Doomed Dissenter"
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting "Impulsive Pilferer"
    And the stack resolves
    Then Alice controls 1 "Treasure" permanent
    And Alice controls 1 "Essence of the Wild" permanent
    When Alice plays "two" targeting "Doomed Dissenter"
    And the stack resolves
    Then Alice controls 2 "Essence of the Wild" permanents

  @cr26:701.7b.before
  Scenario: Until 2013, a Treasure token that enters under March of the Machines is no creature for Essence of the Wild and dies as a 0/0, and a Zombie token is one
    Given Alice controls "March of the Machines" and "Essence of the Wild"
    And Alice controls "Impulsive Pilferer"
    And Bob controls "Essence of the Wild" as "his" and "Doomed Dissenter"
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting "Impulsive Pilferer"
    And the stack resolves
    Then Alice controls no "token" permanents
    And Alice controls 1 "Essence of the Wild" permanent
    When Alice plays "two" targeting "Doomed Dissenter"
    And the stack resolves
    Then Bob controls 2 "Essence of the Wild" permanents

  @cr26:701.7a.2
  Scenario: Siege-Gang Commander, which enters, creates three 1/1 red Goblin tokens, and Doomed Dissenter, which dies, creates one 2/2 black Zombie token
    Given Alice has "Siege-Gang Commander" in hand and can pay {3}{R}{R}
    And Alice controls "Doomed Dissenter"
    And Bob has "Shock" in hand and can pay {R}
    When Alice plays "Siege-Gang Commander"
    And the stack resolves
    Then Alice controls three 1/1 red "Goblin" creature tokens
    When Bob plays "Shock" targeting "Doomed Dissenter"
    And the stack resolves
    Then the first "Zombie" token is 2/2
    And the first "Zombie" token is black
    And Alice controls 1 "Zombie" permanent
    And Alice controls 4 "token" permanents
    And Bob controls no "token" permanents

  @cr26:701.7a
  Scenario: Bestial Menace creates a 1/1 Snake token, a 2/2 Wolf token and a 3/3 Elephant token at the same time
    Given Alice has "Bestial Menace" in hand and can pay {3}{G}{G}
    When Alice plays "Bestial Menace"
    And the stack resolves
    Then Alice controls 1 "Snake" permanent
    And Alice controls 1 "Wolf" permanent
    And Alice controls 1 "Elephant" permanent
    And the first "Snake" token is 1/1
    And the first "Wolf" token is 2/2
    And the first "Elephant" token is 3/3
    And it happened at once that the first "Snake" token entered, the first "Wolf" token entered and the first "Elephant" token entered
    And the first "Snake" token has exactly the types "creature" and "Snake"
    And the first "Elephant" token has exactly the types "creature" and "Elephant"

  @cr26:701.7a
  Scenario: Staff of the Storyteller triggers once for the three creature tokens of Bestial Menace
    Given Alice controls "Staff of the Storyteller" and has "Bestial Menace" in hand and can pay {3}{G}{G}
    When Alice plays "Bestial Menace"
    And the stack resolves
    Then Alice controls 3 "token" permanents
    And Alice controls 3 "creature" permanents
    And "Staff of the Storyteller" has triggered once
    And "Staff of the Storyteller" has 1 story counter
