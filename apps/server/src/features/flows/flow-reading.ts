import type { Transaction } from '@waybill/store';
import { addAmount, flowCells, type FlowCells } from './flow-cells.ts';
import { flowSource, type FlowQuery } from './flow-source.ts';
import { memberSets, type MemberSets } from './member-sets.ts';

/** What moves from one end to another, of all that fails the same filters. */
export interface FlowPair {
  originId: string;
  destinationId: string;
  /** Bits of the filters that are failed; 0: none. */
  mask: number;
  cells: FlowCells;
  /** Events by category; the empty string: none. */
  categories: Map<string, number>;
}

export type FlowFacet = 'direction' | 'category' | 'action' | 'data_class' | 'managed';

/** Events that share one value of one thing that flows are told apart by. */
export interface FlowCount {
  facet: FlowFacet;
  value: string;
  mask: number;
  events: number;
}

export interface FlowBar {
  bar: number;
  sensitivity: number;
  events: number;
  bytes: number;
}

/** Everything that is counted of flows, from one statement. */
export interface FlowCounts {
  pairs: FlowPair[];
  counts: FlowCount[];
  /** Of what fails no filter. */
  bars: FlowBar[];
}

/** Rows of `pairs` and of bars, by everything but the other. */
interface CountedRow {
  is_pair: boolean;
  o: string;
  d: string;
  bar: number;
  direction: string;
  category: string;
  action: string;
  data_class: string;
  managed: string;
  sensitivity: number;
  mask: number;
  events: number;
  bytes: number;
  [column: string]: unknown;
}

const FACETS: readonly FlowFacet[] = ['direction', 'category', 'action', 'data_class', 'managed'];
const FACTS = `${FACETS.join(', ')}, sensitivity, mask`;

/**
 * Counts flows in one pass. What fails one filter is counted as well, so that each filter can be lifted
 * by itself; what fails two is never asked for.
 */
export async function readFlowCounts(tx: Transaction, query: FlowQuery): Promise<FlowCounts> {
  const source = flowSource(query, 'counts');
  const rows = await tx.query<CountedRow>(
    `${source.sql}
     SELECT grouping(o) = 0 AS is_pair, o, d, bar, ${FACTS}, sum(events)::float8 AS events, sum(bytes) AS bytes
     FROM flow WHERE mask & (mask - 1) = 0
     GROUP BY GROUPING SETS ((o, d, ${FACTS}), (bar, ${FACTS}))`,
    source.values,
  );
  return countsOf(rows);
}

function countsOf(rows: readonly CountedRow[]): FlowCounts {
  const pairs = new Map<string, FlowPair>();
  const counts = new Map<string, FlowCount>();
  const bars: FlowBar[] = [];
  for (const row of rows) {
    if (row.is_pair) addToPair(pairs, row);
    else {
      addToCounts(counts, row);
      if (row.mask === 0) bars.push(row);
    }
  }
  return { pairs: [...pairs.values()], counts: [...counts.values()], bars };
}

function addToCounts(counts: Map<string, FlowCount>, row: CountedRow): void {
  const { mask, events } = row;
  for (const facet of FACETS) {
    const value = row[facet];
    const key = `${facet} ${mask} ${value}`;
    const known = counts.get(key);
    if (known) known.events += events;
    else counts.set(key, { facet, value, mask, events });
  }
}

function addToPair(pairs: Map<string, FlowPair>, row: CountedRow): void {
  const { o, d, mask, category } = row;
  const key = pairKey({ originId: o, destinationId: d, mask });
  let pair = pairs.get(key);
  if (!pair) {
    pair = { originId: o, destinationId: d, mask, cells: flowCells(), categories: new Map() };
    pairs.set(key, pair);
  }
  addAmount(pair.cells, row);
  pair.categories.set(category, (pair.categories.get(category) ?? 0) + row.events);
}

/** Who and what takes part in each pair, by `pairKey`. */
export interface FlowMembers {
  keys: string[];
  objects: MemberSets;
  people: MemberSets;
}

/** Names a pair. */
export function pairKey({ originId, destinationId, mask }: PairName): string {
  return `${originId} ${destinationId} ${mask}`;
}

type PairName = Pick<FlowPair, 'originId' | 'destinationId' | 'mask'>;

interface MemberRow {
  o: string;
  d: string;
  mask: number;
  objects: string;
  people: string;
  [column: string]: unknown;
}

/** Filters on the ends: which pair fails them, follows from the pair. */
const ENDS = 1 | 2;

/**
 * Who and what takes part in the flows between two ends. Digests come in base64: the driver reads text
 * only, and this is the shortest that the database writes.
 */
export async function readFlowMembers(tx: Transaction, query: FlowQuery): Promise<FlowMembers> {
  const source = flowSource(query, 'members');
  const rows = await tx.query<MemberRow>(
    `${source.sql}
     SELECT o, d, mask, encode(string_agg(objects, ''), 'base64') AS objects,
       encode(string_agg(people, ''), 'base64') AS people
     FROM flow WHERE mask & ~${ENDS} = 0 AND mask & (mask - 1) = 0 GROUP BY o, d, mask`,
    source.values,
  );
  return {
    keys: rows.map(({ o, d, mask }) => pairKey({ originId: o, destinationId: d, mask })),
    objects: memberSets(rows.map(({ objects }) => Buffer.from(objects, 'base64'))),
    people: memberSets(rows.map(({ people }) => Buffer.from(people, 'base64'))),
  };
}
