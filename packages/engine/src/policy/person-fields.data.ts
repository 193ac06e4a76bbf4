import { PERSON_STATUSES } from '@waybill/contract';
import type { KnownPerson } from './event-context.ts';
import type { ContextField } from './field.ts';
import { ofPerson } from './person-field.ts';

const DAY_MS = 86_400_000;
/** People who leave take most data in the days around their last one. */
const LEAVING_DAYS = { before: 90, after: 30 } as const;

/** Whether the event is in the days around the person's last day. */
export function isLeaving({ leavesAt }: KnownPerson, at: number): boolean {
  if (leavesAt === null) return false;
  const days = (leavesAt - at) / DAY_MS;
  return days <= LEAVING_DAYS.before && days >= -LEAVING_DAYS.after;
}

/** HR and directory fields about the actor for conditions. Never rename. */
export const PERSON_FIELDS: readonly ContextField[] = [
  ofPerson({
    name: 'actor.leaver',
    type: 'boolean',
    label: 'Actor: leaving the organization',
    read: isLeaving,
  }),
  ofPerson({
    name: 'actor.leavesAt',
    type: 'time',
    label: 'Actor: last day',
    read: ({ leavesAt }) => leavesAt,
  }),
  ofPerson({
    name: 'actor.department',
    type: 'string',
    label: 'Actor: department',
    read: ({ department }) => department,
  }),
  ofPerson({
    name: 'actor.title',
    type: 'string',
    label: 'Actor: job title',
    read: ({ title }) => title,
  }),
  ofPerson({
    name: 'actor.manager',
    type: 'string',
    label: 'Actor: manager',
    read: ({ manager }) => manager,
  }),
  ofPerson({
    name: 'actor.status',
    type: 'string',
    label: 'Actor: employment status',
    values: PERSON_STATUSES,
    read: ({ status }) => status,
  }),
];
