Feature: Paid in addition

  @htg:ours.444
  Scenario: A spell is copied for each time
    Given Alice has "Pyromatics" in hand and can pay {1}{R}{1}{R}{1}{R}
    When Alice plays "Pyromatics" paying the optional cost "replicate" and "replicate" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    Then Bob is at 17 life

  @htg:ours.444
  Scenario: A spell for which it is paid once is copied once
    Given Alice has "Pyromatics" in hand and can pay {1}{R}{1}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Pyromatics" paying the optional cost "replicate" targeting "Hill Giant"
    And the stack resolves
    And Alice keeps the targets
    Then "Hill Giant" has 2 damage marked

  @htg:ours.445
  Scenario: What is kicked twice has two counters
    Given Alice has "Everflowing Chalice" in hand and can pay {4}
    When Alice plays "Everflowing Chalice" paying the optional cost "kicker" and "kicker"
    And the stack resolves
    Then "Everflowing Chalice" has 2 charge counters
    When Alice taps "Everflowing Chalice" for mana
    Then Alice has {C}{C} in the mana pool

  @htg:ours.445
  Scenario: What is kicked once has one counter
    Given Alice has "Everflowing Chalice" in hand and can pay {2}
    When Alice plays "Everflowing Chalice" kicked
    And the stack resolves
    Then "Everflowing Chalice" has 1 charge counter
    And {C}{C} was spent on "Everflowing Chalice"

  @htg:ours.446
  Scenario: A squad of three
    Given Alice has "Galadhrim Brigade" in hand and can pay {2}{G}{1}{G}{1}{G}
    When Alice plays "Galadhrim Brigade" paying the optional cost "squad" and "squad"
    And the stack resolves
    Then "Galadhrim Brigade" is 4/4
    And the second "Galadhrim Brigade" token is 4/4

  @htg:ours.447
  Scenario: Offspring is small
    Given Alice has "Steampath Charger" in hand and can pay {1}{R}{2}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Steampath Charger" paying the optional cost "offspring"
    And the stack resolves
    Then the first "Steampath Charger" token is 1/1
    When Bob plays "Terror" targeting the first "Steampath Charger" token
    And the top of the stack resolves
    And Alice targets Bob
    And the stack resolves
    Then Bob is at 19 life

  @htg:ours.447
  Scenario: Offspring has what its parent has
    Given Alice has "Steampath Charger" in hand and can pay {1}{R}{2}
    When Alice plays "Steampath Charger" paying the optional cost "offspring"
    And the stack resolves
    Then the first "Steampath Charger" token has exactly "offspring" and "haste"
    And "Steampath Charger" is 2/1

  @htg:ours.448
  Scenario: A creature is sacrificed for a copy
    Given it is Bob's precombat main phase
    And Alice has "Make Disappear" in hand and can pay {1}{U}
    And Alice controls "Grizzly Bears" and "Cloudfin Raptor"
    And Bob has "Lava Spike" in hand and can pay {R}{2}
    When Bob plays "Lava Spike" targeting Alice
    And Alice plays "Make Disappear" paying the optional cost "casualty", sacrificing "Grizzly Bears" targeting "Lava Spike"
    And the top of the stack resolves
    And Alice keeps the targets
    And the top of the stack resolves
    And Bob pays
    And the top of the stack resolves
    Then "Lava Spike" is in Bob's graveyard
    And Alice is at 20 life

  @htg:ours.449
  Scenario: A token is struck a bargain with
    Given Alice has "Candy Grapple" as "plain", "Candy Grapple" and "Flayer Husk" in hand and can pay {2}{B}{2}{B}{1}
    And Bob controls "Arbor Colossus" and "Craw Wurm"
    When Alice plays "plain" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is 3/1
    When Alice plays "Flayer Husk"
    And the stack resolves
    And Alice plays "Candy Grapple" paying the optional cost "bargain", sacrificing "Flayer Husk" targeting "Arbor Colossus"
    And the stack resolves
    Then "Flayer Husk" was sacrificed
    And "Arbor Colossus" is 1/1
