import {
  type Condition,
  type Counterfactual,
  type DetectionExplanation,
  isFieldReference,
  type Leaf,
  type LeafResult,
  type Scalar,
  SEVERITIES,
  type WindowExplanation,
} from '@waybill/contract';
import { wildcardTest } from './compile-leaf.ts';
import type { FieldValue } from './field.ts';
import { resolveField } from './resolve-field.ts';
import { isList, isNumber, isScalar, scalarsOf, type ValueTest } from './scalars.ts';
import { severityFrom } from '../severity/with-trust.ts';
import { isValueOperator, valueTest } from './value-tests.ts';

/** Stored explanation of a detection. */
export type StoredReasons = Pick<DetectionExplanation, 'leaves' | 'contributions'> & {
  condition: Condition | null;
  window: Pick<WindowExplanation, 'metric' | 'threshold' | 'observed'> | null;
};

/** Truth of each leaf by its place in the tree. */
type Truths = ReadonlyMap<string, boolean>;

/**
 * Minimal single changes under which a detection would not have been raised, or would have been less
 * severe: one field of the condition with another value, one count below the window's threshold, one
 * part of the score removed. Pure, from stored data; skips fields whose leaves need more than a value.
 */
export function counterfactuals(reasons: StoredReasons): Counterfactual[] {
  return [
    ...fieldChanges(reasons.condition, reasons.leaves),
    ...thresholdChange(reasons.window),
    ...scoreChanges(reasons.contributions),
  ];
}

interface PlacedLeaf {
  path: string;
  leaf: Leaf;
}

function fieldChanges(
  condition: Condition | null,
  results: readonly LeafResult[],
): Counterfactual[] {
  if (condition === null) return [];
  const placed = leavesOf(condition, '');
  const stored: Truths = new Map(results.map(({ path, held }) => [path, held]));
  if (!holdsWith(condition, '', stored)) return [];
  const fields = [...new Set(placed.map(({ leaf }) => leaf.f))];
  return fields.flatMap((field) => {
    const own = placed.filter(({ leaf }) => leaf.f === field);
    const seen = results.find((result) => result.field === field)?.seen;
    const tests = testsOf(field, { own, all: placed });
    if (tests === null || !isFieldValue(seen)) return [];
    const instead = candidates(field, seen, own).find((value) => {
      const changed = new Map(stored);
      for (const { path, test } of tests) changed.set(path, test(value));
      return !holdsWith(condition, '', changed);
    });
    return instead === undefined
      ? []
      : [{ kind: 'field', subject: field, seen, instead, outcome: 'not_raised', severity: null }];
  });
}

function leavesOf(node: Condition, path: string): PlacedLeaf[] {
  if ('all' in node) return node.all.flatMap((child, at) => leavesOf(child, step(path, 'all', at)));
  if ('any' in node) return node.any.flatMap((child, at) => leavesOf(child, step(path, 'any', at)));
  if ('not' in node) return leavesOf(node.not, join(path, 'not'));
  return [{ path, leaf: node }];
}

/** Evaluates a compiled condition with given leaf results. */
function holdsWith(node: Condition, path: string, truths: Truths): boolean {
  if ('all' in node) {
    return node.all.every((child, at) => holdsWith(child, step(path, 'all', at), truths));
  }
  if ('any' in node) {
    return node.any.some((child, at) => holdsWith(child, step(path, 'any', at), truths));
  }
  if ('not' in node) return !holdsWith(node.not, join(path, 'not'), truths);
  return truths.get(path) ?? false;
}

function step(path: string, kind: string, at: number): string {
  return join(join(path, kind), String(at));
}

function join(path: string, part: string): string {
  return path === '' ? part : `${path}.${part}`;
}

/** How each leaf of a field judges a value; null if some leaf asks for more than the value. */
function testsOf(
  field: string,
  { own, all }: { own: readonly PlacedLeaf[]; all: readonly PlacedLeaf[] },
): { path: string; test: ValueTest }[] | null {
  const isCompared = all.some(({ leaf }) => isFieldReference(leaf.v) && leaf.v.field === field);
  const asksMore = own.some(({ leaf }) => isFieldReference(leaf.v) || !isValueOperator(leaf.op));
  if (isCompared || asksMore) return null;
  return own.map(({ path, leaf }) => ({
    path,
    test: wildcardTest(leaf) ?? valueTest(leaf.op, leaf.v),
  }));
}

/** Alternative values of the field, most informative first; a missing value is last. */
function candidates(
  name: string,
  seen: FieldValue,
  own: readonly PlacedLeaf[],
): readonly FieldValue[] {
  const field = resolveField(name);
  const named = own.flatMap(({ leaf }) => scalarsOf(leaf.v));
  const scalars: FieldValue[] = [
    ...(field?.values ?? []),
    ...(field?.type === 'boolean' ? [true, false] : []),
    ...named
      .filter(isNumber)
      .flatMap((bound) => [bound - 1, bound, bound + 1])
      .toSorted(nearest(seen)),
    ...named.filter((value) => !isNumber(value)),
  ];
  const lists: FieldValue[] = isList(seen) ? [...withoutSome(seen), []] : [];
  return [...lists, ...scalars, null].filter((value) => !isSame(value, seen));
}

/** A list without each of its elements on its own. */
function withoutSome(list: readonly Scalar[]): FieldValue[] {
  return list.length < 2
    ? []
    : list.map((_one, at) => list.filter((_other, index) => index !== at));
}

function nearest(seen: FieldValue): (left: number, right: number) => number {
  return (left, right) =>
    isNumber(seen) ? Math.abs(left - seen) - Math.abs(right - seen) : left - right;
}

function isSame(left: FieldValue, right: FieldValue): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** A truncated value is not fully known, and objects compare with nothing. */
function isFieldValue(value: unknown): value is FieldValue {
  return value === null || isScalar(value) || (Array.isArray(value) && value.every(isScalar));
}

function thresholdChange(window: StoredReasons['window']): Counterfactual[] {
  if (window === null || window.observed < window.threshold) return [];
  return [
    {
      kind: 'threshold',
      subject: window.metric,
      seen: window.observed,
      instead: Math.ceil(window.threshold) - 1,
      outcome: 'not_raised',
      severity: null,
    },
  ];
}

type Parts = StoredReasons['contributions'];

/** Parts of the score without which the severity would have been lower. */
function scoreChanges(parts: Parts): Counterfactual[] {
  // The first model multiplied; its parts cannot be explained without its weights.
  if (parts.some(({ kind }) => kind === 'impact' || kind === 'probability')) return [];
  const given = severityFrom(parts);
  return parts.flatMap((part) => {
    if (part.value <= 0) return [];
    const severity = severityFrom(parts.filter((other) => other !== part));
    return SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(given)
      ? [
          {
            kind: 'score',
            subject: part.label,
            seen: part.seen,
            instead: null,
            outcome: 'less_severe',
            severity,
          },
        ]
      : [];
  });
}
