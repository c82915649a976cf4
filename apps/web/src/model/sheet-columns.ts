import type { OfficersFacts, Sheet, SheetRow } from '@skat/engine';
import { gameKindOf, isTrumpGame, sheetBaseValue } from '@skat/engine';
import type { Formats } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';
import { contractParts } from './contract.ts';
import { headScore } from './result-words.ts';
import { factorMark, isShortened, shortGame } from './sheet-words.ts';

/** A column of the sheet between the number of a game and the players. */
export interface SheetColumn {
  readonly key: string;
  readonly head: string;
  /** What a shortened head stands for. */
  readonly title?: string;
  readonly look: 'text' | 'number' | 'mark' | 'won' | 'lost' | 'value' | 'points';
  readonly cell: (row: SheetRow) => string;
  /** A mark behind the entry, and what it stands for. */
  readonly note?: (row: SheetRow) => { readonly letter: string; readonly title: string } | null;
}

interface Speech {
  readonly words: Messages;
  readonly format: Formats;
}

const MARKS = ['hand', 'schneider', 'schneiderAnnounced', 'schwarz', 'schwarzAnnounced', 'ouvert'] as const;

/** Columns where there is room for each thing: those of the official list (R8.10), or of Officers' Skat (R9.90, R9.91). */
export function wideColumns({ rules }: Sheet, speech: Speech): readonly SheetColumn[] {
  if (rules.players !== 2) return [...skatColumns(speech), ...gainColumns(speech)];
  if (rules.twoPlayer.scoring === 'victoryPoints') return [gameColumn(speech), pointsColumn(speech)];
  return [
    gameColumn(speech),
    ...officersColumns(speech.words.sheet.columns, speech),
    pointsColumn(speech),
    ...gainColumns(speech),
  ];
}

/** Columns where room is short: the game in a few letters, and its score. */
export function narrowColumns({ rules }: Sheet, speech: Speech): readonly SheetColumn[] {
  if (rules.players !== 2) return [shortGameColumn(speech), valueColumn(speech)];
  if (rules.twoPlayer.scoring === 'victoryPoints') return [gameColumn(speech), pointsColumn(speech)];
  const { short } = speech.words.sheet;
  const heads = { base: short.base, level: short.level, factor: '×' };
  return [officersGameColumn(speech), ...officersColumns(heads, speech), valueColumn(speech)];
}

/** Whether the line has an entry that costs somebody. */
export function isLoss(row: SheetRow): boolean {
  return (headScore(row) ?? 0) < 0;
}

function gameColumn({ words }: Speech): SheetColumn {
  const { columns, short, shortened } = words.sheet;
  const cell = (row: SheetRow): string => nameOf(row, words);
  const note: SheetColumn['note'] = (row) =>
    isShortened(row) ? { letter: short.shortened, title: shortened } : null;
  return { key: 'game', head: columns.game, look: 'text', cell, note };
}

function shortGameColumn({ words }: Speech): SheetColumn {
  return { key: 'game', head: words.sheet.columns.game, look: 'text', cell: (row) => shortGame(row, words) };
}

function officersGameColumn({ words }: Speech): SheetColumn {
  const { columns, gamesShort, short } = words.sheet;
  const cell = (row: SheetRow): string => {
    if (row.facts.kind !== 'officers') return '';
    const game = gamesShort[row.facts.game];
    return isShortened(row) ? `${game} ${short.shortened}` : game;
  };
  return { key: 'game', head: columns.game, look: 'text', cell };
}

function nameOf({ facts, evaluation }: SheetRow, words: Messages): string {
  const factor = 'factor' in evaluation ? factorMark(evaluation.factor) : '';
  switch (facts.kind) {
    case 'passedIn':
      return words.sheet.passedIn;
    case 'ramsch':
      return [words.ramsch.name, factor].filter(Boolean).join(' ');
    case 'officers':
      return words.cards.games[facts.game];
    case 'played': {
      const isNull = facts.announcement.game === 'null';
      const name = isNull
        ? words.cards.contract(contractParts(facts.announcement))
        : words.cards.games[gameKindOf(facts.announcement)];
      return [name, factor].filter(Boolean).join(' ');
    }
  }
}

function skatColumns(speech: Speech): readonly SheetColumn[] {
  const { columns, short } = speech.words.sheet;
  return [
    gameColumn(speech),
    {
      key: 'base',
      head: columns.base,
      look: 'number',
      cell: ({ facts }) => (facts.kind === 'played' ? String(sheetBaseValue(facts.announcement)) : ''),
    },
    ...(['with', 'without'] as const).map((side): SheetColumn => ({
      key: side,
      head: columns[side],
      look: 'number',
      cell: (row) => matadors(row, side),
    })),
    ...MARKS.map((mark): SheetColumn => ({
      key: mark,
      head: short[mark],
      title: columns[mark],
      look: 'mark',
      cell: (row) => (hasMark(row, mark) ? '×' : ''),
    })),
  ];
}

function matadors({ facts }: SheetRow, side: 'with' | 'without'): string {
  if (facts.kind !== 'played' || facts.matadors?.side !== side) return '';
  return String(facts.matadors.count);
}

function hasMark({ facts, evaluation }: SheetRow, mark: (typeof MARKS)[number]): boolean {
  if (facts.kind !== 'played' || evaluation.kind !== 'played') return false;
  if (isTrumpGame(facts)) return evaluation.steps.some(({ step }) => step === mark);
  return mark === 'hand' ? facts.announcement.hand : mark === 'ouvert' && facts.announcement.ouvert;
}

function gainColumns({ words: { sheet }, format }: Speech): readonly SheetColumn[] {
  return [
    {
      key: 'plus',
      head: '+',
      title: sheet.columns.plus,
      look: 'won',
      cell: (row) => (isLoss(row) ? '' : amount(row, format)),
    },
    {
      key: 'minus',
      head: '−',
      title: sheet.columns.minus,
      look: 'lost',
      cell: (row) => (isLoss(row) ? amount(row, format) : ''),
      note: ({ evaluation }) =>
        evaluation.kind === 'played' && evaluation.overbid && !evaluation.won
          ? { letter: sheet.short.overbid, title: sheet.overbid }
          : null,
    },
  ];
}

/** Under "+" or "−" an entry stands without its sign. */
function amount(row: SheetRow, format: Formats): string {
  const score = headScore(row);
  return score === null ? '' : format.number(Math.abs(score));
}

function valueColumn({ words, format }: Speech): SheetColumn {
  const cell = (row: SheetRow): string => {
    const score = headScore(row);
    return score === null ? '' : format.signed(score);
  };
  return { key: 'value', head: words.sheet.columns.value, look: 'value', cell };
}

type Heads = Readonly<Record<'base' | 'level' | 'factor', string>>;

function officersColumns(heads: Heads, { words: { sheet } }: Speech): readonly SheetColumn[] {
  const { columns } = sheet;
  const entry = (key: keyof Heads, valueOf: (row: OfficersRow) => string): SheetColumn => ({
    key,
    head: heads[key],
    title: columns[key],
    look: 'number',
    cell: ({ evaluation }) => (evaluation.kind === 'officers' ? valueOf(evaluation) : ''),
  });
  return [
    entry('base', ({ base }) => String(base ?? '')),
    entry('level', ({ level }) => String(level ?? '')),
    entry('factor', ({ factor }) => factorMark(factor)),
  ];
}

type OfficersRow = Extract<SheetRow['evaluation'], { kind: 'officers' }>;

/** Card points of elder and dealer. */
function pointsColumn({ words }: Speech): SheetColumn {
  const cell = ({ facts }: SheetRow): string => (facts.kind === 'officers' ? pointsOf(facts) : '');
  return { key: 'points', head: words.sheet.columns.points, look: 'points', cell };
}

function pointsOf({ elderPoints, forfeitedBy }: OfficersFacts): string {
  return forfeitedBy === null ? `${elderPoints} : ${120 - elderPoints}` : '';
}

/** How wide letters are beside a digit, in a font that is on the wide side. */
const WIDTHS: Readonly<Record<string, number>> = {
  '−': 1.34,
  '+': 1.34,
  '.': 0.52,
  ',': 0.52,
  ' ': 0.52,
  '/': 0.55,
  ':': 0.55,
};

/** Width of the widest of these entries, in digits. */
export function widestOf(entries: readonly string[]): number {
  const widthOf = (entry: string): number =>
    Array.from(entry).reduce((width, letter) => width + (WIDTHS[letter] ?? 1), 0);
  return Math.max(0, ...entries.map(widthOf));
}
