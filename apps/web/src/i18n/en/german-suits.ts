import type { Messages, RuleTexts } from '../messages.ts';
import { germanCards } from './cards.ts';

/** The same words for a table that plays with German suits (R1.9). */
export function withGermanSuits(words: Messages): Messages {
  const { declare, errors, ramsch, rules, settings, sheet, table } = words;
  return {
    ...words,
    cards: germanCards,
    declare: {
      ...declare,
      skatMayHelp: 'An Unter in the skat can still raise the value.',
      skatMayHurt: 'An Unter in the skat can still change the value, downwards too.',
    },
    ramsch: { ...ramsch, jackRefused: 'Unters may not be passed on.' },
    sheet: {
      ...sheet,
      gamesShort: { ...sheet.gamesShort, C: 'Ac', S: 'Le', H: 'He', D: 'Be' },
    },
    rules: { ...rules, labels: { ...rules.labels, jacksMayBePassed: 'Unters may be passed on' } },
    table: {
      ...table,
      noCard: 'That is no card: first A L H B, then A K O U T 9 8 7.',
      keys: { ...table.keys, cardBox: 'type and play a card, BT is the ten of bells' },
    },
    settings: { ...settings, sorts: { ...settings.sorts, jacksRight: 'Unters on the right' } },
    errors: { ...errors, jackMayNotBePassed: 'Unters may not be passed on.' },
  };
}

/** What the rules say at such a table. */
export function textsWithGermanSuits(texts: RuleTexts): RuleTexts {
  return {
    ...texts,
    officersSay:
      'Each player has eight hidden cards with an open one on top of each. The elder names acorns, leaves, hearts, bells or Grand from the open cards and leads; one follows with open cards. The elder wins with 61 card points.',
    openings: {
      ...texts.openings,
      ramsch:
        'In Ramsch everybody plays alone and only the Unters are trumps: whoever has the most card points loses and gets them as minus points.',
    },
    says: {
      ...texts.says,
      jacksMayBePassed: {
        on: 'Unters may be passed on.',
        off: 'Whoever has looked at the skat may not pass on an Unter.',
      },
    },
  };
}
