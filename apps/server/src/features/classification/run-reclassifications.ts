import type { ContentClassification } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { isInEffect } from './contents/classify-parts.ts';
import type { HandedContent } from './contents/content.ts';
import type { TenantDataTypeSet } from './contents/data-type-set.ts';
import type { JobServices } from '../../jobs/job.ts';
import { endRun, workOffRuns } from '../../jobs/stored-runs.ts';
import { cutResult } from '../ingest/reading/classified-content.ts';
import { storeClassification } from '../ingest/reading/classification-rows.ts';
import { lockTenant } from '../ingest/tenant-lock.ts';
import { SecretUnreadable } from '../../platform/secret-box.ts';

export type ReclassifyServices = Pick<JobServices, 'database' | 'classifier' | 'log' | 'now'>;

interface Run {
  reclassification_id: string;
  [column: string]: unknown;
}

/** A stored content with the inputs of its current classification. */
interface KeptContent {
  version_id: string;
  sealed: Buffer;
  digest: Buffer;
  object_key: string;
  source: string;
  person_key: string | null;
  /** Types in effect before. */
  types: string[];
  /** Position of the run when this one was read. */
  after: string | null;
  [column: string]: unknown;
}

/** Processes the unfinished runs of a tenant. */
export async function runReclassifications(
  tenantId: number,
  services: ReclassifyServices,
): Promise<void> {
  const { database, classifier, log, now } = services;
  await workOffRuns<Run>({
    takeUp: () => database.tenant(tenantId, takeUp),
    async work(run) {
      // Another process changed the settings a moment ago.
      classifier.forget(tenantId);
      await work(tenantId, run, services);
    },
    end: ({ reclassification_id: runId }, state) =>
      endRun(database, 'reclassification', { tenantId, runId, state, now: now() }),
    onFault: ({ reclassification_id: run }, err) =>
      log.error({ tenantId, run, err }, 'a reclassification run stopped'),
  });
}

async function takeUp(tx: Transaction): Promise<Run | undefined> {
  const [run] = await tx.query<Run>(
    `UPDATE reclassification SET state = 'running' WHERE state IN ('waiting', 'running')
     RETURNING reclassification_id`,
  );
  return run;
}

async function work(tenantId: number, run: Run, services: ReclassifyServices): Promise<void> {
  const { database, now } = services;
  for (;;) {
    const kept = await database.tenant(tenantId, (tx) => nextContent(tx, run, now()));
    if (!kept) break;
    await classifyAnew(services, { tenantId, run, kept });
  }
}

async function nextContent(
  tx: Transaction,
  run: Run,
  now: number,
): Promise<KeptContent | undefined> {
  const [row] = await tx.named<KeptContent>(
    'reclassify_next',
    `SELECT blob.version_id, sealed, digest, object_key, source, person_key,
       run.position_version_id AS after,
       ARRAY(SELECT data_type_id FROM classification_type AS found
         WHERE found.classification_id = current.classification_id AND is_in_effect
         ORDER BY data_type_id) AS types
     FROM reclassification AS run
       JOIN content_blob AS blob ON blob.tenant_id = run.tenant_id
       JOIN object_version USING (version_id)
       JOIN classification AS current ON current.version_id = blob.version_id AND is_current
     WHERE reclassification_id = $1 AND run.state = 'running' AND expires_at > $2
       AND blob.version_id > coalesce(run.position_version_id, '00000000-0000-0000-0000-000000000000')
     ORDER BY blob.version_id LIMIT 1`,
    [run.reclassification_id, new Date(now)],
  );
  return row;
}

async function classifyAnew(
  services: ReclassifyServices,
  { tenantId, run, kept }: { tenantId: number; run: Run; kept: KeptContent },
): Promise<void> {
  const { database, classifier, now } = services;
  const set = await classifier.setOf(tenantId);
  const { source, person_key: personKey } = kept;
  const told = await resultOf(services, { tenantId, kept, set });
  await database.tenant(tenantId, async (tx) => {
    await lockTenant(tx, tenantId);
    // Another process did it first, or a change restarted the run.
    if (!(await advance(tx, { run, kept, result: told, now: now() })) || !told) return;
    const { version_id: versionId } = kept;
    const stored = { versionId, source, personKey, at: now(), dataTypeRev: set.rev };
    await storeClassification(tx, tenantId, { ...stored, result: told });
  });
}

/** Null if the content cannot be opened or read: its known findings stay, and it counts as failed. */
async function resultOf(
  { classifier, log }: ReclassifyServices,
  { tenantId, kept, set }: { tenantId: number; kept: KeptContent; set: TenantDataTypeSet },
): Promise<ContentClassification | null> {
  const { object_key: objectKey, source, person_key: personKey, version_id: version } = kept;
  const subject = { objectKey, source, personKey };
  try {
    const handed = opened(classifier, tenantId, kept);
    const result =
      handed && (await classifier.classify({ tenantId, content: handed.content, subject, set }));
    return result && (handed.isCut ? cutResult(result) : result);
  } catch (error) {
    log.warn({ tenantId, version, err: error }, 'could not reclassify a stored content');
    return null;
  }
}

/** Null if the content cannot be opened: the master key changed. */
function opened(
  { vault }: ReclassifyServices['classifier'],
  tenantId: number,
  { digest, sealed }: KeptContent,
): HandedContent | null {
  try {
    return vault.open({ tenantId, digest }, sealed);
  } catch (error) {
    if (error instanceof SecretUnreadable) return null;
    throw error;
  }
}

/**
 * Advances the run past a content. @returns whether the run was still at the position where the content
 * was read.
 */
async function advance(
  tx: Transaction,
  step: { run: Run; kept: KeptContent; result: ContentClassification | null; now: number },
): Promise<boolean> {
  const { run, kept, result, now } = step;
  const types = (result?.types ?? []).filter(isInEffect).map(({ type }) => type);
  const isChanged = result !== null && types.join(' ') !== kept.types.join(' ');
  const moved = await tx.named(
    'reclassify_advance',
    `UPDATE reclassification SET position_version_id = $2, done = done + 1,
       total = greatest(total, done + 1), changed = changed + $3, failed = failed + $4, updated_at = $5
     WHERE reclassification_id = $1 AND state = 'running'
       AND position_version_id IS NOT DISTINCT FROM $6
     RETURNING reclassification_id`,
    [
      run.reclassification_id,
      kept.version_id,
      Number(isChanged),
      Number(result === null),
      new Date(now),
      kept.after,
    ],
  );
  return moved.length > 0;
}
