Feature: Examples of section 202

  @cr26:202.2a.ex1
  Scenario: Crusade affects creatures that cost {2}{W} and {2}{W}{B}, Bad Moon affects only the latter, and neither affects a creature that costs {2}
    Given Alice controls "Shu Cavalry", "Bronze Sable" and "Teysa Karlov"
    And Alice has "Crusade" and "Bad Moon" in hand and can pay {W}{W}{1}{B}
    Then "Shu Cavalry" is white
    And "Bronze Sable" is colorless
    And "Teysa Karlov" is white and black
    When Alice plays "Crusade"
    And the stack resolves
    Then "Shu Cavalry" is 3/3
    And "Bronze Sable" is 2/1
    And "Teysa Karlov" is 3/5
    When Alice plays "Bad Moon"
    And the stack resolves
    Then "Shu Cavalry" is 3/3
    And "Bronze Sable" is 2/1
    And "Teysa Karlov" is 4/6

  @cr26:202.3.ex1
  Scenario: Birthing Pod, for which a creature with mana value 4 is sacrificed, finds Djinn of Wishes, which costs {3}{U}{U}, or Serra Angel, which costs {3}{W}{W}
    Given Alice controls "Birthing Pod" and "Hill Giant" and can pay {1}{G}
    And Alice has "Craw Wurm", "Djinn of Wishes" and "Serra Angel" as library
    When Alice activates "Birthing Pod" sacrificing "Hill Giant"
    And the stack resolves
    Then Alice may choose "Djinn of Wishes"
    And Alice may not choose "Craw Wurm"
    And Alice may choose "Serra Angel"
    When Alice chooses "Djinn of Wishes"
    Then "Djinn of Wishes" is in play
    And the mana value of "Djinn of Wishes" is 5

  @cr26:202.3.ex1
  Scenario: Birthing Pod, for which Serra Angel, which costs {3}{W}{W}, is sacrificed, finds Craw Wurm with mana value 6, and not Hill Giant with mana value 4
    Given Alice controls "Birthing Pod" and "Serra Angel" and can pay {1}{G}
    And Alice has "Craw Wurm", "Hill Giant" and "Trained Armodon" as library
    Then the mana value of "Serra Angel" is 5
    When Alice activates "Birthing Pod" sacrificing "Serra Angel"
    And the stack resolves
    Then Alice may choose "Craw Wurm"
    And Alice may not choose "Hill Giant"
    When Alice chooses "Craw Wurm"
    Then "Craw Wurm" is in play under Alice's control
    And "Hill Giant" is in Alice's library

  @cr26:202.3b.ex1 @cr26:202.3a.2
  Scenario: Warden of the Old Wood, which costs {2}{R}{G}, transforms and keeps mana value 4, so Birthing Pod finds a creature with mana value 5 for it
    Given Alice controls "Warden of the Old Wood", "Birthing Pod" and can pay {1}{1}{G}
    And Alice has "Craw Wurm", "Djinn of Wishes", "Trained Armodon" and "Llanowar Elves" as library
    Then the mana value of "Warden of the Old Wood" is 4
    When Alice activates "howl" of "Warden of the Old Wood"
    And the stack resolves
    Then "Warden of the Old Wood" is named "Howler of the Old Wood"
    And "Warden of the Old Wood" is 4/4
    And the mana value of "Warden of the Old Wood" is 4
    When Alice activates "Birthing Pod" sacrificing "Warden of the Old Wood"
    And the stack resolves
    Then Alice may choose "Djinn of Wishes"
    And Alice may not choose "Craw Wurm"
    And Alice may not choose "Trained Armodon"
    And Alice may not choose "Llanowar Elves"
    When Alice chooses "Djinn of Wishes"
    Then "Djinn of Wishes" is in play

  @cr26:202.3b.ex2
  Scenario: Clone that copies Howler of the Old Wood has mana value 0, and one that copies Warden of the Old Wood has mana value 4
    Given Bob controls "Howler of the Old Wood" and "Warden of the Old Wood" as "warden"
    And Alice has "Clone" as "one" and "Clone" as "two" in hand and can pay {3}{U}{3}{U}
    Then the mana value of "Howler of the Old Wood" is 4
    When Alice casts "one"
    And the stack resolves
    And as it resolves, Alice chooses "Howler of the Old Wood"
    Then "one" is 4/4
    And the mana value of "one" is 0
    When Alice casts "two"
    And the stack resolves
    And as it resolves, Alice chooses "warden"
    Then "two" is 2/2
    And the mana value of "two" is 4

  @cr26:202.3b.ex2
  Scenario: Birthing Pod, for which Clone that copies Howler of the Old Wood is sacrificed, finds a creature with mana value 1
    Given Bob controls "Howler of the Old Wood"
    And Alice controls "Birthing Pod"
    And Alice has "Clone" in hand and can pay {3}{U}{1}{G}
    And Alice has "Djinn of Wishes", "Llanowar Elves" and "Hill Giant" as library
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Howler of the Old Wood"
    Then the mana value of "Clone" is 0
    When Alice activates "Birthing Pod" sacrificing "Clone"
    And the stack resolves
    Then Alice may choose "Llanowar Elves"
    And Alice may not choose "Djinn of Wishes"
    When Alice chooses "Llanowar Elves"
    Then "Llanowar Elves" is in play

  @cr26:202.3b.ex3 @cr26:712.8e.3
  Scenario: Insectile Aberration that becomes a copy of Howler of the Old Wood has mana value 0 instead of 1
    Given Alice controls "Insectile Aberration" and "Howler of the Old Wood"
    And Alice has "Mirrorweave" in hand and can pay {2}{W}{W}
    Then the mana value of "Insectile Aberration" is 1
    When Alice plays "Mirrorweave" targeting "Howler of the Old Wood"
    And the stack resolves
    Then "Insectile Aberration" is named "Howler of the Old Wood"
    And "Insectile Aberration" is 4/4
    And the mana value of "Insectile Aberration" is 0
    And the mana value of "Howler of the Old Wood" is 4
    When the turn ends
    Then "Insectile Aberration" is 3/2
    And the mana value of "Insectile Aberration" is 1

  @cr26:202.3b.ex3
  Scenario: Birthing Pod, for which Insectile Aberration that copies Howler of the Old Wood is sacrificed, finds a creature with mana value 1
    Given Alice controls "Insectile Aberration", "Howler of the Old Wood" and "Birthing Pod"
    And Alice has "Mirrorweave" in hand and can pay {2}{W}{W}{1}{G}
    And Alice has "Grizzly Bears", "Llanowar Elves" and "Hill Giant" as library
    When Alice plays "Mirrorweave" targeting "Howler of the Old Wood"
    And the stack resolves
    Then the mana value of "Insectile Aberration" is 0
    When Alice activates "Birthing Pod" sacrificing "Insectile Aberration"
    And the stack resolves
    Then Alice may choose "Llanowar Elves"
    And Alice may not choose "Grizzly Bears"
    When Alice chooses "Llanowar Elves"
    Then "Llanowar Elves" is in play

  @cr26:202.3f.ex1
  Scenario: Opalescence makes Hall of Two Tides, which costs {1}{W/U}{W/U}, a 3/3 creature, although one white and one blue mana were paid for it
    Given Alice controls "Opalescence"
    And Alice has "Hall of Two Tides" in hand and can pay {1}{W}{U}
    When Alice plays "Hall of Two Tides"
    And the stack resolves
    Then "Hall of Two Tides" is 3/3
    And the mana value of "Hall of Two Tides" is 3

  @cr26:202.3f.ex2
  Scenario: Dark Confidant's controller loses 6 life for Beseech the Queen, which costs {2/B}{2/B}{2/B}, and can't find a copy of it with five lands
    Given it is Bob's end step
    And Alice controls "Dark Confidant" and 5 "Swamp" as "bog"
    And Alice has "Beseech the Queen" as "first", "Beseech the Queen" as "second", "Beseech the Queen" as "third" and "Djinn of Wishes" as library
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then Alice is at 14 life
    When the game goes on to Alice's main phase
    And Alice plays "first"
    Then {B}{B}{B} was spent on "first"
    And the mana value of "first" is 6
    When the stack resolves
    Then Alice may not choose "third"
    And Alice may choose "Djinn of Wishes"
    When Alice chooses "Djinn of Wishes"
    Then "Djinn of Wishes" is in Alice's hand

  @cr26:202.3f.ex2
  Scenario: Dark Confidant's controller loses 6 life for Beseech the Queen, and finds a copy of it with six lands
    Given it is Bob's end step
    And Alice controls "Dark Confidant" and 6 "Swamp" as "bog"
    And Alice has "Beseech the Queen" as "first", "Beseech the Queen" as "second", "Beseech the Queen" as "third" and "Darksteel Colossus" as library
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then Alice is at 14 life
    When the game goes on to Alice's main phase
    And Alice plays "first"
    And the stack resolves
    Then Alice may choose "third"
    And Alice may not choose "Darksteel Colossus"
    When Alice chooses "third"
    Then "third" is in Alice's hand

  @cr26:202.3g.ex1
  Scenario: Opalescence makes Pledge of Pain, which costs {1}{W/P}{W/P}, a 3/3 creature, even if 4 life was paid for it
    Given Alice controls "Opalescence"
    And Alice has "Pledge of Pain" in hand and can pay {1}
    When Alice plays "Pledge of Pain" paying 4 life
    And the stack resolves
    Then Alice is at 16 life
    And "Pledge of Pain" is 3/3
    And the mana value of "Pledge of Pain" is 3
