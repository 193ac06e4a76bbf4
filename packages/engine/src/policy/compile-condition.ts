import type { ActivityEvent, Condition, LeafResult } from '@waybill/contract';
import { compileLeaf, type CompiledLeaf, type LeafTest } from './compile-leaf.ts';
import { needsOf, NO_CONTEXT, type ContextNeeds, type EventContext } from './event-context.ts';
import { never } from './scalars.ts';
import { seenValue } from './seen-value.ts';
import type { SharedTests } from './shared-tests.ts';

export interface CompiledCondition {
  /** Whether the condition holds; tests cheap leaves first and stops when the verdict is clear. */
  test(event: ActivityEvent, context?: EventContext): boolean;
  /** Every leaf, in tree order, with its expected and actual values. */
  explain(event: ActivityEvent, context?: EventContext): LeafResult[];
  /**
   * Context that some leaf needs besides the event. Until it is known, such a leaf sees a missing
   * value.
   */
  needs: ContextNeeds;
}

interface PlacedLeaf extends CompiledLeaf {
  path: string;
}

/** A compiled part of the tree, with a rough measure of its cost. */
interface CompiledNode {
  test: LeafTest;
  cost: number;
}

/**
 * Compiles a condition tree into closures, without generating code. An empty ALL holds and an empty ANY
 * does not. NOT is two-valued: a missing value makes its comparison false, so NOT of it is true.
 *
 * With `shared`, parts shared with other conditions are evaluated once per event; the caller starts its
 * round.
 */
export function compileCondition(condition: Condition, shared?: SharedTests): CompiledCondition {
  const leaves: PlacedLeaf[] = [];
  const { test } = compileNode(condition, '', { leaves, shared });
  return {
    test: (event, context = NO_CONTEXT) => test(event, context),
    explain: (event, context = NO_CONTEXT) =>
      leaves.map((leaf) => leafResult(leaf, event, context)),
    needs: needsOf((part) => leaves.some(({ needs }) => needs.includes(part))),
  };
}

interface Compiling {
  /** Every matched leaf so far. */
  leaves: PlacedLeaf[];
  shared: SharedTests | undefined;
}

function compileNode(node: Condition, path: string, compiling: Compiling): CompiledNode {
  const { test, cost } = compilePart(node, path, compiling);
  const shared = compiling.shared?.share(node, test) ?? test;
  // Shared parts that were already evaluated cost almost nothing.
  return { test: shared, cost: shared === test ? cost : 0 };
}

function compilePart(node: Condition, path: string, compiling: Compiling): CompiledNode {
  if ('all' in node) return allOf(compileNodes(node.all, join(path, 'all'), compiling));
  if ('any' in node) return anyOf(compileNodes(node.any, join(path, 'any'), compiling));
  if ('not' in node) {
    const { test, cost } = compileNode(node.not, join(path, 'not'), compiling);
    return { test: (event, context) => !test(event, context), cost };
  }
  const leaf = compileLeaf(node);
  compiling.leaves.push({ ...leaf, path });
  return leaf;
}

function allOf(nodes: readonly CompiledNode[]): CompiledNode {
  return { test: everyOf(cheapestFirst(nodes)), cost: costOf(nodes) };
}

function anyOf(nodes: readonly CompiledNode[]): CompiledNode {
  return { test: someOf(cheapestFirst(nodes)), cost: costOf(nodes) };
}

/** Four tests in one expression are faster than iterating over a list. */
function everyOf(tests: readonly LeafTest[]): LeafTest {
  const [a = always, b = always, c = always, ...rest] = tests;
  switch (tests.length) {
    case 0:
    case 1:
      return a;
    case 2:
      return (event, context) => a(event, context) && b(event, context);
    case 3:
      return (event, context) => a(event, context) && b(event, context) && c(event, context);
    default: {
      const others = everyOf(rest);
      return (event, context) =>
        a(event, context) && b(event, context) && c(event, context) && others(event, context);
    }
  }
}

function someOf(tests: readonly LeafTest[]): LeafTest {
  const [a = never, b = never, c = never, ...rest] = tests;
  switch (tests.length) {
    case 0:
    case 1:
      return a;
    case 2:
      return (event, context) => a(event, context) || b(event, context);
    case 3:
      return (event, context) => a(event, context) || b(event, context) || c(event, context);
    default: {
      const others = someOf(rest);
      return (event, context) =>
        a(event, context) || b(event, context) || c(event, context) || others(event, context);
    }
  }
}

function always(): boolean {
  return true;
}

/** Leaves never throw and have no effects, so their order affects only the run time. */
function cheapestFirst(nodes: readonly CompiledNode[]): readonly LeafTest[] {
  return nodes.toSorted((left, right) => left.cost - right.cost).map(({ test }) => test);
}

function costOf(nodes: readonly CompiledNode[]): number {
  return nodes.reduce((sum, { cost }) => sum + cost, 0);
}

function compileNodes(
  nodes: readonly Condition[],
  path: string,
  compiling: Compiling,
): CompiledNode[] {
  return nodes.map((node, index) => compileNode(node, join(path, String(index)), compiling));
}

function join(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`;
}

function leafResult(placed: PlacedLeaf, event: ActivityEvent, context: EventContext): LeafResult {
  const { leaf, path } = placed;
  return {
    path,
    field: leaf.f,
    op: leaf.op,
    expected: leaf.v ?? null,
    seen: seenValue(placed.read(event, context)),
    held: placed.test(event, context),
  };
}
