import type { AccessGrant } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';

const MOST_LISTED = 100;

interface Row {
  grant_id: string;
  user_id: string;
  user_name: string;
  permissions: string[];
  reason: string;
  state: AccessGrant['state'];
  requested_at: Date;
  requested_by: string;
  requested_name: string;
  decided_at: Date | null;
  decided_by: string | null;
  decided_name: string | null;
  ended_at: Date | null;
  [column: string]: unknown;
}

const SELECT_GRANTS = `
  SELECT g.*, coalesce(u.name, g.user_id) AS user_name, coalesce(q.name, g.requested_by) AS requested_name,
    coalesce(d.name, g.decided_by) AS decided_name
  FROM access_grant g
    LEFT JOIN console_user u ON u.tenant_id = g.tenant_id AND u.user_id = g.user_id
    LEFT JOIN console_user q ON q.tenant_id = g.tenant_id AND q.user_id = g.requested_by
    LEFT JOIN console_user d ON d.tenant_id = g.tenant_id AND d.user_id = g.decided_by`;

/** Newest first. */
export async function listGrants(tx: Transaction): Promise<AccessGrant[]> {
  const rows = await tx.named<Row>(
    'access_grants',
    `${SELECT_GRANTS} ORDER BY g.requested_at DESC, g.grant_id LIMIT ${MOST_LISTED}`,
  );
  return rows.map(grantOf);
}

/** Throws `resource.not_found`. */
export async function readGrant(tx: Transaction, grantId: string): Promise<AccessGrant> {
  const [row] = await tx.named<Row>('access_grant', `${SELECT_GRANTS} WHERE g.grant_id = $1`, [
    grantId,
  ]);
  if (!row) throw new AppError('resource.not_found');
  return grantOf(row);
}

/** The same, held until the transaction ends: of two decisions at once one comes first. */
export async function holdGrant(tx: Transaction, grantId: string): Promise<AccessGrant> {
  await tx.named(
    'access_grant_hold',
    'SELECT FROM access_grant WHERE grant_id = $1 FOR NO KEY UPDATE',
    [grantId],
  );
  return readGrant(tx, grantId);
}

function grantOf(row: Row): AccessGrant {
  return {
    grantId: row.grant_id,
    member: { userId: row.user_id, name: row.user_name },
    permissions: row.permissions,
    reason: row.reason,
    state: row.state,
    requestedBy: { userId: row.requested_by, name: row.requested_name },
    requestedAt: row.requested_at.toISOString(),
    decidedBy:
      row.decided_by === null
        ? null
        : { userId: row.decided_by, name: row.decided_name ?? row.decided_by },
    decidedAt: row.decided_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
