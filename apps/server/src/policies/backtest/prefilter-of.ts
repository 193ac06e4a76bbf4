import type { Policy } from '@waybill/engine';
import type { PolicyLists } from '../check-content.ts';

/** A condition on rows of `activity` that holds for every event that may be met. */
export interface Prefilter {
  /** For a WHERE of a statement that has so many values before its own. */
  sql(valuesBefore: number): { text: string; values: readonly unknown[] };
}

/** What events of some policies have to have, as far as the database can tell. */
export function prefilterOf(policies: readonly Policy[], _lists: PolicyLists): Prefilter {
  const text = policies.length === 0 ? 'FALSE' : 'TRUE';
  return { sql: () => ({ text, values: [] }) };
}
