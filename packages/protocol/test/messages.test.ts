import { PRESETS, TOURNAMENT_RULES, presetOf, presetRules } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import {
  codeSchema,
  commandMessageSchema,
  invitationSchema,
  joinSchema,
  newTableSchema,
  personNameSchema,
  playerCommandSchema,
  rulesSchema,
} from '../src/index.ts';

const TABLE_ID = '7b2f3c1e-5d64-4f0a-9a51-0f6f6a1c2d3e';
const COMMAND_ID = '0c9d7a42-1b7f-4e0c-8a53-6d1f2e3a4b5c';
const envelope = (command: unknown): unknown => ({
  tableId: TABLE_ID,
  version: 4,
  commandId: COMMAND_ID,
  command,
});
const declare = (announcement: unknown, discard: unknown): unknown => ({
  type: 'act',
  action: { type: 'declare', announcement, discard },
});
const HEARTS = {
  type: 'declare',
  announcement: { game: 'suit', trump: 'H', level: 'none' },
  discard: ['DT', 'CK'],
} as const;
const act = (action: unknown): unknown => ({ type: 'act', action });

describe('table:command', () => {
  it.each([
    ['sit', { type: 'sit', seat: 2 }],
    ['stand', { type: 'stand' }],
    ['swapSeats', { type: 'swapSeats', a: 0, b: 1 }],
    ['addComputer', { type: 'addComputer', seat: 1 }],
    ['freeSeat', { type: 'freeSeat', seat: 1 }],
    ['a fourth chair (R2.12)', { type: 'addChair' }],
    ['one chair less (R2.12)', { type: 'removeChair', seat: 3 }],
    ['the fourth seat', { type: 'sit', seat: 3 }],
    ['ready', { type: 'ready', series: 1, game: 0, readiness: 'ready' }],
    ['start', { type: 'start' }],
    ['letComputerPlay', { type: 'letComputerPlay', seat: 0 }],
    ['offerSeat', { type: 'offerSeat', seat: 0 }],
    ['takeBack', { type: 'takeBack' }],
    ['endSeries', { type: 'endSeries', series: 1 }],
    ['newSeries', { type: 'newSeries', series: 1 }],
    ['bid', act({ type: 'bid', value: 18 })],
    ['a bid that the rules will refuse (R3.4)', act({ type: 'bid', value: 19 })],
    ['hold', act({ type: 'hold' })],
    ['pass', act({ type: 'pass' })],
    ['pick up', act({ type: 'pickUpSkat' })],
    ['Hand', act({ type: 'playHand' })],
    ['hearts with discard', declare({ game: 'suit', trump: 'H', level: 'none' }, ['DT', 'CK'])],
    ['Null Ouvert Hand', declare({ game: 'null', hand: true, ouvert: true }, null)],
    ['a card', act({ type: 'playCard', card: 'HT' })],
    ['a cut (R2.7)', act({ type: 'cut', at: 16 })],
    ['a cut that the rules will refuse (R2.7)', act({ type: 'cut', at: 3 })],
    ['Spitze (R9.60)', act({ ...HEARTS, spitze: true })],
    ['Kontra (R9.40)', act({ type: 'kontra' })],
    ['no Kontra (R9.43)', act({ type: 'noKontra' })],
    ['a resignation (R6.2)', act({ type: 'resign' })],
    ['a concession (R6.4)', act({ type: 'concede' })],
    ['a claim (R6.6)', act({ type: 'claim', level: 'schneider' })],
    ['a claim of the rest (R6.8)', act({ type: 'claimRest' })],
    ['yes', act({ type: 'accept' })],
    ['no', act({ type: 'decline' })],
    ['a look at the skat (R9.26)', act({ type: 'ramschLook' })],
    ['two cards passed on (R9.26)', act({ type: 'ramschPass', cards: ['D7', 'CA'] })],
    ['a push (R9.26)', act({ type: 'ramschPush' })],
    ['a game of two (R9.83)', act({ type: 'announceOfficers', game: 'grand' })],
  ])('takes %s', (_, command) => {
    expect(commandMessageSchema.safeParse(envelope(command)).success).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['an unknown type', { type: 'deal', deck: [] }],
    ['a server command', { type: 'voidGame' }],
    ['a prototype name', { type: '__proto__' }],
    ['a constructor', { type: 'constructor' }],
    ['a field too many', { type: 'stand', seat: 0 }],
    ['a seat that does not exist', { type: 'sit', seat: 4 }],
    ['a seat as text', { type: 'sit', seat: '0' }],
    ['a half bid', act({ type: 'bid', value: 18.5 })],
    ['a bid that is no number', act({ type: 'bid', value: Number.NaN })],
    ['a negative bid', act({ type: 'bid', value: -18 })],
    ['a card in lower case', act({ type: 'playCard', card: 'ht' })],
    ['a joker', act({ type: 'playCard', card: 'XX' })],
    ['one discard', declare({ game: 'grand', level: 'none' }, ['DT'])],
    ['three discards', declare({ game: 'grand', level: 'none' }, ['DT', 'CK', 'C7'])],
    ['a trump in Grand', declare({ game: 'grand', trump: 'H', level: 'none' }, null)],
    [
      'a level in Null (R4.8)',
      declare({ game: 'null', hand: true, ouvert: false, level: 'schneider' }, null),
    ],
    ['an unknown level', declare({ game: 'grand', level: 'kontra' }, null)],
    ['a cut between two cards', act({ type: 'cut', at: 4.5 })],
    ['Spitze that is not', act({ ...HEARTS, spitze: false })],
    ['Spitze left open', act({ ...HEARTS, spitze: undefined })],
    ['a claim without a level', act({ type: 'claim' })],
    ['a claim of nothing', act({ type: 'claim', level: 'none' })],
    ['one card passed on', act({ type: 'ramschPass', cards: ['D7'] })],
    ['an answer to a proposal that names another', act({ type: 'accept', kind: 'claim' })],
    ['Null for two (R9.83)', act({ type: 'announceOfficers', game: 'null' })],
    ['readiness as a boolean', { type: 'ready', series: 1, game: 1, readiness: true }],
  ])('refuses %s', (_, command) => {
    expect(commandMessageSchema.safeParse(envelope(command)).success).toBe(false);
  });

  it.each([
    ['a table that is no id', { tableId: "' or 1=1" }],
    ['a version as text', { version: '4' }],
    ['a negative version', { version: -1 }],
    ['an endless version', { version: Number.POSITIVE_INFINITY }],
    ['no command id', { commandId: undefined }],
    ['a seat of the client’s own choice', { seat: 1 }],
    ['somebody else’s player id', { playerId: TABLE_ID }],
  ])('refuses an envelope with %s', (_, change) => {
    const message = { ...(envelope({ type: 'stand' }) as object), ...change };
    expect(commandMessageSchema.safeParse(message).success).toBe(false);
  });

  it('never lets a field of the prototype through', () => {
    const message: unknown = JSON.parse(`{"tableId":"${TABLE_ID}","__proto__":{"admin":true}}`);
    expect(joinSchema.safeParse(message).success).toBe(false);
  });
});

describe('texts', () => {
  it.each([
    ['trims', '  Ben  ', 'Ben'],
    ['joins white space', 'Ben  der   Bauer', 'Ben der Bauer'],
    ['composes', 'Jo\u0308rg', 'Jörg'],
    ['keeps Chinese', '小明', '小明'],
    ['keeps an emoji', 'Ben 🃏', 'Ben 🃏'],
    ['keeps an emoji of several', '👩\u200d👧 \u2660\ufe0f', '👩\u200d👧 \u2660\ufe0f'],
    ['keeps marks on letters', 'हिन्दी', 'हिन्दी'],
    ['counts characters, not code units', '🃏'.repeat(24), '🃏'.repeat(24)],
  ])('%s', (_, given, expected) => expect(personNameSchema.parse(given)).toBe(expected));

  it.each([
    ['empty', ''],
    ['blank', ' \u00a0 '],
    ['too long', 'x'.repeat(25)],
    ['NUL', 'Ben\u0000'],
    ['a line break', 'Ben\nBen'],
    ['a lone surrogate', 'Ben\ud83c'],
    ['a space without width', 'Ben\u200b'],
    ['letters turned round', '\u202eneB'],
    ['an isolate', '\u2066Ben\u2069'],
    ['a soft hyphen', 'Be\u00adn'],
    ['a byte order mark', '\ufeffBen'],
    ['a filler that looks like a space', '\u3164'],
    ['hidden tags', 'Ben\u{e0041}'],
    ['a joiner alone', '\u200d'],
    ['a selector alone', '\ufe0f'],
    ['blank Braille', '\u2800 \u2800'],
    ['a mark on nothing', '\u0301'],
    ['a number', 7],
    ['an object', { toString: 'Ben' }],
  ])('refuses %s', (_, given) => expect(personNameSchema.safeParse(given).success).toBe(false));

  it.each([
    ['lower case', '7f3k2q', '7F3K2Q'],
    ['a dash', '7F3-K2Q', '7F3K2Q'],
    ['spaces', ' 7f3 k2q ', '7F3K2Q'],
  ])('a code forgives %s', (_, given, expected) => expect(codeSchema.parse(given)).toBe(expected));

  it.each(['', '7F3K2', '7F3K2QX', '7F3K2O', '7F3K2I', 'ÄÖÜABC'])('no code: %j', (given) =>
    expect(codeSchema.safeParse(given).success).toBe(false),
  );

  it.each(['', 'short', '../../etc/passwd', 'a'.repeat(65)])('no invitation: %j', (given) =>
    expect(invitationSchema.safeParse(given).success).toBe(false),
  );
});

describe('new tables', () => {
  const rules = (change: object): unknown => ({ ...TOURNAMENT_RULES, ...change });

  it.each(PRESETS)('[R9.99] takes the preset %s as it is', (preset) => {
    expect(rulesSchema.parse(presetRules(preset))).toEqual(presetRules(preset));
  });

  it.each([2, 3, 12, 36, 144, 'open'])('[R8.9] a series may have %j games', (seriesLength) =>
    expect(rulesSchema.safeParse(rules({ seriesLength })).success).toBe(true),
  );

  it.each([0, 1, 145, 36.5, '36', null, undefined])('[R8.9] a series may not have %j games', (seriesLength) =>
    expect(rulesSchema.safeParse(rules({ seriesLength })).success).toBe(false),
  );

  const { ramsch, schieben, kontra, bock, bierlachs, twoPlayer } = TOURNAMENT_RULES;
  it.each<[string, object]>([
    ['players', { players: 5 }],
    ['scoring', { scoring: 'none' }],
    ['dealerShare', { dealerShare: true }],
    ['tieBreak', { tieBreak: 'lot' }],
    ['onAllPass', { onAllPass: 'bock' }],
    ['ramsch.skatOwner', { ramsch: { ...ramsch, skatOwner: 'forehand' } }],
    ['ramsch.tie', { ramsch: { ...ramsch, tie: 'nobody' } }],
    ['ramsch.jungfrauDoubles', { ramsch: { ...ramsch, jungfrauDoubles: 2 } }],
    ['ramsch.durchmarsch', { ramsch: { ...ramsch, durchmarsch: 120 } }],
    ['ramsch.seegerCounts', { ramsch: { ...ramsch, seegerCounts: null } }],
    ['schieben.pushDoubles', { schieben: { ...schieben, pushDoubles: 'yes' } }],
    ['schieben.jacksMayBePassed', { schieben: { pushDoubles: true } }],
    ['grandHandInRamsch', { grandHandInRamsch: true }],
    ['kontra.enabled', { kontra: { ...kontra, enabled: 1 } }],
    ['kontra.maxSteps', { kontra: { ...kontra, maxSteps: 5 } }],
    ['kontra.window', { kontra: { ...kontra, window: 'always' } }],
    ['kontra.needsBid18', { kontra: { ...kontra, needsBid18: 18 } }],
    ['kontra.doubleBonus', { kontra: { ...kontra, doubleBonus: 'no' } }],
    ['kontra.ouvert', { kontra: { ...kontra, ouvert: 'afterExposure' } }],
    ['kontra.reInNull', { kontra: { ...kontra, reInNull: undefined } }],
    ['kontra as a switch', { kontra: true }],
    ['bock.triggers', { bock: { ...bock, triggers: ['always'] } }],
    ['bock.stacking', { bock: { ...bock, stacking: 'add' } }],
    ['bock.thenRamsch', { bock: { ...bock, thenRamsch: 'schieberamsch' } }],
    ['spitze', { spitze: 'yes' }],
    ['concede', { concede: 'declarer' }],
    ['onLeave', { onLeave: 'void' }],
    ['cut', { cut: 16 }],
    ['cardFace', { cardFace: 'swiss' }],
    ['showCounters', { showCounters: 'yes' }],
    ['bierlachs.limit', { bierlachs: { ...bierlachs, limit: 300 } }],
    ['bierlachs.dealerPays', { bierlachs: { ...bierlachs, dealerPays: 0 } }],
    ['defendersClaim', { defendersClaim: 5 }],
    ['twoPlayer.scoring', { twoPlayer: { ...twoPlayer, scoring: 'seeger' } }],
    ['twoPlayer.matadors', { twoPlayer: { ...twoPlayer, matadors: 1 } }],
    ['twoPlayer.announceAfterEight', { twoPlayer: { ...twoPlayer, announceAfterEight: 8 } }],
    ['an option more', { hurry: true }],
  ])('[R9.98] refuses another value of %s', (_option, change) => {
    const table = { name: 'Runde', rules: rules(change), computers: false };
    expect(newTableSchema.safeParse(table).success).toBe(false);
  });

  it('[R9.50] triggers are a set: their order makes no other preset', () => {
    const family = presetRules('family');
    const triggers = [...family.bock.triggers].reverse();
    const parsed = rulesSchema.parse({ ...family, bock: { ...family.bock, triggers } });
    expect(presetOf(parsed)).toBe('family');
  });

  it('has a command for everything a person may ask', () => {
    const types = playerCommandSchema.options.map((option) => option.shape.type.value);
    expect(new Set(types).size).toBe(17);
  });
});
