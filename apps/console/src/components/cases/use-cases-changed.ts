import type { CaseDetail } from '@waybill/contract';
import { useSWRConfig } from 'swr';
import { readPath } from '../../app/http/build-path.ts';
import { noteChange } from '../detection/detection-changes.ts';

/** Whether a cache key belongs to a list of cases. */
export const isOfCaseLists = (key: unknown): boolean =>
  typeof key === 'string' &&
  (/^\/v1\/cases(\?|$)/.test(key) || key.startsWith('/v1/detections/summary'));

/**
 * Merges a case from a server response into the cache: the case, the lists of cases and, if detections
 * were added, those, which it has escalated.
 */
export function useCasesChanged(): (
  changed: CaseDetail,
  detectionIds?: readonly string[],
) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (changed, detectionIds = []) => {
    const ids = new Set(detectionIds);
    for (const item of changed.items) if (ids.has(item.detectionId)) noteChange(item);
    const { caseId } = changed;
    await mutate(readPath('/v1/cases/{caseId}', { params: { caseId } }), changed, {
      revalidate: false,
    });
    await mutate(isOfCaseLists);
    for (const detectionId of ids) {
      await mutate(readPath('/v1/detections/{detectionId}', { params: { detectionId } }));
    }
  };
}
