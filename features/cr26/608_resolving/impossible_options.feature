Feature: Options that are impossible

  @cr26:608.2d
  Scenario: A player with no card in hand isn't asked whether to discard a card for Keldon Raider's ability
    Given Alice has "Keldon Raider" in hand and can pay {2}{R}{R}
    And Alice has "Forest" on top of library
    When Alice plays "Keldon Raider"
    And the stack resolves
    Then "Keldon Raider" is in play
    And "Keldon Raider" has triggered once
    And Alice has drawn no cards
    And Alice was asked for yes or no never

  @cr26:608.2d
  Scenario: A player with a card in hand may discard it for Keldon Raider's ability and then draws a card
    Given Alice has "Keldon Raider" and "Island" in hand and can pay {2}{R}{R}
    And Alice has "Forest" on top of library
    When Alice plays "Keldon Raider"
    And the stack resolves
    And as it resolves, Alice says yes
    Then Alice's hand holds "Forest"
    And "Island" is in Alice's graveyard
