Feature: Emblems

  @cr26:109.4c @cr26:113.6p @cr26:114.2 @cr26:114.4 @cr26:114.1 @cr26:408.2
  Scenario: After Elspeth has left, her emblem still makes her player's permanents indestructible, even a creature that enters later
    Given Alice controls "Elspeth, Knight-Errant" with 8 loyalty counters and "Grizzly Bears"
    And Alice has "White Knight" in hand and can pay {W}{W}
    And Bob controls "Hill Giant"
    And Bob has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice activates "bastion" of "Elspeth, Knight-Errant"
    And the stack resolves
    Then "Elspeth, Knight-Errant" is in Alice's graveyard
    And "Grizzly Bears" has "indestructible"
    And Alice controls no "enchantment" permanents
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

  @cr26:113.6p
  Scenario: While Elspeth, who had 9 loyalty counters, is still on the battlefield, her emblem keeps Grizzly Bears from being destroyed
    Given Alice controls "Elspeth, Knight-Errant" with 9 loyalty counters and "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Bob has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice activates "bastion" of "Elspeth, Knight-Errant"
    And the stack resolves
    Then "Elspeth, Knight-Errant" has 1 loyalty counter
    And "Grizzly Bears" has "indestructible"
    When the game goes on to Bob's main phase
    And Bob casts "Wrath of God"
    And the stack resolves
    Then "Grizzly Bears" is in play
    And "Hill Giant" is in Bob's graveyard

  @cr26:114.4
  Scenario: A Soldier token that Elspeth created becomes indestructible only when Elspeth's emblem is created
    Given Alice has "Elspeth, Knight-Errant" in hand and can pay {2}{W}{W}
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

  @cr26:114.2.2 @cr26:109.4c.2 @cr26:114.4.2
  Scenario: Bob, who gets the emblem of Alice's Lasting Reproach, loses 1 life in his upkeep, and Alice loses none in hers
    Given Alice has "Lasting Reproach" in hand and can pay {2}{B}
    When Alice plays "Lasting Reproach" targeting Bob
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Bob is at 19 life
    When the game goes on to Alice's next main phase
    Then Alice is at 20 life
    And Bob is at 19 life

  @cr26:114.2.2
  Scenario: The emblem of Lasting Reproach takes no life in Alice's turn, in which Lightning Bolt deals 3 damage to Bob
    Given Alice has "Lasting Reproach" and "Lightning Bolt" in hand and can pay {2}{B}{R}
    When Alice plays "Lasting Reproach" targeting Bob
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting Bob
    And the game goes on to Alice's end step
    Then Bob is at 17 life
    And Alice is at 20 life
    And "Lasting Reproach" is in Alice's graveyard

  @cr26:114.2.3
  Scenario: The emblem that Bob got from Alice's Lasting Reproach is Bob's, and still takes 1 life after Alice has left the game
    Given Carol is playing too
    And Alice is at 3 life
    And Alice has "Lasting Reproach" in hand and can pay {2}{B}
    And Carol has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lasting Reproach" targeting Bob
    And the stack resolves
    And Carol plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice has lost the game
    When the game goes on to Bob's main phase
    Then Bob is at 19 life
    And Carol is at 20 life
