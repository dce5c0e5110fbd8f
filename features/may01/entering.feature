Feature: Entering, in rulings of our own

  @may01:ours.6
  Scenario: The Worker comes tapped and with its counter, and nobody is asked which comes first
    Given Bob controls "Kismet"
    And Alice has "Arcbound Worker" in hand and can pay {1}
    When Alice plays "Arcbound Worker"
    And the stack resolves
    Then "Arcbound Worker" is tapped
    And "Arcbound Worker" has 1 +1/+1 counter
    And Alice was asked for a replacement never

  @may01:ours.6
  Scenario: Kismet delays artifacts, creatures and lands of opponents, and nothing else
    Given it is Bob's main phase
    And Alice controls "Kismet"
    And Bob has "Charcoal Diamond", "Forest", "Grizzly Bears", "Hollow Choir" in hand and can pay {4}{G}{B}
    And Alice controls "Vedalken Orrery" and has "Hill Giant" in hand and can pay {3}{R}
    Then "Kismet" is white
    And "Kismet" has exactly the type "enchantment"
    And the mana cost of "Kismet" is {3}{W}
    When Bob plays the land "Forest"
    Then "Forest" is tapped
    When Bob plays "Grizzly Bears"
    And the stack resolves
    And Bob plays "Hollow Choir"
    And the stack resolves
    Then "Grizzly Bears" is tapped
    And "Hollow Choir" is untapped
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is untapped

  @may01:ours.6
  Scenario: Each of two tokens comes tapped, and each is welcomed
    Given Alice controls "Doubling Season", "Soul Warden", "Baku Altar" and can pay {2}
    And "Baku Altar" has 1 ki counter
    And Bob controls "Kismet" and "Soul Warden" as "the other Warden"
    Then "Soul Warden" is 1/1
    And "Soul Warden" is white
    And "Soul Warden" has exactly the types "creature", "Human" and "Cleric"
    And the mana cost of "Soul Warden" is {W}
    When Alice activates "Baku Altar"
    And the stack resolves
    Then Alice controls two 1/1 "Spirit" creature tokens
    And Alice is at 22 life
    And Bob is at 22 life
    And the second "Spirit" token is tapped

  @may01:ours.6
  Scenario: The Season makes twice as many tokens for its controller only
    Given Alice controls "Doubling Season"
    And Bob controls "Baku Altar" and "Kismet" and can pay {2}
    And "Baku Altar" has 1 ki counter
    And Alice has "Arcbound Worker" in hand and can pay {1}
    When Bob activates "Baku Altar"
    And the stack resolves
    Then Bob controls a 1/1 "Spirit" creature token
    When Alice plays "Arcbound Worker"
    And the stack resolves
    Then "Arcbound Worker" is tapped

  @may01:ours.6 @edition:2026-01
  Scenario: Today becoming a copy comes first, and nobody is asked
    Given Bob controls "Kismet" and "Arcbound Worker"
    And "Arcbound Worker" has 1 +1/+1 counter
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Arcbound Worker" for "Clone"
    Then "Clone" is tapped
    And "Clone" is 1/1
    And "Clone" has 1 +1/+1 counter
    And Alice was asked for a replacement never

  @may01:ours.6 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: Until 2006 it is said whether becoming a copy comes first
    Given Bob controls "Kismet" and "Grizzly Bears"
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice plays "Clone"
    And the stack resolves
    And Alice applies "Kismet" first
    And as it resolves, Alice chooses "Grizzly Bears" for "Clone"
    Then "Clone" is tapped
    And "Clone" is 2/2
    And Alice was asked for a replacement once

  @may01:ours.7
  Scenario: The Knight stands in the Dry Spell unharmed
    Given it is Bob's main phase
    And Alice controls "White Knight" and "Grizzly Bears"
    And Bob has "Dry Spell" in hand and can pay {1}{B}
    When Bob plays "Dry Spell"
    And the stack resolves
    Then "White Knight" has no damage marked
    And "Grizzly Bears" has 1 damage marked
    And Alice is at 19 life
    And "Dry Spell" has dealt no damage to "White Knight"

  @may01:ours.8
  Scenario: Who cycles makes the Rift strike, whoever controls it, for one more mana
    Given Alice controls "Lightning Rift" and can pay {1}
    And Bob has 2 "Drifting Meadow" as "meadow" in hand and can pay {4}
    Then "Lightning Rift" is red
    And "Lightning Rift" has exactly the type "enchantment"
    And the mana cost of "Lightning Rift" is {1}{R}
    When Bob activates the cycling ability of "meadow 1"
    And Alice targets Bob for "Lightning Rift"
    And the top of the stack resolves
    And as it resolves, Alice pays for "Lightning Rift"
    Then Bob is at 18 life
    When the stack resolves
    And Bob activates the cycling ability of "meadow 2"
    And Alice targets Bob for "Lightning Rift"
    And the stack resolves
    Then Bob is at 18 life
    And Bob has drawn 2 cards

  @may01:ours.8
  Scenario: Another ability is no cycling
    Given Alice controls "Lightning Rift", "Frostwielder" and can pay {3}
    And Alice has "Drifting Meadow" in hand
    When Alice activates "Frostwielder" targeting Bob
    And the stack resolves
    Then "Lightning Rift" has triggered never
    When Alice activates the cycling ability of "Drifting Meadow"
    Then Alice is asked for targets by "Lightning Rift"
    When Alice targets Bob for "Lightning Rift"
    Then "Lightning Rift" has triggered once
    When the stack resolves
    And as it resolves, Alice doesn't pay for "Lightning Rift"
    Then Bob is at 19 life

  @may01:ours.9
  Scenario: The Ghost that dies as often as it comes draws the game
    Given Alice has "Swamp" exiled
    And Alice controls "Hollow Choir"
    And Alice has "Ghost of No Rest" in hand and can pay {1}{B}
    Then "Ghost of No Rest" has exactly the types "creature" and "Spirit"
    And "Ghost of No Rest" is black
    And the mana cost of "Ghost of No Rest" is {1}{B}
    When Alice plays "Ghost of No Rest"
    And the stack resolves
    Then Alice has drawn the game
    And Bob has drawn the game

  @may01:ours.9
  Scenario: Who ends the loop goes on playing, until somebody begins it again
    Given Alice has "Swamp" exiled
    And Alice controls "Hollow Choir" as "choir"
    And Alice has "Ghost of No Rest" in hand and can pay {1}{B}
    And Alice has "Hollow Choir" as "the other choir" in hand and can pay {1}{B}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Ghost of No Rest"
    And the top of the stack resolves
    And the top of the stack resolves
    And Bob plays "Naturalize" targeting "choir"
    And the stack resolves
    Then "Ghost of No Rest" is in play
    And "Ghost of No Rest" is 1/1
    And Alice is still in the game
    When Alice plays "the other choir"
    And the stack resolves
    Then Alice has drawn the game

  @may01:ours.11 @edition:2001-07
  Scenario: In 2001 the turn given first comes first
    Given Alice has 2 "Time Warp" as "warp" in hand and can pay {6}{U}{U}{U}{U}
    When Alice plays "warp 1" targeting Alice
    And the stack resolves
    And Alice plays "warp 2" targeting Bob
    And the stack resolves
    And the game goes on to the end step
    And the turn ends
    Then it is Alice's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Bob's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Bob's upkeep

  @may01:ours.11 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01
  Scenario: Since 2004 the turn given last comes first
    Given Alice has 2 "Time Warp" as "warp" in hand and can pay {6}{U}{U}{U}{U}
    Then "warp 1" is blue
    And "warp 1" has exactly the type "sorcery"
    And the mana cost of "warp 1" is {3}{U}{U}
    When Alice plays "warp 1" targeting Bob
    And the stack resolves
    And Alice plays "warp 2" targeting Alice
    And the stack resolves
    And the game goes on to the end step
    And the turn ends
    Then it is Alice's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Bob's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Bob's upkeep

  @may01:ours.12
  Scenario: The wall goes back when Aladdin goes, and not with the turn
    Given Alice controls "Aladdin" and can pay {1}{R}{R}
    And Bob controls "Steel Wall"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then "Aladdin" is red
    And "Aladdin" is 1/1
    And the mana cost of "Aladdin" is {2}{R}{R}
    And "Aladdin" has exactly the types "creature", "Human" and "Rogue"
    When Alice activates "Aladdin" targeting "Steel Wall"
    And the stack resolves
    Then Alice controls "Steel Wall"
    When the turn ends
    Then Alice controls "Steel Wall"
    When Bob plays "Boomerang" targeting "Aladdin"
    And the stack resolves
    Then Bob controls "Steel Wall"

  @may01:ours.12
  Scenario: Without Aladdin nothing is taken
    Given Alice controls "Aladdin" and can pay {1}{R}{R}
    And Bob controls "Steel Wall" and "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Alice can target only "Steel Wall" with "Aladdin"
    When Alice activates "Aladdin" targeting "Steel Wall"
    And Bob plays "Boomerang" targeting "Aladdin"
    And the stack resolves
    Then Bob controls "Steel Wall"
    And the ability of "Aladdin" has resolved
    And it happened never that "Steel Wall" changed control

  @may01:ours.12
  Scenario: Who takes Aladdin takes nothing that he took, and its owner has it again
    Given it is Bob's main phase
    And Alice controls "Aladdin" and can pay {1}{R}{R}
    And Bob controls "Steel Wall"
    And Bob has "Threaten" in hand and can pay {2}{R}
    When Alice activates "Aladdin" targeting "Steel Wall"
    And the stack resolves
    Then Alice controls "Steel Wall"
    When Bob plays "Threaten" targeting "Aladdin"
    And the stack resolves
    Then Bob controls "Steel Wall"
    When the turn ends
    Then Alice controls "Aladdin"
    And Bob controls "Steel Wall"

  @may01:ours.17
  Scenario: Bob's two discards at the end of the turn burn him, Alice's don't
    Given it is Bob's end step
    And Alice controls "Megrim"
    And Bob has 9 "Swamp" as "swamp" in hand
    Then "Megrim" is black
    And "Megrim" has exactly the type "enchantment"
    And the mana cost of "Megrim" is {2}{B}
    When the game goes on to Bob's cleanup step
    And Bob chooses "swamp 1" and "swamp 2"
    And the stack resolves
    Then Bob is at 16 life
    And "Megrim" has triggered twice

  @may01:ours.17
  Scenario: Alice's own discards are of no concern
    Given it is Alice's end step
    And Alice controls "Megrim"
    And Alice has 8 "Swamp" as "swamp" in hand
    And Bob has 9 "Island" as "island" in hand
    When the game goes on to Alice's cleanup step
    And Alice chooses "swamp 1"
    And the game goes on to Bob's cleanup step
    And Bob chooses "island 1", "island 2" and "island 3"
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 14 life

  @may01:ours.7
  Scenario: Who breathes in red is neither a target of red nor harmed by it
    Given Alice controls "Grizzly Bears" and has "Blessed Breath" in hand and can pay {W}
    And Bob controls "Hill Giant" and "Goblin Raider"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    Then "Blessed Breath" is white
    And "Blessed Breath" has exactly the types "instant" and "Arcane"
    And the mana cost of "Blessed Breath" is {W}
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Hill Giant"
    And Bob plays "Glacial Ray" targeting "Grizzly Bears"
    And Alice plays "Blessed Breath" targeting "Grizzly Bears"
    And the top of the stack resolves
    And as it resolves, Alice chooses the color "red"
    And the stack resolves
    And combat damage is dealt
    Then "Grizzly Bears" has no damage marked
    And "Grizzly Bears" is in play
    And "Hill Giant" has 2 damage marked
    And "Glacial Ray" has dealt no damage

  @may01:ours.18
  Scenario: Twice the life for whoever has the Reflection
    Given Alice controls "Boon Reflection" and "Soul Warden" as "ours"
    And Bob controls "Soul Warden" as "theirs"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    Then "Boon Reflection" is white
    And "Boon Reflection" has exactly the type "enchantment"
    And the mana cost of "Boon Reflection" is {4}{W}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice is at 22 life
    And Bob is at 21 life

  @may01:ours.6 @edition:2026-01
  Scenario: Today the copy of a creature spell comes as a token, delayed like the card
    Given Alice has "Isamaru, Hound of Konda" and "Double Major" in hand and can pay {W}{G}{U}
    And Bob controls "Kismet"
    Then "Double Major" is green and blue
    And "Double Major" has exactly the type "instant"
    And the mana cost of "Double Major" is {G}{U}
    When Alice casts "Isamaru, Hound of Konda"
    And Alice casts "Double Major" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    Then Alice controls 2 "creature" permanents
    And Alice controls 1 "token" permanent
    And "Isamaru, Hound of Konda" is tapped

  @may01:ours.6 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: Until 2006 the copy of a creature spell is gone as it has come
    Given Alice has "Isamaru, Hound of Konda" and "Double Major" in hand and can pay {W}{G}{U}
    And Bob controls "Kismet"
    When Alice plays "Isamaru, Hound of Konda"
    And Alice plays "Double Major" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    Then Alice controls 1 "creature" permanent
    And Alice controls no "token" permanents
    And "Isamaru, Hound of Konda" is tapped

  @may01:ours.6
  Scenario: An Aura for Walls finds no Wall in the Drake, and stays in the graveyard
    Given Alice has "Iridescent Drake" in hand and can pay {3}{U}
    And Alice has "Animate Wall" in graveyard
    And Bob controls "Kismet" and "Wall of Wood"
    When Alice plays "Iridescent Drake"
    And the stack resolves
    And Alice targets "Animate Wall" for "Iridescent Drake"
    Then "Animate Wall" is in Alice's graveyard
    And "Animate Wall" is attached to nothing
    And "Iridescent Drake" is tapped
    And "Iridescent Drake" is 2/2

  @may01:ours.6
  Scenario: The Aura that the tapped Drake finds comes attached to it
    Given Alice has "Iridescent Drake" in hand and can pay {3}{U}
    And Alice has "Holy Strength" and "Grizzly Bears" in graveyard
    And Bob has "Flight" in graveyard
    And Bob controls "Kismet"
    Then "Iridescent Drake" is blue
    And "Iridescent Drake" has exactly the types "creature" and "Drake"
    And the mana cost of "Iridescent Drake" is {3}{U}
    When Alice plays "Iridescent Drake"
    And the stack resolves
    Then Alice may target "Flight" for "Iridescent Drake"
    And Alice may not target "Grizzly Bears" for "Iridescent Drake"
    When Alice targets "Holy Strength" for "Iridescent Drake"
    Then "Holy Strength" is attached to "Iridescent Drake"
    And "Iridescent Drake" is 3/4
    And "Iridescent Drake" is tapped
    And "Iridescent Drake" has "flying"

  @may01:ours.6
  Scenario: The Genju that can't be on the tapped Drake stays where it is
    Given Alice has "Iridescent Drake" in hand and can pay {3}{U}
    And Alice has "Genju of the Falls" in graveyard
    And Bob controls "Kismet"
    When Alice plays "Iridescent Drake"
    And the stack resolves
    And Alice targets "Genju of the Falls" for "Iridescent Drake"
    Then "Genju of the Falls" is in Alice's graveyard
    And "Iridescent Drake" is tapped
    And "Iridescent Drake" is 2/2
    And "Iridescent Drake" has triggered once
