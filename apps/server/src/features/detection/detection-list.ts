import type { DETECTION_SORTS, DetectionFilter } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { filterSql } from './detection-filter.ts';
import { detectionItem, ITEM_COLUMNS, ITEM_SOURCE, type DetectionRow } from './detection-item.ts';
import { decodeCursor, encodeCursor, type CursorType } from '../../http/keyset-cursor.ts';

export type DetectionSort = (typeof DETECTION_SORTS)[number];

/** A sort order: total, so that pages neither skip nor repeat. */
interface SortOrder {
  direction: 'ASC' | 'DESC';
  columns: string[];
  types: CursorType[];
  values(row: DetectionRow): (string | number)[];
}

const iso = (date: Date): string => date.toISOString();

const ORDERS: Readonly<Record<DetectionSort, SortOrder>> = {
  lastSeen: {
    direction: 'DESC',
    columns: ['d.last_seen_at', 'd.detection_id'],
    types: ['timestamptz', 'uuid'],
    values: (row) => [iso(row.last_seen_at), row.detection_id],
  },
  firstSeen: {
    direction: 'DESC',
    columns: ['d.first_seen_at', 'd.detection_id'],
    types: ['timestamptz', 'uuid'],
    values: (row) => [iso(row.first_seen_at), row.detection_id],
  },
  severity: {
    direction: 'DESC',
    columns: ['d.severity_rank', 'd.last_seen_at', 'd.detection_id'],
    types: ['smallint', 'timestamptz', 'uuid'],
    values: (row) => [row.severity_rank, iso(row.last_seen_at), row.detection_id],
  },
  events: {
    direction: 'DESC',
    columns: ['d.event_count', 'd.last_seen_at', 'd.detection_id'],
    types: ['integer', 'timestamptz', 'uuid'],
    values: (row) => [row.event_count, iso(row.last_seen_at), row.detection_id],
  },
  // Earliest due date first, detections without one last.
  due: {
    direction: 'ASC',
    columns: [`coalesce(d.due_at, 'infinity')`, 'd.detection_id'],
    types: ['timestamptz', 'uuid'],
    values: (row) => [row.due_at === null ? 'infinity' : iso(row.due_at), row.detection_id],
  },
};

export interface DetectionPage {
  items: ReturnType<typeof detectionItem>[];
  nextCursor: string | null;
}

/** A page of the filtered detections by keyset: its cost does not grow with the page's number. */
export async function detectionPage(
  tx: Transaction,
  request: {
    filter: DetectionFilter;
    sort: DetectionSort;
    limit: number;
    cursor: string | null;
    now: number;
  },
): Promise<DetectionPage> {
  const order = ORDERS[request.sort];
  const { where, values } = filterSql(request.filter, request.now);
  const conditions = [where];
  if (request.cursor !== null) {
    const after = decodeCursor(request.cursor, order.types);
    const places = order.types.map((type, index) => `$${values.length + index + 1}::${type}`);
    values.push(...after);
    const beyond = order.direction === 'ASC' ? '>' : '<';
    conditions.push(`(${order.columns.join(', ')}) ${beyond} (${places.join(', ')})`);
  }
  values.push(request.limit + 1);
  const sorted = order.columns.map((column) => `${column} ${order.direction}`).join(', ');
  // The page comes from a covering index; rows are wide, and only those of the page are read.
  const rows = await tx.query<DetectionRow>(
    `WITH page AS MATERIALIZED (
       SELECT d.tenant_id, d.detection_id FROM detection d WHERE ${conditions.join(' AND ')}
       ORDER BY ${sorted} LIMIT $${values.length})
     SELECT ${ITEM_COLUMNS} FROM page JOIN ${ITEM_SOURCE}
       ON d.tenant_id = page.tenant_id AND d.detection_id = page.detection_id
     ORDER BY ${sorted}`,
    values,
  );
  const page = rows.slice(0, request.limit);
  const last = page.at(-1);
  return {
    items: page.map(detectionItem),
    nextCursor: rows.length > request.limit && last ? encodeCursor(order.values(last)) : null,
  };
}
