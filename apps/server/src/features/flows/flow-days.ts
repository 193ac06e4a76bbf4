import type { Transaction } from '@waybill/store';
import { DAY_MS, dayText, type Span } from './flow-range.ts';
import { peopleAliases } from '../inventory/inventory-read-model.ts';
import { memberSets } from './member-sets.ts';
import { flowKey, type FlowLimits } from './review-rows.ts';

/** Amount moved by a flow on one UTC day. */
export interface FlowDay extends FlowLimits {
  /** YYYY-MM-DD. */
  day: string;
}

interface DayRow {
  o: string;
  d: string;
  day: string;
  events: number;
  bytes: number;
  sensitivity: number;
  people: string;
  [column: string]: unknown;
}

type Flow = { originId: string; destinationId: string };

/** The UTC days on which flows between places, or between groups, moved something, by `flowKey`. */
export async function flowDays(
  tx: Transaction,
  tenantId: number,
  flows: readonly Flow[],
  span: Span,
): Promise<Map<string, FlowDay[]>> {
  if (flows.length === 0) return new Map();
  const part = (kind: '' | 'group_'): string => `
    SELECT r.o, r.d, a.day, a.events, a.bytes, a.sensitivity, a.people
    FROM unnest($2::uuid[], $3::uuid[]) AS r (o, d) JOIN activity_day a
      ON a.origin_${kind}id = r.o AND a.destination_${kind}id = r.d
    WHERE a.tenant_id = $1 AND a.day >= $4::date AND a.day < $5::date`;
  const rows = await tx.named<DayRow>(
    'flow_days',
    `SELECT o, d, day::text, sum(events)::float8 AS events, sum(bytes)::float8 AS bytes,
       max(sensitivity)::integer AS sensitivity, encode(string_agg(people, ''), 'base64') AS people
     FROM (${part('')} UNION ALL ${part('group_')}) AS moved GROUP BY 1, 2, 3 ORDER BY 3`,
    [
      tenantId,
      flows.map(({ originId }) => originId),
      flows.map(({ destinationId }) => destinationId),
      dayText(span.from),
      dayText(Math.ceil(span.to / DAY_MS) * DAY_MS),
    ],
  );
  const aliases = await peopleAliases(tx, tenantId);
  const days = new Map<string, FlowDay[]>();
  for (const { o, d, people, ...row } of rows) {
    const key = flowKey({ originId: o, destinationId: d });
    const day = { ...row, people: memberSets([Buffer.from(people, 'base64')], aliases).size };
    days.set(key, [...(days.get(key) ?? []), day]);
  }
  return days;
}

/** Usual amount of a flow: the maximum over its days. */
export function usualOf(days: readonly FlowDay[]): FlowLimits {
  const most = (measure: keyof FlowLimits, least: number): number =>
    Math.max(least, ...days.map((day) => day[measure]));
  return {
    events: most('events', 0),
    bytes: most('bytes', 0),
    people: most('people', 0),
    sensitivity: most('sensitivity', -1),
  };
}
