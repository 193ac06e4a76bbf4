import type { ObjectList } from '@waybill/contract';
import type { LineageObjectFacts } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { z } from 'zod';
import { decodeCursor, encodeCursor, type CursorType } from '../../http/keyset-cursor.ts';
import { JOINED_PLACE } from './building/joined-place.ts';
import { OBJECT_COLUMNS, objectOf, type ObjectRow } from './building/object-row.ts';
import { liveCopies } from './live-copies.ts';
import { idOf } from './lineage-id.ts';
import {
  IS_PUBLIC,
  objectFilterSql,
  type ObjectFilter,
  type ObjectFilterSql,
} from './object-filter.ts';
import { wireObject } from './wire-graph.ts';

export interface ObjectListRequest extends ObjectFilter {
  placeId?: string | undefined;
  sort: ObjectSort;
  limit: number;
  cursor: string | null;
  now: number;
}

export type ObjectSort = keyof typeof ORDERS;

/** Maximum versions inspected to count the copies of a page of objects. */
const VERSIONS_FOR_COPIES = 4000;

interface SortColumn {
  sql: string;
  type: CursorType;
  direction: 'ASC' | 'DESC';
  value(object: LineageObjectFacts): string | number;
}

const LAST_SEEN: SortColumn = {
  sql: 'held.last_seen_at',
  type: 'timestamptz',
  direction: 'DESC',
  value: (object) => new Date(object.lastSeenAt).toISOString(),
};
/** Makes an order total, so that pages neither skip nor repeat. */
const ID: SortColumn = {
  sql: 'held.object_id',
  type: 'uuid',
  direction: 'ASC',
  value: (object) => object.objectId,
};

const ORDERS = {
  lastSeen: [LAST_SEEN, ID],
  firstSeen: [
    {
      sql: 'held.first_seen_at',
      type: 'timestamptz',
      direction: 'DESC',
      value: (object) => new Date(object.firstSeenAt).toISOString(),
    },
    ID,
  ],
  sensitivity: [
    {
      sql: 'coalesce(held.sensitivity, -1)',
      type: 'integer',
      direction: 'DESC',
      value: (object) => object.sensitivity ?? -1,
    },
    LAST_SEEN,
    ID,
  ],
  name: [
    {
      sql: `coalesce(held.search_name, '')`,
      type: 'text',
      direction: 'ASC',
      value: (object) => object.name?.toLowerCase() ?? '',
    },
    ID,
  ],
} as const satisfies Record<string, readonly SortColumn[]>;

/** A page of the inventory with the filter's totals; call it in one snapshot. */
export async function objectList(
  tx: Transaction,
  tenantId: number,
  request: ObjectListRequest,
): Promise<z.input<typeof ObjectList>> {
  const placeIds =
    request.placeId === undefined ? null : await placesOf(tx, tenantId, request.placeId);
  const filter = (): ObjectFilterSql => objectFilterSql(tenantId, request, placeIds, request.now);
  const found = await objectPage(tx, filter(), request);
  const objects = found.slice(0, request.limit);
  const last = objects.at(-1);
  const copies = await liveCopies(tx, tenantId, {
    objectIds: objects.map(({ objectId }) => objectId),
    maxVersions: VERSIONS_FOR_COPIES,
  });
  return {
    asOf: new Date(request.now).toISOString(),
    items: objects.map((object) => ({
      ...wireObject(object),
      copies: copies.of(object.objectId).length,
      hasMoreCopies: copies.isTruncated(object.objectId),
    })),
    ...(await objectNumbers(tx, filter())),
    nextCursor:
      found.length > request.limit && last
        ? encodeCursor(ORDERS[request.sort].map(({ value }) => value(last)))
        : null,
  };
}

async function objectPage(
  tx: Transaction,
  filter: ObjectFilterSql,
  { sort, limit, cursor }: ObjectListRequest,
): Promise<LineageObjectFacts[]> {
  const order: readonly SortColumn[] = ORDERS[sort];
  const where = [filter.where];
  if (cursor !== null) {
    const after = decodeCursor(
      cursor,
      order.map(({ type }) => type),
    );
    where.push(afterSql(order, after, filter));
  }
  const sorted = order.map(({ sql, direction }) => `${sql} ${direction}`).join(', ');
  const rows = await tx.query<ObjectRow>(
    `WITH held AS MATERIALIZED (
       SELECT * FROM lineage_object AS held WHERE ${where.join(' AND ')}
       ORDER BY ${sorted} LIMIT ${filter.place(limit + 1)})
     SELECT ${OBJECT_COLUMNS} FROM held ${JOINED_PLACE} ORDER BY ${sorted}`,
    filter.values,
  );
  return rows.map(objectOf);
}

/** Rows after a given one in an order with mixed column directions. */
function afterSql(
  order: readonly SortColumn[],
  after: readonly (string | number)[],
  { place }: ObjectFilterSql,
): string {
  const places = order.map(({ type }, index) => `${place(after[index])}::${type}`);
  const steps = order.map(({ sql, direction }, index) => {
    const equal = order.slice(0, index).map((column, at) => `${column.sql} = ${places[at]}`);
    return [...equal, `${sql} ${direction === 'ASC' ? '>' : '<'} ${places[index]}`].join(' AND ');
  });
  const [first] = order;
  // Also as a separate condition, so that an index is used.
  const bound = first
    ? `${first.sql} ${first.direction === 'ASC' ? '>=' : '<='} ${places[0]}`
    : 'true';
  return `${bound} AND (${steps.map((step) => `(${step})`).join(' OR ')})`;
}

interface HeatRow {
  sensitivity: number | null;
  exposure: LineageObjectFacts['exposure'];
  count: number;
  public_count: number;
  stale_count: number;
  [column: string]: unknown;
}

async function objectNumbers(
  tx: Transaction,
  { where, values, isStale }: ObjectFilterSql,
): Promise<Pick<z.input<typeof ObjectList>, 'total' | 'heat' | 'publicCount' | 'staleCount'>> {
  const rows = await tx.query<HeatRow>(
    `SELECT held.sensitivity, held.exposure, count(*)::integer AS count,
       (count(*) FILTER (WHERE ${IS_PUBLIC}))::integer AS public_count,
       (count(*) FILTER (WHERE ${isStale}))::integer AS stale_count
     FROM lineage_object AS held WHERE ${where}
     GROUP BY held.sensitivity, held.exposure
     ORDER BY held.sensitivity DESC NULLS LAST, held.exposure NULLS LAST`,
    values,
  );
  const sum = (key: 'count' | 'public_count' | 'stale_count'): number =>
    rows.reduce((total, row) => total + row[key], 0);
  return {
    total: sum('count'),
    heat: rows.map(({ sensitivity, exposure, count }) => ({ sensitivity, exposure, count })),
    publicCount: sum('public_count'),
    staleCount: sum('stale_count'),
  };
}

/** A place, or the places of a group; none for another id. */
async function placesOf(tx: Transaction, tenantId: number, text: string): Promise<string[]> {
  const rows = await tx.named<{ place_id: string }>(
    'lineage_places_of',
    `SELECT place_id FROM place WHERE tenant_id = $1 AND place_id = $2
     UNION SELECT place_id FROM place WHERE tenant_id = $1 AND group_id = $2`,
    [tenantId, idOf(text)],
  );
  return rows.map((row) => row.place_id);
}
