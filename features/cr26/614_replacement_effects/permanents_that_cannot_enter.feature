Feature: Permanents that cannot enter the battlefield

  @cr26:614.17d.2
  Scenario: With Ashaya, Grizzly Bears would enter as a land, so it can't enter while Worms of the Earth keeps lands out, and a token can
    Given Alice controls "Ashaya, Soul of the Wild" and "Jade Mage"
    And Bob controls "Worms of the Earth"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}{2}{G}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And it happened never that "Grizzly Bears" entered
    When Alice activates "Jade Mage"
    And the stack resolves
    Then Alice controls 1 "Saproling" permanent

  @cr26:614.17d.5
  Scenario: Strolling Grove, which its own ability would make a land, can't enter while Worms of the Earth keeps lands out, and Grizzly Bears can
    Given Bob controls "Worms of the Earth" and "Strolling Grove" as "elder"
    And Alice has "Strolling Grove" and "Grizzly Bears" in hand and can pay {1}{G}{1}{G}
    Then "elder" has the types "creature" and "land"
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play
    When Alice plays "Strolling Grove"
    And the stack resolves
    Then "Strolling Grove" is in Alice's graveyard
    And it happened never that "Strolling Grove" entered
