Feature: Choices of permanents that become copies

  @cr26:607.5a
  Scenario: Today, a doppelganger that entered as Voice of All and becomes Quirion Elves has no chosen colour for the Elves' ability
    Given Alice controls "Voice of All" and "Quirion Elves"
    And "Voice of All" has the chosen color "red"
    And "Quirion Elves" has the chosen color "white"
    And Alice has "Vesuvan Doppelganger" in hand and can pay {3}{U}{U}
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Vesuvan Doppelganger"
    And the stack resolves
    And Alice chooses "Voice of All"
    And Alice chooses the color "blue"
    And the game goes on to Alice's next upkeep
    And Alice targets "Quirion Elves"
    And the stack resolves
    And Alice says yes
    Then "Vesuvan Doppelganger" is named "Quirion Elves"
    When Alice taps "chosen" of "Vesuvan Doppelganger" for mana
    Then Alice has no mana in the mana pool

  @cr26:607.5a
  Scenario: Today, a Clone that entered as Quirion Elves uses the colour that was chosen for it, and not while it is a copy of other Elves
    Given Alice has "Clone" and "Cytoshape" in hand and can pay {3}{U}{1}{G}{U}
    And Bob controls "Quirion Elves" and "Grizzly Bears"
    And "Quirion Elves" has the chosen color "white"
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Quirion Elves"
    And Alice chooses the color "blue"
    And the game goes on to Alice's next main phase
    And Alice plays "Cytoshape" targeting "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Quirion Elves" for "Cytoshape"
    And Alice taps "chosen" of "Clone" for mana
    Then Alice has no mana in the mana pool
    When the game goes on to Alice's next main phase
    And Alice taps "chosen" of "Clone" for mana
    Then Alice has {U} in the mana pool

  @cr26:607.5a
  Scenario: Today, a Clone that entered as Quirion Elves adds mana of the colour that was chosen for it, and not of the one that was chosen for the Elves
    Given Alice has "Clone" in hand and can pay {3}{U}
    And Bob controls "Quirion Elves"
    And "Quirion Elves" has the chosen color "white"
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Quirion Elves"
    And Alice chooses the color "blue"
    And the game goes on to Alice's next main phase
    And Alice taps "chosen" of "Clone" for mana
    Then Alice has {U} in the mana pool
    When Bob taps "chosen" of "Quirion Elves" for mana
    Then Bob has {W} in the mana pool

  @cr26:607.5a.before
  Scenario: Until 2006, too, a Clone that entered as Quirion Elves adds mana of the colour that was chosen for it, and not of the one that was chosen for the Elves
    Given Alice has "Clone" in hand and can pay {3}{U}
    And Bob controls "Quirion Elves"
    And "Quirion Elves" has the chosen color "white"
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Quirion Elves"
    And Alice chooses the color "blue"
    And the game goes on to Alice's next main phase
    And Alice taps "chosen" of "Clone" for mana
    Then Alice has {U} in the mana pool
    When Bob taps "chosen" of "Quirion Elves" for mana
    Then Bob has {W} in the mana pool

  @cr26:607.5a.before
  Scenario: Until 2006, a doppelganger that entered as Voice of All and becomes Quirion Elves adds mana of the colour that was chosen for it
    Given Alice controls "Voice of All" and "Quirion Elves"
    And "Voice of All" has the chosen color "red"
    And "Quirion Elves" has the chosen color "white"
    And Alice has "Vesuvan Doppelganger" in hand and can pay {3}{U}{U}
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Vesuvan Doppelganger"
    And the stack resolves
    And Alice chooses "Voice of All"
    And Alice chooses the color "blue"
    And the game goes on to Alice's next upkeep
    And Alice targets "Quirion Elves"
    And the stack resolves
    And Alice says yes
    Then "Vesuvan Doppelganger" is named "Quirion Elves"
    When Alice taps "chosen" of "Vesuvan Doppelganger" for mana
    Then Alice has {U} in the mana pool

  @cr26:607.5a.2
  Scenario: Quicksilver Elemental, which acquires the activated abilities of Quirion Elves, adds {G} with one of them and no mana with the one that refers to the chosen colour
    Given Alice controls "Quicksilver Elemental" as "first", "Quicksilver Elemental" as "second" and "Quirion Elves"
    And Alice can pay {U}{U}
    And "Quirion Elves" has the chosen color "white"
    When Alice activates "mimic" of "first" targeting "Quirion Elves"
    And the stack resolves
    And Alice activates "mimic" of "second" targeting "Quirion Elves"
    And the stack resolves
    And Alice taps "chosen" of "first" for mana
    Then "first" is tapped
    And Alice has no mana in the mana pool
    When Alice taps "green" of "second" for mana
    Then Alice has {G} in the mana pool
    When Alice taps "chosen" of "Quirion Elves" for mana
    Then Alice has {W}{G} in the mana pool

  @cr26:607.5.2
  Scenario: Quirion Elves' own ability adds mana of the colour that was chosen for it, and the one that Prismatic Grove gives adds mana of the colour that was chosen for that one
    Given Alice controls "Prismatic Grove"
    And Alice has "Quirion Elves" as "first" and "Quirion Elves" as "second" in hand and can pay {1}{G}{1}{G}
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "first"
    And the stack resolves
    And Alice chooses the color "red"
    And Alice chooses the color "blue"
    And Alice plays "second"
    And the stack resolves
    And Alice chooses the color "white"
    And Alice chooses the color "black"
    And the game goes on to Alice's next main phase
    And Alice taps "chosen" of "first" for mana
    Then Alice has {R} in the mana pool
    When Alice taps "bounty" of "second" for mana
    Then Alice has {B}{R} in the mana pool

  @cr26:607.5.2
  Scenario: The colour that is chosen for the ability of Prismatic Grove changes nothing about the mana of Quirion Elves' own ability
    Given Alice controls "Prismatic Grove"
    And Alice has "Quirion Elves" in hand and can pay {1}{G}
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Quirion Elves"
    And the stack resolves
    And Alice chooses the color "white"
    And Alice chooses the color "black"
    And the game goes on to Alice's next main phase
    And Alice taps "chosen" of "Quirion Elves" for mana
    Then Alice has {W} in the mana pool

  @cr26:707.7.4
  Scenario: Clone, a copy of Quirion Elves, adds mana of the colour that was chosen for its own ability, and by the ability of Prismatic Grove mana of that ability's colour
    Given Alice controls "Prismatic Grove"
    And Bob controls "Quirion Elves"
    And "Quirion Elves" has the chosen color "white"
    And Alice has "Clone" in hand and can pay {3}{U}
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Quirion Elves"
    And Alice chooses the color "blue"
    And Alice chooses the color "red"
    And the game goes on to Alice's next main phase
    And Alice taps "chosen" of "Clone" for mana
    Then Alice has {U} in the mana pool
    When the game goes on to Alice's next main phase
    And Alice taps "bounty" of "Clone" for mana
    Then Alice has {R} in the mana pool

  @cr26:607.5a.3
  Scenario: Quicksilver Elemental, which acquires the ability of Hue Warden, adds no mana with it, and Alice gains 1 life
    Given Alice controls "Quicksilver Elemental" and "Hue Warden" and can pay {U}
    And "Hue Warden" has the chosen color "white"
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Hue Warden"
    And the stack resolves
    And Alice taps "bless" of "Quicksilver Elemental" for mana
    Then Alice has no mana in the mana pool
    And Alice is at 21 life
    When Alice taps "bless" of "Hue Warden" for mana
    Then Alice has {W} in the mana pool
    And Alice is at 22 life

  @cr26:607.5a.3
  Scenario: Alice chooses white as Hue Warden enters, and in her next turn its ability adds {W}, and she gains 1 life
    Given Alice has "Hue Warden" in hand and can pay {1}{G}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Hue Warden"
    And the stack resolves
    And Alice chooses the color "white"
    And the game goes on to Alice's next main phase
    And Alice taps "bless" of "Hue Warden" for mana
    Then Alice has {W} in the mana pool
    And Alice is at 21 life
