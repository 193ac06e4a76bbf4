import type { FeatureFlag } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import type { BuiltInViewId } from '@waybill/contract/saved-views';
import { textOf } from '@waybill/ui';
import { detectionsText } from '../detections.text.ts';

/** Flags that built-in views hang on; all others are always there. */
const FLAGS: Partial<Record<BuiltInViewId, FeatureFlag>> = {
  builtInPolicies: 'internal_policies_enabled',
};

/** What people read for a built-in view. */
export function builtInName(id: BuiltInViewId): string {
  return textOf(detectionsText)[`view_${id}`];
}

export function isBuiltInShown(
  id: BuiltInViewId,
  hasFlag: (flag: FeatureFlag) => boolean,
): boolean {
  const flag = ownValue(FLAGS, id);
  return flag === undefined || hasFlag(flag);
}

/** Address of a built-in view. */
export function builtInAddress(query: string): string {
  return query === '' ? '/detections' : `/detections?${query}`;
}
