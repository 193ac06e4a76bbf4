import type { Transaction } from '@waybill/store';
import { isLasting, pauseAfter } from '../run-outcome.ts';
import { followPages, type ActiveRun, type FinishedRun } from './follow-pages.ts';
import { closeRun, release, type ClaimedBackfill } from './stream-lease.ts';

const DAY_MS = 86_400_000;
/** A span is read in about this many pieces at most, each of a day or more. */
const MOST_PIECES = 100;
/** Failures in a row after which a backfill is given up. */
const MOST_FAILURES = 5;
/** A vendor's list for one piece may be too long; a piece is never shorter than this. */
const LEAST_PIECE_MS = 900_000;

/**
 * Reads a span of the past, oldest piece first. Progress is saved after every piece, so that an
 * interrupted backfill resumes there; between two pieces the stream's own run has precedence.
 */
export async function runBackfill(run: ActiveRun, backfill: ClaimedBackfill): Promise<void> {
  const { services, signal } = run;
  let { doneTo } = backfill;
  let pieceMs = Math.max(DAY_MS, Math.ceil((backfill.to - backfill.from) / MOST_PIECES));
  let requests = 0;
  for (;;) {
    const to = Math.min(doneTo + pieceMs, backfill.to);
    const piece = await followPages(run, { from: doneTo, to });
    requests += piece.requests;
    if (signal.aborted) return endBackfillRun(run, backfill, { ...piece, requests });
    if (isTooLong(piece) && pieceMs > LEAST_PIECE_MS) {
      pieceMs = Math.max(LEAST_PIECE_MS, Math.floor(pieceMs / 4));
      continue;
    }
    if (piece.end.outcome === 'failed') {
      return endBackfillRun(run, backfill, { ...piece, requests });
    }
    doneTo = to;
    const isWholeDone = doneTo >= backfill.to;
    await services.database.tenant(run.claim.tenantId, (tx) =>
      markDone(tx, run, backfill, { doneTo, isWholeDone }),
    );
    if (isWholeDone || (await isOwnRunDue(run))) {
      return endBackfillRun(run, backfill, { ...piece, requests });
    }
  }
}

function isTooLong({ end }: FinishedRun): boolean {
  return end.outcome === 'more' || (end.outcome === 'failed' && end.code === 'page_limit');
}

async function markDone(
  tx: Transaction,
  { claim, services }: ActiveRun,
  { backfillId }: ClaimedBackfill,
  { doneTo, isWholeDone }: { doneTo: number; isWholeDone: boolean },
): Promise<void> {
  await tx.query(
    `UPDATE backfill_stream SET done_to = $3, failures = 0, failure = NULL,
       state = CASE WHEN $4 THEN 'done' ELSE state END
     WHERE backfill_id = $1 AND stream_id = $2`,
    [backfillId, claim.streamId, new Date(doneTo), isWholeDone],
  );
  await tx.query('UPDATE backfill SET updated_at = $2 WHERE backfill_id = $1', [
    backfillId,
    new Date(services.now()),
  ]);
}

async function isOwnRunDue({ claim, services }: ActiveRun): Promise<boolean> {
  const rows = await services.database.tenant(claim.tenantId, (tx) =>
    tx.query(
      `SELECT 1 FROM integration_stream
       WHERE integration_id = $1 AND stream_id = $2 AND next_run_at <= $3`,
      [claim.integrationId, claim.streamId, new Date(services.now())],
    ),
  );
  return rows.length > 0;
}

/** Finishes a backfill run; a span whose runs fail is given up after a few attempts. */
export async function endBackfillRun(
  { claim, services }: ActiveRun,
  { backfillId, failures }: ClaimedBackfill,
  { end, requests }: FinishedRun,
): Promise<void> {
  const now = services.now();
  await services.database.tenant(claim.tenantId, async (tx) => {
    const failure = end.outcome === 'failed' ? end.code : null;
    const detail = end.outcome === 'failed' ? end.detail : null;
    await closeRun(tx, claim.runId, { failure, detail, requests, now });
    await release(tx, claim);
    if (end.outcome !== 'failed' || end.code === 'cancelled') return;
    const isOver = isLasting(end.code) || failures + 1 >= MOST_FAILURES;
    const pauseSec = Math.max(pauseAfter(end.code, failures + 1, 0), end.retryAfterSec ?? 0);
    await tx.query(
      `UPDATE backfill_stream SET failures = failures + 1, failure = $3, next_run_at = $4,
         state = CASE WHEN $5 THEN 'failed' ELSE state END
       WHERE backfill_id = $1 AND stream_id = $2`,
      [backfillId, claim.streamId, end.code, new Date(now + pauseSec * 1000), isOver],
    );
    await tx.query('UPDATE backfill SET updated_at = $2 WHERE backfill_id = $1', [
      backfillId,
      new Date(now),
    ]);
  });
}
