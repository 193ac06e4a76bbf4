import {
  AccessHolder,
  type ConnectorFailure,
  type IntegrationName,
  type Remediation,
  type RemediationState,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';

export interface RemediationRow {
  remediation_id: string;
  detection_id: string;
  integration_id: string;
  source: IntegrationName;
  capability: Remediation['capability'];
  object_name: string | null;
  target: Record<string, string>;
  holders: unknown;
  kept_count: number;
  is_destructive: boolean;
  scopes: string[];
  state: RemediationState;
  reason: string | null;
  requested_by: string;
  requested_name: string;
  requested_at: Date;
  decided_by: string | null;
  sent_at: Date | null;
  checks: number;
  tries: number;
  remaining_count: number | null;
  failure: ConnectorFailure | null;
  detail: string | null;
  next_at: Date | null;
  updated_at: Date;
  [column: string]: unknown;
}

const COLUMNS = `remediation_id, detection_id, integration_id, source, capability, object_name, target, holders,
  kept_count, is_destructive, scopes, state, reason, requested_by, requested_name, requested_at, decided_by, sent_at,
  checks, tries, remaining_count, failure, detail, next_at, updated_at`;

const Holders = z.array(AccessHolder);

/** Who loses access. */
export function holdersOf(row: Pick<RemediationRow, 'holders'>): AccessHolder[] {
  return Holders.parse(row.holders);
}

export function remediationOf(row: RemediationRow): Remediation {
  return {
    remediationId: row.remediation_id,
    detectionId: row.detection_id,
    capability: row.capability,
    source: row.source,
    objectName: row.object_name,
    state: row.state,
    isDestructive: row.is_destructive,
    holders: holdersOf(row),
    keptCount: row.kept_count,
    remainingCount: row.remaining_count,
    reason: row.reason,
    requestedBy: { userId: row.requested_by, name: row.requested_name },
    requestedAt: row.requested_at.toISOString(),
    decidedBy: row.decided_by,
    failure: row.failure,
    detail: row.detail,
    scopes: row.scopes,
    checks: row.checks,
    nextCheckAt: row.next_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Requests on a detection, newest first, without previews. */
export function readRemediations(
  tx: Transaction,
  tenantId: number,
  detectionId: string,
): Promise<RemediationRow[]> {
  return tx.named<RemediationRow>(
    'remediations_of_detection',
    `SELECT ${COLUMNS} FROM remediation WHERE tenant_id = $1 AND detection_id = $2 AND state <> 'previewed'
     ORDER BY requested_at DESC, remediation_id LIMIT 100`,
    [tenantId, detectionId],
  );
}

/** Locked until the transaction ends. Throws `resource.not_found`. */
export async function requireRemediation(
  tx: Transaction,
  tenantId: number,
  remediationId: string,
): Promise<RemediationRow> {
  const [row] = await tx.named<RemediationRow>(
    'remediation_locked',
    `SELECT ${COLUMNS} FROM remediation WHERE tenant_id = $1 AND remediation_id = $2 FOR UPDATE`,
    [tenantId, remediationId],
  );
  if (!row) throw new AppError('resource.not_found');
  return row;
}

/** A preview to be stored. */
export interface PreviewRow {
  remediation_id: string;
  detection_id: string;
  integration_id: string;
  source: IntegrationName;
  capability: Remediation['capability'];
  object_name: string | null;
  target: Readonly<Record<string, string>>;
  holders: readonly AccessHolder[];
  kept_count: number;
  is_destructive: boolean;
  scopes: readonly string[];
  requested_by: string;
  requested_name: string;
  requested_at: Date;
}

/** Stores a preview; earlier unused ones of the same person are deleted. */
export async function storePreview(
  tx: Transaction,
  tenantId: number,
  row: PreviewRow,
): Promise<RemediationRow> {
  await tx.named(
    'remediation_forget',
    `DELETE FROM remediation WHERE tenant_id = $1 AND requested_by = $2 AND state = 'previewed'`,
    [tenantId, row.requested_by],
  );
  const [stored] = await tx.named<RemediationRow>(
    'remediation_add',
    `INSERT INTO remediation (tenant_id, remediation_id, detection_id, integration_id, source, capability, object_name,
       target, holders, kept_count, is_destructive, scopes, state, requested_by, requested_name, requested_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'previewed', $13, $14, $15, $15)
     RETURNING ${COLUMNS}`,
    [
      tenantId,
      row.remediation_id,
      row.detection_id,
      row.integration_id,
      row.source,
      row.capability,
      row.object_name,
      JSON.stringify(row.target),
      JSON.stringify(row.holders),
      row.kept_count,
      row.is_destructive,
      row.scopes,
      row.requested_by,
      row.requested_name,
      row.requested_at,
    ],
  );
  if (!stored) throw new Error('The preview was not stored');
  return stored;
}

/** Result of a step. */
export type StepChange = Partial<
  Pick<
    RemediationRow,
    | 'state'
    | 'reason'
    | 'decided_by'
    | 'sent_at'
    | 'checks'
    | 'tries'
    | 'remaining_count'
    | 'failure'
    | 'detail'
    | 'next_at'
  >
>;

/** Writes a step of a remediation whose row is locked. */
export async function writeStep(
  tx: Transaction,
  tenantId: number,
  before: RemediationRow,
  { change, now }: { change: StepChange; now: number },
): Promise<RemediationRow> {
  const after = { ...before, ...change };
  const [row] = await tx.named<RemediationRow>(
    'remediation_step',
    `UPDATE remediation SET state = $3, reason = $4, decided_by = $5, sent_at = $6, checks = $7, tries = $8,
       remaining_count = $9, failure = $10, detail = $11, next_at = $12, updated_at = $13
     WHERE tenant_id = $1 AND remediation_id = $2 RETURNING ${COLUMNS}`,
    [
      tenantId,
      before.remediation_id,
      after.state,
      after.reason,
      after.decided_by,
      after.sent_at,
      after.checks,
      after.tries,
      after.remaining_count,
      after.failure,
      after.detail,
      after.next_at,
      new Date(now),
    ],
  );
  if (!row) throw new AppError('resource.not_found');
  return row;
}
