import type { Transaction } from '@waybill/store';
import { linkRecords } from './link-identities.ts';

/** Key that identifies an entity within a tenant. @published */
export interface EntityPlace {
  source_id: string;
  kind: string;
  entity_id: string;
}

/**
 * Removes entities that no payload reports, and detaches people and devices from their identities.
 * Empty identities are deleted. The tenant's lock is held.
 *
 * @published
 */
export async function forgetEntities(
  tx: Transaction,
  tenantId: number,
  places: readonly EntityPlace[],
): Promise<void> {
  if (places.length === 0) return;
  await tx.named(
    'entity_forget',
    `DELETE FROM entity USING unnest($2::text[], $3::text[], $4::text[]) AS gone (source_id, kind, entity_id)
     WHERE entity.tenant_id = $1 AND entity.source_id = gone.source_id
       AND entity.kind = gone.kind AND entity.entity_id = gone.entity_id`,
    [
      tenantId,
      places.map((place) => place.source_id),
      places.map((place) => place.kind),
      places.map((place) => place.entity_id),
    ],
  );
  for (const kind of ['person', 'device'] as const) {
    const records = places
      .filter((place) => place.kind === kind)
      .map((place) => `${place.source_id} ${place.kind} ${place.entity_id}`);
    if (records.length > 0) await unlink(tx, tenantId, kind, records);
  }
}

async function unlink(
  tx: Transaction,
  tenantId: number,
  kind: 'person' | 'device',
  recordIds: readonly string[],
): Promise<void> {
  await tx.named(
    'identity_key_forget',
    'DELETE FROM identity_key WHERE tenant_id = $1 AND record_id = ANY($2)',
    [tenantId, recordIds],
  );
  const left = await tx.named<{ identity_id: string }>(
    'identity_record_forget',
    'DELETE FROM identity_record WHERE tenant_id = $1 AND record_id = ANY($2) RETURNING identity_id',
    [tenantId, recordIds],
  );
  const identityIds = [...new Set(left.map((row) => row.identity_id))];
  const others = await tx.named<{ record_id: string; identity_id: string }>(
    'identity_record_others',
    'SELECT record_id, identity_id FROM identity_record WHERE tenant_id = $1 AND identity_id = ANY($2)',
    [tenantId, identityIds],
  );
  const held = new Set(others.map((row) => row.identity_id));
  await tx.named(
    'identity_forget',
    'DELETE FROM identity WHERE tenant_id = $1 AND identity_id = ANY($2)',
    [tenantId, identityIds.filter((id) => !held.has(id))],
  );
  if (others.length === 0) return;
  await linkRecords(
    tx,
    tenantId,
    kind,
    others.map((row) => row.record_id),
  );
}
