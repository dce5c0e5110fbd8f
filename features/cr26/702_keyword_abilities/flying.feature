Feature: Flying

  @cr26:702.9b
  Scenario Outline: <flier> can't be blocked by Grizzly Bears, and can be blocked by Serra Angel
    Given Alice controls "<flier>"
    And Bob controls "Grizzly Bears" and "Serra Angel" as "the guard"
    When Alice attacks with "<flier>"
    Then Bob can't block "<flier>" with "Grizzly Bears" because of the ability "flying" of "<flier>"
    And Bob can block "<flier>" with "the guard"

    Examples:
      | flier                        |
      | Aura Thief                   |
      | Dream Thrush                 |
      | Iridescent Drake             |
      | Oyobi, Who Split the Heavens |
      | Serra Angel                  |

  @cr26:702.9b
  Scenario: Wall of Air can block Serra Angel, and Wall of Stone can't
    Given Alice controls "Serra Angel"
    And Bob controls "Wall of Air" and "Wall of Stone"
    When Alice attacks with "Serra Angel"
    Then Bob can't block "Serra Angel" with "Wall of Stone" because of the ability "flying" of "Serra Angel"
    When Bob blocks "Serra Angel" with "Wall of Air"
    And combat damage is dealt
    Then "Wall of Air" has 4 damage marked
    And Bob is at 20 life

  @cr26:702.9b
  Scenario: Serra Angel can block a creature without flying
    Given Alice controls "Hill Giant" and "Serra Angel"
    And Bob controls "Grizzly Bears" and "Serra Angel" as "the guard"
    When Alice attacks with "Hill Giant" and "Serra Angel"
    Then Bob can't block "Serra Angel" with "Grizzly Bears" because of the ability "flying" of "Serra Angel"
    When Bob blocks "Hill Giant" with "the guard"
    And combat damage is dealt
    Then "the guard" has 3 damage marked
    And "Hill Giant" was destroyed
    And Bob is at 16 life

  @cr26:702.9c
  Scenario: Serra Angel with two instances of flying can be blocked by a creature with flying and not by another creature
    Given Alice controls "Serra Angel"
    And "Serra Angel" has "flying"
    And Bob controls "Grizzly Bears" and "Wall of Air"
    When Alice attacks with "Serra Angel"
    Then Bob can't block "Serra Angel" with "Grizzly Bears" by rule 702.9
    And Bob can block "Serra Angel" with "Wall of Air"
    When Bob blocks "Serra Angel" with "Wall of Air"
    And combat damage is dealt
    Then "Wall of Air" has 4 damage marked

  @cr26:702.1d
  Scenario: Hurricane deals damage to Grizzly Bears, which Flight gives flying, and none to Serra Angel, which Turn to Frog has taken it from
    Given Alice has "Flight", "Turn to Frog" and "Hurricane" in hand and can pay {U}{1}{U}{2}{G}
    And Bob controls "Grizzly Bears" and "Serra Angel"
    When Alice plays "Flight" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Turn to Frog" targeting "Serra Angel"
    And the stack resolves
    And Alice plays "Hurricane" with X = 2
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Serra Angel" is 1/1
    And "Serra Angel" has no damage marked
    And Bob is at 18 life
    And Alice is at 18 life
