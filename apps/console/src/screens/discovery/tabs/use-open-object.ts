import { textOf, toast } from '@waybill/ui';
import { request } from '../../../app/http/api.ts';
import { fillPath } from '../../../app/http/build-path.ts';
import type { ResponseOf } from '../../../app/http/routes-type.ts';
import { tellFailure } from '../../../app/http/tell-failure.ts';
import type { FlowActions } from '../filter/use-flow-actions.ts';
import { tabsText } from './tabs.text.ts';

/** Opens the lineage of an object; says so if nothing is linked to it. */
export function useOpenObject(
  actions: Pick<FlowActions, 'openTrace'>,
): (objectId: string | undefined) => void {
  const text = textOf(tabsText);
  return (objectId) => {
    void traceOf(objectId)
      .then((trace) => {
        if (trace) actions.openTrace(trace);
        else toast({ variant: 'info', title: text.noTrace, description: text.noTraceHelp });
      })
      .catch(tellFailure);
  };
}

type Detail = ResponseOf<'/v1/objects/{objectId}'>;

/** The ends of an object's trace; data seen only in events may have no object. */
async function traceOf(objectId: string | undefined): Promise<Detail['trace'] | undefined> {
  if (objectId === undefined) return null;
  const path = fillPath('/v1/objects/{objectId}', { params: { objectId } });
  return (await request<Detail>(path, {}, true))?.trace;
}
