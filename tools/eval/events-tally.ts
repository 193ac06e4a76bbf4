import type { MapResult } from '@waybill/connectors';
import type { FieldResult, Where } from './events-comparison.ts';
import type { CorpusEvent } from './events-corpus.ts';

/** Compared and agreeing. */
export interface Share {
  n: number;
  ok: number;
}

export interface Miss extends Where {
  field: string;
  expected: unknown;
  got: unknown;
}

export interface Tally {
  events: number;
  mapped: number;
  /** Records that became entities. */
  entities: number;
  skipped: number;
  rejected: number;
  /** Rejected though another reader reads them. */
  refused: number;
  /** Comparisons that count as agreeing because the table of differences explains them. */
  known: number;
  fields: Record<string, Share>;
  sources: Record<string, Share>;
  /** Mapped events by action of the product, `none` for those that are none of them. */
  actions: Record<string, number>;
  misses: Miss[];
  /** The same by source and field. */
  knownBy: Map<string, number>;
  /** Why records were not mapped, with the place of the first one, counted. */
  reasons: Map<string, { count: number; first: string }>;
  /** A source is listed also when no one else has read it. */
  open(source: string): void;
  count(result: MapResult, source: string, event: CorpusEvent): void;
  compare(results: readonly FieldResult[], where: Where): void;
}

/** An empty tally. */
export function newTally(): Tally {
  const tally: Tally = {
    events: 0,
    mapped: 0,
    entities: 0,
    skipped: 0,
    rejected: 0,
    refused: 0,
    known: 0,
    fields: {},
    sources: {},
    actions: {},
    misses: [],
    knownBy: new Map(),
    reasons: new Map(),
    open: (source) => {
      tally.sources[source] ??= { n: 0, ok: 0 };
    },
    count: (result, source, event) =>
      countResult(tally, result, `${source}/${event.file}:${event.line}`),
    compare: (results, where) => addResults(tally, results, where),
  };
  return tally;
}

function countResult(tally: Tally, result: MapResult, place: string): void {
  tally.events += 1;
  tally[result.kind] += 1;
  if (result.kind === 'mapped') {
    for (const event of result.events) {
      const action = event.action ?? 'none';
      tally.actions[action] = (tally.actions[action] ?? 0) + 1;
    }
    return;
  }
  if (result.kind === 'entities') return;
  const reason = `${result.kind}: ${result.reason}`;
  const seen = tally.reasons.get(reason) ?? { count: 0, first: place };
  tally.reasons.set(reason, { ...seen, count: seen.count + 1 });
}

function addResults(tally: Tally, results: readonly FieldResult[], where: Where): void {
  for (const { field, verdict, expected, got } of results) {
    const ok = verdict === 'different' ? 0 : 1;
    addShare(tally.fields, field, ok);
    addShare(tally.sources, where.source, ok);
    if (verdict === 'known') addKnown(tally, `${where.source} ${field}`);
    if (!ok) tally.misses.push({ ...where, field, expected, got });
  }
}

function addKnown(tally: Tally, key: string): void {
  tally.known += 1;
  tally.knownBy.set(key, (tally.knownBy.get(key) ?? 0) + 1);
}

function addShare(shares: Record<string, Share>, key: string, ok: number): void {
  const share = (shares[key] ??= { n: 0, ok: 0 });
  share.n += 1;
  share.ok += ok;
}
