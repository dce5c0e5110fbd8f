Feature: Godo, Bandit Warlord

  @chk:godo-bandit-warlord.1
  Scenario: Godo's extra combat phase follows at once, without a main phase
    Given Alice controls "Godo, Bandit Warlord"
    When Alice attacks with "Godo, Bandit Warlord"
    Then "Godo, Bandit Warlord" is tapped
    When the stack resolves
    Then "Godo, Bandit Warlord" is untapped
    When combat damage is dealt
    Then Bob is at 17 life
    When Alice attacks with "Godo, Bandit Warlord"
    Then it happened never that Alice's second main phase began
    And it happened twice that Alice's beginning of combat began
    And the stack is empty
    When combat damage is dealt
    Then Bob is at 14 life
    When the game goes on to Alice's second main phase
    Then it happened once that Alice's second main phase began
    And it happened twice that Alice's end of combat began
