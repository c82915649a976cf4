/** What happened in a run, in numbers. */
export class NetworkCounts {
  games = 0;
  entries = 0;
  commands = 0;
  accepted = 0;
  doubleTaps = 0;
  repeated = 0;
  lostReplies = 0;
  lostViews = 0;
  connections = 0;
  joins = 0;
  reloads = 0;
  resumed = 0;
  tableMs = 0;
  readonly faults = new Map<string, number>();

  fault(kind: string): void {
    this.faults.set(kind, (this.faults.get(kind) ?? 0) + 1);
  }
}
