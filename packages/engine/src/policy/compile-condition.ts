import type { ActivityEvent, LeafResult } from '@waybill/contract';
import { compileLeaf, type CompiledLeaf } from './compile-leaf.ts';
import type { Condition } from './condition.ts';

export interface CompiledCondition {
  /** Whether the condition holds; stops at the first leaf that decides. */
  test(event: ActivityEvent): boolean;
  /** Every leaf, in the order of the tree, with what it expected and saw. */
  explain(event: ActivityEvent): LeafResult[];
}

type Test = (event: ActivityEvent) => boolean;

interface PlacedLeaf extends CompiledLeaf {
  path: string;
}

/**
 * Compiles a condition tree into closures, without generating code. An empty ALL holds and an empty ANY
 * does not. NOT is two-valued: a missing value makes its comparison false, so NOT of it is true.
 */
export function compileCondition(condition: Condition): CompiledCondition {
  const leaves: PlacedLeaf[] = [];
  const test = compileNode(condition, '', leaves);
  return { test, explain: (event) => leaves.map((leaf) => leafResult(leaf, event)) };
}

function compileNode(node: Condition, path: string, leaves: PlacedLeaf[]): Test {
  if ('all' in node) {
    const tests = compileNodes(node.all, join(path, 'all'), leaves);
    const [first, second] = tests;
    if (first !== undefined && tests.length === 1) return first;
    if (first !== undefined && second !== undefined && tests.length === 2) {
      return (event) => first(event) && second(event);
    }
    return (event) => {
      for (const test of tests) if (!test(event)) return false;
      return true;
    };
  }
  if ('any' in node) {
    const tests = compileNodes(node.any, join(path, 'any'), leaves);
    return (event) => {
      for (const test of tests) if (test(event)) return true;
      return false;
    };
  }
  if ('not' in node) {
    const test = compileNode(node.not, join(path, 'not'), leaves);
    return (event) => !test(event);
  }
  const leaf = compileLeaf(node);
  leaves.push({ ...leaf, path });
  return leaf.test;
}

function compileNodes(nodes: readonly Condition[], path: string, leaves: PlacedLeaf[]): Test[] {
  return nodes.map((node, index) => compileNode(node, join(path, String(index)), leaves));
}

function join(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`;
}

function leafResult(placed: PlacedLeaf, event: ActivityEvent): LeafResult {
  const { leaf, path } = placed;
  return {
    path,
    field: leaf.f,
    op: leaf.op,
    expected: leaf.v ?? null,
    seen: placed.read(event),
    held: placed.test(event),
  };
}
