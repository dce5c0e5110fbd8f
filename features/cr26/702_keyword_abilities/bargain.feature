Feature: Bargain

  @cr26:702.166a @cr26:702.166b @cr26:702.166c
  Scenario Outline: <what> can be sacrificed to bargain a spell, and "Grizzly Bears" can't
    Given Alice has "Candy Grapple" as "plain" and "Candy Grapple" as "bargained" in hand and can pay {2}{B}{2}{B}
    And Alice controls "Grizzly Bears" and <what> as "<alias>"
    And Bob controls "Arbor Colossus" and "Craw Wurm"
    When Alice plays "plain" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is 3/1
    And Alice can't play "bargained" paying the optional cost "bargain", sacrificing "Grizzly Bears" targeting "Arbor Colossus" by rule 118.3
    And Alice can play "bargained" paying the optional cost "bargain", sacrificing "<alias>" targeting "Arbor Colossus"
    When Alice plays "bargained" paying the optional cost "bargain", sacrificing "<alias>" targeting "Arbor Colossus"
    And the stack resolves
    Then "<alias>" was sacrificed
    And "Arbor Colossus" is 1/1

    Examples:
      | what                             | alias       |
      | "Sol Ring"                       | artifact    |
      | "Exploration"                    | enchantment |
      | a 1/1 black "Rat" creature token | token       |

  @cr26:702.166d
  Scenario: Brave the Wilds that isn't bargained has no target, and a bargained one makes its target a 3/3 creature
    Given Alice controls "Sol Ring" and "Forest" as "grove"
    And Alice has "Brave the Wilds" as "plain" and "Brave the Wilds" as "bargained" in hand and can pay {2}{G}{2}{G}
    And Alice has "Island" and "Swamp" as library
    Then Alice can play "bargained" paying the optional cost "bargain", sacrificing "Sol Ring" targeting "grove"
    When Alice plays "plain"
    Then "plain" targets nothing
    When the stack resolves
    And Alice chooses "Island"
    Then "grove" has no power
    When Alice plays "bargained" paying the optional cost "bargain", sacrificing "Sol Ring" targeting "grove"
    Then "bargained" targets "grove"
    When the stack resolves
    And Alice chooses "Swamp"
    Then "grove" is 3/3
    And "grove" has the types "land" and "creature"
