Feature: Tide of War

  @chk:tide-of-war.2
  Scenario: The attacking player flips for a Tide of War of their own and wants to win
    Given Alice controls "Tide of War" and "Grizzly Bears"
    And Bob controls "Steel Wall"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    And the stack resolves
    And Alice wins the flip
    Then it happened once that Alice won a flip
    And "Steel Wall" was sacrificed
    And "Steel Wall" is in Bob's graveyard
    And "Grizzly Bears" is in play

  @chk:tide-of-war.2
  Scenario: The attacking player who loses the flip loses the blocked attacker
    Given Alice controls "Tide of War" and "Grizzly Bears"
    And Bob controls "Steel Wall"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    And the stack resolves
    And Alice loses the flip
    Then "Grizzly Bears" was sacrificed
    And "Grizzly Bears" is in Alice's graveyard
    And "Steel Wall" is in play

  @chk:tide-of-war.2
  Scenario: The defending player flips for a Tide of War of their own and wants to lose
    Given Alice controls "Grizzly Bears"
    And Bob controls "Tide of War" and "Steel Wall"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    And the stack resolves
    And Bob loses the flip
    Then it happened once that Bob lost a flip
    And "Grizzly Bears" was sacrificed
    And "Steel Wall" is in play

  @chk:tide-of-war.2
  Scenario: The defending player who wins the flip loses the blocker
    Given Alice controls "Grizzly Bears"
    And Bob controls "Tide of War" and "Steel Wall"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    And the stack resolves
    And Bob wins the flip
    Then "Steel Wall" was sacrificed
    And "Grizzly Bears" is in play

  @chk:tide-of-war.3
  Scenario: An attacker stays blocked after its blocker was sacrificed
    Given Alice controls "Tide of War", "Grizzly Bears" and "Devoted Retainer"
    And Bob controls "Steel Wall"
    When Alice attacks with "Grizzly Bears" and "Devoted Retainer"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    And the stack resolves
    And Alice wins the flip
    Then "Steel Wall" is in Bob's graveyard
    And "Grizzly Bears" is blocked
    And "Devoted Retainer" is unblocked
    When combat damage is dealt
    Then Bob is at 19 life
