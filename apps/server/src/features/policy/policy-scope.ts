import {
  DIRECTIONS,
  EVENT_ACTIONS,
  EVENT_CATEGORIES,
  SEVERITIES,
  type PolicyContent,
  type PolicyScope,
  type Severity,
} from '@waybill/contract';
import { leavesIn } from './evaluation/condition-leaves.ts';

/** Values in a content's conditions, for describing its scope. Excludes those within a NOT. */
export function scopeOf(content: PolicyContent): PolicyScope {
  const leaves = content.rules
    .flatMap(({ condition }) => leavesIn(condition))
    .filter(({ isNegated, leaf }) => !isNegated && !leaf.op.startsWith('n'))
    .map(({ leaf }) => leaf);
  const named = (field: string): string[] => {
    const values = leaves.filter(({ f }) => f === field).flatMap(({ v }) => textsOf(v));
    return [...new Set(values)].toSorted();
  };
  return {
    sources: named('source'),
    actions: EVENT_ACTIONS.filter((action) => named('action').includes(action)),
    categories: EVENT_CATEGORIES.filter((category) => named('category').includes(category)),
    directions: DIRECTIONS.filter((direction) => direction !== 'all').filter((direction) =>
      named('direction').includes(direction),
    ),
    dataTypes: named('data.types'),
    destinations: [...named('destination.name'), ...named('destination.host')],
  };
}

function textsOf(operand: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  return values.filter((value) => typeof value === 'string');
}

/** The highest of the rules. */
export function severityOf(content: PolicyContent): Severity {
  const [highest] = content.rules
    .map(({ severity }) => severity)
    .toSorted((left, right) => SEVERITIES.indexOf(right) - SEVERITIES.indexOf(left));
  return highest ?? 'LOW';
}
