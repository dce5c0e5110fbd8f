Feature: Suspect

  @cr26:701.60a @cr26:701.60c.3
  Scenario: Hill Giant that Whispered Charge suspects can't block, and needs two blockers as it attacks in a later turn
    Given Alice has "Whispered Charge" as "one" and "Whispered Charge" as "two" in hand and can pay {W}{W}
    And Alice controls "Grizzly Bears", "Elvish Regrower" and "Llanowar Elves"
    And Bob controls "Hill Giant" and "Gray Ogre"
    When Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has exactly "menace"
    When Alice plays "two" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has exactly "menace"
    When Alice attacks with "Grizzly Bears"
    Then Bob can't block "Grizzly Bears" with "Hill Giant" by rule 509.1b
    And Bob can block "Grizzly Bears" with "Gray Ogre"
    When Bob doesn't block
    And the game goes on to Bob's main phase
    And Bob attacks with "Hill Giant"
    Then Alice can't block "Hill Giant" with "Elvish Regrower" by rule 509.1b
    And Alice can block "Hill Giant" with "Elvish Regrower" and "Llanowar Elves"

  @cr26:701.60a
  Scenario: Hill Giant that Whispered Charge suspects has menace, and so needs two blockers
    Given Alice has "Whispered Charge" in hand and can pay {W}
    And Alice controls "Grizzly Bears" and "Elvish Regrower"
    And Bob controls "Hill Giant"
    When Alice plays "Whispered Charge" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "menace"
    When the game goes on to Bob's main phase
    And Bob attacks with "Hill Giant"
    Then Alice can't block "Hill Giant" with "Grizzly Bears" by rule 509.1b
    And Alice can block "Hill Giant" with "Grizzly Bears" and "Elvish Regrower"
    When Alice blocks "Hill Giant" with "Grizzly Bears" and "Elvish Regrower"
    Then "Hill Giant" is attacking
    And "Hill Giant" is 3/3

  @cr26:701.60b
  Scenario: Suspected Hill Giant that loses all abilities until end of turn has menace again afterwards, and a Clone of it isn't suspected
    Given Alice has "Whispered Charge", "Turn to Frog" and "Clone" in hand and can pay {W}{1}{U}{3}{U}
    And Bob controls "Hill Giant"
    When Alice plays "Whispered Charge" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Clone" is 3/3
    And "Clone" doesn't have "menace"
    And "Hill Giant" has "menace"
    When Alice plays "Turn to Frog" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 1/1
    And "Hill Giant" doesn't have "menace"
    When the turn ends
    Then "Hill Giant" is 3/3
    And "Hill Giant" has "menace"

  @cr26:701.60b @cr26:701.60a
  Scenario: Suspected Hill Giant that Cloudshift exiles and returns isn't suspected any more and can block
    Given Alice controls "Grizzly Bears" and has "Whispered Charge" in hand and can pay {W}
    And Bob controls "Hill Giant" and has "Cloudshift" in hand and can pay {W}
    When Alice plays "Whispered Charge" targeting "Hill Giant"
    And the stack resolves
    And Alice attacks with "Grizzly Bears"
    Then "Hill Giant" has "menace"
    And Bob can't block "Grizzly Bears" with "Hill Giant" by rule 509.1b
    When Bob plays "Cloudshift" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" doesn't have "menace"
    And Bob can block "Grizzly Bears" with "Hill Giant"

  @cr26:701.60c.2
  Scenario: Hill Giant, which is suspected, can block after Turn to Frog; Gray Ogre, which is suspected too, can't
    Given Alice has "Whispered Charge" as "one" and "Whispered Charge" as "two" in hand and can pay {W}{W}
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant" and "Gray Ogre"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "two" targeting "Gray Ogre"
    And the stack resolves
    And Bob plays "Turn to Frog" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" doesn't have "menace"
    And "Gray Ogre" has "menace"
    When Alice attacks with "Grizzly Bears"
    Then Bob can block "Grizzly Bears" with "Hill Giant"
    And Bob can't block "Grizzly Bears" with "Gray Ogre" by rule 509.1b
    When Bob blocks "Grizzly Bears" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" was destroyed

  @cr26:701.60d
  Scenario: Clone, which entered as a copy of suspected Hill Giant, isn't suspected yet and does become suspected
    Given Alice controls "Suspicious Magistrate"
    And Alice has "Whispered Charge" as "one", "Whispered Charge" as "two" and "Clone" in hand and can pay {W}{W}{3}{U}
    And Bob controls "Hill Giant"
    When Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    Then Alice is at 23 life
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Clone" is 3/3
    And "Clone" doesn't have "menace"
    And "Suspicious Magistrate" has triggered once
    When Alice plays "two" targeting "Clone"
    And the stack resolves
    Then "Clone" has "menace"
    And Alice is at 26 life

  @cr26:701.60d
  Scenario: Hill Giant, which is suspected, doesn't become suspected again, and Gray Ogre does become suspected
    Given Alice controls "Suspicious Magistrate"
    And Alice has "Whispered Charge" as "one", "Whispered Charge" as "two" and "Whispered Charge" as "three" in hand and can pay {W}{W}{W}
    And Bob controls "Hill Giant" and "Gray Ogre"
    When Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    Then Alice is at 23 life
    When Alice plays "two" targeting "Hill Giant"
    And the stack resolves
    Then Alice is at 23 life
    When Alice plays "three" targeting "Gray Ogre"
    And the stack resolves
    Then Alice is at 26 life

  @cr26:701.60c.3 @cr26:701.60a
  Scenario: Suspected Hill Giant has menace and can't block in Alice's next turn either, until Cloudshift has ended its being suspected
    Given Alice controls "Grizzly Bears" and has "Whispered Charge" in hand and can pay {W}
    And Bob controls "Hill Giant" and "Gray Ogre"
    And Bob has "Cloudshift" in hand and can pay {W}
    When Alice plays "Whispered Charge" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears"
    Then "Hill Giant" has "menace"
    And Bob can't block "Grizzly Bears" with "Hill Giant" by rule 509.1b
    And Bob can block "Grizzly Bears" with "Gray Ogre"
    When Bob plays "Cloudshift" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" doesn't have "menace"
    And Bob can block "Grizzly Bears" with "Hill Giant"
    And "Gray Ogre" doesn't have "menace"

  @cr26:701.60b.2
  Scenario: Suspected Hill Giant that was a Forest, and no creature, for a while is still suspected
    Given Alice has "Whispered Charge" and "Song of the Dryads" in hand and can pay {W}{2}{G}
    And Bob controls "Hill Giant" and "Gray Ogre" and has "Naturalize" in hand
    And Bob has {C}{G} in the mana pool
    And Alice controls "Grizzly Bears"
    When Alice plays "Whispered Charge" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Song of the Dryads" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has exactly the types "land" and "Forest"
    And "Hill Giant" has "menace"
    When Bob plays "Naturalize" targeting "Song of the Dryads"
    And the stack resolves
    Then "Hill Giant" is 3/3
    And "Hill Giant" has "menace"
    When Alice attacks with "Grizzly Bears"
    Then Bob can't block "Grizzly Bears" with "Hill Giant" by rule 509.1b
    And Bob can block "Grizzly Bears" with "Gray Ogre"

  @cr26:701.60b
  Scenario: Hill Giant that lost its abilities to Turn to Frog is still suspected, so suspecting it again does nothing, and it has menace after the turn
    Given Alice controls "Suspicious Magistrate"
    And Alice has "Whispered Charge" as "one", "Whispered Charge" as "two" and "Turn to Frog" in hand and can pay {W}{W}{1}{U}
    And Bob controls "Hill Giant" and "Gray Ogre"
    When Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Turn to Frog" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" doesn't have "menace"
    And Alice is at 23 life
    When Alice plays "two" targeting "Hill Giant"
    And the stack resolves
    Then Alice is at 23 life
    And "Suspicious Magistrate" has triggered once
    When the turn ends
    Then "Hill Giant" has "menace"

  @cr26:701.60c.3
  Scenario: Grizzly Bears that Alice suspected still have menace and can't block after Bob has gained control of them
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Whispered Charge" in hand and can pay {W}
    And Bob controls "Gray Ogre" and has "Sudden Claim" in hand and can pay {U}
    When Alice plays "Whispered Charge" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "Sudden Claim" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob controls "Grizzly Bears"
    And "Grizzly Bears" has "menace"
    When Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Grizzly Bears" by rule 509.1b
    And Bob can block "Hill Giant" with "Gray Ogre"

  @cr26:701.60b.3 @cr26:701.60a
  Scenario: Whispering Recruit that was returned to hand before its ability resolved isn't suspected after it is cast again, and another one that stayed is
    Given Alice controls "Suspicious Magistrate" and 2 "Whispering Recruit" as "recruit" and can pay {1}{1}{1}{R}
    And Bob controls "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "recruit 1"
    And Bob plays "Boomerang" targeting "recruit 1"
    And the stack resolves
    Then "recruit 1" is in Alice's hand
    And "Suspicious Magistrate" has triggered never
    When Alice plays "recruit 1"
    And the stack resolves
    And Alice activates "recruit 2"
    And the stack resolves
    Then "recruit 1" doesn't have "menace"
    And "recruit 2" has "menace"
    And Alice is at 23 life
    When the game goes on to Bob's main phase
    And Bob attacks with "Hill Giant"
    Then Alice can't block "Hill Giant" with "recruit 2" by rule 509.1b
    And Alice can block "Hill Giant" with "recruit 1"

  @cr26:701.60a
  Scenario: Whispering Recruit that has suspected itself has menace and can't block, and another one that hasn't can
    Given Alice controls 2 "Whispering Recruit" as "recruit" and can pay {1}
    And Bob controls "Hill Giant"
    When Alice activates "recruit 1"
    And the stack resolves
    Then "recruit 1" has "menace"
    And "recruit 2" doesn't have "menace"
    When the game goes on to Bob's main phase
    And Bob attacks with "Hill Giant"
    Then Alice can't block "Hill Giant" with "recruit 1" by rule 509.1b
    And Alice can block "Hill Giant" with "recruit 2"
