Feature: Instructions after the effects of a triggered ability

  @cr26:603.1a
  Scenario: The ability of Purse Changer, which may not target one player twice, targets Alice and Bob as it goes onto the stack
    Given Alice controls "Purse Changer"
    When Alice attacks with "Purse Changer"
    Then Alice may target Bob then Alice for "Purse Changer"
    And Alice may not target Bob then Bob for "Purse Changer"
    And Alice may not target Alice then Alice for "Purse Changer"
    When Alice targets Alice then Bob for "Purse Changer"
    And the stack resolves
    Then Alice is at 22 life
    And Bob is at 18 life

  @cr26:603.1a
  Scenario: The ability of Purse Changer, which targets Carol and Alice, gives Carol 2 life and takes 2 life from Alice
    Given Carol is playing too
    And Alice controls "Purse Changer"
    When Alice attacks with "Purse Changer" attacking Bob
    And Alice targets Carol then Alice for "Purse Changer"
    And the stack resolves
    Then Carol is at 22 life
    And Alice is at 18 life
    And Bob is at 20 life

  @cr26:603.1a
  Scenario: Swerving Gale can't give the ability of Purse Changer on the stack Carol as the target of both its parts
    Given Carol is playing too
    And Alice controls "Purse Changer"
    And Bob has "Swerving Gale" in hand and can pay {2}{U}
    When Alice attacks with "Purse Changer" attacking Bob
    And Alice targets Alice then Bob for "Purse Changer"
    And Bob in response plays "Swerving Gale" targeting the ability of "Purse Changer"
    And the top of the stack resolves
    Then Bob may target Carol then Alice for "Swerving Gale"
    And Bob may not target Carol then Carol for "Swerving Gale"
    When Bob targets Bob then Carol for "Swerving Gale"
    And the stack resolves
    Then Bob is at 22 life
    And Carol is at 18 life
    And Alice is at 20 life
