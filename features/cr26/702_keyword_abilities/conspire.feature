Feature: Conspire

  @cr26:702.78a
  Scenario: Only creatures that share a colour with Burn Trail can be tapped to copy it
    Given Alice has "Burn Trail" in hand and can pay {3}{R}
    And Alice controls "Hill Giant", "Goblin Raider", "Grizzly Bears" and "Pandemonium"
    And Bob controls "Gray Ogre"
    Then Alice can't play "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Grizzly Bears" targeting Bob by rule 118.3
    And Alice can't play "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Gray Ogre" targeting Bob by rule 118.3
    And Alice can't play "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Pandemonium" targeting Bob by rule 118.3
    And Alice can't play "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" targeting Bob by rule 118.3
    And Alice can play "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    When Alice plays "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    Then Bob is at 14 life

  @cr26:702.78a
  Scenario: Two red creatures are tapped to copy Burn Trail
    Given Alice has "Burn Trail" in hand and can pay {3}{R}
    And Alice controls "Hill Giant" and "Goblin Raider"
    When Alice plays "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    Then "Hill Giant" and "Goblin Raider" are tapped
    When the stack resolves
    And Alice keeps the targets
    Then Bob is at 14 life

  @cr26:702.78a
  Scenario: Burn Trail isn't copied if no creatures are tapped for it, and a tapped creature can't be tapped for it
    Given Alice has "Burn Trail" as "plain" and "Burn Trail" as "conspired" in hand and can pay {6}{R}{R}
    And Alice controls "Hill Giant", "Goblin Raider" and a tapped "Goblin Raider" as "weary"
    When Alice plays "plain" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Hill Giant" is untapped
    And Alice can't play "conspired" paying the optional cost "conspire" tapping "Hill Giant" and "weary" targeting Bob by rule 118.3
    And Alice can play "conspired" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    When Alice plays "conspired" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    And the stack resolves
    And Alice targets "Hill Giant" for "conspired"
    Then "Hill Giant" was destroyed
    And Bob is at 14 life

  @cr26:702.78b
  Scenario: Twofold Plot is copied once if one of its two conspire costs was paid
    Given Alice has "Twofold Plot" in hand and can pay {R}
    And Alice controls "Hill Giant" and "Gray Ogre"
    Then Alice can play "Twofold Plot" paying the optional cost "second.conspire" tapping "Hill Giant" and "Gray Ogre" targeting Bob
    When Alice plays "Twofold Plot" paying the optional cost "second.conspire" tapping "Hill Giant" and "Gray Ogre" targeting Bob
    Then "Hill Giant" and "Gray Ogre" are tapped
    And "Twofold Plot" has triggered once
    When the top of the stack resolves
    And Alice keeps the targets
    And the stack resolves
    Then Bob is at 18 life

  @cr26:702.78a
  Scenario: Burn Trail whose conspire cost was paid is copied, and Twofold Plot of which no conspire cost was paid is not
    Given Alice has "Burn Trail" and "Twofold Plot" in hand and can pay {3}{R}{R}
    And Alice controls "Hill Giant", "Gray Ogre" and "Goblin Raider"
    When Alice plays "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Gray Ogre" targeting Bob
    Then "Hill Giant" and "Gray Ogre" are tapped
    When the top of the stack resolves
    And Alice keeps the targets
    And the stack resolves
    Then Bob is at 14 life
    When Alice plays "Twofold Plot" targeting Bob
    Then "Goblin Raider" is untapped
    When the stack resolves
    Then Bob is at 13 life

  @cr26:702.78b
  Scenario: Twofold Plot of which both conspire costs were paid with different creatures is copied twice
    Given Alice has "Twofold Plot" in hand and can pay {R}
    And Alice controls "Hill Giant", "Gray Ogre", "Goblin Raider" and "Mogg Flunkies"
    When Alice plays "Twofold Plot" paying the optional cost "first.conspire" and "second.conspire" tapping "Hill Giant" and "Gray Ogre" tapping "Goblin Raider" and "Mogg Flunkies" targeting Bob
    Then "Twofold Plot" has triggered twice
    And "Hill Giant", "Gray Ogre", "Goblin Raider" and "Mogg Flunkies" are tapped
    When the top of the stack resolves
    And Alice keeps the targets
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice keeps the targets
    And the stack resolves
    Then Bob is at 17 life

  @cr26:702.78a
  Scenario: Burn Trail that is countered before its conspire ability resolves is copied all the same
    Given Alice has "Burn Trail" and "Shock" in hand and can pay {3}{R}{R}
    And Alice controls "Hill Giant" and "Goblin Raider"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    And Alice plays "Shock" targeting Bob
    Then "Burn Trail" has triggered once
    When Bob plays "Counterspell" targeting "Burn Trail"
    And the stack resolves
    And Alice keeps the targets
    Then Bob is at 15 life
    And "Burn Trail" is in Alice's graveyard

  @cr26:702.78a
  Scenario: Sphere of Resistance adds {1} to the cost of Burn Trail for which two creatures are tapped, and nothing for the copy
    Given Bob controls "Sphere of Resistance"
    And Alice has "Burn Trail" in hand and can pay {4}{R}
    And Alice controls "Hill Giant" and "Goblin Raider"
    When Alice plays "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    Then the total cost of "Burn Trail" is {4}{R}
    When the stack resolves
    And Alice keeps the targets
    Then Bob is at 14 life

  @cr26:702.78a
  Scenario: Hill Giant that has just entered can be tapped for the conspire cost of Burn Trail
    Given Alice controls "Goblin Raider"
    And Alice has "Hill Giant" and "Burn Trail" in hand and can pay {3}{R}{3}{R}
    When Alice plays "Hill Giant"
    And the stack resolves
    Then Alice can play "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    When Alice plays "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    Then "Hill Giant" is tapped
    When the stack resolves
    And Alice keeps the targets
    Then Bob is at 14 life

  @cr26:702.78a
  Scenario: Zhur-Taa Goblin, which is red and green, shares a colour with Burn Trail and can be tapped for its conspire cost
    Given Alice has "Burn Trail" in hand and can pay {3}{R}
    And Alice controls "Zhur-Taa Goblin", "Goblin Raider" and "Watchwolf"
    Then Alice can't play "Burn Trail" paying the optional cost "conspire" tapping "Goblin Raider" and "Watchwolf" targeting Bob by rule 118.3
    And Alice can play "Burn Trail" paying the optional cost "conspire" tapping "Goblin Raider" and "Zhur-Taa Goblin" targeting Bob
    When Alice plays "Burn Trail" paying the optional cost "conspire" tapping "Goblin Raider" and "Zhur-Taa Goblin" targeting Bob
    Then "Zhur-Taa Goblin" is tapped
    When the stack resolves
    And Alice keeps the targets
    Then Bob is at 14 life

  @cr26:702.78b
  Scenario: The same two creatures can't be tapped for both conspire costs of Twofold Plot
    Given Alice has "Twofold Plot" in hand and can pay {R}
    And Alice controls "Hill Giant", "Gray Ogre" and "Goblin Raider"
    Then Alice can't play "Twofold Plot" paying the optional cost "first.conspire" and "second.conspire" tapping "Hill Giant" and "Gray Ogre" tapping "Hill Giant" and "Gray Ogre" targeting Bob by rule 118.3
    And Alice can't play "Twofold Plot" paying the optional cost "first.conspire" and "second.conspire" tapping "Hill Giant" and "Gray Ogre" tapping "Gray Ogre" and "Goblin Raider" targeting Bob by rule 118.3
    And Alice can play "Twofold Plot" paying the optional cost "first.conspire" tapping "Hill Giant" and "Gray Ogre" targeting Bob
    When Alice plays "Twofold Plot" paying the optional cost "first.conspire" tapping "Hill Giant" and "Gray Ogre" targeting Bob
    Then "Twofold Plot" has triggered once
    And "Goblin Raider" is untapped
    When the stack resolves
    And Alice keeps the targets
    Then Bob is at 18 life

  @cr26:702.78a
  Scenario: Burn Trail that Omniscience lets Alice cast without paying its mana cost is copied for two tapped creatures
    Given Alice controls "Omniscience", "Hill Giant" and "Goblin Raider"
    And Alice has "Burn Trail" in hand
    When Alice plays "Burn Trail" without paying its mana cost paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    Then the total cost of "Burn Trail" is {0}
    And "Hill Giant" and "Goblin Raider" are tapped
    When the stack resolves
    And Alice keeps the targets
    Then Bob is at 14 life

  @cr26:702.78a
  Scenario: Burn Trail that Alice casts from the top of her library is copied for two tapped red creatures
    Given Alice controls "Shrine of Things to Come", "Hill Giant" and "Goblin Raider" and can pay {3}{R}
    And Alice has "Burn Trail" and "Island" on top of library
    When Alice plays "Burn Trail" from library paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    Then "Hill Giant" and "Goblin Raider" are tapped
    When the stack resolves
    And Alice keeps the targets
    Then Bob is at 14 life

  @cr26:702.78a
  Scenario: Alice, who casts Bob's Burn Trail from his graveyard, taps two of her red creatures for conspire, not his, and chooses a new target for the copy
    Given Alice controls "Strangers' Graves", "Hill Giant" and "Goblin Raider" and can pay {3}{R}
    And Bob controls "Gray Ogre"
    And Bob has "Burn Trail" in graveyard
    Then Alice can't play "Burn Trail" from graveyard paying the optional cost "conspire" tapping "Hill Giant" and "Gray Ogre" targeting Bob by rule 118.3
    And Alice can play "Burn Trail" from graveyard paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    When Alice plays "Burn Trail" from graveyard paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    And the stack resolves
    And Alice targets "Gray Ogre" for "Burn Trail"
    Then "Gray Ogre" was destroyed
    And Bob is at 17 life

  @cr26:702.78a.2
  Scenario: Ghastly Discovery, which has no target, is copied for two tapped blue creatures, and Alice isn't asked about targets
    Given Alice has "Ghastly Discovery" and "Forest" in hand and can pay {2}{U}
    And Alice controls "Prodigal Sorcerer" and "Cloudfin Raptor"
    And Alice has 6 "Plains" as "page" as library
    When Alice plays "Ghastly Discovery" paying the optional cost "conspire" tapping "Prodigal Sorcerer" and "Cloudfin Raptor"
    Then "Ghastly Discovery" has triggered once
    When the top of the stack resolves
    Then nobody is asked anything
    And the stack holds the copy of "Ghastly Discovery" and "Ghastly Discovery"
    When the stack resolves
    And Alice chooses "page 1"
    And Alice chooses "Forest"
    Then Alice has drawn 4 cards
    And Alice has 3 cards in hand

  @cr26:702.78a.2
  Scenario: Two untapped blue creatures are tapped for the conspire cost of Ghastly Discovery, and a red one can't be
    Given Alice has "Ghastly Discovery" in hand and can pay {2}{U}
    And Alice controls "Prodigal Sorcerer", "Cloudfin Raptor" and "Hill Giant"
    Then Alice can't play "Ghastly Discovery" paying the optional cost "conspire" tapping "Prodigal Sorcerer" and "Hill Giant" by rule 118.3
    And Alice can play "Ghastly Discovery" paying the optional cost "conspire" tapping "Prodigal Sorcerer" and "Cloudfin Raptor"
    When Alice plays "Ghastly Discovery" paying the optional cost "conspire" tapping "Prodigal Sorcerer" and "Cloudfin Raptor"
    Then "Prodigal Sorcerer" is tapped
    And "Cloudfin Raptor" is tapped
    And "Hill Giant" is untapped
    And "Ghastly Discovery" has triggered once
