import { DAY_KINDS, WORKING_HOURS_SIDES } from '@waybill/contract';
import type { LocalTime } from '../time/working-calendar.ts';
import type { FieldDefinition, FieldValue } from './field.ts';

interface TimeField extends FieldDefinition {
  read(local: LocalTime): FieldValue;
}

/**
 * What conditions may ask of the local time of an event: in the person’s own zone where a directory, HR system or
 * device names it, else in that of the organization. Never rename.
 */
export const TIME_FIELDS: readonly TimeField[] = [
  {
    name: 'time.workingHours',
    type: 'string',
    label: 'Local time: working hours',
    values: WORKING_HOURS_SIDES,
    read: ({ isWorking }) => (isWorking ? 'inside' : 'outside'),
  },
  {
    name: 'time.dayKind',
    type: 'string',
    label: 'Local time: kind of day',
    values: DAY_KINDS,
    read: ({ dayKind }) => dayKind,
  },
  {
    name: 'time.hour',
    type: 'number',
    label: 'Local time: hour (0 to 23)',
    read: ({ hour }) => hour,
  },
];
