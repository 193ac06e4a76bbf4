import type { ActivityEvent } from '@waybill/contract';
import { behaviourView, eventScore, zoneClock, type Verdict } from '@waybill/engine';
import type { EarlyJudge } from '../detection/judging/detection-recorder.ts';
import type { PreparedEvent } from '../ingest/reading/prepared-event.ts';
import { behaviourCaches } from './behaviour-cache.ts';
import { storeScores, type EventScores } from './event-scores.ts';
import { readKnownBehaviour } from './read-known-behaviour.ts';
import { recordVerdicts } from './record-verdicts.ts';
import { updateBehaviour } from './update-behaviour.ts';

/**
 * Counts new events along with the other work of their transaction. Then records the days of people
 * that are now unusual, passing them to the late judges first: policies on behaviour are evaluated
 * again by those that follow.
 *
 * @published
 */
export function judgeByBehaviour(): EarlyJudge {
  const caches = behaviourCaches();
  return async (tx, tenantId, added) => {
    const { verdicts, zone } = await updateBehaviour(tx, tenantId, { caches, events: added });
    return async (_tx, _tenantId, fresh) => {
      const events = fresh.map(({ event }) => event);
      await recordVerdicts(tx, tenantId, { verdicts, zone });
      const scores = scoresOf(events, { verdicts, zone });
      await storeScores(tx, tenantId, { events, scores });
      const known = await readKnownBehaviour(tx, tenantId, openEvents(fresh));
      return fresh.map((prepared) => {
        const { again, event } = prepared;
        if (again === undefined) return prepared;
        const score = scores.get(event.eventId) ?? null;
        const view = behaviourView(event, { ...known(event), score });
        return { ...prepared, again: (later) => again({ behaviour: () => view, ...later }) };
      });
    };
  };
}

function scoresOf(
  events: readonly ActivityEvent[],
  { verdicts, zone }: { verdicts: readonly Verdict[]; zone: string },
): EventScores {
  const { dayOf } = zoneClock(zone);
  const byDay = new Map(verdicts.map((verdict) => [`${verdict.day} ${verdict.person}`, verdict]));
  return new Map(
    events.flatMap((event) => {
      const verdict = byDay.get(`${dayOf(event.occurredAt)} ${event.actorKey}`) ?? null;
      const score = eventScore(event, verdict);
      return score === null ? [] : [[event.eventId, score] as const];
    }),
  );
}

function openEvents(fresh: readonly PreparedEvent[]) {
  return fresh.filter(({ again }) => again !== undefined).map(({ event }) => event);
}
