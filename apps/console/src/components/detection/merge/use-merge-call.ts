import type { DetectionDetail } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useSWRConfig } from 'swr';
import { tellFailure } from '../../../app/http/tell-failure.ts';
import { change as send } from '../../../app/http/api.ts';
import { noteChange } from '../detection-changes.ts';
import { mergeText } from './merge.text.ts';

const isOfDetections = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith('/v1/detections');

/** Calls the server to merge, or to undo it; reports failures, and rereads detections. */
export function useMergeCall() {
  const { mutate } = useSWRConfig();
  return async (
    call: () => Promise<DetectionDetail | undefined>,
    tell: () => void,
  ): Promise<void> => {
    try {
      const answer = await call();
      if (answer === undefined) return;
      noteChange(answer);
      tell();
    } catch (error) {
      tellFailure(error);
    }
    await mutate(isOfDetections);
  };
}

/** Takes the merge of a detection back. */
export function useUndoMerge(detectionId: string): () => Promise<void> {
  const attempt = useMergeCall();
  return () =>
    attempt(
      () => send('DELETE', '/v1/detections/{detectionId}/merge', { params: { detectionId } }),
      () => toast({ variant: 'success', title: textOf(mergeText).undone }),
    );
}
