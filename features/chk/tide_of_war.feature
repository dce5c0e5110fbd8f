Feature: Tide of War
  @chk:tide-of-war.2
  Scenario: If the attacking player controls Tide of War and wins the flip, the blocker is sacrificed
    Given Alice controls "Tide of War" and "Grizzly Bears"
    And Bob controls "Steel Wall"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    And the stack resolves
    And as it resolves, Alice wins the flip for "Tide of War"
    Then it happened once that Alice won a flip
    And "Steel Wall" was sacrificed
    And "Steel Wall" is in Bob's graveyard
    And "Grizzly Bears" is in play

  @chk:tide-of-war.2
  Scenario: If the attacking player controls Tide of War and loses the flip, the blocked attacker is sacrificed
    Given Alice controls "Tide of War" and "Grizzly Bears"
    And Bob controls "Steel Wall"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    And the stack resolves
    And as it resolves, Alice loses the flip for "Tide of War"
    Then "Grizzly Bears" was sacrificed
    And "Grizzly Bears" is in Alice's graveyard
    And "Steel Wall" is in play

  @chk:tide-of-war.2
  Scenario: If the defending player controls Tide of War and loses the flip, the blocked attacker is sacrificed
    Given Alice controls "Grizzly Bears"
    And Bob controls "Tide of War" and "Steel Wall"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    And the stack resolves
    And as it resolves, Bob loses the flip for "Tide of War"
    Then it happened once that Bob lost a flip
    And "Grizzly Bears" was sacrificed
    And "Steel Wall" is in play

  @chk:tide-of-war.2
  Scenario: If the defending player controls Tide of War and wins the flip, the blocker is sacrificed
    Given Alice controls "Grizzly Bears"
    And Bob controls "Tide of War" and "Steel Wall"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    And the stack resolves
    And as it resolves, Bob wins the flip for "Tide of War"
    Then "Steel Wall" was sacrificed
    And "Grizzly Bears" is in play

  @chk:tide-of-war.3
  Scenario: An attacker stays blocked after its only blocker was sacrificed for Tide of War
    Given Alice controls "Tide of War", "Grizzly Bears" and "Devoted Retainer"
    And Bob controls "Steel Wall"
    When Alice attacks with "Grizzly Bears" and "Devoted Retainer"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    And the stack resolves
    And as it resolves, Alice wins the flip for "Tide of War"
    Then "Steel Wall" is in Bob's graveyard
    And "Grizzly Bears" is blocked
    And "Devoted Retainer" is unblocked
    When combat damage is dealt
    Then Bob is at 19 life

  @chk:tide-of-war.1
  Scenario: Tide of War triggers once for several blockers, and only the blocked attackers are sacrificed after a lost flip
    Given Alice controls "Tide of War", "Grizzly Bears", "Hill Giant" and "Devoted Retainer"
    And Bob controls 3 "Steel Wall" as "wall"
    When Alice attacks with "Grizzly Bears", "Hill Giant" and "Devoted Retainer"
    Then "Tide of War" has triggered never
    When Bob blocks "Grizzly Bears" with "wall 1" and "wall 2" and "Hill Giant" with "wall 3"
    Then "Tide of War" has triggered once
    And the stack holds the ability of "Tide of War"
    When the stack resolves
    And as it resolves, Alice loses the flip for "Tide of War"
    Then "Grizzly Bears" and "Hill Giant" were sacrificed
    And "Devoted Retainer" is in play
    And "Devoted Retainer" is attacking
    And "wall 1", "wall 2" and "wall 3" are in play
    When combat damage is dealt
    Then Bob is at 19 life

  @chk:tide-of-war.1
  Scenario: Tide of War triggers once for several blockers, and all of the blockers are sacrificed after a won flip
    Given Alice controls "Tide of War", "Grizzly Bears", "Hill Giant" and "Devoted Retainer"
    And Bob controls 4 "Steel Wall" as "wall"
    When Alice attacks with "Grizzly Bears", "Hill Giant" and "Devoted Retainer"
    And Bob blocks "Grizzly Bears" with "wall 1" and "wall 2" and "Hill Giant" with "wall 3"
    Then "Tide of War" has triggered once
    When the stack resolves
    And as it resolves, Alice wins the flip for "Tide of War"
    Then "wall 1", "wall 2" and "wall 3" were sacrificed
    And "wall 4" is in play
    And "Grizzly Bears", "Hill Giant" and "Devoted Retainer" are in play
    And "Tide of War" has triggered once

  @chk:tide-of-war.1
  Scenario: Tide of War doesn't trigger in a combat without blockers, and triggers in a second combat with a blocker
    Given Alice controls "Tide of War" and "Godo, Bandit Warlord"
    And Bob controls "Steel Wall"
    When Alice attacks with "Godo, Bandit Warlord"
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And "Tide of War" has triggered never
    And it happened never that Alice flipped a coin
    When Alice attacks with "Godo, Bandit Warlord"
    And Bob blocks "Godo, Bandit Warlord" with "Steel Wall"
    Then "Tide of War" has triggered once
    When the stack resolves
    And as it resolves, Alice wins the flip for "Tide of War"
    Then "Steel Wall" was sacrificed

  @chk:tide-of-war.1
  Scenario: Tide of War triggers again in a second combat phase
    Given Alice controls "Tide of War" and "Godo, Bandit Warlord"
    And Bob controls 2 "Steel Wall" as "wall"
    When Alice attacks with "Godo, Bandit Warlord"
    And the stack resolves
    And Bob blocks "Godo, Bandit Warlord" with "wall 1"
    Then "Tide of War" has triggered once
    When the stack resolves
    And as it resolves, Alice wins the flip for "Tide of War"
    Then "wall 1" was sacrificed
    When Alice attacks with "Godo, Bandit Warlord"
    And Bob blocks "Godo, Bandit Warlord" with "wall 2"
    Then "Tide of War" has triggered twice
    When the stack resolves
    And as it resolves, Alice wins the flip for "Tide of War"
    Then "wall 2" was sacrificed

  @chk:tide-of-war.1 @chk:tide-of-war.2
  Scenario: If two players each control a Tide of War, each of them flips the coin for that player's own Tide of War
    Given Alice controls "Tide of War" as "Alice's Tide" and "Grizzly Bears"
    And Bob controls "Tide of War" as "Bob's Tide" and "Steel Wall"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    Then the stack holds the ability of "Bob's Tide" and the ability of "Alice's Tide"
    And Bob controls the ability of "Bob's Tide"
    And Alice controls the ability of "Alice's Tide"
    When the top of the stack resolves
    And as it resolves, Bob wins the flip for "Bob's Tide"
    Then "Steel Wall" was sacrificed
    And "Grizzly Bears" is in play
    And it happened once that Bob won a flip
    And it happened never that Alice flipped a coin
    When the stack resolves
    And as it resolves, Alice loses the flip for "Alice's Tide"
    Then "Grizzly Bears" was sacrificed
    And it happened once that Alice lost a flip
    And it happened in this order that "Steel Wall" was sacrificed, then "Grizzly Bears" was sacrificed

  @chk:tide-of-war.2
  Scenario: After a won flip of Tide of War, only blocking creatures are sacrificed
    Given Alice controls "Tide of War", "Devoted Retainer" and "Hill Giant"
    And Bob controls "Grizzly Bears", "Craw Wurm" and "Mountain"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And the stack resolves
    And Alice wins the flip
    Then "Grizzly Bears" was sacrificed
    And "Hill Giant", "Devoted Retainer", "Craw Wurm" and "Mountain" are in play
