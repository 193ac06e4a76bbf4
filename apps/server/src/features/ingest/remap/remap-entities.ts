import { isDeepStrictEqual } from 'node:util';
import { sourceIdOf, type EntityRecord } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { entityKey, upsertEntities, type PreparedEntity } from '../writing/entity-rows.ts';
import { forgetEntities, type EntityPlace } from '../writing/forget-entities.ts';
import { linkEntities } from '../writing/link-identities.ts';

/** Entities that today's mapping yields of a chunk. */
export interface EntityRemap {
  tenantId: number;
  chunkId: string;
  /** In the order of their payloads. */
  entities: readonly PreparedEntity[];
  /** Places whose payload today's mapping cannot read. */
  unreadable: ReadonlySet<number>;
}

export interface EntityCounts {
  changed: number;
  added: number;
  removed: number;
  kept: number;
}

interface Known extends EntityPlace {
  raw_index: number;
  seen_at: Date;
  /** Its facts come from this chunk. */
  is_own: boolean;
  /** A later chunk tells it. */
  is_newer: boolean;
  /** Its source did not name it anymore. */
  is_unseen: boolean;
  facts: unknown;
}

const keyOf = ({ source_id: sourceId, kind, entity_id: id }: EntityPlace): string =>
  `${sourceId} ${kind} ${id}`;

/**
 * Updates the entities of a chunk to the current mapping. Facts from later payloads stay; entities
 * missing from a full list of the source stay deleted; those that no payload yields anymore are
 * removed.
 */
export async function remapEntities(tx: Transaction, remap: EntityRemap): Promise<EntityCounts> {
  const { tenantId, chunkId, unreadable } = remap;
  const known = await readKnown(tx, remap);
  const byKey = new Map(known.map((row) => [keyOf(row), row]));
  // Of several payloads of the chunk about one entity, the last one counts.
  const yielded = new Map(remap.entities.map((one) => [entityKey(one.entity), one]));
  const entities = [...yielded]
    .filter(([key]) => byKey.get(key)?.is_newer !== true)
    .map(([key, prepared]) => asSeen(prepared, byKey.get(key)))
    .filter((prepared) => !saysGone(prepared, byKey.get(entityKey(prepared.entity))));
  await makeWay(tx, tenantId, chunkId, entities);
  const changed = await upsertEntities(tx, tenantId, entities);
  const written = entities.filter(({ entity }) => changed.has(entityKey(entity)));
  await leaveUnseen(
    tx,
    tenantId,
    known.filter((row) => row.is_unseen && changed.has(keyOf(row))),
  );
  // Linked before the old ones are removed: an identity whose record has a new key keeps existing.
  if (written.length > 0) {
    await linkEntities(
      tx,
      tenantId,
      written.map(({ entity }) => entity),
    );
  }
  const lost = known.filter((row) => row.is_own && !yielded.has(keyOf(row)));
  const gone = lost.filter((row) => !unreadable.has(row.raw_index));
  await forgetEntities(tx, tenantId, gone);
  const added = [...changed].filter((key) => !byKey.has(key)).length;
  return {
    changed: changed.size - added,
    added,
    removed: gone.length,
    kept: lost.length - gone.length,
  };
}

/** Those stored with a payload of the chunk, and those the chunk reports now. */
async function readKnown(tx: Transaction, remap: EntityRemap): Promise<Known[]> {
  const entities = remap.entities.map(({ entity }) => entity);
  return tx.named<Known & Record<string, unknown>>(
    'remap_entities',
    `SELECT entity.source_id, entity.kind, entity.entity_id, entity.raw_index, entity.seen_at, entity.facts,
       entity.raw_chunk_id = own.chunk_id AS is_own,
       coalesce((chunk.received_at, chunk.chunk_id) > (own.received_at, own.chunk_id), false) AS is_newer,
       entity.is_deleted AND entity.facts_hash = ''
         AND (entity.raw_chunk_id = own.chunk_id OR entity.seen_at >= own.received_at) AS is_unseen
     FROM entity
     JOIN raw_chunk AS own ON own.tenant_id = $1 AND own.chunk_id = $2
     LEFT JOIN raw_chunk AS chunk ON chunk.tenant_id = $1 AND chunk.chunk_id = entity.raw_chunk_id
     WHERE entity.tenant_id = $1 AND (entity.raw_chunk_id = $2
       OR (entity.source_id, entity.kind, entity.entity_id) IN (
         SELECT * FROM unnest($3::text[], $4::text[], $5::text[])))`,
    [
      remap.tenantId,
      remap.chunkId,
      entities.map((entity) => sourceIdOf(entity.source)),
      entities.map((entity) => entity.kind),
      entities.map((entity) => entity.entityId),
    ],
  );
}

/** The last-seen time stays, whichever chunk reports it; a deleted entity stays deleted. */
function asSeen(prepared: PreparedEntity, known: Known | undefined): PreparedEntity {
  if (!known) return prepared;
  const entity: EntityRecord = known.is_unseen
    ? { ...prepared.entity, isDeleted: true }
    : prepared.entity;
  return { ...prepared, entity, seenAt: Math.max(prepared.seenAt, known.seen_at.getTime()) };
}

/** A deleted entity has no hash of facts to compare. */
function saysGone({ entity }: PreparedEntity, known: Known | undefined): boolean {
  return known?.is_unseen === true && isDeepStrictEqual(known.facts, asStored(entity));
}

function asStored(entity: EntityRecord): unknown {
  return JSON.parse(JSON.stringify(entity));
}

/**
 * The chunk's own earlier facts are replaced whenever the current mapping differs: neither an earlier
 * modification date nor equal facts with another date may keep the old reading.
 */
async function makeWay(
  tx: Transaction,
  tenantId: number,
  chunkId: string,
  entities: readonly PreparedEntity[],
): Promise<void> {
  await tx.named(
    'remap_entities_give_way',
    `UPDATE entity SET facts_hash = '\\x00', changed_at = NULL
     FROM unnest($3::text[], $4::text[], $5::text[], $6::jsonb[]) AS today (source_id, kind, entity_id, facts)
     WHERE entity.tenant_id = $1 AND entity.raw_chunk_id = $2 AND entity.source_id = today.source_id
       AND entity.kind = today.kind AND entity.entity_id = today.entity_id
       AND entity.facts <> today.facts`,
    [
      tenantId,
      chunkId,
      entities.map(({ entity }) => sourceIdOf(entity.source)),
      entities.map(({ entity }) => entity.kind),
      entities.map(({ entity }) => entity.entityId),
      entities.map(({ entity }) => JSON.stringify(entity)),
    ],
  );
}

/** The mark of `markUnseen`, removed by rewriting them. */
async function leaveUnseen(
  tx: Transaction,
  tenantId: number,
  rows: readonly Known[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.named(
    'remap_entities_unseen',
    `UPDATE entity SET facts_hash = ''
     FROM unnest($2::text[], $3::text[], $4::text[]) AS gone (source_id, kind, entity_id)
     WHERE entity.tenant_id = $1 AND entity.source_id = gone.source_id
       AND entity.kind = gone.kind AND entity.entity_id = gone.entity_id`,
    [
      tenantId,
      rows.map((row) => row.source_id),
      rows.map((row) => row.kind),
      rows.map((row) => row.entity_id),
    ],
  );
}
