import type { ActivityEvent } from '@waybill/contract';
import type { Condition, Leaf } from '../src/policy/condition.ts';
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

function referenceLeaf(leaf: Leaf, event: ActivityEvent): boolean {
  const value = fieldOf(leaf.f)?.accessor(event) ?? null;
  const isMissing =
    value === null || Number.isNaN(value) || (Array.isArray(value) && !value.length);
  const { op, v } = leaf;
  const wanted = Array.isArray(v) ? v : [v];
  if (op === 'exists') return isMissing === (v === false);
  if (op === 'ne') return !referenceLeaf({ ...leaf, op: 'eq' }, event);
  if (op === 'notIn') return !referenceLeaf({ ...leaf, op: 'in' }, event);
  if (op === 'noneOf') return !referenceLeaf({ ...leaf, op: 'anyOf' }, event);
  const isMembership = op === 'eq' || op === 'in';
  if (isMembership && leaf.f === 'direction' && wanted.includes('all')) return true;
  if (isMembership && leaf.f === 'action' && wanted.includes('ANY')) return !isMissing;
  if (isMissing) return false;
  if (Array.isArray(value)) {
    if (op === 'anyOf') return wanted.some((element) => value.includes(element));
    if (op === 'allOf') return wanted.every((element) => value.includes(element));
    return value.some((element) => typeof element === 'string' && textHolds(op, element, v));
  }
  if (typeof value === 'number') return numberHolds(op, value, wanted);
  if (typeof value === 'boolean') return wanted.includes(value);
  return typeof value === 'string' && textHolds(op, value, v);
}

function numberHolds(op: string, value: number, wanted: readonly unknown[]): boolean {
  const [first, second] = wanted.map(Number);
  switch (op) {
    case 'eq':
    case 'in':
      return wanted.includes(value);
    case 'gt':
      return value > Number(first);
    case 'gte':
      return value >= Number(first);
    case 'lt':
      return value < Number(first);
    case 'lte':
      return value <= Number(first);
    default:
      return value >= Number(first) && value <= Number(second);
  }
}

function textHolds(op: string, value: string, v: unknown): boolean {
  if (op.endsWith('~')) {
    const folded = Array.isArray(v)
      ? v.map((x) => String(x).toLowerCase())
      : String(v).toLowerCase();
    return textHolds(op.slice(0, -1), value.toLowerCase(), folded);
  }
  const wanted = Array.isArray(v) ? v : [v];
  const [text] = wanted.map(String);
  switch (op) {
    case 'eq':
    case 'in':
      return wanted.includes(value);
    case 'contains':
      return value.split(text ?? '').length > 1 || text === '';
    case 'startsWith':
      return value.slice(0, text?.length) === text;
    case 'endsWith':
      return text === '' || value.slice(-(text?.length ?? 0)) === text;
    case 'glob':
      return globExpression(text ?? '').test(value);
    case 'cidr':
      return wanted.some((network) => inNetwork(value, String(network)));
    default:
      return false;
  }
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
