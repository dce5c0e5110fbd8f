Feature: Meddling Mage

  @cr26:601.3.6
  Scenario: Meddling Mage names Shock, and neither player can cast Shock
    Given Alice has "Meddling Mage" and "Shock" as "mine" in hand and can pay {W}{U} and can pay {R}
    And Bob has "Shock" as "theirs" and "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Meddling Mage"
    And the stack resolves
    Then Alice may not choose the card name "Forest" for "Meddling Mage"
    And Alice may choose the card name "Lightning Bolt" for "Meddling Mage"
    When Alice chooses the card name "Shock" for "Meddling Mage"
    Then Alice can't play "mine" targeting Bob because of the ability "ban" of "Meddling Mage"
    When Alice passes
    Then Bob can't play "theirs" targeting "Meddling Mage" because of the ability "ban" of "Meddling Mage"
    And Bob can play "Lightning Bolt" targeting "Meddling Mage"
    And "Meddling Mage" is 2/2

  @cr26:601.3.6
  Scenario: Shock that is on the stack as Meddling Mage enters and names it resolves, and another Shock can't be cast
    Given Alice controls "Teferi, Mage of Zhalfir" and has "Meddling Mage" in hand and can pay {W}{U}
    And it is Bob's main phase
    And Bob has "Shock" as "first", "Shock" as "second" and "Lightning Bolt" in hand and can pay {R}{R}
    When Bob plays "first" targeting Alice
    And Alice in response plays "Meddling Mage"
    And the top of the stack resolves
    And Alice chooses the card name "Shock" for "Meddling Mage"
    And the stack resolves
    Then Alice is at 18 life
    And "first" has resolved
    And Bob can't play "second" targeting Alice because of the ability "ban" of "Meddling Mage"
    And Bob can play "Lightning Bolt" targeting Alice
