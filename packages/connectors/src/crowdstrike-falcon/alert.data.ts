import type { DeviceShape, EventShape } from '../kit/map/map-declaration.ts';

/** Alerts by the API, of every product of the platform. */
export const ALERT: EventShape = {
  when: { any: [{ has: 'composite_id' }, { all: [{ has: 'agent_id' }, { has: 'pattern_id' }] }] },
  stream: 'alerts',
  operation: [{ parts: [{ from: 'product', via: 'known' }, { const: 'alert' }], with: ' ' }],
  // Closing is its own record.
  time: [
    { when: { is: ['status', ['closed', 'reopened']] }, then: 'updated_timestamp' },
    'timestamp',
    'context_timestamp',
    'start_time',
    'created_timestamp',
  ],
  operations: { 'data-protection alert': { action: 'Upload', movement: 'upload' } },
  fields: {
    vendorEventId: ['id', 'composite_id'],
    observedAt: ['created_timestamp', 'crawled_timestamp'],
    outcome: { hook: 'alertOutcome' },
    vendorSeverity: ['severity', 'severity_name'],
    vendorRule: ['display_name', 'name'],
    'actor.email': ['user_principal', 'source_account_upn'],
    'actor.id': ['user_id', 'source_account_object_sid'],
    'actor.name': ['user_name', 'source_account_name', 'source_account_sam_account_name'],
    'actor.domain': ['logon_domain', 'source_account_domain'],
    targetUser: ['target_account_name', 'target_account_upn'],
    'object.kind': { hook: 'alertObjectKind' },
    'object.name': 'filename',
    'object.path': 'filepath',
    'object.sha256': 'sha256',
    'device.id': ['device.device_id', 'agent_id', 'source_endpoint_sensor_id'],
    'device.hostname': ['device.hostname', 'source_endpoint_host_name', 'host_names.0'],
    'device.os': ['device.os_version', 'device.platform_name', 'platform'],
    'network.sourceIp': ['device.local_ip', 'source_endpoint_address_ip4', 'device.external_ip'],
    'network.destinationIp': ['target_endpoint_address_ip4', 'network_accesses.0.remote_address'],
    'process.name': 'filename',
    'process.path': 'filepath',
    'process.parent': 'parent_details.filename',
    'process.commandLine': 'cmdline',
    organization: 'cid',
  },
  extra: {
    description: 'description',
    tactic: ['tactic', 'mitre_attack.0.tactic'],
    technique: ['technique', 'mitre_attack.0.technique'],
    scenario: 'scenario',
    disposition: 'pattern_disposition_description',
    confidence: 'confidence',
    status: 'status',
    severityName: 'severity_name',
    link: 'falcon_host_link',
    type: 'type',
  },
};

/** Hosts with a sensor. */
export const HOST: DeviceShape = {
  when: {
    all: [
      { has: 'device_id' },
      { any: [{ has: 'agent_version' }, { has: 'platform_name' }, { has: 'last_seen' }] },
    ],
  },
  entity: 'device',
  stream: 'hosts',
  id: 'device_id',
  changedAt: ['modified_timestamp', 'last_seen'],
  deleted: { when: { is: ['host_hidden_status', ['hidden']] }, then: { const: true } },
  hostname: 'hostname',
  serial: 'serial_number',
  os: ['os_version', 'platform_name'],
  osVersion: ['os_build', 'build_number', 'kernel_version'],
  model: 'system_product_name',
  mobile: { lookup: 'platform_name', table: { android: 'true', ios: 'true' }, otherwise: 'false' },
  owner: ['last_login_user', 'last_interactive_user'],
  managed: { const: 'yes' },
  lastSeenAt: 'last_seen',
};
