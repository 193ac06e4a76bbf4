import { randomUUID } from 'node:crypto';
import type { ActivityEvent, ContentState, DataClass, DataFacts } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { storeClassifications, type ClassifiedBy } from './classification-rows.ts';
import type { ClassifiedContent } from './classified-content.ts';
import type { PreparedEvent } from './prepared-event.ts';

/** A stored event's content, and the version of its object. */
interface SeenContent {
  event: ActivityEvent;
  content: ClassifiedContent;
  objectKey: string;
  /** For equal contents: the index of the first of them among the versions. */
  version: number;
}

/** A version before the batch; `current` is its last classification's inputs. */
interface KnownVersion {
  versionId: string;
  current: ClassifiedBy | null;
}

type StoredContent = SeenContent & KnownVersion;

/**
 * Stores the findings in the contents of new events: the versions of objects, and their classifications
 * unless the same types found the same before. One statement per table, for any number of contents. The
 * tenant's lock is held.
 */
export async function storeContents(
  tx: Transaction,
  tenantId: number,
  fresh: readonly PreparedEvent[],
): Promise<void> {
  const { seen, firsts } = contentsOf(fresh);
  if (seen.length === 0) return;
  const known = await readVersions(tx, tenantId, firsts);
  const versions = firsts.map((_, index) => known.get(index) ?? unknownVersion());
  await insertVersions(tx, tenantId, {
    firsts: firsts.filter((_, index) => !known.has(index)),
    versions: versions.filter((_, index) => !known.has(index)),
  });
  const stored = seen.map((one): StoredContent => {
    const version = versions[one.version];
    if (!version) throw new Error('The version was not stored');
    return { ...one, ...version };
  });
  await insertEventContents(tx, tenantId, stored);
  await keepContents(tx, tenantId, stored);
  await storeClassifications(
    tx,
    tenantId,
    stored.map(({ event, content, versionId, current }) => ({
      versionId,
      current,
      source: event.source,
      personKey: event.actorKey,
      at: event.ingestedAt,
      result: content.result,
      dataTypeRev: content.dataTypeRev,
    })),
  );
}

const unknownVersion = (): KnownVersion => ({ versionId: randomUUID(), current: null });

/** All contents, and the first of equal ones. */
function contentsOf(fresh: readonly PreparedEvent[]): {
  seen: SeenContent[];
  firsts: SeenContent[];
} {
  const seen: SeenContent[] = [];
  const firsts: SeenContent[] = [];
  const places = new Map<string, number>();
  for (const { event, contents = [] } of fresh) {
    for (const content of contents) {
      const digest = content.digest.toString('hex');
      // Content without an object, such as pasted text, is its own object.
      const objectKey = event.objectKey ?? `content:${digest}`;
      const key = `${digest} ${objectKey}`;
      const version = places.get(key) ?? firsts.length;
      const one = { event, content, objectKey, version };
      if (version === firsts.length) firsts.push(one);
      places.set(key, version);
      seen.push(one);
    }
  }
  return { seen, firsts };
}

/** @returns the known ones, by their index in the list. */
async function readVersions(
  tx: Transaction,
  tenantId: number,
  firsts: readonly SeenContent[],
): Promise<Map<number, KnownVersion>> {
  const rows = await tx.named<{
    place: number;
    version_id: string;
    engine: string | null;
    data_type_rev: number | null;
  }>(
    'object_version_known',
    `SELECT (place - 1)::integer AS place, known.version_id, current.engine, current.data_type_rev
     FROM unnest($2::text[], $3::bytea[]) WITH ORDINALITY AS told (object_key, digest, place)
     CROSS JOIN LATERAL (
       SELECT version_id FROM object_version
       WHERE tenant_id = $1 AND object_key = told.object_key AND digest = told.digest LIMIT 1
     ) AS known
     LEFT JOIN LATERAL (
       SELECT engine, data_type_rev FROM classification
       WHERE tenant_id = $1 AND version_id = known.version_id AND is_current LIMIT 1
     ) AS current ON true`,
    [
      tenantId,
      firsts.map(({ objectKey }) => objectKey),
      firsts.map(({ content }) => content.digest),
    ],
  );
  return new Map(
    rows.map(({ place, version_id: versionId, engine, data_type_rev: dataTypeRev }) => [
      place,
      {
        versionId,
        current: engine === null || dataTypeRev === null ? null : { engine, dataTypeRev },
      },
    ]),
  );
}

/** Versions of an object are numbered from the newest stored one. */
async function insertVersions(
  tx: Transaction,
  tenantId: number,
  { firsts, versions }: { firsts: readonly SeenContent[]; versions: readonly KnownVersion[] },
): Promise<void> {
  if (firsts.length === 0) return;
  await tx.named(
    'object_version_insert',
    `INSERT INTO object_version (tenant_id, version_id, object_key, seq, digest, sha256, size_bytes,
       name, media_type, first_seen_at, event_id, is_sample)
     SELECT $1, version_id, object_key,
       coalesce(newest.seq, 0) + row_number() OVER (PARTITION BY object_key ORDER BY place),
       digest, sha256, size_bytes, name, media_type, first_seen_at, event_id, is_sample
     FROM unnest($2::uuid[], $3::text[], $4::bytea[], $5::text[], $6::bigint[], $7::text[], $8::text[],
       $9::timestamptz[], $10::uuid[], $11::boolean[]) WITH ORDINALITY AS told (version_id, object_key,
       digest, sha256, size_bytes, name, media_type, first_seen_at, event_id, is_sample, place)
     LEFT JOIN LATERAL (
       SELECT seq FROM object_version held
       WHERE held.tenant_id = $1 AND held.object_key = told.object_key ORDER BY seq DESC LIMIT 1
     ) AS newest ON true`,
    [
      tenantId,
      versions.map(({ versionId }) => versionId),
      firsts.map(({ objectKey }) => objectKey),
      firsts.map(({ content }) => content.digest),
      firsts.map(({ content }) => content.sha256),
      firsts.map(({ content }) => content.sizeBytes),
      firsts.map(({ content }) => content.name),
      firsts.map(({ content }) => content.mediaType),
      firsts.map(({ event }) => new Date(event.occurredAt)),
      firsts.map(({ event }) => event.eventId),
      firsts.map(({ event }) => event.isSample),
    ],
  );
}

async function insertEventContents(
  tx: Transaction,
  tenantId: number,
  seen: readonly StoredContent[],
): Promise<void> {
  await tx.named(
    'event_content_insert',
    `INSERT INTO event_content (tenant_id, event_id, version_id, occurred_at)
     SELECT $1, * FROM unnest($2::uuid[], $3::uuid[], $4::timestamptz[]) ON CONFLICT DO NOTHING`,
    [
      tenantId,
      seen.map(({ event }) => event.eventId),
      seen.map(({ versionId }) => versionId),
      seen.map(({ event }) => new Date(event.occurredAt)),
    ],
  );
}

const DAY_MS = 86_400_000;

/** Stores the contents themselves if the tenant wants it; repeated ones are retained longer. */
async function keepContents(
  tx: Transaction,
  tenantId: number,
  seen: readonly StoredContent[],
): Promise<void> {
  const blobs = new Map<string, { sealed: Buffer; keptAt: number; days: number }>();
  for (const { content, event, versionId } of seen) {
    const { kept } = content;
    if (!kept) continue;
    const sealed = blobs.get(versionId)?.sealed ?? kept.sealed;
    blobs.set(versionId, { sealed, keptAt: event.ingestedAt, days: kept.days });
  }
  if (blobs.size === 0) return;
  const rows = [...blobs.values()];
  await tx.named(
    'content_blob_insert',
    `INSERT INTO content_blob (tenant_id, version_id, sealed, kept_at, expires_at)
     SELECT $1, * FROM unnest($2::uuid[], $3::bytea[], $4::timestamptz[], $5::timestamptz[])
     ON CONFLICT (tenant_id, version_id) DO UPDATE
       SET kept_at = excluded.kept_at, expires_at = excluded.expires_at`,
    [
      tenantId,
      [...blobs.keys()],
      rows.map(({ sealed }) => sealed),
      rows.map(({ keptAt }) => new Date(keptAt)),
      rows.map(({ keptAt, days }) => new Date(keptAt + days * DAY_MS)),
    ],
  );
}

/** Findings in the contents of a chunk's events on arrival, by event id. */
export async function readDataFacts(
  tx: Transaction,
  tenantId: number,
  chunkId: string,
): Promise<Map<string, DataFacts>> {
  const rows = await tx.named<{
    event_id: string;
    data_types: string[] | null;
    data_values: number[] | null;
    data_sensitivity: number | null;
    data_class: DataClass | null;
    data_classes: DataClass[] | null;
    data_counts: number[] | null;
    content_state: ContentState;
  }>(
    'remap_data_facts',
    `SELECT event_id, data_types, data_values, data_sensitivity, data_class, content_state,
       facts->'dataClasses' AS data_classes, facts->'dataCounts' AS data_counts
     FROM activity
     WHERE tenant_id = $1 AND raw_chunk_id = $2 AND content_state IS NOT NULL`,
    [tenantId, chunkId],
  );
  return new Map(
    rows.map((row) => [
      row.event_id,
      {
        types: row.data_types ?? [],
        values: row.data_values ?? [],
        sensitivity: row.data_sensitivity,
        class: row.data_class,
        ...(row.data_classes && { classes: row.data_classes }),
        ...(row.data_counts && { counts: row.data_counts }),
        state: row.content_state,
      },
    ]),
  );
}
