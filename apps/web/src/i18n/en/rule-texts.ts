import type { RuleTexts } from '../messages.ts';

/** What the rules say in sentences (R9.98): fetched where they are read. */
export const ruleTexts: RuleTexts = {
  officersSay:
    'Each player has eight hidden cards with an open one on top of each. The elder names clubs, spades, hearts, diamonds or Grand from the open cards and leads; one follows with open cards. The elder wins with 61 card points.',
  openings: {
    ramsch:
      'In Ramsch everybody plays alone and only the jacks are trumps: whoever has the most card points loses and gets them as minus points.',
    grandHand: 'Grand Hand instead of Ramsch is played without a bid and counts like any Grand Hand.',
    bock: 'A Bock round begins with the next game and lasts until everybody has dealt once.',
    spitze: 'Spitze adds one level: the lowest trump must win the last trick, or else the game is lost.',
    officersLevels:
      'The game is one level; Schneider (one side has 30 card points at most) and Schwarz (one side has no trick) are one more each. Base value times levels is the game value.',
    officersMatadors:
      'Each of the top trumps that the elder holds, or lacks, without a gap is a level too, counted over the elder’s sixteen cards.',
    officersTie: 'At 60 to 60 the elder loses.',
  },
  says: {
    scoring: {
      simple: 'Only the points of one’s own games count.',
      seeger: 'On top of game points, 50 for each own game won and −50 for each lost.',
      seegerFabian:
        'On top of game points, 50 for each own game won and −50 for each lost; when a declarer loses, each of the others gets 40 at a table of three, 30 at a table of four.',
      bierlachs:
        'There are minus points only: when the declarer wins, the others pay; when the declarer loses, it costs double. Whoever reaches the limit is last.',
    },
    dealerShare: {
      skwo: 'The dealer who sits out gets 30 as well when the declarer loses.',
      none: 'The dealer who sits out gets nothing when the declarer loses.',
    },
    tieBreak: {
      draw: 'Equal totals share the place.',
      skwo: 'Equal totals are ordered by more games won, then fewer lost.',
    },
    bierlachsLimit: {
      '301': 'The sheet ends as soon as somebody reaches −301.',
      '401': 'The sheet ends as soon as somebody reaches −401.',
      '501': 'The sheet ends as soon as somebody reaches −501.',
    },
    bierlachsDealerPays: {
      on: 'The dealer who sits out pays too.',
      off: 'The dealer who sits out does not pay.',
    },
    onAllPass: {
      redeal:
        'When all pass, the game is passed in: it counts as a game of the sheet, the next player deals.',
      ramsch: 'When all pass, Ramsch is played.',
      schieberamsch: 'When all pass, Schieberamsch is played: the skat goes round first.',
    },
    skatOwner: {
      lastTrick: 'In Ramsch the skat belongs to the last trick.',
      loser: 'In Ramsch the loser gets the skat on top.',
      nobody: 'In Ramsch the skat counts for nobody.',
    },
    ramschTie: {
      allTiedLose: 'If several have the most card points, all of them lose.',
      lastTrickLoses: 'If several have the most card points, whoever won a trick last loses.',
    },
    jungfrau: {
      on: 'If somebody stays without a trick (virgin), the Ramsch counts double.',
      off: 'A virgin changes nothing.',
    },
    durchmarsch: {
      plus120: 'Whoever takes all tricks (forced march) gets 120 points.',
      othersMinus120: 'If somebody takes all tricks (forced march), the others lose 120 points each.',
      off: 'There is no forced march: whoever takes all tricks loses with all card points.',
    },
    ramschCounts: {
      on: 'A lost Ramsch counts as a game lost, a forced march as a game won.',
      off: 'Ramsch does not count as a game won or lost.',
    },
    pushDoubles: {
      on: 'Whoever pushes the skat on unseen doubles the result.',
      off: 'Pushing doubles nothing.',
    },
    jacksMayBePassed: {
      on: 'Jacks may be passed on.',
      off: 'Whoever has looked at the skat may not pass on a jack.',
    },
    grandHand: {
      compulsoryOnly: 'In Ramsch rounds a Grand Hand may be announced instead; the Ramsch is still owed.',
      always: 'Before every Ramsch a Grand Hand may be announced instead.',
      never: 'There is no Grand Hand instead of a Ramsch.',
    },
    kontra: {
      on: 'The defenders may say Kontra, the declarer Re: the score doubles each time.',
      off: 'There is no Kontra and no Re.',
    },
    kontraSteps: {
      '2': 'Re is the last word.',
      '3': 'After Re, Supra may be said.',
      '4': 'After Re, Supra and Hirsch may be said.',
    },
    kontraWindow: {
      ownFirstCard: 'Kontra may be said until one’s own first card is played.',
      beforeFirstLead: 'Kontra may be said only before the first lead; both defenders are asked.',
    },
    kontraNeedsBid: {
      on: 'Only a defender who said or held at least 18 may say Kontra.',
      off: 'A defender may say Kontra without having bid.',
    },
    kontraOuvert: {
      beforeExposure: 'In ouvert games both are asked for Kontra before the cards are laid open.',
      none: 'There is no Kontra in ouvert games.',
    },
    reInNull: { on: 'Re may be said in Null as well.', off: 'There is no Re in Null.' },
    kontraDoublesBonus: {
      on: 'Kontra also doubles the 50 and the 40 or 30 of the scoring.',
      off: 'The 50 and the 40 or 30 of the scoring are not doubled.',
    },
    bock: {
      on: 'There are Bock rounds: for one round every score counts double.',
      off: 'There are no Bock rounds.',
    },
    bockStacking: {
      append: 'Several Bock rounds follow one another.',
      multiply: 'Where Bock rounds overlap, each doubles once more.',
      ignore: 'Within a Bock round no new one arises.',
    },
    bockThenRamsch: {
      on: 'Each Bock round is followed by a Ramsch round.',
      off: 'Nothing follows a Bock round.',
    },
    spitze: {
      on: 'With the announcement, Spitze may be promised: the last trick with the lowest trump.',
      off: 'Spitze is not played.',
    },
    concede: {
      both: 'The defenders can give up only together.',
      either: 'If one defender gives up, that binds both.',
    },
    defendersClaim: {
      on: 'A defender may claim the rest when all remaining tricks are certain.',
      off: 'Defenders play their tricks out.',
    },
    officersScoring: {
      value: 'If the elder wins, the elder gets the game value; a loss costs it twice.',
      victoryPoints: 'Victory points by card points: 60 one, from 61 two, from 91 three, all 120 four.',
    },
    officersKontra: {
      on: 'The dealer may say Kontra, the elder Re: the score doubles each time.',
      off: 'There is no Kontra and no Re.',
    },
    officersMatadors: { on: 'Matadors count in the game value.', off: 'Matadors do not count.' },
    announceAfterEight: {
      on: 'The game is announced from eight open cards.',
      off: 'The game is announced from four open cards.',
    },
    onLeave: {
      bot: 'For whoever leaves, the computer plays on.',
      forfeit: 'Whoever leaves in the middle of a game loses it.',
    },
    cut: { auto: 'The deck is cut by itself.', player: 'The player on the dealer’s right cuts.' },
    cardFace: {
      french: 'The French deck is used.',
      german: 'The German deck is used.',
      tournament: 'The four-colour tournament deck is used.',
    },
    showCounters: {
      on: 'Card points are counted for everybody to see.',
      off: 'Everybody counts card points for themselves.',
    },
    kontraSaid: { on: 'Bock after every Kontra.', off: '' },
    split60: { on: 'Bock after 60 to 60.', off: '' },
    kontraLost: { on: 'Bock when the declarer loses with Kontra.', off: '' },
    reSaid: { on: 'Bock after every Re.', off: '' },
    passedOut: { on: 'Bock when all pass.', off: '' },
    lostGrand: { on: 'Bock after a lost Grand.', off: '' },
    wonGrandHand: { on: 'Bock after a won Grand Hand.', off: '' },
    declarerSchneider: { on: 'Bock when the declarer stays schneider.', off: '' },
    valueAtLeast72: { on: 'Bock from a game value of 72.', off: '' },
    valueAtLeast96: { on: 'Bock from a game value of 96.', off: '' },
    totalMultipleOf100: { on: 'Bock when a total lands on full hundreds.', off: '' },
    totalRepdigit: { on: 'Bock at a total like 111 or 222.', off: '' },
  },
};
