import { type Operator, ownValue, type Scalar } from '@waybill/contract';
import { parseNetwork } from '../cidr.ts';
import { FALSE, isAscii, isStorable, parenthesized } from './sql-text.ts';
import type { Bind, Fragment } from './sql-columns.ts';

/** Test on a text expression. */
export type TextCheck = (expression: string) => Fragment;

type Predicate = (expression: string, bind: Bind) => string;

/**
 * An operator on one text as SQL; null if it cannot be expressed. Folded operators fold ASCII letters
 * alone: other texts pass, because engines fold them differently.
 */
export function textCheck(op: Operator, values: readonly Scalar[]): TextCheck | null {
  if (op.endsWith('~')) return foldedCheck(op, values);
  if (op === 'cidr') return networkCheck(values);
  const predicate = predicateOf(op, values);
  if (predicate === null) return null;
  const isExact = op !== 'glob' || !String(values[0]).includes('?');
  return (expression) => ({ isExact, render: (bind) => predicate(expression, bind) });
}

function foldedCheck(op: Operator, values: readonly Scalar[]): TextCheck | null {
  const folded = values.map((value) => (typeof value === 'string' ? value.toLowerCase() : value));
  const plain = ownValue(PLAIN, op);
  if (plain === undefined) return null;
  const isOther = (text: Scalar) => typeof text === 'string' && !isAscii(text);
  const isList = plain === 'in';
  const ascii = isList ? folded.filter((text) => !isOther(text)) : folded;
  const predicate = !isList && folded.some(isOther) ? FALSE : predicateOf(plain, ascii);
  if (predicate === null) return null;
  return (expression) => ({
    isExact: false,
    render(bind) {
      const hasOthers = `octet_length(${expression}) > char_length(${expression})`;
      const inAscii = predicate(`lower(${expression} COLLATE "C")`, bind);
      return `(${inAscii} OR ${hasOthers})`;
    },
  });
}

const PLAIN: Partial<Record<Operator, Operator>> = {
  'eq~': 'eq',
  'in~': 'in',
  'anyOf~': 'in',
  'contains~': 'contains',
  'startsWith~': 'startsWith',
  'endsWith~': 'endsWith',
  'glob~': 'glob',
};

function predicateOf(op: Operator, values: readonly Scalar[]): Predicate | null {
  if (op === 'eq' || op === 'in' || op === 'anyOf') return equality(values);
  const [text] = values;
  if (typeof text !== 'string' || !isStorable(text)) return null;
  switch (op) {
    case 'contains':
      return (expression, bind) => `strpos(${expression}, ${bind(text)}::text) > 0`;
    case 'startsWith':
      return (expression, bind) => `starts_with(${expression}, ${bind(text)}::text)`;
    case 'endsWith':
      return (expression, bind) => {
        const wanted = `${bind(text)}::text`;
        return `right(${expression}, char_length(${wanted})) = ${wanted}`;
      };
    case 'glob':
      return globPredicate(text);
    default:
      return null;
  }
}

/** No stored text equals a text that the store cannot contain. */
function equality(values: readonly Scalar[]): Predicate {
  const texts = values.filter((value) => typeof value === 'string').filter(isStorable);
  const [only] = texts;
  if (only === undefined) return FALSE;
  if (texts.length === 1) return (expression, bind) => `${expression} = ${bind(only)}::text`;
  return (expression, bind) => `${expression} = ANY(${bind(texts)}::text[])`;
}

/** `?` is one code unit and `_` one character, so that any run represents it. */
function globPredicate(glob: string): Predicate | null {
  let pattern = '';
  for (let index = 0; index < glob.length; index += 1) {
    const unit = glob.charAt(index);
    if (unit === '*' || unit === '?') pattern += '%';
    else if (unit === '\\' && index + 1 < glob.length)
      pattern += literal(glob.charAt((index += 1)));
    else pattern += literal(unit);
  }
  if (!isStorable(pattern)) return null;
  return (expression, bind) => `${expression} LIKE ${bind(pattern)}::text`;
}

function literal(unit: string): string {
  return unit === '%' || unit === '_' || unit === '\\' ? `\\${unit}` : unit;
}

/**
 * Addresses as text: those of an IPv4 network of whole bytes start with them, and anything with a colon
 * may be IPv6 or contain an IPv4 address.
 */
function networkCheck(values: readonly Scalar[]): TextCheck | null {
  const starts: string[] = [];
  for (const value of values) {
    const network = typeof value === 'string' ? parseNetwork(value) : null;
    if (network === null || network.bytes.length !== 4) continue;
    const whole = network.bits >> 3;
    if (whole === 0) return null;
    const start = network.bytes.slice(0, whole).join('.');
    starts.push(whole === 4 ? start : `${start}.`);
  }
  return (expression) => ({
    isExact: false,
    render(bind) {
      const begins = starts.map((start) => `starts_with(${expression}, ${bind(start)}::text)`);
      return parenthesized([...begins, `strpos(${expression}, ':') > 0`], 'OR');
    },
  });
}
