import type { Condition, LeafResult } from '@waybill/contract';
import type { ConditionResults } from '@waybill/ui';

type Results = Record<string, ConditionResults[string]>;

/**
 * Results for the drawn tree. The contract names a leaf's position with its groups (`all.1.any.0`), the
 * drawing by child numbers alone (`1.0`); groups follow from their leaves in three-valued logic.
 */
export function conditionResults(node: Condition, leaves: readonly LeafResult[]): ConditionResults {
  const byPath = new Map(leaves.map((leaf) => [drawnPath(leaf.path), leaf]));
  const results: Results = {};
  judge(node, '', byPath, results);
  return results;
}

function drawnPath(path: string): string {
  return path
    .split('.')
    .flatMap((step) => (step === 'not' ? ['0'] : /^\d+$/.test(step) ? [step] : []))
    .join('.');
}

/** Writes the result of a part and of all within it; null while something decisive is unknown. */
function judge(
  node: Condition,
  path: string,
  byPath: ReadonlyMap<string, LeafResult>,
  results: Results,
): boolean | null {
  const children =
    'all' in node ? node.all : 'any' in node ? node.any : 'not' in node ? [node.not] : null;
  if (children === null) {
    const leaf = byPath.get(path);
    if (leaf === undefined) return null;
    results[path] = { isTrue: leaf.held, seen: leaf.seen };
    return leaf.held;
  }
  const verdicts = children.map((child, index) =>
    judge(child, path === '' ? `${index}` : `${path}.${index}`, byPath, results),
  );
  const isTrue = combine(node, verdicts);
  results[path] = { isTrue };
  return isTrue;
}

function combine(node: Condition, verdicts: readonly (boolean | null)[]): boolean | null {
  if ('not' in node) return verdicts[0] === undefined || verdicts[0] === null ? null : !verdicts[0];
  const decisive = 'any' in node;
  if (verdicts.includes(decisive)) return decisive;
  return verdicts.includes(null) ? null : !decisive;
}
