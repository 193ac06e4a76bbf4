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
 * Judges new events with facts that only the writing transaction has: their lineage and the counters
 * are up to date by then. Called once per batch; the caller holds the tenant's lock.
 *
 * @returns the same events in the same order, with their updated findings: `withMoreHits` adds to it.
 *
 * @published
 */
export type LateJudge = (
  tx: Transaction,
  tenantId: number,
  fresh: readonly PreparedEvent[],
) => Promise<readonly PreparedEvent[]>;

/**
 * Starts independent work on new events: it runs concurrently with their transaction's other writes.
 *
 * @returns the judge to run after those writes, before all other late judges.
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
   * @param beside other work that must finish first. Independent work runs concurrently.
   */
  record(
    tx: Transaction,
    tenantId: number,
    fresh: readonly PreparedEvent[],
    beside?: Promise<unknown>,
  ): Promise<void>;
}

/** `lateJudges` run in order, each with the findings of the previous one. @published */
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
