import type { FlowFilter } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { FLOW_COLUMNS, NO_PLACE } from '../ingest/writing/flow-columns.ts';

/** Filters that can be lifted, each with a bit: a row's mask has the bits of the filters it fails. */
export const FILTER_BITS = {
  origin_id: 1,
  destination_id: 2,
  direction: 4,
  category: 8,
  action: 16,
  data_class: 32,
  managed: 64,
  scope: 128,
} as const;
export type FilterColumn = keyof typeof FILTER_BITS;

/** A filter on one column: it takes the values. */
export interface FlowCondition {
  column: FilterColumn;
  values: readonly string[];
}

const NONE = 'none';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Filter conditions other than time and people. */
export async function flowConditions(
  tx: Transaction,
  tenantId: number,
  filter: FlowFilter,
): Promise<FlowCondition[]> {
  const conditions: FlowCondition[] = [];
  const add = (column: FilterColumn, values: readonly string[] | undefined): void => {
    if (values?.length) conditions.push({ column, values: values.map(storedValue) });
  };
  for (const [column, ids] of [
    ['origin_id', filter.originIds],
    ['destination_id', filter.destinationIds],
  ] as const) {
    if (ids?.length) {
      conditions.push({ column, values: await placesOf(tx, tenantId, ids) });
    }
  }
  add('direction', filter.direction === 'all' || !filter.direction ? [] : [filter.direction]);
  add('scope', filter.scope);
  add('category', filter.category);
  add('action', filter.action);
  add('data_class', filter.dataClass);
  add('managed', filter.managed === 'all' || !filter.managed ? [] : [filter.managed]);
  return conditions;
}

const storedValue = (value: string): string => (value === NONE ? '' : value);

/** Places that ids of places and groups mean. */
async function placesOf(
  tx: Transaction,
  tenantId: number,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx.named<{ place_id: string }>(
    'flow_places_of',
    `SELECT place_id FROM place WHERE tenant_id = $1 AND place_id = ANY($2::uuid[])
     UNION SELECT place_id FROM place WHERE tenant_id = $1 AND group_id = ANY($2::uuid[])`,
    [tenantId, ids.filter((id) => UUID.test(id))],
  );
  return [...rows.map((row) => row.place_id), ...(ids.includes(NONE) ? [NO_PLACE] : [])];
}

/** Parameters of a composed statement; each gets its placeholder, such as `$3`. */
export interface StatementValues {
  values: unknown[];
  place(value: unknown): string;
}

export function statementValues(...values: unknown[]): StatementValues {
  return { values, place: (value) => `$${values.push(value)}` };
}

/**
 * The scope of a row, see `FLOW_SCOPES`. Only events without a destination are neither managed nor
 * unmanaged.
 */
function scopeCase(sqlOf: (column: 'managed' | 'origin_id' | 'direction') => string): string {
  return `CASE WHEN ${sqlOf('managed')} = '' THEN 'no_destination' WHEN ${sqlOf('origin_id')} = '${NO_PLACE}' THEN 'no_origin'
    WHEN ${sqlOf('direction')} = 'outbound' THEN 'external' ELSE 'internal' END`;
}

/** The scope of a row of a roll-up, by its alias. */
export const scopeSql = (alias: string): string => scopeCase((column) => `${alias}.${column}`);

const TYPES = new Map([
  ...FLOW_COLUMNS.map(({ name, type }) => [name, type] as const),
  ['scope', 'text'],
]);
const COLUMN_SQL = new Map(FLOW_COLUMNS.map(({ name, sql }) => [name, `(${sql})`]));
const EVENT_SQL = new Map([
  ...COLUMN_SQL,
  ['scope', scopeCase((column) => COLUMN_SQL.get(column) ?? 'NULL')],
]);

const rollUpSql = (alias: string, column: FilterColumn): string =>
  column === 'scope' ? scopeSql(alias) : `${alias}.${column}`;

/** The bits of the conditions that a row fails, as SQL over columns of a row of the roll-up. */
export function maskSql(
  conditions: readonly FlowCondition[],
  place: StatementValues['place'],
): string {
  const bits = conditions.map(
    ({ column, values }) =>
      `CASE WHEN ${rollUpSql('f', column)} = ANY(${place(values)}::${TYPES.get(column)}[]) THEN 0 ELSE ${FILTER_BITS[column]} END`,
  );
  return bits.length === 0 ? '0' : bits.join(' + ');
}

/** The conditions as SQL over `activity_day r`, each with AND before it. */
export function rollUpConditionsSql(
  conditions: readonly FlowCondition[],
  place: StatementValues['place'],
): string {
  return conditions
    .map(
      ({ column, values }) =>
        ` AND ${rollUpSql('r', column)} = ANY(${place(values)}::${TYPES.get(column)}[])`,
    )
    .join('');
}

/** The conditions as SQL over `activity a`, each with AND before it. */
export function eventConditionsSql(
  conditions: readonly FlowCondition[],
  place: StatementValues['place'],
): string {
  return conditions
    .map(
      ({ column, values }) =>
        ` AND ${EVENT_SQL.get(column)} = ANY(${place(values)}::${TYPES.get(column)}[])`,
    )
    .join('');
}
