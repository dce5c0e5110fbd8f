Feature: Examples of section 608

  @cr26:608.2b.ex1
  Scenario: Sorin's Thirst doesn't resolve, and its controller gains no life, if its target has gained protection from black
    Given Alice has "Sorin's Thirst" as "first" and "Sorin's Thirst" as "second" in hand and can pay {B}{B}{B}{B}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Blessed Breath" in hand and can pay {W}
    When Alice plays "first" targeting "Hill Giant"
    And Bob in response plays "Blessed Breath" targeting "Hill Giant"
    And the stack resolves
    And Bob chooses the color "black"
    Then "first" is in Alice's graveyard
    And "first" did not resolve
    And "Hill Giant" has no damage marked
    And Alice is at 20 life
    When Alice plays "second" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And Alice is at 22 life

  @cr26:608.2b.ex1
  Scenario: Sorin's Thirst doesn't resolve, and its controller gains no life, if its target has left the battlefield
    Given Alice has "Sorin's Thirst" as "first" and "Sorin's Thirst" as "second" in hand and can pay {B}{B}{B}{B}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "first" targeting "Hill Giant"
    And Bob in response plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "first" did not resolve
    And Alice is at 20 life
    When Alice plays "second" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And Alice is at 22 life

  @cr26:608.2b.ex2
  Scenario: Plague Spores destroys Dryad Arbor, chosen as the creature and as the land, although Dryad Arbor has become black and has a regeneration shield
    Given Alice has "Plague Spores" in hand and can pay {4}{B}{R}
    And Bob controls "Dryad Arbor"
    And Bob has "Touch of Darkness" and "Death Ward" in hand and can pay {B}{W}
    When Alice plays "Plague Spores" targeting "Dryad Arbor" then "Dryad Arbor"
    And Bob in response plays "Death Ward" targeting "Dryad Arbor"
    And the top of the stack resolves
    And Bob in response plays "Touch of Darkness" targeting "Dryad Arbor"
    And the top of the stack resolves
    Then "Dryad Arbor" is black
    When the stack resolves
    Then "Dryad Arbor" was destroyed

  @cr26:608.2b.ex2
  Scenario: Plague Spores destroys only the land if the creature that it targets has become black
    Given Alice has "Plague Spores" in hand and can pay {4}{B}{R}
    And Bob controls "Grizzly Bears" and "Forest"
    And Bob has "Touch of Darkness" in hand and can pay {B}
    When Alice plays "Plague Spores" targeting "Grizzly Bears" then "Forest"
    And Bob in response plays "Touch of Darkness" targeting "Grizzly Bears"
    And the stack resolves
    Then "Forest" was destroyed
    And "Grizzly Bears" is in play

  @cr26:608.2d.ex1
  Scenario: Without a creature, the player who casts Bitter Tithe can't choose to sacrifice one and loses 4 life
    Given Alice has "Bitter Tithe" as "first" and "Bitter Tithe" as "second" in hand and can pay {B}{B}
    And Alice has "Island" and "Forest" as library
    And Alice has "Ornithopter" in hand
    When Alice plays "first"
    And the stack resolves
    Then Alice is at 16 life
    And Alice has drawn 1 card
    When Alice plays "Ornithopter"
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then Alice is asked for yes or no by "second"
    When Alice says yes
    Then "Ornithopter" was sacrificed
    And Alice is at 16 life
    And Alice has drawn 2 cards

  @cr26:608.2d.ex1
  Scenario: With a creature, the player who casts Bitter Tithe may choose not to sacrifice it and loses 4 life
    Given Alice has "Bitter Tithe" in hand and can pay {B}
    And Alice has "Island" as library
    And Alice controls "Ornithopter"
    When Alice plays "Bitter Tithe"
    And the stack resolves
    Then Alice is asked for yes or no by "Bitter Tithe"
    When Alice says no
    Then "Ornithopter" is in play
    And Alice is at 16 life
    And Alice has drawn 1 card

  @cr26:608.2f.ex1
  Scenario: With one opponent, Blatant Thievery has one target, of which its controller gains control
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Blatant Thievery" in hand and can pay {4}{U}{U}{U}
    Then Alice can't play "Blatant Thievery" targeting "Hill Giant" then "Grizzly Bears" by rule 601.2c
    And Alice can play "Blatant Thievery" targeting "Grizzly Bears"
    When Alice plays "Blatant Thievery" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play under Alice's control
    And "Hill Giant" is in play under Bob's control

  @cr26:608.2f.ex1
  Scenario: Blatant Thievery's controller gains control of a permanent of each opponent at the same time
    Given Carol is playing too
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Carol controls "Watchwolf"
    And Alice has "Blatant Thievery" in hand and can pay {4}{U}{U}{U}
    Then Alice can't play "Blatant Thievery" targeting "Hill Giant" then "Grizzly Bears" by rule 601.2c
    And Alice can play "Blatant Thievery" targeting "Hill Giant" then "Watchwolf"
    When Alice plays "Blatant Thievery" targeting "Hill Giant" then "Watchwolf"
    And the stack resolves
    Then "Hill Giant" and "Watchwolf" are in play under Alice's control
    And it happened at once that "Hill Giant" changed control and "Watchwolf" changed control
    And "Grizzly Bears" is in play under Bob's control

  @cr26:608.2f.ex2
  Scenario: Soulfire Eruption's controller exiles a card and deals damage for the creature first, and then exiles the next card for its controller
    Given Alice has "Soulfire Eruption" in hand and can pay {6}{R}{R}{R}
    And Alice has "Grizzly Bears", "Craw Wurm" and "Island" as library
    And Bob controls "Wall of Stone"
    When Alice plays "Soulfire Eruption" targeting Bob and "Wall of Stone"
    And the stack resolves
    And Alice chooses "Wall of Stone"
    Then "Wall of Stone" has 2 damage marked
    And Bob is at 14 life
    And it happened in this order that "Grizzly Bears" was exiled, then "Wall of Stone" was dealt damage
    And it happened in this order that "Wall of Stone" was dealt damage, then "Craw Wurm" was exiled
    And it happened in this order that "Craw Wurm" was exiled, then Bob was dealt damage
    And the top of Alice's library is "Island"

  @cr26:608.2f.ex2
  Scenario: Soulfire Eruption's controller chooses which of Bob's two creatures comes first, and exiles a card and deals damage for one after the other
    Given Alice has "Soulfire Eruption" in hand and can pay {6}{R}{R}{R}
    And Alice has "Grizzly Bears", "Craw Wurm" and "Island" as library
    And Bob controls "Wall of Stone" and "Siege Wurm"
    When Alice plays "Soulfire Eruption" targeting "Wall of Stone" and "Siege Wurm"
    And the stack resolves
    And Alice chooses "Siege Wurm"
    Then "Siege Wurm" has 2 damage marked
    And "Wall of Stone" has 6 damage marked
    And it happened in this order that "Grizzly Bears" was exiled, then "Siege Wurm" was dealt damage
    And it happened in this order that "Siege Wurm" was dealt damage, then "Craw Wurm" was exiled
    And it happened in this order that "Craw Wurm" was exiled, then "Wall of Stone" was dealt damage
    And the top of Alice's library is "Island"

  @cr26:608.2f.ex2
  Scenario: Soulfire Eruption's controller can consider the opponent first, and can play the exiled cards until the end of the next turn
    Given Alice has "Soulfire Eruption" in hand and can pay {6}{R}{R}{R}
    And Alice has "Grizzly Bears", "Craw Wurm", "Island" and "Forest" as library
    And Bob controls "Wall of Stone"
    And Bob has 4 "Swamp" as "leaf" as library
    And Alice can pay {1}{G}
    When Alice plays "Soulfire Eruption" targeting Bob and "Wall of Stone"
    And the stack resolves
    And Alice chooses Bob
    Then Bob is at 18 life
    And "Wall of Stone" has 6 damage marked
    When the game goes on to Alice's next main phase
    And Alice plays "Grizzly Bears" from exile
    And the stack resolves
    Then "Grizzly Bears" is in play

  @cr26:608.2f.ex2
  Scenario: Soulfire Eruption with one target exiles one card and deals damage equal to that card's mana value
    Given Alice has "Soulfire Eruption" in hand and can pay {6}{R}{R}{R}
    And Alice has "Grizzly Bears" and "Craw Wurm" as library
    And Bob controls "Wall of Stone"
    When Alice plays "Soulfire Eruption" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And "Grizzly Bears" is removed from the game
    And the top of Alice's library is "Craw Wurm"

  @cr26:608.2i.ex1
  Scenario: Search Party Captain costs {2} less after two creatures attacked, and a creature that didn't attack doesn't count
    Given Alice controls "Bear Cub", "Grizzly Bears" and "Hill Giant"
    And Alice has "Search Party Captain" in hand and can pay {1}{W}
    And Alice has "Island" as library
    When Alice attacks with "Bear Cub" and "Grizzly Bears"
    And Bob doesn't block
    And the game goes on to the second main phase
    And Alice plays "Search Party Captain"
    Then the total cost of "Search Party Captain" is {1}{W}
    When the stack resolves
    Then "Search Party Captain" is in play
    And Alice has drawn 1 card

  @cr26:608.2i.ex1
  Scenario: Bear Cub, which attacked and then became an enchantment, still reduces the cost of Search Party Captain by {1}
    Given Alice controls "Bear Cub" and "Hill Giant"
    And Alice has "Search Party Captain" in hand and can pay {2}{W}
    And Alice has "Island" as library
    And Bob controls "Soul Sculptor" and can pay {1}{W}
    Then Alice can't play "Search Party Captain" by rule 118.3
    When Alice attacks with "Bear Cub"
    And Bob doesn't block
    And the game goes on to the second main phase
    Then Alice can play "Search Party Captain"
    When Bob activates "Soul Sculptor" targeting "Bear Cub"
    And the stack resolves
    Then "Bear Cub" doesn't have the type "creature"
    And Alice can play "Search Party Captain"
    When Alice plays "Search Party Captain"
    Then the total cost of "Search Party Captain" is {2}{W}
    When the stack resolves
    Then "Search Party Captain" is in play
    And Alice has drawn 1 card

  @cr26:608.2j.ex1
  Scenario: A spell that destroys all black creatures destroys a white and black creature
    Given Alice has "Cleanse" in hand and can pay {2}{W}{W}
    And Bob controls "Selenia, Dark Angel" and "Grizzly Bears"
    When Alice plays "Cleanse"
    And the stack resolves
    Then "Selenia, Dark Angel" was destroyed
    And "Grizzly Bears" is in play

  @cr26:608.2j.ex1
  Scenario: A spell that destroys all nonblack creatures doesn't destroy a white and black creature
    Given Alice has "Scouring Dusk" in hand and can pay {2}{B}{B}
    And Bob controls "Selenia, Dark Angel" and "Grizzly Bears"
    When Alice plays "Scouring Dusk"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Selenia, Dark Angel" is in play

  @cr26:608.2k.ex1
  Scenario: Wall of Tears returns the creature that it blocked, although the creature became an enchantment before the triggered ability resolved
    Given Alice controls "Hill Giant"
    And Bob controls "Wall of Tears" and "Soul Sculptor" and can pay {1}{W}
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Wall of Tears"
    And Bob activates "Soul Sculptor" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" doesn't have the type "creature"
    And "Hill Giant" is in play
    When the game goes on to the second main phase
    Then "Hill Giant" is in Alice's hand
    And "Wall of Tears" is in play

  @cr26:608.2k.ex1 @cr26:610.2.3
  Scenario: Wall of Tears returns the creature that it blocked, and not a creature that another creature blocked
    Given Alice controls "Hill Giant" and "Craw Wurm"
    And Bob controls "Wall of Tears" and "Wall of Stone"
    When Alice attacks with "Hill Giant" and "Craw Wurm"
    And Bob blocks "Hill Giant" with "Wall of Tears" and "Craw Wurm" with "Wall of Stone"
    And the stack resolves
    Then "Hill Giant" is attacking
    When the game goes on to the second main phase
    Then "Hill Giant" is in Alice's hand
    And "Craw Wurm" is in play
    And "Wall of Tears" has 3 damage marked

  @cr26:608.3e.ex1 @cr26:614.17d
  Scenario: Clone that would enter as a copy of Dryad Arbor while lands can't enter is put into its owner's graveyard
    Given Alice has "Clone" in hand and can pay {3}{U}
    And Bob controls "Worms of the Earth", "Dryad Arbor" and "Grizzly Bears"
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Dryad Arbor"
    Then "Clone" is in Alice's graveyard
    And it happened never that "Clone" entered
    And Bob controls 1 "Dryad Arbor" permanent

  @cr26:608.3e.ex1
  Scenario: Bob's Clone that Alice casts, and that can't enter as a copy of Dryad Arbor, is put into Bob's graveyard
    Given Alice controls "Ghoul's Ledger" and can pay {3}{U}
    And Bob has "Clone" in graveyard
    And Bob controls "Worms of the Earth", "Dryad Arbor" and "Grizzly Bears"
    When Alice plays "Clone" from graveyard
    Then the stack holds "Clone"
    When the stack resolves
    And Alice chooses "Dryad Arbor"
    Then "Clone" is in Bob's graveyard
    And it happened never that "Clone" entered

  @cr26:608.3e.ex1
  Scenario: Clone enters as a copy of Grizzly Bears, which is no land, although lands can't enter
    Given Alice has "Clone", "Naturalize" and "Forest" in hand and can pay {4}{U}{G}
    And Bob controls "Worms of the Earth", "Dryad Arbor" and "Grizzly Bears"
    Then Alice can't play the land "Forest" because of "barren" of "Worms of the Earth"
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Clone" is in play
    And "Clone" is 2/2
    And "Clone" is named "Grizzly Bears"
    When Alice plays "Naturalize" targeting "Worms of the Earth"
    And the stack resolves
    Then Alice can play the land "Forest"
