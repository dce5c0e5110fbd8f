Feature: Web-slinging

  @cr26:702.188a
  Scenario: Rooftop Courier is cast for its web-slinging cost by returning a tapped creature, not an untapped one
    Given Alice controls tapped "Grizzly Bears" and "Hill Giant"
    And Bob controls tapped "Gray Ogre"
    And Alice has "Rooftop Courier" in hand and can pay {1}{G}
    Then Alice can't play "Rooftop Courier" instead of its mana cost returning "Hill Giant" by rule 118.3
    And Alice can't play "Rooftop Courier" instead of its mana cost returning "Gray Ogre" by rule 118.3
    And Alice can play "Rooftop Courier" instead of its mana cost returning "Grizzly Bears"
    When Alice plays "Rooftop Courier" instead of its mana cost returning "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's hand
    And {1}{G} was spent on "Rooftop Courier"
    When the stack resolves
    Then "Rooftop Courier" is 4/4
    And Alice is at 22 life
    And "Hill Giant" is in play
