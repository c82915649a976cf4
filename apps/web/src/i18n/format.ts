export const LANGUAGES = ['de', 'en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What Intl is asked for; simplified Chinese is meant by `zh`. */
export const INTL_TAGS: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB', zh: 'zh-CN' };

export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

export interface Formats {
  /** Grouped, with a real minus. */
  readonly number: (value: number) => string;
  /** As `number`, with a plus before what was won; 0 has no sign. */
  readonly signed: (value: number) => string;
  readonly plural: (count: number, forms: PluralForms) => string;
  /** "A, B und C" */
  readonly list: (items: readonly string[]) => string;
  readonly date: (time: number) => string;
  readonly dateTime: (time: number) => string;
}

const withRealMinus = (text: string): string => text.replace('-', '\u2212');

/** Seconds as a clock shows them: 83 -> "1:23". */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Number, plural, list and date formats of one language. */
export function formatsOf(language: Language): Formats {
  const tag = INTL_TAGS[language];
  const number = new Intl.NumberFormat(tag);
  const signed = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' });
  const plural = new Intl.PluralRules(tag);
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    number: (value) => withRealMinus(number.format(value)),
    signed: (value) => withRealMinus(signed.format(value)),
    plural: (count, forms) => (plural.select(count) === 'one' ? forms.one : forms.other),
    list: (items) => list.format(items),
    date: (time) => date.format(time),
    dateTime: (time) => dateTime.format(time),
  };
}
