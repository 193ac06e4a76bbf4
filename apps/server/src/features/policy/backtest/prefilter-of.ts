import type { Policy } from '@waybill/engine';
import type { PolicyLists } from '../evaluation/check-content.ts';
import { activityPrefilter } from '../evaluation/prefilter.ts';

/** A condition on rows of `activity` that holds for every event that may match. */
export interface Prefilter {
  /** For a WHERE of a statement with that many parameters before its own. */
  sql(valuesBefore: number): { text: string; values: readonly unknown[] };
}

/** Necessary conditions for a match of any of the policies, as far as the database can check. */
export function prefilterOf(policies: readonly Policy[], lists: PolicyLists): Prefilter {
  const condition = { any: policies.map((policy) => policy.condition) };
  return {
    sql(valuesBefore) {
      if (policies.length === 0) return { text: 'FALSE', values: [] };
      const list = (id: string): ReadonlySet<string> | undefined => lists.get(id);
      const { sql, params } = activityPrefilter(condition, { list }, valuesBefore);
      return { text: sql, values: params };
    },
  };
}
