import type { Condition } from '@waybill/contract';
import { type EventContext, type SqlPrefilter, sqlPrefilter } from '@waybill/engine';
import { PREFILTER_COLUMNS } from './prefilter-columns.ts';

/**
 * SQL over `activity` that holds for every event that the condition can hold for, and maybe for others: it
 * excludes reading the rest. The lists have to be those that the closure is given.
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
