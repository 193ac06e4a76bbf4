import { randomUUID } from 'node:crypto';
import type { ContentClassification, ContentFinding } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { isInEffect } from '../../classification/contents/classify-parts.ts';

/** Key that distinguishes classifications of one content. */
export interface ClassifiedBy {
  engine: string;
  dataTypeRev: number;
}

/** A classification to store for a version. */
export interface NewClassification {
  versionId: string;
  /** Previous classifier of the version; null: none. */
  current: ClassifiedBy | null;
  source: string;
  personKey: string | null;
  /** Epoch milliseconds. */
  at: number;
  result: ContentClassification;
  dataTypeRev: number;
}

/**
 * Stores a classification as the current one of its version; earlier ones stay. @returns whether it is new.
 *
 * @published
 */
export async function storeClassification(
  tx: Transaction,
  tenantId: number,
  given: Omit<NewClassification, 'current'>,
): Promise<boolean> {
  const [row] = await tx.named<{ engine: string; data_type_rev: number }>(
    'classification_now',
    `SELECT engine, data_type_rev FROM classification
     WHERE tenant_id = $1 AND version_id = $2 AND is_current`,
    [tenantId, given.versionId],
  );
  const current = row ? { engine: row.engine, dataTypeRev: row.data_type_rev } : null;
  return (await storeClassifications(tx, tenantId, [{ ...given, current }])) > 0;
}

/** A row of `classification` to insert. */
interface FreshRow extends NewClassification {
  classificationId: string;
  isCurrent: boolean;
}

/**
 * Stores classifications in order: the last of a version is its current one. One with the same inputs
 * as its predecessor is skipped. @returns how many are new.
 */
export async function storeClassifications(
  tx: Transaction,
  tenantId: number,
  given: readonly NewClassification[],
): Promise<number> {
  const { rows, superseded } = freshRows(given);
  if (rows.length === 0) return 0;
  if (superseded.length > 0) {
    await tx.named(
      'classification_supersede',
      `UPDATE classification SET is_current = false
       WHERE tenant_id = $1 AND version_id = ANY($2) AND is_current`,
      [tenantId, superseded],
    );
  }
  await tx.named(
    'classification_insert',
    `INSERT INTO classification (tenant_id, classification_id, version_id, source, person_key, engine,
       data_type_rev, state, sensitivity, parts, classified_at, is_current)
     SELECT $1, * FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::integer[],
       $8::text[], $9::smallint[], $10::jsonb[], $11::timestamptz[], $12::boolean[])`,
    [
      tenantId,
      rows.map(({ classificationId }) => classificationId),
      rows.map(({ versionId }) => versionId),
      rows.map(({ source }) => source),
      rows.map(({ personKey }) => personKey),
      rows.map(({ result }) => result.engine),
      rows.map(({ dataTypeRev }) => dataTypeRev),
      rows.map(({ result }) => result.state),
      rows.map(({ result }) => result.sensitivity),
      rows.map(({ result }) => JSON.stringify(result.parts)),
      rows.map(({ at }) => new Date(at)),
      rows.map(({ isCurrent }) => isCurrent),
    ],
  );
  await insertTypes(tx, tenantId, rows);
  return rows.length;
}

function freshRows(given: readonly NewClassification[]): {
  rows: FreshRow[];
  /** Ids of versions whose stored classification is current no more. */
  superseded: string[];
} {
  const rows: FreshRow[] = [];
  const superseded: string[] = [];
  const newest = new Map<string, FreshRow>();
  for (const one of given) {
    const { versionId, result, dataTypeRev } = one;
    const before = newest.get(versionId);
    const by = before ? { ...before, engine: before.result.engine } : one.current;
    if (by?.engine === result.engine && by.dataTypeRev === dataTypeRev) continue;
    if (before) before.isCurrent = false;
    else if (one.current) superseded.push(versionId);
    const row = { ...one, classificationId: randomUUID(), isCurrent: true };
    newest.set(versionId, row);
    rows.push(row);
  }
  return { rows, superseded };
}

/** Findings of a type whose snippets are stored. */
const STORED_FINDINGS = 100;

async function insertTypes(
  tx: Transaction,
  tenantId: number,
  rows: readonly FreshRow[],
): Promise<void> {
  const told = rows.flatMap(({ classificationId, result }) => {
    const findings = Map.groupBy(result.findings, ({ type }) => type);
    return result.types.map((type) => ({
      classificationId,
      type,
      findings: storedFindings(findings.get(type.type) ?? []),
    }));
  });
  if (told.length === 0) return;
  await tx.named(
    'classification_type_insert',
    `INSERT INTO classification_type (tenant_id, classification_id, data_type_id, type_version, count,
       distinct_count, confidence, exempted, is_shadow, is_in_effect, findings)
     SELECT $1, * FROM unnest($2::uuid[], $3::text[], $4::integer[], $5::integer[], $6::integer[],
       $7::text[], $8::integer[], $9::boolean[], $10::boolean[], $11::jsonb[])`,
    [
      tenantId,
      told.map(({ classificationId }) => classificationId),
      told.map(({ type }) => type.type),
      told.map(({ type }) => type.version),
      told.map(({ type }) => type.count),
      told.map(({ type }) => type.distinct),
      told.map(({ type }) => type.confidence),
      told.map(({ type }) => type.exempted),
      told.map(({ type }) => type.isShadow),
      told.map(({ type }) => isInEffect(type)),
      told.map(({ findings }) => JSON.stringify(findings)),
    ],
  );
}

function storedFindings(findings: readonly ContentFinding[]): ContentFinding[] {
  return findings.slice(0, STORED_FINDINGS);
}
