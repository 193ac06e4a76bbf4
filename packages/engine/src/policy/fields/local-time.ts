import { DAY_KINDS, WORKING_HOURS_SIDES } from '@waybill/contract';
import type { LocalTime } from '../../time/working-calendar.ts';
import type { ContextField, FieldDefinition, FieldGroup, FieldValue } from '../field.ts';

interface TimeField extends FieldDefinition {
  read(local: LocalTime): FieldValue;
}

/**
 * Local-time fields for conditions. Uses the person’s time zone if a directory, HR system or device provides
 * it, otherwise that of the organization. Never rename.
 */
export const fields: FieldGroup = [
  ofLocalTime({
    name: 'time.workingHours',
    type: 'string',
    label: 'Local time: working hours',
    values: WORKING_HOURS_SIDES,
    read: ({ isWorking }) => (isWorking ? 'within' : 'off_hours'),
  }),
  ofLocalTime({
    name: 'time.dayKind',
    type: 'string',
    label: 'Local time: type of day',
    values: DAY_KINDS,
    read: ({ dayKind }) => dayKind,
  }),
  ofLocalTime({
    name: 'time.hour',
    type: 'number',
    label: 'Local time: hour (0 to 23)',
    read: ({ hour }) => hour,
  }),
];

function ofLocalTime({ read, ...definition }: TimeField): ContextField {
  return {
    ...definition,
    needs: 'localTime',
    read(_event, context) {
      const local = context.localTime();
      return local === null ? null : read(local);
    },
  };
}
