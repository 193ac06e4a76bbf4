import type { ConnectorCase } from '../kit/connector-case.ts';
import type { VendorRecord } from '../kit/define-connector.ts';

const SIGN_INS = 'Microsoft Graph, signIn resource type';
const AUDITS = 'Microsoft Entra audit log categories and activities';
const DIAGNOSTIC = 'Integrate Microsoft Entra logs with Azure Monitor logs';
const PROVISIONING = 'Microsoft Graph, provisioningObjectSummary resource type';
const RISK = 'Microsoft Graph, riskDetection resource type';
const GRAPH_ACTIVITY = 'Access Microsoft Graph activity logs';
const USERS = 'Microsoft Graph, user: delta';
const GROUPS = 'Microsoft Graph, group: delta';
const APPS = 'Microsoft Graph, List servicePrincipals';
const DEVICES = 'Microsoft Graph, device: delta';
const NOTIFICATIONS = 'Microsoft Graph, receive change notifications through webhooks';
const SCHEMA = 'Office 365 Management Activity API schema, Azure Active Directory schemas';
const TABLES = 'Azure Monitor Logs table reference, AuditLogs and SigninLogs';
const TRAFFIC = 'Global Secure Access network traffic logs';

const TENANT = '5b1f0c9e-1a2b-4c3d-9e8f-0a1b2c3d4e5f';
const TIME = '2026-02-03T08:15:30.1234567Z';
const OCCURRED_AT = Date.UTC(2026, 1, 3, 8, 15, 30, 123);
const USER = {
  id: '9c9c9c9c-1111-4222-8333-444444444444',
  displayName: 'Mara Lind',
  userPrincipalName: 'Mara.Lind@harbor.example',
  ipAddress: '203.0.113.40',
};

function signIn(more: VendorRecord = {}): VendorRecord {
  return {
    id: 'a1a1a1a1-0000-4000-8000-000000000001',
    createdDateTime: TIME,
    userDisplayName: 'Mara Lind',
    userPrincipalName: 'Mara.Lind@harbor.example',
    userId: USER.id,
    appId: 'de8bc8b5-0000-4000-8000-aaaaaaaaaaaa',
    appDisplayName: 'Expense desk',
    ipAddress: '203.0.113.40',
    clientAppUsed: 'Browser',
    status: { errorCode: 0, failureReason: 'Other.' },
    deviceDetail: {
      deviceId: 'dddd0000-0000-4000-8000-000000000009',
      displayName: 'HARBOR-LT-7',
      operatingSystem: 'Windows11',
      browser: 'Edge 130.0.0',
      isManaged: true,
    },
    location: { city: 'Riga', countryOrRegion: 'LV' },
    resourceDisplayName: 'Microsoft Graph',
    resourceId: '00000003-0000-0000-c000-000000000000',
    riskLevelDuringSignIn: 'none',
    ...more,
  };
}

function diagnostic(
  category: string,
  operationName: string,
  properties: VendorRecord,
): VendorRecord {
  return {
    time: TIME,
    resourceId: `/tenants/${TENANT}/providers/Microsoft.aadiam`,
    operationName,
    operationVersion: '1.0',
    category,
    tenantId: TENANT,
    correlationId: 'c0c0c0c0-0000-4000-8000-000000000002',
    properties,
  };
}

function audit(activity: string, targets: VendorRecord[], more: VendorRecord = {}): VendorRecord {
  return {
    id: 'Directory_c0c0c0c0_QX4WA_1',
    category: 'UserManagement',
    result: 'success',
    resultReason: '',
    activityDisplayName: activity,
    activityDateTime: TIME,
    loggedByService: 'Core Directory',
    operationType: 'Add',
    initiatedBy: { user: USER, app: null },
    targetResources: targets,
    additionalDetails: [{ key: 'User-Agent', value: 'Mozilla/5.0 (X11)' }],
    ...more,
  };
}

const PIA = {
  id: 'bbbb0000-0000-4000-8000-000000000003',
  displayName: 'Pia Koch',
  type: 'User',
  userPrincipalName: 'pia.koch_partner.example#EXT#@harbor.onmicrosoft.com',
  modifiedProperties: [],
};

function graphRequest(method: string, uri: string, status = 200): VendorRecord {
  return {
    ...diagnostic('MicrosoftGraphActivityLogs', 'Microsoft Graph Activity', {
      requestId: 'e0e0e0e0-0000-4000-8000-000000000004',
      requestMethod: method,
      requestUri: uri,
      responseStatusCode: status,
      responseSizeBytes: 2048,
      userId: USER.id,
      appId: 'de8bc8b5-0000-4000-8000-aaaaaaaaaaaa',
      ipAddress: '203.0.113.40',
      userAgent: 'python-requests/2.32',
      tenantId: TENANT,
    }),
    location: 'North Europe',
  };
}

/** Operations recognized by name alone. */
const NAMED: readonly [readonly string[], ConnectorCase['expect']][] = [
  [
    [
      'Download users - finished (bulk)',
      'Download group members - finished (bulk)',
      'Download groups - finished (bulk)',
      'Download devices - finished (bulk)',
      'Download registration and reset events - finished (bulk)',
      'Download user registration details - finished (bulk)',
      'Download role assignments - finished (bulk)',
      'Download service principals - finished (bulk)',
      'Export summary data - finished (bulk)',
    ],
    { action: 'Download', movement: 'download' },
  ],
  [
    [
      'Redeem extern user invite',
      'Invite external user with reset invitation status',
      'Update a partner cross-tenant access setting',
    ],
    { action: 'Share', movement: 'share' },
  ],
  [['Reveal local administrator password'], { action: 'View', movement: 'none' }],
];

const namedCases: readonly ConnectorCase[] = NAMED.flatMap(([operations, expected]) =>
  operations.map((operation) => ({
    operation,
    source: AUDITS,
    record: audit(operation, []),
    expect: expected,
  })),
);

export const cases: readonly ConnectorCase[] = [
  ...namedCases,
  {
    operation: 'Sign-in activity',
    source: SIGN_INS,
    record: signIn(),
    expect: {
      source: 'Entra',
      stream: 'sign-ins',
      vendorOperation: 'Sign-in activity',
      action: null,
      occurredAt: OCCURRED_AT,
      outcome: 'success',
      'actor.kind': 'person',
      'actor.email': 'mara.lind@harbor.example',
      'actor.id': USER.id,
      'actor.name': 'mara.lind',
      'device.hostname': 'HARBOR-LT-7',
      'device.managed': 'yes',
      'network.sourceIp': '203.0.113.40',
      'object.name': 'Microsoft Graph',
    },
  },
  {
    operation: 'Sign-in activity, refused',
    source: SIGN_INS,
    record: signIn({
      status: { errorCode: 50126, failureReason: 'Invalid username or password.' },
    }),
    expect: { outcome: 'failure', 'extra.reason': 'Invalid username or password.' },
  },
  {
    operation: 'Sign-in activity, NonInteractiveUserSignInLogs',
    source: DIAGNOSTIC,
    record: {
      ...diagnostic('NonInteractiveUserSignInLogs', 'Sign-in activity', signIn()),
      resultType: '0',
      callerIpAddress: '203.0.113.40',
    },
    expect: {
      outcome: 'success',
      'actor.name': 'mara.lind',
      vendorEventId: 'a1a1a1a1-0000-4000-8000-000000000001',
      organization: TENANT,
    },
  },
  {
    operation: 'Sign-in activity, ServicePrincipalSignInLogs',
    source: DIAGNOSTIC,
    record: {
      ...diagnostic('ServicePrincipalSignInLogs', 'Sign-in activity', {
        id: 'f1',
        createdDateTime: TIME,
        userId: null,
        appId: 'de8bc8b5-0000-4000-8000-aaaaaaaaaaaa',
        servicePrincipalName: 'nightly-export',
        servicePrincipalId: '77770000-0000-4000-8000-000000000007',
        ipAddress: '198.51.100.9',
        status: { errorCode: 7000215 },
      }),
      resultType: '7000215',
    },
    expect: {
      'actor.kind': 'service',
      'actor.name': 'nightly-export',
      outcome: 'failure',
      'network.sourceIp': '198.51.100.9',
    },
  },
  {
    operation: 'Sign-in activity, SigninLogs',
    source: TABLES,
    record: {
      TenantId: 'workspace',
      TimeGenerated: TIME,
      OperationName: 'Sign-in activity',
      Category: 'SignInLogs',
      ResultType: '0',
      AADTenantId: TENANT,
      Id: 'row-1',
      CreatedDateTime: TIME,
      UserPrincipalName: 'mara.lind@harbor.example',
      UserId: USER.id,
      IPAddress: '203.0.113.40',
      AppId: 'de8bc8b5-0000-4000-8000-aaaaaaaaaaaa',
      ConditionalAccessStatus: 'success',
      DeviceDetail: '{"operatingSystem":"MacOs","isManaged":false}',
      Type: 'SigninLogs',
    },
    expect: {
      vendorEventId: 'row-1',
      'actor.email': 'mara.lind@harbor.example',
      'device.os': 'MacOs',
      'device.managed': 'no',
      organization: TENANT,
    },
  },
  {
    operation: 'Add user',
    source: AUDITS,
    record: audit('Add user', [PIA]),
    expect: {
      stream: 'directory-audits',
      vendorOperation: 'Add user',
      outcome: 'success',
      'actor.email': 'mara.lind@harbor.example',
      targetUser: 'pia.koch@partner.example',
      'object.kind': 'account',
      'network.userAgent': 'Mozilla/5.0 (X11)',
    },
  },
  {
    operation: 'Invite external user',
    source: AUDITS,
    record: diagnostic('AuditLogs', 'Invite external user', audit('Invite external user', [PIA])),
    expect: {
      action: 'Share',
      movement: 'share',
      visibilityAfter: 'external',
      'recipients.0.address': 'pia.koch@partner.example',
      'recipients.0.outside': 'yes',
    },
  },
  {
    operation: 'Invite external user, refused',
    source: AUDITS,
    record: audit('Invite external user', [{ id: 'u-4', displayName: 'Kim', type: 'User' }], {
      result: 'failed',
      additionalDetails: [{ key: 'invitedUserEmailAddress', value: 'kim@partner.example' }],
    }),
    expect: {
      outcome: 'failure',
      visibilityAfter: 'external',
      'recipients.0.address': 'kim@partner.example',
    },
  },
  {
    operation: 'Invite external user, of the own domain',
    source: AUDITS,
    record: audit('Invite external user', [{ id: 'u-4', displayName: 'Tom', type: 'User' }], {
      initiatedBy: { user: { ...USER, userPrincipalName: 'mara.lind@harbor.example' } },
      additionalDetails: [{ key: 'invitedUserEmailAddress', value: 'Tom.Hale@harbor.example' }],
    }),
    expect: {
      visibilityAfter: null,
      'recipients.0.address': 'tom.hale@harbor.example',
      'recipients.0.outside': 'unknown',
    },
  },
  {
    operation: 'Consent to application, with permissions',
    source: AUDITS,
    record: audit('Consent to application', [
      {
        id: 'app-1',
        displayName: 'Mail helper',
        type: 'ServicePrincipal',
        modifiedProperties: [
          { displayName: 'ConsentContext.IsAdminConsent', newValue: '"True"' },
          {
            displayName: 'ConsentAction.Permissions',
            newValue:
              '"[] => [[Id: a, ClientId: b, PrincipalId: , Scope: Mail.Read Files.Read.All, ConsentType: AllPrincipals]]; "',
          },
        ],
      },
    ]),
    expect: { 'extra.scopes': 'Mail.Read Files.Read.All', 'extra.adminConsent': 'yes' },
  },
  {
    operation: 'Consent to application',
    source: AUDITS,
    record: audit('Consent to application', [
      { id: 'app-1', displayName: 'Mail helper', type: 'ServicePrincipal' },
    ]),
    expect: { action: 'Share', 'object.kind': 'application', 'object.name': 'Mail helper' },
  },
  {
    operation: 'Add member to group',
    source: AUDITS,
    record: diagnostic(
      'AuditLogs',
      'Add member to group',
      audit('Add member to group', [
        {
          ...PIA,
          modifiedProperties: [
            { displayName: 'Group.ObjectID', newValue: '"g-1"' },
            { displayName: 'Group.DisplayName', newValue: '"Finance"' },
          ],
        },
        { id: 'g-1', type: 'Group', displayName: null },
      ]),
    ),
    expect: {
      targetGroup: 'Finance',
      targetUser: 'pia.koch@partner.example',
      'actor.name': 'mara.lind',
      'extra.changed': 'Group.ObjectID, Group.DisplayName',
    },
  },
  {
    operation: 'Update device',
    source: AUDITS,
    record: audit('Update device', [{ id: 'dev-1', displayName: 'HARBOR-LT-7', type: 'Device' }], {
      initiatedBy: { app: { displayName: 'Device registration', servicePrincipalId: 'sp-1' } },
      additionalDetails: [{ key: 'DeviceOSType', value: 'Windows' }],
    }),
    expect: {
      'actor.kind': 'service',
      'actor.name': 'Device registration',
      'device.id': 'dev-1',
      'device.hostname': 'HARBOR-LT-7',
      'device.os': 'Windows',
    },
  },
  {
    operation: 'Recover device local administrator password',
    source: AUDITS,
    record: audit('Recover device local administrator password', [
      { id: 'dev-1', displayName: 'HARBOR-LT-7', type: 'Device' },
    ]),
    expect: { action: 'View', movement: 'none', 'device.hostname': 'HARBOR-LT-7' },
  },
  {
    operation: 'Download users',
    source: AUDITS,
    record: audit('Download users', []),
    expect: { action: 'Download', movement: 'download', recipients: [] },
  },
  {
    operation: 'Update conditional access policy',
    source: AUDITS,
    record: audit(
      'Update conditional access policy',
      [{ id: 'p-1', displayName: 'Block old clients', type: 'Policy' }],
      { result: 'failure', resultReason: 'Not allowed' },
    ),
    expect: { outcome: 'failure', 'object.kind': 'setting', 'extra.reason': 'Not allowed' },
  },
  {
    operation: 'Add service principal credentials',
    source: TABLES,
    record: {
      TimeGenerated: TIME,
      OperationName: 'Add service principal credentials',
      Category: 'ApplicationManagement',
      Id: 'row-2',
      Result: 'success',
      ActivityDisplayName: 'Add service principal credentials',
      InitiatedBy: JSON.stringify({ user: USER }),
      TargetResources: JSON.stringify([
        { id: 'sp-9', displayName: 'Reporting', type: 'ServicePrincipal' },
      ]),
      AADTenantId: TENANT,
    },
    expect: {
      vendorEventId: 'row-2',
      'actor.email': 'mara.lind@harbor.example',
      'object.name': 'Reporting',
    },
  },
  {
    operation: 'Provisioning activity',
    source: PROVISIONING,
    record: diagnostic('ProvisioningLogs', 'Provisioning activity', {
      id: 'prov-1',
      activityDateTime: TIME,
      provisioningAction: 'create',
      servicePrincipal: { Id: 'sp-2', Name: 'File box' },
      initiatedBy: { Type: 'system', Id: '', Name: 'Provisioning service' },
      sourceIdentity: {
        Id: 'u-5',
        Name: 'Jon Vale',
        details: { UserPrincipalName: 'jon.vale@harbor.example' },
      },
      provisioningStatusInfo: { Status: 'failure' },
    }),
    expect: {
      stream: 'provisioning',
      outcome: 'failure',
      'actor.kind': 'system',
      targetUser: 'jon.vale@harbor.example',
      'extra.application': 'File box',
    },
  },
  {
    operation: 'User Risk Detection',
    source: RISK,
    record: diagnostic('UserRiskEvents', 'User Risk Detection', {
      id: 'risk-1',
      riskEventType: 'unfamiliarFeatures',
      riskState: 'atRisk',
      riskLevel: 'high',
      ipAddress: '198.51.100.77',
      userId: USER.id,
      userDisplayName: 'Mara Lind',
      userPrincipalName: 'mara.lind@harbor.example',
      additionalInfo: '[{"Key":"userAgent","Value":"Mozilla/5.0 (Linux)"}]',
    }),
    expect: {
      stream: 'risk',
      vendorSeverity: 'high',
      vendorRule: 'unfamiliarFeatures',
      'actor.name': 'Mara Lind',
      'network.userAgent': 'Mozilla/5.0 (Linux)',
    },
  },
  {
    operation: 'Risky user',
    source: RISK,
    record: {
      id: USER.id,
      isDeleted: false,
      riskLastUpdatedDateTime: TIME,
      riskLevel: 'medium',
      riskState: 'atRisk',
      userDisplayName: 'Mara Lind',
      userPrincipalName: 'mara.lind@harbor.example',
    },
    expect: { vendorOperation: 'Risky user', vendorEventId: `${USER.id}/${TIME}` },
  },
  {
    operation: 'Microsoft Graph Activity, file content',
    source: GRAPH_ACTIVITY,
    record: graphRequest('GET', 'https://graph.microsoft.com/v1.0/drives/b1/items/01A/content'),
    expect: {
      action: 'Download',
      movement: 'download',
      outcome: 'success',
      'actor.id': USER.id,
      'object.url': 'https://graph.microsoft.com/v1.0/drives/b1/items/01A/content',
      cloudAccount: TENANT,
      cloudRegion: 'North Europe',
      'origin.name': 'Microsoft 365',
    },
  },
  {
    operation: 'Microsoft Graph Activity, invitation to an item',
    source: GRAPH_ACTIVITY,
    record: graphRequest('POST', 'https://graph.microsoft.com/v1.0/drives/b1/items/01A/invite'),
    expect: { action: 'Share', movement: 'share' },
  },
  {
    operation: 'Microsoft Graph Activity, refused',
    source: GRAPH_ACTIVITY,
    record: graphRequest(
      'GET',
      'https://graph.microsoft.com/v1.0/drives/b1/items/01A/content',
      403,
    ),
    expect: { action: 'Download', movement: 'none', outcome: 'failure', origin: null },
  },
  {
    operation: 'Microsoft Graph Activity, list of users',
    source: GRAPH_ACTIVITY,
    record: graphRequest('GET', 'https://graph.microsoft.com/v1.0/users?$top=5'),
    expect: { action: null, movement: 'none' },
  },
  {
    operation: 'NetworkAccessTrafficLogs',
    source: TRAFFIC,
    record: diagnostic('NetworkAccessTrafficLogs', 'Network traffic', {
      transactionId: 't-1',
      action: 'Block',
      userPrincipalName: 'mara.lind@harbor.example',
      destinationFQDN: 'Paste.Example',
      destinationIp: '198.51.100.200',
      initiatingProcessName: 'chrome.exe',
      deviceId: 'dev-1',
    }),
    expect: {
      vendorOperation: 'Network traffic',
      outcome: 'failure',
      'network.destinationDomain': 'paste.example',
      'process.name': 'chrome.exe',
    },
  },
  {
    operation: 'RemoteNetworkHealthLogs',
    source: DIAGNOSTIC,
    record: diagnostic('RemoteNetworkHealthLogs', 'Remote network health', {}),
    expect: { skipped: 'the state of a network connection, not an act' },
  },
  {
    operation: 'UserLoggedIn',
    source: SCHEMA,
    record: {
      CreationTime: '2026-02-03T08:15:30',
      Id: 'ual-1',
      Operation: 'UserLoggedIn',
      OrganizationId: TENANT,
      RecordType: 15,
      ResultStatus: 'Success',
      UserId: 'mara.lind@harbor.example',
      UserKey: '10032000aa11bb22',
      UserType: 0,
      Workload: 'AzureActiveDirectory',
      ActorIpAddress: '203.0.113.40',
      ExtendedProperties: [{ Name: 'UserAgent', Value: 'Mozilla/5.0' }],
      DeviceProperties: [
        { Name: 'OS', Value: 'Windows10' },
        { Name: 'IsCompliantAndManaged', Value: 'True' },
      ],
      Target: [{ ID: '00000003-0000-0000-c000-000000000000', Type: 0 }],
    },
    expect: {
      source: 'Entra',
      stream: 'audit',
      'actor.email': 'mara.lind@harbor.example',
      'device.os': 'Windows10',
      'device.managed': 'yes',
      'network.userAgent': 'Mozilla/5.0',
    },
  },
  {
    operation: 'Consent to application.',
    source: SCHEMA,
    record: {
      CreationTime: '2026-02-03T08:15:30',
      Id: 'ual-2',
      Operation: 'Consent to application.',
      OrganizationId: TENANT,
      RecordType: 8,
      ResultStatus: 'Success',
      UserId: 'mara.lind@harbor.example',
      Workload: 'AzureActiveDirectory',
      ObjectId: 'app-1',
      Target: [{ ID: 'Mail helper', Type: 1 }],
      ModifiedProperties: [
        {
          Name: 'TargetId.ServicePrincipalNames',
          NewValue: '["4B7F7990-2FF9-4CBE-AB4C-4C0A2B553DB1"]',
        },
      ],
    },
    expect: {
      action: 'Share',
      'object.name': 'Mail helper',
      targetUser: null,
      'extra.application': '4b7f7990-2ff9-4cbe-ab4c-4c0a2b553db1',
    },
  },
  {
    operation: 'Update group.',
    source: SCHEMA,
    record: {
      CreationTime: '2026-02-03T08:15:30',
      Id: 'ual-3',
      Operation: 'Update group.',
      OrganizationId: TENANT,
      RecordType: 8,
      ResultStatus: 'Success',
      UserId: 'mara.lind@harbor.example',
      Workload: 'AzureActiveDirectory',
      ObjectId: 'Not Available',
      Target: [
        { ID: 'Group_g-1', Type: 2 },
        { ID: 'Group', Type: 2 },
        { ID: 'Finance', Type: 1 },
      ],
    },
    expect: { 'object.kind': 'group', targetGroup: 'Finance', targetUser: null },
  },
  {
    operation: 'user: delta',
    source: USERS,
    record: {
      graphList: 'users',
      id: USER.id,
      userPrincipalName: 'Mara.Lind@harbor.example',
      mail: 'Mara.Lind@harbor.example',
      displayName: 'Mara Lind',
      jobTitle: 'Controller',
      department: 'Finance',
      employeeId: '4711',
      accountEnabled: false,
      userType: 'Member',
      employeeHireDate: '2024-05-02T00:00:00Z',
      employeeType: 'Employee',
    },
    expect: {
      kind: 'person',
      source: 'Entra',
      entityId: USER.id,
      emails: ['mara.lind@harbor.example'],
      logins: ['mara.lind@harbor.example'],
      title: 'Controller',
      status: 'suspended',
      external: 'no',
      hiredAt: Date.UTC(2024, 4, 2),
      employmentType: 'Employee',
      isDeleted: false,
    },
  },
  {
    operation: 'user: delta, guest',
    source: USERS,
    record: {
      id: PIA.id,
      userPrincipalName: PIA.userPrincipalName,
      mail: null,
      displayName: 'Pia Koch',
      userType: 'Guest',
      accountEnabled: true,
    },
    expect: { emails: ['pia.koch@partner.example'], external: 'yes', status: 'active' },
  },
  {
    operation: 'user: delta, removed',
    source: USERS,
    record: { graphList: 'users', id: USER.id, '@removed': { reason: 'changed' } },
    expect: { kind: 'person', entityId: USER.id, isDeleted: true },
  },
  {
    operation: 'group: delta',
    source: GROUPS,
    record: {
      id: 'g-1',
      displayName: 'Finance',
      mail: 'Finance@harbor.example',
      'members@delta': [
        { '@odata.type': '#microsoft.graph.user', id: USER.id },
        { '@odata.type': '#microsoft.graph.user', id: PIA.id },
      ],
    },
    expect: {
      kind: 'group',
      name: 'Finance',
      email: 'finance@harbor.example',
      members: [USER.id, PIA.id],
    },
  },
  {
    operation: 'List servicePrincipals',
    source: APPS,
    record: {
      graphList: 'service-principals',
      id: '77770000-0000-4000-8000-000000000007',
      appId: '4B7F7990-2FF9-4CBE-AB4C-4C0A2B553DB1',
      displayName: 'Mail helper',
      appOwnerOrganizationId: '9D9D0000-0000-4000-8000-000000000001',
      servicePrincipalType: 'Application',
      verifiedPublisher: { displayName: 'Example Software', verifiedPublisherId: '123' },
    },
    expect: {
      kind: 'item',
      itemKind: 'app',
      entityId: '4b7f7990-2ff9-4cbe-ab4c-4c0a2b553db1',
      name: 'Mail helper',
      owner: '9d9d0000-0000-4000-8000-000000000001',
      publisher: 'Example Software',
    },
  },
  {
    operation: 'List servicePrincipals, publisher not verified',
    source: APPS,
    record: {
      id: '77770000-0000-4000-8000-000000000008',
      appId: '0b2c7990-2ff9-4cbe-ab4c-4c0a2b553db1',
      servicePrincipalType: 'Application',
      verifiedPublisher: { displayName: null, verifiedPublisherId: null, addedDateTime: null },
    },
    expect: { itemKind: 'app', publisher: null },
  },
  {
    operation: 'device: delta',
    source: DEVICES,
    record: {
      id: 'o-1',
      deviceId: 'dev-1',
      displayName: 'HARBOR-LT-7',
      operatingSystem: 'Windows',
      operatingSystemVersion: '10.0.26100',
      isManaged: true,
      isCompliant: false,
      approximateLastSignInDateTime: TIME,
    },
    expect: {
      kind: 'device',
      hostname: 'HARBOR-LT-7',
      managed: 'yes',
      compliant: 'no',
      isMobile: false,
      lastSeenAt: OCCURRED_AT,
    },
  },
  {
    operation: 'changeNotification, deleted',
    source: NOTIFICATIONS,
    record: {
      subscriptionId: 's-1',
      changeType: 'deleted',
      resource: `Users/${USER.id}`,
      clientState: 'secret',
      tenantId: TENANT,
      resourceData: { '@odata.type': '#Microsoft.Graph.User', id: USER.id },
    },
    expect: { kind: 'person', entityId: USER.id, isDeleted: true, status: 'left' },
  },
  {
    operation: 'changeNotification, updated',
    source: NOTIFICATIONS,
    record: {
      subscriptionId: 's-1',
      changeType: 'updated',
      resource: `Users/${USER.id}`,
      resourceData: { '@odata.type': '#Microsoft.Graph.User', id: USER.id },
    },
    expect: { skipped: 'a notification; the delta of the list brings the change' },
  },
];
