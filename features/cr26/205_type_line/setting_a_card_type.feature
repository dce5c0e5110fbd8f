Feature: Setting a card type

  @cr26:205.1a.3
  Scenario: Grizzly Bears that Song of the Dryads makes a Forest land keeps its counter and its damage, and has them as a creature again
    Given Bob controls "Grizzly Bears" with 2 +1/+1 counters
    And Alice has "Shock" and "Song of the Dryads" in hand and can pay {R}{2}{G}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Shock" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Song of the Dryads" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has the types "land" and "Forest"
    And "Grizzly Bears" doesn't have the type "creature"
    And "Grizzly Bears" doesn't have the type "Bear"
    And "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" has 2 damage marked
    When Bob plays "Naturalize" targeting "Song of the Dryads"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    And "Grizzly Bears" has 2 damage marked

  @cr26:205.1a.4
  Scenario: Dryad Arbor, a Forest Dryad, that Turn to Frog makes a Frog is no Dryad any more, and still a Forest and a land creature
    Given Bob controls "Dryad Arbor"
    And Alice has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "Turn to Frog" targeting "Dryad Arbor"
    And the stack resolves
    Then "Dryad Arbor" has exactly the types "land", "creature", "Forest" and "Frog"

  @cr26:205.1a.5
  Scenario: Grizzly Bears that Song of the Dryads makes a Forest land is 5/5 as a creature again, as the effect of Giant Growth has stayed
    Given Bob controls "Grizzly Bears"
    And Bob has "Giant Growth" and "Naturalize" in hand and can pay {G}{1}{G}
    And Alice has "Song of the Dryads" in hand and can pay {2}{G}
    When Bob plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Song of the Dryads" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" doesn't have the type "creature"
    When Bob plays "Naturalize" targeting "Song of the Dryads"
    And the stack resolves
    Then "Grizzly Bears" is 5/5

  @cr26:205.1b.4
  Scenario: Dryad Arbor, a Forest Dryad, that Cast in Brass makes a Golem artifact creature keeps land and Forest, and is no Dryad any more
    Given Bob controls "Dryad Arbor"
    And Alice has "Cast in Brass" in hand and can pay {U}
    When Alice plays "Cast in Brass" targeting "Dryad Arbor"
    And the stack resolves
    Then "Dryad Arbor" has exactly the types "artifact", "land", "creature", "Forest" and "Golem"

  @cr26:205.1b.4
  Scenario: Grizzly Bears that Cast in Brass makes an artifact creature is 2/2, and can be destroyed by Naturalize
    Given Bob controls "Grizzly Bears"
    And Alice has "Cast in Brass" and "Naturalize" in hand and can pay {U}{1}{G}
    Then Alice can't target "Grizzly Bears" with "Naturalize"
    When Alice plays "Cast in Brass" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    When Alice plays "Naturalize" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
