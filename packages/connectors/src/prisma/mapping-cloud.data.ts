import type { EventFields, EventShape, Shape, Value } from '../kit/map/map-declaration.ts';
import { CLOUD_AUDIT_OPERATIONS } from './operations.data.ts';

const OBJECT_KIND: Value = {
  lookup: 'resource.resourceType',
  table: {
    bucket: 'bucket',
    storage_bucket: 'bucket',
    s3_bucket: 'bucket',
    managed_database: 'database',
    database: 'database',
    snapshot: 'snapshot',
    disk_snapshot: 'snapshot',
    image: 'image',
    iam_user: 'account',
    iam_service_account: 'account',
    user: 'account',
    group: 'group',
    security_group: 'setting',
    policy: 'setting',
    iam_policy: 'setting',
    function: 'application',
    other: 'other',
  },
};

/** A violation of a policy by a cloud resource. */
const alert: EventShape = {
  when: {
    any: [
      { has: 'policyId' },
      { has: 'policy.policyId' },
      { has: 'resource.rrn' },
      { has: 'alertTime' },
    ],
  },
  stream: 'alerts',
  operation: { parts: [{ const: 'alert' }, 'status'], with: ' ' },
  time: [
    {
      when: { is: ['status', ['resolved', 'dismissed', 'snoozed']] },
      then: ['lastUpdated', 'alertTime'],
    },
    'alertTime',
    'alertTs',
    'firstSeen',
    'lastUpdated',
    'lastSeen',
    'resource.resourceTs',
  ],
  operations: {},
  fields: {
    vendorEventId: ['id', 'alertId'],
    observedAt: ['lastUpdated', 'lastSeen'],
    vendorSeverity: ['policy.severity', 'severity'],
    vendorRule: ['policy.name', 'policyName'],
    'object.kind': OBJECT_KIND,
    'object.name': ['resource.name', 'resourceName'],
    'object.id': ['resource.rrn', 'resource.id', 'resourceId'],
    'object.url': ['resource.url', 'resourceUrl', 'callbackUrl'],
    'object.owner': 'alertAttribution.resourceCreatedBy',
    cloudAccount: ['resource.accountId', 'accountId'],
    cloudRegion: ['resource.regionId', 'resourceRegionId'],
  },
  extra: {
    status: 'status',
    reason: 'reason',
    policyType: 'policy.policyType',
    resourceType: ['resource.resourceType', 'resourceType'],
    service: ['resource.cloudServiceName', 'service'],
    cloud: ['resource.cloudType', 'cloudType'],
    account: ['resource.account', 'accountName'],
    dataProfile: 'resource.data.dataProfile',
    recommendation: 'policy.recommendation',
    dismissedBy: 'dismissedBy',
  },
};

const audit: EventShape = {
  when: { all: [{ has: 'actionType' }, { has: 'timestamp' }] },
  stream: 'audit',
  operation: 'actionType',
  time: 'timestamp',
  operations: CLOUD_AUDIT_OPERATIONS,
  fields: {
    outcome: {
      lookup: 'result',
      table: {
        success: 'success',
        successful: 'success',
        succeeded: 'success',
        fail: 'failure',
        failed: 'failure',
        failure: 'failure',
      },
    },
    'actor.email': 'user',
    'actor.name': { from: 'user', via: 'account_name' },
    'object.kind': {
      lookup: 'resourceType',
      table: { user: 'account', 'user role': 'group', login: 'account', account: 'account' },
      otherwise: 'setting',
    },
    'object.name': 'resourceName',
    'network.sourceIp': 'ipAddress',
  },
  extra: { description: 'action', resourceType: 'resourceType' },
};

/** Facts that audits of the runtime defence share, whether alone or in a list. */
const RUNTIME: EventFields = {
  vendorEventId: ['_id', 'serialNum'],
  vendorRule: ['@.ruleName', 'customRuleName', 'ruleName', '@.type'],
  vendorSeverity: ['@.severity', 'severity'],
  outcome: {
    lookup: ['@.effect', 'effect'],
    table: { block: 'failure', prevent: 'failure', alert: 'success', disable: 'failure' },
  },
  'actor.name': ['@.user', 'user'],
  'object.kind': { when: { has: '@.filepath' }, then: { const: 'file' } },
  'object.path': ['@.filepath'],
  'object.sha256': '@.sha256',
  'device.hostname': ['hostname', '@.hostname', 'fqdn'],
  'device.id': ['vmID', 'resourceID'],
  'network.sourceIp': '@.ip',
  'network.destinationDomain': '@.domain',
  'process.path': ['@.processPath', '@.process'],
  'process.commandLine': ['@.command', 'command'],
  cloudAccount: ['accountID', '@.accountID'],
  cloudRegion: ['region', '@.region'],
};

const runtimeFields = {
  when: { all: [{ has: 'audits.0' }, { has: 'category' }] },
  each: 'audits',
  stream: 'incidents',
  operation: ['@.attackType', '@.type', 'category'],
  time: ['@.time', 'time'],
  operations: {},
  fields: RUNTIME,
  extra: {
    category: 'category',
    message: ['@.msg', '@.message'],
    container: ['containerName', '@.containerName'],
    image: ['imageName', '@.imageName'],
    cluster: 'cluster',
    namespace: 'namespace',
    provider: 'provider',
  },
} as const satisfies EventShape;

const { each: _, ...alone } = runtimeFields;

/** Prisma Cloud: alerts, the audit log, and Compute's host data. */
export const cloudShapes: readonly Shape[] = [
  { when: { has: 'apps' }, hook: 'hostProfile' },
  { when: { has: 'sshEvents' }, hook: 'hostProfile' },
  audit,
  runtimeFields,
  {
    ...alone,
    when: {
      all: [
        { has: 'time' },
        { any: [{ has: 'attackType' }, { has: 'category' }, { has: 'serialNum' }] },
      ],
    },
  },
  alert,
  {
    when: {
      all: [
        { has: 'hostname' },
        { any: [{ has: 'osDistro' }, { has: 'distro' }, { has: 'cloudMetadata' }] },
      ],
    },
    entity: 'device',
    stream: 'hosts',
    id: ['_id', 'hostname'],
    changedAt: 'scanTime',
    hostname: 'hostname',
    os: ['osDistro', 'distro'],
    osVersion: ['osDistroVersion', 'osDistroRelease'],
    model: 'cloudMetadata.type',
    lastSeenAt: 'scanTime',
  },
];
