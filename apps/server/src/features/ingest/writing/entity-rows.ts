import { hash } from 'node:crypto';
import { sourceIdOf, type EntityRecord } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** An incoming entity with the index of its payload. */
export interface PreparedEntity {
  entity: EntityRecord;
  chunkId: string;
  rawIndex: number;
  seenAt: number;
  /** The integration and stream of its record. */
  seenBy: string | null;
  isSample: boolean;
}

interface Written {
  source_id: string;
  kind: string;
  entity_id: string;
}

/** Key that identifies an entity within a tenant. */
export function entityKey(entity: EntityRecord): string {
  return `${sourceIdOf(entity.source)} ${entity.kind} ${entity.entityId}`;
}

/**
 * Stores entities: the newest record of each wins, one with an earlier vendor date than the stored one
 * changes nothing. One without new facts only updates the last-seen time.
 *
 * @returns keys (`entityKey`) of those that are new or changed.
 */
export async function upsertEntities(
  tx: Transaction,
  tenantId: number,
  entities: readonly PreparedEntity[],
): Promise<Set<string>> {
  const rows = [...new Map(entities.map((row) => [entityKey(row.entity), row])).values()];
  // In the same order everywhere, so that two writers cannot deadlock.
  rows.sort((left, right) => (entityKey(left.entity) < entityKey(right.entity) ? -1 : 1));
  const facts = rows.map(({ entity }) => JSON.stringify(entity));
  const changed = await tx.named<Written>('entity_upsert', UPSERT, [
    tenantId,
    rows.map(({ entity }) => sourceIdOf(entity.source)),
    rows.map(({ entity }) => entity.kind),
    rows.map(({ entity }) => entity.entityId),
    rows.map(({ entity }) => entity.stream),
    rows.map(({ entity }) => nameOf(entity)),
    facts,
    rows.map(({ entity }) => factsHash(entity)),
    rows.map(({ entity }) => entity.isDeleted),
    rows.map(({ isSample }) => isSample),
    rows.map(({ entity }) => (entity.changedAt === null ? null : new Date(entity.changedAt))),
    rows.map(({ seenAt }) => new Date(seenAt)),
    rows.map(({ chunkId }) => chunkId),
    rows.map(({ rawIndex }) => rawIndex),
    rows.map(({ seenBy }) => seenBy),
  ]);
  return new Set(changed.map((row) => `${row.source_id} ${row.kind} ${row.entity_id}`));
}

/** The tenant's lock is held: the data read here is unchanged when the rows are written. */
const UPSERT = `
WITH incoming AS (
  SELECT * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::jsonb[],
    $8::bytea[], $9::boolean[], $10::boolean[], $11::timestamptz[], $12::timestamptz[], $13::uuid[],
    $14::integer[], $15::text[])
    AS row (source_id, kind, entity_id, stream, name, facts, facts_hash, is_deleted, is_sample,
      changed_at, seen_at, raw_chunk_id, raw_index, seen_by)
), changed AS (
  SELECT incoming.* FROM incoming
  LEFT JOIN entity AS stored ON stored.tenant_id = $1 AND stored.source_id = incoming.source_id
    AND stored.kind = incoming.kind AND stored.entity_id = incoming.entity_id
  WHERE stored.entity_id IS NULL OR (
    incoming.facts_hash <> stored.facts_hash
    AND coalesce(incoming.changed_at >= stored.changed_at, true))
), seen AS (
  UPDATE entity SET seen_at = incoming.seen_at, seen_by = coalesce(incoming.seen_by, entity.seen_by)
  FROM incoming
  WHERE entity.tenant_id = $1 AND entity.source_id = incoming.source_id
    AND entity.kind = incoming.kind AND entity.entity_id = incoming.entity_id
    AND entity.seen_at < incoming.seen_at
    AND NOT EXISTS (SELECT FROM changed WHERE changed.source_id = incoming.source_id
      AND changed.kind = incoming.kind AND changed.entity_id = incoming.entity_id)
)
INSERT INTO entity (tenant_id, source_id, kind, entity_id, stream, name, facts, facts_hash,
  is_deleted, is_sample, changed_at, first_seen_at, seen_at, raw_chunk_id, raw_index, seen_by)
SELECT $1, source_id, kind, entity_id, stream, name, facts, facts_hash, is_deleted, is_sample,
  changed_at, seen_at, seen_at, raw_chunk_id, raw_index, seen_by
FROM changed
ON CONFLICT (tenant_id, source_id, kind, entity_id) DO UPDATE SET
  stream = excluded.stream, name = excluded.name, facts = excluded.facts,
  facts_hash = excluded.facts_hash, is_deleted = excluded.is_deleted,
  is_sample = excluded.is_sample, changed_at = excluded.changed_at, seen_at = excluded.seen_at,
  raw_chunk_id = excluded.raw_chunk_id, raw_index = excluded.raw_index,
  seen_by = coalesce(excluded.seen_by, entity.seen_by)
RETURNING source_id, kind, entity_id`;

/**
 * Marks entities as deleted that a full list no longer contains: those last reported by the stream, but
 * not since the list began. The tenant's lock must be held.
 *
 * @returns the deleted entities.
 *
 * @published
 */
export async function markUnseen(
  tx: Transaction,
  tenantId: number,
  list: { seenBy: string; beganAt: number },
): Promise<EntityRecord[]> {
  const rows = await tx.named<{ facts: EntityRecord }>(
    'entity_mark_unseen',
    `UPDATE entity SET is_deleted = true, facts_hash = '',
       facts = jsonb_set(facts, '{isDeleted}', 'true')
     WHERE tenant_id = $1 AND seen_by = $2 AND seen_at < $3 AND NOT is_deleted
     RETURNING facts`,
    [tenantId, list.seenBy, new Date(list.beganAt)],
  );
  return rows.map((row) => row.facts);
}

/** The vendor's modification date is not a fact: some vendors touch it on every read. */
function factsHash(entity: EntityRecord): Buffer {
  return hash('sha256', JSON.stringify({ ...entity, changedAt: null }), 'buffer');
}

function nameOf(entity: EntityRecord): string | null {
  return entity.kind === 'device' ? entity.hostname : entity.name;
}
