import type { CaseListItem, CaseState } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { change as send } from '../../../../app/http/api.ts';
import { casesText } from '../../../../components/cases/cases.text.ts';
import { isOfCaseLists } from '../../../../components/cases/use-cases-changed.ts';
import { useCaseAttempt, type CasePatch } from '../use-case.ts';
import { boardText } from './board.text.ts';

/** New state of a case; closing it needs an outcome. */
export type Move = Pick<CasePatch, 'outcome'> & { state: CaseState };

export interface CaseBoardState {
  /** The cases after all pending moves. */
  cases: readonly CaseListItem[];
  /** Returns whether it was done; failures are reported and reread. */
  move: (item: CaseListItem, to: Move) => Promise<boolean>;
}

/** Moves cases between states: immediately on the board, rolled back if the server refuses. */
export function useCaseBoard(items: readonly CaseListItem[]): CaseBoardState {
  const { mutate } = useSWRConfig();
  const attempt = useCaseAttempt();
  const [moving, setMoving] = useState<ReadonlyMap<string, CaseState>>(new Map());

  function foresee(caseId: string, state: CaseState | null): void {
    setMoving((known) => {
      const next = new Map(known);
      if (state === null) next.delete(caseId);
      else next.set(caseId, state);
      return next;
    });
  }

  async function put(item: CaseListItem, to: Move, rev: number): Promise<number | null> {
    const { caseId } = item;
    let changed: number | null = null;
    foresee(caseId, to.state);
    const isDone = await attempt(caseId, async () => {
      const answer = await send('PATCH', '/v1/cases/{caseId}', {
        params: { caseId },
        body: { rev, ...to },
      });
      changed = answer?.rev ?? null;
      return answer;
    });
    if (!isDone) await mutate(isOfCaseLists);
    foresee(caseId, null);
    return changed;
  }

  async function move(item: CaseListItem, to: Move): Promise<boolean> {
    const rev = await put(item, to, item.rev);
    if (rev === null) return false;
    const text = textOf(boardText);
    const { state, outcome } = item;
    toast({
      variant: 'success',
      title: text.moved(item.number, textOf(casesText)[`state_${to.state}`]),
      action: {
        label: text.undo,
        onClick: () => void put(item, outcome === null ? { state } : { state, outcome }, rev),
      },
    });
    return true;
  }

  return {
    cases: items.map((item) => ({ ...item, state: moving.get(item.caseId) ?? item.state })),
    move,
  };
}
