import type { Transaction } from '@waybill/store';
import { eventConditionsSql, statementValues } from './flow-conditions.ts';
import { eventSpanSql, type FlowQuery } from './flow-source.ts';

/** Newest events inspected: the result for each band is that of its share of them. */
const LOOKED_AT = 2000;

/**
 * Share of events whose objects lineage links to an origin, by origin and destination separated by a
 * space. Looked up only for the newest events of the filter; omits pairs without any lineage.
 */
export async function flowConfidence(
  tx: Transaction,
  query: FlowQuery,
): Promise<Map<string, { events: number; joined: number }>> {
  const { place, values } = statementValues(query.tenantId);
  const ids =
    query.level === 'place'
      ? 'n.origin_place_id AS o, n.destination_place_id AS d'
      : 'po.group_id AS o, pd.group_id AS d';
  const rows = await tx.query<{ o: string; d: string; events: number; joined: number }>(
    `WITH newest AS MATERIALIZED (
       SELECT a.event_id, a.origin_place_id, a.destination_place_id FROM activity a
       WHERE ${eventSpanSql(query, query.range, place)}${eventConditionsSql(query.conditions, place)}
       ORDER BY a.occurred_at DESC, a.event_id DESC LIMIT ${LOOKED_AT})
     SELECT ${ids}, count(*)::integer AS events, count(*) FILTER (WHERE EXISTS (
         SELECT FROM lineage_edge e JOIN lineage_version v ON v.tenant_id = $1 AND v.version_id = e.dst
         WHERE e.tenant_id = $1 AND e.event_id = n.event_id AND v.origin_classes <> '{}'))::integer AS joined
     FROM newest n
     JOIN place po ON po.tenant_id = $1 AND po.place_id = n.origin_place_id
     JOIN place pd ON pd.tenant_id = $1 AND pd.place_id = n.destination_place_id
     GROUP BY 1, 2
     HAVING bool_or(EXISTS (SELECT FROM lineage_edge e WHERE e.tenant_id = $1 AND e.event_id = n.event_id))`,
    values,
  );
  return new Map(rows.map(({ o, d, ...counts }) => [`${o} ${d}`, counts]));
}
