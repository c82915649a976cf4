/**
 * What a defender's ten cards say about the declarer's chances: suit games and Null fitted to games of computer players,
 * Grand set by hand, where strong defenders are too rare to be fitted.
 */
export const DEFENCE_WEIGHTS = {
  suit: {
    constant: -2.37,
    hand: -0.44,
    trumps: 0.1,
    longTrumps: 1.16,
    clubJack: 0.27,
    spadeJack: 0.13,
    redJacks: 0,
    trumpAce: 0.21,
    trumpTen: 0.11,
    sideAces: 0.1,
    voidSuits: 1.29,
  },
  grand: {
    constant: -2.9,
    hand: -0.24,
    trumps: 0.25,
    longTrumps: 0,
    clubJack: 0.4,
    spadeJack: 0.2,
    redJacks: 0,
    trumpAce: 0,
    trumpTen: 0,
    sideAces: 0.45,
    voidSuits: 0.84,
  },
} as const;

export const NULL_DEFENCE = {
  constant: -1.37,
  open: -1.12,
  perSeven: 0.08,
  perEight: 0.14,
  perShortSuit: 0.37,
} as const;
