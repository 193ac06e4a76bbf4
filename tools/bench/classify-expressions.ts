import type { Classifier } from '@waybill/engine';
import { bytesOf, frontOf } from '../../packages/engine/src/classification/scan/fronts.ts';
import { buildAutomaton } from '../../packages/engine/src/patterns/automaton.ts';
import { parsePattern } from '../../packages/engine/src/patterns/parse-pattern.ts';

/** A pattern as other engines take it. */
export interface Expression {
  source: string;
  caseless: boolean;
}

/**
 * The patterns of a data type with what our scan adds to them: edges, and words before. An edge is `\b`
 * where only letters, digits and `_` can are next to it, and left out elsewhere.
 */
export function expressionsOf(classifier: Classifier): Expression[] {
  return (classifier.patterns ?? []).map(({ pattern, caseless = false, edges, after }) => {
    const left = edges !== 'free' && isWordAt(pattern, caseless, false) ? '\\b' : '';
    const right = edges !== 'free' && isWordAt(pattern, caseless, true) ? '\\b' : '';
    const words = after?.words.map(escaped).join('|');
    const before =
      words === undefined ? '' : `(?i:${words})[^\\n]{0,${after?.within ?? AFTER_BYTES}}`;
    return { source: `${before}${left}(?:${pattern})${right}`, caseless };
  });
}

/** How far behind a word a value may begin when nothing else is declared. */
const AFTER_BYTES = 60;

/** Whether every match begins, or ends, with a letter, digit or `_`. */
function isWordAt(pattern: string, caseless: boolean, backwards: boolean): boolean {
  const { tree } = parsePattern(pattern, caseless);
  const automaton = buildAutomaton(tree, { backwards, maximumStates: 60_000 });
  return bytesOf(automaton, frontOf(automaton, [automaton.start])).every(
    (can, byte) => can === 0 || /\w/.test(String.fromCharCode(byte)),
  );
}

function escaped(word: string): string {
  return word.replaceAll(/[^\w]/gu, (sign) => (sign.charCodeAt(0) < 128 ? `\\${sign}` : sign));
}
