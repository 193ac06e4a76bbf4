import {
  isFieldReference,
  type Leaf,
  type Operator,
  ownValue,
  type Scalar,
} from '@waybill/contract';
import { wildcardTest } from '../compile-leaf.ts';
import { scalarsOf } from '../scalars.ts';
import { instantFragment, numberFragment } from './number-fragment.ts';
import type { Bind, Fragment, SqlColumn, SqlColumns } from './sql-columns.ts';
import { joined } from './sql-text.ts';
import { textCheck, type TextCheck } from './text-fragment.ts';

export interface LeafSource {
  columns: SqlColumns;
  /** Entries of a tenant's list, folded; undefined if the list does not exist. */
  list?(listId: string): ReadonlySet<string> | undefined;
}

/** Operators that require a value, which is all that SQL can check. */
const ASKS_MORE: readonly Operator[] = ['ageLt', 'ageGte', 'firstSeen', 'matches', 'matches~'];

/** A leaf without its NOT as SQL; null if it cannot be expressed. */
export function leafFragment(leaf: Leaf, source: LeafSource): Fragment | null {
  const { columns } = source;
  const column = Object.hasOwn(columns, leaf.f) ? columns[leaf.f] : undefined;
  if (column === undefined) return null;
  const wildcard = wildcardTest(leaf);
  if (wildcard !== null) return wildcard(null) ? always : presence(column);
  if (leaf.op === 'exists') return presence(column);
  if (ASKS_MORE.includes(leaf.op)) return { ...presence(column), isExact: false };
  if (isFieldReference(leaf.v)) return comparison(leaf.op, column, columns[leaf.v.field]);
  if (leaf.op === 'inList') {
    const entries = typeof leaf.v === 'string' ? source.list?.(leaf.v) : undefined;
    return entries === undefined ? null : valueFragment(column, 'in~', [...entries]);
  }
  return valueFragment(column, leaf.op, scalarsOf(leaf.v));
}

const always: Fragment = { isExact: true, render: () => 'TRUE' };

function presence(column: SqlColumn): Fragment {
  if (column.kind === 'texts') {
    return { isExact: true, render: () => someOf(column, `${column.value} IS NOT NULL`) };
  }
  const isExact = column.kind !== 'present';
  return { isExact, render: () => `${column.sql} IS NOT NULL` };
}

function valueFragment(
  column: SqlColumn,
  op: Operator,
  values: readonly Scalar[],
): Fragment | null {
  switch (column.kind) {
    case 'number':
      return numberFragment(column.sql, op, values);
    case 'instant':
      return instantFragment(column.sql, op, values);
    case 'present':
      return { ...presence(column), isExact: false };
    case 'text':
      return textCheck(op, values)?.(column.sql) ?? null;
    case 'texts':
      return listFragment(column, op, values);
  }
}

type Texts = Extract<SqlColumn, { kind: 'texts' }>;

function listFragment(column: Texts, op: Operator, values: readonly Scalar[]): Fragment | null {
  if (op !== 'allOf' && op !== 'allOf~') return someFragment(column, textCheck(op, values));
  const one = op === 'allOf' ? 'eq' : 'eq~';
  const parts = values.map((value) => someFragment(column, textCheck(one, [value])));
  const known = parts.filter((part) => part !== null);
  if (known.length === 0) return null;
  return {
    isExact: known.length === parts.length && known.every(({ isExact }) => isExact),
    render: (bind) =>
      joined(
        known.map((part) => part.render(bind)),
        'AND',
      ),
  };
}

function someFragment(column: Texts, check: TextCheck | null): Fragment | null {
  if (check === null) return null;
  const fragment = check(column.value);
  return {
    isExact: fragment.isExact,
    render: (bind: Bind) => someOf(column, fragment.render(bind)),
  };
}

function someOf({ from }: Texts, predicate: string): string {
  return `EXISTS (SELECT FROM ${from} WHERE ${predicate})`;
}

const SIGNS: Partial<Record<Operator, string>> = {
  eq: '=',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};

/** Two columns of one kind compared; null if it cannot be expressed. */
function comparison(op: Operator, left: SqlColumn, right: SqlColumn | undefined): Fragment | null {
  if (right === undefined || left.kind !== right.kind) return null;
  if (left.kind === 'texts' || right.kind === 'texts') return null;
  const sign = ownValue(SIGNS, op);
  if (left.kind === 'text') return op === 'eq' ? exactly(`${left.sql} = ${right.sql}`) : null;
  if (left.kind !== 'number' || sign === undefined) return null;
  return exactly(`(${left.sql})::double precision ${sign} (${right.sql})::double precision`);
}

function exactly(sql: string): Fragment {
  return { isExact: true, render: () => sql };
}
