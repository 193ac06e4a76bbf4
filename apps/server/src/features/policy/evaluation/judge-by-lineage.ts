import type { LateJudge } from '../../detection/judging/detection-recorder.ts';
import { readLineagePast } from './read-lineage-past.ts';

/**
 * Judges events again whose lineage, or what is usual, may change what they meet. Asked before other late
 * judges that find anything: what it finds is in the place of what was found before.
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
