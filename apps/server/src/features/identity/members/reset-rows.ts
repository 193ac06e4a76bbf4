import type { FactorReset } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';

const MOST_LISTED = 50;

interface Row {
  reset_id: string;
  user_id: string;
  user_name: string;
  reason: string;
  state: FactorReset['state'];
  requested_at: Date;
  requested_by: string;
  requested_name: string;
  expires_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  decided_name: string | null;
  decision_reason: string | null;
  [column: string]: unknown;
}

const SELECT_RESETS = `
  SELECT r.*, coalesce(u.name, r.user_id) AS user_name, coalesce(q.name, r.requested_by) AS requested_name,
    coalesce(d.name, r.decided_by) AS decided_name
  FROM factor_reset r
    LEFT JOIN console_user u ON u.tenant_id = r.tenant_id AND u.user_id = r.user_id
    LEFT JOIN console_user q ON q.tenant_id = r.tenant_id AND q.user_id = r.requested_by
    LEFT JOIN console_user d ON d.tenant_id = r.tenant_id AND d.user_id = r.decided_by`;

/** Newest first. */
export async function listResets(tx: Transaction, now: number): Promise<FactorReset[]> {
  const rows = await tx.named<Row>(
    'factor_resets',
    `${SELECT_RESETS} ORDER BY r.requested_at DESC, r.reset_id LIMIT ${MOST_LISTED}`,
  );
  return rows.map((row) => resetOf(row, now));
}

/** Throws `resource.not_found`. */
export async function readReset(
  tx: Transaction,
  resetId: string,
  now: number,
): Promise<FactorReset> {
  const [row] = await tx.named<Row>('factor_reset', `${SELECT_RESETS} WHERE r.reset_id = $1`, [
    resetId,
  ]);
  if (!row) throw new AppError('resource.not_found');
  return resetOf(row, now);
}

/** The same, locked until the transaction ends: concurrent decisions run one at a time. */
export async function holdReset(
  tx: Transaction,
  resetId: string,
  now: number,
): Promise<FactorReset> {
  await tx.named(
    'factor_reset_hold',
    'SELECT FROM factor_reset WHERE reset_id = $1 FOR NO KEY UPDATE',
    [resetId],
  );
  return readReset(tx, resetId, now);
}

function resetOf(row: Row, now: number): FactorReset {
  const isOver = row.state === 'pending' && row.expires_at.getTime() <= now;
  return {
    resetId: row.reset_id,
    member: { userId: row.user_id, name: row.user_name },
    reason: row.reason,
    state: isOver ? 'expired' : row.state,
    requestedBy: { userId: row.requested_by, name: row.requested_name },
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    decidedBy:
      row.decided_by === null
        ? null
        : { userId: row.decided_by, name: row.decided_name ?? row.decided_by },
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
  };
}
