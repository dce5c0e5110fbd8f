Feature: Examples of section 111

  @cr26:111.3.ex1
  Scenario: The 1/1 green Saproling token of Jade Mage has no mana cost, no supertypes and no abilities
    Given Alice controls "Jade Mage" and can pay {2}{G}
    And Alice controls "Muraganda Petroglyphs"
    When Alice activates "sprout" of "Jade Mage"
    And the stack resolves
    Then Alice controls one 3/3 green "Saproling" creature tokens
    And "Jade Mage" is 2/1
    And the mana value of the first "Saproling" token is 0
    And the first "Saproling" token has exactly the types "creature" and "Saproling"

  @cr26:111.3.ex1 @edition:2013-07 @edition:2026-01
  Scenario: A token that copies the Saproling token of Jade Mage is a 1/1 green Saproling creature token, too
    Given Alice controls "Jade Mage" and has "Wake the Reflections" in hand and can pay {2}{G}{W}
    When Alice activates "sprout" of "Jade Mage"
    And the stack resolves
    And Alice plays "Wake the Reflections"
    And the stack resolves
    Then Alice controls two 1/1 green "Saproling" creature tokens
    And the second "Saproling" token has exactly the types "creature" and "Saproling"

  @cr26:111.3 @cr26:701.7a.2
  Scenario: The two Soldier tokens of Raise the Alarm have what the spell states, no mana cost of it, no supertypes and no abilities
    Given Alice has "Raise the Alarm" in hand and can pay {1}{W}
    And Alice controls "Muraganda Petroglyphs"
    When Alice plays "Raise the Alarm"
    Then the mana value of "Raise the Alarm" is 2
    When the stack resolves
    Then Alice controls two 3/3 white "Soldier" creature tokens
    And the mana value of the first "Soldier" token is 0
    And the first "Soldier" token has exactly the types "creature" and "Soldier"
    And the first "Soldier" token isn't named "Raise the Alarm"
    And Alice controls no "Raise the Alarm" permanents
    And Alice controls 2 "token" permanents

  @cr26:111.3 @cr26:701.7a.2
  Scenario: The two tokens of Raise the Alarm are Soldier creatures, and no other creatures appear
    Given Alice controls "Hill Giant"
    And Alice has "Raise the Alarm" in hand and can pay {1}{W}
    When Alice plays "Raise the Alarm"
    And the stack resolves
    Then Alice controls 2 "token" permanents
    And Alice controls 2 "Soldier" permanents
    And Alice controls 3 "creature" permanents
    And "Raise the Alarm" is in Alice's graveyard

  @cr26:111.4.ex1 @cr26:111.4
  Scenario: The two tokens of Dwarven Reinforcements are each named Dwarf Berserker Token
    Given Alice has "Dwarven Reinforcements" in hand and can pay {3}{R}
    When Alice plays "Dwarven Reinforcements"
    And the stack resolves
    Then the first "Dwarf Berserker" token is named "Dwarf Berserker Token"
    And the second "Dwarf Berserker" token is named "Dwarf Berserker Token"

  @cr26:111.4.ex1
  Scenario: The two tokens of Dwarven Reinforcements are each a 2/1 red Dwarf Berserker creature
    Given Alice has "Dwarven Reinforcements" in hand and can pay {3}{R}
    When Alice plays "Dwarven Reinforcements"
    And the stack resolves
    Then Alice controls 2 "token" permanents
    And Alice controls 2 "Berserker" permanents
    And the first "Dwarf Berserker" token has exactly the types "creature", "Dwarf" and "Berserker"
    And the second "Dwarf Berserker" token has exactly the types "creature", "Dwarf" and "Berserker"
    And the first "Dwarf Berserker" token and the second "Dwarf Berserker" token are 2/1
    And the first "Dwarf Berserker" token is red

  @cr26:111.4.ex1
  Scenario: Dwarven Reinforcements gives Alice two Dwarf permanents
    Given Alice has "Dwarven Reinforcements" in hand and can pay {3}{R}
    When Alice plays "Dwarven Reinforcements"
    And the stack resolves
    Then Alice controls 2 "Dwarf" permanents
    And Alice controls 2 "creature" permanents

  @cr26:111.4.ex2
  Scenario: The legendary Hamster token that Minsc, Beloved Ranger creates is named Boo, not Hamster or Boo Token
    Given Alice has "Minsc, Beloved Ranger" in hand and can pay {R}{G}{W}
    When Alice plays "Minsc, Beloved Ranger"
    And the stack resolves
    Then Alice controls 1 "token" permanents
    And Alice controls 1 "Boo" permanents
    And the first "Boo" token is named "Boo"
    And the first "Boo" token isn't named "Hamster"
    And the first "Boo" token is 1/1
    And the first "Boo" token is red
    And the first "Boo" token has exactly the types "legendary", "creature" and "Hamster"
    And the first "Boo" token has exactly "trample" and "haste"

  @cr26:111.4.ex2
  Scenario: Minsc, Beloved Ranger gives Alice one Hamster permanent
    Given Alice has "Minsc, Beloved Ranger" in hand and can pay {R}{G}{W}
    When Alice plays "Minsc, Beloved Ranger"
    And the stack resolves
    Then Alice controls 1 "Hamster" permanents
    And Alice controls 2 "legendary" permanents
    And "Minsc, Beloved Ranger" is 3/3

  @cr26:111.4.ex2
  Scenario: Boo, the Hamster that Minsc creates, keeps its name as Minsc's ability makes it a 4/4 Giant Hamster until end of turn
    Given Alice has "Minsc, Beloved Ranger" in hand and can pay {R}{G}{W}{4}
    When Alice plays "Minsc, Beloved Ranger"
    And the stack resolves
    And Alice activates "giant" of "Minsc, Beloved Ranger" with X = 4 targeting the first "Boo" token
    And the stack resolves
    Then the first "Boo" token is 4/4
    And the first "Boo" token is named "Boo"
    And the first "Boo" token has exactly the types "legendary", "creature", "Hamster" and "Giant"
    When the turn ends
    Then the first "Boo" token is 1/1
    And the first "Boo" token has exactly the types "legendary", "creature" and "Hamster"

  @cr26:111.4.ex3
  Scenario: The token that Spitting Image creates as a copy of Doomed Dissenter is named Doomed Dissenter and has its other characteristics
    Given Alice has "Spitting Image" in hand and can pay {4}{G}{U}
    And Bob controls "Doomed Dissenter"
    When Alice plays "Spitting Image" targeting "Doomed Dissenter"
    And the stack resolves
    Then Alice controls 1 "token" permanents
    And Alice controls 1 "Doomed Dissenter" permanents
    And the first "Doomed Dissenter" token is named "Doomed Dissenter"
    And the first "Doomed Dissenter" token is 1/1
    And the first "Doomed Dissenter" token is black
    And the first "Doomed Dissenter" token has exactly the types "creature" and "Human"
    And the mana value of the first "Doomed Dissenter" token is 2
    And the mana cost of the first "Doomed Dissenter" token is {1}{B}
    And the first "Doomed Dissenter" token has the ability "doom"

  @cr26:111.4.ex3
  Scenario: Spitting Image, cast from the graveyard by discarding a land card, gives Alice, who controls one Human, a second Human as a copy of Doomed Dissenter
    Given Alice controls "Jade Mage" and has "Spitting Image" in graveyard and "Forest" in hand and can pay {4}{U}{U}
    And Bob controls "Doomed Dissenter"
    When Alice plays "Spitting Image" from graveyard discarding "Forest" targeting "Doomed Dissenter"
    And the stack resolves
    Then Alice controls 2 "Human" permanents
    And "Forest" is in Alice's graveyard
    And "Doomed Dissenter" is 1/1

  @cr26:111.4.ex3
  Scenario: The token that is a copy of Doomed Dissenter dies, and its ability creates a 2/2 black Zombie token
    Given Alice has "Spitting Image" and "Pyroclasm" in hand and can pay {4}{G}{U}{1}{R}
    And Bob controls "Doomed Dissenter"
    When Alice plays "Spitting Image" targeting "Doomed Dissenter"
    And the stack resolves
    And Alice plays "Pyroclasm"
    And the stack resolves
    Then Alice controls a 2/2 black "Zombie" creature token
    And Bob controls a 2/2 black "Zombie" creature token
    And Alice controls no "Doomed Dissenter" permanents

  @cr26:111.12.ex1
  Scenario: Mimic Vat creates no token while no card is exiled with it
    Given Alice controls "Mimic Vat" and "Grizzly Bears" and can pay {3}
    When Alice activates "copy" of "Mimic Vat"
    And the stack resolves
    Then "Mimic Vat" is tapped
    And the ability "copy" of "Mimic Vat" has resolved
    And Alice controls no "token" permanents
    And "Grizzly Bears" is 2/2

  @cr26:111.12.ex1
  Scenario: Mimic Vat, with Runeclaw Bear exiled by its triggered ability, creates a token copy with haste, which is exiled at the next end step
    Given Alice controls "Mimic Vat" and has "Glacial Ray" in hand and can pay {3}{1}{R}
    And Bob controls "Runeclaw Bear"
    When Alice plays "Glacial Ray" targeting "Runeclaw Bear"
    And the top of the stack resolves
    And the stack resolves
    And Alice says yes
    Then "Runeclaw Bear" is exiled
    When Alice activates "copy" of "Mimic Vat"
    And the stack resolves
    Then the first "Runeclaw Bear" token is 2/2
    And the first "Runeclaw Bear" token has "haste"
    And Alice can attack with the first "Runeclaw Bear" token
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice controls no "token" permanents
    And "Runeclaw Bear" is exiled

  @cr26:111.12.ex1
  Scenario: Mimic Vat creates no token if its controller doesn't exile the creature card
    Given Alice controls "Mimic Vat" and has "Glacial Ray" in hand and can pay {3}{1}{R}
    And Bob controls "Runeclaw Bear"
    When Alice plays "Glacial Ray" targeting "Runeclaw Bear"
    And the top of the stack resolves
    And the stack resolves
    And Alice says no
    And Alice activates "copy" of "Mimic Vat"
    And the stack resolves
    Then "Runeclaw Bear" is in Bob's graveyard
    And Alice controls no "token" permanents
    And "Mimic Vat" has triggered once
    And "Mimic Vat" is tapped

  @cr26:111.12.ex1
  Scenario: When Mimic Vat exiles a second creature card, the first one is put into its owner's graveyard, and the token is a copy of the second one
    Given Alice controls "Mimic Vat" and has "Glacial Ray" as "one" and "Glacial Ray" as "two" in hand and can pay {3}{1}{R}{1}{R}
    And Bob controls "Runeclaw Bear" and "Watchwolf"
    And "Watchwolf" has 1 -1/-1 counter
    When Alice plays "one" targeting "Runeclaw Bear"
    And the stack resolves
    And Alice says yes
    Then "Runeclaw Bear" is exiled
    When Alice plays "two" targeting "Watchwolf"
    And the stack resolves
    And Alice says yes
    Then "Watchwolf" is exiled
    And "Runeclaw Bear" is in Bob's graveyard
    When Alice activates "copy" of "Mimic Vat"
    And the stack resolves
    Then the first "Watchwolf" token is 3/3
    And Alice controls 1 "token" permanent

  @cr26:111.3.4
  Scenario: Clone that copies a Soldier token of Raise the Alarm, which Holy Strength makes 2/3, is a 1/1 white Soldier without a mana cost
    Given Alice has "Raise the Alarm", "Holy Strength" and "Clone" in hand and can pay {1}{W}{W}{3}{U}
    When Alice plays "Raise the Alarm"
    And the stack resolves
    And Alice plays "Holy Strength" targeting the first "Soldier" token
    And the stack resolves
    Then the first "Soldier" token is 2/3
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses the first "Soldier" token
    Then "Clone" is 1/1
    And "Clone" is white
    And "Clone" has exactly the types "creature" and "Soldier"
    And the mana value of "Clone" is 0
    And "Clone" isn't named "Clone"
