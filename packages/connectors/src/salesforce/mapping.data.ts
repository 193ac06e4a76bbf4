import type { EventShape, MapDeclaration, Value } from '../kit/map/map-declaration.ts';
import { ENTITY_SHAPES } from './entities.data.ts';
import { FILE_SHAPES } from './files.data.ts';
import { OPERATIONS } from './operations.data.ts';
import {
  COMMON,
  EXTRA,
  OWN_DEVICE,
  SALESFORCE,
  TIME,
  TYPE,
  ofType,
  typeAnd,
} from './shared.data.ts';

const LOGIN_OUTCOME: Value = {
  when: {
    any: [{ is: ['LOGIN_STATUS', ['LOGIN_NO_ERROR', 'Success']] }, { is: ['Status', 'Success'] }],
  },
  then: { const: 'success' },
  otherwise: {
    when: { any: [{ has: 'LOGIN_STATUS' }, { has: 'Status' }] },
    then: { const: 'failure' },
  },
};

const SIGN_IN_EXTRA = {
  userId18: 'USER_ID_DERIVED',
  loginType: ['LoginType', 'LOGIN_TYPE'],
  loginSubType: ['LoginSubType', 'LOGIN_SUB_TYPE'],
  status: ['LOGIN_STATUS', 'Status'],
  application: 'Application',
  browser: ['Browser', 'BROWSER'],
  country: ['CountryIso', 'Country'],
  city: ['City', 'LOGIN_GEO_LOCATION'],
  loginKey: ['LOGIN_KEY', 'LoginKey'],
  requestId: 'REQUEST_ID',
  sessionLevel: ['SessionLevel', 'SESSION_LEVEL'],
  tls: ['TlsProtocol', 'TLS_PROTOCOL'],
  apiType: ['ApiType', 'API_TYPE'],
  authenticationMethod: ['AuthMethodReference', 'AUTHENTICATION_METHOD_REFERENCE'],
  policy: 'PolicyId',
  policyOutcome: 'PolicyOutcome',
} as const;

const login: EventShape = {
  when: ofType(['Login'], 'LoginType'),
  stream: 'logins',
  operation: [TYPE, { const: 'Login' }],
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    outcome: LOGIN_OUTCOME,
    'object.kind': { const: 'account' },
    'object.url': ['LOGIN_URL', 'LoginUrl'],
  },
  extra: SIGN_IN_EXTRA,
};

const loginHistory: EventShape = {
  when: { any: [{ is: ['attributes.type', 'LoginHistory'] }, { has: 'LoginTime' }] },
  stream: 'logins',
  operation: { const: 'LoginHistory' },
  time: 'LoginTime',
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    vendorEventId: 'Id',
    outcome: LOGIN_OUTCOME,
    'object.kind': { const: 'account' },
    'object.url': 'LoginUrl',
  },
  extra: SIGN_IN_EXTRA,
};

const logout: EventShape = {
  when: {
    any: [
      ofType(['Logout']),
      // The only event type with just user, time, address and session.
      {
        all: [
          { not: { has: 'attributes.type' } },
          { has: 'EventDate' },
          { has: 'SessionKey' },
          { has: 'LoginKey' },
          {
            not: {
              any: [
                'LoginType',
                'Query',
                'Operation',
                'RecordId',
                'PageUrl',
                'ReportId',
                'Score',
                'FileAction',
                'ListViewId',
                'DelegatedUsername',
                'VerificationMethod',
                'QueriedEntities',
                'Platform',
              ].map((has) => ({ has })),
            },
          },
        ],
      },
    ],
  },
  stream: 'logins',
  operation: [TYPE, { const: 'Logout' }],
  time: TIME,
  operations: OPERATIONS,
  fields: { ...COMMON, 'object.kind': { const: 'account' }, 'device.os': [] },
  extra: {
    userId18: 'USER_ID_DERIVED',
    sessionKey: ['SESSION_KEY', 'SessionKey'],
    loginKey: ['LOGIN_KEY', 'LoginKey'],
    requestId: 'REQUEST_ID',
    userInitiated: 'USER_INITIATED_LOGOUT',
  },
};

/** An administrator uses someone else’s account: the delegate is the actor, the account the target. */
const loginAs: EventShape = {
  when: ofType(['LoginAs'], 'DelegatedUsername'),
  stream: 'logins',
  operation: [TYPE, { const: 'LoginAs' }],
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    'actor.id': ['DELEGATED_USER_ID', 'DelegatedUserIdentifier', 'DELEGATED_USER_ID_DERIVED'],
    'actor.email': ['DELEGATED_USER_NAME', 'DelegatedUsername', 'DelegatedUserName'],
    'actor.name': ['DELEGATED_USER_NAME', 'DelegatedUsername', 'DelegatedUserName'],
    targetUser: ['USER_NAME', 'Username', 'USER_ID', 'UserId', 'UserIdentifier'],
    'object.kind': { const: 'account' },
    'object.id': ['USER_ID', 'UserId', 'UserIdentifier'],
    'object.url': 'TargetUrl',
  },
  extra: EXTRA,
};

const setupAuditTrail: EventShape = {
  when: {
    any: [
      { is: ['attributes.type', 'SetupAuditTrail'] },
      { all: [{ has: 'Section' }, { has: 'Action' }] },
    ],
  },
  stream: 'setup-audit-trail',
  operation: 'Action',
  time: 'CreatedDate',
  operations: {},
  fields: {
    vendorEventId: 'Id',
    // The trail records what was done; attempts that failed do not appear in it.
    outcome: { const: 'success' },
    'actor.id': 'CreatedById',
    'actor.email': ['CreatedBy.Username', 'CreatedBy.Email'],
    'actor.name': ['CreatedBy.Name', 'CreatedBy.Username'],
    targetUser: { hook: 'audited_user' },
    'object.kind': {
      lookup: 'Section',
      table: {
        'manage users': 'account',
        'customer portal': 'account',
        'partner portal': 'account',
        'partner relationship management': 'account',
        groups: 'group',
        'connected apps': 'application',
        'installed packages': 'application',
      },
      otherwise: 'setting',
    },
    'object.name': 'Section',
  },
  extra: {
    display: 'Display',
    // Who worked under the actor's account, when someone did.
    delegateUser: 'DelegateUser',
    context: 'CreatedByContext',
    issuer: 'CreatedByIssuer',
    namespace: 'ResponsibleNamespacePrefix',
  },
  finish: 'data_export',
};

/** Changes of fields as some collectors hand them on, with a person's address in `USER`. */
const fieldAudit: EventShape = {
  when: { is: ['EVENT_TYPE', ['Audit Trail', 'Report/Dashboard']] },
  stream: 'audit-trail',
  operation: ['ACTION', 'EVENT_TYPE'],
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    'object.kind': { const: 'other' },
    'object.id': ['OBJECT_ID', 'REPORT_ID', 'DASHBOARD_ID'],
    'object.name': ['RECORD_NAME', 'REPORT_NAME'],
    'object.owner': 'RECORD_OWNER',
    'object.url': 'REPORT_URL',
  },
  extra: { ...EXTRA, field: 'FIELD_NAME', before: 'OLD_VALUE', after: 'NEW_VALUE' },
};

const report: EventShape = {
  when: ofType(['ReportExport', 'Report', 'AsyncReportRun', 'MultiBlockReport'], 'ReportId'),
  stream: 'reports',
  operation: typeAnd('Report', 'Operation'),
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    'object.kind': { const: 'other' },
    'object.id': [
      'REPORT_ID_DERIVED',
      'REPORT_ID',
      'ReportId',
      'ReportIdentifier',
      'URI_ID_DERIVED',
    ],
    'object.name': 'Name',
    'object.owner': ['OwnerId', 'OWNER_ID'],
    'object.url': 'REPORT_URL',
  },
  origin: SALESFORCE,
  destination: {
    kind: 'device',
    name: {
      when: {
        any: [ofType(['ReportExport']), { starts: ['Operation', 'ReportExported'] }],
      },
      then: { const: 'Device' },
    },
  },
  extra: {
    ...EXTRA,
    description: ['REPORT_DESCRIPTION', 'Description'],
    format: ['ExportFileFormat', 'Format', 'RENDERING_TYPE'],
    columns: ['NumberOfColumns', 'NUMBER_COLUMNS'],
    scope: 'Scope',
    dashboard: ['DashboardName', 'DASHBOARD_ID'],
    source: ['EventSource', 'ORIGIN'],
  },
};

const bulkApi: EventShape = {
  when: ofType(['BulkApi', 'BulkApi2', 'BulkApiRequest', 'BulkApiResult']),
  stream: 'bulk-api',
  operation: typeAnd('BulkApi', 'OPERATION_TYPE', 'OperationType'),
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    'object.kind': { const: 'database' },
    'object.id': ['JOB_ID', 'JobIdentifier', 'BATCH_ID'],
    'object.name': ['ENTITY_TYPE', 'EntityType'],
  },
  origin: {
    ...SALESFORCE,
    name: {
      when: {
        any: [
          ofType(['BulkApiResult']),
          { is: ['OPERATION_TYPE', ['query', 'queryAll']] },
          { is: ['OperationType', ['query', 'queryAll']] },
        ],
      },
      then: { const: 'Salesforce' },
    },
  },
  destination: {
    ...SALESFORCE,
    name: {
      when: {
        any: ['OPERATION_TYPE', 'OperationType'].map((at) => ({
          is: [at, ['insert', 'upsert', 'update']] as const,
        })),
      },
      then: { const: 'Salesforce' },
    },
  },
  extra: {
    ...EXTRA,
    query: ['QUERY', 'Query'],
    batch: ['BATCH_ID', 'BatchIdentifier'],
    failures: 'NUMBER_FAILURES',
  },
};

const api: EventShape = {
  when: ofType([
    'API',
    'Api',
    'RestApi',
    'ApexRestApi',
    'ApexSoap',
    'ApiTotalUsage',
    'ApiConnectedApp',
  ]),
  stream: 'api',
  operation: {
    when: ofType(['API', 'Api', 'RestApi']),
    then: typeAnd(
      'Api',
      'METHOD_NAME',
      'MethodName',
      'API_METHOD',
      'METHOD',
      'Method',
      'Operation',
    ),
    otherwise: TYPE,
  },
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    'object.kind': { const: 'other' },
    'object.id': ['OBJECT_ID', 'RecordId'],
    'object.name': ['ENTITY_NAME', 'EntityName', 'QueriedEntities', 'OBJECT_TYPE'],
    'object.sizeBytes': { when: { is: ['METHOD', 'GET'] }, then: 'RESPONSE_SIZE' },
  },
  extra: {
    ...EXTRA,
    method: ['METHOD', 'HTTP_METHOD', 'METHOD_NAME', 'HttpMethod'],
    resource: ['API_RESOURCE', 'ApiResource'],
    query: ['QUERY', 'Query'],
    apiFamily: ['API_FAMILY', 'ApiType', 'API_TYPE'],
    apiVersion: ['API_VERSION', 'ApiVersion'],
    requestBytes: ['REQUEST_SIZE', 'RequestSize'],
    responseBytes: ['RESPONSE_SIZE', 'ResponseSize'],
    exception: ['EXCEPTION_MESSAGE', 'ERROR_MESSAGE'],
  },
};

/** Code of the tenant that calls out: the host it reached is the far end. */
const callout: EventShape = {
  when: ofType([
    'ApexCallout',
    'ExternalCustomApexCallout',
    'ExternalODataCallout',
    'ExternalCrossOrgCallout',
    'ContinuationCalloutSummary',
    'NamedCredential',
  ]),
  stream: 'apex',
  operation: TYPE,
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    'object.kind': { const: 'application' },
    'object.name': ['ENTITY', 'ENTITY_NAME'],
    'object.url': ['URL', 'Url'],
    'network.destinationDomain': { from: ['URL', 'Url'], via: 'url_host' },
  },
  extra: {
    ...EXTRA,
    method: ['METHOD', 'ACTION'],
    type: 'TYPE',
    requestBytes: 'REQUEST_SIZE',
    responseBytes: 'RESPONSE_SIZE',
    message: 'MESSAGE',
  },
};

const page: EventShape = {
  when: ofType(
    [
      'LightningPageView',
      'LightningUri',
      'Uri',
      'URI',
      'ListView',
      'Dashboard',
      'KnowledgeArticleView',
      'VisualforceRequest',
      'Sites',
      'Search',
      'SearchClick',
    ],
    'RecordId',
  ),
  stream: 'pages',
  operation: {
    when: ofType(['Uri', 'LightningUri'], 'RecordId'),
    then: typeAnd('Uri', 'Operation'),
    otherwise: TYPE,
  },
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    'object.kind': { const: 'other' },
    'object.id': [
      'PAGE_ENTITY_ID',
      'RecordId',
      'ListViewId',
      'DASHBOARD_ID_DERIVED',
      'DASHBOARD_ID',
      'ARTICLE_ID',
      'URI_ID_DERIVED',
      'PageEntityIdentifier',
    ],
    'object.name': ['Name', 'PAGE_NAME'],
    'object.owner': 'OwnerId',
    'object.url': ['PAGE_URL', 'PageUrl', 'REFERRER_URI'],
  },
  extra: {
    ...EXTRA,
    entityType: ['PAGE_ENTITY_TYPE', 'PageEntityType'],
    previousPage: ['PREVPAGE_URL', 'PREVPAGE_ENTITY_ID', 'PreviousPageUrl'],
    message: 'Message',
    term: ['SEARCH_QUERY', 'QUERY_ID'],
  },
};

const permission: EventShape = {
  when: ofType(['PermissionSet', 'GroupMembership', 'PermissionUpdate'], 'PermissionList'),
  stream: 'permissions',
  operation: typeAnd('PermissionSet', 'Operation', 'OPERATION', 'ACTION'),
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    targetUser: ['MEMBER_ID', { from: { from: 'ImpactedUserIds', via: 'json' }, via: 'first' }],
    targetGroup: ['GROUP_ID', 'GROUP_IDS'],
    'object.kind': { const: 'group' },
    'object.id': ['ParentIdList', 'GROUP_ID'],
    'object.name': 'ParentNameList',
  },
  extra: {
    ...EXTRA,
    permissions: 'PermissionList',
    permissionType: 'PermissionType',
    users: 'UserCount',
    impactedUsers: 'ImpactedUserIds',
    hasExternalUsers: 'HasExternalUsers',
  },
};

/** What Salesforce's own threat detection reports. */
const threat: EventShape = {
  when: ofType(
    [
      'CredentialStuffing',
      'SessionHijacking',
      'ReportAnomaly',
      'ApiAnomaly',
      'GuestUserAnomaly',
      'LoginAnomaly',
    ],
    'Score',
  ),
  stream: 'threats',
  operation: [TYPE, { const: 'ThreatDetection' }],
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    vendorRule: TYPE,
    'network.sourceIp': [
      { from: 'SourceIp', via: 'ip' },
      { from: 'CurrentIp', via: 'ip' },
    ],
    'object.kind': { const: 'other' },
    'object.id': 'Report',
  },
  extra: {
    ...EXTRA,
    // How unusual it is, and not how bad.
    score: 'Score',
    summary: 'Summary',
    data: 'SecurityEventData',
    previousIp: 'PreviousIp',
  },
};

const mail: EventShape = {
  when: ofType(['MobileEmail']),
  stream: 'mobile',
  operation: TYPE,
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    'object.kind': { const: 'message' },
    'mail.to': { from: 'EmailAddress', via: 'email' },
  },
  origin: SALESFORCE,
  recipients: [{ kind: 'person', address: 'EmailAddress' }],
  extra: EXTRA,
};

const analyticsDownload: EventShape = {
  when: ofType(['WaveDownload']),
  stream: 'reports',
  operation: TYPE,
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    'object.kind': { const: 'other' },
    'object.id': ['ASSET_ID', 'AssetIdentifier'],
    'object.name': ['ASSET_NAME', 'AssetName'],
  },
  origin: SALESFORCE,
  destination: OWN_DEVICE,
  extra: {
    ...EXTRA,
    assetType: ['ASSET_TYPE', 'AssetType'],
    format: ['DOWNLOAD_FORMAT', 'DownloadFormat'],
  },
};

/** Every other type: executed code, limits, packages, encryption, and future ones. */
const other: EventShape = {
  when: {
    any: [
      { has: 'EVENT_TYPE' },
      { all: [{ has: 'attributes.type' }, { any: [{ has: 'EventDate' }, { has: 'Timestamp' }] }] },
    ],
  },
  stream: 'events',
  operation: TYPE,
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    'object.kind': { const: 'other' },
    'object.id': ['TRIGGER_ID', 'PACKAGE_ID', 'DOCUMENT_ID', 'CONNECTED_APP_ID', 'RecordId'],
    'object.name': [
      'TRIGGER_NAME',
      'PACKAGE_NAME',
      'CHANGE_SET_NAME',
      'CONNECTED_APP_NAME',
      'FLOW_NAME',
    ],
  },
  extra: {
    ...EXTRA,
    entryPoint: 'ENTRY_POINT',
    operation: ['OPERATION', 'Operation', 'ACTION', 'TRIGGER_TYPE', 'DML_TYPE', 'Activity'],
    exception: ['EXCEPTION_MESSAGE', 'MESSAGE', 'Message'],
    status: ['STATUS', 'Status'],
    verificationMethod: 'VerificationMethod',
  },
};

export const mapping: MapDeclaration = {
  source: 'Salesforce',
  shapes: [
    { when: { has: 'LogFile' }, skip: 'The index entry of an event log file, not its content.' },
    setupAuditTrail,
    loginHistory,
    login,
    loginAs,
    logout,
    fieldAudit,
    ...FILE_SHAPES,
    report,
    analyticsDownload,
    bulkApi,
    callout,
    api,
    page,
    permission,
    threat,
    mail,
    ...ENTITY_SHAPES,
    other,
  ],
};
