import type { DetectionListItem, TriageChange } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useSWRConfig } from 'swr';
import { ApiError, describeError } from '../../app/http/api-error.ts';
import { tellFailure } from '../../app/http/tell-failure.ts';
import { change as send, request } from '../../app/http/api.ts';
import { readPath } from '../../app/http/build-path.ts';
import type { ResponseOf } from '../../app/http/routes-type.ts';
import { noteChange } from './detection-changes.ts';
import { detectionText } from './detection.text.ts';

/** A detection, as a row or whole. */
type Shown = DetectionListItem;

type Changed = ResponseOf<'/v1/detections/{detectionId}', 'PATCH'>;

const isSummary = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith('/v1/detections/summary');

/** The optimistic state of a row before the server has responded. */
export type Foreseen = Partial<Pick<DetectionListItem, 'status' | 'assignee' | 'tags'>>;

export interface DetectionChanges {
  /**
   * Changes a detection optimistically, rolls back when the server refuses, and offers undo in the
   * toast. A concurrent change gives a 409: it is reported, and the detection is reread.
   * @returns whether it was done.
   */
  apply: (
    shown: Shown,
    change: TriageChange,
    told: { words: string; foreseen?: Foreseen | undefined },
  ) => Promise<boolean>;
  /** Assigns an unassigned detection to the reader. */
  take: (shown: Shown, words: string) => Promise<boolean>;
}

export function useDetectionChange(): DetectionChanges {
  const { mutate } = useSWRConfig();
  const text = textOf(detectionText);

  const keyOf = (detectionId: string) =>
    readPath('/v1/detections/{detectionId}', { params: { detectionId } });

  async function show(detection: Shown): Promise<void> {
    noteChange(detection);
    const key = keyOf(detection.detectionId);
    await mutate(key, (held: object | undefined) => held && { ...held, ...detection }, {
      revalidate: false,
    });
  }

  async function read(detectionId: string): Promise<void> {
    const fresh = await request<Changed>(keyOf(detectionId), {}, true);
    if (fresh !== undefined) await show(fresh);
  }

  async function undo(detectionId: string, changeId: string): Promise<void> {
    try {
      const run = await send('POST', '/v1/detection-changes/{changeId}/undo', {
        params: { changeId },
      });
      if (run === undefined) return;
      const isWhole = run.undo?.restored === run.changed;
      toast({
        variant: isWhole ? 'success' : 'warning',
        title: isWhole ? text.takenBack : text.changedMeanwhile,
      });
    } catch (error) {
      toast({ variant: 'error', title: describeError(error).title });
    }
    await read(detectionId);
    await mutate(isSummary);
  }

  async function attempt(
    shown: Shown,
    call: () => Promise<Changed | undefined>,
    told: { words: string; foreseen?: Foreseen | undefined },
  ): Promise<boolean> {
    if (told.foreseen) await show({ ...shown, ...told.foreseen });
    try {
      const result = await call();
      if (result === undefined) {
        await show(shown);
        return false;
      }
      await show(result);
      const { changeId, detectionId } = result;
      toast({
        variant: 'success',
        title: told.words,
        action:
          changeId === null
            ? undefined
            : { label: text.undo, onClick: () => void undo(detectionId, changeId) },
      });
      await mutate(isSummary);
      return true;
    } catch (error) {
      await show(shown);
      await tellRefusal(error, () => read(shown.detectionId));
      return false;
    }
  }

  return {
    apply: (shown, change, told) =>
      attempt(
        shown,
        () =>
          send('PATCH', '/v1/detections/{detectionId}', {
            params: { detectionId: shown.detectionId },
            body: { rev: shown.rev, change },
          }),
        told,
      ),
    take: (shown, words) =>
      attempt(
        shown,
        () =>
          send('POST', '/v1/detections/{detectionId}/take', {
            params: { detectionId: shown.detectionId },
          }),
        { words },
      ),
  };
}

async function tellRefusal(error: unknown, readAgain: () => Promise<void>): Promise<void> {
  if (!(error instanceof ApiError) || error.status !== 409) return tellFailure(error);
  const text = textOf(detectionText);
  const { title, detail } = describeError(error);
  const isStale = error.hasCode('resource.conflict');
  toast({
    variant: 'warning',
    title: isStale ? text.changedMeanwhile : title,
    description: isStale ? text.changedMeanwhileHelp : (detail ?? undefined),
  });
  await readAgain();
}
