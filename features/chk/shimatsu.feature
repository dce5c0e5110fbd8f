Feature: Shimatsu the Bloodcloaked
  @chk:shimatsu-the-bloodcloaked.1 @cr26:614.12a.2 @cr26:614.13.3
  Scenario: Permanents are sacrificed before Shimatsu enters, and Shimatsu enters with a +1/+1 counter for each of them
    Given Alice controls "Forest", "Grizzly Bears" and "Mirror Gallery" and has "Shimatsu the Bloodcloaked" in hand
    And Alice can pay {3}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Shimatsu the Bloodcloaked"
    And the stack resolves
    Then Alice may choose nothing
    And Alice may choose "Forest", "Grizzly Bears" and "Mirror Gallery"
    And Alice may not choose "Hill Giant"
    And Alice may not choose "Shimatsu the Bloodcloaked"
    When as it resolves, Alice chooses "Forest", "Grizzly Bears" and "Mirror Gallery" for "Shimatsu the Bloodcloaked"
    Then "Forest", "Grizzly Bears" and "Mirror Gallery" were sacrificed
    And "Shimatsu the Bloodcloaked" has 3 +1/+1 counters
    And "Shimatsu the Bloodcloaked" is 3/3
    And it happened in this order that "Forest" was sacrificed, then "Shimatsu the Bloodcloaked" entered
    And it happened in this order that "Grizzly Bears" was sacrificed, then "Shimatsu the Bloodcloaked" entered
    And it happened in this order that "Mirror Gallery" was sacrificed, then "Shimatsu the Bloodcloaked" entered

  @chk:shimatsu-the-bloodcloaked.1
  Scenario: If nothing is sacrificed for Shimatsu, it enters as a 0/0 creature and is put into the graveyard
    Given Alice controls "Grizzly Bears" and has "Shimatsu the Bloodcloaked" in hand and can pay {3}{R}
    When Alice plays "Shimatsu the Bloodcloaked"
    And the stack resolves
    Then Alice may choose "Grizzly Bears" for "Shimatsu the Bloodcloaked"
    When as it resolves, Alice chooses nothing for "Shimatsu the Bloodcloaked"
    Then "Shimatsu the Bloodcloaked" was put there for lack of toughness
    And it happened once that "Shimatsu the Bloodcloaked" entered
    And "Grizzly Bears" is in play

  @chk:shimatsu-the-bloodcloaked.1
  Scenario: A creature that enters at the same time as Shimatsu can't be sacrificed for Shimatsu
    Given Alice controls "Grizzly Bears" and has "Shimatsu the Bloodcloaked", "Hill Giant" and "Tooth and Nail" in hand
    And Alice can pay {5}{G}{G}
    When Alice plays "Tooth and Nail" choosing "nail"
    And the stack resolves
    And as it resolves, Alice chooses "Shimatsu the Bloodcloaked" and "Hill Giant" for "Tooth and Nail"
    Then Alice may choose "Grizzly Bears" for "Shimatsu the Bloodcloaked"
    And Alice may not choose "Hill Giant" for "Shimatsu the Bloodcloaked"
    And Alice may not choose "Grizzly Bears" and "Hill Giant" for "Shimatsu the Bloodcloaked"
    When as it resolves, Alice chooses "Grizzly Bears" for "Shimatsu the Bloodcloaked"
    Then "Grizzly Bears" was sacrificed
    And "Hill Giant" is in play
    And "Shimatsu the Bloodcloaked" is 1/1
    And it happened at once that "Hill Giant" entered and "Shimatsu the Bloodcloaked" entered
    And it happened in this order that "Grizzly Bears" was sacrificed, then "Hill Giant" entered

  @chk:shimatsu-the-bloodcloaked.1
  Scenario: A creature that entered before Shimatsu can be sacrificed for Shimatsu
    Given Alice has "Shimatsu the Bloodcloaked", "Hill Giant" and 2 "Tooth and Nail" as "hunt" in hand
    And Alice can pay {5}{G}{G} and can pay {5}{G}{G}
    When Alice plays "hunt 1" choosing "nail"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "hunt 1"
    Then "Hill Giant" is in play
    When Alice plays "hunt 2" choosing "nail"
    And the stack resolves
    And as it resolves, Alice chooses "Shimatsu the Bloodcloaked" for "hunt 2"
    And as it resolves, Alice chooses "Hill Giant" for "Shimatsu the Bloodcloaked"
    Then "Hill Giant" was sacrificed
    And "Shimatsu the Bloodcloaked" is 1/1

  @chk:shimatsu-the-bloodcloaked.1
  Scenario: If Shimatsu and another creature enter together, a creature already on the battlefield can be sacrificed for Shimatsu
    Given Alice has "Tooth and Nail" in hand and can pay {7}{G}{G}
    And Alice controls "Llanowar Elves"
    And Alice has "Shimatsu the Bloodcloaked", "Hill Giant", "Forest" and "Grizzly Bears" as library
    When Alice plays "Tooth and Nail" choosing "tooth" and "nail"
    And the stack resolves
    And as it resolves, Alice chooses "Shimatsu the Bloodcloaked" and "Hill Giant" for "Tooth and Nail"
    Then "Shimatsu the Bloodcloaked" and "Hill Giant" are in Alice's hand
    When as it resolves, Alice chooses "Shimatsu the Bloodcloaked" and "Hill Giant" for "Tooth and Nail"
    And as it resolves, Alice chooses "Llanowar Elves" for "Shimatsu the Bloodcloaked"
    Then "Hill Giant" is in play under Alice's control
    And "Llanowar Elves" was sacrificed
    And "Shimatsu the Bloodcloaked" is 1/1
    And it happened once that "Hill Giant" was revealed
    And it happened once that Alice shuffled
