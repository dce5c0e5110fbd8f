# Whoever says yes to Ballot of the Tyrant votes for death, and whoever says no votes for torture. With Founders' Ballot, yes is a vote for plenty and no
# a vote for dearth.
Feature: Votes

  @cr26:701.38a @cr26:701.38b
  Scenario: Alice, Bob and Carol vote for Ballot of the Tyrant in this order, and the two votes for death outvote the one for torture
    Given Carol is playing too
    And Alice controls "Watchwolf" and has "Ballot of the Tyrant" in hand and can pay {1}{B}
    And Bob controls "Grizzly Bears"
    And Carol controls "Hill Giant"
    When Alice casts "Ballot of the Tyrant"
    And the stack resolves
    Then Alice is asked for yes or no by "Ballot of the Tyrant"
    When Alice says no to "Ballot of the Tyrant"
    Then Bob is asked for yes or no by "Ballot of the Tyrant"
    And "Grizzly Bears" is in play
    When Bob says yes to "Ballot of the Tyrant"
    Then Carol is asked for yes or no by "Ballot of the Tyrant"
    When Carol says yes to "Ballot of the Tyrant"
    Then "Grizzly Bears" and "Hill Giant" were sacrificed
    And "Watchwolf" is in play
    And Bob is at 20 life
    And Carol is at 20 life

  @cr26:701.38a @cr26:701.38b
  Scenario Outline: Of the votes of Alice and Bob for Ballot of the Tyrant <result>
    Given Alice has "Ballot of the Tyrant" in hand and can pay {1}{B}
    And Bob controls "Grizzly Bears"
    When Alice casts "Ballot of the Tyrant"
    And the stack resolves
    And Alice says <alice> to "Ballot of the Tyrant"
    And Bob says <bob> to "Ballot of the Tyrant"
    Then Bob is at <life> life
    And "Grizzly Bears" is <place>

    Examples:
      | result                                                       | alice | bob | life | place              |
      | both are for death, so Bob sacrifices a creature             | yes   | yes | 20   | in Bob's graveyard |
      | one is for death and one for torture, so Bob loses 4 life    | yes   | no  | 16   | in play            |
      | the first is for torture, the other for death: a tie as well | no    | yes | 16   | in play            |

  @cr26:701.38a.2
  Scenario Outline: Ballot of the Tyrant, cast by Alice in <turn> turn, lets Alice vote first, then Bob, then Carol
    Given Carol is playing too
    And it is <turn> main phase
    And Alice controls "Vedalken Orrery" and has "Ballot of the Tyrant" in hand and can pay {1}{B}
    When Alice casts "Ballot of the Tyrant"
    And the stack resolves
    Then Alice is asked for yes or no by "Ballot of the Tyrant"
    When Alice says no to "Ballot of the Tyrant"
    Then Bob is asked for yes or no by "Ballot of the Tyrant"
    When Bob says no to "Ballot of the Tyrant"
    Then Carol is asked for yes or no by "Ballot of the Tyrant"
    When Carol says no to "Ballot of the Tyrant"
    Then Bob is at 16 life

    Examples:
      | turn    |
      | Alice's |
      | Bob's   |

  @cr26:701.38b.2
  Scenario Outline: Alice votes for Hill Giant and Bob for <vote> as Shared Verdict resolves
    Given Alice controls "Grizzly Bears" and "Watchwolf"
    And Alice has "Shared Verdict" in hand and can pay {1}{W}
    And Bob controls "Hill Giant" and "Sol Ring"
    When Alice casts "Shared Verdict"
    And the stack resolves
    Then Alice may choose "Hill Giant" for "Shared Verdict"
    And Alice may not choose "Sol Ring" for "Shared Verdict"
    When Alice chooses "Hill Giant" for "Shared Verdict"
    And Bob chooses "<vote>" for "Shared Verdict"
    Then "Hill Giant" is in Bob's graveyard
    And "Grizzly Bears" is <bears>
    And "Watchwolf" is in play

    Examples:
      | vote          | bears                |
      | Grizzly Bears | in Alice's graveyard |
      | Hill Giant    | in play              |

  @cr26:701.38b.3
  Scenario Outline: Alice votes for Bob and Bob for <vote> as Shared Blame resolves
    Given Alice has "Shared Blame" in hand and can pay {1}{B}
    When Alice casts "Shared Blame"
    And the stack resolves
    And Alice chooses the player Bob for "Shared Blame"
    Then Bob may choose the player Alice for "Shared Blame"
    And Bob may choose the player Bob for "Shared Blame"
    When Bob chooses the player <vote> for "Shared Blame"
    Then Bob is at 17 life
    And Alice is at <alice> life

    Examples:
      | vote  | alice |
      | Alice | 17    |
      | Bob   | 20    |

  @cr26:701.38a.3
  Scenario Outline: Alice votes for wealth and Bob for <choice> with the ability of Speaking Stone
    Given Alice controls "Speaking Stone" and can pay {1}
    When Alice activates "Speaking Stone"
    And the stack resolves
    Then Alice is asked for yes or no by "Speaking Stone"
    When Alice says yes
    Then Bob is asked for yes or no by "Speaking Stone"
    When Bob says <vote>
    Then Alice is at <hers> life
    And Bob is at <his> life

    Examples:
      | choice | vote | hers | his |
      | wealth | yes  | 22   | 20  |
      | ruin   | no   | 21   | 19  |

  @cr26:701.38d
  Scenario: Bob, who has two votes for Founders' Ballot because of Sol Ring, casts both of them after Alice and before Carol
    Given Carol is playing too
    And Alice has "Founders' Ballot" in hand and can pay {1}{W}
    And Bob controls "Sol Ring"
    When Alice casts "Founders' Ballot"
    And the stack resolves
    Then Alice is asked for yes or no by "Founders' Ballot"
    When Alice says yes
    Then Bob is asked for yes or no by "Founders' Ballot"
    When Bob says yes
    Then Bob is asked for yes or no by "Founders' Ballot"
    When Bob says no
    Then Carol is asked for yes or no by "Founders' Ballot"
    When Carol says no
    Then Alice is at 22 life
    And Bob is at 18 life
    And Carol is at 18 life

  @cr26:701.38d
  Scenario: Alice, who has three votes for Founders' Ballot because of two artifacts, casts all of them before Bob
    Given Alice controls "Sol Ring" and "Fountain of Youth"
    And Alice has "Founders' Ballot" in hand and can pay {1}{W}
    When Alice casts "Founders' Ballot"
    And the stack resolves
    And Alice says yes
    Then Alice is asked for yes or no by "Founders' Ballot"
    When Alice says no
    Then Alice is asked for yes or no by "Founders' Ballot"
    When Alice says yes
    Then Bob is asked for yes or no by "Founders' Ballot"
    When Bob says no
    Then Alice is at 22 life
    And Bob is at 18 life

  @cr26:701.38d
  Scenario: Bob, the last to vote for Founders' Ballot, casts his vote and the additional one of Sol Ring in a row
    Given Alice has "Founders' Ballot" in hand and can pay {1}{W}
    And Bob controls "Sol Ring"
    When Alice casts "Founders' Ballot"
    And the stack resolves
    And Alice says yes
    Then Bob is asked for yes or no by "Founders' Ballot"
    When Bob says no
    Then Bob is asked for yes or no by "Founders' Ballot"
    When Bob says no
    Then Alice is at 21 life
    And Bob is at 18 life
