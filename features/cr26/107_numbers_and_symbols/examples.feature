Feature: Examples of section 107

  @cr26:107.1b.ex1
  Scenario: Steel Golem, a 3/4 creature, gets -5/-0 and is -2/4, and it deals no combat damage
    Given Alice controls "Steel Golem" and "Hill Giant"
    And Bob has "Hydrosurge" in hand and can pay {U}
    When Bob plays "Hydrosurge" targeting "Steel Golem"
    And the stack resolves
    Then "Steel Golem" is -2/4
    When Alice attacks with "Steel Golem" and "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then "Steel Golem" has dealt no combat damage
    And Bob is at 17 life

  @cr26:107.1b.ex1
  Scenario: Steel Golem at -2/4 has a total power and toughness of 2
    Given Alice controls "Steel Golem" and has "Scale of Sums" in hand and can pay {W}
    And Bob has "Hydrosurge" in hand and can pay {U}
    When Bob plays "Hydrosurge" targeting "Steel Golem"
    And the stack resolves
    Then "Steel Golem" is -2/4
    When Alice plays "Scale of Sums" targeting "Steel Golem"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:107.1b.ex1.before
  Scenario: Until 2006, Steel Golem at -2/4 has a total power and toughness of 4, because its power counts as 0
    Given Alice controls "Steel Golem" and has "Scale of Sums" in hand and can pay {W}
    And Bob has "Hydrosurge" in hand and can pay {U}
    When Bob plays "Hydrosurge" targeting "Steel Golem"
    And the stack resolves
    And Alice plays "Scale of Sums" targeting "Steel Golem"
    And the stack resolves
    Then Alice is at 24 life

  @cr26:107.1b.ex1.before
  Scenario: Until 2006, Steel Golem at -2/4 with +3/+0 is 1/4 and deals 1 combat damage
    Given Alice controls "Steel Golem" and has "Sure Strike" in hand and can pay {1}{R}
    And Bob has "Hydrosurge" in hand and can pay {U}
    When Bob plays "Hydrosurge" targeting "Steel Golem"
    And the stack resolves
    Then "Steel Golem" is -2/4
    When Alice plays "Sure Strike" targeting "Steel Golem"
    And the stack resolves
    Then "Steel Golem" is 1/4
    When Alice attacks with "Steel Golem"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life

  @cr26:107.1b.ex1
  Scenario: Steel Golem at -2/4 gets +3/+0 and is 1/4, and it deals 1 combat damage
    Given Alice controls "Steel Golem" and has "Sure Strike" in hand and can pay {1}{R}
    And Bob has "Hydrosurge" in hand and can pay {U}
    When Bob plays "Hydrosurge" targeting "Steel Golem"
    And the stack resolves
    And Alice plays "Sure Strike" targeting "Steel Golem"
    And the stack resolves
    Then "Steel Golem" is 1/4
    And "Steel Golem" has "first strike"
    When Alice attacks with "Steel Golem"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life

  @cr26:107.1b.ex1
  Scenario: Steel Golem at 3/4 has a total power and toughness of 7
    Given Alice controls "Steel Golem" and has "Scale of Sums" in hand and can pay {W}
    When Alice plays "Scale of Sums" targeting "Steel Golem"
    And the stack resolves
    Then Alice is at 27 life
    And "Steel Golem" is 3/4

  @cr26:107.1b.ex2
  Scenario: One Viridian Joiner adds {G}; after Turn the Tide has made the other -1/2, it adds no mana
    Given it is Alice's main phase
    And Alice controls "Viridian Joiner" as "early" and "Viridian Joiner" as "late"
    And Bob has "Turn the Tide" in hand and can pay {1}{U}
    When Alice taps "early" for mana
    Then Alice has {G} in the mana pool
    When Bob plays "Turn the Tide"
    And the stack resolves
    Then "late" is -1/2
    When Alice taps "late" for mana
    Then "late" is tapped
    And Alice has {G} in the mana pool

  @cr26:107.1b.ex2
  Scenario: Viridian Joiner with power 4 adds {G}{G}{G}{G}
    Given it is Alice's main phase
    And Alice controls "Viridian Joiner" and has "Sure Strike" in hand and can pay {1}{R}
    When Alice plays "Sure Strike" targeting "Viridian Joiner"
    And the stack resolves
    Then "Viridian Joiner" is 4/2
    When Alice taps "Viridian Joiner" for mana
    Then Alice has {G}{G}{G}{G} in the mana pool

  @cr26:107.1b.ex3
  Scenario: Chameleon Colossus, a 4/4 creature, gets -6/-0; its own ability then gives it +0/+0, so it remains -2/4
    Given Alice controls "Chameleon Colossus" and can pay {2}{G}{G}
    And "Chameleon Colossus" gets -6/-0 until end of turn
    Then "Chameleon Colossus" is -2/4
    When Alice activates "swell" of "Chameleon Colossus"
    And the stack resolves
    Then the ability "swell" of "Chameleon Colossus" has resolved
    And "Chameleon Colossus" is -2/4

  @cr26:107.1b.ex3.before
  Scenario: In 2009 and 2013, Chameleon Colossus, a 4/4 creature that gets -6/-0, becomes -4/2 by its own ability, because X is -2
    Given Alice controls "Chameleon Colossus" and can pay {2}{G}{G}
    And "Chameleon Colossus" gets -6/-0 until end of turn
    Then "Chameleon Colossus" is -2/4
    When Alice activates "swell" of "Chameleon Colossus"
    And the stack resolves
    Then "Chameleon Colossus" is -4/2

  @cr26:107.1b.ex3
  Scenario: Chameleon Colossus at 4/4 becomes 8/8 through its own ability
    Given Alice controls "Chameleon Colossus" and can pay {2}{G}{G}
    When Alice activates "swell" of "Chameleon Colossus"
    And the stack resolves
    Then "Chameleon Colossus" is 8/8

  @cr26:107.4e.ex1
  Scenario Outline: Selesnya Guildmage, which costs {G/W}{G/W}, can be cast for <mana>
    Given Alice has "Selesnya Guildmage" in hand and can pay <mana>
    When Alice plays "Selesnya Guildmage"
    Then <mana> was spent on "Selesnya Guildmage"
    And "Selesnya Guildmage" is green and white
    When the stack resolves
    Then "Selesnya Guildmage" is 2/2

    Examples:
      | mana   |
      | {G}{G} |
      | {G}{W} |
      | {W}{W} |

  @cr26:107.4e.ex1
  Scenario: Selesnya Guildmage can't be cast for {G}{R}, but once Alice has {W} too, it can be cast for {G}{W}
    Given Alice has "Selesnya Guildmage" and "Plains" in hand and can pay {G}{R}
    Then Alice can't play "Selesnya Guildmage" by rule 118.3
    When Alice plays the land "Plains"
    Then Alice can play "Selesnya Guildmage"
    When Alice plays "Selesnya Guildmage"
    Then {G}{W} was spent on "Selesnya Guildmage"
    And "Plains" is tapped

  @cr26:107.4e.ex1
  Scenario Outline: The ability of Well of Two Leaves, which costs {G/W}{G/W}, can be activated for <mana>
    Given Alice controls "Well of Two Leaves"
    And Alice has <mana> in the mana pool
    Then Alice can activate "Well of Two Leaves"
    When Alice activates "Well of Two Leaves"
    Then Alice has no mana in the mana pool
    When the stack resolves
    Then Alice is at 23 life
    And "Well of Two Leaves" is untapped

    Examples:
      | mana   |
      | {G}{G} |
      | {G}{W} |
      | {W}{W} |

  @cr26:107.4f.ex1
  Scenario Outline: Alice has {W}{W} and casts Porcelain Muster, which costs {W/P}{W/P}: she has <left> left and is at <life> of 20 life
    Given Alice has "Porcelain Muster" in hand
    And Alice has {W}{W} in the mana pool
    When Alice plays "Porcelain Muster"<way>
    Then Alice has <left> in the mana pool
    And Alice is at <life> life
    When the stack resolves
    Then Alice controls one 2/2 white "Knight" creature tokens
    And Alice is at <life> life

    Examples:
      | way            | left    | life |
      |                | no mana | 20   |
      |  paying 2 life | {W}     | 18   |
      |  paying 4 life | {W}{W}  | 16   |

  @cr26:107.4f.ex1 @cr26:202.1a.3
  Scenario: Porcelain Muster can't be cast for {U}{U}, or for {U} and 2 life, but can be cast for 4 life
    Given Alice has "Porcelain Muster" in hand
    And Alice has {U}{U} in the mana pool
    Then Alice can't play "Porcelain Muster" by rule 118.3
    And Alice can't play "Porcelain Muster" paying 2 life by rule 118.3
    And Alice can play "Porcelain Muster" paying 4 life
    When Alice plays "Porcelain Muster" paying 4 life
    Then Alice is at 16 life
    And Alice has {U}{U} in the mana pool
    When the stack resolves
    Then Alice controls one 2/2 white "Knight" creature tokens

  @cr26:107.1b.2
  Scenario: A Hill Giant whose power is -2 as Doubling Draught doubles it has power -4 and toughness 6, so that Giant Growth makes it -1/9
    Given Bob controls "Hill Giant"
    And Alice has "Hydrosurge", "Doubling Draught" and "Giant Growth" in hand and can pay {U}{1}{G}{G}
    When Alice plays "Hydrosurge" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Doubling Draught" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is -4/6
    When Alice plays "Giant Growth" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is -1/9

  @cr26:107.1b.2
  Scenario: Hill Giant with toughness -2, of which Brittle Draught doubles both numbers, has power 6 and toughness -4, so that +0/+6 makes it 6/2
    Given Bob controls "Hill Giant"
    And Alice has "Brittle Draught" in hand and can pay {2}{G}
    When Alice plays "Brittle Draught" choosing "twice" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 6/2

  @cr26:107.1b.2
  Scenario: Hill Giant with toughness -2, of which Brittle Draught doubles the toughness alone, has toughness -4, so that +0/+6 makes it 3/2
    Given Bob controls "Hill Giant"
    And Alice has "Brittle Draught" in hand and can pay {2}{G}
    When Alice plays "Brittle Draught" choosing "firm_twice" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 3/2

  @cr26:107.1b.2
  Scenario: Doubling Draught makes Grizzly Bears, whose power and toughness aren't less than 0, 4/4
    Given Bob controls "Grizzly Bears"
    And Alice has "Doubling Draught" in hand and can pay {1}{G}
    When Alice plays "Doubling Draught" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
