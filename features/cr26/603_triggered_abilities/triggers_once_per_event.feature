Feature: Once for each occurrence of the trigger event

  @cr26:603.2c
  Scenario: Megrim triggers once for each of two cards discarded at the same time
    Given it is Bob's end step
    And Alice controls "Megrim"
    And Bob has 9 "Swamp" as "swamp" in hand
    When the game goes on to Bob's cleanup step
    And Bob chooses "swamp 1" and "swamp 2"
    And the stack resolves
    Then Bob is at 16 life
    And "Megrim" has triggered twice

  @cr26:603.2c
  Scenario: Megrim triggers for an opponent's discarded cards and not for its controller's
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

  @cr26:603.2c
  Scenario: Hypnotic Specter's damage makes Bob discard a card at random, and Megrim triggers once
    Given Alice controls "Hypnotic Specter" and "Megrim"
    And Bob has "Island" and "Swamp" in hand
    When Alice attacks with "Hypnotic Specter"
    And Bob doesn't block
    And combat damage is dealt
    And the top of the stack resolves
    And Bob picks "Swamp" at random
    And the stack resolves
    Then "Swamp" is in Bob's graveyard
    And "Island" is in Bob's hand
    And "Megrim" has triggered once
    And Bob is at 16 life

  @cr26:603.2c.2
  Scenario: Morbid Opportunist triggers once for three creatures that die together
    Given Alice controls "Morbid Opportunist"
    And Bob controls "Soul Warden", "Llanowar Elves", "Treetop Scout" and "Hill Giant"
    And Alice has "Arc Lightning" in hand and can pay {2}{R}
    When Alice casts "Arc Lightning" targeting "Soul Warden", "Llanowar Elves" and "Treetop Scout" dividing 1 to "Soul Warden", 1 to "Llanowar Elves" and 1 to "Treetop Scout"
    And the stack resolves
    Then "Morbid Opportunist" has triggered once
    And Alice has drawn 1 card
    And "Hill Giant" is in play
    And "Morbid Opportunist" is 1/3

  @cr26:603.2c.2
  Scenario: Each of two Morbid Opportunists triggers once for two creatures that die together
    Given Alice controls 2 "Morbid Opportunist" as "opportunist"
    And Bob controls "Soul Warden", "Llanowar Elves" and "Hill Giant"
    And Alice has "Arc Lightning" in hand and can pay {2}{R}
    When Alice casts "Arc Lightning" targeting "Soul Warden" and "Llanowar Elves" dividing 2 to "Soul Warden" and 1 to "Llanowar Elves"
    And the stack resolves
    And Alice puts "opportunist 1" and "opportunist 2" in this order
    Then Alice has drawn 2 cards
    And "Hill Giant" is 3/3

  @cr26:603.2c.2
  Scenario: Staff of the Storyteller triggers once for two tokens created at the same time
    Given Alice controls "Doubling Season" and "Baku Altar"
    And "Baku Altar" has 1 ki counter
    And Alice has "Staff of the Storyteller" in hand and can pay {4}{W}{W}
    And Bob controls "Staff of the Storyteller" as "the other"
    When Alice plays "Staff of the Storyteller"
    And the stack resolves
    Then Alice controls two 1/1 white "Spirit" creature tokens
    And the second "Spirit" token has "flying"
    And "Staff of the Storyteller" has 2 story counters
    And "the other" has no story counters
    When Alice activates "Baku Altar"
    And the stack resolves
    Then "Staff of the Storyteller" has 4 story counters
    When Alice activates "listen" of "Staff of the Storyteller"
    And the stack resolves
    Then Alice has drawn 1 card
    And "Staff of the Storyteller" has 3 story counters
    And "Staff of the Storyteller" is tapped

  @cr26:603.2c.3
  Scenario: Screaming Nemesis triggers once for the damage that two blockers deal to it together
    Given Alice controls "Screaming Nemesis"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Renewed Faith" in hand and can pay {2}{W}
    When Alice attacks with "Screaming Nemesis"
    And Bob blocks "Screaming Nemesis" with "Hill Giant" and "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 3 to "Hill Giant"
    And Alice targets Bob for "Screaming Nemesis"
    Then "Screaming Nemesis" is in Alice's graveyard
    When the stack resolves
    Then "Screaming Nemesis" has triggered once
    And Bob is at 15 life
    When the game goes on to Bob's main phase
    And Bob plays "Renewed Faith"
    And the stack resolves
    Then Bob is at 15 life

  @cr26:603.2c.3
  Scenario: Screaming Nemesis triggers once for two blockers' damage even if the same combat damage makes a player lose
    Given Alice controls "Screaming Nemesis" and "Serra Angel"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob is at 4 life
    When Alice attacks with "Screaming Nemesis" and "Serra Angel"
    And Bob blocks "Screaming Nemesis" with "Hill Giant" and "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 3 to "Hill Giant"
    Then Bob has lost the game
    And "Screaming Nemesis" has been dealt 5 damage
    And "Screaming Nemesis" has triggered once

  @cr26:603.2c.3
  Scenario: Screaming Nemesis's trigger can target a creature or player, but not Screaming Nemesis itself
    Given Alice controls "Screaming Nemesis"
    And Bob controls "Llanowar Elves", "Soul Warden" and "Hill Giant"
    When Alice attacks with "Screaming Nemesis"
    And Bob blocks "Screaming Nemesis" with "Llanowar Elves" and "Soul Warden"
    And combat damage is dealt
    And Alice divides 3 to "Llanowar Elves"
    Then "Screaming Nemesis" has 2 damage marked
    And Alice may target "Hill Giant"
    And Alice may target Alice
    And Alice may not target "Screaming Nemesis"
    When Alice targets "Hill Giant" for "Screaming Nemesis"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Screaming Nemesis" has triggered once

  @cr26:603.2c.3
  Scenario: Screaming Nemesis triggers again for damage dealt to it later
    Given Alice controls "Screaming Nemesis"
    And Bob controls 2 "Frostwielder" as "wielder"
    When Bob activates "chill" of "wielder 1" targeting "Screaming Nemesis"
    And the top of the stack resolves
    And Alice targets Bob for "Screaming Nemesis"
    And the stack resolves
    And Bob activates "chill" of "wielder 2" targeting "Screaming Nemesis"
    And the top of the stack resolves
    And Alice targets Bob for "Screaming Nemesis"
    And the stack resolves
    Then "Screaming Nemesis" has triggered twice
    And "Screaming Nemesis" has 2 damage marked
    And Bob is at 18 life

  @cr26:603.2c.4
  Scenario: Enduring Scalelord triggers once for two +1/+1 counters put on a creature at the same time
    Given Alice controls "Enduring Scalelord", "Slith Firewalker", "Grizzly Bears" and "Hardened Scales"
    When Alice attacks with "Slith Firewalker" and "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And as it resolves, Alice says yes to "Enduring Scalelord"
    Then "Slith Firewalker" has 2 +1/+1 counters
    And "Enduring Scalelord" has 2 +1/+1 counters
    And it happened once that "Enduring Scalelord" triggered

  @cr26:603.2c.4
  Scenario: Enduring Scalelord has triggered once as Slith Firewalker gets two +1/+1 counters together
    Given Alice controls "Enduring Scalelord", "Slith Firewalker" and "Hardened Scales"
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And combat damage is dealt
    And the top of the stack resolves
    Then "Slith Firewalker" has 2 +1/+1 counters
    And "Enduring Scalelord" has triggered once
    And the stack holds the ability of "Enduring Scalelord"

  @cr26:603.2c.4
  Scenario: Enduring Scalelord doesn't trigger for a counter put on an opponent's creature, and its own counter is optional
    Given Alice controls "Enduring Scalelord" and "Slith Firewalker"
    And Bob controls "Slith Firewalker" as "their Slith"
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And as it resolves, Alice says no to "Enduring Scalelord"
    Then "Slith Firewalker" has 1 +1/+1 counter
    And "Enduring Scalelord" has no +1/+1 counters
    When the game goes on to Bob's main phase
    And Bob attacks with "their Slith"
    And Alice doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "their Slith" has 1 +1/+1 counter
    And "Enduring Scalelord" has no +1/+1 counters
    And it happened once that "Enduring Scalelord" triggered
