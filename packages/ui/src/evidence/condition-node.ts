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
  if (value === undefined) return 'nothing';
  if (value === null) return 'unknown';
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  if (value.length === 0) return 'empty list';
  const shown = value.slice(0, 6).map(describeValue).join(', ');
  return value.length > 6 ? `${shown} and ${value.length - 6} more` : shown;
}
