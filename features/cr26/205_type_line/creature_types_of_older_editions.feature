Feature: Creature types that cards had in older editions

  @cr26:past.212.2a
  Scenario: In 2001, Goblin King is a Lord and no Goblin, so it gives Goblin Raider a bonus, but not another Goblin King
    Given Alice controls "Goblin King" as "elder" and "Goblin Raider"
    And Bob controls "Goblin Raider" as "rival"
    And Alice has "Goblin King" as "younger" in hand and can pay {1}{R}{R}
    Then "Goblin Raider" is 3/3
    When Alice plays "younger"
    And the stack resolves
    Then "elder" and "younger" are 2/2
    And "rival" is 4/4
    And "elder" has exactly the types "creature" and "Lord"
    And "Goblin Raider" is 4/4

  @cr26:past.212.2a
  Scenario: In 2001, Goblin King that becomes a Goblin gets its own bonus
    Given Alice controls "Goblin King" and has "Conspiracy" in hand and can pay {3}{B}{B}
    When Alice plays "Conspiracy"
    And the stack resolves
    And Alice chooses the creature type "Goblin"
    Then "Goblin King" is 3/3

  @cr26:past.212.2a.today
  Scenario: Since 2004, Goblin King is a Goblin, and each of two Goblin Kings gives the other one a bonus
    Given Alice controls "Goblin King" as "elder" and "Goblin Raider"
    And Alice has "Goblin King" as "younger" in hand and can pay {1}{R}{R}
    When Alice plays "younger"
    And the stack resolves
    Then "elder" and "younger" are 3/3
    And "Goblin Raider" is 4/4

  @cr26:past.205.3a
  Scenario: Until 2006, two Ornithopters have no creature type to share for Coat of Arms, and two Grizzly Bears do
    Given Alice controls 2 "Ornithopter" as "thopter" and 2 "Grizzly Bears" as "bear"
    And Alice has "Coat of Arms" in hand and can pay {5}
    When Alice plays "Coat of Arms"
    And the stack resolves
    Then "thopter 1" and "thopter 2" are 0/2
    And "bear 1" and "bear 2" are 3/3

  @cr26:past.205.3a.today
  Scenario: Today, two Ornithopters share the creature type Thopter for Coat of Arms
    Given Alice controls 2 "Ornithopter" as "thopter" and 2 "Grizzly Bears" as "bear"
    And Alice has "Coat of Arms" in hand and can pay {5}
    When Alice plays "Coat of Arms"
    And the stack resolves
    Then "thopter 1" and "thopter 2" are 1/3
    And "bear 1" and "bear 2" are 3/3

  @cr26:past.205.3a.2
  Scenario: Until 2006, Hermit Druid and Mage il-Vec share no creature type for Coat of Arms
    Given Alice controls "Hermit Druid", "Mage il-Vec" and "Abu Ja'far"
    And Alice has "Coat of Arms" and "Mage il-Vec" as "other mage" in hand and can pay {5}{2}{R}
    When Alice plays "Coat of Arms"
    And the stack resolves
    Then "Hermit Druid" is 1/1
    And "Mage il-Vec" is 2/2
    And "Abu Ja'far" is 0/1
    And "Hermit Druid" has exactly the types "creature" and "Druid"
    And "Mage il-Vec" has exactly the types "creature" and "Wizard"
    When Alice plays "other mage"
    And the stack resolves
    Then "Mage il-Vec" is 3/3
    And "Hermit Druid" is 1/1

  @cr26:past.205.3a.2.today
  Scenario: Today, Hermit Druid, Mage il-Vec and Abu Ja'far share the creature type Human for Coat of Arms
    Given Alice controls "Hermit Druid", "Mage il-Vec" and "Abu Ja'far"
    And Alice has "Coat of Arms" in hand and can pay {5}
    When Alice plays "Coat of Arms"
    And the stack resolves
    Then "Hermit Druid" is 3/3
    And "Mage il-Vec" is 4/4
    And "Abu Ja'far" is 2/3

  @cr26:past.212.1c
  Scenario: Until 2006, an animated Chimeric Staff has no creature type to share with another one for Coat of Arms
    Given Alice controls "Chimeric Staff" as "first", "Chimeric Staff" as "second", "Grizzly Bears" and "Coat of Arms"
    And Alice has "Grizzly Bears" as "cub" in hand and can pay {1}{1}{1}{G}
    When Alice activates "first" with X = 1
    And the stack resolves
    And Alice activates "second" with X = 1
    And the stack resolves
    Then "first" and "second" are 1/1
    And "first" has exactly the types "artifact" and "creature"
    When Alice plays "cub"
    And the stack resolves
    Then "cub" is 3/3

  @cr26:past.212.1c.today
  Scenario: Today, two animated Chimeric Staffs share the creature type Construct for Coat of Arms
    Given Alice controls "Chimeric Staff" as "first", "Chimeric Staff" as "second" and "Coat of Arms"
    And Alice can pay {1}{1}
    When Alice activates "first" with X = 1
    And the stack resolves
    And Alice activates "second" with X = 1
    And the stack resolves
    Then "first" and "second" are 2/2
    And "first" has the types "artifact", "creature" and "Construct"

  @cr26:past.205.3a.3
  Scenario: In 2004 and 2005, Samite Healer and Soul Warden share a creature type with each other, but not with Devoted Retainer, a Human
    Given Alice controls "Samite Healer", "Soul Warden" and "Devoted Retainer"
    And Alice has "Coat of Arms" in hand and can pay {5}
    When Alice plays "Coat of Arms"
    And the stack resolves
    Then "Samite Healer" and "Soul Warden" are 2/2
    And "Devoted Retainer" is 1/1
    And "Devoted Retainer" has exactly the types "creature", "Human" and "Samurai"
    And "Samite Healer" has exactly the types "creature" and "Cleric"
    And "Soul Warden" has exactly the types "creature" and "Cleric"

  @cr26:past.205.3a.3.today
  Scenario: Since 2006, Samite Healer, Soul Warden and Devoted Retainer share the creature type Human
    Given Alice controls "Samite Healer", "Soul Warden" and "Devoted Retainer"
    And Alice has "Coat of Arms" in hand and can pay {5}
    When Alice plays "Coat of Arms"
    And the stack resolves
    Then "Samite Healer" and "Soul Warden" are 3/3
    And "Devoted Retainer" is 3/3
