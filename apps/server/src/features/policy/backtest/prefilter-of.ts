import type { Policy } from '@waybill/engine';
import type { PolicyLists } from '../evaluation/check-content.ts';
import { activityPrefilter } from '../evaluation/prefilter.ts';

/** A condition on rows of `activity` that holds for every event that may be met. */
export interface Prefilter {
  /** For a WHERE of a statement that has so many values before its own. */
  sql(valuesBefore: number): { text: string; values: readonly unknown[] };
}

/** What events have to have that one of the policies may meet, as far as the database can tell. */
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
