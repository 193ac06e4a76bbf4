import type { Condition, Leaf, Operand, Operator, Scalar } from '@waybill/contract';
import { FIELD_OPERATORS } from '../src/policy/field-tests.ts';
import { CONTEXT_FIELDS, FIELDS } from '../src/policy/fields.ts';
import { FIRST_SEEN_SCOPES } from '../src/policy/operand-fault.ts';
import { operatorsOf } from '../src/policy/read-leaf.ts';
import { formatRecordPath } from '../src/policy/record-path.ts';
import { resolveField, type ResolvedField } from '../src/policy/resolve-field.ts';
import { HOSTILE_TEXTS, type Draw } from './random-event.ts';

const NETWORKS = ['10.0.0.0/8', '0.0.0.0/0', '::/0', '::ffff:10.0.0.0/104', '10.0.0.1'] as const;
const DURATIONS = ['1s', '30m', '12h', '7d', '2w'] as const;
const PATTERNS = ['a+b', '(?i)[a-zÄ]{2}', '\\d{1,3}\\.', '^a.*b$', '\\bx|%'] as const;
const SEGMENTS = ['a', 'b', '0', '1', 'a.b', 'in', '', '"', 'ß', '\\', '-', '__proto__'] as const;
const CHOICES: Partial<Record<Operator, readonly Scalar[]>> = {
  ageLt: DURATIONS,
  ageGte: DURATIONS,
  inList: ['known', 'unknown'],
  notInList: ['known', 'unknown'],
  matches: PATTERNS,
  'matches~': PATTERNS,
  firstSeen: FIRST_SEEN_SCOPES,
  hopsGte: [0, 1, 3],
  scoreGte: [0, 0.5, 1],
};
const LISTS: readonly Operator[] = [
  'in',
  'notIn',
  'in~',
  'notIn~',
  'anyOf',
  'allOf',
  'noneOf',
  'anyOf~',
  'allOf~',
  'noneOf~',
  'originIn',
  'originLabel',
  'pathHas',
];

/** A tree of at most that many levels with valid leaves. */
export function randomCondition(draw: Draw, depth: number): Condition {
  const shape = depth <= 1 ? 'leaf' : draw.one(['leaf', 'all', 'any', 'not', 'all']);
  if (shape === 'leaf') return randomLeaf(draw);
  if (shape === 'not') return { not: randomCondition(draw, depth - 1) };
  const children = Array.from({ length: draw.one([1, 2, 3]) }, () =>
    randomCondition(draw, depth - 1),
  );
  return shape === 'all' ? { all: children } : { any: children };
}

/** A leaf over any field, with an operator and an operand that fit it. */
function randomLeaf(draw: Draw): Leaf {
  const field = randomField(draw);
  const op = draw.one(operatorsOf(field));
  if (op === 'exists')
    return draw.one([
      { f: field.name, op },
      { f: field.name, op, v: true },
      { f: field.name, op, v: false },
    ]);
  return { f: field.name, op, v: operandFor(draw, field, op) };
}

/** Most are fields of the event. */
function randomField(draw: Draw): ResolvedField {
  const kind = draw.one([
    'event',
    'event',
    'event',
    'record',
    'context',
    'context',
    'count',
    'score',
  ] as const);
  const name = {
    event: () => draw.one(FIELDS).name,
    record: () => randomRecordField(draw),
    context: () => draw.one(CONTEXT_FIELDS).name,
    count: () => draw.one(['data.count.a', 'data.unique.a']),
    score: () => 'behaviour.score.sendToSelf',
  }[kind]();
  const field = resolveField(name);
  if (field === undefined) throw new Error(`${name} is no field`);
  return field;
}

function randomRecordField(draw: Draw): string {
  return formatRecordPath(Array.from({ length: draw.one([1, 2, 3]) }, () => draw.one(SEGMENTS)));
}

function operandFor(draw: Draw, field: ResolvedField, op: Operator): Operand {
  if (op === 'cidr') return draw.one([true, false]) ? draw.one(NETWORKS) : NETWORKS;
  if (op === 'between') {
    const low = draw.one([-1, 0, 1]);
    return [low, low + draw.one([0, 1, 2000, 1e21])];
  }
  const choices = CHOICES[op];
  if (choices !== undefined) return draw.one(choices);
  if (FIELD_OPERATORS.some((known) => known === op) && draw.below(5) === 0) {
    return { field: comparableField(draw, field) };
  }
  if (!LISTS.includes(op)) return scalarFor(draw, field, op);
  return Array.from({ length: draw.one([1, 2, 4]) }, () => scalarFor(draw, field, op));
}

function comparableField(draw: Draw, field: ResolvedField): string {
  const same = FIELDS.filter(({ type }) => field.type === 'any' || type === field.type);
  return draw.one([randomRecordField(draw), draw.one(same).name]);
}

function scalarFor(draw: Draw, field: ResolvedField, op: Operator): Scalar {
  const numbers = [0, 1, -1, 0.25, 1024, 1_700_000_000_000, 1e21];
  if (field.type === 'boolean') return draw.one([true, false]);
  if (field.type === 'number' || field.type === 'time') return draw.one(numbers);
  if (/^(?:gt|lt)e?$/.test(op)) return draw.one(numbers);
  if (field.type === 'any' && !/^(?:contains|startsWith|endsWith|glob)/.test(op)) {
    return draw.one([...numbers, true, false, ...HOSTILE_TEXTS]);
  }
  return draw.one(field.values ?? HOSTILE_TEXTS);
}
