import type { PlayerCommand, Seat, TableView } from '@skat/engine';
import type { Sections } from './fingerprint.ts';
import { fingerprint, sectionsIn } from './fingerprint.ts';

/** A command that the server has acknowledged, and the version it made. */
export interface Acknowledged {
  readonly commandId: string;
  readonly version: number;
}

/** A view that was shown: where the table stood, and what was told of it. */
export interface Sighting {
  readonly version: number;
  readonly viewer: Seat | null;
  readonly sections: Sections;
  readonly print: string;
}

/** Everything that one player has asked for and been told. */
export class SeatRecord {
  readonly sent = new Map<string, PlayerCommand>();
  readonly acknowledged: Acknowledged[] = [];
  readonly sightings: Sighting[] = [];
  /** What contradicts what was told before, in words. */
  readonly contradictions: string[] = [];
  /** Codes of refusals, and how often. */
  readonly refusals = new Map<string, number>();
  #knownVersion = 0;

  /** The highest version told, by an acknowledgement or a view. */
  get knownVersion(): number {
    return this.#knownVersion;
  }

  /** @returns whether a version was told that was not known before */
  acknowledge(commandId: string, version: number): boolean {
    this.acknowledged.push({ commandId, version });
    return this.#know(version);
  }

  /** @returns whether a version was told that was not known before */
  see(version: number, viewer: Seat | null, view: Partial<TableView>): boolean {
    if (version < this.#knownVersion)
      this.contradictions.push(`version ${this.#knownVersion} was told, then ${version} was shown`);
    const sections = sectionsIn(view);
    this.sightings.push({ version, viewer, sections, print: fingerprint(view, sections) });
    return this.#know(version);
  }

  refuse(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }

  #know(version: number): boolean {
    const isNew = version > this.#knownVersion;
    if (isNew) this.#knownVersion = version;
    return isNew;
  }
}
