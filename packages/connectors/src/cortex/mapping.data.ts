import type { EventShape, MapDeclaration, Value } from '../kit/map/map-declaration.ts';
import { ALERT_OPERATIONS, AUDIT_OPERATIONS } from './operations.data.ts';

const USER: readonly Value[] = [
  'event.user_name',
  'alert.user_name',
  'event.actor_effective_username',
  'event.os_actor_effective_username',
  'event.action_process_user_principal_name',
];

const OS: Value = {
  lookup: ['alert.agent_os_type', 'event.agent_os_type'],
  table: {
    windows: 'Windows',
    agent_os_windows: 'Windows',
    linux: 'Linux',
    agent_os_linux: 'Linux',
    macos: 'macOS',
    mac: 'macOS',
    agent_os_mac: 'macOS',
    android: 'Android',
    agent_os_android: 'Android',
    ios: 'iOS',
  },
};

/** An alert and one of its events, as split by `alertParts`. */
const alert: EventShape = {
  when: { any: [{ has: 'alert' }, { has: 'event' }] },
  stream: 'alerts',
  operation: ['alert.action', 'event.event_type', 'alert.action_pretty', 'alert.category'],
  time: [
    'event.event_timestamp',
    'alert.detection_timestamp',
    'alert.local_insert_ts',
    'alert.creation_time',
  ],
  operations: ALERT_OPERATIONS,
  fields: {
    vendorEventId: ['alert.external_id', 'alert.alert_id', 'event.event_id'],
    observedAt: ['alert.local_insert_ts', 'alert.detection_timestamp'],
    outcome: {
      when: { starts: ['alert.action', 'BLOCKED'] },
      then: { const: 'failure' },
      otherwise: { when: { starts: ['alert.action', 'DETECTED'] }, then: { const: 'success' } },
    },
    vendorSeverity: 'alert.severity',
    vendorRule: ['alert.name', 'event.fw_rule', 'alert.matching_service_rule_id'],
    'actor.name': { from: USER, via: 'account_name' },
    'actor.email': USER,
    'actor.id': USER,
    'actor.domain': { from: USER, via: 'account_domain' },
    'actor.kind': {
      lookup: { from: USER, via: 'account_name' },
      table: {
        system: 'system',
        'local service': 'system',
        'network service': 'system',
        root: 'system',
      },
    },
    'object.kind': {
      when: {
        any: [{ has: 'event.action_file_name' }, { has: 'event.action_file_path' }],
      },
      then: { const: 'file' },
      otherwise: {
        when: { has: 'event.fw_email_subject' },
        then: { const: 'message' },
        otherwise: { when: { has: 'event.action_registry_key_name' }, then: { const: 'setting' } },
      },
    },
    'object.name': ['event.action_file_name', 'event.referenced_resource', 'event.image_name'],
    'object.path': ['event.action_file_path', 'event.action_registry_full_key'],
    'object.sha256': 'event.action_file_sha256',
    'mail.from': { from: 'event.fw_email_sender', via: 'lower' },
    'mail.to': { from: 'event.fw_email_recipient', via: 'lower' },
    'mail.subject': 'event.fw_email_subject',
    'device.id': ['alert.endpoint_id', 'event.agent_id'],
    'device.hostname': ['alert.host_name', 'event.agent_hostname', 'event.agent_host_name'],
    'device.os': OS,
    'network.sourceIp': [
      'event.action_local_ip',
      'event.action_local_ip_v6',
      { from: 'alert.host_ip', via: 'first' },
      'alert.host_ip',
    ],
    'network.destinationIp': [
      'event.action_remote_ip',
      'event.action_remote_ip_v6',
      { hook: 'describedAddress' },
    ],
    'network.destinationDomain': [
      'event.action_external_hostname',
      'event.dst_action_external_hostname',
      'event.fw_url_domain',
      'event.dns_query_name',
    ],
    'network.userAgent': 'event.user_agent',
    'process.name': [
      'event.actor_process_image_name',
      'event.action_process_image_name',
      { hook: 'describedProcess' },
    ],
    'process.path': ['event.actor_process_image_path', { hook: 'describedProcessPath' }],
    'process.commandLine': [
      'event.actor_process_command_line',
      'event.action_process_image_command_line',
      { hook: 'describedCommandLine' },
    ],
    'process.parent': [
      'event.causality_actor_process_image_name',
      'event.os_actor_process_image_name',
    ],
    cloudAccount: 'event.project',
  },
  extra: {
    alert: 'alert.alert_id',
    incident: 'alert.case_id',
    category: 'alert.category',
    source: 'alert.source',
    description: 'alert.description',
    eventType: 'event.event_type',
    tactics: { from: 'alert.mitre_tactic_id_and_name', via: 'joined' },
    techniques: { from: 'alert.mitre_technique_id_and_name', via: 'joined' },
    registryKey: 'event.action_registry_key_name',
    registryValue: 'event.action_registry_value_name',
    firewall: 'event.fw_device_name',
    application: 'event.fw_app_id',
    country: 'event.action_country',
    container: 'event.container_name',
    operation: 'event.operation_name',
    processSha256: 'event.actor_process_image_sha256',
    resolution: 'alert.resolution_status',
  },
};

/** Alerts that the vendor grouped; one record per state. */
const incident: EventShape = {
  when: { all: [{ has: 'incident_id' }, { has: 'creation_time' }] },
  stream: 'incidents',
  operation: { parts: [{ const: 'incident' }, 'status'], with: ' ' },
  time: ['modification_time', 'creation_time'],
  operations: {},
  fields: {
    vendorEventId: 'incident_id',
    observedAt: 'creation_time',
    vendorSeverity: ['manual_severity', 'severity'],
    vendorRule: 'incident_name',
    'object.kind': { const: 'other' },
    'object.id': 'incident_id',
    'object.url': 'xdr_url',
    'device.hostname': { from: 'hosts', via: ['first', 'before_colon'] },
    'device.id': { from: 'hosts', via: ['first', 'after_colon'] },
  },
  extra: {
    description: 'description',
    status: 'status',
    assigned: 'assigned_user_mail',
    users: { from: 'users', via: 'joined' },
    hosts: { from: 'hosts', via: 'joined' },
    alerts: 'alert_count',
    sources: { from: 'incident_sources', via: 'joined' },
    categories: { from: 'alert_categories', via: 'joined' },
    tactics: { from: 'mitre_tactics_ids_and_names', via: 'joined' },
    techniques: { from: 'mitre_techniques_ids_and_names', via: 'joined' },
    comment: 'resolve_comment',
  },
};

/** Administrator actions in the console. */
const managementAudit: EventShape = {
  when: { any: [{ has: 'AUDIT_ID' }, { has: 'AUDIT_ENTITY' }] },
  stream: 'management-audit',
  operation: ['AUDIT_ENTITY_SUBTYPE', 'AUDIT_ENTITY'],
  time: 'AUDIT_INSERT_TIME',
  operations: AUDIT_OPERATIONS,
  fields: {
    vendorEventId: 'AUDIT_ID',
    outcome: {
      lookup: 'AUDIT_RESULT',
      table: { success: 'success', partial: 'success', fail: 'failure', failed: 'failure' },
    },
    vendorSeverity: 'AUDIT_SEVERITY',
    'actor.name': 'AUDIT_OWNER_NAME',
    'actor.email': 'AUDIT_OWNER_EMAIL',
    'object.kind': { const: 'setting' },
    'object.name': 'AUDIT_ASSET_NAMES',
    'device.hostname': 'AUDIT_HOSTNAME',
  },
  extra: {
    entity: 'AUDIT_ENTITY',
    description: 'AUDIT_DESCRIPTION',
    reason: 'AUDIT_REASON',
    case: 'AUDIT_CASE_ID',
  },
};

/** Agents' reports about themselves. */
const agentAudit: EventShape = {
  when: { all: [{ has: 'ENDPOINTID' }, { has: 'TIMESTAMP' }] },
  stream: 'agent-audit',
  operation: ['SUBTYPE', 'TYPE', 'CATEGORY'],
  time: 'TIMESTAMP',
  operations: {},
  fields: {
    observedAt: 'RECEIVEDTIME',
    outcome: {
      lookup: 'RESULT',
      table: { success: 'success', fail: 'failure', failed: 'failure' },
    },
    vendorSeverity: 'SEVERITY',
    'actor.kind': { const: 'system' },
    'device.id': 'ENDPOINTID',
    'device.hostname': 'ENDPOINTNAME',
  },
  extra: {
    type: 'TYPE',
    category: 'CATEGORY',
    description: 'DESCRIPTION',
    reason: 'REASON',
    domain: 'DOMAIN',
  },
};

/** Media and devices blocked by device control. */
const deviceControl: EventShape = {
  when: { has: 'violation_id' },
  stream: 'device-control',
  operation: ['type', { const: 'device control violation' }],
  time: ['timestamp', 'insert_time'],
  operations: {},
  fields: {
    vendorEventId: 'violation_id',
    outcome: { const: 'failure' },
    'actor.name': { from: 'username', via: 'account_name' },
    'actor.email': 'username',
    'actor.domain': { from: 'username', via: 'account_domain' },
    'object.kind': { const: 'other' },
    'object.name': 'product',
    'object.id': 'serial',
    'device.id': 'endpoint_id',
    'device.hostname': 'hostname',
    'network.sourceIp': 'ip',
  },
  extra: { vendor: 'vendor', vendorId: 'vendor_id', productId: 'product_id', type: 'type' },
};

/** Cortex XDR: alerts, incidents, audit logs, device control and endpoints. */
export const mapping: MapDeclaration = {
  source: 'Cortex',
  shapes: [
    alert,
    incident,
    managementAudit,
    agentAudit,
    deviceControl,
    {
      when: {
        all: [{ has: 'endpoint_id' }, { any: [{ has: 'endpoint_name' }, { has: 'host_name' }] }],
      },
      entity: 'device',
      stream: 'endpoints',
      id: 'endpoint_id',
      changedAt: 'last_seen',
      deleted: { when: { is: ['endpoint_status', 'UNINSTALLED'] }, then: { const: true } },
      hostname: ['endpoint_name', 'host_name'],
      os: {
        lookup: 'os_type',
        table: {
          agent_os_windows: 'Windows',
          agent_os_linux: 'Linux',
          agent_os_mac: 'macOS',
          agent_os_android: 'Android',
          agent_os_ios: 'iOS',
          windows: 'Windows',
          linux: 'Linux',
          macos: 'macOS',
        },
      },
      osVersion: ['os_version', 'operating_system'],
      mobile: {
        lookup: 'os_type',
        table: { agent_os_android: 'true', agent_os_ios: 'true' },
        otherwise: 'false',
      },
      owner: { from: ['users', 'user'], via: 'first' },
      managed: { const: 'yes' },
      lastSeenAt: 'last_seen',
    },
  ],
};
