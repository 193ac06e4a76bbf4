import { randomUUID } from 'node:crypto';
import type {
  ActivityEvent,
  ContentFinding,
  ContentState,
  DataClass,
  DataFacts,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { isInEffect } from '../../classification/contents/classify-parts.ts';
import type { ClassifiedContent } from './classified-content.ts';
import type { PreparedEvent } from './prepared-event.ts';

/**
 * Stores what was found in the contents of new events: the version of the object, and its
 * classification unless the same was found by the same types before. The tenant's lock is held.
 */
export async function storeContents(
  tx: Transaction,
  tenantId: number,
  fresh: readonly PreparedEvent[],
): Promise<void> {
  for (const { event, contents = [] } of fresh) {
    for (const content of contents) {
      const versionId = await storeVersion(tx, { tenantId, event, content });
      await tx.named(
        'event_content_insert',
        `INSERT INTO event_content (tenant_id, event_id, version_id, occurred_at)
         VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
        [tenantId, event.eventId, versionId, new Date(event.occurredAt)],
      );
      const { source, actorKey, ingestedAt } = event;
      await keepContent(tx, { tenantId, versionId, at: ingestedAt, kept: content.kept });
      await storeClassification(tx, {
        tenantId,
        versionId,
        source,
        personKey: actorKey,
        at: ingestedAt,
        ...content,
      });
    }
  }
}

/** @returns id of the version, which may have been seen before. */
async function storeVersion(
  tx: Transaction,
  given: { tenantId: number; event: ActivityEvent; content: ClassifiedContent },
): Promise<string> {
  const { tenantId, event, content } = given;
  // What has no object of its own is one by itself: a text that was pasted.
  const objectKey = event.objectKey ?? `content:${content.digest.toString('hex')}`;
  const [row] = await tx.named<{ version_id: string }>(
    'object_version_insert',
    `WITH fresh AS (
       INSERT INTO object_version (tenant_id, version_id, object_key, seq, digest, sha256, size_bytes,
         name, media_type, first_seen_at, event_id, is_sample)
       SELECT $1, $2, $3, 1 + coalesce(max(seq), 0), $4, $5, $6, $7, $8, $9, $10, $11
       FROM object_version WHERE tenant_id = $1 AND object_key = $3
       ON CONFLICT (tenant_id, object_key, digest) DO NOTHING RETURNING version_id
     )
     SELECT version_id FROM fresh UNION ALL
     SELECT version_id FROM object_version WHERE tenant_id = $1 AND object_key = $3 AND digest = $4`,
    [
      tenantId,
      randomUUID(),
      objectKey,
      content.digest,
      content.sha256,
      content.sizeBytes,
      content.name,
      content.mediaType,
      new Date(event.occurredAt),
      event.eventId,
      event.isSample,
    ],
  );
  if (!row) throw new Error('The version was not stored');
  return row.version_id;
}

const DAY_MS = 86_400_000;

/** Keeps the content itself where the tenant wants it; when it comes again it is kept longer. */
async function keepContent(
  tx: Transaction,
  given: Pick<ClassifiedContent, 'kept'> & { tenantId: number; versionId: string; at: number },
): Promise<void> {
  const { tenantId, versionId, at, kept } = given;
  if (!kept) return;
  await tx.named(
    'content_blob_insert',
    `INSERT INTO content_blob (tenant_id, version_id, sealed, kept_at, expires_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (tenant_id, version_id) DO UPDATE
       SET kept_at = excluded.kept_at, expires_at = excluded.expires_at`,
    [tenantId, versionId, kept.sealed, new Date(at), new Date(at + kept.days * DAY_MS)],
  );
}

/** A classification of a version that is to be stored. */
export interface NewClassification extends Pick<ClassifiedContent, 'result' | 'dataTypeRev'> {
  tenantId: number;
  versionId: string;
  source: string;
  personKey: string | null;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Stores a classification as the current one of its version; earlier ones stay. @returns whether it is new.
 *
 * @published
 */
export async function storeClassification(
  tx: Transaction,
  given: NewClassification,
): Promise<boolean> {
  const { tenantId, versionId, result, dataTypeRev } = given;
  const same = await tx.named(
    'classification_same',
    `SELECT FROM classification WHERE tenant_id = $1 AND version_id = $2 AND is_current
       AND engine = $3 AND data_type_rev = $4`,
    [tenantId, versionId, result.engine, dataTypeRev],
  );
  if (same.length > 0) return false;
  await tx.named(
    'classification_supersede',
    `UPDATE classification SET is_current = false
     WHERE tenant_id = $1 AND version_id = $2 AND is_current`,
    [tenantId, versionId],
  );
  const classificationId = randomUUID();
  await tx.named(
    'classification_insert',
    `INSERT INTO classification (tenant_id, classification_id, version_id, source, person_key, engine,
       data_type_rev, state, sensitivity, parts, classified_at, is_current)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, true)`,
    [
      tenantId,
      classificationId,
      versionId,
      given.source,
      given.personKey,
      result.engine,
      dataTypeRev,
      result.state,
      result.sensitivity,
      JSON.stringify(result.parts),
      new Date(given.at),
    ],
  );
  await storeTypes(tx, { tenantId, classificationId, result });
  return true;
}

/** Findings of a type whose snippets are stored. */
const STORED_FINDINGS = 100;

async function storeTypes(
  tx: Transaction,
  given: { tenantId: number; classificationId: string } & Pick<ClassifiedContent, 'result'>,
): Promise<void> {
  const { tenantId, classificationId, result } = given;
  if (result.types.length === 0) return;
  const findings = Map.groupBy(result.findings, ({ type }) => type);
  const { types } = result;
  await tx.named(
    'classification_type_insert',
    `INSERT INTO classification_type (tenant_id, classification_id, data_type_id, type_version, count,
       distinct_count, confidence, exempted, is_shadow, is_in_effect, findings)
     SELECT $1, $2, * FROM unnest($3::text[], $4::integer[], $5::integer[], $6::integer[], $7::text[],
       $8::integer[], $9::boolean[], $10::boolean[], $11::jsonb[])`,
    [
      tenantId,
      classificationId,
      types.map(({ type }) => type),
      types.map(({ version }) => version),
      types.map(({ count }) => count),
      types.map(({ distinct }) => distinct),
      types.map(({ confidence }) => confidence),
      types.map(({ exempted }) => exempted),
      types.map(({ isShadow }) => isShadow),
      types.map(isInEffect),
      types.map(({ type }) => JSON.stringify(storedFindings(findings.get(type) ?? []))),
    ],
  );
}

function storedFindings(findings: readonly ContentFinding[]): ContentFinding[] {
  return findings.slice(0, STORED_FINDINGS);
}

/** What was found in the contents of a chunk's events when they came, by the events' ids. */
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
