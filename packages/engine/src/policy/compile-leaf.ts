import { type ActivityEvent, isFieldReference, type Leaf, type Operator } from '@waybill/contract';
import { parseDuration } from './duration.ts';
import type { ContextPart, EventContext } from './event-context.ts';
import type { FieldValue } from './field.ts';
import { fieldTest } from './field-tests.ts';
import { instantOf } from './instant.ts';
import { resolveField, type ResolvedField } from './resolve-field.ts';
import { fold, isPresent, never, onElements, scalarsOf, type ValueTest } from './scalars.ts';
import { readTest } from './value-tests.ts';

export type LeafTest = (event: ActivityEvent, context: EventContext) => boolean;

export interface CompiledLeaf {
  leaf: Leaf;
  /** Value of the leaf's field; null for an unknown field. */
  read(event: ActivityEvent, context: EventContext): FieldValue;
  test: LeafTest;
  /** Rough cost of a test: 1 for a comparison, more if text is searched or parsed. */
  cost: number;
  /** Required context besides the event. */
  needs: readonly ContextPart[];
}

const SEARCHES: readonly Operator[] = ['contains', 'startsWith', 'endsWith', 'glob'];
const READS_TEXT: readonly Operator[] = ['cidr', 'anyOf', 'allOf', 'noneOf', 'inList', 'notInList'];

/** Leaves are immutable. The built-in ones are recompiled for each tenant and each step. */
const compiledLeaves = new WeakMap<Leaf, CompiledLeaf>();

/**
 * Compiles one leaf into closures, once. Never throws: a missing value, an unknown field and an operand
 * of the wrong type make every comparison false, so that its negation (ne, notIn, noneOf, exists:false)
 * is true.
 */
export function compileLeaf(leaf: Leaf): CompiledLeaf {
  const known = compiledLeaves.get(leaf) ?? compiledOnce(leaf);
  compiledLeaves.set(leaf, known);
  return known;
}

function compiledOnce(leaf: Leaf): CompiledLeaf {
  const field = resolveField(leaf.f);
  const other = isFieldReference(leaf.v) ? resolveField(leaf.v.field) : undefined;
  return {
    leaf,
    read: field?.read ?? (() => null),
    test: leafTest(leaf, field, other),
    cost: costOf(leaf, field),
    needs: needsOf(leaf, field, other),
  };
}

function costOf({ op }: Leaf, field: ResolvedField | undefined): number {
  // Records must be parsed, and past events looked up.
  const reading = field?.needs ? 50 : 0;
  if (op.startsWith('matches')) return reading + 20;
  if (SEARCHES.includes(op)) return reading + 2;
  return reading + (op.endsWith('~') || READS_TEXT.includes(op) ? 6 : 1);
}

function needsOf(
  { op }: Leaf,
  field: ResolvedField | undefined,
  other: ResolvedField | undefined,
): ContextPart[] {
  const parts: (ContextPart | null | undefined)[] = [
    field?.needs,
    other?.needs,
    op === 'firstSeen' ? 'behaviour' : null,
  ];
  return parts.filter((part) => part !== null && part !== undefined);
}

function leafTest(
  leaf: Leaf,
  field: ResolvedField | undefined,
  other: ResolvedField | undefined,
): LeafTest {
  const read = field?.read ?? (() => null);
  if (isFieldReference(leaf.v)) return fieldTest(leaf.op, read, other?.read ?? (() => null));
  switch (leaf.op) {
    case 'inList':
      return listTest(leaf, read);
    case 'notInList': {
      const isListed = listTest(leaf, read);
      return (event, context) => !isListed(event, context);
    }
    case 'ageLt':
      return ageTest(leaf, read, (age, bound) => age < bound);
    case 'ageGte':
      return ageTest(leaf, read, (age, bound) => age >= bound);
    case 'firstSeen':
      return firstSeenTest(leaf, read);
    default: {
      const wildcard = wildcardTest(leaf);
      if (wildcard !== null) return (event, context) => wildcard(read(event, context));
      return readTest(leaf.op, leaf.v, read);
    }
  }
}

type Read = ResolvedField['read'];

/** List entries are folded, so the value is too. An unknown list is empty. */
function listTest({ v: listId }: Leaf, read: Read): LeafTest {
  if (typeof listId !== 'string') return never;
  return (event, context) => {
    const entries = context.list(listId);
    if (entries === undefined) return false;
    return onElements(read(event, context), (value) => entries.has(String(fold(value))));
  };
}

/** A future time is younger than any age. */
function ageTest(
  { v: duration }: Leaf,
  read: Read,
  holds: (age: number, bound: number) => boolean,
): LeafTest {
  const bound = typeof duration === 'string' ? parseDuration(duration) : null;
  if (bound === null) return never;
  return (event, context) =>
    onElements(read(event, context), (value) => {
      const at = instantOf(value);
      return at !== null && holds(context.now - at, bound);
    });
}

/** False while too little is known. */
function firstSeenTest({ f: key, v: scope }: Leaf, read: Read): LeafTest {
  if (typeof scope !== 'string') return never;
  return (event, context) =>
    isPresent(read(event, context)) && context.behaviour()?.isFirstSeen(key, scope) === true;
}

/** The specification's wildcards: action `ANY` is any action at all, direction `all` is no filter. */
export function wildcardTest(leaf: Leaf): ValueTest | null {
  const test = wildcardOf(leaf);
  if (test === null) return null;
  if (leaf.op === 'eq' || leaf.op === 'in') return test;
  return leaf.op === 'ne' || leaf.op === 'notIn' ? (value) => !test(value) : null;
}

function wildcardOf(leaf: Leaf): ValueTest | null {
  const wanted = scalarsOf(leaf.v);
  if (leaf.f === 'action' && wanted.includes('ANY')) return isPresent;
  return leaf.f === 'direction' && wanted.includes('all') ? () => true : null;
}
