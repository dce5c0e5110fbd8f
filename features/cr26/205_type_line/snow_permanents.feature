Feature: Snow permanents

  @cr26:205.4g
  Scenario: Rime Dryad can be blocked by Bob, who controls a Forest that isn't snow, and not by Carol, who controls a snow Forest
    Given Carol is playing too
    And Alice controls "Rime Dryad" as "first" and "Rime Dryad" as "second"
    And Bob controls "Forest", "Snow-Covered Mountain" and "Hill Giant"
    And Carol controls "Snow-Covered Forest" and "Gray Ogre"
    When Alice attacks with "first" attacking Bob and "second" attacking Carol
    Then Bob can block "first" with "Hill Giant"
    When Bob blocks "first" with "Hill Giant"
    Then Carol can't block "second" with "Gray Ogre" because "second" has "landwalk"
    When Carol doesn't block
    And combat damage is dealt
    Then "first" was destroyed
    And Carol is at 19 life

  @cr26:205.4g
  Scenario: Rime Dryad is unblockable for Bob, whose Snow-Covered Forest is a snow Forest, and blockable for Carol with a Snow-Covered Mountain
    Given Carol is playing too
    And Alice controls "Rime Dryad" as "first" and "Rime Dryad" as "second"
    And Bob controls "Snow-Covered Forest" and "Hill Giant"
    And Carol controls "Snow-Covered Mountain" and "Gray Ogre"
    When Alice attacks with "first" attacking Bob and "second" attacking Carol
    Then Bob can't block "first" with "Hill Giant" because "first" has "landwalk"
    When Bob doesn't block
    Then Carol can block "second" with "Gray Ogre"
    When Carol blocks "second" with "Gray Ogre"
    And combat damage is dealt
    Then "second" was destroyed
    And Bob is at 19 life
