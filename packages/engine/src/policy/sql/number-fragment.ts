import { type Operator, ownValue, type Scalar } from '@waybill/contract';
import { isNumber } from '../scalars.ts';
import type { Bind, Fragment } from './sql-columns.ts';
import { FALSE, joined } from './sql-text.ts';

const SIGNS: Partial<Record<Operator, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

/** An operator on a number as SQL; null if SQL cannot tell. */
export function numberFragment(
  sql: string,
  op: Operator,
  values: readonly Scalar[],
): Fragment | null {
  const value = `(${sql})::double precision`;
  const numbers = values.filter(isNumber);
  const [first, second] = numbers;
  if (op === 'eq' || op === 'in') {
    return exact((bind) => `${value} = ANY(${bind(numbers)}::double precision[])`);
  }
  if (first === undefined) return exact(FALSE);
  if (op === 'between' && second !== undefined) {
    return exact((bind) => `${value} BETWEEN ${numeric(bind, first)} AND ${numeric(bind, second)}`);
  }
  const sign = ownValue(SIGNS, op);
  return sign === undefined ? null : exact((bind) => `${value} ${sign} ${numeric(bind, first)}`);
}

function numeric(bind: Bind, value: number): string {
  return `${bind(value)}::double precision`;
}

function exact(render: Fragment['render']): Fragment {
  return { isExact: true, render };
}

/** Times that every calendar involved can write: the years 1 to 9999. */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T00:00:00Z');

/**
 * An operator on a time as SQL, compared as whole milliseconds without a cast, so that indexes and
 * partitions are used; null if it cannot be expressed.
 */
export function instantFragment(
  sql: string,
  op: Operator,
  values: readonly Scalar[],
): Fragment | null {
  const numbers = values.filter(isNumber);
  const [low, high = low] = numbers;
  if (low === undefined || high === undefined) return exact(FALSE);
  if (numbers.some((number) => number < FIRST || number > LAST)) return null;
  const from =
    (at: number): Render =>
    (bind) =>
      `${sql} >= ${instant(bind, at)}`;
  const before =
    (at: number): Render =>
    (bind) =>
      `${sql} < ${instant(bind, at)}`;
  const within =
    (first: number, last: number): Render =>
    (bind) =>
      joined([from(Math.ceil(first))(bind), before(Math.floor(last) + 1)(bind)], 'AND');
  switch (op) {
    case 'eq':
    case 'in':
      return exact((bind) =>
        joined(
          numbers.map((at) => (Number.isInteger(at) ? within(at, at)(bind) : 'FALSE')),
          'OR',
        ),
      );
    case 'gt':
      return exact(from(Math.floor(low) + 1));
    case 'gte':
      return exact(from(Math.ceil(low)));
    case 'lt':
      return exact(before(Math.ceil(low)));
    case 'lte':
      return exact(before(Math.floor(low) + 1));
    case 'between':
      return exact(within(low, high));
    default:
      return null;
  }
}

type Render = Fragment['render'];

function instant(bind: Bind, at: number): string {
  return `${bind(new Date(at).toISOString())}::timestamptz`;
}
