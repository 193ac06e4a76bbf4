import type { EventShape, MapDeclaration, Value } from '../kit/map/map-declaration.ts';
import {
  GRAPH_APP,
  GRAPH_DEVICE,
  GRAPH_GROUP,
  GRAPH_USER,
} from '../kit/microsoft/graph-shapes.data.ts';
import { AUDIT_OPERATIONS, NO_OPERATIONS } from './operations.data.ts';

/** A member of the record of Graph, which diagnostic settings put below `properties`. */
function either(...paths: string[]): string[] {
  return paths.flatMap((path) => [`properties.${path}`, path]);
}

const SIGN_IN_CATEGORIES = [
  'SignInLogs',
  'NonInteractiveUserSignInLogs',
  'ServicePrincipalSignInLogs',
  'ManagedIdentitySignInLogs',
  'MicrosoftServicePrincipalSignInLogs',
  'ADFSSignInLogs',
  'B2CRequestLogs',
];

const TENANT: Value = ['tenantId', 'properties.tenantId', 'properties.resourceTenantId'];

const RESULT: Value = {
  lookup: either('result'),
  table: { success: 'success', failure: 'failure', failed: 'failure', timeout: 'failure' },
};

const USER_AGENT_DETAIL: Value = [
  { in: 'properties.additionalDetails', named: 'User-Agent' },
  { in: 'additionalDetails', named: 'User-Agent' },
];

/** A member of the first target of a type; Graph's older records write the key in capitals. */
function ofTarget(type: string, take: string): Value[] {
  return ['properties.targetResources', 'targetResources'].flatMap((list) =>
    ['type', 'Type'].map((key): Value => ({ in: list, where: { [key]: type }, take })),
  );
}

const SIGN_IN: EventShape = {
  when: {
    any: [
      { is: ['category', SIGN_IN_CATEGORIES] },
      { is: ['operationName', 'Sign-in activity'] },
      { all: [{ has: 'createdDateTime' }, { has: 'appId' }, { has: 'status' }] },
      { all: [{ has: 'createdDateTime' }, { has: 'signInEventTypes' }] },
    ],
  },
  stream: 'sign-ins',
  operation: ['operationName', { const: 'Sign-in activity' }],
  time: ['time', ...either('createdDateTime')],
  operations: NO_OPERATIONS,
  fields: {
    vendorEventId: either('id'),
    observedAt: 'properties.createdDateTime',
    outcome: { hook: 'signInOutcome' },
    vendorSeverity: {
      // Tenants without the licence see `hidden`.
      lookup: either('riskLevelDuringSignIn'),
      table: { low: 'low', medium: 'medium', high: 'high' },
    },
    'actor.kind': {
      when: {
        any: [
          { has: 'properties.servicePrincipalName' },
          { has: 'servicePrincipalName' },
          {
            is: [
              'category',
              [
                'ServicePrincipalSignInLogs',
                'ManagedIdentitySignInLogs',
                'MicrosoftServicePrincipalSignInLogs',
              ],
            ],
          },
        ],
      },
      then: {
        when: { any: [{ has: 'properties.userId' }, { has: 'userId' }] },
        then: { const: 'person' },
        otherwise: { const: 'service' },
      },
      otherwise: { const: 'person' },
    },
    'actor.email': { from: either('userPrincipalName', 'signInIdentifier'), via: 'upn_email' },
    'actor.id': either('userId', 'servicePrincipalId'),
    'actor.name': [
      {
        from: { from: either('userPrincipalName'), via: 'upn_email' },
        via: 'email_local',
      },
      ...either('userDisplayName', 'servicePrincipalName', 'userPrincipalName'),
      'identity',
    ],
    'object.kind': { const: 'application' },
    'object.id': either('resourceId', 'appId'),
    'object.name': either('resourceDisplayName', 'appDisplayName'),
    'device.id': either('deviceDetail.deviceId'),
    'device.hostname': either('deviceDetail.displayName'),
    'device.os': either('deviceDetail.operatingSystem'),
    'device.managed': {
      lookup: either('deviceDetail.isManaged'),
      table: { true: 'yes', false: 'no' },
    },
    'network.sourceIp': [...either('ipAddress'), 'callerIpAddress'],
    'network.userAgent': either('userAgent', 'deviceDetail.browser'),
    organization: TENANT,
  },
  extra: {
    application: either('appDisplayName'),
    client: either('clientAppUsed'),
    category: 'category',
    reason: [...either('status.failureReason'), 'resultDescription'],
    errorCode: [...either('status.errorCode'), 'resultType'],
    conditionalAccess: either('conditionalAccessStatus'),
    risk: either('riskState'),
    riskDetail: either('riskDetail'),
    country: [...either('location.countryOrRegion'), 'location'],
    city: either('location.city'),
    trust: either('deviceDetail.trustType'),
    compliant: either('deviceDetail.isCompliant'),
    userType: either('userType'),
    homeTenant: either('homeTenantId'),
    authentication: either('authenticationRequirement'),
    loginMethod: either('authenticationDetails.0.authenticationMethod'),
    protocol: either('authenticationProtocol'),
    correlationId: [...either('correlationId'), 'correlationId'],
  },
};

const DIRECTORY_AUDIT: EventShape = {
  when: {
    any: [
      { is: ['category', ['AuditLogs', 'B2BAuditLogs']] },
      { has: 'properties.activityDisplayName' },
      { has: 'activityDisplayName' },
    ],
  },
  stream: 'directory-audits',
  operation: ['operationName', ...either('activityDisplayName', 'operationName')],
  time: ['time', ...either('activityDateTime')],
  operations: AUDIT_OPERATIONS,
  fields: {
    vendorEventId: either('id'),
    outcome: RESULT,
    'actor.kind': { hook: 'initiatorKind' },
    'actor.email': { from: either('initiatedBy.user.userPrincipalName'), via: 'upn_email' },
    'actor.id': either(
      'initiatedBy.user.id',
      'initiatedBy.app.servicePrincipalId',
      'initiatedBy.app.appId',
    ),
    'actor.name': [
      {
        from: { from: 'properties.initiatedBy.user.userPrincipalName', via: 'upn_email' },
        via: 'email_local',
      },
      'properties.initiatedBy.user.userPrincipalName',
      ...either('initiatedBy.user.displayName', 'initiatedBy.app.displayName'),
      {
        from: { from: 'initiatedBy.user.userPrincipalName', via: 'upn_email' },
        via: 'email_local',
      },
      'initiatedBy.user.userPrincipalName',
      'identity',
    ],
    targetUser: [
      { from: ofTarget('User', 'userPrincipalName'), via: 'upn_email' },
      ...ofTarget('User', 'userPrincipalName'),
      ...ofTarget('User', 'displayName'),
      ...ofTarget('User', 'id'),
    ],
    targetGroup: { hook: 'targetGroup' },
    'object.kind': { hook: 'targetKind' },
    'object.id': either('targetResources.0.id'),
    'object.name': either('targetResources.0.displayName', 'targetResources.0.userPrincipalName'),
    'device.id': ofTarget('Device', 'id'),
    'device.hostname': ofTarget('Device', 'displayName'),
    'device.os': [
      { in: 'properties.additionalDetails', named: 'DeviceOSType' },
      { in: 'additionalDetails', named: 'DeviceOSType' },
    ],
    'network.sourceIp': [
      ...either('initiatedBy.user.ipAddress', 'initiatedBy.app.ipAddress'),
      'callerIpAddress',
      'ipAddress',
    ],
    'network.userAgent': [USER_AGENT_DETAIL, ...either('userAgent')],
    organization: TENANT,
  },
  extra: {
    service: either('loggedByService'),
    category: either('category'),
    operationType: either('operationType'),
    reason: either('resultReason'),
    changed: { hook: 'changedProperties' },
    targetType: either('targetResources.0.type'),
    application: [
      {
        from: [
          { in: 'properties.additionalDetails', named: 'AppId' },
          { in: 'additionalDetails', named: 'AppId' },
        ],
        via: 'lower',
      },
      { hook: 'consentedApp' },
    ],
    adminConsent: { hook: 'adminConsent' },
    correlationId: either('correlationId'),
    scopes: { hook: 'grantedScopes' },
    consent: { hook: 'grantedFor' },
  },
  finish: 'auditRecipients',
};

const PROVISIONING: EventShape = {
  when: {
    any: [
      { is: ['category', 'ProvisioningLogs'] },
      { all: [{ has: 'provisioningAction' }, { has: 'activityDateTime' }] },
    ],
  },
  stream: 'provisioning',
  operation: ['operationName', ...either('provisioningAction'), { const: 'Provisioning activity' }],
  time: ['time', ...either('activityDateTime')],
  operations: NO_OPERATIONS,
  fields: {
    vendorEventId: either('id'),
    outcome: {
      lookup: [
        ...either(
          'provisioningStatusInfo.status',
          'provisioningStatusInfo.Status',
          'statusInfo.status',
        ),
        'resultType',
      ],
      table: { success: 'success', failure: 'failure' },
    },
    'actor.kind': {
      lookup: either('initiatedBy.initiatorType', 'initiatedBy.Type', 'initiatedBy.initiatingType'),
      table: { user: 'person', application: 'service', system: 'system' },
      otherwise: 'system',
    },
    'actor.id': either('initiatedBy.id', 'initiatedBy.Id'),
    'actor.name': either('initiatedBy.displayName', 'initiatedBy.Name'),
    targetUser: [
      {
        from: either(
          'sourceIdentity.details.UserPrincipalName',
          'sourceIdentity.details.userPrincipalName',
        ),
        via: 'upn_email',
      },
      ...either('sourceIdentity.displayName', 'sourceIdentity.Name'),
    ],
    'object.kind': { const: 'account' },
    'object.id': either(
      'targetIdentity.id',
      'targetIdentity.Id',
      'sourceIdentity.id',
      'sourceIdentity.Id',
    ),
    'object.name': either('sourceIdentity.displayName', 'sourceIdentity.Name'),
    organization: TENANT,
  },
  extra: {
    change: either('provisioningAction', 'action'),
    application: either('servicePrincipal.displayName', 'servicePrincipal.Name'),
    sourceSystem: either('sourceSystem.displayName', 'sourceSystem.Name'),
    targetSystem: either('targetSystem.displayName', 'targetSystem.Name'),
    status: [
      ...either('provisioningStatusInfo.status', 'provisioningStatusInfo.Status'),
      'resultType',
    ],
    job: either('jobId'),
  },
};

/** A detection that a sign-in, a user or a workload is at risk, and the resulting state. */
const RISK: EventShape = {
  when: {
    any: [
      {
        is: [
          'category',
          ['RiskyUsers', 'UserRiskEvents', 'RiskyServicePrincipals', 'ServicePrincipalRiskEvents'],
        ],
      },
      { has: 'riskEventType' },
      { all: [{ has: 'riskLevel' }, { has: 'riskState' }] },
    ],
  },
  stream: 'risk',
  operation: [
    'operationName',
    {
      when: { any: [{ has: 'riskEventType' }, { has: 'riskType' }] },
      then: { const: 'User Risk Detection' },
      otherwise: { const: 'Risky user' },
    },
  ],
  time: ['time', 'lastUpdatedDateTime', 'detectedDateTime', 'riskLastUpdatedDateTime'],
  operations: NO_OPERATIONS,
  fields: {
    // The state of a user has the user's id: every change of it is its own event.
    vendorEventId: {
      parts: [[...either('id')], [...either('riskLastUpdatedDateTime', 'lastUpdatedDateTime')]],
      with: '/',
    },
    observedAt: either('detectedDateTime'),
    vendorSeverity: either('riskLevel'),
    vendorRule: either('riskEventType', 'riskType'),
    'actor.kind': {
      when: {
        any: [{ has: 'properties.servicePrincipalId' }, { has: 'servicePrincipalId' }],
      },
      then: { const: 'service' },
      otherwise: { const: 'person' },
    },
    'actor.email': { from: either('userPrincipalName'), via: 'upn_email' },
    'actor.id': either('userId', 'servicePrincipalId', 'id'),
    'actor.name': [
      ...either('userDisplayName', 'servicePrincipalDisplayName', 'displayName'),
      'identity',
    ],
    'object.kind': { const: 'account' },
    'object.id': either('userId', 'servicePrincipalId', 'id'),
    'object.name': either('userPrincipalName', 'servicePrincipalDisplayName'),
    'network.sourceIp': [...either('ipAddress'), 'callerIpAddress'],
    'network.userAgent': { hook: 'riskUserAgent' },
    organization: TENANT,
  },
  extra: {
    state: either('riskState'),
    detail: either('riskDetail'),
    activity: either('activity'),
    timing: either('detectionTimingType'),
    detectedBy: either('source'),
    country: [...either('location.countryOrRegion'), 'location'],
    city: either('location.city'),
    requestId: either('requestId'),
    correlationId: either('correlationId'),
  },
};

/** A request that a program or person made of Microsoft Graph. */
const GRAPH_ACTIVITY: EventShape = {
  when: {
    any: [{ is: ['category', 'MicrosoftGraphActivityLogs'] }, { has: 'properties.requestUri' }],
  },
  stream: 'graph-activity',
  operation: ['operationName', { const: 'Microsoft Graph Activity' }],
  time: ['time', 'properties.timeGenerated', 'TimeGenerated'],
  operations: NO_OPERATIONS,
  fields: {
    vendorEventId: ['properties.requestId', 'properties.operationId'],
    outcome: { hook: 'requestOutcome' },
    'actor.kind': {
      when: { has: 'properties.userId' },
      then: { const: 'person' },
      otherwise: { const: 'service' },
    },
    'actor.id': [
      'properties.userId',
      'properties.UserPrincipalObjectID',
      'properties.servicePrincipalId',
    ],
    'object.kind': { const: 'other' },
    'object.url': 'properties.requestUri',
    'object.sizeBytes': 'properties.responseSizeBytes',
    'network.sourceIp': ['properties.ipAddress', 'callerIpAddress'],
    'network.userAgent': 'properties.userAgent',
    cloudAccount: TENANT,
    cloudRegion: ['location', 'properties.location'],
    organization: TENANT,
  },
  extra: {
    method: 'properties.requestMethod',
    status: 'properties.responseStatusCode',
    application: 'properties.appId',
    roles: 'properties.roles',
    scopes: 'properties.scopes',
    signIn: 'properties.signInActivityId',
    apiVersion: 'properties.apiVersion',
    correlationId: 'correlationId',
  },
  finish: 'graphRequest',
};

/** Traffic of Global Secure Access: who reached which address through the network of the tenant. */
const NETWORK_TRAFFIC: EventShape = {
  when: { is: ['category', ['NetworkAccessTrafficLogs', 'NetworkAccessConnectionEvents']] },
  stream: 'network-traffic',
  operation: ['properties.httpMethod', 'properties.HttpMethod', 'operationName'],
  time: ['time', 'properties.createdDateTime', 'properties.CreatedDateTime'],
  operations: NO_OPERATIONS,
  fields: {
    vendorEventId: ['properties.transactionId', 'properties.TransactionId'],
    outcome: {
      lookup: ['properties.action', 'properties.Action'],
      table: { allow: 'success', bypass: 'success', block: 'failure' },
    },
    vendorRule: ['properties.policyRuleName', 'properties.RuleName', 'properties.policyName'],
    'actor.email': {
      from: ['properties.userPrincipalName', 'properties.UserPrincipalName'],
      via: 'upn_email',
    },
    'actor.id': ['properties.userId', 'properties.UserId'],
    'actor.name': {
      from: {
        from: ['properties.userPrincipalName', 'properties.UserPrincipalName'],
        via: 'upn_email',
      },
      via: 'email_local',
    },
    'object.url': ['properties.destinationUrl', 'properties.DestinationUrl'],
    'device.id': ['properties.deviceId', 'properties.DeviceId'],
    'device.os': ['properties.deviceOperatingSystem', 'properties.DeviceOperatingSystem'],
    'network.sourceIp': ['properties.sourceIp', 'properties.SourceIp'],
    'network.destinationIp': ['properties.destinationIp', 'properties.DestinationIp'],
    'network.destinationDomain': ['properties.destinationFQDN', 'properties.DestinationFqdn'],
    'process.name': ['properties.initiatingProcessName', 'properties.InitiatingProcessName'],
    organization: TENANT,
  },
  extra: {
    trafficType: ['properties.trafficType', 'properties.TrafficType'],
    categories: ['properties.destinationWebCategory.displayName', 'properties.WebCategories'],
    sentBytes: ['properties.sentBytes', 'properties.SentBytes'],
    receivedBytes: ['properties.receivedBytes', 'properties.ReceivedBytes'],
    transport: ['properties.transportProtocol', 'properties.TransportProtocol'],
  },
};

/** Any other directory log: facts of the common envelope of diagnostic settings. */
const OTHER_LOG: EventShape = {
  when: { all: [{ has: 'operationName' }, { has: 'time' }] },
  stream: 'diagnostic',
  operation: 'operationName',
  time: 'time',
  operations: NO_OPERATIONS,
  fields: {
    vendorEventId: ['properties.id', 'properties.requestId'],
    outcome: {
      lookup: 'resultType',
      table: { success: 'success', '0': 'success', failure: 'failure' },
    },
    'actor.email': {
      from: ['properties.userPrincipalName', 'properties.UserId', 'identity'],
      via: 'upn_email',
    },
    'actor.id': 'properties.userId',
    'actor.name': 'identity',
    'network.sourceIp': ['callerIpAddress', 'properties.ipAddress'],
    organization: TENANT,
  },
  extra: { category: 'category', result: 'resultType', correlationId: 'correlationId' },
};

/** The mapping of Entra's own records; records of the unified audit log are read before it. */
export const mapping: MapDeclaration = {
  source: 'Entra',
  shapes: [
    { when: { has: 'subscriptionId' }, hook: 'changeNotification' },
    SIGN_IN,
    DIRECTORY_AUDIT,
    PROVISIONING,
    RISK,
    GRAPH_ACTIVITY,
    NETWORK_TRAFFIC,
    {
      when: { is: ['category', 'RemoteNetworkHealthLogs'] },
      skip: 'the state of a network connection, not an act',
    },
    GRAPH_APP,
    GRAPH_DEVICE,
    GRAPH_GROUP,
    GRAPH_USER,
    OTHER_LOG,
    { when: { has: 'value' }, skip: 'a page of results without a record' },
  ],
};
