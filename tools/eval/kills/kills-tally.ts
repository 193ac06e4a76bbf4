import type { Database } from '@waybill/store';

/** What a tenant holds in the end. */
export interface Holdings {
  /** How often each of the vendor's ids is stored. */
  events: Map<string, number>;
  /** Events by the roll-ups. */
  counted: number;
  /** How often each detection is there, by what it says. */
  detections: Map<string, number>;
}

export async function readHoldings(database: Database, tenantId: number): Promise<Holdings> {
  return database.snapshot(tenantId, async (tx) => {
    const events = await tx.query<{ id: string; times: number }>(
      'SELECT vendor_event_id AS id, count(*)::integer AS times FROM activity GROUP BY 1',
    );
    const [total] = await tx.query<{ counted: number }>(
      'SELECT coalesce(sum(events), 0)::integer AS counted FROM source_total',
    );
    const detections = await tx.query<{ said: string; times: number }>(
      `SELECT concat_ws(' | ', policy_key, title, severity, event_count, object_count, first_seen_at, last_seen_at)
         AS said, count(*)::integer AS times
       FROM detection WHERE status <> 'merged' GROUP BY 1`,
    );
    return {
      events: new Map(events.map(({ id, times }) => [id, times])),
      counted: total?.counted ?? 0,
      detections: new Map(detections.map(({ said, times }) => [said, times])),
    };
  });
}

/** What was acknowledged and is not there, and what is there more than once; by the roll-ups as well. */
export function tallyEvents({ events, counted }: Holdings, acknowledged: readonly string[]) {
  const lost = acknowledged.filter((id) => !events.has(id)).length;
  const stored = [...events.values()].reduce((sum, times) => sum + times, 0);
  const doubled = stored - events.size;
  return {
    acknowledged: acknowledged.length,
    lost: lost + Math.max(0, stored - counted),
    doubled: doubled + Math.max(0, counted - stored),
  };
}

/** How the detections differ from those of the same events without a kill. */
export function tallyDetections(killed: Holdings, reference: Holdings) {
  let missing = 0;
  let extra = 0;
  for (const said of new Set([...killed.detections.keys(), ...reference.detections.keys()])) {
    const more = (killed.detections.get(said) ?? 0) - (reference.detections.get(said) ?? 0);
    if (more > 0) extra += more;
    else missing -= more;
  }
  return { detectionsMissing: missing, detectionsDoubled: extra };
}
