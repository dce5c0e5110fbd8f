Feature: Offers to cast a card whose costs can't be paid

  @cr26:608.2d.7 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Alice isn't asked to cast Altar's Reap that cascade finds without a creature to sacrifice
    Given Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Altar's Reap" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    Then Alice's library holds, in order, "Island" and "Altar's Reap"
    And the stack holds "Bloodbraid Elf"

  @cr26:608.2d.7 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Alice isn't asked to cast Grizzly Bears that cascade finds without mana for Sphere of Resistance
    Given Bob controls "Sphere of Resistance"
    And Alice has "Bloodbraid Elf" in hand and can pay {3}{R}{G}
    And Alice has "Grizzly Bears" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    Then Alice's library holds, in order, "Island" and "Grizzly Bears"
    And the stack holds "Bloodbraid Elf"

  @cr26:608.2d.7 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Alice casts Altar's Reap that cascade finds, sacrificing a creature
    Given Alice controls "Hill Giant"
    And Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Altar's Reap" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    And while "Bloodbraid Elf" resolves, Alice plays "Altar's Reap" sacrificing "Hill Giant"
    Then the stack holds "Altar's Reap" and "Bloodbraid Elf"

  @cr26:608.2d.7 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Alice isn't asked to cast Grizzly Bears that cascade finds without the three mana that Trinisphere asks for
    Given Bob controls "Trinisphere"
    And Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Grizzly Bears" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    Then Alice's library holds, in order, "Island" and "Grizzly Bears"
    And the stack holds "Bloodbraid Elf"

  @cr26:608.2d.7
  Scenario: Alice isn't asked to play Grizzly Bears that Djinn of Wishes reveals without mana for Sphere of Resistance, and is with a fifth land
    Given Bob controls "Sphere of Resistance"
    And Alice controls "Djinn of Wishes" with 2 wish counters and 4 "Island" as "isle"
    And Alice has "Island" in hand
    And Alice has "Grizzly Bears" as "one", "Plains", "Grizzly Bears" as "two" and "Forest" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice activates "wish" of "Djinn of Wishes"
    And the stack resolves
    Then "one" is exiled
    And Alice was asked for a play never
    When the game goes on to Alice's next main phase
    And Alice plays the land "Island"
    And Alice activates "wish" of "Djinn of Wishes"
    And the top of the stack resolves
    Then Alice is asked for a play by "Djinn of Wishes"
    When Alice says yes to "Djinn of Wishes"
    And the stack resolves
    Then "two" is in play under Alice's control

  @cr26:608.2d.7
  Scenario: Alice, whose hand is empty, isn't asked to play Price of Thought that Djinn of Wishes reveals, and is with a card to discard
    Given Alice controls "Djinn of Wishes" with 2 wish counters and 8 "Island" as "isle"
    And Alice has "Price of Thought" as "one", "Price of Thought" as "two" and "Plains" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "wish" of "Djinn of Wishes"
    And the stack resolves
    Then "one" is exiled
    And Alice was asked for a play never
    When Bob plays "Boomerang" targeting "isle 1"
    And the stack resolves
    And Alice activates "wish" of "Djinn of Wishes"
    And the top of the stack resolves
    Then Alice is asked for a play by "Djinn of Wishes"
    When Alice says yes to "Djinn of Wishes"
    And the stack resolves
    Then "isle 1" is in Alice's graveyard
    And Alice is at 24 life

  @cr26:601.3.4
  Scenario: With Edict of Set Hours, Alice isn't asked to play Grizzly Bears that Djinn of Wishes reveals in her main phase, and is once the Edict has left
    Given Bob controls "Edict of Set Hours"
    And Alice controls "Djinn of Wishes" with 2 wish counters and 9 "Island" as "isle"
    And Alice has "Grizzly Bears" as "one" and "Grizzly Bears" as "two" on top of library
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Alice can play "Lightning Bolt" targeting Bob
    When Alice activates "wish" of "Djinn of Wishes"
    Then Alice can't play "Lightning Bolt" targeting Bob because of "hours" of "Edict of Set Hours"
    When the stack resolves
    Then "one" is exiled
    And Alice was asked for a play never
    When Bob plays "Boomerang" targeting "Edict of Set Hours"
    And the stack resolves
    And Alice activates "wish" of "Djinn of Wishes"
    And the top of the stack resolves
    Then Alice is asked for a play by "Djinn of Wishes"
    When Alice says yes to "Djinn of Wishes"
    And the stack resolves
    Then "two" is in play under Alice's control

  @cr26:601.3.4
  Scenario: With Edict of Set Hours, Grizzly Bears that Forced Hand exiles in Alice's main phase isn't cast as it resolves, and is once the Edict has left
    Given Bob controls "Edict of Set Hours"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And Alice has "Forced Hand" as "first", "Forced Hand" as "second" and "Lightning Bolt" in hand and can pay {R}{R}{R}
    And Alice has "Grizzly Bears" as "one" and "Grizzly Bears" as "two" on top of library
    When Alice plays "first"
    Then Alice can't play "Lightning Bolt" targeting Bob because of "hours" of "Edict of Set Hours"
    When the stack resolves
    Then "one" is exiled
    When Bob plays "Boomerang" targeting "Edict of Set Hours"
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then "two" is in play under Alice's control
