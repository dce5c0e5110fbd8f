Feature: Words that others have

  @may01:general.1
  Scenario: What is said otherwise
    Given Alice has "Blaze" in hand and can pay {2}{R}
    And Bob controls "Grizzly Bears"
    When Alice casts "Blaze" for X = 2 targeting "Grizzly Bears"
    And Alice casts "Blaze" onto "Grizzly Bears"
    And Alice chooses the target "Grizzly Bears" for "Blaze"
    Then Bob may not block "Blaze" with "Grizzly Bears"
