import type { ActivityEvent } from '@waybill/contract';
import { copyRow } from '../writing/activity-columns.ts';
import type { ClassifiedContent } from './classified-content.ts';
import { judge, type Judgement } from '../../detection/judging/judged-event.ts';
import type { SettledEvent } from '../writing/settled-event.ts';
import type { TenantContext } from '../tenant-contexts.ts';

/** An event ready to store: settled, judged and encoded. @published */
export interface PreparedEvent extends Judgement {
  event: ActivityEvent;
  copyText: string;
  /** Findings in its submitted contents. */
  contents?: readonly ClassifiedContent[];
  /** Keys of the policies and detectors whose detections it is evidence of already. */
  knownTo?: ReadonlySet<string>;
}

/** Does all the work on a settled event that needs no database, before the tenant's lock is taken. */
export function prepareEvent(
  { event, rawIndex, contents }: Omit<SettledEvent, 'line'>,
  given: {
    tenantId: number;
    context: TenantContext;
    chunkId: string;
    /** The vendor's own record, parsed on demand. */
    record: () => unknown;
  },
): PreparedEvent {
  const { tenantId, context, chunkId, record } = given;
  return {
    event,
    ...judge(event, context, { contents, record }),
    copyText: copyRow(tenantId, event, { chunkId, index: rawIndex }),
    ...(contents ? { contents } : {}),
  };
}
