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
  const rows = await topRows(tx, query, kind, page);
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  const facts = await itemFacts(tx, query, kind, shown);
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
  const after = page.cursor === null ? [] : decodeCursor(page.cursor, 2);
  const isAfter =
    after.length === 0
      ? ''
      : `WHERE (events, sort_key COLLATE "C") < (${place(after[0])}::bigint, ${place(after[1])}::text)`;
  return tx.query<TopRow>(
    `WITH counted AS MATERIALIZED (
       SELECT ${key} AS key, ${sortKey(key)} AS sort_key, count(*) AS events
       FROM activity a WHERE ${where} GROUP BY 1, 2)
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
  others: string[];
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
  const rows = await tx.query<FactRow>(
    `SELECT ${sortKey(key)} AS sort_key, ${SQL_OF.get('managed')} AS managed, ${SQL_OF.get('sensitivity')} AS sensitivity,
       count(*)::float8 AS events, coalesce(sum(a.object_bytes), 0)::float8 AS bytes,
       array_remove(array_agg(DISTINCT ${OTHER_OF[kind]}), NULL) AS others,
       max(${NAME_OF[kind]}) AS name, max(a.occurred_at) AS last_at
     FROM activity a WHERE ${eventsWhere(query, place)}
       AND (${key} = ANY(${place(keys)}::text[])${hasNone ? ` OR ${key} IS NULL` : ''})
     GROUP BY 1, 2, 3`,
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
  const others = new Set(parts.flatMap((part) => part.others)).size;
  const counted =
    kind === 'objects' ? { objects: itself, people: others } : { people: itself, objects: others };
  const lastAt = new Date(Math.max(...parts.map((part) => part.last_at.getTime())));
  const name = parts.find((part) => part.name !== null)?.name ?? null;
  return { key, name, figures: figuresOf(cells, counted), lastAt };
}
