import type { LateJudge } from '../../detection/judging/detection-recorder.ts';
import { readLineagePast } from './read-lineage-past.ts';

/**
 * Evaluates events again whose lineage or baseline may change their matches. Runs before other late
 * judges with findings: its result replaces the earlier one.
 *
 * @published
 */
export const judgeByLineage: LateJudge = async (tx, tenantId, fresh) => {
  const open = fresh.filter(({ again }) => again !== undefined);
  if (open.length === 0) return fresh;
  const past = await readLineagePast(
    tx,
    tenantId,
    open.map(({ event }) => event.eventId),
  );
  return fresh.map((prepared) => {
    const { again, event } = prepared;
    if (!again) return prepared;
    const lineage = past.get(event.eventId) ?? null;
    return { ...prepared, ...again({ lineage: () => lineage }) };
  });
};
