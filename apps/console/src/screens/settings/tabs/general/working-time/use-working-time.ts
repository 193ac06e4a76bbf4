import type { WorkingTime } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import type { KeyedMutator } from 'swr';
import { ApiError, describeError } from '../../../../../app/http/api-error.ts';
import { change } from '../../../../../app/http/api.ts';
import type { ResponseOf } from '../../../../../app/http/routes-type.ts';
import { useSessionInfo } from '../../../../../app/session/session-context.ts';
import { workingTimeText } from './working-time.text.ts';

export type Stored = ResponseOf<'/v1/settings/working-time'>;

/** Saves parts of the working time, each with a way to undo it. */
export interface WorkingTimeChanges {
  stored: Stored;
  /** Resolves to false after a reported refusal. Throws errors for the form's fields. */
  save: (parts: Partial<WorkingTime>, title: string) => Promise<boolean>;
}

export function useWorkingTimeChanges(
  stored: Stored,
  mutate: KeyedMutator<Stored>,
): WorkingTimeChanges {
  const text = textOf(workingTimeText);
  const { reload } = useSessionInfo();

  async function patch(rev: number, parts: Partial<WorkingTime>) {
    const next = await change('PATCH', '/v1/settings/working-time', { body: { ...parts, rev } });
    if (next === undefined) return undefined;
    await mutate(next, false);
    // Charts are drawn in the zone of the session.
    if (parts.timeZone !== undefined) await reload();
    return next;
  }

  async function undo(rev: number, parts: Partial<WorkingTime>) {
    try {
      if ((await patch(rev, parts)) === undefined) return;
      toast({ variant: 'success', title: text.undone });
    } catch (error) {
      toast({ variant: 'error', title: describeError(error).title });
      await mutate();
    }
  }

  async function save(parts: Partial<WorkingTime>, title: string): Promise<boolean> {
    const { timeZone, week, holidays, due } = stored;
    const known: WorkingTime = { timeZone, week, holidays, due };
    try {
      const saved = await patch(stored.rev, parts);
      if (saved === undefined) return false;
      const isOtherZone = saved.timeZone !== stored.timeZone;
      toast({
        variant: 'success',
        title,
        description: isOtherZone ? text.savedZone : undefined,
        action: { label: text.undo, onClick: () => void undo(saved.rev, onlyOf(known, parts)) },
      });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      toast({ variant: 'warning', title: text.conflict });
      await mutate();
      return false;
    }
  }

  return { stored, save };
}

/** The stored values of the parts that were changed. */
function onlyOf(known: WorkingTime, parts: Partial<WorkingTime>): Partial<WorkingTime> {
  return {
    ...(parts.timeZone === undefined ? {} : { timeZone: known.timeZone }),
    ...(parts.week === undefined ? {} : { week: known.week }),
    ...(parts.holidays === undefined ? {} : { holidays: known.holidays }),
    ...(parts.due === undefined ? {} : { due: known.due }),
  };
}
