import type {
  Condition,
  EventFields,
  EventShape,
  MapDeclaration,
  Value,
} from '../kit/map/map-declaration.ts';
import { AUDIT_OPERATIONS } from './operations.data.ts';

/** What an entity of the vendor's graph is to us. */
const OBJECT_KINDS: Readonly<Record<string, string>> = {
  bucket: 'bucket',
  storage_account: 'bucket',
  database: 'database',
  db_server: 'database',
  data_store: 'database',
  container_image: 'image',
  virtual_machine_image: 'image',
  snapshot: 'snapshot',
  file: 'file',
  file_system_service: 'folder',
  secret: 'setting',
  user_account: 'account',
  service_account: 'account',
  access_key: 'account',
  group: 'group',
  application: 'application',
  serverless: 'application',
  deployment: 'application',
  container: 'application',
  pod: 'application',
  kubernetes_cluster: 'application',
  access_role: 'setting',
  raw_access_policy: 'setting',
  access_role_binding: 'setting',
};

/** Types of entity that are machines with their own host name. */
const MACHINES = [
  'VIRTUAL_MACHINE',
  'VIRTUAL_WORKSTATION',
  'VIRTUAL_DESKTOP',
  'LOAD_BALANCER',
  'virtualMachine',
];

function onlyWhen(when: Condition, then: Value): Value {
  return { when, then };
}

/** Facts of the entity that a finding is about; `at` is where it stands, `type` its type's path. */
function entityFields(at: string): EventFields {
  const type = `${at}.type`;
  return {
    'object.kind': { lookup: type, table: OBJECT_KINDS },
    'object.name': `${at}.name`,
    'object.id': [`${at}.providerId`, `${at}.providerUniqueId`, `${at}.externalId`, `${at}.id`],
    'object.url': [
      `${at}.cloudProviderURL`,
      onlyWhen(
        { all: [{ is: [type, 'ENDPOINT'] }, { starts: [`${at}.name`, 'http'] }] },
        `${at}.name`,
      ),
    ],
    targetUser: onlyWhen({ is: [type, 'USER_ACCOUNT'] }, `${at}.name`),
    targetGroup: onlyWhen({ is: [type, 'GROUP'] }, `${at}.name`),
    'network.destinationIp': onlyWhen({ is: [type, 'ENDPOINT'] }, `${at}.name`),
    'network.destinationDomain': onlyWhen(
      { all: [{ is: [type, 'ENDPOINT'] }, { starts: [`${at}.name`, 'http'] }] },
      { from: `${at}.name`, via: 'url_host' },
    ),
    'device.hostname': onlyWhen({ is: [type, MACHINES] }, `${at}.name`),
    'device.id': onlyWhen({ is: [type, MACHINES] }, [`${at}.externalId`, `${at}.providerId`]),
    'device.os': `${at}.operatingSystem`,
    cloudRegion: `${at}.region`,
    cloudAccount: [
      `${at}.subscription.externalId`,
      `${at}.subscriptionExternalId`,
      `${at}.subscriptionId`,
      `${at}.cloudAccount.externalId`,
    ],
  };
}

const auditEntry: EventShape = {
  when: {
    all: [
      { has: 'action' },
      { any: [{ has: 'requestId' }, { has: 'requestid' }, { has: 'timestamp' }] },
    ],
  },
  stream: 'audit',
  operation: 'action',
  time: ['timestamp', 'createdAt'],
  operations: AUDIT_OPERATIONS,
  fields: {
    vendorEventId: ['id', 'requestId', 'requestid'],
    outcome: {
      lookup: 'status',
      table: {
        success: 'success',
        failed: 'failure',
        access_denied: 'failure',
        accessdenied: 'failure',
      },
    },
    'actor.name': ['user.name', 'serviceAccount.name', 'serviceaccount.name'],
    'actor.id': ['user.id', 'serviceAccount.id', 'serviceaccount.id'],
    'actor.email': ['user.email', 'user.id', 'user.name'],
    'actor.kind': onlyWhen(
      {
        all: [
          { any: [{ has: 'serviceAccount.id' }, { has: 'serviceaccount.id' }] },
          { not: { has: 'user.id' } },
        ],
      },
      { const: 'service' },
    ),
    targetUser: [
      'actionParameters.input.email',
      'actionparameters.input.email',
      'actionParameters.input.patch.email',
    ],
    'object.kind': {
      lookup: 'action',
      table: {
        createuser: 'account',
        createsamluser: 'account',
        deleteuser: 'account',
        updateuser: 'account',
        createserviceaccount: 'account',
        deleteserviceaccount: 'account',
      },
      otherwise: 'setting',
    },
    'object.id': ['actionParameters.input.id', 'actionparameters.input.id'],
    'object.name': ['actionParameters.input.name', 'actionparameters.input.name'],
    'network.sourceIp': ['sourceIP', 'sourceip', 'actionParameters.sourceIP'],
    'network.userAgent': ['userAgent', 'useragent'],
  },
  extra: {
    request: ['requestId', 'requestid'],
    role: ['actionParameters.input.role', 'actionparameters.input.role', 'actionParameters.role'],
    error: 'actionParameters.error',
    search: 'actionParameters.filterBy.search',
  },
};

const issue: EventShape = {
  when: { has: 'entitySnapshot' },
  stream: 'issues',
  operation: ['type', { const: 'ISSUE' }],
  // That an issue came up is one record, and that it ended another.
  time: [
    onlyWhen({ is: ['status', ['RESOLVED', 'REJECTED']] }, ['resolvedAt', 'statusChangedAt']),
    'createdAt',
    'statusChangedAt',
    'updatedAt',
  ],
  operations: {},
  fields: {
    ...entityFields('entitySnapshot'),
    vendorEventId: 'id',
    vendorSeverity: 'severity',
    vendorRule: ['sourceRule.name', 'control.name'],
    observedAt: 'updatedAt',
  },
  extra: {
    status: 'status',
    entityType: 'entitySnapshot.type',
    nativeType: 'entitySnapshot.nativeType',
    platform: 'entitySnapshot.cloudPlatform',
    subscription: 'entitySnapshot.subscriptionName',
    changed: 'statusChangedAt',
    resolved: 'resolvedAt',
    due: 'dueAt',
    recommendation: 'sourceRule.resolutionRecommendation',
  },
};

/** The body of the webhook template that the vendor offers for issues. */
const issueNotice: EventShape = {
  when: { all: [{ has: 'issue' }, { has: 'trigger' }] },
  stream: 'issues',
  operation: ['trigger.type', 'issue.status', { const: 'ISSUE' }],
  time: ['issue.updated', 'issue.created', 'issue.createdAt'],
  operations: {},
  fields: {
    ...entityFields('resource'),
    'object.url': ['resource.cloudProviderURL', 'issue.url'],
    vendorEventId: 'issue.id',
    vendorSeverity: ['issue.severity', 'control.severity'],
    vendorRule: 'control.name',
  },
  extra: {
    status: 'issue.status',
    entityType: 'resource.type',
    platform: 'resource.cloudPlatform',
    subscription: 'resource.subscriptionName',
    automation: 'trigger.ruleName',
    changedBy: 'trigger.changedBy',
    description: 'control.description',
  },
};

const detection: EventShape = {
  when: { any: [{ has: 'tdrId' }, { has: 'ruleMatch' }, { has: 'primaryResource' }] },
  stream: 'detections',
  operation: ['type', 'tdrId', { const: 'DETECTION' }],
  time: ['startedAt', 'createdAt', 'endedAt', 'timeframe.end'],
  operations: {},
  fields: {
    ...entityFields('primaryResource'),
    'object.url': ['detectionURL', 'threatURL', 'url', 'primaryResource.cloudProviderURL'],
    vendorEventId: 'id',
    observedAt: 'createdAt',
    vendorSeverity: 'severity',
    vendorRule: ['ruleMatch.rule.name', 'title', 'ruleName', 'tdrId'],
    'actor.name': ['primaryActor.name', 'actors.0.name'],
    'actor.id': ['primaryActor.externalId', 'primaryActor.id', 'actors.0.externalId'],
    'actor.email': ['primaryActor.email', 'primaryActor.name'],
    'actor.kind': {
      lookup: ['primaryActor.type', 'actors.0.type'],
      table: {
        user_account: 'person',
        service_account: 'service',
        access_role: 'service',
        network_address: 'unknown',
      },
    },
    'network.sourceIp': ['actorIP', 'primaryActor.name', 'actors.0.name'],
    cloudAccount: [
      'primaryResource.cloudAccount.externalId',
      'cloudAccounts.0.externalId',
      'resources.0.cloudAccount.externalId',
    ],
  },
  extra: {
    rule: 'tdrId',
    source: 'tdrSource',
    actorType: 'primaryActor.type',
    entityType: 'primaryResource.type',
    nativeType: 'primaryResource.nativeType',
    threat: 'threatId',
    description: 'description',
    tactics: { from: 'mitreTactics', via: 'joined' },
    techniques: { from: 'mitreTechniques', via: 'joined' },
  },
};

const configurationFinding: EventShape = {
  when: {
    all: [
      { has: 'rule' },
      { has: 'resource' },
      { any: [{ has: 'result' }, { has: 'analyzedAt' }] },
    ],
  },
  stream: 'configuration-findings',
  operation: { parts: [{ const: 'configuration finding' }, 'result'], with: ' ' },
  time: ['analyzedAt', 'updatedAt', 'firstSeenAt'],
  operations: {},
  fields: {
    ...entityFields('resource'),
    vendorEventId: 'id',
    outcome: {
      lookup: 'result',
      table: { pass: 'success', fail: 'failure', error: 'failure' },
      otherwise: 'unknown',
    },
    vendorSeverity: 'severity',
    vendorRule: 'rule.name',
  },
  extra: {
    status: 'status',
    result: 'result',
    rule: 'rule.shortId',
    entityType: 'resource.type',
    nativeType: 'resource.nativeType',
    subscription: 'resource.subscription.name',
    provider: 'resource.subscription.cloudProvider',
    firstSeen: 'firstSeenAt',
    remediation: 'remediation',
  },
};

const vulnerability: EventShape = {
  when: { any: [{ has: 'vulnerableAsset' }, { has: 'firstDetectedAt' }, { has: 'CVSSSeverity' }] },
  stream: 'vulnerability-findings',
  operation: { parts: [{ const: 'vulnerability finding' }, 'status'], with: ' ' },
  time: ['lastDetectedAt', 'firstDetectedAt', 'resolvedAt'],
  operations: {},
  fields: {
    ...entityFields('vulnerableAsset'),
    'object.url': ['vulnerableAsset.cloudProviderURL', 'portalUrl'],
    vendorEventId: 'id',
    vendorSeverity: ['vendorSeverity', 'severity', 'CVSSSeverity'],
    vendorRule: 'name',
  },
  extra: {
    status: 'status',
    package: 'detailedName',
    version: 'version',
    fixedVersion: 'fixedVersion',
    location: 'locationPath',
    score: 'score',
    exploit: 'hasExploit',
    firstSeen: 'firstDetectedAt',
    entityType: 'vulnerableAsset.type',
    platform: 'vulnerableAsset.cloudPlatform',
    subscription: 'vulnerableAsset.subscriptionName',
  },
};

/** Wiz: audit log, issues, threat detections, configuration and vulnerability findings. */
export const mapping: MapDeclaration = {
  source: 'Wiz',
  shapes: [
    auditEntry,
    issueNotice,
    issue,
    vulnerability,
    configurationFinding,
    detection,
    {
      when: { all: [{ has: 'effectiveAssignedProjects' }, { has: 'email' }] },
      entity: 'person',
      stream: 'users',
      id: 'id',
      name: 'name',
      emails: ['email'],
      logins: ['email'],
      title: 'effectiveRole.name',
      status: {
        lookup: 'isSuspended',
        table: { true: 'suspended', false: 'active' },
      },
    },
  ],
};
