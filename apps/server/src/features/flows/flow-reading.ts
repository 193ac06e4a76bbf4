import type { Transaction } from '@waybill/store';
import type { FlowAmount } from './flow-cells.ts';
import { flowSource, type FlowQuery } from './flow-source.ts';
import { memberSets, type MemberSets } from './member-sets.ts';

/** What moves from one end to another, of all that fails the same filters. */
export interface FlowPair {
  originId: string;
  destinationId: string;
  /** Bits of the filters that are failed; 0: none. */
  mask: number;
  amounts: PairAmount[];
}

/** The empty string: no category. */
interface PairAmount extends FlowAmount {
  category: string;
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

/** Everything that is read of flows: what is counted, and who and what takes part. */
export interface FlowReading {
  pairs: FlowPair[];
  counts: FlowCount[];
  /** Of what fails no filter. */
  bars: FlowBar[];
  members: FlowMembers;
}

/** Who and what takes part, in pieces; `keys` names the pair of each. */
export interface FlowMembers {
  keys: string[];
  objects: MemberSets;
  people: MemberSets;
}

/** Null where a row is summed up over it. */
interface CountedRow {
  o: string | null;
  d: string;
  bar: number | null;
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

/** Digests in base64: the driver reads text only, and this is the shortest that the database writes. */
interface MemberRow {
  o: string;
  d: string;
  mask: number;
  objects: string;
  people: string;
  [column: string]: unknown;
}

const FACETS: readonly FlowFacet[] = ['direction', 'category', 'action', 'data_class', 'managed'];
const FACTS = `${FACETS.join(', ')}, sensitivity, mask`;
const SUMS = 'sum(events)::float8 AS events, sum(bytes) AS bytes';
const MEMBERS = `encode(string_agg(objects, ''), 'base64') AS objects, encode(string_agg(people, ''), 'base64') AS people`;
/** What fails one filter is read as well, so that each can be lifted; what fails two is never asked for. */
const FAILS_ONE_AT_MOST = 'mask & (mask - 1) = 0';
/** Filters on the ends: which pair fails them, follows from the pair. */
const ENDS = 1 | 2;

/**
 * Reads flows. Groups are few: one pass tells everything of them. Places are many: counts and members are
 * read by themselves, so that neither is cut into small parts by what only the other needs.
 */
export async function readFlows(tx: Transaction, query: FlowQuery): Promise<FlowReading> {
  // The planner takes the digests for small and sorts rows by nine columns; a hash table is far faster.
  await tx.query(`SET LOCAL work_mem = '128MB'; SET LOCAL enable_sort = off`);
  const reading = await readFlowsPlanned(tx, query);
  await tx.query('SET LOCAL work_mem TO DEFAULT; SET LOCAL enable_sort TO DEFAULT');
  return reading;
}

async function readFlowsPlanned(tx: Transaction, query: FlowQuery): Promise<FlowReading> {
  if (query.level === 'group') {
    const source = flowSource(query, 'members');
    const rows = await tx.query<CountedRow & MemberRow>(
      `${source.sql} SELECT o, d, bar, ${FACTS}, ${SUMS}, ${MEMBERS}
       FROM flow WHERE ${FAILS_ONE_AT_MOST} GROUP BY o, d, bar, ${FACTS}`,
      source.values,
    );
    return { ...countsOf(rows), members: membersOf(rows) };
  }
  const counted = flowSource(query, 'counts');
  const rows = await tx.query<CountedRow>(
    `${counted.sql} SELECT o, d, bar, ${FACTS}, ${SUMS}
     FROM flow WHERE ${FAILS_ONE_AT_MOST} GROUP BY GROUPING SETS ((o, d, ${FACTS}), (bar, ${FACTS}))`,
    counted.values,
  );
  const joined = flowSource(query, 'members');
  const members = await tx.query<MemberRow>(
    `${joined.sql} SELECT o, d, mask, ${MEMBERS}
     FROM flow WHERE mask & ~${ENDS} = 0 AND ${FAILS_ONE_AT_MOST} GROUP BY o, d, mask`,
    joined.values,
  );
  return { ...countsOf(rows), members: membersOf(members) };
}

function membersOf(rows: readonly MemberRow[]): FlowMembers {
  return {
    keys: rows.map(({ o, d, mask }) => pairKey({ originId: o, destinationId: d, mask })),
    objects: memberSets(rows.map(({ objects }) => Buffer.from(objects, 'base64'))),
    people: memberSets(rows.map(({ people }) => Buffer.from(people, 'base64'))),
  };
}

function countsOf(rows: readonly CountedRow[]): Omit<FlowReading, 'members'> {
  const pairs = new Map<string, FlowPair>();
  const counts = new Map<string, FlowCount>();
  const bars: FlowBar[] = [];
  for (const row of rows) {
    const { o, bar } = row;
    if (o !== null) addToPair(pairs, { ...row, o });
    if (bar !== null) {
      addToCounts(counts, row);
      if (row.mask === 0) bars.push({ ...row, bar });
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

function addToPair(pairs: Map<string, FlowPair>, row: CountedRow & { o: string }): void {
  const { o, d, mask, category, managed, sensitivity, events, bytes } = row;
  const name = { originId: o, destinationId: d, mask };
  const key = pairKey(name);
  const pair = pairs.get(key) ?? { ...name, amounts: [] };
  pair.amounts.push({ category, managed, sensitivity, events, bytes });
  pairs.set(key, pair);
}

/** Names a pair. */
export function pairKey(pair: Pick<FlowPair, 'originId' | 'destinationId' | 'mask'>): string {
  return `${pair.originId} ${pair.destinationId} ${pair.mask}`;
}

/** Events of a pair. */
export function eventsOf({ amounts }: FlowPair): number {
  return amounts.reduce((sum, { events }) => sum + events, 0);
}
