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
      skatMayHelp: 'Ein Unter im Skat kann den Wert noch erhöhen.',
      skatMayHurt: 'Ein Unter im Skat kann den Wert noch ändern, auch nach unten.',
    },
    ramsch: { ...ramsch, jackRefused: 'Unter dürfen nicht weitergeschoben werden.' },
    sheet: {
      ...sheet,
      gamesShort: { ...sheet.gamesShort, C: 'Ei', S: 'Gn', H: 'Rot', D: 'Sn' },
    },
    rules: { ...rules, labels: { ...rules.labels, jacksMayBePassed: 'Unter dürfen geschoben werden' } },
    table: {
      ...table,
      noCard: 'Das ist keine Karte: erst E G R S, dann A K O U 10 9 8 7.',
      keys: { ...table.keys, cardBox: 'Karte tippen und spielen, etwa RT für Rot-Zehn' },
    },
    settings: { ...settings, sorts: { ...settings.sorts, jacksRight: 'Unter rechts' } },
    errors: { ...errors, jackMayNotBePassed: 'Unter dürfen nicht weitergeschoben werden.' },
  };
}

/** What the rules say at such a table. */
export function textsWithGermanSuits(texts: RuleTexts): RuleTexts {
  return {
    ...texts,
    officersSay:
      'Jeder hat acht verdeckte Karten mit je einer offenen darauf. Der Ansager nennt aus seinen offenen Karten Eichel, Grün, Rot, Schellen oder Grand und spielt aus; bedient wird mit offenen Karten. Mit 61 Augen gewinnt der Ansager.',
    openings: {
      ...texts.openings,
      ramsch:
        'Im Ramsch spielt jeder für sich und nur die Unter sind Trumpf: wer die meisten Augen hat, verliert und bekommt sie als Minus angeschrieben.',
    },
    says: {
      ...texts.says,
      jacksMayBePassed: {
        on: 'Unter dürfen weitergeschoben werden.',
        off: 'Wer den Skat angesehen hat, darf keinen Unter weiterschieben.',
      },
    },
  };
}
