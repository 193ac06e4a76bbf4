import { TRISTATES } from '@waybill/contract';
import type { FieldGroup } from '../field.ts';
import { ofPerson } from '../person-field.ts';

const DAY_MS = 86_400_000;

/** HR and directory facts about the actor in addition to department, title and manager. */
export const fields: FieldGroup = [
  ofPerson({
    name: 'actor.hiredAt',
    type: 'time',
    label: 'Actor: hire date',
    read: ({ hiredAt = null }) => hiredAt,
  }),
  ofPerson({
    name: 'actor.tenureDays',
    type: 'number',
    label: 'Actor: days since the hire date',
    read: ({ hiredAt = null }, at) =>
      hiredAt === null ? null : Math.floor((at - hiredAt) / DAY_MS),
  }),
  ofPerson({
    name: 'actor.daysToLastDay',
    type: 'number',
    label: 'Actor: days until the last day',
    read: ({ leavesAt }, at) => (leavesAt === null ? null : Math.ceil((leavesAt - at) / DAY_MS)),
  }),
  ofPerson({
    name: 'actor.employmentType',
    type: 'string',
    label: 'Actor: employment type',
    read: ({ employmentType = null }) => employmentType,
  }),
  ofPerson({
    name: 'actor.external',
    type: 'string',
    label: 'Actor: contractor or guest',
    values: TRISTATES,
    read: ({ external = 'unknown' }) => external,
  }),
  ofPerson({
    name: 'actor.privileged',
    type: 'string',
    label: 'Actor: administrator',
    values: TRISTATES,
    read: ({ privileged = 'unknown' }) => privileged,
  }),
  {
    name: 'actor.groups',
    type: 'list',
    label: 'Actor: groups',
    needs: 'groups',
    read: (_event, context) => context.groups(),
  },
];
