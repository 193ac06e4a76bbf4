import type { FlowReview, FlowReviewState } from '@waybill/contract';
import { change, request } from '../../../app/http/api.ts';
import { readPath } from '../../../app/http/build-path.ts';
import type { BodyOf, ResponseOf } from '../../../app/http/routes-type.ts';
import type { FlowPair } from '../filter/flow-view.ts';
import { FLOW_REVIEW_STATES } from '../flow-vocabulary.data.ts';

const ROUTE = '/v1/flow-reviews/{originId}/{destinationId}';

/** A decision without its review's previous state. */
export type Decision = Omit<BodyOf<typeof ROUTE, 'PUT'>, 'rev'>;

/** Rows of a page of the ledger while a review is searched for. */
const PAGE = 200;

type Ledger = ResponseOf<'/v1/flow-reviews'>;

/**
 * The current reviews of these flows; an undecided flow has none.
 * @throws ApiError, TypeError, PermissionError of the reads
 */
export async function currentReviews(pairs: readonly FlowPair[]): Promise<Map<string, FlowReview>> {
  const wanted = new Set(pairs.map(keyOf));
  const found = new Map<string, FlowReview>();
  const state = FLOW_REVIEW_STATES.filter((one) => one !== 'unreviewed');
  let cursor: string | undefined;
  do {
    const path = readPath('/v1/flow-reviews', { query: { state, limit: PAGE, cursor } });
    const page = await request<Ledger>(path, {}, true);
    for (const review of page?.items ?? []) {
      if (wanted.has(keyOf(review))) found.set(keyOf(review), review);
    }
    cursor = page?.nextCursor ?? undefined;
  } while (cursor !== undefined && found.size < wanted.size);
  return found;
}

export const keyOf = ({ originId, destinationId }: FlowPair): string =>
  `${originId}~${destinationId}`;

/** Decision on a flow, and the previous one. */
export interface DecidedFlow {
  pair: FlowPair;
  review: FlowReview;
  before: FlowReview | undefined;
}

/**
 * Decides on one flow.
 * @returns undefined after a reported refusal
 * @throws ApiError of status 409 after a concurrent decision
 */
export function decide(
  pair: FlowPair,
  decision: Decision,
  rev: number,
): Promise<FlowReview | undefined> {
  const { originId, destinationId } = pair;
  return change('PUT', ROUTE, {
    params: { originId, destinationId },
    body: { ...decision, rev },
  });
}

/** The decision that undoes a later one. An expired one is restored as such. */
export async function decisionBefore({ pair, before }: DecidedFlow): Promise<Decision> {
  if (before === undefined) {
    return { state: 'unreviewed', reason: null, ownerId: null, expiresAt: null };
  }
  const { reason, owner, expiresAt } = before;
  return {
    state: await decidedState(pair, before.state),
    reason,
    ownerId: owner?.userId ?? null,
    expiresAt,
  };
}

async function decidedState(
  { originId, destinationId }: FlowPair,
  state: FlowReviewState,
): Promise<Decision['state']> {
  if (state !== 'expired') return state;
  const path = readPath('/v1/flow-reviews/{originId}/{destinationId}/history', {
    params: { originId, destinationId },
  });
  const history = await request<ResponseOf<`${typeof ROUTE}/history`>>(path, {}, true);
  const last = history?.items.find((item) => item.state !== 'unreviewed')?.state;
  return last === undefined || last === 'expired' ? 'sanctioned' : last;
}
