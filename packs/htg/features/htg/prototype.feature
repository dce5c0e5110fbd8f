Feature: Prototype in the custom set

  # For prototype N, a player looks at the top N cards of the library, may put one of them into the graveyard, and puts the others on the bottom.
  # Then, and also for prototype without a number, the player may exile an artifact or creature that they control, or an artifact or creature
  # card of their graveyard, with a prototype counter. The exiled card is prototyped.
  @htg:prototype.5
  Scenario: Skaian Meteor deals 2 damage when a card that it has just put into the graveyard is prototyped
    Given Alice has "Skaian Meteor" in hand and can pay {3}{R}
    And Alice has "Grizzly Bears" and "Naturalize" on top of library
    And Bob controls "Mountain"
    When Alice casts "Skaian Meteor" targeting "Mountain"
    And the stack resolves
    Then Alice knows "Grizzly Bears" and "Naturalize"
    And Bob doesn't know "Grizzly Bears" and "Naturalize"
    And Alice is asked for objects by "Skaian Meteor" among "Grizzly Bears" and "Naturalize"
    And "Mountain" is in Bob's graveyard
    When as it resolves, Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's graveyard
    And the bottom of Alice's library is "Naturalize"
    And Alice is asked for objects by "Skaian Meteor" among "Grizzly Bears"
    When as it resolves, Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is exiled
    And "Grizzly Bears" has 1 prototype counter
    And Bob is at 18 life

  @htg:prototype.5
  Scenario: Skaian Meteor deals no damage if nothing is prototyped
    Given Alice has "Skaian Meteor" in hand and can pay {3}{R}
    And Alice has "Grizzly Bears" and "Naturalize" on top of library
    And Bob controls "Mountain"
    When Alice casts "Skaian Meteor" targeting "Mountain"
    And the stack resolves
    And as it resolves, Alice chooses "Grizzly Bears"
    Then Alice is asked for objects by "Skaian Meteor" among "Grizzly Bears"
    When as it resolves, Alice chooses nothing
    Then "Skaian Meteor" has resolved
    And "Mountain" is in Bob's graveyard
    And "Grizzly Bears" is in Alice's graveyard
    And Bob is at 20 life

  @htg:prototype.5
  Scenario: Skaian Meteor can put any card into the graveyard, but only an artifact or creature can be prototyped
    Given Alice has "Skaian Meteor" in hand
    And Alice has "Naturalize" and "Forest" on top of library
    And Alice has "Pentad Prism", "White Knight" and "Island" in graveyard
    And Alice controls "Hill Giant" owned by Bob and "Mirror Gallery"
    And Alice controls "Opalescence", 3 "Plains" and "Mountain" as "the source"
    And Bob controls "Mountain" and "Grizzly Bears" owned by Alice
    And Bob has "Devoted Retainer" in graveyard
    Then Alice can't cast "Skaian Meteor" targeting "Hill Giant" by rule 601.2c
    And Alice can cast "Skaian Meteor" targeting "Mountain"
    When Alice casts "Skaian Meteor" targeting "Mountain"
    And the stack resolves
    And as it resolves, Alice chooses "Naturalize"
    Then "Naturalize" is in Alice's graveyard
    And Alice is asked for objects by "Skaian Meteor" among "Hill Giant", "Mirror Gallery", "Pentad Prism" and "White Knight"
    And Alice may not choose "Naturalize"
    When as it resolves, Alice chooses "Hill Giant"
    Then "Hill Giant" is exiled
    And "Hill Giant" has 1 prototype counter
    And Bob is at 18 life

  @htg:prototype.1
  Scenario: Prototype 3 looks at three cards, may put one into the graveyard and the rest on the bottom, and may exile a card
    Given Alice has "Grand Designix" in hand and can pay {2}{U}
    And Alice has "Forest", "Steel Wall", "Naturalize" and "Island" on top of library
    And Alice controls "Hill Giant" owned by Bob, "Mirror Gallery" and "Opalescence"
    And Alice has "Terror", "Pentad Prism" and "Devoted Retainer" in graveyard
    And Bob controls "Watchwolf" owned by Alice and has "White Knight" in graveyard
    When Alice casts "Grand Designix"
    And the stack resolves
    Then Alice knows "Forest", "Steel Wall" and "Naturalize"
    And Bob doesn't know "Steel Wall"
    And Alice is asked for objects by "Grand Designix" among "Forest", "Steel Wall" and "Naturalize"
    When as it resolves, Alice chooses "Steel Wall" for "Grand Designix"
    And as it resolves, Alice puts "Naturalize" and "Forest" in this order for "Grand Designix"
    Then "Steel Wall" is in Alice's graveyard
    And the bottom of Alice's library is "Naturalize" and "Forest"
    And Alice is asked for objects by "Grand Designix" among "Hill Giant", "Mirror Gallery", "Pentad Prism", "Devoted Retainer" and "Steel Wall"
    When as it resolves, Alice chooses "Pentad Prism" for "Grand Designix"
    Then "Pentad Prism" is exiled
    And "Pentad Prism" has 1 prototype counter
    And "Hill Giant" is on the battlefield

  @htg:prototype.1
  Scenario: A player who prototypes may put no card into the graveyard and may exile nothing
    Given Alice has "Grand Designix" in hand and can pay {2}{U}
    And Alice has "Forest", "Steel Wall", "Naturalize" and "Island" on top of library
    And Alice controls "Hill Giant"
    When Alice casts "Grand Designix"
    And the stack resolves
    And as it resolves, Alice chooses nothing for "Grand Designix"
    And as it resolves, Alice puts "Steel Wall", "Naturalize" and "Forest" in this order for "Grand Designix"
    Then the bottom of Alice's library is "Steel Wall", "Naturalize" and "Forest"
    When as it resolves, Alice chooses nothing for "Grand Designix"
    Then "Hill Giant" is on the battlefield
    And Alice's graveyard holds "Grand Designix"
    And Alice has drawn no cards

  @htg:prototype.2
  Scenario: Prototype without a number doesn't look at the library
    Given Alice has "Amethyst Trypnid" in hand and can pay {2}{R}
    And Alice has "Steel Wall" on top of library
    And Alice controls "Grizzly Bears" owned by Bob, "Mirror Gallery" and "Opalescence"
    And Alice has "Pentad Prism", "Devoted Retainer" and "Terror" in graveyard
    And Bob controls "Watchwolf" owned by Alice and has "White Knight" in graveyard
    Then "Amethyst Trypnid" is 3/2
    When Alice casts "Amethyst Trypnid"
    And the stack resolves
    Then Alice is asked for objects by "Amethyst Trypnid" among "Grizzly Bears", "Mirror Gallery", "Pentad Prism" and "Devoted Retainer"
    And Alice doesn't know "Steel Wall"
    When as it resolves, Alice chooses "Grizzly Bears" for "Amethyst Trypnid"
    Then "Grizzly Bears" is exiled
    And "Grizzly Bears" has 1 prototype counter
    And the top of Alice's library is "Steel Wall"

  @htg:prototype.3
  Scenario: Skaian Meteor deals damage if something is exiled, though no card was put into the graveyard
    Given Alice has "Skaian Meteor" in hand and can pay {3}{R}
    And Alice has "Naturalize" and "Forest" on top of library
    And Alice controls "Hill Giant"
    And Bob controls "Mountain"
    When Alice casts "Skaian Meteor" targeting "Mountain"
    And the stack resolves
    And as it resolves, Alice chooses nothing for "Skaian Meteor"
    And as it resolves, Alice puts "Naturalize" and "Forest" in this order for "Skaian Meteor"
    And as it resolves, Alice chooses "Hill Giant" for "Skaian Meteor"
    Then "Hill Giant" is exiled
    And Bob is at 18 life

  @htg:prototype.3
  Scenario: Grand Designix, which draws a card if something was prototyped, draws none if a card was only put into the graveyard
    Given Alice has "Grand Designix" in hand and can pay {2}{U}
    And Alice has "Steel Wall", "Forest" and "Island" on top of library
    When Alice casts "Grand Designix"
    And the stack resolves
    And as it resolves, Alice chooses "Steel Wall" for "Grand Designix"
    And as it resolves, Alice puts "Forest" and "Island" in this order for "Grand Designix"
    And as it resolves, Alice chooses nothing for "Grand Designix"
    Then "Steel Wall" is in Alice's graveyard
    And "Grand Designix" has resolved
    And Alice has drawn no cards

  @htg:prototype.4
  Scenario: Amethyst Trypnid that has nothing else to prototype stays on the battlefield
    Given Alice has "Amethyst Trypnid" in hand and can pay {2}{R}
    When Alice casts "Amethyst Trypnid"
    And the stack resolves
    Then the ability of "Amethyst Trypnid" has resolved
    And "Amethyst Trypnid" is on the battlefield

  @htg:prototype.4
  Scenario: Amethyst Trypnid can prototype another Amethyst Trypnid as it enters, but not itself
    Given Alice controls "Amethyst Trypnid" as "the first"
    And Alice has "Amethyst Trypnid" as "the second" in hand and can pay {2}{R}
    When Alice casts "the second"
    And the stack resolves
    Then Alice is asked for objects by "the second" among "the first"
    And Alice may not choose "the second"
    And Alice may choose "the first"
    When as it resolves, Alice chooses "the first" for "the second"
    Then "the first" is exiled

  @htg:prototype.6
  Scenario: Amethyst Trypnid gets haste from a card that Skaian Meteor prototyped
    Given Alice has "Skaian Meteor" and "Amethyst Trypnid" in hand and can pay {3}{R} and can pay {2}{R}
    And Alice controls "Grizzly Bears"
    And Alice has "Forest" and "Island" on top of library
    And Bob controls "Mountain"
    When Alice casts "Amethyst Trypnid"
    And the stack resolves
    And as it resolves, Alice chooses nothing for "Amethyst Trypnid"
    Then Alice can't attack with "Amethyst Trypnid" by rule 302.6
    When Alice casts "Skaian Meteor" targeting "Mountain"
    And the stack resolves
    And as it resolves, Alice chooses "Forest" for "Skaian Meteor"
    And as it resolves, Alice chooses "Grizzly Bears" for "Skaian Meteor"
    Then "Amethyst Trypnid" has "haste"
    And Alice can attack with "Amethyst Trypnid"

  @htg:prototype.6
  Scenario: Amethyst Trypnid gets no haste from an opponent's prototyped card
    Given Alice controls "Amethyst Trypnid"
    And Bob has "Grizzly Bears" with 1 prototype counter exiled
    And Alice has "Devoted Retainer" exiled
    And Alice has "Grand Designix" in hand and can pay {2}{U}
    And Alice has "Forest", "Island" and "Swamp" on top of library
    And Alice controls "Hill Giant"
    Then "Amethyst Trypnid" doesn't have "haste"
    When Alice casts "Grand Designix"
    And the stack resolves
    And as it resolves, Alice chooses nothing for "Grand Designix"
    And as it resolves, Alice puts "Forest", "Island" and "Swamp" in this order for "Grand Designix"
    And as it resolves, Alice chooses "Hill Giant" for "Grand Designix"
    Then "Amethyst Trypnid" has "haste"

  @htg:prototype.7
  Scenario: A Kernelsprite token has the activated abilities and colours of the cards that it prototyped, but no keywords
    Given Alice has "Unprototyped Kernelsprite" in hand and can pay {1}{G} and can pay {2}
    And Alice has "Frostwielder" and "White Knight" in graveyard
    And Bob controls "Devoted Retainer"
    Then "Unprototyped Kernelsprite" has exactly the type "sorcery"
    And "Unprototyped Kernelsprite" is green
    When Alice casts "Unprototyped Kernelsprite"
    And the stack resolves
    Then the "Kernelsprite" token is colorless
    And the "Kernelsprite" token has exactly the types "creature" and "Kernelsprite"
    And the "Kernelsprite" token is 1/1
    When Alice activates "prototype" of the "Kernelsprite" token
    And the stack resolves
    And as it resolves, Alice chooses "Frostwielder" for the "Kernelsprite" token
    Then the "Kernelsprite" token is red
    When Alice activates "prototype" of the "Kernelsprite" token
    And the stack resolves
    And as it resolves, Alice chooses "White Knight" for the "Kernelsprite" token
    Then the "Kernelsprite" token is white and red
    And the "Kernelsprite" token doesn't have "first strike"
    When the game goes on to Alice's next main phase
    And Alice activates "chill" of the "Kernelsprite" token targeting "Devoted Retainer"
    And the stack resolves
    Then the "Kernelsprite" token has dealt 1 damage to "Devoted Retainer"

  @htg:prototype.7
  Scenario: For {1}, a Kernelsprite token can prototype an artifact or creature of its controller, or nothing
    Given Alice has "Unprototyped Kernelsprite" in hand and can pay {1}{G} and can pay {2}
    And Alice controls "Hill Giant" owned by Bob, "Mirror Gallery" and "Opalescence"
    And Alice has "Pentad Prism", "Frostwielder" and "Terror" in graveyard
    And Bob controls "Watchwolf" owned by Alice and has "White Knight" in graveyard
    When Alice casts "Unprototyped Kernelsprite"
    And the stack resolves
    And Alice activates "prototype" of the "Kernelsprite" token
    Then the total cost of the ability of the "Kernelsprite" token is {1}
    When the stack resolves
    Then Alice is asked for objects by the "Kernelsprite" token among "Hill Giant", "Mirror Gallery", "Pentad Prism" and "Frostwielder"
    When as it resolves, Alice chooses nothing for the "Kernelsprite" token
    Then the "Kernelsprite" token is colorless
    When Alice activates "prototype" of the "Kernelsprite" token
    And the stack resolves
    And as it resolves, Alice chooses "Frostwielder" for the "Kernelsprite" token
    Then the "Kernelsprite" token is red
    And the "Kernelsprite" token has the ability "chill"

  @htg:prototype.7
  Scenario Outline: A Kernelsprite token that prototypes a <color> card is <color>, whatever other cards are in exile
    Given Alice has "Unprototyped Kernelsprite" in hand and can pay {1}{G} and can pay {1}
    And Alice has "<card>" in graveyard
    And Alice has "Serra Angel", "Callow Jushi", "Ogre Marauder", "Goblin Raider" and "Grizzly Bears" exiled
    When Alice casts "Unprototyped Kernelsprite"
    And the stack resolves
    Then the "Kernelsprite" token is colorless
    When Alice activates "prototype" of the "Kernelsprite" token
    And the stack resolves
    And as it resolves, Alice chooses "<card>" for the "Kernelsprite" token
    Then "<card>" is exiled
    And the "Kernelsprite" token is <color>

    Examples:
      | card                 | color |
      | White Knight         | white |
      | Shimmering Glasskite | blue  |
      | Gibbering Kami       | black |
      | Hill Giant           | red   |
      | Llanowar Elves       | green |

  @htg:prototype.8
  Scenario: Cards such as Rust Imp and Queen's Ring use all prototyped cards that their controller owns, and no others
    Given Alice has "Unprototyped Kernelsprite" in hand and can pay {1}{G} and can pay {1}
    And Alice controls "Rust Imp", "Queen's Ring" and "Hill Giant" owned by Bob
    And Alice has "Llanowar Elves" in graveyard
    And Alice has "White Knight" exiled
    And Bob has "Grizzly Bears" with 1 prototype counter exiled
    And Bob controls "Watchwolf" owned by Alice
    Then "Rust Imp" is 1/1
    And "Hill Giant" is 3/3
    When Alice casts "Unprototyped Kernelsprite"
    And the stack resolves
    And Alice activates "prototype" of the "Kernelsprite" token
    And the stack resolves
    And as it resolves, Alice chooses "Llanowar Elves" for the "Kernelsprite" token
    Then "Rust Imp" is 2/2
    And "Hill Giant" is 3/4
    And "Watchwolf" is 3/3

  @htg:prototype.8
  Scenario: Each of two Kernelsprite tokens has only the colour of its own prototyped card, while Rust Imp counts both cards
    Given Alice has 2 "Unprototyped Kernelsprite" as "sprite" in hand
    And Alice can pay {2}{G}{G} and can pay {2}
    And Alice controls "Rust Imp" and "Queen's Ring"
    And Alice has "Hill Giant" and "Llanowar Elves" in graveyard
    Then "Rust Imp" is 1/1
    When Alice casts "sprite 1"
    And the stack resolves
    And Alice casts "sprite 2"
    And the stack resolves
    And Alice activates "prototype" of the "Kernelsprite" token
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for the "Kernelsprite" token
    And Alice activates "prototype" of the second "Kernelsprite" token
    And the stack resolves
    And as it resolves, Alice chooses "Llanowar Elves" for the second "Kernelsprite" token
    Then the "Kernelsprite" token is red
    And the second "Kernelsprite" token is green
    And the second "Kernelsprite" token isn't red
    And "Rust Imp" is 3/2

  @htg:prototype.9
  Scenario: Neither an exiled card without a prototype counter nor a permanent with a prototype counter is a prototyped card
    Given Alice controls "Rust Imp" and "Grizzly Bears" with 1 prototype counter
    And Alice has "Hill Giant" exiled
    And Alice has "Grand Designix" in hand and can pay {2}{U}
    And Alice has "Forest", "Island" and "Swamp" on top of library
    Then "Rust Imp" is 1/1
    When Alice casts "Grand Designix"
    And the stack resolves
    And as it resolves, Alice chooses nothing for "Grand Designix"
    And as it resolves, Alice puts "Forest", "Island" and "Swamp" in this order for "Grand Designix"
    And as it resolves, Alice chooses "Grizzly Bears" for "Grand Designix"
    Then "Grizzly Bears" is exiled
    And "Rust Imp" is 2/1

  @htg:prototype.9
  Scenario: A token exiled to prototype isn't a prototyped card, but Grand Designix draws a card for it
    Given Alice controls "Rust Imp" and a 1/1 green "Saproling" creature token as "the sprout"
    And Alice has "Grand Designix" in hand and can pay {2}{U}
    And Alice has "Forest", "Island" and "Swamp" on top of library
    When Alice casts "Grand Designix"
    And the stack resolves
    And as it resolves, Alice chooses nothing for "Grand Designix"
    And as it resolves, Alice puts "Forest", "Island" and "Swamp" in this order for "Grand Designix"
    And as it resolves, Alice chooses "the sprout" for "Grand Designix"
    Then "the sprout" is gone
    And Alice has drawn 1 card
    And Bob has drawn no cards
    And "Rust Imp" is 1/1
