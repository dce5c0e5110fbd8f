Feature: Populate

  @cr26:701.36a
  Scenario: A player who populates copies a creature token, and can't copy a nontoken creature
    Given Alice controls "Craw Giant" and a 1/1 black "Rat" creature token
    And Alice has "Wake the Reflections" in hand and can pay {W}
    When Alice plays "Wake the Reflections"
    And the stack resolves
    Then Alice controls two 1/1 black "Rat" creature tokens

  @cr26:701.36a
  Scenario: The player who populates chooses which of two creature tokens to copy
    Given Alice controls a 1/1 black "Rat" creature token as "rat"
    And Alice controls a 2/2 green "Bear" creature token as "bear"
    And Bob controls a 1/1 red "Goblin" creature token as "goblin"
    And Alice has "Wake the Reflections" in hand and can pay {W}
    When Alice plays "Wake the Reflections"
    And the stack resolves
    Then Alice may choose "rat"
    And Alice may not choose "goblin"
    When Alice chooses "bear"
    Then Alice controls 2 "Bear" permanents
    And Alice controls 1 "Rat" permanent

  @cr26:701.36a @edition:2026-01
  Scenario: Populate copies a creature token and not a Clue, a token that isn't a creature
    Given Alice has "Thraben Inspector" and "Wake the Reflections" in hand and can pay {W}{W}
    And Alice controls a 1/1 black "Rat" creature token as "rat"
    When Alice plays "Thraben Inspector"
    And the stack resolves
    And Alice plays "Wake the Reflections"
    And the stack resolves
    Then nobody is asked anything
    And Alice controls 2 "Rat" permanents
    And Alice controls 1 "Clue" permanent

  @cr26:701.36b
  Scenario: Wake the Reflections creates nothing while its player has no creature token, and a token afterwards
    Given Alice controls "Grizzly Bears"
    And Alice has 2 "Wake the Reflections" as "wake" in hand and can pay {W}{W}{3}{R}
    And Alice has "Dwarven Reinforcements" in hand
    When Alice plays "wake 1"
    And the stack resolves
    Then Alice controls no "token" permanents
    When Alice plays "Dwarven Reinforcements"
    And the stack resolves
    Then Alice controls 2 "token" permanents
    When Alice plays "wake 2"
    And the stack resolves
    And Alice chooses the first "Dwarf Berserker" token
    Then Alice controls 3 "token" permanents

  @cr26:701.36a
  Scenario: The copy of a token with a +1/+1 counter and Giant Growth has neither the counter nor the effect
    Given Alice controls a 3/3 green "Bear" creature token as "bear"
    And "bear" has 1 +1/+1 counter
    And Alice has "Giant Growth" and "Wake the Reflections" in hand and can pay {G}{W}
    When Alice plays "Giant Growth" targeting "bear"
    And the stack resolves
    And Alice plays "Wake the Reflections"
    And the stack resolves
    Then "bear" is 7/7
    And Alice controls 2 "Bear" permanents
    And the first "Bear" token is 3/3
    And the first "Bear" token has no +1/+1 counters
    When the turn ends
    Then "bear" is 4/4
    And the first "Bear" token is 3/3

  @cr26:701.36a.2
  Scenario Outline: Wake the Reflections copies the Wurm token with deathtouch of Wurmcoil Engine, and the copy is an artifact creature with deathtouch only
    Given Alice controls "Wurmcoil Engine" and has "Wake the Reflections" in hand and can pay {W}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob plays "Naturalize" targeting "Wurmcoil Engine"
    And the stack resolves
    And Alice plays "Wake the Reflections"
    And the stack resolves
    And Alice chooses the first "<name>" token
    Then Alice controls three 3/3 "<name>" artifact creature tokens
    And the third "<name>" token has exactly "deathtouch"
    And the first "<name>" token has exactly "deathtouch"
    And the second "<name>" token has exactly "lifelink"

    @edition:2013-07
    Examples:
      | name |
      | Wurm |

    @edition:2026-01
    Examples:
      | name           |
      | Phyrexian Wurm |

  @cr26:701.36b @edition:2026-01
  Scenario: A Clue token of Alice and a Rat token of Bob give Alice nothing to populate
    Given Alice has "Thraben Inspector" and "Wake the Reflections" in hand and can pay {W}{W}
    And Bob controls a 1/1 black "Rat" creature token as "rat"
    When Alice plays "Thraben Inspector"
    And the stack resolves
    And Alice plays "Wake the Reflections"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    And "Wake the Reflections" is in Alice's graveyard
    And Bob controls 1 "Rat" permanent
    And "Thraben Inspector" is 1/2

  @cr26:701.36a
  Scenario: Alice populates with Bob's Goblin token of which she has gained control, and not with her own Rat token that Bob controls
    Given Alice controls a 1/1 black "Rat" creature token as "rat"
    And Alice has "Threaten" and "Wake the Reflections" in hand and can pay {2}{R}{W}
    And Bob controls a 1/1 red "Goblin" creature token as "goblin"
    And Bob controls "Vedalken Orrery" and has "Threaten" as "his threat" in hand and can pay {2}{R}
    When Bob in response plays "his threat" targeting "rat"
    And the stack resolves
    And Alice plays "Threaten" targeting "goblin"
    And the stack resolves
    Then Bob controls "rat"
    When Alice plays "Wake the Reflections"
    And the stack resolves
    Then Alice controls 2 "Goblin" permanents
    And Bob controls 1 "Rat" permanent
    When the turn ends
    Then Alice controls 1 "Goblin" permanent

  @cr26:701.36a
  Scenario: Alice populates with her Rat token, and not with her Bear token that Song of the Dryads has made a land
    Given Alice controls a 1/1 black "Rat" creature token as "rat" and a 2/2 green "Bear" creature token as "bear"
    And Alice has "Song of the Dryads" and "Wake the Reflections" in hand and can pay {2}{G}{W}
    When Alice plays "Song of the Dryads" targeting "bear"
    And the stack resolves
    And Alice plays "Wake the Reflections"
    And the stack resolves
    Then nobody is asked anything
    And Alice controls 2 "Rat" permanents
    And Alice controls 3 "token" permanents

  @cr26:701.36b
  Scenario: Alice, whose only token is a Bear that Song of the Dryads has made a land, creates no token, and creates one after the Aura was destroyed
    Given Alice controls a 2/2 green "Bear" creature token as "bear"
    And Alice has "Song of the Dryads" and 2 "Wake the Reflections" as "wake" in hand and can pay {2}{G}{W}{W}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Song of the Dryads" targeting "bear"
    And the stack resolves
    And Alice plays "wake 1"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    When Bob plays "Naturalize" targeting "Song of the Dryads"
    And the stack resolves
    And Alice plays "wake 2"
    And the stack resolves
    Then Alice controls 2 "Bear" permanents
