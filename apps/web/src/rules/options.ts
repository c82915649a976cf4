import type { BockTrigger, TableRules } from '@skat/engine';
import { BIERLACHS_LIMITS, BOCK_TRIGGERS, playsRamsch } from '@skat/engine';

/** Where an option stands in the form and in the readable text. */
export const RULE_SECTIONS = [
  'series',
  'allPass',
  'ramsch',
  'kontra',
  'bock',
  'play',
  'officers',
  'table',
] as const;
export type RuleSection = (typeof RULE_SECTIONS)[number];

/** One rule that a table may choose, its values as words (R9.98). */
export interface RuleOption<Key extends string = string> {
  readonly key: Key;
  readonly section: RuleSection;
  readonly values: readonly string[];
  /** Whether the option means anything under these rules. */
  readonly applies: (rules: TableRules) => boolean;
  readonly read: (rules: TableRules) => string;
  readonly write: (rules: TableRules, value: string) => TableRules;
}

const ON_OFF = ['on', 'off'] as const;
const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

const always = (): boolean => true;
const forThree = ({ players }: TableRules): boolean => players !== 2;
const forTwo = ({ players }: TableRules): boolean => players === 2;
const forFour = ({ players }: TableRules): boolean => players === 4;
const withRamsch = (rules: TableRules): boolean => forThree(rules) && playsRamsch(rules);
const withSchieben = ({ onAllPass, players }: TableRules): boolean =>
  players !== 2 && onAllPass === 'schieberamsch';
const withKontra = (rules: TableRules): boolean => forThree(rules) && rules.kontra.enabled;
const withBock = (rules: TableRules): boolean => forThree(rules) && rules.bock.enabled;
const withBierlachs = ({ scoring }: TableRules): boolean => scoring === 'bierlachs';
const inSeegerFabian = (rules: TableRules): boolean => rules.scoring === 'seegerFabian';

type Part = 'ramsch' | 'schieben' | 'kontra' | 'bock' | 'bierlachs' | 'twoPlayer';

interface Place {
  readonly section: RuleSection;
  readonly values: readonly string[];
  readonly applies?: (rules: TableRules) => boolean;
}

/** Rules that are one word or number. */
type WordRule = {
  [Name in keyof TableRules]: TableRules[Name] extends string | number ? Name : never;
}[keyof TableRules];

/** An option that is a word among the rules themselves. */
function word<Key extends string>(key: Key, name: WordRule, place: Place): RuleOption<Key> {
  return {
    key,
    applies: always,
    ...place,
    read: (rules) => String(rules[name]),
    write: (rules, value) => ({ ...rules, [name]: value }),
  };
}

/** An option that is switched on or off among the rules themselves. */
function toggle<Key extends string>(
  key: Key,
  name: keyof TableRules,
  place: Omit<Place, 'values'>,
): RuleOption<Key> {
  return {
    key,
    values: ON_OFF,
    applies: always,
    ...place,
    read: (rules) => onOff(rules[name] === true),
    write: (rules, value) => ({ ...rules, [name]: value === 'on' }),
  };
}

/** An option that is a word or a number in one part of the rules. */
function wordOf<Key extends string>(
  key: Key,
  [part, name]: readonly [Part, string],
  place: Place,
): RuleOption<Key> {
  return {
    key,
    applies: always,
    ...place,
    read: (rules) => String(Reflect.get(rules[part], name)),
    write: (rules, value) => ({
      ...rules,
      [part]: { ...rules[part], [name]: /^\d+$/.test(value) ? Number(value) : value },
    }),
  };
}

/** An option that is switched on or off in one part of the rules. */
function toggleOf<Key extends string>(
  key: Key,
  [part, name]: readonly [Part, string],
  place: Omit<Place, 'values'>,
): RuleOption<Key> {
  return {
    key,
    values: ON_OFF,
    applies: always,
    ...place,
    read: (rules) => onOff(Reflect.get(rules[part], name) === true),
    write: (rules, value) => ({ ...rules, [part]: { ...rules[part], [name]: value === 'on' } }),
  };
}

/** One of the reasons for a Bock round, switched on or off (R9.50). */
function trigger<Trigger extends BockTrigger>(name: Trigger): RuleOption<Trigger> {
  return {
    key: name,
    section: 'bock',
    values: ON_OFF,
    applies: withBock,
    read: ({ bock }) => onOff(bock.triggers.includes(name)),
    write: (rules, value) => {
      const chosen = BOCK_TRIGGERS.filter((one) =>
        one === name ? value === 'on' : rules.bock.triggers.includes(one),
      );
      return { ...rules, bock: { ...rules.bock, triggers: chosen } };
    },
  };
}

const RULES = [
  word('scoring', 'scoring', {
    section: 'series',
    values: ['simple', 'seeger', 'seegerFabian', 'bierlachs'],
    applies: forThree,
  }),
  word('dealerShare', 'dealerShare', {
    section: 'series',
    values: ['skwo', 'none'],
    applies: (rules) => forFour(rules) && inSeegerFabian(rules),
  }),
  word('tieBreak', 'tieBreak', { section: 'series', values: ['draw', 'skwo'] }),
  wordOf('bierlachsLimit', ['bierlachs', 'limit'], {
    section: 'series',
    values: BIERLACHS_LIMITS.map(String),
    applies: withBierlachs,
  }),
  toggleOf('bierlachsDealerPays', ['bierlachs', 'dealerPays'], {
    section: 'series',
    applies: (rules) => withBierlachs(rules) && forFour(rules),
  }),
  word('onAllPass', 'onAllPass', {
    section: 'allPass',
    values: ['redeal', 'ramsch', 'schieberamsch'],
    applies: forThree,
  }),
  wordOf('skatOwner', ['ramsch', 'skatOwner'], {
    section: 'ramsch',
    values: ['lastTrick', 'loser', 'nobody'],
    applies: withRamsch,
  }),
  wordOf('ramschTie', ['ramsch', 'tie'], {
    section: 'ramsch',
    values: ['allTiedLose', 'lastTrickLoses'],
    applies: withRamsch,
  }),
  toggleOf('jungfrau', ['ramsch', 'jungfrauDoubles'], { section: 'ramsch', applies: withRamsch }),
  wordOf('durchmarsch', ['ramsch', 'durchmarsch'], {
    section: 'ramsch',
    values: ['plus120', 'othersMinus120', 'off'],
    applies: withRamsch,
  }),
  toggleOf('ramschCounts', ['ramsch', 'seegerCounts'], { section: 'ramsch', applies: withRamsch }),
  toggleOf('pushDoubles', ['schieben', 'pushDoubles'], { section: 'ramsch', applies: withSchieben }),
  toggleOf('jacksMayBePassed', ['schieben', 'jacksMayBePassed'], {
    section: 'ramsch',
    applies: withSchieben,
  }),
  word('grandHand', 'grandHandInRamsch', {
    section: 'ramsch',
    values: ['compulsoryOnly', 'always', 'never'],
    applies: withRamsch,
  }),
  toggleOf('kontra', ['kontra', 'enabled'], { section: 'kontra', applies: forThree }),
  wordOf('kontraSteps', ['kontra', 'maxSteps'], {
    section: 'kontra',
    values: ['2', '3', '4'],
    applies: withKontra,
  }),
  wordOf('kontraWindow', ['kontra', 'window'], {
    section: 'kontra',
    values: ['ownFirstCard', 'beforeFirstLead'],
    applies: withKontra,
  }),
  toggleOf('kontraNeedsBid', ['kontra', 'needsBid18'], { section: 'kontra', applies: withKontra }),
  wordOf('kontraOuvert', ['kontra', 'ouvert'], {
    section: 'kontra',
    values: ['beforeExposure', 'none'],
    applies: withKontra,
  }),
  toggleOf('reInNull', ['kontra', 'reInNull'], { section: 'kontra', applies: withKontra }),
  toggleOf('kontraDoublesBonus', ['kontra', 'doubleBonus'], {
    section: 'kontra',
    applies: (rules) => withKontra(rules) && inSeegerFabian(rules),
  }),
  toggleOf('bock', ['bock', 'enabled'], { section: 'bock', applies: forThree }),
  wordOf('bockStacking', ['bock', 'stacking'], {
    section: 'bock',
    values: ['append', 'multiply', 'ignore'],
    applies: withBock,
  }),
  toggleOf('bockThenRamsch', ['bock', 'thenRamsch'], { section: 'bock', applies: withBock }),
  toggle('spitze', 'spitze', { section: 'play', applies: forThree }),
  word('concede', 'concede', { section: 'play', values: ['both', 'either'], applies: forThree }),
  toggle('defendersClaim', 'defendersClaim', { section: 'play', applies: forThree }),
  wordOf('officersScoring', ['twoPlayer', 'scoring'], {
    section: 'officers',
    values: ['value', 'victoryPoints'],
    applies: forTwo,
  }),
  toggleOf('officersMatadors', ['twoPlayer', 'matadors'], {
    section: 'officers',
    applies: (rules) => forTwo(rules) && rules.twoPlayer.scoring === 'value',
  }),
  toggleOf('officersKontra', ['kontra', 'enabled'], {
    section: 'officers',
    applies: (rules) => forTwo(rules) && rules.twoPlayer.scoring === 'value',
  }),
  toggleOf('announceAfterEight', ['twoPlayer', 'announceAfterEight'], {
    section: 'officers',
    applies: forTwo,
  }),
  word('onLeave', 'onLeave', { section: 'table', values: ['bot', 'forfeit'] }),
  word('cut', 'cut', { section: 'table', values: ['auto', 'player'] }),
  word('cardFace', 'cardFace', { section: 'table', values: ['french', 'german', 'tournament'] }),
  toggle('showCounters', 'showCounters', { section: 'table' }),
  ...BOCK_TRIGGERS.map(trigger),
] as const;

export type RuleKey = (typeof RULES)[number]['key'];

/** Every rule that can be chosen, apart from players and length. */
export const RULE_OPTIONS: readonly RuleOption<RuleKey>[] = RULES;

/** The options of a section that mean anything under these rules. */
export function optionsIn(section: RuleSection, rules: TableRules): readonly RuleOption<RuleKey>[] {
  return RULE_OPTIONS.filter((option) => option.section === section && option.applies(rules));
}

/** Whether a rule is only on or off. */
export function isToggle({ values }: RuleOption): boolean {
  return values.length === 2 && values.includes('on') && values.includes('off');
}

/** Whether a rule is one of the reasons for a Bock round (R9.50). */
export function isTrigger({ key }: RuleOption): boolean {
  return BOCK_TRIGGERS.some((name) => name === key);
}
