import type { DeclarationProblem } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { problemText } from './problem.text.ts';

/** Why a declaration is refused, in the page's language; for a pattern in the words of its syntax. */
export function problemWords(problem: DeclarationProblem | undefined): string | undefined {
  if (problem === undefined) return undefined;
  return problem.code === 'pattern' ? problem.reason : textOf(problemText)[problem.code];
}
