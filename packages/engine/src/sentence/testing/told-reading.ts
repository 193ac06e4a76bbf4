import type { Condition, SentenceReading } from '@waybill/contract';
import { BUILTIN_POLICIES } from '../../policy/builtin.gen.ts';
import { DELETION } from '../../policy/deletion.data.ts';
import { printCondition } from '../../policy/text/print-condition.ts';
import { validateCondition } from '../../policy/validate-condition.ts';

/** A reading in one line: its conditions, its count, and open questions or unknown words. */
export function told({ parts, threshold, unknown, questions }: SentenceReading): string {
  return [
    ...parts.flatMap(({ condition, isExcluded }) =>
      condition === null ? [] : [`${isExcluded ? 'NOT ' : ''}${nameOf(condition)}`],
    ),
    ...(threshold === null
      ? []
      : [`${threshold.metric}≥${threshold.threshold ?? ''} in ${threshold.windowMs / 60_000}m`]),
    ...unknown.map(({ text }) => `UNKNOWN ${text}`),
    ...questions.map(({ phrase }) => `ASK ${phrase}`),
  ].join('; ');
}

const NAMES = new Map<string, string>([
  ...BUILTIN_POLICIES.map(({ key, condition }) => [printCondition(condition), `<${key}>`] as const),
  [printCondition({ all: [...DELETION] }), '<deletion>'],
]);

/** Conditions of built-in policies by their keys, all others as text. */
function nameOf(condition: unknown): string {
  const read = validateCondition(condition);
  if (!read.ok) return `INVALID ${read.reason}`;
  const text = printCondition(read.condition);
  return NAMES.get(text) ?? text.replaceAll(/\s+/g, ' ');
}

/** Whether every leaf of the first is a leaf of the second. */
export function holdsAll(condition: unknown, part: unknown): boolean {
  const leaves = new Set(leavesOf(condition));
  return leavesOf(part).every((leaf) => leaves.has(leaf));
}

function leavesOf(claimed: unknown): string[] {
  const read = validateCondition(claimed);
  return read.ok ? valuesIn(read.condition) : [];
}

function valuesIn(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(valuesIn);
  if ('any' in condition) return condition.any.flatMap(valuesIn);
  if ('not' in condition) return valuesIn(condition.not);
  const { f, v } = condition;
  return (Array.isArray(v) ? v : [v ?? null]).map((value) => `${f} ${JSON.stringify(value)}`);
}
