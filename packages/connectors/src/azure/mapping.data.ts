import type { EventFields, EventShape, MapDeclaration, Value } from '../kit/map/map-declaration.ts';
import { NO_OPERATIONS } from './operations.data.ts';

const TENANT: Value = ['tenantId', 'TenantId', 'properties.tenantId'];
const SUBSCRIPTION: Value = ['subscriptionId', { hook: 'subscription' }];

const RESULT: Value = {
  lookup: [
    'resultType',
    'status.value',
    'Status',
    'resultSignature',
    'statusText',
    'properties.metricResponseType',
  ],
  table: {
    success: 'success',
    succeeded: 'success',
    accept: 'success',
    accepted: 'success',
    resolved: 'success',
    fail: 'failure',
    failed: 'failure',
    failure: 'failure',
    clientothererror: 'failure',
    authorizationerror: 'failure',
    authenticationerror: 'failure',
    servererror: 'failure',
  },
};

const CALLER: EventFields = {
  'actor.kind': { hook: 'callerKind' },
  'actor.email': { hook: 'callerEmail' },
  'actor.id': { hook: 'callerId' },
  'actor.name': { hook: 'callerName' },
};

const RESOURCE: EventFields = {
  'object.kind': { hook: 'resourceKind' },
  'object.id': ['resourceId', 'ResourceId', 'id'],
  'object.name': { from: ['resourceId', 'ResourceId', 'id'], via: 'basename' },
};

/** An act on a resource, from the interface (names in objects) or from diagnostic settings. */
const ACTIVITY: EventShape = {
  when: {
    any: [
      { has: 'eventTimestamp' },
      { has: 'eventDataId' },
      {
        is: [
          'category',
          [
            'Administrative',
            'Security',
            'ServiceHealth',
            'Alert',
            'Recommendation',
            'Policy',
            'Autoscale',
            'ResourceHealth',
            'Action',
            'Write',
            'Delete',
          ],
        ],
      },
    ],
  },
  stream: 'activity-log',
  operation: ['operationName.value', 'operationName', 'eventName.value'],
  time: ['eventTimestamp', 'time', 'submissionTimestamp'],
  operations: NO_OPERATIONS,
  fields: {
    ...CALLER,
    ...RESOURCE,
    vendorEventId: ['eventDataId', 'properties.eventDataId'],
    observedAt: 'submissionTimestamp',
    outcome: RESULT,
    vendorSeverity: ['properties.Severity', 'properties.severity'],
    vendorRule: [
      'properties.RuleName',
      'properties.alertDisplayName',
      'properties.policyDefinitionDisplayName',
    ],
    'network.sourceIp': [
      'httpRequest.clientIpAddress',
      'callerIpAddress',
      'claims.ipaddr',
      'identity.claims.ipaddr',
    ],
    'device.hostname': ['properties.compromisedEntity', 'properties.CompromisedEntity'],
    'process.name': ['properties.processName', 'properties.ProcessName'],
    'process.path': ['properties.processName', 'properties.ProcessName'],
    'process.parent': ['properties.parentProcess', 'properties.ParentProcess'],
    'process.commandLine': ['properties.commandLine', 'properties.CommandLine'],
    cloudAccount: SUBSCRIPTION,
    cloudRegion: ['location', 'properties.resourceLocation'],
    organization: TENANT,
  },
  extra: {
    category: ['category.value', 'category'],
    level: 'level',
    resourceGroup: ['resourceGroupName', { hook: 'resourceGroup' }],
    resourceType: ['resourceType.value', { hook: 'resourceType' }],
    description: 'description',
    application: ['claims.appid', 'identity.claims.appid'],
    method: 'httpRequest.method',
    role: ['identity.authorization.evidence.role', 'authorization.evidence.role'],
    message: ['properties.message', 'properties.statusMessage'],
    status: ['subStatus.value', 'resultSignature'],
    correlationId: 'correlationId',
    internetPorts: { hook: 'internetPorts' },
    weakened: { hook: 'weakenedBy' },
  },
  finish: 'activityFacts',
};

/** A request to stored data. Diagnostic settings of a storage account give them. */
const STORAGE: EventShape = {
  when: {
    any: [
      { is: ['category', ['StorageRead', 'StorageWrite', 'StorageDelete']] },
      { has: 'properties.objectKey' },
      { all: [{ has: 'properties.accountName' }, { has: 'callerIpAddress' }] },
    ],
  },
  stream: 'storage-log',
  operation: 'operationName',
  time: 'time',
  operations: NO_OPERATIONS,
  fields: {
    vendorEventId: ['properties.requestId', 'correlationId'],
    outcome: { hook: 'storageOutcome' },
    'actor.kind': { hook: 'requesterKind' },
    'actor.email': {
      from: ['identity.requester.upn', 'properties.requesterUpn'],
      via: 'upn_email',
    },
    'actor.id': [
      'identity.requester.objectId',
      'identity.requester.objectid',
      'identity.requester.appId',
      'identity.requester.appID',
      'identity.tokenHash',
    ],
    'actor.name': {
      from: { from: 'identity.requester.upn', via: 'upn_email' },
      via: 'email_local',
    },
    'object.url': 'uri',
    'network.sourceIp': 'callerIpAddress',
    'network.userAgent': 'properties.userAgentHeader',
    // The storage account is the account that holds the data; its name is unique in the world.
    cloudAccount: ['properties.accountName', { hook: 'subscription' }],
    cloudRegion: 'location',
    organization: ['identity.requester.tenantId', 'tenantId'],
  },
  extra: {
    category: 'category',
    authentication: 'identity.type',
    status: ['statusText', 'statusCode', 'properties.metricResponseType'],
    service: 'properties.serviceType',
    protocol: 'protocol',
    tls: 'properties.tlsVersion',
    referrer: 'properties.referrerHeader',
    source: 'properties.sourceUri',
    subscription: { hook: 'subscription' },
    signedLink: { hook: 'signedLink' },
    linkExpiresAt: { hook: 'signedLinkExpiry' },
  },
  finish: 'storageFacts',
};

/** A request to a key vault: keys, secrets, certificates, and the vault itself. */
const KEY_VAULT: EventShape = {
  when: {
    all: [
      { is: ['category', ['AuditEvent', 'AzurePolicyEvaluationDetails']] },
      {
        any: [
          { has: 'properties.requestUri' },
          { has: 'properties.clientInfo' },
          { has: 'identity.claim' },
        ],
      },
    ],
  },
  stream: 'key-vault',
  operation: 'operationName',
  time: 'time',
  operations: NO_OPERATIONS,
  fields: {
    ...CALLER,
    vendorEventId: 'properties.requestId',
    outcome: { hook: 'vaultOutcome' },
    'object.kind': { const: 'setting' },
    'object.id': ['properties.id', 'resourceId'],
    'object.name': { hook: 'vaultObject' },
    'object.url': 'properties.requestUri',
    'network.sourceIp': 'callerIpAddress',
    'network.userAgent': 'properties.clientInfo',
    cloudAccount: SUBSCRIPTION,
    cloudRegion: 'location',
    organization: TENANT,
  },
  extra: {
    vault: { from: 'resourceId', via: 'basename' },
    result: 'resultSignature',
    reason: 'resultDescription',
    status: 'properties.httpStatusCode',
    application: ['identity.claim.appid'],
    policyMatch: 'properties.isAccessPolicyMatch',
    tls: 'properties.tlsVersion',
    correlationId: 'correlationId',
  },
  finish: 'operationFacts',
};

/** An act on a Kubernetes cluster: the audit entry is a text inside the record. */
const KUBERNETES: EventShape = {
  when: { is: ['category', ['kube-audit', 'kube-audit-admin']] },
  stream: 'kubernetes-audit',
  operation: 'operationName',
  time: ['time', { hook: 'kubernetesTime' }],
  operations: NO_OPERATIONS,
  fields: {
    cloudAccount: SUBSCRIPTION,
    cloudRegion: 'location',
    organization: TENANT,
  },
  extra: {
    cluster: { from: 'resourceId', via: 'basename' },
    pod: 'properties.pod',
  },
  finish: 'kubernetesFacts',
};

/** A finding of Defender for Cloud by continuous export, or an alert of its interface. */
const DEFENDER: EventShape = {
  when: {
    any: [
      { has: 'assessmentEventDataEnrichment' },
      { has: 'securityEventDataEnrichment' },
      { has: 'SecurityEventDataEnrichment' },
      { has: 'AlertDisplayName' },
      { has: 'properties.alertDisplayName' },
      { starts: ['type', 'Microsoft.Security/'] },
      { starts: ['Type', 'Microsoft.Security/'] },
    ],
  },
  stream: 'defender-for-cloud',
  operation: ['type', 'Type', 'AlertType', 'properties.alertType', { const: 'SecurityAlert' }],
  time: [
    'properties.timeGeneratedUtc',
    'properties.timeGenerated',
    'Properties.TimeGenerated',
    'TimeGenerated',
    'TimeGeneratedUtc',
    'properties.status.statusChangeDate',
    'Properties.Status.StatusChangeDate',
    'StartTimeUtc',
    'properties.startTimeUtc',
  ],
  operations: NO_OPERATIONS,
  fields: {
    ...RESOURCE,
    vendorEventId: ['SystemAlertId', 'properties.systemAlertId'],
    vendorSeverity: [
      'Severity',
      'AlertSeverity',
      'properties.severity',
      'properties.metadata.severity',
      'Properties.Status.Severity',
    ],
    vendorRule: [
      'AlertDisplayName',
      'properties.alertDisplayName',
      'properties.displayName',
      'Properties.DisplayName',
    ],
    'object.id': [
      'properties.resourceDetails.id',
      'Properties.ResourceDetails.Id',
      'ResourceId',
      'properties.resourceIdentifiers.0.azureResourceId',
      'id',
      'Id',
    ],
    'object.name': {
      from: [
        'properties.resourceDetails.id',
        'Properties.ResourceDetails.Id',
        'ResourceId',
        'properties.resourceIdentifiers.0.azureResourceId',
      ],
      via: 'basename',
    },
    'device.hostname': ['CompromisedEntity', 'properties.compromisedEntity'],
    cloudAccount: ['AzureResourceSubscriptionId', { hook: 'subscription' }],
    organization: ['tenantId', 'TenantId', 'WorkspaceId'],
  },
  extra: {
    state: ['properties.status.code', 'Properties.Status.Code', 'Status', 'properties.status'],
    description: [
      'Description',
      'properties.description',
      'properties.metadata.description',
      'Properties.Description',
    ],
    intent: ['Intent', 'properties.intent'],
    remediation: ['Properties.Remediation'],
    assessment: ['name', 'Name'],
    link: ['AlertUri', 'properties.alertUri', 'properties.links.azurePortal'],
    product: ['ProductName', 'properties.productComponentName'],
    change: [
      'assessmentEventDataEnrichment.action',
      'securityEventDataEnrichment.action',
      'SecurityEventDataEnrichment.Action',
    ],
  },
};

/** Event Hubs and Service Bus write names of their own for the members of the envelope. */
const MESSAGING: EventShape = {
  when: { has: 'EventName' },
  stream: 'platform-log',
  operation: 'EventName',
  time: ['EventTimeString', 'time', 'EventTime'],
  operations: NO_OPERATIONS,
  fields: {
    ...RESOURCE,
    vendorEventId: 'TrackingId',
    outcome: RESULT,
    'actor.name': 'Caller',
    'actor.kind': { const: 'unknown' },
    'network.sourceIp': ['callerIpAddress', 'CallerIpAddress'],
    cloudAccount: SUBSCRIPTION,
    cloudRegion: ['Region', 'location'],
    organization: TENANT,
  },
  extra: {
    category: 'category',
    environment: 'Environment',
    details: 'EventProperties',
    activityId: 'ActivityId',
  },
};

/** Any other resource log: facts of its common envelope. */
const PLATFORM: EventShape = {
  when: {
    all: [
      { any: [{ has: 'operationName' }, { has: 'category' }] },
      { any: [{ has: 'time' }, { has: 'TimeGenerated' }, { has: 'timeStamp' }] },
    ],
  },
  stream: 'platform-log',
  operation: ['operationName.value', 'operationName', 'OperationName', 'category'],
  time: ['time', 'TimeGenerated', 'timeStamp'],
  operations: NO_OPERATIONS,
  fields: {
    ...CALLER,
    ...RESOURCE,
    vendorEventId: ['properties.requestId', 'properties.eventId'],
    outcome: RESULT,
    'network.sourceIp': ['callerIpAddress', 'properties.clientIp', 'properties.clientIP_s'],
    'network.userAgent': ['properties.userAgent', 'properties.userAgentHeader'],
    cloudAccount: SUBSCRIPTION,
    cloudRegion: 'location',
    organization: TENANT,
  },
  extra: {
    category: 'category',
    level: ['level', 'Level'],
    result: 'resultType',
    description: 'resultDescription',
    device: 'properties.deviceId',
    error: 'properties.errorMessage',
    correlationId: 'correlationId',
  },
  finish: 'operationFacts',
};

export const mapping: MapDeclaration = {
  source: 'Azure',
  shapes: [
    DEFENDER,
    STORAGE,
    KEY_VAULT,
    KUBERNETES,
    ACTIVITY,
    MESSAGING,
    PLATFORM,
    {
      when: { all: [{ has: 'metricName' }, { has: 'timeGrain' }] },
      skip: 'a measured value, not an act',
    },
    { when: { has: 'value' }, skip: 'a page of results without a record' },
  ],
};
