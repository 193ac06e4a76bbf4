import type {
  DeviceShape,
  EventFields,
  EventShape,
  MapDeclaration,
  PersonShape,
} from '../kit/map/map-declaration.ts';

/** A phone or computer of Google's device management. */
const GOOGLE_DEVICE: DeviceShape = {
  when: { is: ['kind', ['admin#directory#mobiledevice', 'admin#directory#chromeosdevice']] },
  entity: 'device',
  stream: 'google-devices',
  id: ['deviceId', 'resourceId'],
  changedAt: ['lastSync', 'lastEnrollmentTime', 'firstSync'],
  deleted: {
    when: { is: ['status', ['WIPED', 'DEPROVISIONED', 'ACCOUNT_WIPED']] },
    then: { const: true },
  },
  hostname: ['name.0', 'annotatedAssetId'],
  serial: 'serialNumber',
  os: { from: ['os', 'type'], via: 'before_space' },
  osVersion: ['osVersion', 'os'],
  model: 'model',
  mobile: { lookup: 'kind', table: { 'admin#directory#mobiledevice': 'true' }, otherwise: 'false' },
  owner: ['email.0', 'annotatedUser', 'recentUsers.0.email'],
  managed: {
    lookup: 'status',
    table: {
      approved: 'yes',
      active: 'yes',
      provisioned: 'yes',
      blocked: 'yes',
      pending: 'unknown',
      unprovisioned: 'no',
    },
  },
  compliant: {
    lookup: 'deviceCompromisedStatus',
    table: { 'no compromise detected': 'yes', compromised: 'no' },
  },
  encrypted: { lookup: 'encryptionStatus', table: { encrypted: 'yes', 'not encrypted': 'no' } },
  lastSeenAt: 'lastSync',
};

const LOOKOUT_FIELDS: EventFields = {
  vendorEventId: 'id',
  vendorSeverity: ['threat.severity', 'threat.risk', 'severity'],
  vendorRule: ['threat.classifications.0', 'threat.type', 'smishing_alert.detections.0.category'],
  'actor.kind': {
    lookup: 'actor.type',
    table: { user: 'person', admin: 'person', device: 'system', system: 'system' },
    otherwise: 'unknown',
  },
  'actor.email': ['actor.email', 'device.email'],
  'actor.id': 'actor.guid',
  'actor.name': ['actor.name', { from: 'actor.email', via: 'email_local' }],
  targetUser: 'target.email',
  'object.kind': { lookup: 'type', table: { threat: 'application' }, otherwise: 'other' },
  'object.id': ['threat.guid', 'smishing_alert.guid', 'audit.guid', 'target.guid'],
  'object.name': [
    'threat.application_name',
    'threat.details.application_name',
    'threat.details.file_name',
  ],
  'object.path': ['threat.details.file_path', 'threat.file_path'],
  'object.sha256': ['threat.details.sha256', 'threat.sha256'],
  'object.url': ['smishing_alert.detections.0.original_url', 'threat.details.url', 'threat.url'],
  'device.id': ['device.guid', 'threat.device_guid', 'target.guid'],
  'device.hostname': ['device.info.name', 'device.name'],
  'device.os': ['device.platform', 'threat.platform'],
  'device.managed': { const: 'yes' },
  'network.sourceIp': 'threat.details.local_ip',
  organization: 'enterprise_guid',
};

/** Events of Lookout's mobile risk stream: threats, devices, smishing, audit. */
const LOOKOUT: EventShape = {
  when: { all: [{ has: 'enterprise_guid' }, { any: [{ has: 'type' }, { has: 'change_type' }] }] },
  stream: 'lookout',
  operation: { parts: ['type', 'change_type'], with: '_' },
  time: ['created_time', 'changed_time'],
  operations: {},
  fields: LOOKOUT_FIELDS,
  extra: {
    type: 'type',
    change: 'change_type',
    security: 'device.status.security_status',
    activation: 'device.status.activation_status',
    protection: 'device.status.protection_status',
    model: 'device.hardware.model',
    manufacturer: 'device.hardware.manufacturer',
    osVersion: 'device.software.os_version',
    patchLevel: 'device.software.security_patch_level',
    detection: 'smishing_alert.detections.0.alert_type',
    impersonated: 'smishing_alert.detections.0.impersonated_employee',
    threatStatus: 'threat.status',
    externalId: 'device.info.external_id',
  },
};

/** A device of Lookout's list. */
const LOOKOUT_DEVICE: DeviceShape = {
  when: { all: [{ has: 'guid' }, { has: 'platform' }, { has: 'software' }] },
  entity: 'device',
  stream: 'lookout',
  id: 'guid',
  changedAt: ['updated_time', 'checkin_time'],
  deleted: { when: { is: ['activation_status', ['DELETED']] }, then: { const: true } },
  hostname: ['info.name', 'customer_device_id'],
  os: 'platform',
  osVersion: 'software.os_version',
  model: 'hardware.model',
  mobile: { const: true },
  owner: 'email',
  managed: { lookup: 'activation_status', table: { activated: 'yes', deactivated: 'no' } },
  compliant: {
    lookup: 'security_status',
    table: { secure: 'yes', threats_low: 'no', threats_medium: 'no', threats_high: 'no' },
  },
  lastSeenAt: 'checkin_time',
};

const ONE_OF_PRADEO_DEVICES = [
  'device',
  'content.device',
  'content.deviceCorrelation.device',
  'content.deviceApplicationCompliance.deviceApplication.device',
  'content.deviceNetworkStatusRecord.device',
  'content.deviceSystemStatusRecord.device',
  'content.event.device',
] as const;

function ofDevice(...names: readonly string[]): string[] {
  return ONE_OF_PRADEO_DEVICES.flatMap((device) => names.map((name) => `${device}.${name}`));
}

/** Events of Pradeo's mobile threat defence. */
const PRADEO: EventShape = {
  when: { all: [{ has: 'creationDate' }, { has: 'type' }, { has: 'content' }] },
  stream: 'pradeo',
  operation: 'type',
  time: 'creationDate',
  operations: {},
  fields: {
    vendorEventId: 'id',
    vendorRule: [
      'content.detectionPolicy.name',
      'content.deviceCorrelation.detectionPolicy.name',
      'content.type',
    ],
    vendorSeverity: ['content.deviceCorrelation.applicationThreatLevel', 'content.severity'],
    'actor.kind': { lookup: 'source', table: { system: 'system', device: 'system' } },
    'actor.email': 'user.email',
    'actor.id': 'user.id',
    'actor.name': { parts: ['user.firstName', 'user.lastName'], with: ' ' },
    targetUser: ofDevice('email'),
    'object.kind': { const: 'other' },
    'object.id': [
      'content.deviceApplicationCompliance.deviceApplication.application.package.package',
      'content.message.id',
      'content.detectionPolicy.id',
    ],
    'object.name': [
      'content.deviceApplicationCompliance.deviceApplication.application.name',
      'content.message.title',
    ],
    'object.sha256': 'content.deviceApplicationCompliance.deviceApplication.application.sha256',
    'object.sizeBytes': 'content.deviceApplicationCompliance.deviceApplication.application.size',
    'device.id': [...ofDevice('id'), 'content.deviceId', 'content.id'],
    'device.hostname': ofDevice('name'),
    'device.os': ofDevice('declaredOperatingSystem'),
    'device.managed': { const: 'yes' },
    organization: 'company.id',
  },
  extra: {
    origin: 'source',
    category: 'category',
    company: 'company.name',
    status: ['content.deviceApplicationCompliance.status', 'content.status'],
    kind: [
      'content.event.kind',
      'content.deviceNetworkStatusRecord.deviceNetworkStatus.name',
      'content.metric',
    ],
    value: ['content.event.value', 'content.deviceNetworkStatusRecord.value'],
    systemLevel: 'content.deviceCorrelation.systemThreatLevel',
    networkLevel: 'content.deviceCorrelation.networkThreatLevel',
    model: ofDevice('declaredModel'),
    osVersion: ofDevice('declaredOperatingSystemVersion'),
  },
};

/** A member of the organisation as Lookout's and Pradeo's lists of users give it. */
const PERSON: PersonShape = {
  when: { all: [{ has: 'email' }, { has: 'firstName' }, { has: 'lastName' }] },
  entity: 'person',
  stream: 'users',
  id: 'id',
  name: { parts: ['firstName', 'lastName'], with: ' ' },
  emails: ['email'],
  title: 'jobTitle',
  status: { lookup: 'isDeactivated', table: { true: 'suspended', false: 'active' } },
};

export const mapping: MapDeclaration = {
  source: 'Mobile Device',
  shapes: [
    GOOGLE_DEVICE,
    {
      when: { any: [{ has: 'id.applicationName' }, { is: ['kind', ['admin#reports#activity']] }] },
      hook: 'googleLog',
    },
    LOOKOUT,
    LOOKOUT_DEVICE,
    PRADEO,
    PERSON,
  ],
};
