Feature: Reverse the Sands
  @chk:reverse-the-sands.1
  Scenario: Reverse the Sands' controller assigns the life totals as it resolves, and uses the totals that the players have then
    Given Alice has "Reverse the Sands" in hand and can pay {6}{W}{W} and is at 5 life
    And Bob has "Glacial Ray" in hand and can pay {1}{R} and is at 15 life
    When Alice plays "Reverse the Sands"
    Then Alice was asked for life totals never
    And nobody is asked anything
    When Bob plays "Glacial Ray" targeting Alice
    And the top of the stack resolves
    Then Alice is at 3 life
    And Alice was asked for life totals never
    When the stack resolves
    Then Alice is asked for life totals by "Reverse the Sands"
    When as it resolves, Alice sets life totals to Alice 15 and Bob 3
    Then Alice is at 15 life
    And Bob is at 3 life

  @chk:reverse-the-sands.2
  Scenario: Reverse the Sands gives each of three players the whole life total of another player
    Given Carol is playing too
    And Alice has "Reverse the Sands" in hand and can pay {6}{W}{W} and is at 5 life
    And Bob is at 15 life
    And Carol is at 1 life
    When Alice plays "Reverse the Sands"
    And the stack resolves
    And as it resolves, Alice sets life totals to Alice 15, Bob 1 and Carol 5
    Then Alice is at 15 life
    And Bob is at 1 life
    And Carol is at 5 life
    And it happened once that Alice gained life
    And it happened once that Bob lost life
    And it happened once that Carol gained life

  @chk:reverse-the-sands.2
  Scenario: A player to whom Reverse the Sands gives the same life total again neither gains nor loses life
    Given Carol is playing too
    And Alice has "Reverse the Sands" in hand and can pay {6}{W}{W} and is at 5 life
    And Bob is at 15 life
    And Carol is at 1 life
    When Alice plays "Reverse the Sands"
    And the stack resolves
    And as it resolves, Alice sets life totals to Alice 15, Bob 5 and Carol 1
    Then Alice is at 15 life
    And Bob is at 5 life
    And Carol is at 1 life
    And it happened never that Carol gained life
    And it happened never that Carol lost life

  @chk:reverse-the-sands.2
  Scenario Outline: With two players, Reverse the Sands can only exchange or keep the life totals, and neither total can be split
    Given Alice has "Reverse the Sands" in hand and can pay {6}{W}{W} and is at 5 life
    And Bob is at 15 life
    When Alice plays "Reverse the Sands"
    And the stack resolves
    Then Alice may choose life totals Alice 5 and Bob 15
    And Alice may choose life totals Alice 15 and Bob 5
    And Alice may not choose life totals Alice 20 and Bob 0
    And Alice may not choose life totals Alice 15 and Bob 15
    And Alice may not choose life totals Alice 10 and Bob 10
    When as it resolves, Alice sets life totals to Alice <Alice> and Bob <Bob>
    Then Alice is at <Alice> life
    And Bob is at <Bob> life
    And "Reverse the Sands" has resolved

    Examples:
      | Alice | Bob |
      | 15    | 5   |
      | 5     | 15  |

  @chk:reverse-the-sands.2
  Scenario: Reverse the Sands is cast for {6}{W}{W} and exchanges two life totals
    Given Alice has "Reverse the Sands" in hand and can pay {6}{W}{W} and is at 5 life
    And Bob is at 15 life
    When Alice plays "Reverse the Sands"
    Then the total cost of "Reverse the Sands" is {6}{W}{W}
    When the stack resolves
    And Alice sets life totals to Alice 15 and Bob 5
    Then Bob is at 5 life
    And "Reverse the Sands" is in Alice's graveyard
