import type {
  ClassificationDetail,
  ContentFinding,
  ContentType,
  StoredClassification,
} from '@waybill/contract';
import { CLASSIFIERS } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { decodeCursor, encodeCursor } from '../../http/keyset-cursor.ts';
import { AppError } from '../../platform/app-error.ts';

export interface ClassificationFilter {
  detectionId?: string | undefined;
  eventId?: string | undefined;
  objectKey?: string | undefined;
  dataTypeId?: string | undefined;
  limit: number;
  cursor: string | undefined;
}

interface ClassificationRow {
  classification_id: string;
  object_key: string;
  name: string | null;
  seq: number;
  size_bytes: string;
  sha256: string | null;
  first_seen_at: Date;
  source: StoredClassification['source'];
  person_key: string | null;
  engine: string;
  classified_at: Date;
  classified_key: string;
  state: StoredClassification['state'];
  sensitivity: number | null;
  parts: StoredClassification['parts'];
  is_sample: boolean;
  is_kept: boolean;
  [column: string]: unknown;
}

const COLUMNS = `classification_id, object_key, name, seq, size_bytes, sha256, first_seen_at, source,
  person_key, engine, classified_at, classified_at::text AS classified_key, state, sensitivity, parts,
  is_sample, EXISTS (SELECT FROM content_blob AS blob WHERE blob.version_id = object_version.version_id
    AND expires_at > now()) AS is_kept`;

/** The current classifications that the filter names, newest first, a page at a time. */
export async function listClassifications(
  tx: Transaction,
  filter: ClassificationFilter,
): Promise<{ items: StoredClassification[]; nextCursor: string | null }> {
  const { limit, cursor, detectionId, eventId, objectKey, dataTypeId } = filter;
  const [before, beforeId] =
    cursor === undefined ? [null, null] : decodeCursor(cursor, ['timestamptz', 'uuid']);
  const rows = await tx.query<ClassificationRow>(
    `SELECT ${COLUMNS} FROM classification JOIN object_version USING (tenant_id, version_id)
     WHERE is_current
       AND ($1::text IS NULL OR version_id IN (
         SELECT version_id FROM detection_event JOIN event_content USING (tenant_id, event_id)
         WHERE detection_id::text = $1))
       AND ($2::uuid IS NULL OR version_id IN (SELECT version_id FROM event_content WHERE event_id = $2))
       AND ($3::text IS NULL OR object_key = $3)
       AND ($4::text IS NULL OR classification_id IN (
         SELECT classification_id FROM classification_type WHERE data_type_id = $4))
       AND ($5::timestamptz IS NULL OR (classified_at, classification_id) < ($5, $6::uuid))
     ORDER BY classified_at DESC, classification_id DESC LIMIT $7`,
    [
      detectionId ?? null,
      eventId ?? null,
      objectKey ?? null,
      dataTypeId ?? null,
      before,
      beforeId,
      limit + 1,
    ],
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const types = await readTypes(tx, page);
  return {
    items: page.map((row) => classificationOf(row, types.get(row.classification_id) ?? [])),
    nextCursor:
      rows.length > limit && last
        ? encodeCursor([last.classified_key, last.classification_id])
        : null,
  };
}

/** One classification with its findings. Throws `resource.not_found`. */
export async function readClassification(
  tx: Transaction,
  classificationId: string,
): Promise<ClassificationDetail> {
  const [row] = await tx.query<ClassificationRow>(
    `SELECT ${COLUMNS} FROM classification JOIN object_version USING (tenant_id, version_id)
     WHERE classification_id::text = $1`,
    [classificationId],
  );
  if (!row) throw new AppError('resource.not_found');
  const types = (await readTypes(tx, [row])).get(row.classification_id) ?? [];
  const found = await tx.query<{ findings: ContentFinding[] }>(
    'SELECT findings FROM classification_type WHERE classification_id = $1',
    [row.classification_id],
  );
  return {
    ...classificationOf(row, types),
    findings: found
      .flatMap(({ findings }) => findings)
      .toSorted((left, right) => left.part - right.part || left.start - right.start),
  };
}

function classificationOf(
  row: ClassificationRow,
  types: readonly ContentType[],
): StoredClassification {
  return {
    classificationId: row.classification_id,
    object: {
      key: row.object_key,
      name: row.name,
      seq: row.seq,
      sizeBytes: Number(row.size_bytes),
      sha256: row.sha256,
      firstSeenAt: row.first_seen_at.toISOString(),
    },
    source: row.source,
    personKey: row.person_key,
    engine: row.engine,
    classifiedAt: row.classified_at.toISOString(),
    state: row.state,
    sensitivity: row.sensitivity,
    types: [...types],
    parts: row.parts,
    isContentKept: row.is_kept,
    isSample: row.is_sample,
  };
}

interface TypeRow {
  classification_id: string;
  data_type_id: string;
  type_version: number;
  count: number;
  distinct_count: number;
  confidence: ContentType['confidence'];
  exempted: number;
  is_shadow: boolean;
  name: string | null;
  class: ContentType['class'] | null;
  sensitivity: number | null;
  [column: string]: unknown;
}

async function readTypes(
  tx: Transaction,
  rows: readonly ClassificationRow[],
): Promise<Map<string, ContentType[]>> {
  const types = await tx.query<TypeRow>(
    `SELECT found.classification_id, data_type_id, type_version, count, distinct_count, confidence,
       exempted, is_shadow, own.name, own.class, own.sensitivity
     FROM classification_type AS found LEFT JOIN data_type AS own USING (tenant_id, data_type_id)
     WHERE classification_id = ANY($1) ORDER BY data_type_id`,
    [rows.map(({ classification_id: id }) => id)],
  );
  const byId = Map.groupBy(types, ({ classification_id: id }) => id);
  return new Map([...byId].map(([id, found]) => [id, found.map(typeOf)]));
}

const BUILT_IN = new Map(CLASSIFIERS.map((classifier) => [classifier.id, classifier]));

function typeOf(row: TypeRow): ContentType {
  const known = BUILT_IN.get(row.data_type_id) ?? row;
  return {
    type: row.data_type_id,
    // A built-in type of an earlier version may no longer exist.
    name: known.name ?? row.data_type_id,
    class: known.class ?? 'business',
    sensitivity: known.sensitivity ?? 0,
    version: row.type_version,
    count: row.count,
    distinct: row.distinct_count,
    confidence: row.confidence,
    exempted: row.exempted,
    isShadow: row.is_shadow,
  };
}
