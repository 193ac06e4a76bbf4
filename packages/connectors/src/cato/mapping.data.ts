import type { EventShape, MapDeclaration, Value } from '../kit/map/map-declaration.ts';
import { VERDICTS } from './operations.data.ts';

const OS: Value = {
  lookup: ['os_type', 'device_os_type'],
  table: {
    os_windows: 'Windows',
    os_mac: 'macOS',
    os_linux: 'Linux',
    os_ios: 'iOS',
    os_android: 'Android',
    os_chrome: 'ChromeOS',
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    ios: 'iOS',
    android: 'Android',
  },
};

/** Entries of the audit feed: what an administrator changed. */
const auditEntry: EventShape = {
  when: { all: [{ has: 'change_type' }, { has: 'model_type' }] },
  stream: 'audit',
  operation: 'change_type',
  time: ['event_time', 'insertion_date', 'creation_date', 'time', 'event_timestamp'],
  operations: {},
  fields: {
    'actor.name': ['admin', 'apiKey'],
    'actor.email': ['admin_email', 'admin'],
    'actor.id': 'admin_id',
    'actor.kind': {
      when: { all: [{ has: 'apiKey' }, { not: { has: 'admin' } }] },
      then: { const: 'service' },
    },
    'object.kind': {
      lookup: 'model_type',
      table: { user: 'account', admin: 'account', 'user group': 'group', account: 'account' },
      otherwise: 'setting',
    },
    'object.name': 'model_name',
    'object.id': 'model_id',
    organization: 'account_id',
  },
  extra: { module: 'module', model: 'model_type', account: 'account' },
};

const event: EventShape = {
  when: { any: [{ has: 'event_type' }, { has: 'event_sub_type' }] },
  stream: 'events',
  operation: ['action', 'event_sub_type', 'event_type'],
  time: ['event_time', 'time', 'time_str', 'event_timestamp'],
  operations: VERDICTS,
  fields: {
    vendorEventId: ['internalId', 'internal_id', 'event_id'],
    outcome: {
      lookup: ['action', 'authentication_status', 'status'],
      table: {
        allow: 'success',
        monitor: 'success',
        succeeded: 'success',
        success: 'success',
        block: 'failure',
        failed: 'failure',
        failure: 'failure',
      },
    },
    vendorSeverity: ['severity', 'risk_level'],
    // Internal rules have the number 0, which names none.
    vendorRule: [
      'rule_name',
      { when: { not: { is: ['rule', '0'] } }, then: 'rule' },
      'signature_id',
    ],
    'actor.email': ['vpn_user_email', 'user_email', 'user_name', 'ad_name'],
    'actor.name': [
      'user_name',
      { when: { not: { is: ['ad_name', 'unmapped user'] } }, then: 'ad_name' },
      'logged_in_user',
    ],
    'actor.id': ['user_id', 'user_reference_id'],
    targetUser: ['collaborators', 'collaborator_name'],
    'object.kind': {
      when: { any: [{ has: 'file_name' }, { is: ['object_type', ['File', 'file']] }] },
      then: { const: 'file' },
      otherwise: { when: { has: 'email_subject' }, then: { const: 'message' } },
    },
    'object.name': ['file_name', 'object_name'],
    'object.id': 'object_id',
    'object.url': ['url', 'full_path_url'],
    'object.sizeBytes': 'file_size',
    'object.sha256': 'file_hash',
    'object.mimeType': 'file_type',
    'object.owner': 'owner',
    'mail.subject': 'email_subject',
    visibilityAfter: {
      lookup: 'sharing_scope',
      table: {
        public: 'public',
        external: 'external',
        internal: 'internal',
        private: 'private',
        'anyone with the link': 'link',
      },
    },
    'device.id': 'device_id',
    'device.hostname': ['device_name', 'configured_host_name'],
    'device.os': OS,
    'device.managed': { from: 'is_managed', via: 'yes_no' },
    'network.sourceIp': 'src_ip',
    'network.destinationIp': 'dest_ip',
    'network.destinationDomain': ['domain_name', 'dns_query', 'http_host_name'],
    'network.userAgent': 'user_agent',
    'process.path': 'src_process_path',
    'process.commandLine': 'src_process_cmdline',
    'process.parent': { from: 'src_process_parent_path', via: 'basename' },
    organization: 'account_id',
  },
  extra: {
    type: 'event_type',
    subType: 'event_sub_type',
    activity: 'app_activity',
    application: ['application_name', 'application'],
    sanctioned: 'is_sanctioned_app',
    site: ['src_site_name', 'src_site'],
    direction: 'traffic_direction',
    threat: 'threat_name',
    threatType: 'threat_type',
    verdict: 'threat_verdict',
    dlpProfiles: 'dlp_profiles',
    dataTypes: 'matched_data_types',
    categories: 'categories',
    country: 'src_country',
    destinationCountry: 'dest_country',
    count: 'event_count',
    message: 'event_message',
    tactics: 'mitre_attack_tactics',
    techniques: 'mitre_attack_techniques',
  },
  finish: 'transfer',
};

/** Cato: events of the network and its security, the audit feed, and remote users. */
export const mapping: MapDeclaration = {
  source: 'Cato',
  shapes: [
    auditEntry,
    event,
    {
      when: { has: 'entity' },
      entity: 'person',
      stream: 'users',
      id: 'entity.id',
      name: 'entity.name',
      emails: ['helperFields.email', 'description', 'entity.name'],
      logins: ['helperFields.email', 'entity.name'],
    },
  ],
};
