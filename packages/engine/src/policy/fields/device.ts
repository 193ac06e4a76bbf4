import { TRISTATES, type ActivityEvent, type Tristate } from '@waybill/contract';
import type { EventContext, KnownDevice } from '../event-context.ts';
import type { ContextField, FieldDefinition, FieldGroup, FieldValue } from '../field.ts';
import { firstFact, truthIn } from '../field-rows.ts';
import { platformOf, PLATFORMS } from '../platform-of.ts';

interface DeviceField extends FieldDefinition {
  read(device: KnownDevice, event: ActivityEvent): FieldValue;
}

function ofDevice({ read, ...definition }: DeviceField): ContextField {
  return {
    ...definition,
    needs: 'device',
    read(event, context) {
      const device = context.device();
      return device === null ? null : read(device, event);
    },
  };
}

/** The event's record is newer than the last report of device management. */
function complianceOf(event: ActivityEvent, context: EventContext): Tristate | null {
  const told = truthIn(firstFact(event.extra, ['compliant']));
  if (told !== null) return told ? 'yes' : 'no';
  return context.device()?.compliant ?? null;
}

/** Device management facts about the device, and facts derived from its operating system. */
export const fields: FieldGroup = [
  ofDevice({
    name: 'device.enrolled',
    type: 'string',
    label: 'Device: enrolled in device management',
    values: TRISTATES,
    read: ({ managed }) => managed,
  }),
  {
    name: 'device.compliant',
    type: 'string',
    label: 'Device: compliant',
    values: TRISTATES,
    needs: 'device',
    read: complianceOf,
  },
  ofDevice({
    name: 'device.encrypted',
    type: 'string',
    label: 'Device: disk encrypted',
    values: TRISTATES,
    read: ({ encrypted }) => encrypted,
  }),
  {
    name: 'device.platform',
    type: 'string',
    label: 'Device: platform',
    values: PLATFORMS,
    needs: 'device',
    read: ({ device }, context) =>
      platformOf(device.os) ?? platformOf(context.device()?.os ?? null),
  },
  ofDevice({
    name: 'device.mobile',
    type: 'boolean',
    label: 'Device: phone or tablet',
    read: ({ isMobile }) => isMobile,
  }),
  ofDevice({
    name: 'device.model',
    type: 'string',
    label: 'Device: model',
    read: ({ model }) => model,
  }),
  ofDevice({
    name: 'device.assignedToActor',
    type: 'boolean',
    label: 'Device: assigned to the actor',
    read({ owner }, { actor, actorKey }) {
      if (owner === null || actorKey === null) return null;
      return [actorKey, actor.email, actor.id].some((name) => name?.toLowerCase() === owner);
    },
  }),
];
