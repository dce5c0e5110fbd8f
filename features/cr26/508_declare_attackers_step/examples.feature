Feature: Examples of section 508

  @cr26:508.2a.ex1
  Scenario: Verdant Snare triggers for Grizzly Bears that attacks, and not for Dream Thrush that becomes green after it has attacked
    Given Alice controls "Grizzly Bears" and "Dream Thrush"
    And Bob controls "Verdant Snare"
    And Alice has "Sylvan Paradise" in hand and can pay {G}
    When Alice attacks with "Grizzly Bears" and "Dream Thrush"
    Then "Verdant Snare" has triggered once
    When Alice plays "Sylvan Paradise" targeting "Dream Thrush"
    And the stack resolves
    Then "Dream Thrush" is green
    And "Dream Thrush" is attacking
    And "Verdant Snare" has triggered once
    When the game goes on to Alice's second main phase
    Then "Grizzly Bears" was destroyed
    And "Dream Thrush" is in play
    And Bob is at 17 life

  @cr26:508.2a.ex1
  Scenario: Verdant Snare destroys Grizzly Bears at end of combat even if Grizzly Bears becomes white after it has attacked
    Given Alice controls "Grizzly Bears" and "Dream Thrush"
    And Bob controls "Verdant Snare"
    And Alice has "Heaven's Gate" in hand and can pay {W}
    When Alice attacks with "Grizzly Bears" and "Dream Thrush"
    Then "Verdant Snare" has triggered once
    When Alice plays "Heaven's Gate" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is white
    When the game goes on to Alice's second main phase
    Then "Grizzly Bears" was destroyed
    And "Dream Thrush" is in play

  @cr26:508.2a.ex1
  Scenario: Dream Thrush that becomes green before it attacks is destroyed at end of combat by Verdant Snare
    Given Alice controls "Hill Giant" and "Dream Thrush"
    And Bob controls "Verdant Snare"
    And Alice has "Sylvan Paradise" in hand and can pay {G}
    When Alice plays "Sylvan Paradise" targeting "Dream Thrush"
    And the stack resolves
    And Alice attacks with "Hill Giant" and "Dream Thrush"
    And the game goes on to Alice's second main phase
    Then "Dream Thrush" was destroyed
    And "Hill Giant" is in play
    And Bob is at 16 life
