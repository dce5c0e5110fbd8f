Feature: Snow permanents

  @cr26:205.4g
  Scenario: Rime Dryad can be blocked by Bob, who controls a Forest that isn't snow, and not by Carol, who controls a snow Forest
    Given Carol is playing too
    And Alice controls "Rime Dryad" as "first" and "Rime Dryad" as "second"
    And Bob controls "Forest", "Snow-Covered Mountain" and "Hill Giant"
    And Carol controls "Snow-Covered Forest" and "Gray Ogre"
    When Alice attacks with "first" attacking Bob and "second" attacking Carol
    And Bob blocks "first" with "Hill Giant"
    Then Carol can't block "second" with "Gray Ogre" because "second" has "landwalk"
    When Carol doesn't block
    And combat damage is dealt
    Then "first" was destroyed
    And Carol is at 19 life
