Feature: Nothing is cast face down

  @mine:1
  Scenario: A card with morph
    Given Alice has "Battering Craghorn" in hand and can pay {3}
    When Alice plays "Battering Craghorn" face down
    Then Alice is at 20 life
