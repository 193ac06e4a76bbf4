import type { FeatureFlag } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import { BUILT_IN_VIEWS, type BuiltInViewId } from '@waybill/contract/saved-views';
import { textOf } from '@waybill/ui';
import { detectionsText } from '../detections.text.ts';
import { detectionParams, parseDetectionView } from '../filter/detection-view.ts';

/** Flags required by built-in views; all others are always available. */
const FLAGS: Partial<Record<BuiltInViewId, FeatureFlag>> = {
  builtInPolicies: 'internal_policies_enabled',
};

/** Label of a built-in view. */
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

/** Equal views have equal texts, whatever the order of their addresses. */
export function viewKey(params: URLSearchParams): string {
  const { filter, sort } = parseDetectionView(params);
  return detectionParams({ filter, sort, selectedId: null, groups: [] }).toString();
}

/** Id of the built-in view at an address; null for another list. */
export function builtInViewOf(params: URLSearchParams): BuiltInViewId | null {
  const shown = viewKey(params);
  const view = BUILT_IN_VIEWS.find(({ query }) => viewKey(new URLSearchParams(query)) === shown);
  return view?.id ?? null;
}

/** Address of a built-in view. */
export function builtInAddress(query: string): string {
  return query === '' ? '/detections' : `/detections?${query}`;
}
