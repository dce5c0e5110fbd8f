Feature: Blocking creatures whose attacker has left

  @cr26:509.1g @cr26:506.4.5
  Scenario: A creature whose blocked attacker has left the battlefield stays a blocking creature and deals no combat damage
    Given Alice controls "Craw Wurm" and "Grizzly Bears"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Hill Giant"
    When Alice attacks with "Craw Wurm" and "Grizzly Bears"
    And Bob blocks "Craw Wurm" with "Hill Giant"
    And Alice plays "Boomerang" targeting "Craw Wurm"
    And the stack resolves
    Then "Hill Giant" is blocking
    And it happened once that "Craw Wurm" left combat
    When combat damage is dealt
    Then "Hill Giant" has dealt no damage
    And Bob is at 18 life
