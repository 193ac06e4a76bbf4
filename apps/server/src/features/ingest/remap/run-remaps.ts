import { integrationNameOf } from '@waybill/contract';
import type { Connector } from '@waybill/connectors';
import type { Transaction } from '@waybill/store';
import type { JobServices } from '../../../jobs/job.ts';
import { endRun, workOffRuns } from '../../../jobs/stored-runs.ts';
import type { StoredChunk } from '../reading/raw-chunk.ts';
import type { RemapCounts } from './remap-chunk.ts';

type RemapJobServices = Pick<
  JobServices,
  'database' | 'remapChunk' | 'connectorOf' | 'log' | 'now'
>;

interface OpenRemap {
  remap_id: string;
  source_id: string;
}

/** A chunk with where it is in the order of arrival; the time as text, to the microsecond. */
interface NextChunk extends StoredChunk {
  receivedKey: string;
  /** The previous chunk, up to which the replay was done when this one was read. */
  after: string | null;
}

/** Another process was faster: it has done the chunk, or ended the replay. */
class OvertakenError extends Error {
  override name = 'OvertakenError';
}

/** Processes the unfinished replays of a tenant, oldest first. */
export async function runRemaps(tenantId: number, services: RemapJobServices): Promise<void> {
  const { database, log, now } = services;
  await workOffRuns<OpenRemap>({
    takeUp: () => database.tenant(tenantId, takeUp),
    work: (remap) => runRemap(tenantId, remap, services),
    end: ({ remap_id: runId }, state) =>
      endRun(database, 'remap', { tenantId, runId, state, now: now() }),
    onFault: ({ remap_id: remap }, err) =>
      log.error({ tenantId, remap, err }, 'a payload replay stopped'),
  });
}

async function takeUp(tx: Transaction): Promise<OpenRemap | undefined> {
  const [remap] = await tx.query<OpenRemap & Record<string, unknown>>(
    `UPDATE remap SET state = 'running' WHERE remap_id = (
       SELECT remap_id FROM remap WHERE state IN ('waiting', 'running')
       ORDER BY requested_at, remap_id LIMIT 1)
     RETURNING remap_id, source_id`,
  );
  return remap;
}

async function runRemap(
  tenantId: number,
  remap: OpenRemap,
  services: RemapJobServices,
): Promise<void> {
  const { database } = services;
  const source = integrationNameOf(remap.source_id);
  const connector = source && services.connectorOf(source);
  if (!connector) throw new Error('No connector reads this source anymore');
  for (let failed = 0; ;) {
    const chunk = await database.tenant(tenantId, (tx) => nextChunk(tx, remap));
    if (!chunk) break;
    const isDone = await runChunk(services, { tenantId, remap, chunk, connector });
    failed = isDone ? 0 : failed + 1;
    if (failed === MOST_FAILED) throw new Error('None of the chunks can be remapped');
  }
}

/** Chunks in a row: it is not the chunks then. */
const MOST_FAILED = 5;

/** @returns false for a chunk that failed and was passed over. */
async function runChunk(
  services: RemapJobServices,
  work: { tenantId: number; remap: OpenRemap; chunk: NextChunk; connector: Connector },
): Promise<boolean> {
  const { tenantId, remap, chunk, connector } = work;
  const step = { remap, chunk };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      await services.remapChunk({
        tenantId,
        chunk,
        connector,
        commitWith: (tx, counts) => advance(tx, { ...step, counts, now: services.now() }),
      });
      return true;
    } catch (error) {
      if (error instanceof OvertakenError) return true;
      if (attempt === ATTEMPTS) await passOver(services, { tenantId, step, error });
    }
  }
  return false;
}

/** The fault may have been a temporary one of the database. */
const ATTEMPTS = 2;

/**
 * Leaves a chunk that cannot be remapped unchanged, counts it as failed and continues after it. An
 * unreachable database fails this, too: then the replay stops.
 */
async function passOver(
  { database, log, now }: RemapJobServices,
  { tenantId, step, error }: { tenantId: number; step: ChunkStep; error: unknown },
): Promise<void> {
  const { chunkId } = step.chunk;
  log.error({ tenantId, chunk: chunkId, err: error }, 'could not remap a payload chunk');
  try {
    await database.tenant(tenantId, (tx) => advance(tx, { ...step, counts: null, now: now() }));
  } catch (failure) {
    if (!(failure instanceof OvertakenError)) throw failure;
  }
}

interface ChunkStep {
  remap: OpenRemap;
  chunk: NextChunk;
}

async function nextChunk(tx: Transaction, remap: OpenRemap): Promise<NextChunk | null> {
  const [row] = await tx.named<{
    chunk_id: string;
    received_at: Date;
    received_key: string;
    body: Buffer;
    is_sample: boolean;
    after: string | null;
  }>(
    'remap_next_chunk',
    `SELECT chunk.chunk_id, chunk.received_at, chunk.received_at::text AS received_key, chunk.body,
       chunk.is_sample, remap.position_chunk_id AS after
     FROM remap JOIN raw_chunk AS chunk
       ON chunk.tenant_id = remap.tenant_id AND chunk.source_id = remap.source_id
     WHERE remap.remap_id = $1 AND remap.state = 'running' AND chunk.received_at <= remap.end_at
       AND (chunk.received_at, chunk.chunk_id) > (coalesce(remap.position_at, '-infinity'),
         coalesce(remap.position_chunk_id, '00000000-0000-0000-0000-000000000000'))
     ORDER BY chunk.received_at, chunk.chunk_id LIMIT 1`,
    [remap.remap_id],
  );
  if (!row) return null;
  return {
    chunkId: row.chunk_id,
    receivedAt: row.received_at.getTime(),
    receivedKey: row.received_key,
    body: row.body,
    isSample: row.is_sample,
    after: row.after,
  };
}

/**
 * Writes the position with the chunk; without counts it failed. Throws `OvertakenError` if the position
 * has moved since the chunk was read.
 */
async function advance(
  tx: Transaction,
  step: ChunkStep & { counts: RemapCounts | null; now: number },
): Promise<void> {
  const { remap, chunk, counts, now } = step;
  const moved = await tx.named(
    'remap_advance',
    `UPDATE remap SET position_at = $2, position_chunk_id = $3, done = done + 1,
       total = greatest(total, done + 1), changed = changed + $4, added = added + $5,
       removed = removed + $6, kept = kept + $7, updated_at = $8, failed = failed + $10
     WHERE remap_id = $1 AND state = 'running' AND position_chunk_id IS NOT DISTINCT FROM $9
     RETURNING remap_id`,
    [
      remap.remap_id,
      chunk.receivedKey,
      chunk.chunkId,
      counts?.changed ?? 0,
      counts?.added ?? 0,
      counts?.removed ?? 0,
      counts?.kept ?? 0,
      new Date(now),
      chunk.after,
      counts === null ? 1 : 0,
    ],
  );
  if (moved.length === 0) throw new OvertakenError('The replay has moved on');
}
