import type { messages } from './de/words.ts';

/** The shape of a dictionary without its words. */
type Shape<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Shape<T[Key]> };

/** All words of the client; German is the source of this type. */
export type Messages = Shape<typeof messages>;
