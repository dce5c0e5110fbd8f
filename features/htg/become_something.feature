Feature: What creatures become

  @htg:ours.452
  Scenario: A monstrous lion grows no more
    Given Alice controls "Fleecemane Lion" and can pay {3}{G}{W}{3}{G}{W}
    When Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    And Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    Then "Fleecemane Lion" is 4/4
    And "Fleecemane Lion" has "indestructible"

  @htg:ours.452
  Scenario: A lion that becomes monstrous can't be targeted by others
    Given Alice controls "Fleecemane Lion" and can pay {3}{G}{W}
    And Bob has "Terror" in hand and can pay {1}{B}
    Then Bob can play "Terror" targeting "Fleecemane Lion"
    When Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    Then "Fleecemane Lion" has "hexproof"
    And "Fleecemane Lion" is 4/4

  @htg:ours.452
  Scenario: Something triggers as a giant becomes monstrous
    Given Alice controls "Arbor Colossus" and can pay {3}{G}{G}{G}
    And Bob controls "Sky Skiff", "Cloudfin Raptor" and "Pestilent Syphoner"
    When Alice activates "monstrosity" of "Arbor Colossus"
    And the top of the stack resolves
    And Alice targets "Cloudfin Raptor"
    And the stack resolves
    Then "Arbor Colossus" is 9/9
    And "Cloudfin Raptor" is in Bob's graveyard

  @htg:ours.453
  Scenario: A creature becomes renowned once
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

  @htg:ours.454
  Scenario: A creature exploits itself
    Given Alice has "Sidisi's Faithful" in hand and can pay {U}
    And Alice controls "Grizzly Bears" and "Young Wolf"
    And Bob controls "Hill Giant"
    When Alice plays "Sidisi's Faithful"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes to "Sidisi's Faithful"
    Then Alice may choose "Sidisi's Faithful"
    When Alice chooses "Sidisi's Faithful"
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Sidisi's Faithful" was sacrificed
    And "Hill Giant" is in Bob's hand

  @htg:ours.454
  Scenario: Nothing is exploited
    Given Alice has "Sidisi's Faithful" in hand and can pay {U}
    And Bob controls "Hill Giant"
    When Alice plays "Sidisi's Faithful"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says no to "Sidisi's Faithful"
    Then "Sidisi's Faithful" has triggered once
    And "Sidisi's Faithful" is 0/4
    And "Hill Giant" is 3/3

  @htg:ours.455
  Scenario: A goblin riots for a counter
    Given Alice has "Zhur-Taa Goblin" in hand and can pay {R}{G}
    When Alice plays "Zhur-Taa Goblin"
    And the stack resolves
    And Alice says yes to "Zhur-Taa Goblin"
    Then "Zhur-Taa Goblin" is 3/3
    And "Zhur-Taa Goblin" doesn't have "haste"

  @htg:ours.455
  Scenario: A goblin riots for haste
    Given Alice has "Zhur-Taa Goblin" in hand and can pay {R}{G}
    When Alice plays "Zhur-Taa Goblin"
    And the stack resolves
    And Alice says no to "Zhur-Taa Goblin"
    Then "Zhur-Taa Goblin" is 2/2
    And Alice can attack with "Zhur-Taa Goblin"

  @htg:ours.456
  Scenario: What was unleashed can't block
    Given Alice has "Rakdos Cackler" in hand and can pay {R}
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice plays "Rakdos Cackler"
    And the stack resolves
    And Alice says yes to "Rakdos Cackler"
    Then "Rakdos Cackler" is 3/3
    When the game goes on to Bob's declare attackers step
    And Bob attacks with "Hill Giant"
    Then Alice can block "Hill Giant" with "Grizzly Bears"
    And Alice can't block "Hill Giant" with "Rakdos Cackler"

  @htg:ours.460
  Scenario: A Vehicle is crewed by what has just come
    Given Alice controls "Sky Skiff"
    And Alice has "Young Wolf" in hand and can pay {G}
    And it is Alice's precombat main phase
    When Alice plays "Young Wolf"
    And the stack resolves
    And Alice activates "crew" of "Sky Skiff", tapping "Young Wolf"
    And the stack resolves
    Then "Young Wolf" is tapped
    And "Sky Skiff" is 2/3
    And Alice can attack with "Sky Skiff"
    When the game goes on to Bob's upkeep
    Then "Sky Skiff" doesn't have the type "creature"

  @htg:ours.461
  Scenario: A kindred spell is a Spirit for who waits for one
    Given Alice controls "Teller of Tales"
    And Alice has "Crib Swap" in hand and can pay {2}{W}
    And Bob controls "Hill Giant"
    When Alice plays "Crib Swap" targeting "Hill Giant"
    Then "Teller of Tales" has triggered once
    When Alice targets "Hill Giant"
    And the top of the stack resolves
    And Alice chooses the option "neither"
    And the stack resolves
    Then "Hill Giant" is exiled
    And the first "Shapeshifter" token is 1/1

  @htg:ours.462
  Scenario: An enthusiast makes Servos
    Given Alice has "Weaponcraft Enthusiast" in hand and can pay {2}{B}
    When Alice plays "Weaponcraft Enthusiast"
    And the stack resolves
    And Alice says no to "Weaponcraft Enthusiast"
    Then "Weaponcraft Enthusiast" is 0/1
    And Alice controls two 1/1 "Servo" artifact creature tokens

  @htg:ours.462
  Scenario: An enthusiast grows
    Given Alice has "Weaponcraft Enthusiast" in hand and can pay {2}{B}
    When Alice plays "Weaponcraft Enthusiast"
    And the stack resolves
    And Alice says yes to "Weaponcraft Enthusiast"
    Then "Weaponcraft Enthusiast" is 2/3
    And Alice controls no "token" permanents
