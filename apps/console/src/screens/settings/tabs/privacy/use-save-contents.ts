import type { KeptContents } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { ApiError } from '../../../../app/http/api-error.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { change } from '../../../../app/http/api.ts';
import { tabText } from './tab.text.ts';

export interface SaveContents {
  onSaved: (next: KeptContents) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}

/** Saves how long contents are kept and reports it, with undo in the toast. */
export function useSaveContents({ onSaved, onReload }: SaveContents) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function save(saved: KeptContents, retentionDays: number, isUndo = false): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      const body = { retentionDays, seenDays: saved.retentionDays };
      const next = await change('PATCH', '/v1/settings/contents', { body });
      if (next === undefined) return;
      await onSaved(next);
      tellSaved(next, saved, isUndo);
    } catch (failure) {
      setError(failure);
      await tellRefusal(failure);
    } finally {
      setIsBusy(false);
    }
  }

  function tellSaved(next: KeptContents, before: KeptContents, isUndo: boolean): void {
    const text = textOf(tabText);
    const days = next.retentionDays;
    const undo = {
      label: text.undo,
      onClick: () => void save(next, before.retentionDays, true),
    };
    toast({
      variant: 'success',
      title: days === 0 ? text.savedForgotten : text.savedKept(days),
      description: isUndo && days > before.retentionDays ? text.undoneNote : undefined,
      action: isUndo ? undefined : undo,
    });
  }

  async function tellRefusal(failure: unknown): Promise<void> {
    const text = textOf(tabText);
    if (failure instanceof ApiError && failure.hasCode('resource.conflict')) {
      toast({ variant: 'warning', title: text.conflict, description: text.conflictNote });
      await onReload();
      return;
    }
    tellFailure(failure);
  }

  return { save, isBusy, error };
}
