import type { Transaction } from '@waybill/store';
import { decodeCursor, encodeCursor } from '../../http/keyset-cursor.ts';
import { digestSql } from '../ingest/writing/flow-columns.ts';
import { peopleAliases, peopleOfDigests } from '../inventory/inventory-read-model.ts';
import { readActs } from './flow-acts.ts';
import type { Figures } from './flow-sides.ts';
import type { FlowQuery } from './flow-source.ts';
import { figuresOfMembers, type ItemFigures } from './tab-figures.ts';
import { rankMembers, topMembers, type RankedAfter, type TabKind } from './tab-ranking.ts';

/** A page of a list that is sorted by events. */
export interface PageRequest {
  limit: number;
  cursor: string | null;
}

/** An item of a tab. `key` is null for events that name none. */
export interface TabItem {
  key: string | null;
  /** Named as in its newest event. */
  name: string | null;
  figures: Figures;
  lastAt: Date;
}

export interface TabPage {
  items: TabItem[];
  total: number;
  nextCursor: string | null;
}

/**
 * Objects or people of the filter's events, most events first. Events without a person, of services and
 * of systems are separate items, excluded from the total of people; events without an object have none.
 */
export async function tabPage(
  tx: Transaction,
  query: FlowQuery,
  kind: TabKind,
  page: PageRequest,
): Promise<TabPage> {
  const after = page.cursor === null ? null : rankedAfter(page.cursor);
  // The planner underestimates the lists and sorts rows that contain them; a hash table is far faster.
  await tx.query(`SET LOCAL work_mem = '128MB'; SET LOCAL enable_sort = off`);
  const parts = await readActs(tx, query);
  await tx.query('SET LOCAL work_mem TO DEFAULT; SET LOCAL enable_sort TO DEFAULT');
  const people = await peopleAliases(tx, query.tenantId);
  const ranking = rankMembers(parts, kind, people);
  const top = topMembers(ranking, after, page.limit + 1);
  const shown = top.slice(0, page.limit);
  const items = figuresOfMembers(parts, ranking, { kind, shown, people });
  const names = await itemNames(tx, query.tenantId, kind, items);
  const last = items.at(-1);
  return {
    items: items.map(({ digest, figures, lastAt }) => ({
      ...(names.get(digest) ?? { key: null, name: null }),
      figures,
      lastAt: new Date(lastAt),
    })),
    total: ranking.total,
    nextCursor:
      top.length > page.limit && last ? encodeCursor([last.figures.events, last.digest]) : null,
  };
}

function rankedAfter(cursor: string): RankedAfter {
  const [events, digest] = decodeCursor(cursor, ['bigint', 'text']);
  return { events: Number(events), digest: String(digest) };
}

interface NameRow {
  digest: string;
  key: string;
  name: string | null;
  [column: string]: unknown;
}

/** Keys and names by digest; of objects from the newest event of each: the roll-up knows when it was. */
async function itemNames(
  tx: Transaction,
  tenantId: number,
  kind: TabKind,
  items: readonly ItemFigures[],
): Promise<ReadonlyMap<string, Pick<TabItem, 'key' | 'name'>>> {
  const named = items.filter(({ digest }) => digest !== '');
  if (kind === 'people') {
    return peopleOfDigests(
      tx,
      tenantId,
      named.map(({ digest }) => digest),
    );
  }
  const rows = await tx.named<NameRow>(
    'flow_tab_names',
    `SELECT wanted.digest, told.key, told.name
     FROM unnest($2::text[], $3::timestamptz[]) AS wanted (digest, at) CROSS JOIN LATERAL (
       SELECT a.object_key AS key, a.object_name AS name FROM activity a
       WHERE a.tenant_id = $1 AND a.occurred_at >= wanted.at
         AND a.occurred_at < wanted.at + interval '1 millisecond'
         AND ${digestSql('a.object_key')} = decode(wanted.digest, 'hex')
       ORDER BY a.object_name IS NULL LIMIT 1) AS told`,
    [tenantId, named.map(({ digest }) => digest), named.map(({ lastAt }) => new Date(lastAt))],
  );
  return new Map(rows.map((row) => [row.digest, { key: row.key, name: row.name }]));
}
