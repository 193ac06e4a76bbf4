import type { RunEnd } from '@waybill/collector';
import type { Transaction } from '@waybill/store';
import { markUnseen } from '../../ingest/writing/entity-rows.ts';
import { linkEntities } from '../../ingest/writing/link-identities.ts';
import { lockTenant } from '../../ingest/tenant-lock.ts';
import { connectableById, isDelivered } from '../connectable-source.ts';
import { runOutcome } from '../run-outcome.ts';
import { endBackfillRun, runBackfill } from './backfill-run.ts';
import type { CollectServices, StreamTarget } from './collect-services.ts';
import type { Connections } from './connections.ts';
import { seenBy } from './commit-portion.ts';
import { followPages, type ActiveRun, type FinishedRun } from './follow-pages.ts';
import { lossesOf, noteLosses } from './note-losses.ts';
import {
  claimStream,
  closeRun,
  extendLease,
  release,
  settleStream,
  type Claim,
} from './stream-lease.ts';

/** Heartbeat interval of a run, in addition to every page. */
const HEARTBEAT_MS = 30_000;
/** A page that fails repeatedly must be visible on its stream, and must not be requested constantly. */
const OWN_FAULT: RunEnd = {
  outcome: 'failed',
  code: 'internal_error',
  retryAfterSec: null,
  detail: 'Waybill failed on this run. The log has the details.',
};

/**
 * Runs a stream once, if it is due and no one else runs it. Rejects only if the database is
 * unreachable; the lease then expires.
 *
 * @returns whether there was anything to run.
 */
export async function runStream(
  services: CollectServices,
  connections: Connections,
  target: StreamTarget,
  stopping: AbortSignal,
): Promise<boolean> {
  const { database, now, log } = services;
  const { tenantId } = target;
  const claim = await database.tenant(tenantId, (tx) => claimStream(tx, target, now()));
  if (!claim) return false;
  const found = declaredStream(services, claim);
  if (!found) {
    await database.tenant(tenantId, (tx) => retire(tx, claim, now()));
    return true;
  }
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const heartbeat = setInterval(() => {
    database
      .tenant(tenantId, (tx) => extendLease(tx, claim, now()))
      .then(
        (isMine) => void (isMine || lost.abort()),
        // The next one may reach the database; a lease outlasts several.
        () => undefined,
      );
  }, HEARTBEAT_MS);
  heartbeat.unref();
  const run: ActiveRun = {
    ...found,
    claim,
    services,
    connections,
    signal,
    lose: () => lost.abort(),
  };
  try {
    if (claim.backfill) await runBackfill(run, claim.backfill);
    else await runPresent(run);
  } catch (error) {
    const { integrationId, streamId } = claim;
    log.error(
      { tenantId, integrationId, streamId, err: error },
      'a run failed with an internal error',
    );
    const finished = { end: OWN_FAULT, requests: 0 };
    if (claim.backfill) await endBackfillRun(run, claim.backfill, finished);
    else await endPresentRun(run, finished, now());
  } finally {
    clearInterval(heartbeat);
  }
  return true;
}

function declaredStream({ connectorOf }: CollectServices, claim: Claim) {
  const source = connectableById(claim.sourceId, connectorOf);
  const stream = source?.streams.find(({ id }) => id === claim.streamId);
  return source && stream ? { source, stream } : null;
}

/** The connector no longer has the stream: it waits for a version that does. */
async function retire(tx: Transaction, claim: Claim, now: number): Promise<void> {
  await tx.query(
    `UPDATE integration_stream SET next_run_at = NULL WHERE integration_id = $1 AND stream_id = $2`,
    [claim.integrationId, claim.streamId],
  );
  await tx.query(
    `UPDATE backfill_stream SET state = 'failed', failure = 'gone'
     WHERE integration_id = $1 AND stream_id = $2 AND state IN ('waiting', 'running')`,
    [claim.integrationId, claim.streamId],
  );
  await release(tx, claim);
  await closeRun(tx, claim.runId, { failure: 'gone', detail: null, requests: 0, now });
}

/** Resumes from the stream's position and records the result. */
async function runPresent(run: ActiveRun): Promise<void> {
  const beganAt = run.services.now();
  await endPresentRun(run, await followPages(run, null), beganAt);
}

async function endPresentRun(
  run: ActiveRun,
  { end, requests }: FinishedRun,
  beganAt: number,
): Promise<void> {
  const { claim, stream, services } = run;
  const now = services.now();
  const isWholeList = end.outcome === 'complete' && isFullList(stream);
  const outcome = runOutcome(end, { ...claim, everySec: stream.every }, now);
  const failure = end.outcome === 'failed' ? end.code : null;
  const detail = end.outcome === 'failed' ? end.detail : null;
  const isMine = await services.database.tenant(claim.tenantId, async (tx) => {
    if (isWholeList) await forgetUnseen(tx, claim, beganAt);
    if (end.outcome === 'complete' && stream.kind === 'events') {
      await noteLosses(tx, claim, lossesOf(claim, stream, beganAt), now);
    }
    await closeRun(tx, claim.runId, { failure, detail, requests, now });
    // An interrupted stream is still due.
    if (!outcome) return release(tx, claim);
    return settleStream(tx, claim, { outcome, isDelivered: isDelivered(stream), now });
  });
  if (!isMine || !outcome || outcome.state === claim.state) return;
  const { tenantId, integrationId, streamId } = claim;
  services.log.info(
    { tenantId, integrationId, streamId, from: claim.state, to: outcome.state, failure },
    'stream state changed',
  );
}

/** Whether a run that ended well has read everything that the stream knows. */
function isFullList(stream: ActiveRun['stream']): boolean {
  return stream.transport === 'http' && stream.kind === 'entities' && stream.cursor.type === 'full';
}

/** Entities missing from a full list were deleted at the source. */
async function forgetUnseen(tx: Transaction, claim: Claim, beganAt: number): Promise<void> {
  await lockTenant(tx, claim.tenantId);
  const gone = await markUnseen(tx, claim.tenantId, { seenBy: seenBy(claim), beganAt });
  if (gone.length > 0) await linkEntities(tx, claim.tenantId, gone);
}
