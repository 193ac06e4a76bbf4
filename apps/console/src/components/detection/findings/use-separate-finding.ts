import type { JoinedFinding } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { change } from '../../../app/http/api.ts';
import { useMergeCall } from '../merge/use-merge-call.ts';
import { findingsText } from './findings.text.ts';

/** Takes a vendor finding out of a detection. */
export function useSeparateFinding(
  detectionId: string,
): (finding: Pick<JoinedFinding, 'source' | 'findingId'>) => Promise<void> {
  const attempt = useMergeCall();
  return ({ source, findingId }) =>
    attempt(
      () =>
        change('POST', '/v1/detections/{detectionId}/separate-finding', {
          params: { detectionId },
          body: { source, findingId },
        }),
      () => toast({ variant: 'success', title: textOf(findingsText).isSeparated }),
    );
}
