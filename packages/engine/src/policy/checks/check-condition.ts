import { type Condition, isFieldReference, type Leaf } from '@waybill/contract';
import type { ActiveMode } from '../policy.ts';
import { wildcardTest } from '../compile-leaf.ts';
import { groupsOf, isNever, literalsOf } from './contradiction.ts';
import { normalForm, oppositeOf, type Literal, type Normal } from '../normal-form.ts';
import type { Budget } from './scalar-contradiction.ts';

/** Possible problems of a condition that can be evaluated. */
export type FindingCode =
  /** No event can meet this part. */
  | 'neverTrue'
  /** Every event meets this part. */
  | 'alwaysTrue'
  /** No connected source fills the field. */
  | 'deadField'
  /** The list has no entries. */
  | 'emptyList'
  /** The tenant has no such list. */
  | 'unknownList'
  /** A blocking policy without any restriction on people or data. */
  | 'unboundedScope'
  /** The same part is in the same group before. */
  | 'duplicate';

export interface ConditionFinding {
  code: FindingCode;
  /** Place in the tree, as `validateCondition` tells it; empty for the root. */
  path: string;
  /** `error`: it cannot work as intended. `warning`: part of it has no effect, or none at present. */
  severity: 'error' | 'warning';
}

export interface CheckOptions {
  /** Names of fields that connected sources fill, with `record`, `lineage` and `behaviour` where known. */
  filledFields?: ReadonlySet<string>;
  /** Entries of a tenant's list; undefined if the list does not exist. */
  listSize?(listId: string): number | undefined;
  /** Response to a match. */
  mode?: ActiveMode;
}

/** Verdicts on values; a check ends well before a second. */
const MOST_VERDICTS = 2_000_000;

/**
 * Problems of a valid condition that can be found without events: by sets of values and ranges of
 * numbers per field. Sound but not complete.
 */
export function checkCondition(
  condition: Condition,
  options: CheckOptions = {},
): ConditionFinding[] {
  const root = normalForm(condition);
  const findings = [
    ...verdictFindings(root),
    ...leafFindings(root, options),
    ...duplicates(condition, ''),
  ];
  const isStopping = options.mode === 'warn' || options.mode === 'block';
  if (isStopping && isUnbounded(root)) {
    findings.push({ code: 'unboundedScope', path: '', severity: 'error' });
  }
  return findings;
}

function verdictFindings(root: Normal): ConditionFinding[] {
  const budget: Budget = { left: MOST_VERDICTS };
  const findings = new Map<string, ConditionFinding>();
  const add = (isTrue: boolean, node: Normal): void => {
    const isRoot = node === root;
    // A root within NOTs represents the whole condition: it is not turned round.
    const isMeant = isRoot ? isTrue : isTrue !== node.isNegated;
    const code = isMeant ? 'alwaysTrue' : 'neverTrue';
    const path = isRoot ? '' : node.path;
    findings.set(`${code} ${path}`, { code, path, severity: isRoot ? 'error' : 'warning' });
  };
  findNever(root, [], budget, (node) => add(false, node));
  findAlways(root, budget, (node) => add(true, node));
  return [...findings.values()];
}

/** The outermost parts that contradict their surroundings. */
function findNever(
  node: Normal,
  around: readonly Literal[],
  budget: Budget,
  found: (node: Normal) => void,
): void {
  if (isNever(node, around, budget)) {
    found(node);
    return;
  }
  if (node.kind === 'any') {
    for (const child of node.children) findNever(child, around, budget, found);
    return;
  }
  const together = [...around, ...literalsOf(node)];
  for (const group of groupsOf(node)) findNever(group, together, budget, found);
}

/** The outermost parts that always hold. An explicit wildcard is intended. */
function findAlways(node: Normal, budget: Budget, found: (node: Normal) => void): void {
  if (node.kind === 'literal' && wildcardTest(node.leaf) !== null) return;
  if (isNever(oppositeOf(node), [], budget)) {
    found(node);
    return;
  }
  if (node.kind === 'literal') return;
  for (const child of node.children) findAlways(child, budget, found);
}

function leafFindings(root: Normal, options: CheckOptions): ConditionFinding[] {
  return allLiterals(root).flatMap(({ leaf, path }) => [
    ...deadFields(leaf, path, options),
    ...listFindings(leaf, path, options),
  ]);
}

function allLiterals(node: Normal): Literal[] {
  return node.kind === 'literal' ? [node] : node.children.flatMap(allLiterals);
}

function deadFields(leaf: Leaf, path: string, { filledFields }: CheckOptions): ConditionFinding[] {
  if (filledFields === undefined) return [];
  const names = isFieldReference(leaf.v) ? [leaf.f, leaf.v.field] : [leaf.f];
  const isDead = names.some((name) => !filledFields.has(sourceOf(name)));
  return isDead ? [{ code: 'deadField', path, severity: 'warning' }] : [];
}

/** Source of a field's value: itself, or a part of the context. */
function sourceOf(name: string): string {
  return /^(?:record|lineage|behaviour)(?=\.)/.exec(name)?.[0] ?? name;
}

function listFindings(leaf: Leaf, path: string, { listSize }: CheckOptions): ConditionFinding[] {
  if (leaf.op === 'inList' && listSize !== undefined && typeof leaf.v === 'string') {
    const size = listSize(leaf.v);
    if (size === undefined) return [{ code: 'unknownList', path, severity: 'error' }];
    return size === 0 ? [{ code: 'emptyList', path, severity: 'warning' }] : [];
  }
  const isEmpty = Array.isArray(leaf.v) && leaf.v.length === 0;
  return isEmpty ? [{ code: 'emptyList', path, severity: 'error' }] : [];
}

/** Exclusions and `exists` leave nearly everyone and everything in. */
function isUnbounded(node: Normal): boolean {
  if (node.kind === 'literal') {
    return node.isOpposite || node.leaf.op === 'exists' || wildcardTest(node.leaf) !== null;
  }
  const { kind, children } = node;
  return kind === 'all' ? children.every(isUnbounded) : children.some(isUnbounded);
}

function duplicates(node: Condition, path: string): ConditionFinding[] {
  const at = (step: string) => (path === '' ? step : `${path}.${step}`);
  if ('not' in node) return duplicates(node.not, at('not'));
  if (!('all' in node || 'any' in node)) return [];
  const [key, children] =
    'all' in node ? (['all', node.all] as const) : (['any', node.any] as const);
  const seen = new Set<string>();
  return children.flatMap((child, index): ConditionFinding[] => {
    const own = at(`${key}.${index}`);
    const text = JSON.stringify(child);
    if (seen.has(text)) return [{ code: 'duplicate', path: own, severity: 'warning' }];
    seen.add(text);
    return duplicates(child, own);
  });
}
