import type { LateJudge } from '../pipeline/detection-recorder.ts';
import { behaviourCaches } from './behaviour-cache.ts';
import { recordVerdicts } from './record-verdicts.ts';
import { updateBehaviour } from './update-behaviour.ts';

/** Counts new events, and records the days of people that now stand out. */
export function judgeByBehaviour(): LateJudge {
  const caches = behaviourCaches();
  return async (tx, tenantId, fresh) => {
    const events = fresh.map(({ event }) => event);
    const verdicts = await updateBehaviour(tx, tenantId, { caches, events });
    await recordVerdicts(tx, tenantId, verdicts);
    return fresh;
  };
}
