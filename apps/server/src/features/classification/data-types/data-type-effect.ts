import type { DataTypeChange, DataTypeDeclaration, DataTypeEffect } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { OwnDataType } from '../contents/data-type-set.ts';
import type { Services } from '../../../http/feature.ts';
import { mapAtMost } from '../../../platform/map-at-most.ts';
import { SecretUnreadable } from '../../../platform/secret-box.ts';
import { LOOK_BACK_MS } from './data-type-figures.ts';
import { readDataTypeCores, requireDataType, type DataTypeCore } from './data-type-rows.ts';
import { trialSet, triedType } from './data-type-trial.ts';
import { declarationProblems, sensitivityOf } from './declaration-problems.ts';

/** Maximum stored contents classified per preview: a person waits for it. */
const MOST_CHECKED = 100;
/** Number processed at the same time: each is opened in memory. */
const CHECKED_AT_ONCE = 4;

interface KeptContent {
  sealed: Buffer;
  digest: Buffer;
  object_key: string;
  source: string;
  person_key: string | null;
  /** The type was found when the content was classified last. */
  has: boolean;
  [column: string]: unknown;
}

type EffectServices = Pick<Services, 'database' | 'classifier'>;

/** Effect of a type change on recent findings and stored contents. */
export async function readDataTypeEffect(
  services: EffectServices,
  wanted: {
    tenantId: number;
    dataTypeId: string;
    change: DataTypeChange;
    now: number;
    signal: AbortSignal;
  },
): Promise<DataTypeEffect> {
  const { tenantId, dataTypeId, change, now } = wanted;
  const since = new Date(now - LOOK_BACK_MS);
  const before = await services.database.snapshot(tenantId, async (tx) => {
    const core = await requireDataType(tx, dataTypeId);
    const { declaration } = change;
    return {
      core,
      counts: await readCounts(tx, dataTypeId, since),
      kept: await readKept(tx, dataTypeId, new Date(now)),
      type: await changedType(tx, core, change),
      problems: declaration
        ? declarationProblems({ ...core, id: dataTypeId, declaration }, await readDataTypeCores(tx))
        : [],
    };
  });
  const { core, counts, kept, type, problems } = before;
  const state = change.state ?? core.state;
  const isLookedFor = state === 'active' || state === 'shadow';
  const checked =
    problems.length > 0 ? [] : await checkKept(services, { ...wanted, kept, type, isLookedFor });
  return {
    since: since.toISOString(),
    contents: counts.contents,
    detections: counts.detections,
    checked: checked.length,
    kept: counts.kept,
    gained: checked.filter(({ had, has }) => !had && has).length,
    lost: checked.filter(({ had, has }) => had && !has).length,
    problems,
  };
}

interface Counts {
  contents: number;
  detections: number;
  kept: number;
}

async function readCounts(tx: Transaction, dataTypeId: string, since: Date): Promise<Counts> {
  const [row] = await tx.query<Counts & Record<string, unknown>>(
    `SELECT
       (SELECT count(*)::integer FROM object_version JOIN classification USING (tenant_id, version_id)
          JOIN classification_type USING (tenant_id, classification_id)
        WHERE first_seen_at >= $2 AND data_type_id = $1 AND is_current AND count > 0) AS contents,
       (SELECT count(*)::integer FROM detection
        WHERE status NOT IN ('closed', 'merged') AND last_seen_at >= $2
          AND lead_event->'data'->'types' @> to_jsonb($1::text)) AS detections,
       (SELECT count(*)::integer FROM content_blob) AS kept`,
    [dataTypeId, since],
  );
  return row ?? { contents: 0, detections: 0, kept: 0 };
}

/** The newest stored contents. */
function readKept(tx: Transaction, dataTypeId: string, now: Date): Promise<KeptContent[]> {
  return tx.query<KeptContent>(
    `SELECT sealed, digest, object_key, source, person_key,
       EXISTS (SELECT FROM classification_type AS found
         WHERE found.classification_id = classification.classification_id
           AND found.data_type_id = $1 AND found.count > 0) AS has
     FROM content_blob JOIN object_version USING (tenant_id, version_id)
       JOIN classification USING (tenant_id, version_id)
     WHERE is_current AND expires_at > $2 ORDER BY kept_at DESC LIMIT $3`,
    [dataTypeId, now, MOST_CHECKED],
  );
}

/** The changed type: a built-in one by its id, of which only the minimum changes. */
async function changedType(
  tx: Transaction,
  core: DataTypeCore,
  change: DataTypeChange,
): Promise<{ type: string | OwnDataType; minimum: OwnDataType['minimum'] }> {
  const minimum = change.minimum ?? core.minimum;
  const { dataTypeId: id } = core;
  if (core.kind === 'built-in') return { type: id, minimum };
  const [row] = await tx.query<{ declaration: DataTypeDeclaration; material: Buffer | null }>(
    'SELECT declaration, material FROM data_type_version WHERE data_type_id = $1 AND version = $2',
    [id, core.version],
  );
  if (!row) throw new Error('A data type has its version');
  const { material } = row;
  const facts = { id, minimum, material, sensitivity: sensitivityOf(core.sensitivity) };
  return { type: triedType(change.declaration ?? row.declaration, facts), minimum };
}

async function checkKept(
  { classifier }: EffectServices,
  given: {
    tenantId: number;
    signal: AbortSignal;
    kept: readonly KeptContent[];
    type: Awaited<ReturnType<typeof changedType>>;
    isLookedFor: boolean;
  },
): Promise<{ had: boolean; has: boolean }[]> {
  const { tenantId, kept, isLookedFor, signal } = given;
  const { type, minimum } = given.type;
  if (!isLookedFor) return kept.map(({ has: had }) => ({ had, has: false }));
  const set = trialSet(await classifier.setOf(tenantId), type, minimum);
  const id = typeof type === 'string' ? type : type.id;
  const checked = await mapAtMost(kept, CHECKED_AT_ONCE, async (one) => {
    const { sealed, digest, object_key: objectKey, source, person_key: personKey, has } = one;
    const content = opened(() => classifier.vault.open({ tenantId, digest }, sealed).content);
    if (!content) return [];
    const subject = { objectKey, source, personKey };
    const { types } = await classifier.classify({ tenantId, content, subject, set, signal });
    return [{ had: has, has: types.some((found) => found.type === id && found.count > 0) }];
  });
  return checked.flat();
}

/** Null if it was sealed with another key. */
function opened<T>(open: () => T): T | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof SecretUnreadable) return null;
    throw error;
  }
}
