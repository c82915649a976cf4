/** `true` only for types that fit each other both ways: ties a schema to the engine at compile time. */
export type Same<A, B> = [A] extends [B]
  ? [B] extends [A]
    ? true
    : { readonly expected: B; readonly got: A }
  : { readonly expected: B; readonly got: A };

/** What a schema yields, as the engine writes it: all the way read-only. */
export type DeepReadonly<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };
