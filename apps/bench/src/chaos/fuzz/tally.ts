/** What became of the messages of a flood. */
export class FuzzTally {
  readonly sent = { events: 0, frames: 0, requests: 0 };
  /** By code, or how a connection was cut. */
  readonly answers = new Map<string, number>();
  /** What must not happen, in words, with how often. */
  readonly violations = new Map<string, number>();

  get total(): number {
    const { events, frames, requests } = this.sent;
    return events + frames + requests;
  }

  answer(code: string): void {
    this.answers.set(code, (this.answers.get(code) ?? 0) + 1);
  }

  violation(what: string): void {
    this.violations.set(what, (this.violations.get(what) ?? 0) + 1);
  }
}
