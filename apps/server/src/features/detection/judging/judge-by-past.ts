import type { ActivityEvent } from '@waybill/contract';
import { asksForPast, weighPast, type DetectorPast } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { LateJudge } from './detection-recorder.ts';
import { foundIn } from './judged-event.ts';

/** Looks up, for all events together, the earlier events that a detector may need. @published */
export type PastReader = (
  tx: Transaction,
  tenantId: number,
  events: readonly ActivityEvent[],
) => Promise<DetectorPast>;

/** Runs the detectors on past events again, with the readers' results. @published */
export function judgeByPast(readers: readonly PastReader[]): LateJudge {
  return async (tx, tenantId, fresh) => {
    const events = fresh.map(({ event }) => event).filter(asksForPast);
    if (events.length === 0) return fresh;
    let past: DetectorPast = {};
    for (const read of readers) past = { ...past, ...(await read(tx, tenantId, events)) };
    const asked = new Set(events.map(({ eventId }) => eventId));
    return fresh.map((prepared) => {
      const { event, hits, contents } = prepared;
      if (!asked.has(event.eventId)) return prepared;
      const known = contents ? foundIn(contents) : {};
      return { ...prepared, hits: weighPast(event, hits, { ...known, past }) };
    });
  };
}
