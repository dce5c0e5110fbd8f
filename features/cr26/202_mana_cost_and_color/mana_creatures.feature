Feature: Mana of creatures

  @cr26:202.1a @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Birds of Paradise pay for the black mana of Doom Blade, which the mana of Noble Hierarch and of a Mountain can't pay for
    Given Alice controls "Birds of Paradise", "Noble Hierarch" and "Mountain" and has "Doom Blade" in hand
    And Bob controls "Hill Giant"
    Then Alice can tap "Noble Hierarch" for mana making {U}
    When Alice taps "Noble Hierarch" for mana making {G}
    And Alice taps "Birds of Paradise" for mana making {B}
    And Alice plays "Doom Blade" targeting "Hill Giant"
    Then {B}{G} was spent on "Doom Blade"
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Mountain" is untapped

  @cr26:202.1a @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Without Birds of Paradise, a green mana and a red mana do not pay for Doom Blade
    Given Alice controls "Noble Hierarch", "Birds of Paradise" and "Mountain" and has "Doom Blade" and "Shock" in hand
    And Bob controls "Hill Giant" and has "Shock" as "bolt" in hand and can pay {R}
    When Bob plays "bolt" targeting "Birds of Paradise"
    And the stack resolves
    Then Alice can't play "Doom Blade" targeting "Hill Giant" by rule 118.3
    And Alice can play "Shock" targeting "Hill Giant"

  @cr26:202.1a
  Scenario: Birds of Paradise pay for the black mana of Doom Blade and two Mountains can't pay for another one, but for Goblin Raider
    Given Alice controls "Birds of Paradise" as "lark", "Birds of Paradise" as "wren" and 2 "Mountain" as "peak"
    And Alice has "Doom Blade" as "one", "Doom Blade" as "two" and "Goblin Raider" in hand
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice taps "lark" for mana making {B}
    And Alice taps "wren" for mana making {G}
    And Alice plays "one" targeting "Hill Giant"
    Then {B}{G} was spent on "one"
    When the stack resolves
    Then "Hill Giant" was destroyed
    And Alice can't play "two" targeting "Grizzly Bears" by rule 118.3
    And Alice can play "Goblin Raider"

  @cr26:702.83a.2
  Scenario: Noble Hierarch gives Hill Giant +1/+1 as that attacks alone, and nothing if two creatures attack
    Given Alice controls "Noble Hierarch", "Hill Giant" and "Trained Armodon"
    When Alice attacks with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 16 life
    And "Hill Giant" is 4/4
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant" and "Trained Armodon"
    And combat damage is dealt
    Then Bob is at 10 life
    And "Hill Giant" is 3/3
    And "Noble Hierarch" has triggered once
