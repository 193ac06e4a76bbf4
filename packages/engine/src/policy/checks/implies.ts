import { oppositeOf, type Normal } from '../normal-form.ts';
import { groupsOf, isNever, literalsOf } from './contradiction.ts';
import type { Budget } from './scalar-contradiction.ts';

/** Maximum case splits per question. */
const MOST_CASES = 64;
/** Nodes built for a proof belong to no tree. */
const NOWHERE = { path: '', isNegated: false };

/**
 * Whether every event that matches one condition, in normal form, matches the other. Tries case by case
 * to satisfy the one without the other; never claims a false implication, and claims nothing beyond its
 * budget.
 */
export function implies(given: Normal, asked: Normal, budget: Budget): boolean {
  const cases = casesOf(given);
  if (cases === null) return impliesWhole(given, asked, budget);
  return cases.every((one) => impliesWhole(one, asked, budget));
}

function impliesWhole(given: Normal, asked: Normal, budget: Budget): boolean {
  if (asked.kind === 'all') return asked.children.every((child) => implies(given, child, budget));
  const together = bothOf(given, oppositeOf(asked));
  if (isNever(together, [], budget)) return true;
  return asked.kind === 'any' && asked.children.some((child) => implies(given, child, budget));
}

/** The ways to satisfy a condition, each without ANY; null if there are too many. */
function casesOf(node: Normal): Normal[] | null {
  let cases: Normal[] = [{ ...NOWHERE, kind: 'all', children: literalsOf(node) }];
  for (const group of groupsOf(node)) {
    if (group.kind === 'literal') continue;
    const branches: Normal[] = [];
    for (const child of group.children) {
      const own = casesOf(child);
      if (own === null) return null;
      branches.push(...own);
    }
    if (cases.length * branches.length > MOST_CASES) return null;
    cases = cases.flatMap((one) => branches.map((branch) => bothOf(one, branch)));
  }
  return cases;
}

function bothOf(left: Normal, right: Normal): Normal {
  return { ...NOWHERE, kind: 'all', children: [left, right] };
}
