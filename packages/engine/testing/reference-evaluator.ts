import type { ActivityEvent, Condition, Leaf, Operator } from '@waybill/contract';
import { compilePattern } from '../src/patterns/compile-pattern.ts';
import { NO_CONTEXT, type EventContext, type KnownPerson } from '../src/policy/event-context.ts';
import { instantOf } from '../src/policy/instant.ts';
import { contextFieldOf } from '../src/policy/fields.ts';
import { resolveField } from '../src/policy/resolve-field.ts';
import { findAll } from './find-all.ts';

/** The event and its context. */
export interface Known {
  event: ActivityEvent;
  context: EventContext;
}

/**
 * Reference semantics of conditions, as plain as possible: interpreted, slow, with regular expressions
 * for globs and bit strings for networks. Property tests compare the compiler with it.
 */
export function referenceTest(condition: Condition, known: Known): boolean {
  if ('all' in condition) return condition.all.every((child) => referenceTest(child, known));
  if ('any' in condition) return condition.any.some((child) => referenceTest(child, known));
  if ('not' in condition) return !referenceTest(condition.not, known);
  return referenceLeaf(condition, known);
}

/** Operators defined as the opposite of another one. */
const OPPOSITES: Partial<Record<Operator, Operator>> = {
  ne: 'eq',
  notIn: 'in',
  noneOf: 'anyOf',
  'ne~': 'eq~',
  'notIn~': 'in~',
  'noneOf~': 'anyOf~',
  notInList: 'inList',
};

const WILDCARDS: Readonly<Record<string, string>> = { action: 'ANY', direction: 'all' };

function referenceLeaf(leaf: Leaf, known: Known): boolean {
  const values = valuesOf(leaf.f, known);
  const isPresent = values.length > 0;
  if (leaf.op === 'exists') return isPresent === (leaf.v !== false);
  const opposite = OPPOSITES[leaf.op];
  if (opposite !== undefined) return !referenceLeaf({ ...leaf, op: opposite }, known);
  const wildcard = ['eq', 'in'].includes(leaf.op) ? WILDCARDS[leaf.f] : undefined;
  if (wildcard !== undefined && [leaf.v].flat().includes(wildcard)) {
    return isPresent || wildcard === 'all';
  }
  return isPresent && presentHolds(leaf, values, known);
}

function presentHolds(leaf: Leaf, values: readonly unknown[], known: Known): boolean {
  const wanted = wantedOf(leaf, known);
  if (leaf.op === 'firstSeen') {
    return known.context.behaviour()?.isFirstSeen(leaf.f, 'person') === true;
  }
  if (leaf.op === 'allOf' || leaf.op === 'allOf~') {
    const one = leaf.op === 'allOf' ? 'eq' : 'eq~';
    return wanted.every((element) => values.some((value) => valueHolds(one, value, [element])));
  }
  if (leaf.op === 'inList' || leaf.op.startsWith('age')) {
    return values.some((value) => contextHolds(leaf, value, known));
  }
  return values.some((value) => valueHolds(leaf.op, value, wanted));
}

/** Values of a field, individually; objects are represented by their presence. */
function valuesOf(name: string, { event, context }: Known): readonly unknown[] {
  if (name.startsWith('record.')) return recordValues(context.record(), segmentsOf(name));
  const value =
    eventValue(name, event) ??
    personValue(name, context.person(), event.occurredAt) ??
    pastValue(name, context) ??
    contextFieldOf(name)?.read(event, context);
  return [value ?? null].flat().filter((one) => !isMissing(one));
}

function pastValue(name: string, context: EventContext): unknown {
  const past = context.lineage();
  return {
    'lineage.origins': past?.origins,
    'lineage.labels': past?.labels,
    'lineage.actions': past?.actions,
    'lineage.hops': past?.hops,
    ...timeValues(context),
    'destination.trust': context.trust()?.verdict,
    'behaviour.score.sendToSelf': context.behaviour()?.score('sendToSelf'),
  }[name];
}

function timeValues(context: EventContext): Record<string, unknown> {
  const local = context.localTime();
  if (local === null) return {};
  const { hour, dayKind, isWorking } = local;
  const side = isWorking ? 'within' : 'off_hours';
  return { 'time.workingHours': side, 'time.dayKind': dayKind, 'time.hour': hour };
}

/** Facts of the event itself; each field has its own examples elsewhere. */
function eventValue(name: string, event: ActivityEvent): unknown {
  const field = resolveField(name);
  return field?.needs === null ? field.read(event, NO_CONTEXT) : null;
}

function personValue(name: string, person: KnownPerson | null, at: number): unknown {
  if (person === null) return null;
  const { leavesAt, department, title, manager, status } = person;
  return {
    'actor.leaver': leaves(leavesAt, at),
    'actor.leavesAt': leavesAt,
    'actor.department': department,
    'actor.title': title,
    'actor.manager': manager,
    'actor.status': status,
  }[name];
}

/** From 90 days before the last day until 30 days after it. */
function leaves(leavesAt: number | null, at: number): boolean {
  const day = 864e5;
  return leavesAt !== null && at >= leavesAt - 90 * day && at <= leavesAt + 30 * day;
}

function segmentsOf(name: string): string[] {
  return (name.slice('record.'.length).match(/"(?:[^"\\]|\\.)*"|[^.]+/g) ?? []).map((part) =>
    part.startsWith('"') ? String(JSON.parse(part)) : part,
  );
}

function recordValues(node: unknown, [segment, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(node)) {
    if (segment !== undefined && /^\d+$/.test(segment)) return recordValues(node[+segment], rest);
    const path = segment === undefined ? [] : [segment, ...rest];
    return node.flatMap((element) => recordValues(element, path));
  }
  if (segment === undefined) return isMissing(node ?? null) ? [] : [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === segment ? recordValues(value, rest) : [],
  );
}

function wantedOf({ v }: Leaf, known: Known): readonly unknown[] {
  if (typeof v === 'object' && 'field' in v) return valuesOf(v.field, known);
  return [v].flat();
}

function contextHolds({ op, v }: Leaf, value: unknown, { context }: Known): boolean {
  if (typeof v !== 'string') return false;
  if (op === 'inList') {
    const text = typeof value === 'object' ? null : JSON.stringify(value).toLowerCase();
    const entries = [...(context.list(v) ?? [])];
    return entries.some((entry) => text === entry || text === JSON.stringify(entry));
  }
  const at = typeof value === 'string' || typeof value === 'number' ? instantOf(value) : null;
  const unit = { s: 1e3, m: 6e4, h: 36e5, d: 864e5, w: 6048e5 }[v.slice(-1)];
  if (at === null || unit === undefined) return false;
  const isYounger = context.now - at < Number.parseInt(v, 10) * unit;
  return isYounger === (op === 'ageLt');
}

const COMPARED_AS: Partial<Record<Operator, Operator>> = {
  anyOf: 'in',
  'anyOf~': 'in~',
  originIn: 'in~',
  originLabel: 'in',
  pathHas: 'in',
  hopsGte: 'gte',
  scoreGte: 'gte',
};

function valueHolds(given: Operator, value: unknown, wanted: readonly unknown[]): boolean {
  const op = COMPARED_AS[given] ?? given;
  if (typeof value === 'number' && !op.endsWith('~')) return numberHolds(op, value, wanted);
  if (typeof value === 'number' || typeof value === 'boolean') {
    return /^(?:eq|in)~?$/.test(op) && wanted.includes(value);
  }
  return typeof value === 'string' && textHolds(op, value, wanted);
}

function isMissing(value: unknown): boolean {
  return value === null || Number.isNaN(value) || (Array.isArray(value) && value.length === 0);
}

function numberHolds(op: string, value: number, wanted: readonly unknown[]): boolean {
  const bounds = wanted.filter((bound) => typeof bound === 'number');
  const [first = Number.NaN, second = Number.NaN] = bounds;
  switch (op) {
    case 'eq':
    case 'in':
      return wanted.includes(value);
    case 'gt':
      return bounds.some((bound) => value > bound);
    case 'gte':
      return bounds.some((bound) => value >= bound);
    case 'lt':
      return bounds.some((bound) => value < bound);
    case 'lte':
      return bounds.some((bound) => value <= bound);
    default:
      return op === 'between' && value >= first && value <= second;
  }
}

function textHolds(op: string, value: string, wanted: readonly unknown[]): boolean {
  if (op.startsWith('matches')) return matches(value, String(wanted[0]), op.endsWith('~'));
  if (op.endsWith('~')) {
    const folded = wanted.map((element) =>
      typeof element === 'string' ? element.toLowerCase() : element,
    );
    return textHolds(op.slice(0, -1), value.toLowerCase(), folded);
  }
  if (op === 'eq' || op === 'in') return wanted.includes(value);
  if (op === 'cidr') return wanted.some((network) => inNetwork(value, String(network)));
  if (!/^(?:contains|startsWith|endsWith|glob)$/.test(op)) return false;
  const text = String(wanted[0]);
  const starts = Array.from({ length: value.length + 1 }, (_, index) => index);
  const places = starts.filter((start) => value.slice(start, start + text.length) === text);
  if (op === 'contains') return places.length > 0;
  if (op === 'startsWith') return places.includes(0);
  if (op === 'endsWith') return places.includes(value.length - text.length);
  return globExpression(text).test(value);
}

function matches(value: string, source: string, caseless: boolean): boolean {
  const compiled = compilePattern(source, { caseless });
  if ('problem' in compiled) return false;
  const bytes = new TextEncoder().encode(value);
  const range = { start: 0, limit: bytes.length, maximum: 1 };
  return findAll(compiled.pattern, bytes, range).matches.length > 0;
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

/** Only for the few address formats in random events. */
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
