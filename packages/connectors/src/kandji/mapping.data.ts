import type { EventShape, MapDeclaration } from '../kit/map/map-declaration.ts';
import { ENTITY_SHAPES } from './entities.data.ts';
import { OPERATIONS } from './operations.data.ts';

const audit: EventShape = {
  when: { all: [{ has: 'action' }, { has: 'occurred_at' }] },
  stream: 'audit-log',
  operation: { parts: ['target_type', 'action'], with: '.' },
  time: 'occurred_at',
  operations: OPERATIONS,
  fields: {
    vendorEventId: 'id',
    // The log contains successes; refusals are not reported.
    outcome: { const: 'success' },
    'actor.kind': {
      lookup: 'actor_type',
      table: { user: 'person', api_token: 'service', system: 'system', device: 'system' },
    },
    'actor.id': 'actor_id',
    'actor.email': ['actor_email', 'metadata.actor_email', 'actor_name'],
    'actor.name': ['actor_name', 'metadata.actor_name'],
    targetUser: {
      when: { is: ['target_type', ['user', 'admin', 'team_member', 'tenant_user']] },
      then: ['new_state.email', 'new_state.user_email', 'target_id'],
    },
    targetGroup: {
      when: { is: ['target_type', ['group', 'tag']] },
      then: ['new_state.name', 'target_id'],
    },
    'object.kind': {
      lookup: 'target_type',
      table: {
        user: 'account',
        admin: 'account',
        team_member: 'account',
        api_token: 'account',
        group: 'group',
        library_item: 'application',
      },
      otherwise: 'setting',
    },
    'object.id': 'target_id',
    'object.name': [
      'new_state.name',
      'new_state.label',
      'new_state.device_name',
      'new_state.title',
    ],
    'device.id': { when: { is: ['target_type', 'device'] }, then: 'target_id' },
    'device.hostname': {
      when: { is: ['target_type', 'device'] },
      then: ['new_state.device_name', 'new_state.name'],
    },
    'network.sourceIp': ['ip_address', 'metadata.ip_address'],
  },
  extra: {
    targetType: 'target_type',
    component: 'target_component',
    actorType: 'actor_type',
    type: 'new_state.type',
    source: 'metadata.source',
  },
};

/** Behavioural detections: a process that a rule found. */
const behaviour: EventShape = {
  when: { all: [{ has: 'threat_id' }, { has: 'detection_date' }] },
  stream: 'threats',
  operation: { parts: [{ const: 'threat' }, ['threat_status', 'status']], with: '.' },
  time: 'detection_date',
  operations: {},
  fields: {
    vendorEventId: 'detection_id',
    vendorRule: 'threat_id',
    vendorSeverity: 'classification',
    'actor.kind': {
      lookup: 'target_process.owner',
      table: { root: 'system', _windowserver: 'system', system: 'system' },
    },
    'actor.name': 'target_process.owner',
    'device.hostname': ['device_info.name', 'device_name'],
    'device.id': ['device_info.id', 'device_info.serial_number', 'device_id'],
    'device.managed': { const: 'yes' },
    'object.kind': { const: 'file' },
    'object.path': ['file_path', 'target_process.image_path'],
    'object.sha256': ['file_hash', 'target_process.sha256'],
    'process.name': 'target_process.name',
    'process.path': 'target_process.image_path',
    'process.parent': 'parent_process.image_path',
    'process.commandLine': 'target_process.command_line',
  },
  extra: {
    description: 'description',
    tags: { from: 'informational_tags', via: 'joined' },
    family: { from: 'malware_family', via: 'joined' },
    serial: ['device_info.serial_number', 'device_serial_number'],
    blueprint: ['blueprint.name', 'blueprint_name'],
    posture: 'library_item.mal_posture_mode',
    parentCommandLine: 'parent_process.command_line',
  },
};

/** Files that the agent found and, by the posture, put into quarantine. */
const fileThreat: EventShape = {
  when: {
    all: [
      { has: 'detection_date' },
      { any: [{ has: 'threat_name' }, { has: 'file_path' }, { has: 'file_hash' }] },
    ],
  },
  stream: 'threats',
  operation: { parts: [{ const: 'threat' }, ['status', 'threat_status']], with: '.' },
  time: 'detection_date',
  operations: {},
  fields: {
    vendorEventId: ['id', 'threat_uuid'],
    vendorRule: 'threat_name',
    vendorSeverity: 'classification',
    'actor.name': 'process_owner',
    'device.hostname': ['device_name', 'device.name'],
    'device.id': ['device_id', 'device.id', 'device_serial_number'],
    'device.managed': { const: 'yes' },
    'object.kind': { const: 'file' },
    'object.path': 'file_path',
    'object.sha256': 'file_hash',
    'process.name': 'process_name',
  },
  extra: {
    serial: 'device_serial_number',
    blueprint: 'blueprint_name',
    signature: 'associated_signature',
  },
};

const vulnerability: EventShape = {
  when: {
    all: [
      { has: 'cve_id' },
      {
        any: [
          { has: 'latest_detection_date' },
          { has: 'first_detection_date' },
          { has: 'detection_datetime' },
        ],
      },
    ],
  },
  stream: 'vulnerabilities',
  operation: { parts: [{ const: 'vulnerability' }, 'status'], with: '.' },
  time: ['latest_detection_date', 'detection_datetime', 'first_detection_date'],
  operations: {},
  fields: {
    vendorRule: 'cve_id',
    vendorSeverity: 'severity',
    'device.id': 'device_id',
    'device.hostname': 'device_name',
    'object.kind': { const: 'application' },
    'object.name': { from: ['name', 'software_name', 'software'], via: 'first' },
    'object.url': 'cve_link',
  },
  extra: {
    software: { from: 'software', via: 'joined' },
    score: 'cvss_score',
    devices: 'device_count',
    serial: 'device_serial_number',
    version: 'version',
    firstDetected: 'first_detection_date',
  },
};

export const mapping: MapDeclaration = {
  source: 'Kandji',
  shapes: [
    audit,
    behaviour,
    fileThreat,
    vulnerability,
    {
      when: { all: [{ has: 'device_id' }, { has: 'library_items' }] },
      skip: 'How far library items are installed on a device.',
    },
    {
      when: {
        all: [
          { has: 'device_id' },
          {
            any: [{ has: 'apps' }, { has: 'parameters' }, { has: 'activity' }, { has: 'commands' }],
          },
        ],
      },
      skip: 'What is installed on a device or was asked of it.',
    },
    ...ENTITY_SHAPES,
    {
      when: {
        any: [{ has: 'enrollment_code' }, { has: 'license_type' }, { has: 'library_item_id' }],
      },
      skip: 'Configuration of the console.',
    },
  ],
};
