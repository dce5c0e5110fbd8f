Feature: Offering

  @cr06:502.42a
  Scenario: Patron of the Kitsune is cast for {3}{W} in Bob's upkeep by offering Sensei Golden-Tail, and not by offering Grizzly Bears
    Given it is Bob's upkeep
    And Alice controls "Sensei Golden-Tail" and "Grizzly Bears"
    And Alice has "Patron of the Kitsune" in hand and can pay {3}{W} and can pay {1}{W}
    Then Alice can't play "Patron of the Kitsune" by rule 408.1d
    And Alice can't play "Patron of the Kitsune" offering "Grizzly Bears" by rule 408.1d
    And Alice can play "Patron of the Kitsune" offering "Sensei Golden-Tail"
    When Alice plays "Patron of the Kitsune" offering "Sensei Golden-Tail"
    Then "Sensei Golden-Tail" was sacrificed
    And the total cost of "Patron of the Kitsune" is {3}{W}
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control

  @cr06:502.42a
  Scenario: Patron of the Kitsune is cast from exile with offering
    Given it is Alice's upkeep
    And Alice controls "Uba Mask" and "Silverstorm Samurai"
    And Alice has "Patron of the Kitsune" and "Grizzly Bears" on top of library
    When the game goes on to Alice's draw step
    Then "Patron of the Kitsune" is removed from the game
    And Alice can't play "Patron of the Kitsune" from exile by rule 408.1d
    And Alice can play "Patron of the Kitsune" from exile offering "Silverstorm Samurai"
    When Alice plays "Patron of the Kitsune" from exile offering "Silverstorm Samurai"
    And the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control
    And "Silverstorm Samurai" is in Alice's graveyard

  @cr06:502.42b
  Scenario: Until 2013, an offered Fox with a mana ability is sacrificed before mana abilities are activated, so it pays nothing
    Given Alice controls "Fox of the Rice Fields"
    And Alice has "Patron of the Kitsune" and "Plains" in hand and can pay {4}
    Then "Fox of the Rice Fields" has exactly the types "creature" and "Fox"
    And "Fox of the Rice Fields" is 1/1
    And "Fox of the Rice Fields" is white
    And Alice can't play "Patron of the Kitsune" offering "Fox of the Rice Fields" by rule 409.1h
    When Alice plays the land "Plains"
    Then Alice can play "Patron of the Kitsune" offering "Fox of the Rice Fields"
    When Alice plays "Patron of the Kitsune" offering "Fox of the Rice Fields"
    Then mana from "Plains" was spent on "Patron of the Kitsune"
    And mana from "Fox of the Rice Fields" wasn't spent on "Patron of the Kitsune"

  @cr06:502.42b.today
  Scenario: Today, an offered Fox with a mana ability can make mana for Patron of the Kitsune before it is sacrificed
    Given Alice controls "Fox of the Rice Fields"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}
    When Alice plays "Patron of the Kitsune" offering "Fox of the Rice Fields"
    Then mana from "Fox of the Rice Fields" was spent on "Patron of the Kitsune"
    And "Fox of the Rice Fields" was sacrificed

  @cr06:502.42b
  Scenario: Mana that a Fox made before Patron of the Kitsune was announced pays for the Patron, even if the Fox is then offered
    Given Alice controls "Fox of the Rice Fields"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}
    When Alice taps "Fox of the Rice Fields" for mana
    Then Alice has {W} in the mana pool
    And "Fox of the Rice Fields" is tapped
    When Alice plays "Patron of the Kitsune" offering "Fox of the Rice Fields"
    Then mana from "Fox of the Rice Fields" was spent on "Patron of the Kitsune"
    And "Fox of the Rice Fields" was sacrificed
    And it happened in this order that "Fox of the Rice Fields" was sacrificed, then a cost was paid

  @cr06:502.42b
  Scenario: Until 2013, an offered Fox is sacrificed as Patron of the Kitsune is announced, before the other costs are paid
    Given Alice controls "Fox of the Rice Fields"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}
    When Alice plays "Patron of the Kitsune" offering "Fox of the Rice Fields"
    Then the total cost of "Patron of the Kitsune" is {4}{W}
    And the stack holds "Patron of the Kitsune"
    And "Fox of the Rice Fields" was sacrificed
    And it happened in this order that "Fox of the Rice Fields" was sacrificed, then a cost was paid

  @cr06:502.42c
  Scenario Outline: Offering <offering> reduces the cost of Patron of the Kitsune from {4}{W}{W} to <total>
    Given Alice controls "Conspiracy" and <offering>
    And "Conspiracy" has the chosen creature type "Fox"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}{W}
    When Alice plays "Patron of the Kitsune" offering <offering>
    Then the total cost of "Patron of the Kitsune" is <total>
    And <total> was spent on "Patron of the Kitsune"

    Examples: Generic mana reduces generic mana, and coloured mana its own colour
      | offering             | total     |
      | "Serra Angel"        | {1}       |
      | "Kami of Ancient Law" | {3}{W}   |

    Examples: Coloured mana beyond the Patron's coloured cost reduces generic mana
      | offering             | total     |
      | "Hill Giant"         | {W}{W}    |
      | "Watchwolf"          | {3}{W}    |
      | "Llanowar Elves"     | {3}{W}{W} |

    Examples: Mana beyond the Patron's generic cost reduces nothing
      | offering             | total     |
      | "Craw Wurm"          | {W}{W}    |
      | "Karn, Silver Golem" | {W}{W}    |
