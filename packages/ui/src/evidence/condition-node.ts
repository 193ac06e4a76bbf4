import { textOf } from '../text/define-text.ts';
import { evidenceText } from './evidence.text.ts';

/** A condition as it is drawn: groups over leaves of field, operator and operand. */
export type ConditionNode =
  | { all: ConditionNode[] }
  | { any: ConditionNode[] }
  | { not: ConditionNode }
  | { f: string; op: string; v?: unknown };

/**
 * Outcome of each part of a condition by its path: `''` for the root, then the index of each child
 * joined by dots. `isTrue` null means that the value was not known.
 */
export type ConditionResults = Readonly<Record<string, { isTrue: boolean | null; seen?: unknown }>>;

/** An operand or a seen value in words: lists are cut after six. */
export function describeValue(value: unknown): string {
  const text = textOf(evidenceText);
  if (value === undefined) return text.nothing;
  if (value === null) return text.unknown;
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  if (value.length === 0) return text.emptyList;
  const shown = value.slice(0, 6).map(describeValue).join(', ');
  return value.length > 6 ? text.andMore(shown, value.length - 6) : shown;
}

/** What an operator says, e.g. `is one of` for `in`; one that has no word stays as it is. */
export function describeOperator(op: string): string {
  const text = textOf(evidenceText);
  const plain = op.replace(/~$/, '');
  const words: Readonly<Record<string, string>> = {
    eq: text.opIs,
    ne: text.opIsNot,
    in: text.opIn,
    notIn: text.opNotIn,
    anyOf: text.opAnyOf,
    allOf: text.opAllOf,
    noneOf: text.opNoneOf,
    contains: text.opContains,
    startsWith: text.opStartsWith,
    endsWith: text.opEndsWith,
    glob: text.opMatches,
    exists: text.opExists,
    between: text.opBetween,
    cidr: text.opCidr,
    gt: '>',
    gte: '≥',
    lt: '<',
    lte: '≤',
  };
  const word = Object.hasOwn(words, plain) ? words[plain] : undefined;
  if (word === undefined) return op;
  return plain === op ? word : text.opAnyCase(word);
}
