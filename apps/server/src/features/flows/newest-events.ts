import type { ActivityEvent, FlowFilter } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../ingest/writing/stored-event.ts';
import { statementValues } from './flow-conditions.ts';
import { flowRange } from './flow-range.ts';
import { eventsWhere, flowQuery } from './flow-source.ts';

/** A filter's events, newest first, at most `limit`. Throws `request.invalid` naming the field. */
export async function newestEvents(
  tx: Transaction,
  given: { tenantId: number; filter: FlowFilter; limit: number; now: number },
): Promise<ActivityEvent[]> {
  const { tenantId, filter, limit, now } = given;
  const range = await flowRange(tx, { tenantId, filter, now });
  const query = await flowQuery(tx, { tenantId, filter, range, level: 'group', hasMembers: false });
  const { place, values } = statementValues(tenantId);
  const rows = await tx.query<StoredRow>(
    `SELECT ${EVENT_COLUMNS} FROM activity a WHERE ${eventsWhere(query, place)}
     ORDER BY a.occurred_at DESC, a.event_id DESC LIMIT ${place(limit)}`,
    values,
  );
  return rows.map(storedEvent);
}
