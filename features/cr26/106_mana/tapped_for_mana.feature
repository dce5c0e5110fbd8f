Feature: Tapping for mana

  @cr26:106.12
  Scenario: Food Chain, whose mana ability has no {T} in its cost, isn't tapped for mana; an Island that makes mana is
    Given Alice controls "Meter of Wells", "Food Chain", "Grizzly Bears" and "Island"
    When Alice activates "Food Chain" removing "Grizzly Bears" making {G}{G}{G}
    Then Alice has {G}{G}{G} in the mana pool
    And "Meter of Wells" has triggered never
    When Alice taps "Island" for mana
    And the stack resolves
    Then "Meter of Wells" has triggered once
    And Alice is at 21 life

  @cr26:106.12
  Scenario: A land creature that another permanent's ability taps isn't tapped for mana; an Island that makes mana is
    Given Alice controls "Meter of Wells", "Discerning Eye", "Mutavault" and "Island"
    And Alice has {C} in the mana pool
    When Alice activates "shape" of "Mutavault"
    And the stack resolves
    And Alice activates "plain" of "Discerning Eye" targeting "Mutavault"
    And the stack resolves
    Then "Mutavault" is tapped
    And "Meter of Wells" has triggered never
    When Alice taps "Island" for mana
    And the stack resolves
    Then "Meter of Wells" has triggered once
    And Alice is at 21 life

  @cr26:106.12a.2
  Scenario: Today, an ability that triggers on tapping for mana doesn't trigger when Gaea's Cradle makes no mana
    Given Alice controls "Meter of Wells" and "Gaea's Cradle"
    And Alice controls "Forest"
    When Alice taps "Gaea's Cradle" for mana
    Then "Meter of Wells" has triggered never
    And "Gaea's Cradle" is tapped
    When Alice taps "Forest" for mana
    And the stack resolves
    Then "Meter of Wells" has triggered once
    And Alice is at 21 life

  @cr26:106.12a.2.before
  Scenario: Until 2013, an ability that triggers on tapping for mana triggers even when Gaea's Cradle makes no mana
    Given Alice controls "Meter of Wells" and "Gaea's Cradle"
    When Alice taps "Gaea's Cradle" for mana
    Then "Meter of Wells" has triggered once
    And Alice has no mana in the mana pool
    When the stack resolves
    Then Alice is at 21 life

  @cr26:106.12
  Scenario: Kher Keep isn't tapped for mana when its ability with {T} that makes no mana is activated, and is when it makes {C}
    Given Alice controls "Meter of Wells" and 2 "Kher Keep" as "keep"
    And Alice has {1}{R} in the mana pool
    And Alice controls "Mirror Gallery"
    When Alice activates "hatch" of "keep 1"
    And the stack resolves
    Then "keep 1" is tapped
    And "Meter of Wells" has triggered never
    When Alice taps "keep 2" for mana
    And the stack resolves
    Then "Meter of Wells" has triggered once
    And Alice is at 21 life

  @cr26:106.12
  Scenario: Hall of the Bandit Lord, whose mana ability costs {T} and 3 life, is tapped for mana
    Given Alice controls "Meter of Wells" and "Hall of the Bandit Lord"
    When Alice taps "Hall of the Bandit Lord" for mana
    Then Alice has {C} in the mana pool
    And Alice is at 17 life
    And "Meter of Wells" has triggered once
    When the stack resolves
    Then Alice is at 18 life

  @cr26:106.12 @cr26:106.3.5 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Lending Grove, whose ability with {T} has a target and so is no mana ability, isn't tapped for mana; an Island that makes mana is
    Given Alice controls "Meter of Wells", "Lending Grove", "Grizzly Bears" and "Island"
    When Alice activates "Lending Grove" targeting "Grizzly Bears"
    Then "Lending Grove" is tapped
    When the stack resolves
    Then Alice has {G} in the mana pool
    And "Meter of Wells" has triggered never
    When Alice taps "Island" for mana
    And the stack resolves
    Then "Meter of Wells" has triggered once
    And Alice is at 21 life

  @cr26:106.3.5
  Scenario: Stifle counters the ability of Lending Grove, which has a target and uses the stack, so it adds no mana
    Given Alice controls "Lending Grove", "Grizzly Bears" and "Island"
    And Bob has "Stifle" in hand and can pay {U}
    When Alice activates "Lending Grove" targeting "Grizzly Bears"
    And Bob plays "Stifle" targeting the ability of "Lending Grove"
    And the stack resolves
    Then the ability of "Lending Grove" was countered
    And "Lending Grove" is tapped
    And Alice has no mana in the mana pool
    When Alice taps "Island" for mana
    Then Alice has {U} in the mana pool

  @cr26:106.12
  Scenario: Mutavault that Alice taps for the cost of Springleaf Drum's mana ability isn't tapped for mana; a second Mutavault whose own ability makes mana is
    Given Alice controls "Meter of Wells", "Springleaf Drum", "Mutavault" as "vault" and "Mutavault" as "other vault"
    And Alice has {C} in the mana pool
    When Alice activates "shape" of "vault"
    And the stack resolves
    And Alice activates "Springleaf Drum" tapping "vault" making {G}
    Then "vault" is tapped
    And Alice has {G} in the mana pool
    And "Meter of Wells" has triggered never
    When Alice taps "other vault" for mana
    And the stack resolves
    Then "Meter of Wells" has triggered once
    And Alice is at 21 life
