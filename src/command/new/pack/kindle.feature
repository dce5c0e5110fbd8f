Feature: Kindle

  @PACK:kindle.1
  Scenario: Ember Keeper with kindle 2 gives its controller 2 life as it enters
    Given Alice has "Ember Keeper" in hand and can pay {1}{R}
    When Alice casts "Ember Keeper"
    And the stack resolves
    Then "Ember Keeper" is on the battlefield under Alice's control
    And Alice is at 22 life
    And Bob is at 20 life

  @PACK:kindle.2
  Scenario: Ember Keeper gives life as it enters, and no more as Grizzly Bears enters
    Given Alice has "Ember Keeper" and "Grizzly Bears" in hand and can pay {2}{R}{G}
    When Alice casts "Ember Keeper"
    And the stack resolves
    Then Alice is at 22 life
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is on the battlefield under Alice's control
    And Alice is at 22 life
