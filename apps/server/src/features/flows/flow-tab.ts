import type { Transaction } from '@waybill/store';
import { decodeCursor, encodeCursor } from '../../http/keyset-cursor.ts';
import { FLOW_COLUMNS } from '../../pipeline/flow-columns.ts';
import { addAmount, figuresOf, flowCells, type FlowCells } from './flow-cells.ts';
import { eventConditionsSql, statementValues, type StatementValues } from './flow-conditions.ts';
import type { Figures } from './flow-sides.ts';
import { eventSpanSql, type FlowQuery } from './flow-source.ts';

/** A page of a list that is sorted by events. */
export interface PageRequest {
  limit: number;
  cursor: string | null;
}

/** What a tab lists: what its items are named by, and what they count of the other. */
export type TabKind = 'objects' | 'people';

const KEY_OF: Readonly<Record<TabKind, string>> = {
  objects: 'a.object_key',
  people: 'a.actor_key',
};
const OTHER_OF: Readonly<Record<TabKind, string>> = {
  objects: 'a.actor_key',
  people: 'a.object_key',
};

const NAME_OF: Readonly<Record<TabKind, string>> = {
  objects: 'a.object_name',
  people: 'a.actor_name',
};

/** An item of a tab. `key` is null for events that name none. */
export interface TabItem {
  key: string | null;
  /** As events name it. */
  name: string | null;
  figures: Figures;
  lastAt: Date;
}

export interface TabPage {
  items: TabItem[];
  total: number;
  nextCursor: string | null;
}

interface TopRow {
  key: string | null;
  sort_key: string;
  events: number;
  total: number;
  [column: string]: unknown;
}

/** The events of a filter as SQL over `activity a`. */
export function eventsWhere(query: FlowQuery, place: StatementValues['place']): string {
  const { range, conditions } = query;
  return `${eventSpanSql(query, range, place)}${eventConditionsSql(conditions, place)}`;
}

/**
 * Objects or people of the filter's events, those with most events first. Events that name no person are
 * an item of their own; those that name no object are none.
 */
export async function tabPage(
  tx: Transaction,
  query: FlowQuery,
  kind: TabKind,
  page: PageRequest,
): Promise<TabPage> {
  // Hash tables of all that a range names, instead of sorting its events.
  await tx.query(`SET LOCAL work_mem = '128MB'; SET LOCAL enable_sort = off`);
  const rows = await topRows(tx, query, kind, page);
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  const facts = await itemFacts(tx, query, kind, shown);
  await tx.query('SET LOCAL work_mem TO DEFAULT; SET LOCAL enable_sort TO DEFAULT');
  return {
    items: shown.flatMap(({ sort_key: key }) => facts.get(key) ?? []),
    total: rows[0]?.total ?? 0,
    nextCursor:
      rows.length > page.limit && last ? encodeCursor([last.events, last.sort_key]) : null,
  };
}

/** Stands before every key, so that none is the same as no key. */
const sortKey = (key: string): string => `coalesce('=' || ${key}, '')`;

async function topRows(
  tx: Transaction,
  query: FlowQuery,
  kind: TabKind,
  page: PageRequest,
): Promise<TopRow[]> {
  const { place, values } = statementValues(query.tenantId);
  const key = KEY_OF[kind];
  const where = eventsWhere(query, place) + (kind === 'objects' ? ` AND ${key} IS NOT NULL` : '');
  const after = page.cursor === null ? [] : decodeCursor(page.cursor, ['bigint', 'text']);
  const isAfter =
    after.length === 0
      ? ''
      : `WHERE (events, sort_key COLLATE "C") < (${place(after[0])}::bigint, ${place(after[1])}::text)`;
  return tx.query<TopRow>(
    `WITH counted AS MATERIALIZED (
       SELECT key, ${sortKey('key')} AS sort_key, events
       FROM (SELECT ${key} AS key, count(*) AS events FROM activity a WHERE ${where} GROUP BY 1) AS c)
     SELECT key, sort_key, events::float8 AS events, (SELECT count(*)::integer FROM counted) AS total
     FROM counted ${isAfter}
     ORDER BY counted.events DESC, sort_key COLLATE "C" DESC LIMIT ${place(page.limit + 1)}`,
    values,
  );
}

interface FactRow {
  sort_key: string;
  managed: string;
  sensitivity: number;
  events: number;
  bytes: number;
  others: number;
  name: string | null;
  last_at: Date;
  [column: string]: unknown;
}

const SQL_OF = new Map(FLOW_COLUMNS.map(({ name, sql }) => [name, sql]));

/** Figures of the items of a page. */
async function itemFacts(
  tx: Transaction,
  query: FlowQuery,
  kind: TabKind,
  shown: readonly TopRow[],
): Promise<Map<string, TabItem>> {
  const { place, values } = statementValues(query.tenantId);
  const key = KEY_OF[kind];
  const keys = shown.flatMap((row) => (row.key === null ? [] : [row.key]));
  const hasNone = shown.some((row) => row.key === null);
  // Counted in two steps: a DISTINCT within an aggregate sorts all events.
  const rows = await tx.query<FactRow>(
    `WITH part AS MATERIALIZED (
       SELECT ${key} AS key, ${OTHER_OF[kind]} AS other, ${SQL_OF.get('managed')} AS managed,
         ${SQL_OF.get('sensitivity')} AS sensitivity, count(*) AS events, sum(a.object_bytes) AS bytes,
         max(${NAME_OF[kind]} COLLATE "C") AS name, max(a.occurred_at) AS last_at
       FROM activity a WHERE ${eventsWhere(query, place)}
         AND (${key} = ANY(${place(keys)}::text[])${hasNone ? ` OR ${key} IS NULL` : ''})
       GROUP BY 1, 2, 3, 4),
     facts AS (
       SELECT key, managed, sensitivity, sum(events)::float8 AS events, coalesce(sum(bytes), 0)::float8 AS bytes,
         max(name) AS name, max(last_at) AS last_at
       FROM part GROUP BY 1, 2, 3),
     others AS (
       SELECT key, count(other)::integer AS others FROM (SELECT DISTINCT key, other FROM part) AS d GROUP BY 1)
     SELECT ${sortKey('f.key')} AS sort_key, f.managed, f.sensitivity, f.events, f.bytes, o.others, f.name, f.last_at
     FROM facts f JOIN others o ON o.key IS NOT DISTINCT FROM f.key`,
    values,
  );
  const byKey = Map.groupBy(rows, (row) => row.sort_key);
  return new Map([...byKey].map(([text, parts]) => [text, itemOf(text, parts, kind)]));
}

function itemOf(text: string, parts: readonly FactRow[], kind: TabKind): TabItem {
  const cells: FlowCells = flowCells();
  for (const part of parts) addAmount(cells, part);
  const key = text === '' ? null : text.slice(1);
  const itself = key === null ? 0 : 1;
  const others = parts[0]?.others ?? 0;
  const counted =
    kind === 'objects' ? { objects: itself, people: others } : { people: itself, objects: others };
  const lastAt = new Date(Math.max(...parts.map((part) => part.last_at.getTime())));
  const name = parts.find((part) => part.name !== null)?.name ?? null;
  return { key, name, figures: figuresOf(cells, counted), lastAt };
}
