import type { CaseDetail } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useSWRConfig } from 'swr';
import { ApiError } from '../../../app/http/api-error.ts';
import { tellFailure } from '../../../app/http/tell-failure.ts';
import { change as send } from '../../../app/http/api.ts';
import { readPath } from '../../../app/http/build-path.ts';
import type { BodyOf } from '../../../app/http/routes-type.ts';
import { useCasesChanged } from '../../../components/cases/use-cases-changed.ts';
import { casePageText } from './case-page.text.ts';

export type CasePatch = Omit<BodyOf<'/v1/cases/{caseId}', 'PATCH'>, 'rev'>;

export interface CaseActions {
  /** Changes the case itself. Each returns whether it was done; failures are reported and reread. */
  patch: (change: CasePatch) => Promise<boolean>;
  addTask: (text: string, assigneeId: string | null) => Promise<boolean>;
  changeTask: (
    taskId: string,
    change: { isDone?: boolean; assigneeId?: string | null },
  ) => Promise<boolean>;
  takeOut: (detectionId: string) => Promise<boolean>;
}

/**
 * Changes a case and shows the server's response. Returns whether it was done; failures are reported
 * and reread.
 */
export function useCaseAttempt() {
  const { mutate } = useSWRConfig();
  const show = useCasesChanged();
  return async (caseId: string, call: () => Promise<CaseDetail | undefined>): Promise<boolean> => {
    try {
      const answer = await call();
      if (answer === undefined) return false;
      await show(answer);
      return true;
    } catch (error) {
      tellRefusal(error);
      await mutate(readPath('/v1/cases/{caseId}', { params: { caseId } }));
      return false;
    }
  };
}

function tellRefusal(error: unknown): void {
  if (!(error instanceof ApiError && error.hasCode('resource.conflict'))) {
    tellFailure(error);
    return;
  }
  const text = textOf(casePageText);
  toast({
    variant: 'warning',
    title: text.changedMeanwhile,
    description: text.changedMeanwhileHelp,
  });
}

/** Actions on the displayed case. */
export function useCase({ caseId, rev }: Pick<CaseDetail, 'caseId' | 'rev'>): CaseActions {
  const attemptOf = useCaseAttempt();
  const attempt = (call: () => Promise<CaseDetail | undefined>) => attemptOf(caseId, call);
  const params = { caseId };
  return {
    patch: (change) =>
      attempt(() => send('PATCH', '/v1/cases/{caseId}', { params, body: { rev, ...change } })),
    addTask: (text, assigneeId) =>
      attempt(() =>
        send('POST', '/v1/cases/{caseId}/tasks', { params, body: { text, assigneeId } }),
      ),
    changeTask: (taskId, change) =>
      attempt(() =>
        send('PATCH', '/v1/cases/{caseId}/tasks/{taskId}', {
          params: { caseId, taskId },
          body: change,
        }),
      ),
    takeOut: (detectionId) =>
      attempt(() =>
        send('DELETE', '/v1/cases/{caseId}/detections/{detectionId}', {
          params: { caseId, detectionId },
        }),
      ),
  };
}
