Feature: Emblems, in rulings of our own

  @htg:ours.422
  Scenario: An emblem outlasts its planeswalker, and is for what comes later, too
    Given Alice controls "Elspeth, Knight-Errant" with 8 loyalty counters and "Grizzly Bears"
    And Alice has "White Knight" in hand and can pay {W}{W}
    And Bob controls "Hill Giant"
    And Bob has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice activates "bastion" of "Elspeth, Knight-Errant"
    And the stack resolves
    Then "Elspeth, Knight-Errant" is in Alice's graveyard
    And "Grizzly Bears" has "indestructible"
    When Alice casts "White Knight"
    And the stack resolves
    Then "White Knight" has "indestructible"
    And "Hill Giant" doesn't have "indestructible"
    When the game goes on to Bob's main phase
    And Bob casts "Wrath of God"
    And the stack resolves
    Then "Grizzly Bears" is in play
    And "White Knight" is in play
    And "Hill Giant" is in Bob's graveyard

  @htg:ours.422
  Scenario: A soldier is indestructible with the emblem, and was not before
    Given Alice has "Elspeth, Knight-Errant" in hand and can pay {2}{W}{W}
    Then the mana cost of "Elspeth, Knight-Errant" is {2}{W}{W}
    And "Elspeth, Knight-Errant" has exactly the types "legendary", "planeswalker" and "Elspeth"
    When Alice casts "Elspeth, Knight-Errant"
    And the stack resolves
    Then "Elspeth, Knight-Errant" has 4 loyalty counters
    When Alice activates "muster" of "Elspeth, Knight-Errant"
    And the stack resolves
    Then Alice controls one 1/1 white "Soldier" creature token
    And the first "Soldier" token doesn't have "indestructible"
    And "Elspeth, Knight-Errant" has 5 loyalty counters
    When the game goes on to Alice's next main phase
    And Alice activates "wings" of "Elspeth, Knight-Errant" targeting the first "Soldier" token
    And the stack resolves
    Then the first "Soldier" token is 4/4
    And the first "Soldier" token has "flying"
    When the game goes on to Alice's next main phase
    And Alice activates "muster" of "Elspeth, Knight-Errant"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice activates "muster" of "Elspeth, Knight-Errant"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice activates "bastion" of "Elspeth, Knight-Errant"
    And the stack resolves
    Then the first "Soldier" token has "indestructible"
    And the first "Soldier" token is 1/1
    And "Elspeth, Knight-Errant" is in Alice's graveyard
