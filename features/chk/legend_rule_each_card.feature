Feature: The legend rule for each legendary card
  @chk:420.5e @chk:legend-rule.1
  Scenario Outline: From 2004 to 2009, when a second legendary permanent with the same name enters, both go to the graveyard
    Given Alice controls "<legend>" as "the elder" and has "<legend>" as "the younger" in hand and can pay <cost>
    When Alice plays "the younger"
    Then the total cost of "the younger" is <cost>
    When the top of the stack resolves
    Then "the elder" and "the younger" were put there by the legend rule

    Examples:
      | legend                      | cost         |
      | Dosan the Falling Leaf      | {1}{G}{G}    |
      | Godo, Bandit Warlord        | {5}{R}       |
      | Honden of Cleansing Fire    | {3}{W}       |
      | Honden of Infinite Rage     | {2}{R}       |
      | Honden of Life's Web        | {4}{G}       |
      | Honden of Night's Reach     | {3}{B}       |
      | Honden of Seeing Winds      | {4}{U}       |
      | Konda's Banner              | {2}          |
      | Kumano, Master Yamabushi    | {3}{R}{R}    |
      | Marrow-Gnawer               | {3}{B}{B}    |
      | Masako the Humorless        | {2}{W}       |
      | Myojin of Cleansing Fire    | {5}{W}{W}{W} |
      | Myojin of Infinite Rage     | {7}{R}{R}{R} |
      | Myojin of Life's Web        | {6}{G}{G}{G} |
      | Myojin of Night's Reach     | {5}{B}{B}{B} |
      | Myojin of Seeing Winds      | {7}{U}{U}{U} |
      | Sensei Golden-Tail          | {1}{W}       |
      | Uyo, Silent Prophet         | {4}{U}{U}    |

  @chk:420.5e @chk:legend-rule.1 @cr26:205.4d.6 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07
  Scenario Outline: From 2004 to 2009, when a second legendary land with the same name enters, both go to the graveyard
    Given Alice controls "<legend>" as "the elder" and has "<legend>" as "the younger" in hand
    When Alice plays the land "the younger"
    Then "the elder" and "the younger" were put there by the legend rule

    Examples:
      | legend                     |
      | Boseiju, Who Shelters All  |
      | Hall of the Bandit Lord    |

  @chk:420.5e @chk:legend-rule.1
  Scenario: From 2004 to 2009, when a second Oathkeeper enters, the legend rule puts both into the graveyard
    Given Alice controls "Oathkeeper, Takeno's Daisho" as "the elder"
    And Alice has "Oathkeeper, Takeno's Daisho" as "the younger" in hand and can pay {3}
    When Alice plays "the younger"
    Then the total cost of "the younger" is {3}
    When the top of the stack resolves
    And Alice puts "the elder" and "the younger" in this order
    Then "the elder" and "the younger" were put there by the legend rule
