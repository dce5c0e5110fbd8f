Feature: Permissions and restrictions judge the part that is cast

  @cr26:601.3e @cr26:715.3a
  Scenario: With a permission for creature spells from the graveyard, Hedge Warden can be cast from there, but its sorcery Adventure can't
    Given Alice controls "Mourning Choir" and can pay {1}{G}
    And Alice has "Hedge Warden" in graveyard
    Then Alice can't play "Hedge Warden" as "Trim the Hedge" from graveyard by rule 601.3
    And Alice can play "Hedge Warden" from graveyard
    When Alice plays "Hedge Warden" from graveyard
    And the stack resolves
    Then "Hedge Warden" is in play
    And Alice is at 20 life

  @cr26:601.3e @cr26:715.3a
  Scenario: With a permission for sorcery spells from the graveyard, Hedge Warden's Adventure can be cast from there, but Hedge Warden can't
    Given Alice controls "Second Lesson" and can pay {1}{G}
    And Alice has "Hedge Warden" in graveyard
    Then Alice can't play "Hedge Warden" from graveyard by rule 601.3
    And Alice can play "Hedge Warden" as "Trim the Hedge" from graveyard
    When Alice plays "Hedge Warden" as "Trim the Hedge" from graveyard
    And the stack resolves
    Then Alice is at 22 life
    And "Hedge Warden" is exiled

  @cr26:601.3e @cr26:715.3d.2
  Scenario: Hedge Warden, exiled as its Adventure resolved, can be cast from exile as a creature, but not as an Adventure again
    Given Alice controls "Second Lesson" and can pay {G}{1}{G}
    And Alice has "Hedge Warden" in graveyard
    When Alice plays "Hedge Warden" as "Trim the Hedge" from graveyard
    And the stack resolves
    Then Alice can't play "Hedge Warden" as "Trim the Hedge" from exile by rule 715.3d
    And Alice can play "Hedge Warden" from exile

  @cr26:702.103d
  Scenario: With a permission for creature spells from the graveyard, Leafcrown Dryad can be cast from there as a creature, but not bestowed
    Given Alice controls "Mourning Choir", "Grizzly Bears" and can pay {3}{G}
    And Alice has "Leafcrown Dryad" in graveyard
    Then Alice can't play "Leafcrown Dryad" from graveyard instead of its mana cost targeting "Grizzly Bears" by rule 601.3
    And Alice can play "Leafcrown Dryad" from graveyard
    When Alice plays "Leafcrown Dryad" from graveyard
    And the stack resolves
    Then "Leafcrown Dryad" is 2/2

  @cr26:601.3b.2
  Scenario: As though creature spells had flash, Leafcrown Dryad can be cast in an opponent's turn as a creature, but not bestowed
    Given it is Bob's main phase
    And Alice controls "Quickened Wilds" and "Grizzly Bears"
    And Alice has "Leafcrown Dryad" in hand and can pay {3}{G}
    Then Alice can't play "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears" by rule 117.1a
    And Alice can play "Leafcrown Dryad"
    When Alice plays "Leafcrown Dryad"
    And the stack resolves
    Then "Leafcrown Dryad" is 2/2

  @cr26:601.3b.2
  Scenario: As though creature spells had flash, Hedge Warden can be cast in an opponent's turn, but not its sorcery Adventure
    Given it is Bob's main phase
    And Alice controls "Quickened Wilds"
    And Alice has "Hedge Warden" in hand and can pay {1}{G}
    Then Alice can't play "Hedge Warden" as "Trim the Hedge" by rule 117.1a
    And Alice can play "Hedge Warden"
    When Alice plays "Hedge Warden"
    And the stack resolves
    Then "Hedge Warden" is 2/2

  @cr26:601.3b.2
  Scenario: As though sorcery spells had flash, Hedge Warden's Adventure can be cast during combat, but Hedge Warden can't
    Given Alice controls "Teferi, Time Raveler" and "Grizzly Bears"
    And Alice has "Hedge Warden" in hand and can pay {1}{G}
    When Alice activates "hurry" of "Teferi, Time Raveler"
    And the stack resolves
    And Alice attacks with "Grizzly Bears"
    Then Alice can't play "Hedge Warden" by rule 117.1a
    And Alice can play "Hedge Warden" as "Trim the Hedge"
    When Alice plays "Hedge Warden" as "Trim the Hedge"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:601.3b.2
  Scenario: With Teferi, Mage of Zhalfir, which gives creature cards flash, Leafcrown Dryad can be cast in an opponent's turn as a creature, but not bestowed
    Given it is Bob's main phase
    And Alice controls "Teferi, Mage of Zhalfir"
    And Alice has "Leafcrown Dryad" in hand and can pay {3}{G}
    Then Alice can't play "Leafcrown Dryad" instead of its mana cost targeting "Teferi, Mage of Zhalfir" by rule 117.1a
    And Alice can play "Leafcrown Dryad"
    When Alice plays "Leafcrown Dryad"
    And the stack resolves
    Then "Leafcrown Dryad" is 2/2

  @cr26:709.3a
  Scenario: With a permission for spells of mana value 2 or less from the library, Assault can be cast, but Battery can't
    Given Alice controls "Lens of Small Things" and can pay {3}{G}{R}
    And Alice has "Assault // Battery" and "Island" on top of library
    And Bob controls "Grizzly Bears"
    Then Alice can't play "Assault // Battery" as "Battery" from library by rule 601.3
    And Alice can play "Assault // Battery" as "Assault" from library targeting "Grizzly Bears"
    When Alice plays "Assault // Battery" as "Assault" from library targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard

  @cr26:709.3 @cr26:709.3a
  Scenario: With a permission for spells of mana value 2 or less from the library, Ice can be cast, which has mana value 2, and Hill Giant below it can't
    Given Alice controls "Lens of Small Things" and can pay {1}{U}{3}{R}
    And Alice has "Fire // Ice", "Hill Giant" and "Island" on top of library
    And Bob controls "Grizzly Bears"
    Then Alice can play "Fire // Ice" as "Fire" from library targeting Bob dividing 2 to Bob
    And Alice can play "Fire // Ice" as "Ice" from library targeting "Grizzly Bears"
    When Alice plays "Fire // Ice" as "Ice" from library targeting "Grizzly Bears"
    Then Alice can't play "Hill Giant" from library by rule 601.3
    When the stack resolves
    Then "Grizzly Bears" is tapped
    And Alice's hand holds "Hill Giant"

  @cr26:709.3a.before
  Scenario: Until 2009, with a permission for spells of mana value 2 or less from the library, Assault, which has mana value 1, can be cast as well
    Given Alice controls "Lens of Small Things" and can pay {R}
    And Alice has "Assault // Battery" and "Island" on top of library
    And Bob controls "Hill Giant"
    Then Alice can play "Assault // Battery" as "Assault" from library targeting "Hill Giant"
    When Alice plays "Assault // Battery" as "Assault" from library targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Hill Giant" is in play

  @cr26:709.3a.before
  Scenario: Until 2009, with a permission for spells of mana value 2 or less from the library, Battery can be cast because Assault has mana value 1
    Given Alice controls "Lens of Small Things" and can pay {3}{G}
    And Alice has "Assault // Battery" and "Island" on top of library
    Then Alice can play "Assault // Battery" as "Battery" from library
    When Alice plays "Assault // Battery" as "Battery" from library
    And the stack resolves
    Then Alice controls a 3/3 green "Elephant" creature token

  @cr26:712.11c
  Scenario: With a permission for spells of mana value 2 or less from the library, Pale Envoy can be cast, but its back face with mana value 7 can't
    Given Alice controls "Lens of Small Things" and can pay {5}{W}{W}
    And Alice has "Pale Envoy" and "Island" on top of library
    Then Alice can't play "Pale Envoy" as "Envoy's Sovereign" from library by rule 601.3
    And Alice can play "Pale Envoy" from library
    When Alice plays "Pale Envoy" from library
    And the stack resolves
    Then "Pale Envoy" is 2/2

  @cr26:712.11c @cr26:712.8f @cr26:712.13
  Scenario: With a permission for creature spells from the graveyard, the creature back face of an artifact card can be cast, but the artifact can't
    Given Alice controls "Mourning Choir" and can pay {3}{G}
    And Alice has "Cellar Door of Thorns" in graveyard
    Then Alice can't play "Cellar Door of Thorns" from graveyard by rule 601.3
    And Alice can play "Cellar Door of Thorns" as "Thing in the Cellar" from graveyard
    When Alice plays "Cellar Door of Thorns" as "Thing in the Cellar" from graveyard
    Then "Cellar Door of Thorns" is named "Thing in the Cellar"
    And "Cellar Door of Thorns" doesn't have the type "artifact"
    And the mana value of "Cellar Door of Thorns" is 4
    When the stack resolves
    Then "Cellar Door of Thorns" is 4/4

  @cr26:712.12.2
  Scenario: With Crucible of Worlds, the land back face of Glasspool Mimic can be played from the graveyard, but Glasspool Mimic can't be cast from there
    Given Alice controls "Crucible of Worlds" and can pay {2}{U}
    And Alice has "Glasspool Mimic" as "buried" in graveyard
    And Alice has "Glasspool Mimic" as "held" in hand
    Then Alice can't play "buried" from graveyard by rule 601.3
    And Alice can play "held"
    And Alice can play the land "buried" from graveyard
    When Alice plays the land "buried" from graveyard
    Then "buried" is named "Glasspool Shore"
    And "buried" is tapped

  @cr26:712.12.2
  Scenario: With a permission for sorcery spells from the graveyard, Bala Ged Recovery can be cast from there, but its land back face can't be played
    Given Alice controls "Second Lesson" and can pay {2}{G}
    And Alice has "Bala Ged Recovery" and "Grizzly Bears" in graveyard
    And Alice has "Forest" in hand
    Then Alice can't play the land "Bala Ged Recovery" from graveyard by rule 305.1
    And Alice can play the land "Forest"
    And Alice can play "Bala Ged Recovery" from graveyard targeting "Grizzly Bears"
    When Alice plays "Bala Ged Recovery" from graveyard targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand

  @cr26:601.2f.3
  Scenario: A cost reduction for creature spells applies to Hedge Warden and not to its sorcery Adventure, and an ability that notices creature spells doesn't notice it
    Given Alice controls "Herd Steward" and can pay {1}{G}{1}{G}
    And Alice has "Hedge Warden" as "one" and "Hedge Warden" as "two" in hand
    And Bob controls "Sphere of Resistance"
    When Alice plays "one"
    Then the total cost of "one" is {1}{G}
    And the ability "praise" of "Herd Steward" has triggered once
    When the stack resolves
    And Alice plays "two" as "Trim the Hedge"
    Then the total cost of "two" is {1}{G}
    And the ability "praise" of "Herd Steward" has triggered once
    When the stack resolves
    Then Alice is at 23 life

  @cr26:601.2f.3
  Scenario: A cost reduction for creature spells doesn't apply to Leafcrown Dryad cast bestowed, and an ability that notices creature spells doesn't notice it
    Given Alice controls "Herd Steward", "Grizzly Bears" and can pay {3}{G}{G}
    And Alice has "Leafcrown Dryad" as "one" and "Leafcrown Dryad" as "two" in hand
    When Alice plays "one" instead of its mana cost targeting "Grizzly Bears"
    Then the total cost of "one" is {3}{G}
    And the ability "praise" of "Herd Steward" has triggered never
    When the stack resolves
    And Alice plays "two"
    Then the total cost of "two" is {G}
    And the ability "praise" of "Herd Steward" has triggered once

  @cr26:702.146a
  Scenario: Under Nevermore that names Lunarch Veteran, the card can be cast from the graveyard with disturb, and not from the hand
    Given Alice has "Nevermore" in hand and can pay {1}{W}{W}
    And Bob has "Lunarch Veteran" in graveyard and can pay {1}{W}
    And Bob has "Lunarch Veteran" as "held" in hand
    When Alice plays "Nevermore"
    And the stack resolves
    And Alice chooses the card name "Lunarch Veteran"
    And the game goes on to Bob's main phase
    Then Bob can't play "held" because of "ban" of "Nevermore"
    And Bob can cast "Lunarch Veteran" from graveyard
    When Bob casts "Lunarch Veteran" from graveyard
    And the stack resolves
    Then "Lunarch Veteran" is named "Luminous Phantom"
