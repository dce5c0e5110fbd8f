Feature: Prohibited activated abilities and triggered abilities

  @cr26:602.1c @cr26:603.2a
  Scenario: Syr Konrad enchanted with Arrest can't have its ability activated, but its triggered ability triggers when a creature dies
    Given Alice controls "Syr Konrad, the Grim" and can pay {1}{B}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Arrest" and "Grizzly Bears"
    And "Arrest" is attached to "Syr Konrad, the Grim"
    Then Alice can't activate "Syr Konrad, the Grim" because of "arrest" of "Arrest"
    When Alice plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then the ability "grim" of "Syr Konrad, the Grim" has triggered once
    And Bob is at 19 life

  @cr26:602.1c.2
  Scenario: Day's Labour doesn't count Soul Warden, whose ability has triggered, or a spell that was cast, and counts Frostwielder, which was activated
    Given Alice controls "Day's Labour" as "early", "Day's Labour" as "late", "Soul Warden" and "Frostwielder"
    And Alice has "Grizzly Bears" in hand and has {1}{G} in the mana pool
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice is at 21 life
    When Alice activates "early"
    And the stack resolves
    Then Alice is at 21 life
    When Alice activates "Frostwielder" targeting Bob
    And Alice activates "late"
    And the stack resolves
    Then Alice is at 23 life

  @cr26:602.1c.2
  Scenario: Day's Labour counts Frostwielder, which was activated, and not Hill Giant, which was neither activated nor cast this turn
    Given Alice controls "Day's Labour", "Frostwielder" and "Hill Giant"
    When Alice activates "Frostwielder" targeting Bob
    And the stack resolves
    And Alice activates "Day's Labour"
    And the stack resolves
    Then Bob is at 19 life
    And Alice is at 21 life

  @cr26:603.2a @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: While Sudden Shock's split second forbids spells and activated abilities, Aven Shrine triggers for it
    Given Alice controls "Aven Shrine" and can pay {1}{R}
    And Alice has "Sudden Shock" as "first" in hand
    And Alice has "Sudden Shock" as "second" in graveyard
    And Bob has "Lightning Bolt" in hand and can pay {R}
    Then Bob can play "Lightning Bolt" targeting Alice
    When Alice plays "first" targeting Bob
    Then Bob can't play "Lightning Bolt" targeting Alice because "first" has "split second"
    And "Aven Shrine" has triggered once
    When the stack resolves
    Then Alice is at 21 life
    And Bob is at 18 life

  @cr26:603.2a
  Scenario: While Grand Abolisher keeps Bob from casting Lightning Bolt and activating Frostwielder, his Soul Warden triggers
    Given Alice controls "Grand Abolisher"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    And Bob controls "Soul Warden" and "Frostwielder"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then Bob can't play "Lightning Bolt" targeting Alice because of the ability "peace" of "Grand Abolisher"
    And Bob can't activate "Frostwielder" targeting Alice because of the ability "peace" of "Grand Abolisher"
    And "Soul Warden" has triggered once
    When the stack resolves
    Then Bob is at 21 life
