import {
  FLOW_REVIEW_STATES,
  type FlowDeviation,
  type FlowReview,
  type FlowReviewState,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { decodeCursor, encodeCursor } from '../../http/keyset-cursor.ts';
import { AppError } from '../../platform/app-error.ts';
import { NO_PLACE } from '../ingest/writing/flow-columns.ts';
import { flowDeviations } from './flow-deviations.ts';
import { endFacts } from './flow-ends.ts';
import { flowRange, type FlowRange } from './flow-range.ts';
import { readFlows } from './flow-reading.ts';
import { groupedFigures, type Figures } from './flow-sides.ts';
import { flowQuery, type FlowLevel } from './flow-source.ts';
import type { PageRequest } from './flow-tab.ts';
import { currentReviews, flowKey, stateAt, type CurrentReview } from './review-rows.ts';

export interface LedgerRequest extends PageRequest {
  from?: string | undefined;
  to?: string | undefined;
  state?: FlowReviewState[] | undefined;
  deviating?: boolean | undefined;
  now: number;
}

export interface LedgerPage {
  items: FlowReview[];
  total: number;
  counts: { state: FlowReviewState; count: number }[];
  deviating: number;
  nextCursor: string | null;
}

/** A flow of the ledger before formatting. */
interface Entry {
  key: string;
  originId: string;
  destinationId: string;
  review: CurrentReview | undefined;
  state: FlowReviewState;
  figures: Figures | null;
  deviations: FlowDeviation[];
}

/**
 * The ledger: every flow between groups that moved something in the range, decided on or not, and every
 * decision. Deviations come first, then the largest.
 */
export async function flowLedger(
  tx: Transaction,
  tenantId: number,
  request: LedgerRequest,
): Promise<LedgerPage> {
  const entries = await ledgerEntries(tx, tenantId, request);
  const wanted = entries
    .filter(({ state }) => !request.state?.length || request.state.includes(state))
    .filter(
      ({ deviations }) =>
        request.deviating === undefined || deviations.length > 0 === request.deviating,
    )
    .toSorted((a, b) => compare(orderOf(a), orderOf(b)));
  const after =
    request.cursor === null ? null : decodeCursor(request.cursor, ['integer', 'bigint', 'text']);
  const rest = after ? wanted.filter((entry) => compare(orderOf(entry), after) > 0) : wanted;
  const shown = rest.slice(0, request.limit);
  const last = shown.at(-1);
  const labels = await labelsOf(tx, tenantId, shown);
  return {
    items: shown.map((entry) => wireReview(entry, labels)),
    total: wanted.length,
    counts: FLOW_REVIEW_STATES.map((state) => ({
      state,
      count: entries.filter((entry) => entry.state === state).length,
    })),
    deviating: entries.filter(({ deviations }) => deviations.length > 0).length,
    nextCursor: rest.length > shown.length && last ? encodeCursor(orderOf(last)) : null,
  };
}

/** One flow as the ledger tells it of the last 30 days. Throws `resource.not_found`. */
export async function flowOfLedger(
  tx: Transaction,
  tenantId: number,
  flow: { originId: string; destinationId: string },
  now: number,
): Promise<FlowReview> {
  const entries = await ledgerEntries(tx, tenantId, { now });
  const entry = entries.find(({ key }) => key === flowKey(flow));
  if (!entry) throw new AppError('resource.not_found');
  return wireReview(entry, await labelsOf(tx, tenantId, [entry]));
}

type Order = readonly (string | number)[];

function orderOf({ deviations, figures, key }: Entry): (string | number)[] {
  return [deviations.length > 0 ? 0 : 1, -(figures?.events ?? 0), key];
}

function compare(left: Order, right: Order): number {
  for (const [index, value] of left.entries()) {
    const other = right[index] ?? '';
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

async function ledgerEntries(
  tx: Transaction,
  tenantId: number,
  { from, to, now }: Pick<LedgerRequest, 'from' | 'to' | 'now'>,
): Promise<Entry[]> {
  const range = await flowRange(tx, { tenantId, filter: { from, to }, now });
  const reviews = await currentReviews(tx, tenantId);
  const figures = await figuresByFlow(tx, tenantId, { range, reviews });
  const deviations = await flowDeviations(tx, { tenantId, reviews, span: range, now });
  const byKey = new Map(reviews.map((review) => [flowKey(review), review]));
  return [...new Set([...figures.keys(), ...byKey.keys()])].map((key) => {
    const [originId = '', destinationId = ''] = key.split(' ');
    const review = byKey.get(key);
    return {
      key,
      originId,
      destinationId,
      review,
      state: review ? stateAt(review, now) : 'unreviewed',
      figures: figures.get(key) ?? null,
      deviations: deviations.get(key) ?? [],
    };
  });
}

/** Figures of all flows between groups, and of decided flows between places. */
async function figuresByFlow(
  tx: Transaction,
  tenantId: number,
  { range, reviews }: { range: FlowRange; reviews: readonly CurrentReview[] },
): Promise<Map<string, Figures>> {
  const groups = await figuresAt(tx, { tenantId, range, level: 'group' });
  const others = reviews.filter((review) => !groups.has(flowKey(review)));
  if (others.length === 0) return groups;
  const decided = new Set(others.map(flowKey));
  const places = await figuresAt(tx, {
    tenantId,
    range,
    level: 'place',
    originIds: others.map(({ originId }) => originId),
    destinationIds: others.map(({ destinationId }) => destinationId),
  });
  return new Map([...groups, ...[...places].filter(([key]) => decided.has(key))]);
}

async function figuresAt(
  tx: Transaction,
  given: {
    tenantId: number;
    range: FlowRange;
    level: FlowLevel;
    originIds?: string[];
    destinationIds?: string[];
  },
): Promise<Map<string, Figures>> {
  const { tenantId, range, level, ...filter } = given;
  const query = await flowQuery(tx, { tenantId, filter, range, level, hasMembers: false });
  return groupedFigures(await readFlows(tx, query), (pair) => {
    const isBetween = pair.originId !== NO_PLACE && pair.destinationId !== NO_PLACE;
    return pair.mask === 0 && isBetween ? flowKey(pair) : undefined;
  });
}

async function labelsOf(
  tx: Transaction,
  tenantId: number,
  entries: readonly Entry[],
): Promise<(id: string) => string> {
  const ids = [...new Set(entries.flatMap((entry) => [entry.originId, entry.destinationId]))];
  const groups = await endFacts(tx, tenantId, { ids, level: 'group' });
  const places = await endFacts(tx, tenantId, { ids, level: 'place' });
  return (id) => groups.get(id)?.label ?? places.get(id)?.label ?? id;
}

function wireReview(entry: Entry, labelOf: (id: string) => string): FlowReview {
  const { originId, destinationId, review, state, figures, deviations } = entry;
  return {
    originId,
    destinationId,
    origin: labelOf(originId),
    destination: labelOf(destinationId),
    state,
    ...(review ? decisionOf(review) : NO_DECISION),
    figures,
    deviations,
  };
}

const NO_DECISION = {
  reason: null,
  owner: null,
  expiresAt: null,
  decidedAt: null,
  decidedBy: null,
  rev: 0,
};

function decisionOf({ reason, owner, expiresAt, decidedAt, decidedBy, rev }: CurrentReview) {
  return {
    reason,
    owner,
    expiresAt: expiresAt?.toISOString() ?? null,
    decidedAt: decidedAt.toISOString(),
    decidedBy,
    rev,
  };
}
