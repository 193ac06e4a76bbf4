import { randomUUID } from 'node:crypto';
import type { FlowReviewState } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import { DAY_MS } from './flow-range.ts';
import { flowDays, usualOf } from './flow-days.ts';
import { currentReviews, flowKey, type CurrentReview, type FlowLimits } from './review-rows.ts';

/** Look-back for the usual values. */
const USUAL_DAYS = 30;

export interface ReviewChange {
  originId: string;
  destinationId: string;
  state: Exclude<FlowReviewState, 'expired'>;
  reason: string | null;
  ownerId: string | null;
  expiresAt: string | null;
  /** Revision of the review you read; 0 for none. */
  rev: number;
  /** Who decides. */
  decidedBy: string;
  now: number;
}

/**
 * Decides on a flow; the previous decision stays as history. Throws `resource.not_found` if an end is
 * neither place nor group, `resource.conflict` after a concurrent decision, and `request.invalid`.
 */
export async function changeReview(
  tx: Transaction,
  tenantId: number,
  change: ReviewChange,
): Promise<void> {
  await requireEnds(tx, tenantId, change);
  await requireOwner(tx, tenantId, change.ownerId);
  if (change.expiresAt !== null && Date.parse(change.expiresAt) <= change.now) {
    throw invalid('expiresAt', 'is not in the future');
  }
  const reviews = await currentReviews(tx, tenantId);
  const before = reviews.find((review) => flowKey(review) === flowKey(change));
  if (before && isRepeated(before, change)) return;
  if ((before?.rev ?? 0) !== change.rev) throw new AppError('resource.conflict');
  const limits = change.state === 'sanctioned' ? await usualLimits(tx, tenantId, change) : {};
  await storeReview(tx, tenantId, change, limits);
}

/** Whether the same decision on the same reading has been stored already: its response was lost. */
function isRepeated(before: CurrentReview, change: ReviewChange): boolean {
  const expiresAt = change.expiresAt === null ? null : Date.parse(change.expiresAt);
  return (
    before.rev === change.rev + 1 &&
    before.decided === change.state &&
    before.reason === change.reason &&
    (before.owner?.userId ?? null) === change.ownerId &&
    (before.expiresAt?.getTime() ?? null) === expiresAt
  );
}

async function storeReview(
  tx: Transaction,
  tenantId: number,
  change: ReviewChange,
  limits: Partial<FlowLimits>,
): Promise<void> {
  const ends = [change.originId, change.destinationId];
  const replaced = await tx.named(
    'flow_review_replace',
    `UPDATE flow_review SET is_current = false
     WHERE tenant_id = $1 AND origin_id = $2 AND destination_id = $3 AND is_current AND rev = $4
     RETURNING review_id`,
    [tenantId, ...ends, change.rev],
  );
  const isFirst = change.rev === 0;
  if (replaced.length === 0 && !isFirst) throw new AppError('resource.conflict');
  const stored = await tx.named(
    'flow_review_insert',
    `INSERT INTO flow_review (tenant_id, review_id, origin_id, destination_id, state, reason, owner_id,
       expires_at, limits, decided_at, decided_by, rev, is_current)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, true)
     ON CONFLICT DO NOTHING RETURNING review_id`,
    [
      tenantId,
      randomUUID(),
      ...ends,
      change.state,
      change.reason,
      change.ownerId,
      change.expiresAt === null ? null : new Date(change.expiresAt),
      JSON.stringify(limits),
      new Date(change.now),
      change.decidedBy,
      change.rev + 1,
    ],
  );
  if (stored.length === 0) throw new AppError('resource.conflict');
}

/** The most of a day in the days before, today included. */
async function usualLimits(
  tx: Transaction,
  tenantId: number,
  change: ReviewChange,
): Promise<FlowLimits> {
  const span = { from: change.now - USUAL_DAYS * DAY_MS, to: change.now };
  const days = await flowDays(tx, tenantId, [change], span);
  return usualOf(days.get(flowKey(change)) ?? []);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Both ends must be places, or both groups: a place and a group do not form a flow. */
async function requireEnds(
  tx: Transaction,
  tenantId: number,
  { originId, destinationId }: { originId: string; destinationId: string },
): Promise<void> {
  const ids = [originId, destinationId];
  if (!ids.every((id) => UUID.test(id))) throw new AppError('resource.not_found');
  const [known] = await tx.named<{ places: number; groups: number }>(
    'flow_ends_known',
    `SELECT (SELECT count(*)::integer FROM unnest($2::uuid[]) AS id
         WHERE EXISTS (SELECT FROM place WHERE tenant_id = $1 AND place_id = id)) AS places,
       (SELECT count(*)::integer FROM unnest($2::uuid[]) AS id
         WHERE EXISTS (SELECT FROM place WHERE tenant_id = $1 AND group_id = id)) AS groups`,
    [tenantId, ids],
  );
  if (known?.places !== ids.length && known?.groups !== ids.length) {
    throw new AppError('resource.not_found');
  }
}

async function requireOwner(
  tx: Transaction,
  tenantId: number,
  ownerId: string | null,
): Promise<void> {
  if (ownerId === null) return;
  const rows = await tx.named(
    'flow_owner_known',
    'SELECT FROM console_user WHERE tenant_id = $1 AND user_id = $2',
    [tenantId, ownerId],
  );
  if (rows.length === 0) throw invalid('ownerId', 'is not a member of this console');
}

function invalid(path: string, message: string): AppError {
  return new AppError('request.invalid', { errors: [{ path, message }] });
}

interface HistoryRow {
  state: Exclude<FlowReviewState, 'expired'>;
  reason: string | null;
  owner: string | null;
  expires_at: Date | null;
  decided_at: Date;
  decided_by: string | null;
  [column: string]: unknown;
}

/** Decisions that were replaced, newest first. */
export async function reviewHistory(
  tx: Transaction,
  tenantId: number,
  flow: { originId: string; destinationId: string },
) {
  await requireEnds(tx, tenantId, flow);
  const rows = await tx.named<HistoryRow>(
    'flow_review_history',
    `SELECT r.state, r.reason, coalesce(u.name, r.owner_id) AS owner, r.expires_at, r.decided_at, r.decided_by
     FROM flow_review r LEFT JOIN console_user u ON u.tenant_id = r.tenant_id AND u.user_id = r.owner_id
     WHERE r.tenant_id = $1 AND r.origin_id = $2 AND r.destination_id = $3 AND NOT r.is_current
     ORDER BY r.rev DESC`,
    [tenantId, flow.originId, flow.destinationId],
  );
  return rows.map((row) => ({
    state: row.state,
    reason: row.reason,
    owner: row.owner,
    expiresAt: row.expires_at?.toISOString() ?? null,
    decidedAt: row.decided_at.toISOString(),
    decidedBy: row.decided_by,
  }));
}
