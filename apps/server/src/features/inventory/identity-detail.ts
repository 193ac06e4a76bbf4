import { integrationNameOf, type EntityRecord, type IdentityRecord } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import { identityIdOf } from './identity-id.ts';
import { DEVICE_SELECT, PERSON_SELECT, type DeviceRow, type PersonRow } from './identity-list.ts';

interface RecordRow {
  record_id: string;
  source_id: string;
  entity_id: string;
  reasons: IdentityRecord['reasons'];
  is_separated: boolean;
  stream: string;
  name: string | null;
  is_deleted: boolean;
  changed_at: Date | null;
  seen_at: Date;
  facts: EntityRecord;
}

/** The person with that id. Throws if this tenant has none. */
export async function requirePerson(tx: Transaction, identityId: string): Promise<PersonRow> {
  const [row] = await tx.query<PersonRow>(
    `${PERSON_SELECT} WHERE identity.kind = 'person' AND identity.identity_id = $1`,
    [identityIdOf(identityId)],
  );
  if (!row) throw new AppError('resource.not_found');
  return row;
}

/** The device with that id. Throws if this tenant has none. */
export async function requireDevice(tx: Transaction, identityId: string): Promise<DeviceRow> {
  const [row] = await tx.query<DeviceRow>(
    `${DEVICE_SELECT} WHERE identity.kind = 'device' AND identity.identity_id = $1`,
    [identityIdOf(identityId)],
  );
  if (!row) throw new AppError('resource.not_found');
  return row;
}

/** Devices whose owner is known by an address or login of the person. */
export function devicesOf(tx: Transaction, identityId: string): Promise<DeviceRow[]> {
  return tx.query<DeviceRow>(
    `${DEVICE_SELECT} WHERE identity.kind = 'device' AND NOT identity.is_deleted
       AND identity.owner_key IN (
         SELECT value FROM identity_key JOIN identity_record USING (tenant_id, record_id)
         WHERE identity_record.identity_id = $1 AND reason IN ('email', 'login'))
     ORDER BY sort_name, identity.identity_id`,
    [identityIdOf(identityId)],
  );
}

/** Every source's record of an identity, the first one first. */
export async function recordsOf(tx: Transaction, identityId: string): Promise<IdentityRecord[]> {
  const rows = await tx.query<RecordRow & Record<string, unknown>>(
    `SELECT record_id, entity.source_id, entity.entity_id, reasons, is_separated, stream, name,
       is_deleted, changed_at, seen_at, facts
     FROM identity_record JOIN entity USING (tenant_id, source_id, kind, entity_id)
     WHERE identity_id = $1 ORDER BY first_at, record_id`,
    [identityIdOf(identityId)],
  );
  return rows.map((row) => ({
    recordId: row.record_id,
    source: integrationNameOf(row.source_id) ?? row.facts.source,
    stream: row.stream,
    vendorId: row.entity_id,
    name: row.name,
    reasons: row.reasons,
    isDeleted: row.is_deleted,
    isSeparated: row.is_separated,
    changedAt: row.changed_at?.toISOString() ?? null,
    seenAt: row.seen_at.toISOString(),
  }));
}
