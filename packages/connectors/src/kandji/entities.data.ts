import type { DeviceShape, PersonShape } from '../kit/map/map-declaration.ts';

/** A device of the list, or its details, which group the same facts under headings. */
const device: DeviceShape = {
  when: {
    any: [
      {
        all: [
          { has: 'device_id' },
          { any: [{ has: 'serial_number' }, { has: 'platform' }, { has: 'device_name' }] },
        ],
      },
      { all: [{ has: 'general' }, { any: [{ has: 'hardware_overview' }, { has: 'mdm' }] }] },
    ],
  },
  entity: 'device',
  stream: 'devices',
  id: ['device_id', 'general.device_id'],
  changedAt: ['last_enrollment', 'general.last_enrollment'],
  deleted: 'is_removed',
  hostname: ['device_name', 'general.device_name'],
  serial: ['serial_number', 'hardware_overview.serial_number'],
  os: ['platform', 'general.platform'],
  osVersion: ['os_version', 'general.os_version'],
  model: ['model', 'hardware_overview.model_name', 'general.model'],
  mobile: {
    lookup: ['platform', 'general.platform'],
    table: {
      iphone: 'true',
      ipad: 'true',
      android: 'true',
      mac: 'false',
      windows: 'false',
      appletv: 'false',
    },
  },
  owner: ['user.email', 'general.assigned_user.email', 'user.name', 'general.assigned_user.name'],
  managed: {
    lookup: ['mdm_enabled', 'mdm.mdm_enabled'],
    table: { true: 'yes', yes: 'yes', false: 'no', no: 'no' },
  },
  compliant: [],
  encrypted: {
    lookup: ['filevault.filevault_enabled', 'filevault_enabled'],
    table: { true: 'yes', yes: 'yes', on: 'yes', false: 'no', no: 'no', off: 'no' },
  },
  lastSeenAt: ['last_check_in', 'mdm.last_check_in', 'kandji_agent.last_check_in'],
};

const user: PersonShape = {
  when: { all: [{ has: 'id' }, { has: 'email' }] },
  entity: 'person',
  stream: 'users',
  id: 'id',
  changedAt: ['updated_at', 'created_at'],
  name: 'name',
  emails: ['email'],
  logins: ['email'],
  title: 'job_title',
  department: 'department',
  status: {
    when: { any: [{ is: ['archived', true] }, { is: ['is_archived', true] }] },
    then: { const: 'left' },
    otherwise: { lookup: 'active', table: { true: 'active', false: 'suspended' } },
  },
};

export const ENTITY_SHAPES = [device, user] as const;
