Feature: Iname, Life Aspect
  @chk:iname-life-aspect.1
  Scenario: The targets of Iname's ability are chosen as it is put on the stack, but whether to exile Iname is chosen on resolution
    Given Alice controls "Iname, Life Aspect"
    And Alice has "Kami of Ancient Law", "River Kaijin" and "Wandering Ones" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Iname, Life Aspect"
    And the top of the stack resolves
    Then Alice is asked for targets by "Iname, Life Aspect"
    When Alice targets "Kami of Ancient Law" and "River Kaijin" for "Iname, Life Aspect"
    Then the ability of "Iname, Life Aspect" targets "Kami of Ancient Law" and "River Kaijin"
    And "Iname, Life Aspect" is in Alice's graveyard
    And Alice was asked for yes or no by "Iname, Life Aspect" never
    When the stack resolves
    Then Alice is asked for yes or no by "Iname, Life Aspect"
    When as it resolves, Alice says yes to "Iname, Life Aspect"
    Then "Iname, Life Aspect" is removed from the game
    And "Kami of Ancient Law" and "River Kaijin" are in Alice's hand
    And "Wandering Ones" is in Alice's graveyard

  @chk:iname-life-aspect.1
  Scenario: The targeted Spirit cards stay in the graveyard if Iname's controller doesn't exile Iname
    Given Alice controls "Iname, Life Aspect"
    And Alice has "Kami of Ancient Law" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Iname, Life Aspect"
    And the top of the stack resolves
    And Alice targets "Kami of Ancient Law" for "Iname, Life Aspect"
    Then "Iname, Life Aspect" is in Alice's graveyard
    And the ability of "Iname, Life Aspect" targets "Kami of Ancient Law"
    When the stack resolves
    And as it resolves, Alice says no to "Iname, Life Aspect"
    Then the ability of "Iname, Life Aspect" has resolved
    And "Iname, Life Aspect" and "Kami of Ancient Law" are in Alice's graveyard

  @chk:iname-life-aspect.2
  Scenario: Iname's ability may target Iname, but Iname is exiled before the targets return to hand and stays in exile
    Given Alice controls "Iname, Life Aspect"
    And Alice has "Kami of Ancient Law" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Iname, Life Aspect"
    And the top of the stack resolves
    And Alice targets "Iname, Life Aspect" and "Kami of Ancient Law" for "Iname, Life Aspect"
    Then the ability of "Iname, Life Aspect" targets "Iname, Life Aspect" and "Kami of Ancient Law"
    When the stack resolves
    And as it resolves, Alice says yes to "Iname, Life Aspect"
    Then "Iname, Life Aspect" is removed from the game
    And Alice's hand holds "Kami of Ancient Law"

  @chk:iname-life-aspect.3
  Scenario: Iname's controller may exile Iname although no targets were chosen
    Given Alice controls "Iname, Life Aspect"
    And Alice has "Kami of Ancient Law" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Iname, Life Aspect"
    And the top of the stack resolves
    And Alice targets nothing for "Iname, Life Aspect"
    Then the ability of "Iname, Life Aspect" targets nothing
    When the stack resolves
    And as it resolves, Alice says yes to "Iname, Life Aspect"
    Then the ability of "Iname, Life Aspect" has resolved
    And "Iname, Life Aspect" is removed from the game
    And "Kami of Ancient Law" is in Alice's graveyard

  @chk:iname-life-aspect.1
  Scenario: Iname can target only Spirit cards in its controller's graveyard
    Given Alice controls "Iname, Life Aspect"
    And Alice has "Kami of Ancient Law" and "Grizzly Bears" in graveyard
    And Bob has "Kami of Ancient Law" as "the stranger" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Iname, Life Aspect" is 4/4
    When Bob plays "Terror" targeting "Iname, Life Aspect"
    And the top of the stack resolves
    Then Alice is asked for targets by "Iname, Life Aspect" among "Kami of Ancient Law" and "Iname, Life Aspect"
    When Alice targets "Kami of Ancient Law"
    And the stack resolves
    Then Alice is asked for yes or no by "Iname, Life Aspect"
    When Alice says yes to "Iname, Life Aspect"
    Then "Kami of Ancient Law" is in Alice's hand

  @chk:iname-life-aspect.1
  Scenario: Iname can return any number of targeted Spirit cards, whatever their mana values are
    Given Alice controls "Iname, Life Aspect"
    And Alice has "Harsh Deceiver", "Callous Deceiver", "Feral Deceiver", "Brutal Deceiver" and "Cruel Deceiver" in graveyard
    And Alice has "Ember-Fist Zubera", "Floating-Dream Zubera", "Dripping-Tongue Zubera", "Ashen-Skin Zubera" and "Silent-Chant Zubera" in graveyard
    And Alice has "Myojin of Life's Web", "Myojin of Seeing Winds", "Myojin of Infinite Rage", "Myojin of Cleansing Fire" and "Myojin of Night's Reach" in graveyard
    And Alice has "Teller of Tales", "Thousand-legged Kami" and "Grizzly Bears" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Iname, Life Aspect"
    And the top of the stack resolves
    And Alice targets "Harsh Deceiver", "Callous Deceiver", "Feral Deceiver", "Brutal Deceiver", "Cruel Deceiver", "Ember-Fist Zubera", "Floating-Dream Zubera", "Dripping-Tongue Zubera", "Ashen-Skin Zubera", "Silent-Chant Zubera", "Myojin of Life's Web", "Myojin of Seeing Winds", "Myojin of Infinite Rage", "Myojin of Cleansing Fire", "Myojin of Night's Reach", "Teller of Tales" and "Thousand-legged Kami"
    And the stack resolves
    And Alice says yes to "Iname, Life Aspect"
    Then Alice has 17 cards in hand
    And Alice's graveyard holds "Grizzly Bears"
