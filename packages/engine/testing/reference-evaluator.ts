import type { ActivityEvent } from '@waybill/contract';
import type { Condition, Leaf, Operator } from '../src/policy/condition.ts';
import { fieldOf } from '../src/policy/fields.ts';

/**
 * The semantics of conditions once more, as plainly as they can be written: interpreted, slow, with
 * regular expressions for globs and bit strings for networks. Property tests hold the compiler to it.
 */
export function referenceTest(condition: Condition, event: ActivityEvent): boolean {
  if ('all' in condition) return condition.all.every((child) => referenceTest(child, event));
  if ('any' in condition) return condition.any.some((child) => referenceTest(child, event));
  if ('not' in condition) return !referenceTest(condition.not, event);
  return referenceLeaf(condition, event);
}

/** Operators that are by definition the opposite of another one. */
const OPPOSITES: Partial<Record<Operator, Operator>> = { ne: 'eq', notIn: 'in', noneOf: 'anyOf' };

const WILDCARDS: Readonly<Record<string, string>> = { action: 'ANY', direction: 'all' };

function referenceLeaf(leaf: Leaf, event: ActivityEvent): boolean {
  const value = fieldOf(leaf.f)?.accessor(event) ?? null;
  const isPresent = !isMissing(value);
  if (leaf.op === 'exists') return isPresent === (leaf.v !== false);
  const opposite = OPPOSITES[leaf.op];
  if (opposite !== undefined) return !referenceLeaf({ ...leaf, op: opposite }, event);
  const wanted: readonly unknown[] = Array.isArray(leaf.v) ? leaf.v : [leaf.v];
  const wildcard = ['eq', 'in'].includes(leaf.op) ? WILDCARDS[leaf.f] : undefined;
  if (wildcard !== undefined && wanted.includes(wildcard)) return isPresent || wildcard === 'all';
  return isPresent && valueHolds(leaf, value, wanted);
}

function valueHolds(leaf: Leaf, value: unknown, wanted: readonly unknown[]): boolean {
  if (Array.isArray(value)) return listHolds(leaf, value, wanted);
  if (typeof value === 'number') return numberHolds(leaf.op, value, wanted);
  if (typeof value === 'boolean') return wanted.includes(value);
  return typeof value === 'string' && textHolds(leaf.op, value, wanted);
}

function listHolds(leaf: Leaf, value: readonly unknown[], wanted: readonly unknown[]): boolean {
  if (leaf.op === 'anyOf') return wanted.some((element) => value.includes(element));
  if (leaf.op === 'allOf') return wanted.every((element) => value.includes(element));
  return value.some((element) => textHolds(leaf.op, String(element), wanted));
}

function isMissing(value: unknown): boolean {
  return value === null || Number.isNaN(value) || (Array.isArray(value) && value.length === 0);
}

function numberHolds(op: string, value: number, wanted: readonly unknown[]): boolean {
  const [first = Number.NaN, second = Number.NaN] = wanted.map(Number);
  switch (op) {
    case 'eq':
    case 'in':
      return wanted.includes(value);
    case 'gt':
      return value > first;
    case 'gte':
      return value >= first;
    case 'lt':
      return value < first;
    case 'lte':
      return value <= first;
    default:
      return value >= first && value <= second;
  }
}

function textHolds(op: string, value: string, wanted: readonly unknown[]): boolean {
  if (op.endsWith('~')) {
    const folded = wanted.map((element) => String(element).toLowerCase());
    return textHolds(op.slice(0, -1), value.toLowerCase(), folded);
  }
  if (op === 'eq' || op === 'in') return wanted.includes(value);
  if (op === 'cidr') return wanted.some((network) => inNetwork(value, String(network)));
  const text = String(wanted[0]);
  const starts = Array.from({ length: value.length + 1 }, (_, index) => index);
  const places = starts.filter((start) => value.slice(start, start + text.length) === text);
  if (op === 'contains') return places.length > 0;
  if (op === 'startsWith') return places.includes(0);
  if (op === 'endsWith') return places.includes(value.length - text.length);
  return globExpression(text).test(value);
}

/** Code units, not characters: hence no `u` flag. */
function globExpression(pattern: string): RegExp {
  const source = pattern.replace(/\\?[^]/g, (token) => {
    if (token === '*') return '[^]*';
    if (token === '?') return '[^]';
    const unit = token.length > 1 ? token.charAt(1) : token;
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return new RegExp(`^${source}$`);
}

/** Only for the few spellings of addresses that random events hold. */
const ADDRESS_BITS: ReadonlyMap<string, string> = new Map([
  ['10.0.0.1', '00001010000000000000000000000001'],
  ['::ffff:10.0.0.1', '00001010000000000000000000000001'],
]);

const NETWORK_BITS: ReadonlyMap<string, string> = new Map([
  ['10.0.0.0/8', '00001010'],
  ['0.0.0.0/0', ''],
  ['::ffff:10.0.0.0/104', '00001010'],
  ['10.0.0.1', '00001010000000000000000000000001'],
]);

function inNetwork(address: string, network: string): boolean {
  const bits = ADDRESS_BITS.get(address);
  const prefix = NETWORK_BITS.get(network);
  return bits !== undefined && prefix !== undefined && bits.startsWith(prefix);
}
