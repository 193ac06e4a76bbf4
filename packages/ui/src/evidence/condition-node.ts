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

/** An operand or an observed value as text: lists are truncated after six. */
export function describeValue(value: unknown): string {
  const text = textOf(evidenceText);
  if (value === undefined) return text.nothing;
  if (value === null) return text.unknown;
  if (!Array.isArray(value)) return describeOne(value);
  if (value.length === 0) return text.emptyList;
  const shown = value.slice(0, 6).map(describeValue).join(', ');
  return value.length > 6 ? text.andMore(shown, value.length - 6) : shown;
}

/** Another field is called by its name; for an object of a record only its presence is known. */
function describeOne(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('field' in value && typeof value.field === 'string') return value.field;
  return 'isObject' in value ? textOf(evidenceText).object : JSON.stringify(value);
}

/** Text of an operator, e.g. `is one of` for `in`; unknown ones are shown unchanged. */
export function describeOperator(op: string): string {
  const text = textOf(evidenceText);
  const plain = op.replace(/~$/, '');
  const words = new Map(
    Object.entries({
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
      matches: text.opPattern,
      inList: text.opInList,
      notInList: text.opNotInList,
      ageLt: text.opYounger,
      ageGte: text.opOlder,
      originIn: text.opAnyOf,
      originLabel: text.opAnyOf,
      pathHas: text.opAnyOf,
      hopsGte: text.opAtLeast,
      scoreGte: text.opAtLeast,
      firstSeen: text.opFirstSeen,
      exists: text.opExists,
      between: text.opBetween,
      cidr: text.opCidr,
      gt: '>',
      gte: '≥',
      lt: '<',
      lte: '≤',
    }),
  );
  const word = words.get(plain);
  if (word === undefined) return op;
  return plain === op ? word : text.opAnyCase(word);
}
