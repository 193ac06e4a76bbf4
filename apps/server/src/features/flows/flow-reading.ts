import type { Transaction } from '@waybill/store';
import { pairedDays } from '../ingest/writing/day-pairs.ts';
import type { FlowAmount } from './flow-cells.ts';
import { dayText } from './flow-range.ts';
import { flowSource, type FlowQuery } from './flow-source.ts';
import { peopleAliases } from '../inventory/inventory-read-model.ts';
import { memberSets, type MemberAliases, type MemberSets } from './member-sets.ts';

/** Amount moved from one end to another, of events that fail the same filters. */
export interface FlowPair {
  originId: string;
  destinationId: string;
  /** Bits of the failed filters; 0: none. */
  mask: number;
  amounts: PairAmount[];
}

/** The empty string: no category. */
interface PairAmount extends FlowAmount {
  category: string;
  dataClass: string;
}

export type FlowFacet = 'direction' | 'category' | 'action' | 'data_class' | 'managed' | 'scope';

/** Events that share one value of one distinguishing field. */
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

/** All data read about flows: counts and participants. */
export interface FlowReading {
  pairs: FlowPair[];
  counts: FlowCount[];
  /** Of events that fail no filter. */
  bars: FlowBar[];
  /** Null if they are not counted. */
  members: FlowMembers | null;
}

/** Participants, in parts; `keys` names the pair of each. */
export interface FlowMembers {
  keys: string[];
  objects: MemberSets;
  people: MemberSets;
}

/** A row of one of the `PARTS`; null: it is summed up over this. */
interface CountedRow extends Record<FlowFacet, string> {
  o: string | null;
  d: string;
  bar: number | null;
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

const FACETS: readonly FlowFacet[] = [
  'direction',
  'category',
  'action',
  'data_class',
  'managed',
  'scope',
];
const FACTS = `${FACETS.join(', ')}, sensitivity, mask`;
const SUMS = 'sum(events)::float8 AS events, sum(bytes) AS bytes';
/** Pairs, bars and facets, each with only the columns that distinguish it. */
const PARTS = `(o, d, category, data_class, managed, sensitivity, mask), (bar, sensitivity, mask), (${FACETS.join(', ')}, mask)`;
const MEMBERS = `encode(string_agg(objects, ''), 'base64') AS objects, encode(string_agg(people, ''), 'base64') AS people`;
/**
 * Events that fail one filter are also read, so that each filter can be lifted; those that fail two are
 * never needed.
 */
const FAILS_ONE_AT_MOST = 'mask & (mask - 1) = 0';
/** Filters on the ends: which pair fails them, follows from the pair. */
const ENDS = 1 | 2;

/** Reads flows, and their participants on request. */
export async function readFlows(tx: Transaction, query: FlowQuery): Promise<FlowReading> {
  // The planner underestimates the digests and sorts rows by nine columns; a hash table is far faster.
  await tx.query(`SET LOCAL work_mem = '128MB'; SET LOCAL enable_sort = off`);
  const counts = await readCounts(tx, query);
  const members = query.hasMembers ? await readMembers(tx, query) : null;
  await tx.query('SET LOCAL work_mem TO DEFAULT; SET LOCAL enable_sort TO DEFAULT');
  return { ...counts, members };
}

/**
 * Groups are few: summing their days first, and then by each part, takes half as long. Places are many.
 */
async function readCounts(
  tx: Transaction,
  query: FlowQuery,
): Promise<Omit<FlowReading, 'members'>> {
  const { sql, values } = flowSource(query, 'counts');
  const given =
    query.level === 'place'
      ? `${sql}, summed AS (SELECT * FROM flow WHERE ${FAILS_ONE_AT_MOST})`
      : `${sql}, summed AS MATERIALIZED (SELECT o, d, bar, ${FACTS}, ${SUMS}
           FROM flow WHERE ${FAILS_ONE_AT_MOST} GROUP BY o, d, bar, ${FACTS})`;
  const rows = await tx.query<CountedRow>(
    `${given} SELECT o, d, bar, ${FACTS}, ${SUMS} FROM summed GROUP BY GROUPING SETS (${PARTS})`,
    values,
  );
  return countsOf(rows);
}

async function readMembers(tx: Transaction, query: FlowQuery): Promise<FlowMembers> {
  const { days } = query.range;
  const paired = days
    ? await pairedDays(tx, query.tenantId, { from: dayText(days.from), to: dayText(days.to) })
    : [];
  const { sql, values } = flowSource(query, 'members', paired);
  const rows = await tx.query<MemberRow>(
    `${sql} SELECT o, d, mask, ${MEMBERS}
     FROM flow WHERE mask & ~${ENDS} = 0 AND ${FAILS_ONE_AT_MOST} GROUP BY o, d, mask`,
    values,
  );
  return membersOf(rows, await peopleAliases(tx, query.tenantId));
}

function membersOf(rows: readonly MemberRow[], aliases: MemberAliases): FlowMembers {
  return {
    keys: rows.map(({ o, d, mask }) => pairKey({ originId: o, destinationId: d, mask })),
    objects: memberSets(rows.map(({ objects }) => Buffer.from(objects, 'base64'))),
    people: memberSets(
      rows.map(({ people }) => Buffer.from(people, 'base64')),
      aliases,
    ),
  };
}

function countsOf(rows: readonly CountedRow[]): Omit<FlowReading, 'members'> {
  const pairs = new Map<string, FlowPair>();
  const counts: FlowCount[] = [];
  const bars: FlowBar[] = [];
  for (const row of rows) {
    const { o, bar, mask, events } = row;
    if (o !== null) addToPair(pairs, { ...row, o });
    else if (bar === null) {
      counts.push(...FACETS.map((facet) => ({ facet, value: row[facet], mask, events })));
    } else if (mask === 0) bars.push({ ...row, bar });
  }
  return { pairs: [...pairs.values()], counts, bars };
}

function addToPair(pairs: Map<string, FlowPair>, row: CountedRow & { o: string }): void {
  const { o, d, mask, category, data_class: dataClass, managed, sensitivity, events, bytes } = row;
  const name = { originId: o, destinationId: d, mask };
  const key = pairKey(name);
  const pair = pairs.get(key) ?? { ...name, amounts: [] };
  pair.amounts.push({ category, dataClass, managed, sensitivity, events, bytes });
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
