import type { CaseDetail } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useSWRConfig } from 'swr';
import { ApiError, describeError } from '../../../app/http/api-error.ts';
import { change as send } from '../../../app/http/api.ts';
import { readPath } from '../../../app/http/build-path.ts';
import type { BodyOf } from '../../../app/http/routes-type.ts';
import { useCasesChanged } from '../../../components/cases/use-cases-changed.ts';
import { casePageText } from './case-page.text.ts';

export type CasePatch = Omit<BodyOf<'/v1/cases/{caseId}', 'PATCH'>, 'rev'>;

export interface CaseActions {
  /** Changes the case itself. Each gives whether it was done; what failed is told and read again. */
  patch: (change: CasePatch) => Promise<boolean>;
  addTask: (text: string, assigneeId: string | null) => Promise<boolean>;
  changeTask: (
    taskId: string,
    change: { isDone?: boolean; assigneeId?: string | null },
  ) => Promise<boolean>;
  takeOut: (detectionId: string) => Promise<boolean>;
}

/** What a person does with a case: the server's answer is what is shown then. */
export function useCase({ caseId, rev }: Pick<CaseDetail, 'caseId' | 'rev'>): CaseActions {
  const { mutate } = useSWRConfig();
  const show = useCasesChanged();

  async function attempt(call: () => Promise<CaseDetail | undefined>): Promise<boolean> {
    try {
      const answer = await call();
      if (answer === undefined) return false;
      await show(answer);
      return true;
    } catch (error) {
      const isStale = error instanceof ApiError && error.hasCode('resource.conflict');
      const { title, detail } = describeError(error);
      const text = textOf(casePageText);
      toast({
        variant: isStale ? 'warning' : 'error',
        title: isStale ? text.changedMeanwhile : title,
        description: isStale ? text.changedMeanwhileHelp : (detail ?? undefined),
      });
      await mutate(readPath('/v1/cases/{caseId}', { params: { caseId } }));
      return false;
    }
  }

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
