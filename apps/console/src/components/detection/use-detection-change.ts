import type { DetectionDetail } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useSWRConfig } from 'swr';
import { ApiError, describeError } from '../../app/http/api-error.ts';
import { change as send } from '../../app/http/api.ts';
import { readPath } from '../../app/http/build-path.ts';
import { noteChange } from './detection-changes.ts';
import type { SettableStatus } from './detection-labels.data.ts';
import { detectionText } from './detection.text.ts';

/** A change of one detection: only the named parts. */
export type DetectionChange =
  | { status: SettableStatus }
  | { assignee: { userId: string; name: string } | null };

function applied(detection: DetectionDetail, change: DetectionChange): DetectionDetail {
  return { ...detection, ...change };
}

function bodyOf(change: DetectionChange, rev: number) {
  return 'status' in change
    ? { rev, status: change.status }
    : { rev, assigneeId: change.assignee?.userId ?? null };
}

/** The change that takes this one back; null when the earlier status is not one that people set. */
function inverse(detection: DetectionDetail, change: DetectionChange): DetectionChange | null {
  if ('assignee' in change) return { assignee: detection.assignee };
  const { status } = detection;
  return status === 'suppressed' || status === 'merged' ? null : { status };
}

/**
 * Changes a detection: shown at once, taken back when the server refuses, and undone from the toast.
 * Somebody else's change in between answers 409: it is told, and the detection is read again.
 */
export function useDetectionChange() {
  const { mutate } = useSWRConfig();

  async function apply(
    shown: DetectionDetail,
    change: DetectionChange,
    words: string,
    isUndo = false,
  ): Promise<void> {
    const { detectionId } = shown;
    const key = readPath('/v1/detections/{detectionId}', { params: { detectionId } });
    const show = async (detection: DetectionDetail) => {
      noteChange(detection);
      await mutate(key, detection, { revalidate: false });
    };
    await show(applied(shown, change));
    try {
      const result = await send('PATCH', '/v1/detections/{detectionId}', {
        params: { detectionId },
        body: bodyOf(change, shown.rev),
      });
      if (result === undefined) return await show(shown);
      await show(result);
      const back = isUndo ? null : inverse(shown, change);
      toast({
        variant: 'success',
        title: words,
        action:
          back === null
            ? undefined
            : {
                label: textOf(detectionText).undo,
                onClick: () => void apply(result, back, textOf(detectionText).takenBack, true),
              },
      });
    } catch (error) {
      await show(shown);
      const isConflict = error instanceof ApiError && error.status === 409;
      const { title, detail } = describeError(error);
      toast(
        isConflict
          ? {
              variant: 'warning',
              title: textOf(detectionText).changedMeanwhile,
              description: textOf(detectionText).changedMeanwhileHelp,
            }
          : { variant: 'error', title, description: detail ?? undefined },
      );
      if (isConflict) await mutate(key);
    }
  }

  return apply;
}
