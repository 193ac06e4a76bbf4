import type { Condition } from '@waybill/contract';
import type { Policy } from './policy.ts';

/**
 * Source of a verdict on an event: a policy, or a detector that weighs facts on its own. A detection
 * stores its key and version, and is titled and grouped by it.
 */
export type Judge = Pick<
  Policy,
  | 'key'
  | 'aliases'
  | 'rule'
  | 'version'
  | 'name'
  | 'title'
  | 'description'
  | 'origin'
  | 'severity'
  | 'severityMode'
  | 'isVendorFinding'
  | 'vendorCap'
  | 'groupBy'
> & {
  /** Null: it weighs facts and has no condition. */
  condition: Condition | null;
  /** Its facts are observations, not ambiguous signs, and add no evidence. */
  isCertain?: boolean;
};
