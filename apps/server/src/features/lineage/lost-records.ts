import type { Edge } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { eventTimeOf } from '../ingest/writing/event-id.ts';
import { knownLosses, type KnownLoss } from './known-losses.ts';
import { eventsOf, type CountedVersion, type WireEdge } from './wire-graph.ts';

/** An event that a step rests on. */
interface Act {
  source: string;
  /** Epoch milliseconds. */
  ingestedAt: number;
}

/** Epoch milliseconds: from a version's creation to the action that continued from it. */
interface StepSpan {
  from: number;
  to: number;
  fromEventIds: readonly string[];
  toEventIds: readonly string[];
}

/**
 * Losses in each step: records of a source that reports one of its ends, from the time between them.
 * They do not change the graph: they show where more may have happened than is known.
 */
export async function lostRecords(
  tx: Transaction,
  tenantId: number,
  graph: { versions: readonly CountedVersion[]; edges: readonly Edge[] },
): Promise<(edge: Edge) => WireEdge['lost']> {
  const versions = new Map(graph.versions.map((version) => [version.versionId, version]));
  const spans = new Map(graph.edges.map((edge) => [edge, spanOf(edge, versions.get(edge.from))]));
  const all = [...spans.values()];
  if (all.length === 0) return () => [];
  const since = all.reduce((least, { from }) => Math.min(least, from), Number.POSITIVE_INFINITY);
  const losses = await knownLosses(tx, tenantId, since);
  if (losses.length === 0) return () => [];
  const acts = await actsOf(tx, tenantId, [
    ...new Set(all.flatMap(({ fromEventIds, toEventIds }) => [...fromEventIds, ...toEventIds])),
  ]);
  return (edge) => {
    const span = spans.get(edge);
    return span ? lostIn(span, losses, acts) : [];
  };
}

function spanOf(edge: Edge, from: CountedVersion | undefined): StepSpan {
  return {
    from: Math.min(from?.at ?? edge.at, edge.at),
    to: edge.at,
    fromEventIds: from?.openedBy ? [from.openedBy] : [],
    toEventIds: eventsOf(edge),
  };
}

async function actsOf(
  tx: Transaction,
  tenantId: number,
  eventIds: readonly string[],
): Promise<Map<string, Act>> {
  const rows = await tx.named<{
    event_id: string;
    source: string;
    ingested_at: Date;
  }>(
    'lineage_acts_of_steps',
    `SELECT a.event_id, a.source, a.ingested_at
     FROM unnest($2::timestamptz[], $3::uuid[]) AS wanted (at, event_id)
     JOIN activity a ON a.tenant_id = $1 AND a.occurred_at = wanted.at AND a.event_id = wanted.event_id`,
    [tenantId, eventIds.map((eventId) => new Date(eventTimeOf(eventId))), eventIds],
  );
  return new Map(
    rows.map((row) => [
      row.event_id,
      { source: row.source, ingestedAt: row.ingested_at.getTime() },
    ]),
  );
}

function lostIn(
  span: StepSpan,
  losses: readonly KnownLoss[],
  acts: ReadonlyMap<string, Act>,
): WireEdge['lost'] {
  const before = span.fromEventIds.flatMap((eventId) => acts.get(eventId) ?? []);
  const after = span.toEventIds.flatMap((eventId) => acts.get(eventId) ?? []);
  const sources = new Set([...before, ...after].map(({ source }) => source));
  return [...sources].flatMap((source) => {
    const ofSource = losses.filter((loss) => loss.source === source);
    const arrived = arrivalsOf(span, source, { before, after });
    const unread = ofSource.filter(
      ({ reason, from }) => reason === 'unread' && from >= arrived.from && from <= arrived.to,
    );
    const others = ofSource.filter(
      ({ reason, from, to }) => reason !== 'unread' && from < span.to && to > span.from,
    );
    return [...summedUp(unread), ...others].map(wireLoss);
  });
}

/** Arrival of the source's records about the step. */
function arrivalsOf(
  span: StepSpan,
  source: string,
  { before, after }: { before: readonly Act[]; after: readonly Act[] },
): { from: number; to: number } {
  const cameAt = (ends: readonly Act[]): number[] =>
    ends.filter((act) => act.source === source).map(({ ingestedAt }) => ingestedAt);
  const known = [...cameAt(before), ...cameAt(after)];
  const first = cameAt(before).length > 0 ? [] : [span.from];
  const last = cameAt(after).length > 0 ? [] : [span.to];
  return { from: Math.min(...known, ...first), to: Math.max(...known, ...last) };
}

/** Batches of unreadable records, combined. */
function summedUp(unread: readonly KnownLoss[]): KnownLoss[] {
  const [first] = unread;
  if (!first) return [];
  return [
    {
      ...first,
      from: Math.min(...unread.map(({ from }) => from)),
      to: Math.max(...unread.map(({ to }) => to)),
      records: unread.reduce((sum, { records }) => sum + (records ?? 0), 0),
    },
  ];
}

function wireLoss({ source, reason, from, to, records }: KnownLoss): WireEdge['lost'][number] {
  const end = Number.isFinite(to) ? new Date(to).toISOString() : null;
  return { source, reason, from: new Date(from).toISOString(), to: end, records };
}
