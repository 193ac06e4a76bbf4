import type { Condition, DetectionExplanation, Leaf } from '@waybill/contract';
import { conditionResults } from './condition-view.ts';

/** A part of a condition that matched, with its observed value; a negated part has none. */
export interface MatchedLeaf {
  node: Leaf | { not: Condition };
  seen?: unknown;
}

/** The parts of a condition that made it match, in order: of alternatives only the matching ones. */
export function matchedLeaves(
  condition: Condition,
  leaves: DetectionExplanation['leaves'],
): MatchedLeaf[] {
  const results = conditionResults(condition, leaves);
  const walk = (node: Condition, path: string): MatchedLeaf[] => {
    const result = results[path];
    if ('f' in node) return result?.isTrue === true ? [{ node, seen: result.seen }] : [];
    if ('not' in node) return result?.isTrue === true ? [{ node }] : [];
    const parts = 'all' in node ? node.all : node.any;
    return parts.flatMap((part, index) =>
      walk(part, path === '' ? `${index}` : `${path}.${index}`),
    );
  };
  return walk(condition, '');
}
