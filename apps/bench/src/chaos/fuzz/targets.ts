/** A session of the attackers: what it may look at and sits at. */
export interface Attacker {
  readonly cookie: string;
  /** `stranger`: has no invitation. `guest`: was let in and has no seat. `cheat`: sits at a table that stands still. */
  readonly kind: 'stranger' | 'guest' | 'cheat';
}

/** What a flood goes against. */
export interface Targets {
  readonly url: string;
  readonly attackers: readonly Attacker[];
  /** Where honest people play. */
  readonly tableIds: readonly string[];
  /** The attackers' own table, whose bidding has begun and goes no further. */
  readonly stillTableId: string;
}
