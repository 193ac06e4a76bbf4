import type { TriageChange } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { tellFailure } from '../../../app/http/tell-failure.ts';
import { change as send } from '../../../app/http/api.ts';
import { useRead } from '../../../app/http/use-read.ts';
import type { ResponseOf } from '../../../app/http/routes-type.ts';
import { chosenBody, type Chosen } from './subject.ts';
import { TriageDialog, type TriageAction } from './TriageDialog.tsx';
import { triageText } from './triage.text.ts';

export type ChangeRun = ResponseOf<'/v1/detection-changes/{changeId}'>;

/** Polling interval in milliseconds for work that continues. */
const LOOK_MS = 500;

export interface TriageMany {
  ask: (action: TriageAction, chosen: Chosen, count: number) => void;
  dialog: ReactNode;
  /** The last change of many, until it is dismissed. */
  run: ChangeRun | undefined;
  undo: () => void;
  dismiss: () => void;
}

/** The change, or its undoing, is not at its end. */
export function isGoingOn(run: ChangeRun | undefined): boolean {
  const state = run?.undo?.state ?? run?.state;
  return state === 'waiting' || state === 'running';
}

/** Actions on many detections. `onChanged` is called when the work is finished. */
export function useTriageMany({
  onAccepted,
  onChanged,
}: {
  onAccepted: () => void;
  onChanged: () => void;
}): TriageMany {
  const text = textOf(triageText);
  const { mutate } = useSWRConfig();
  const [asked, setAsked] = useState<{
    action: TriageAction;
    chosen: Chosen;
    count: number;
  } | null>(null);
  const [changeId, setChangeId] = useState<string | null>(null);
  const { data: run, mutate: setRun } = useRead(
    changeId === null ? null : '/v1/detection-changes/{changeId}',
    { params: { changeId: changeId ?? '' } },
    { refreshInterval: (held) => (held === undefined || isGoingOn(held) ? LOOK_MS : 0) },
  );
  const phase = run === undefined ? null : `${run.changeId} ${run.undo?.state ?? run.state}`;

  async function submit(chosen: Chosen, change: TriageChange): Promise<void> {
    setAsked(null);
    try {
      const accepted = await send('POST', '/v1/detection-changes', {
        body: { ...chosenBody(chosen), change },
      });
      if (accepted === undefined) return;
      setChangeId(accepted.changeId);
      onAccepted();
      await mutate('/v1/tasks');
    } catch (error) {
      tell(error);
    }
  }

  async function undo(): Promise<void> {
    if (changeId === null) return;
    try {
      const undone = await send('POST', '/v1/detection-changes/{changeId}/undo', {
        params: { changeId },
      });
      if (undone !== undefined) await setRun(undone, { revalidate: false });
    } catch (error) {
      tell(error);
    }
  }

  const finished = useEffectEvent(() => {
    if (run === undefined || isGoingOn(run)) return;
    onChanged();
    if (run.undo !== null) {
      const left = run.undo.skipped.reduce((sum, { count }) => sum + count, 0);
      const title = left === 0 ? text.undone : text.undoneExcept(run.undo.restored, left);
      toast({ variant: left === 0 ? 'success' : 'warning', title });
      return;
    }
    if (run.state === 'failed') {
      toast({ variant: 'error', title: text.manyFailed });
      return;
    }
    toast({
      variant: run.changed === 0 ? 'warning' : 'success',
      title: text.manyDone(run.changed, run.total - run.changed),
      action:
        run.undoUntil === null || run.changed === 0
          ? undefined
          : { label: text.undo, onClick: () => void undo() },
    });
  });
  useEffect(() => {
    if (phase !== null) finished();
  }, [phase]);

  return {
    ask: (action, chosen, count) => setAsked({ action, chosen, count }),
    dialog: asked !== null && (
      <TriageDialog
        action={asked.action}
        subject={{ kind: 'many', chosen: asked.chosen, count: asked.count }}
        onSubmit={(change) => void submit(asked.chosen, change)}
        onClose={() => setAsked(null)}
      />
    ),
    run: changeId === null ? undefined : run,
    undo: () => void undo(),
    dismiss: () => setChangeId(null),
  };
}

function tell(error: unknown): void {
  tellFailure(error);
}
