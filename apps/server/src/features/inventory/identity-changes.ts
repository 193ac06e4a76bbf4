import { randomUUID } from 'node:crypto';
import type { Transaction } from '@waybill/store';
import { linkRecords } from '../ingest/writing/link-identities.ts';
import { lockTenant } from '../ingest/tenant-lock.ts';
import { AppError } from '../../platform/app-error.ts';
import { identityIdOf } from './identity-id.ts';

type IdentityKind = 'person' | 'device';

/**
 * Separates a record from its identity: from now on only manual joins link it.
 *
 * @returns the record's new identity.
 */
export async function separateRecord(
  tx: Transaction,
  tenantId: number,
  change: { identityId: string; recordId: string },
): Promise<string> {
  await lockTenant(tx, tenantId);
  const kind = await requireKind(tx, change.identityId);
  const rows = await tx.query(
    `UPDATE identity_record SET is_separated = true
     WHERE identity_id = $1 AND record_id = $2 RETURNING record_id`,
    [change.identityId, change.recordId],
  );
  if (rows.length === 0) throw new AppError('resource.not_found');
  await tx.query(`DELETE FROM identity_key WHERE record_id = $1 AND reason = 'manual'`, [
    change.recordId,
  ]);
  await linkRecords(tx, tenantId, kind, await membersOf(tx, [change.identityId]));
  return identityOf(tx, change.recordId);
}

/**
 * Joins the records of two identities and lets separated ones among them link automatically again.
 *
 * @returns the resulting identity.
 */
export async function joinIdentities(
  tx: Transaction,
  tenantId: number,
  change: { identityId: string; otherId: string },
): Promise<string> {
  await lockTenant(tx, tenantId);
  const kind = await requireKind(tx, change.identityId);
  const isSame = change.identityId === change.otherId;
  if (isSame || (await requireKind(tx, change.otherId)) !== kind) {
    throw new AppError('request.invalid', {
      errors: [{ path: 'otherId', message: 'must be a different identity of the same kind' }],
    });
  }
  const members = await membersOf(tx, [change.identityId, change.otherId]);
  await tx.query('UPDATE identity_record SET is_separated = false WHERE record_id = ANY($1)', [
    members,
  ]);
  await linkRecords(tx, tenantId, kind, members);
  // Merely separated records share something again; all others are held together by manual joins.
  if (await areApart(tx, members)) {
    await tx.query(
      `INSERT INTO identity_key (tenant_id, kind, reason, value, record_id)
       SELECT $1, $2, 'manual', $3, unnest($4::text[])`,
      [tenantId, kind, randomUUID(), members],
    );
    await linkRecords(tx, tenantId, kind, members);
  }
  return identityOf(tx, members[0] ?? '');
}

async function areApart(tx: Transaction, recordIds: readonly string[]): Promise<boolean> {
  const [row] = await tx.query<{ identities: number }>(
    `SELECT count(DISTINCT identity_id)::integer AS identities FROM identity_record
     WHERE record_id = ANY($1)`,
    [recordIds],
  );
  return (row?.identities ?? 0) > 1;
}

async function requireKind(tx: Transaction, identityId: string): Promise<IdentityKind> {
  const [row] = await tx.query<{ kind: IdentityKind }>(
    'SELECT kind FROM identity WHERE identity_id = $1',
    [identityIdOf(identityId)],
  );
  if (!row) throw new AppError('resource.not_found');
  return row.kind;
}

async function membersOf(tx: Transaction, identityIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ record_id: string }>(
    `SELECT record_id FROM identity_record WHERE identity_id = ANY($1::uuid[])
     ORDER BY first_at, record_id`,
    [identityIds],
  );
  return rows.map((row) => row.record_id);
}

async function identityOf(tx: Transaction, recordId: string): Promise<string> {
  const [row] = await tx.query<{ identity_id: string }>(
    'SELECT identity_id FROM identity_record WHERE record_id = $1',
    [recordId],
  );
  if (!row) throw new Error('a record without an identity');
  return row.identity_id;
}
