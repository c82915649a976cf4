/** What a check of one record came to. */
export type Outcome =
  | { readonly kind: 'agree'; readonly what: string }
  /** One line per field that differs. */
  | { readonly kind: 'differ'; readonly details: readonly string[] }
  /** Differs for a known reason that is not ours. */
  | { readonly kind: 'explained'; readonly why: string; readonly details: readonly string[] }
  | { readonly kind: 'skipped'; readonly why: string };

export interface Finding {
  /** Line number or id. */
  readonly where: string;
  readonly outcome: Outcome;
}

export interface FileReport {
  readonly file: string;
  readonly findings: readonly Finding[];
}

/** The outcome of comparing fields: agreement, or the fields that differ as "name: ours X, theirs Y". */
export function compare(
  what: string,
  ours: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
): Outcome {
  const details = Object.entries(theirs)
    .filter(([name, value]) => JSON.stringify(ours[name]) !== JSON.stringify(value))
    .map(([name, value]) => `${name}: ours ${JSON.stringify(ours[name])}, theirs ${JSON.stringify(value)}`);
  return details.length === 0 ? { kind: 'agree', what } : { kind: 'differ', details };
}

/** Runs one check; whatever it throws is a difference of that record, never the end of the run. */
export function checked(where: string, check: () => Outcome): Finding {
  try {
    return { where, outcome: check() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { where, outcome: { kind: 'differ', details: [message] } };
  }
}

/** Number of differing records. */
export function countDiffering(reports: readonly FileReport[]): number {
  return reports.reduce((sum, { findings }) => sum + countOf(findings, 'differ'), 0);
}

function countOf(findings: readonly Finding[], kind: Outcome['kind']): number {
  return findings.filter(({ outcome }) => outcome.kind === kind).length;
}

/** A file's figures, then one line for each group and each difference. */
export function formatReport({ file, findings }: FileReport): string {
  const skipped = countOf(findings, 'skipped');
  const counts = [
    `checked ${findings.length - skipped}`,
    ...(['agree', 'differ', 'explained', 'skipped'] as const).map(
      (kind) => `${kind} ${countOf(findings, kind)}`,
    ),
  ];
  return [
    `${file}: ${counts.join(', ')}`,
    ...grouped(findings, 'agree', ({ what }) => what),
    ...grouped(findings, 'explained', ({ why }) => why),
    ...grouped(findings, 'skipped', ({ why }) => why),
    ...findings.flatMap(differencesIn),
  ].join('\n');
}

function grouped<Kind extends Outcome['kind']>(
  findings: readonly Finding[],
  kind: Kind,
  label: (outcome: Extract<Outcome, { kind: Kind }>) => string,
): readonly string[] {
  const groups = new Map<string, number>();
  for (const { outcome } of findings) {
    if (outcome.kind !== kind) continue;
    const name = label(outcome as Extract<Outcome, { kind: Kind }>);
    groups.set(name, (groups.get(name) ?? 0) + 1);
  }
  return [...groups].map(([name, count]) => `  ${kind} ${count}: ${name}`);
}

function differencesIn({ where, outcome }: Finding): readonly string[] {
  if (outcome.kind !== 'differ' && outcome.kind !== 'explained') return [];
  return [`  ${outcome.kind === 'differ' ? 'DIFFERS' : 'explained'} ${where}: ${outcome.details.join('; ')}`];
}
