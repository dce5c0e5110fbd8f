Feature: Null Rod and Cursed Totem

  @cr26:602.5.5
  Scenario: Null Rod stops Sol Ring, and neither Birds of Paradise nor a triggered ability of an artifact creature
    Given Alice controls "Sol Ring" and "Birds of Paradise" and has "Null Rod" and "Solemn Simulacrum" in hand and can pay {2} and can pay {4}
    And Alice has "Forest" and "Island" as library
    Then Alice can tap "Sol Ring" for mana
    When Alice plays "Null Rod"
    And the stack resolves
    Then Alice can't tap "Sol Ring" for mana because of the ability "rod" of "Null Rod"
    And Alice can tap "Birds of Paradise" for mana making {G}
    When Alice plays "Solemn Simulacrum"
    And the stack resolves
    And Alice says yes to "Solemn Simulacrum"
    And Alice chooses "Island" for "Solemn Simulacrum"
    Then "Island" is in play
    And "Island" is tapped

  @cr26:602.5.5
  Scenario: Cursed Totem stops Birds of Paradise and Prodigal Sorcerer, and not Sol Ring
    Given Alice controls "Sol Ring", "Birds of Paradise" and "Prodigal Sorcerer" and has "Cursed Totem" in hand and can pay {2}
    Then Alice can tap "Birds of Paradise" for mana making {G}
    When Alice plays "Cursed Totem"
    And the stack resolves
    Then Alice can't tap "Birds of Paradise" for mana making {G} because of the ability "curse" of "Cursed Totem"
    And Alice can't activate "Prodigal Sorcerer" targeting Bob because of the ability "curse" of "Cursed Totem"
    When Alice taps "Sol Ring" for mana
    Then Alice has {C}{C} in the mana pool

  @cr26:602.5.5
  Scenario: Cursed Totem, which stops Prodigal Sorcerer, doesn't stop Soul Warden's triggered ability
    Given Alice controls "Cursed Totem", "Soul Warden" and "Prodigal Sorcerer"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    Then Alice can't activate "Prodigal Sorcerer" targeting Bob because of the ability "curse" of "Cursed Totem"
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Soul Warden" has triggered once
    And Alice is at 21 life
    And "Grizzly Bears" is 2/2
