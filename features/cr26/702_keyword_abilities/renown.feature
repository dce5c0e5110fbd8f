Feature: Renown

  @cr26:702.112a
  Scenario: Topan Freeblade becomes renowned when it first deals combat damage to a player, and not again
    Given Alice controls "Topan Freeblade"
    When Alice attacks with "Topan Freeblade"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Topan Freeblade" is 3/3
    When the game goes on to Alice's next declare attackers step
    And Alice attacks with "Topan Freeblade"
    And Bob doesn't block
    And combat damage is dealt
    Then the stack is empty
    And "Topan Freeblade" is 3/3
    And Bob is at 15 life

  @cr26:702.112a
  Scenario: Topan Freeblade with a +1/+1 counter that isn't renowned yet gets another for renown
    Given Alice controls "Topan Freeblade" with 1 +1/+1 counter
    When Alice attacks with "Topan Freeblade"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Topan Freeblade" has 2 +1/+1 counters
    And Bob is at 17 life

  @cr26:702.112a
  Scenario: Renown doesn't trigger for noncombat damage to a player or for combat damage to a creature
    Given Alice controls "Pandemonium" and has "Topan Freeblade" in hand and can pay {1}{W}
    And Bob controls "Wall of Stone"
    When Alice plays "Topan Freeblade"
    And the top of the stack resolves
    And Alice targets Bob for "Pandemonium"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then Bob is at 18 life
    And "Topan Freeblade" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Topan Freeblade"
    And Bob blocks "Topan Freeblade" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 2 damage marked
    And "Topan Freeblade" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Topan Freeblade"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Topan Freeblade" is 3/3

  @cr26:702.112c
  Scenario: Topan Freeblade with two instances of renown 1 gets one +1/+1 counter, and the second ability leaves the stack without an effect
    Given Alice controls "Topan Freeblade"
    And "Topan Freeblade" has "renown 1"
    When Alice attacks with "Topan Freeblade"
    And Bob doesn't block
    And combat damage is dealt
    Then "Topan Freeblade" has triggered twice
    When the stack resolves
    Then "Topan Freeblade" has 1 +1/+1 counter
    And the first trigger of "Topan Freeblade" was removed from the stack

  @cr26:702.112b
  Scenario: Topan Freeblade that was returned to hand and cast again becomes renowned again
    Given Alice controls "Topan Freeblade" and has "Boomerang" in hand and can pay {U}{U}{1}{W}
    When Alice attacks with "Topan Freeblade"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Topan Freeblade" has 1 +1/+1 counter
    When Alice plays "Boomerang" targeting "Topan Freeblade"
    And the stack resolves
    And the game goes on to Alice's second main phase
    And Alice plays "Topan Freeblade"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice attacks with "Topan Freeblade"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Topan Freeblade" has 1 +1/+1 counter
    And "Topan Freeblade" is 3/3
    And Bob is at 16 life

  @cr26:702.112b
  Scenario: A Clone of a renowned Topan Freeblade isn't renowned, and renown triggers for it
    Given Alice controls "Topan Freeblade" and has "Clone" in hand and can pay {3}{U}
    When Alice attacks with "Topan Freeblade"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And the game goes on to Alice's second main phase
    And Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Topan Freeblade"
    And the game goes on to Alice's next main phase
    And Alice attacks with "Topan Freeblade" and "Clone"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then Bob is at 13 life
    And "Clone" has 1 +1/+1 counter
    And "Topan Freeblade" has 1 +1/+1 counter

  @cr26:702.112b
  Scenario: A renowned Topan Freeblade that lost its abilities for a turn stays renowned
    Given Alice controls "Topan Freeblade" and has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "Topan Freeblade"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Topan Freeblade" has 1 +1/+1 counter
    When Alice plays "Turn to Frog" targeting "Topan Freeblade"
    And the stack resolves
    Then "Topan Freeblade" doesn't have "renown 1"
    When the game goes on to Alice's next main phase
    Then "Topan Freeblade" has "renown 1"
    When Alice attacks with "Topan Freeblade"
    And Bob doesn't block
    And combat damage is dealt
    Then "Topan Freeblade" has triggered once
    And "Topan Freeblade" is 3/3
    And Bob is at 15 life

  @cr26:702.112a
  Scenario: Topan Freeblade with double strike gets its renown counter before it deals damage again
    Given Alice controls "Topan Freeblade" and has "Double Cleave" in hand and can pay {1}{R}
    When Alice plays "Double Cleave" targeting "Topan Freeblade"
    And the stack resolves
    And Alice attacks with "Topan Freeblade"
    And combat damage is dealt
    Then Bob is at 15 life
    And "Topan Freeblade" has 1 +1/+1 counter

  @cr26:702.112a.2
  Scenario: Grizzly Bears with renown 2 get two +1/+1 counters when they deal combat damage to a player
    Given Alice controls "Grizzly Bears"
    And "Grizzly Bears" has "renown 2"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" is 4/4

  @cr26:702.112b.2
  Scenario: Valeron Wardens triggers as Alice's Topan Freeblade becomes renowned, and not as it deals combat damage again or as Bob's becomes renowned
    Given Alice controls "Valeron Wardens" and "Topan Freeblade" as "hers"
    And Bob controls "Topan Freeblade" as "his"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "hers"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Valeron Wardens" has triggered once
    And Alice has drawn 1 card
    When the game goes on to Bob's main phase
    And Bob attacks with "his"
    And Alice doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "his" has 1 +1/+1 counter
    And "Valeron Wardens" has triggered once
    When the game goes on to Alice's next main phase
    And Alice attacks with "hers"
    And Bob doesn't block
    And combat damage is dealt
    Then "Valeron Wardens" has triggered once
    And Bob is at 15 life

  @cr26:702.112b.2
  Scenario: Valeron Wardens, which becomes renowned with two +1/+1 counters, draws a card for that
    Given Alice controls "Valeron Wardens"
    When Alice attacks with "Valeron Wardens"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Valeron Wardens" is 3/5
    And "Valeron Wardens" has triggered twice
    And Alice has drawn 1 card

  @cr26:702.112b.2 @cr26:702.112b
  Scenario: Topan Freeblade that has left the battlefield before renown resolves doesn't become renowned, and another one does
    Given Alice controls "Valeron Wardens", "Topan Freeblade" as "gone" and "Topan Freeblade" as "here"
    And Alice has 5 "Plains" as "page" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "gone" and "here"
    And Bob doesn't block
    And combat damage is dealt
    And Alice puts "gone" and "here" in this order
    And Bob plays "Boomerang" targeting "gone"
    And the stack resolves
    Then "gone" is in Alice's hand
    And "here" is 3/3
    And "Valeron Wardens" has triggered once
    And Alice has drawn 1 card

  @cr26:702.112a.3
  Scenario: Topan Freeblade becomes renowned although Still Ground keeps the counter of renown off it, and renown doesn't trigger again
    Given Alice controls "Topan Freeblade" and "Valeron Wardens"
    And Alice has 9 "Plains" as "page" as library
    And Bob controls "Still Ground" and has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Topan Freeblade"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Topan Freeblade" has no +1/+1 counters
    And "Valeron Wardens" has triggered once
    And Alice has drawn 1 card
    When the game goes on to Alice's next main phase
    And Alice attacks with "Topan Freeblade"
    And Bob doesn't block
    And combat damage is dealt
    Then "Topan Freeblade" has triggered once
    And Bob is at 16 life

  @cr26:702.112b
  Scenario: Topan Freeblade that phased out and in is still renowned, and so is the one of which Bob has gained control
    Given Alice controls "Topan Freeblade" as "one" and "Topan Freeblade" as "two"
    And Alice has 9 "Plains" as "page" as library
    And Bob has "Reality Ripple" and "Act of Treason" in hand and can pay {1}{U}{2}{R}
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "one" and "two"
    And Bob doesn't block
    And combat damage is dealt
    And Alice puts "one" and "two" in this order
    And the stack resolves
    Then "one" and "two" are 3/3
    When Bob plays "Reality Ripple" targeting "one"
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob plays "Act of Treason" targeting "two"
    And the stack resolves
    And Bob attacks with "two"
    And Alice doesn't block
    And combat damage is dealt
    Then "two" has triggered once
    When the game goes on to Alice's next main phase
    And Alice attacks with "one"
    And Bob doesn't block
    And combat damage is dealt
    Then "one" has triggered once
    And "one" is 3/3

  @cr26:702.112a
  Scenario: Combat damage of Topan Freeblade to Jace Beleren doesn't make it renowned, and combat damage to Bob does
    Given Alice controls "Topan Freeblade"
    And Bob controls "Jace Beleren"
    When Alice attacks with "Topan Freeblade" attacking "Jace Beleren"
    And Bob doesn't block
    And combat damage is dealt
    Then "Topan Freeblade" has triggered never
    And "Jace Beleren" has 1 loyalty counter
    When the game goes on to Alice's next main phase
    And Alice attacks with "Topan Freeblade" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Topan Freeblade" has 1 +1/+1 counter
    And Bob is at 18 life

  @cr26:702.112b.3
  Scenario: Enshrouding Mist untaps Valeron Wardens, which have lost renown to Humility and are still renowned
    Given Alice controls "Valeron Wardens"
    And Alice has "Humility" and "Enshrouding Mist" in hand and can pay {2}{W}{W}{W}
    When Alice attacks with "Valeron Wardens"
    And combat damage is dealt
    And the stack resolves
    Then "Valeron Wardens" has "renown 2"
    When the game goes on to Alice's postcombat main phase
    And Alice plays "Humility"
    And the stack resolves
    Then "Valeron Wardens" doesn't have "renown 2"
    And "Valeron Wardens" is tapped
    When Alice plays "Enshrouding Mist" targeting "Valeron Wardens"
    And the stack resolves
    Then "Valeron Wardens" is untapped
    And "Valeron Wardens" is 4/4

  @cr26:702.112b.3
  Scenario: Enshrouding Mist untaps Valeron Wardens, which are renowned, and doesn't untap Hill Giant, which isn't
    Given Alice controls "Valeron Wardens" and "Hill Giant"
    And Alice has 2 "Enshrouding Mist" as "mist" in hand and can pay {W}{W}
    And Bob controls "Wall of Stone" and has "Lightning Bolt" in hand and can pay {R}
    When Alice attacks with "Valeron Wardens" and "Hill Giant"
    And Bob blocks "Hill Giant" with "Wall of Stone"
    And combat damage is dealt
    And the stack resolves
    Then "Valeron Wardens" and "Hill Giant" are tapped
    When Alice plays "mist 1" targeting "Valeron Wardens"
    And the stack resolves
    Then "Valeron Wardens" is untapped
    And "Valeron Wardens" is 4/6
    When Alice plays "mist 2" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is tapped
    And "Hill Giant" is 4/4
    When Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 0 damage marked
