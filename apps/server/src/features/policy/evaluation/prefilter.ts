import type { Condition } from '@waybill/contract';
import { type EventContext, type SqlPrefilter, sqlPrefilter } from '@waybill/engine';
import { PREFILTER_COLUMNS } from './prefilter-columns.ts';

/**
 * SQL over `activity` that holds for every event that the condition can match, and maybe for others: it
 * avoids reading the rest. Use the same lists as for the closure.
 */
export function activityPrefilter(
  condition: Condition,
  lists: Pick<EventContext, 'list'>,
  paramsBefore: number,
): SqlPrefilter {
  return sqlPrefilter(condition, {
    columns: PREFILTER_COLUMNS,
    list: (id) => lists.list(id),
    paramsBefore,
  });
}
