import type { ActivityEvent } from '@waybill/contract';
import type { DetectorHit } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { joinFindings } from '../findings/join-findings.ts';
import { attachKnownFindings } from '../findings/known-findings.ts';
import { countMatches } from '../../policy/evaluation/count-matches.ts';
import { addDataTypes } from './detection-data-types.ts';
import { followUp } from './follow-up.ts';
import { movedBeforeRenamed } from '../../ingest/writing/moved-before-renamed.ts';
import type { PreparedEvent } from '../../ingest/reading/prepared-event.ts';
import { recordSingleDetections } from './single-detections.ts';
import { windowedDetections } from './windowed-detections.ts';

/**
 * Judges new events by what only the transaction that writes them knows: their lineage and the counters
 * are up to date by then. Called once a batch; the caller holds the tenant's lock.
 *
 * @returns the same events in the same order, with what is found of them now: `withMoreHits` adds to it.
 *
 * @published
 */
export type LateJudge = (
  tx: Transaction,
  tenantId: number,
  fresh: readonly PreparedEvent[],
) => Promise<readonly PreparedEvent[]>;

/**
 * Begins with new events what depends on nothing else that their transaction writes: it runs beside that work.
 *
 * @returns who judges once that work is done, before all other late judges.
 *
 * @published
 */
export type EarlyJudge = (
  tx: Transaction,
  tenantId: number,
  added: readonly ActivityEvent[],
) => Promise<LateJudge>;

/** Events with further findings, by the events' ids. */
export function withMoreHits(
  events: readonly PreparedEvent[],
  found: ReadonlyMap<string, readonly DetectorHit[]>,
): readonly PreparedEvent[] {
  if (found.size === 0) return events;
  return events.map((prepared) => {
    const more = found.get(prepared.event.eventId) ?? [];
    return more.length === 0 ? prepared : { ...prepared, hits: [...prepared.hits, ...more] };
  });
}

/** @published */
export interface DetectionRecorder {
  /**
   * Turns the findings on new events into detections, in the transaction that writes the events. The
   * caller holds the tenant's lock.
   *
   * @param beside other work that must be done first. What does not need it runs beside it.
   */
  record(
    tx: Transaction,
    tenantId: number,
    fresh: readonly PreparedEvent[],
    beside?: Promise<unknown>,
  ): Promise<void>;
}

/** `lateJudges` are asked in order, each with what the one before found. @published */
export function detectionRecorder(
  lateJudges: readonly LateJudge[] = [],
  earlyJudge?: EarlyJudge,
): DetectionRecorder {
  const windowed = windowedDetections();
  return {
    async record(tx, tenantId, fresh, beside) {
      const added = fresh.map(({ event }) => event);
      const [early] = await Promise.all([earlyJudge?.(tx, tenantId, added), beside]);
      let judged = fresh;
      const judges = early ? [early, ...lateJudges] : lateJudges;
      for (const late of judges) judged = await late(tx, tenantId, judged);
      const before = await movedBeforeRenamed(tx, tenantId, judged);
      const followed = await attachKnownFindings(tx, tenantId, judged);
      judged = followed.events;
      await recordSingleDetections(tx, tenantId, [...before, ...judged]);
      await windowed.record(tx, tenantId, judged);
      await joinFindings(tx, tenantId, followed);
      await addDataTypes(tx, judged);
      await followUp(tx, tenantId, judged);
      await countMatches(tx, tenantId, judged);
    },
  };
}
