import { randomUUID } from 'node:crypto';
import type { DeviceEntity, EntityRecord, PersonEntity } from '@waybill/contract';
import {
  deviceKeys,
  groupRecords,
  personKeys,
  type RecordGroup,
  type RecordKey,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { entityKey } from './entity-rows.ts';
import { identityRows, writeIdentities, type MemberRow } from './identity-rows.ts';

type Identifiable = PersonEntity | DeviceEntity;
type IdentityKind = Identifiable['kind'];
const KINDS: readonly IdentityKind[] = ['person', 'device'];

function isIdentifiable(entity: EntityRecord): entity is Identifiable {
  return entity.kind === 'person' || entity.kind === 'device';
}

/**
 * Updates identities after entities were written, in the same transaction: records now recognised as
 * one are merged, those that no longer share anything are split. The tenant's lock is held.
 *
 * @published
 */
export async function linkEntities(
  tx: Transaction,
  tenantId: number,
  entities: readonly EntityRecord[],
): Promise<void> {
  for (const kind of KINDS) {
    const changed = entities.filter(isIdentifiable).filter((entity) => entity.kind === kind);
    if (changed.length === 0) continue;
    await replaceKeys(tx, tenantId, kind, changed);
    await linkRecords(tx, tenantId, kind, changed.map(entityKey));
  }
}

/** Keys from a manual join stay; the rest follows the record. */
async function replaceKeys(
  tx: Transaction,
  tenantId: number,
  kind: IdentityKind,
  entities: readonly Identifiable[],
): Promise<void> {
  const keys = entities.flatMap((entity) =>
    keysOf(entity).map((key) => ({ ...key, recordId: entityKey(entity) })),
  );
  await tx.named(
    'identity_key_clear',
    `DELETE FROM identity_key WHERE tenant_id = $1 AND record_id = ANY($2) AND reason <> 'manual'`,
    [tenantId, entities.map(entityKey)],
  );
  await tx.named(
    'identity_key_insert',
    `INSERT INTO identity_key (tenant_id, kind, reason, value, record_id)
     SELECT $1, $2, reason, value, record_id
     FROM unnest($3::text[], $4::text[], $5::text[]) AS key (reason, value, record_id)
     ON CONFLICT DO NOTHING`,
    [
      tenantId,
      kind,
      keys.map(({ reason }) => reason),
      keys.map(({ value }) => value),
      keys.map(({ recordId }) => recordId),
    ],
  );
}

function keysOf(entity: Identifiable): RecordKey[] {
  return entity.kind === 'person' ? personKeys(entity) : deviceKeys(entity);
}

/**
 * Regroups the records that a change of the given ones may affect: theirs, those of their identities,
 * and those of identities that share a key with them.
 *
 * @published
 */
export async function linkRecords(
  tx: Transaction,
  tenantId: number,
  kind: IdentityKind,
  recordIds: readonly string[],
): Promise<void> {
  const members = await readMembers(tx, tenantId, kind, recordIds);
  const byId = new Map(members.map((member) => [member.record_id, member]));
  // A separated record leaves the identity, and its id, to the others.
  const groups = groupRecords(members.map(linkable)).toSorted(
    (left, right) => Number(isApart(left, byId)) - Number(isApart(right, byId)),
  );
  const taken = new Set<string>();
  const identities = groups.map((group) => {
    const rows = group.recordIds.map((id) => byId.get(id)).filter((row) => row !== undefined);
    // The oldest record's identity is kept, unless an older record of another group has it.
    const known = rows.map((row) => row.identity_id).find((id) => id !== null && !taken.has(id));
    const identityId = known ?? randomUUID();
    taken.add(identityId);
    return { identityId, rows, reasons: group.reasons };
  });
  const before = new Set(members.flatMap(({ identity_id: id }) => (id === null ? [] : [id])));
  await writeIdentities(tx, tenantId, {
    kind,
    identities: identityRows(kind, identities),
    gone: [...before].filter((id) => !taken.has(id)),
  });
}

function isApart({ recordIds }: RecordGroup, byId: ReadonlyMap<string, MemberRow>): boolean {
  return recordIds.every((id) => byId.get(id)?.is_separated);
}

function linkable(member: MemberRow) {
  const { record_id: recordId, facts, keys, is_separated: isSeparated } = member;
  const serial = keys.find(({ reason }) => reason === 'serial')?.value ?? null;
  const name = facts.kind === 'person' ? facts.name : null;
  return { recordId, name, serial, keys, isSeparated };
}

async function readMembers(
  tx: Transaction,
  tenantId: number,
  kind: IdentityKind,
  recordIds: readonly string[],
): Promise<MemberRow[]> {
  return tx.named<MemberRow & Record<string, unknown>>('identity_members', MEMBERS, [
    tenantId,
    kind,
    recordIds,
  ]);
}

const MEMBERS = `
WITH near AS (
  SELECT DISTINCT other.record_id FROM identity_key AS own
  JOIN identity_key AS other USING (tenant_id, kind, reason, value)
  WHERE own.tenant_id = $1 AND own.kind = $2 AND own.record_id = ANY($3)
  UNION SELECT unnest($3::text[])
), touched AS (
  SELECT DISTINCT identity_id FROM identity_record
  WHERE tenant_id = $1 AND record_id IN (SELECT record_id FROM near)
), members AS (
  SELECT record_id FROM identity_record
  WHERE tenant_id = $1 AND identity_id IN (SELECT identity_id FROM touched)
  UNION SELECT record_id FROM near
)
SELECT members.record_id, known.identity_id, coalesce(known.is_separated, false) AS is_separated,
  coalesce(known.first_at, entity.first_seen_at) AS first_at, entity.facts, entity.seen_at,
  coalesce((SELECT jsonb_agg(jsonb_build_object('reason', reason, 'value', value) ORDER BY reason, value)
    FROM identity_key WHERE tenant_id = $1 AND record_id = members.record_id), '[]') AS keys
FROM members
LEFT JOIN identity_record AS known ON known.tenant_id = $1 AND known.record_id = members.record_id
JOIN entity ON entity.tenant_id = $1 AND entity.kind = $2
  AND entity.source_id = split_part(members.record_id, ' ', 1)
  AND entity.entity_id = substr(members.record_id, length(entity.source_id) + length($2) + 3)
ORDER BY first_at, members.record_id`;
