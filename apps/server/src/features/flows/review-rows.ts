import type { FlowReviewState } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** Usual values when a flow was sanctioned: the maximum per day, and the highest sensitivity. */
export interface FlowLimits {
  events: number;
  bytes: number;
  people: number;
  /** -1: no data was found. */
  sensitivity: number;
}

/** The current decision on a flow. */
export interface CurrentReview {
  originId: string;
  destinationId: string;
  /** As decided; see `stateAt`. */
  decided: Exclude<FlowReviewState, 'expired'>;
  reason: string | null;
  owner: { userId: string; name: string } | null;
  expiresAt: Date | null;
  /** Null if it was not sanctioned. */
  limits: FlowLimits | null;
  decidedAt: Date;
  decidedBy: string | null;
  rev: number;
}

interface ReviewRow {
  origin_id: string;
  destination_id: string;
  state: CurrentReview['decided'];
  reason: string | null;
  owner_id: string | null;
  owner_name: string | null;
  expires_at: Date | null;
  limits: Partial<FlowLimits>;
  decided_at: Date;
  decided_by: string | null;
  rev: number;
  [column: string]: unknown;
}

/** Every current decision. */
export async function currentReviews(tx: Transaction, tenantId: number): Promise<CurrentReview[]> {
  const rows = await tx.named<ReviewRow>(
    'flow_reviews_current',
    `SELECT r.origin_id, r.destination_id, r.state, r.reason, r.owner_id, u.name AS owner_name, r.expires_at,
       r.limits, r.decided_at, r.decided_by, r.rev
     FROM flow_review r LEFT JOIN console_user u ON u.tenant_id = r.tenant_id AND u.user_id = r.owner_id
     WHERE r.tenant_id = $1 AND r.is_current`,
    [tenantId],
  );
  return rows.map((row) => ({
    originId: row.origin_id,
    destinationId: row.destination_id,
    decided: row.state,
    reason: row.reason,
    owner:
      row.owner_id === null ? null : { userId: row.owner_id, name: row.owner_name ?? row.owner_id },
    expiresAt: row.expires_at,
    limits: limitsOf(row.limits),
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    rev: row.rev,
  }));
}

function limitsOf({ events, bytes, people, sensitivity }: Partial<FlowLimits>): FlowLimits | null {
  const isComplete =
    events !== undefined &&
    bytes !== undefined &&
    people !== undefined &&
    sensitivity !== undefined;
  return isComplete ? { events, bytes, people, sensitivity } : null;
}

/** The state of a review at an instant: a decision that has run out is expired. */
export function stateAt(review: CurrentReview, now: number): FlowReviewState {
  const isOver = review.expiresAt !== null && review.expiresAt.getTime() <= now;
  return isOver && review.decided !== 'unreviewed' ? 'expired' : review.decided;
}

/** Names a flow between two ends. */
export function flowKey(flow: { originId: string; destinationId: string }): string {
  return `${flow.originId} ${flow.destinationId}`;
}
