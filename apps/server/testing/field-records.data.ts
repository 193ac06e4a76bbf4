import type { IntegrationName } from '@waybill/contract';

type Value = string | number | boolean | readonly string[];
type VendorRecord = Readonly<Record<string, unknown>>;

/** A record in the vendor's documented form that fills a field, and one in which the field differs. */
export interface FieldRecord {
  field: string;
  source: IntegrationName;
  record: VendorRecord;
  is: Value;
  other: VendorRecord;
  /** Null: the other record lacks the field. */
  isOther: Value | null;
}

const AT = '2026-03-04T09:15:00Z';

/** Sensor wire 1. */
function sensor(action: string, more: VendorRecord): VendorRecord {
  return {
    schema: 'waybill.agent/1',
    agent: 'sensor',
    id: 'FIELD-1',
    sequence: 1,
    action,
    at: AT,
    device: { id: 'dev-1', hostname: 'ann-mbp', os: 'macOS', managed: true },
    person: { login: 'ann', email: 'ann@example.com' },
    object: { name: 'plan.docx', path: '/Users/ann/plan.docx', size: 9 },
    ...more,
  };
}

/** CloudTrail record contents. */
function trail(service: string, name: string, more: VendorRecord): VendorRecord {
  return {
    eventVersion: '1.11',
    eventTime: AT,
    eventSource: `${service}.amazonaws.com`,
    eventName: name,
    awsRegion: 'eu-west-1',
    sourceIPAddress: '203.0.113.10',
    userAgent: 'aws-cli/2.15.0',
    eventID: 'field-1',
    eventType: 'AwsApiCall',
    recipientAccountId: '111122223333',
    userIdentity: {
      type: 'IAMUser',
      principalId: 'AIDAEXAMPLEANN',
      arn: 'arn:aws:iam::111122223333:user/ann',
      accountId: '111122223333',
      userName: 'ann',
    },
    ...more,
  };
}

function session(mfaAuthenticated: 'true' | 'false'): VendorRecord {
  return trail('iam', 'CreateAccessKey', {
    userIdentity: {
      type: 'IAMUser',
      arn: 'arn:aws:iam::111122223333:user/ann',
      accountId: '111122223333',
      userName: 'ann',
      sessionContext: { attributes: { creationDate: AT, mfaAuthenticated } },
    },
  });
}

/** Okta System Log. */
function okta(more: { debug?: VendorRecord; security?: VendorRecord; ua?: string }): VendorRecord {
  return {
    uuid: 'field-1',
    published: AT,
    eventType: 'user.session.start',
    severity: 'INFO',
    actor: { id: '00u1', type: 'User', alternateId: 'ann@example.com', displayName: 'Ann Lee' },
    client: {
      ipAddress: '203.0.113.10',
      userAgent: { rawUserAgent: more.ua ?? 'Mozilla/5.0', os: 'Mac OS X' },
      geographicalContext: { country: 'Switzerland' },
    },
    outcome: { result: 'SUCCESS' },
    securityContext: { isProxy: false, ...more.security },
    debugContext: { debugData: more.debug ?? {} },
    target: null,
  };
}

/** Microsoft Graph, signIn resource type. */
function signIn(more: VendorRecord): VendorRecord {
  return {
    id: 'field-1',
    createdDateTime: AT,
    userPrincipalName: 'mara.lind@harbor.example',
    userId: 'u-1',
    appId: 'app-1',
    ipAddress: '203.0.113.40',
    status: { errorCode: 0 },
    location: { countryOrRegion: 'LV' },
    ...more,
  };
}

/** Microsoft Graph, riskDetection resource type. */
function risk(riskEventType: string): VendorRecord {
  return {
    id: 'risk-1',
    riskEventType,
    riskState: 'atRisk',
    riskLevel: 'high',
    detectedDateTime: AT,
    lastUpdatedDateTime: AT,
    userId: 'u-1',
    userPrincipalName: 'mara.lind@harbor.example',
  };
}

/** Microsoft Graph, directoryAudit resource type. */
function consent(isAdmin: 'True' | 'False', scope: string): VendorRecord {
  return {
    id: 'field-1',
    activityDisplayName: 'Consent to application',
    activityDateTime: AT,
    result: 'success',
    initiatedBy: { user: { id: 'u-1', userPrincipalName: 'mara.lind@harbor.example' } },
    targetResources: [
      {
        id: 'sp-1',
        displayName: 'Mail helper',
        type: 'ServicePrincipal',
        modifiedProperties: [
          { displayName: 'ConsentContext.IsAdminConsent', newValue: `"${isAdmin}"` },
          { displayName: 'ConsentContext.OnBehalfOfAll', newValue: `"${isAdmin}"` },
          { displayName: 'ConsentAction.Permissions', newValue: `"[] => [[Scope: ${scope}, ]]"` },
        ],
      },
    ],
  };
}

/** Office 365 Management Activity API schema. */
function office(operation: string, more: VendorRecord): VendorRecord {
  return {
    CreationTime: '2026-02-03T08:15:30',
    Id: 'field-1',
    Operation: operation,
    OrganizationId: '7d1c2c0e-52a4-4c0c-9a55-3f1c4f0d8e11',
    RecordType: 6,
    UserType: 0,
    Version: 1,
    Workload: 'SharePoint',
    UserId: 'mara.lind@harbor.example',
    ItemType: 'File',
    ListItemUniqueId: 'item-1',
    ObjectId: 'https://harbor.sharepoint.com/sites/Finance/Shared Documents/Budget.xlsx',
    SiteUrl: 'https://harbor.sharepoint.com/sites/Finance/',
    SourceFileExtension: 'xlsx',
    SourceFileName: 'Budget.xlsx',
    ...more,
  };
}

function labelled(before: string, after: string, LabelEventType: number): VendorRecord {
  return office('FileSensitivityLabelChanged', {
    SensitivityLabelEventData: {
      OldSensitivityLabelDisplayName: before,
      SensitivityLabelDisplayName: after,
      LabelEventType,
    },
  });
}

/** Data loss prevention schema. */
function dlp(action: string, more: VendorRecord = {}): VendorRecord {
  return {
    CreationTime: '2026-02-03T08:15:30',
    Id: 'field-1',
    Operation: 'DlpRuleMatch',
    OrganizationId: '7d1c2c0e-52a4-4c0c-9a55-3f1c4f0d8e11',
    RecordType: 13,
    UserKey: 'DlpAgent',
    UserType: 4,
    Version: 1,
    Workload: 'Exchange',
    UserId: 'DlpAgent',
    PolicyDetails: [{ Rules: [{ RuleName: 'Cards', Severity: 'High', Actions: [action] }] }],
    ExchangeMetaData: {
      From: 'mara.lind@harbor.example',
      To: ['buyer@shop.example'],
      Subject: 'Cards',
      MessageID: '<m2@mail.harbor.example>',
    },
    ...more,
  };
}

/** Endpoint data loss prevention schema. */
function usbCopy(attributes: VendorRecord): VendorRecord {
  return {
    CreationTime: '2026-02-03T08:15:30',
    Id: 'field-1',
    Operation: 'FileCopiedToRemovableMedia',
    OrganizationId: '7d1c2c0e-52a4-4c0c-9a55-3f1c4f0d8e11',
    RecordType: 63,
    UserType: 0,
    Version: 1,
    Workload: 'Endpoint',
    UserId: 'mara.lind@harbor.example',
    ObjectId: 'C:\\Users\\mara\\plan.docx',
    DeviceName: 'HB-LT-017',
    TargetFilePath: 'E:\\plan.docx',
    RemovableMediaDeviceAttributes: attributes,
  };
}

function copilot(documents: readonly string[]): VendorRecord {
  return {
    CreationTime: '2026-02-03T08:15:30',
    Id: 'field-1',
    Operation: 'CopilotInteraction',
    OrganizationId: '7d1c2c0e-52a4-4c0c-9a55-3f1c4f0d8e11',
    RecordType: 261,
    UserType: 0,
    Version: 1,
    Workload: 'Copilot',
    UserId: 'mara.lind@harbor.example',
    CopilotEventData: {
      AppHost: 'Word',
      ThreadId: '19:t',
      AccessedResources: documents.map((Name) => ({ Name, Id: Name })),
    },
  };
}

function printed(TargetPrinterName: string): VendorRecord {
  return { ...usbCopy({}), Operation: 'FilePrinted', TargetPrinterName };
}

function dlpFound(SensitiveInformationTypeName: string): VendorRecord {
  const ConditionsMatched = { SensitiveInformation: [{ SensitiveInformationTypeName }] };
  return dlp('NotifyUser', {
    PolicyDetails: [{ Rules: [{ RuleName: 'r', Actions: ['NotifyUser'], ConditionsMatched }] }],
  });
}

/** Slack Audit Logs API. */
function slackApp(isReviewed: boolean): VendorRecord {
  return {
    id: 'field-1',
    date_create: 1_772_443_800,
    action: 'app_approved',
    actor: { type: 'user', user: { id: 'W01', name: 'Ann Lee', email: 'ann@example.com' } },
    entity: { type: 'app', app: { id: 'A02', name: 'Planner', is_directory_approved: isReviewed } },
    context: { location: { type: 'workspace', id: 'T01' } },
  };
}

/** Salesforce event log file, Report. */
function salesforceExport(ROW_COUNT: string): VendorRecord {
  return {
    EVENT_TYPE: 'Report',
    TIMESTAMP_DERIVED: '2026-03-02T12:00:00.000Z',
    REQUEST_ID: 'TID:1',
    USER_ID_DERIVED: '005A0000000AnnXIAA',
    REPORT_ID: '00OA0000000Rep1',
    ROW_COUNT,
    REQUEST_STATUS: 'S',
  };
}

/** Snowflake QUERY_HISTORY view. */
function snowflakeQuery(QUERY_TEXT: string, ROLE_NAME = 'ANALYST'): VendorRecord {
  return {
    QUERY_ID: '01b2c3d4-0000-0001',
    QUERY_TYPE: 'UNLOAD',
    QUERY_TEXT,
    USER_NAME: 'ANN_LEE',
    ROLE_NAME,
    EXECUTION_STATUS: 'SUCCESS',
    START_TIME: '2026-03-02 12:00:00.000 +0000',
  };
}

type Parameters = readonly VendorRecord[];

/** Reports API, Drive and Login activities. */
function google(applicationName: string, name: string, parameters: Parameters): VendorRecord {
  return {
    kind: 'admin#reports#activity',
    id: { time: AT, uniqueQualifier: '-1', applicationName, customerId: 'C0' },
    actor: { callerType: 'USER', email: 'mara.lind@northwind.example', profileId: '1' },
    ownerDomain: 'northwind.example',
    events: [{ type: 'access', name, parameters }],
  };
}

function driveFile(name: string, more: Parameters): VendorRecord {
  return google('drive', name, [
    { name: 'doc_id', value: '1A' },
    { name: 'doc_title', value: 'Price list 2026.xlsx' },
    { name: 'doc_type', value: 'msexcel' },
    { name: 'owner', value: 'mara.lind@northwind.example' },
    { name: 'visibility', value: 'private' },
    ...more,
  ]);
}

function driveShare(before: string, after: string): VendorRecord {
  return google('drive', 'change_document_visibility', [
    { name: 'doc_id', value: '1A' },
    { name: 'doc_title', value: 'Plan' },
    { name: 'doc_type', value: 'document' },
    { name: 'owner', value: 'olaf@northwind.example' },
    { name: 'old_visibility', value: before },
    { name: 'visibility', value: after },
    { name: 'new_value', multiValue: [after] },
    { name: 'visibility_change', value: 'external' },
  ]);
}

/** GitHub audit log. */
function github(action: string, more: VendorRecord): VendorRecord {
  return {
    '@timestamp': 1_772_443_800_000,
    _document_id: 'field-1',
    action,
    actor: 'ann-lee',
    org: 'octo-works',
    repo: 'octo-works/ledger',
    ...more,
  };
}

/** Azure Monitor, StorageBlobLogs. */
function blob(query: string): VendorRecord {
  return {
    time: '2026-02-03T08:15:30.2500000Z',
    resourceId:
      '/subscriptions/s/resourceGroups/g/providers/Microsoft.Storage/storageAccounts/harbordata/blobServices/default',
    category: 'StorageRead',
    operationName: 'GetBlob',
    statusCode: 200,
    statusText: 'Success',
    callerIpAddress: '203.0.113.40:51820',
    identity: { type: 'SAS' },
    uri: `https://harbordata.blob.core.windows.net/reports/a.txt?${query}`,
    properties: { accountName: 'harbordata', objectKey: '/harbordata/reports/a.txt' },
  };
}

const EXPIRING = 'sv=2024-11-04&se=2026-02-10T08%3A15%3A30Z&sr=b&sp=r&sig=x';
const EXPIRING_SOON = 'sv=2024-11-04&se=2026-02-04T08%3A15%3A30Z&sr=b&sp=r&sig=x';

/** Falcon Data Replicator, FsVolumeMounted. */
function falconVolume(more: VendorRecord): VendorRecord {
  return {
    event_simpleName: 'FsVolumeMounted',
    name: 'FsVolumeMountedV1',
    timestamp: '1772615700250',
    id: 'e-1',
    aid: 'a-1',
    cid: 'c-1',
    event_platform: 'Win',
    VolumeName: 'BACKUP',
    VolumeBusType: 'USB',
    DeviceSerialNumber: '4C53',
    ...more,
  };
}

/** Defender XDR advanced hunting, DeviceEvents. */
function usbMounted(additional: string): VendorRecord {
  return {
    category: 'AdvancedHunting-DeviceEvents',
    operationName: 'Publish',
    tenantId: 't-1',
    time: AT,
    properties: {
      Timestamp: AT,
      DeviceId: 'dev-1',
      DeviceName: 'ann-pc.example.com',
      ReportId: 7,
      InitiatingProcessAccountUpn: 'ann@example.com',
      InitiatingProcessFileName: 'explorer.exe',
      InitiatingProcessParentFileName: 'userinit.exe',
      ActionType: 'UsbDriveMounted',
      AdditionalFields: additional,
    },
  };
}

/** Snowflake LOGIN_HISTORY view. */
function snowflake(more: VendorRecord): VendorRecord {
  return {
    EVENT_ID: '3001',
    EVENT_TIMESTAMP: '2026-03-02 12:00:00.000000000',
    EVENT_TYPE: 'LOGIN',
    USER_NAME: 'ann@example.com',
    CLIENT_IP: '203.0.113.10',
    REPORTED_CLIENT_TYPE: 'SNOWFLAKE_UI',
    FIRST_AUTHENTICATION_FACTOR: 'PASSWORD',
    IS_SUCCESS: 'YES',
    ...more,
  };
}

/** Cortex XDR, get alerts. */
function cortex(tactics: readonly string[]): VendorRecord {
  return {
    external_id: 'EXT1',
    alert_id: '1001',
    severity: 'medium',
    name: 'Large upload',
    category: 'Exfiltration',
    action: 'DETECTED',
    detection_timestamp: 1_772_443_860_500,
    host_name: 'lt-ann',
    mitre_tactic_id_and_name: tactics,
    events: [
      {
        event_timestamp: 1_772_443_800_500,
        user_name: 'ann@example.com',
        event_type: 'Process Execution',
        actor_process_image_name: 'rclone.exe',
        causality_actor_process_image_name: 'cmd.exe',
      },
    ],
  };
}

/** Advanced hunting, CloudAppEvents. */
function cloudApp(IsAnonymousProxy: boolean): VendorRecord {
  return {
    time: AT,
    tenantId: 't-1',
    operationName: 'Publish',
    category: 'AdvancedHunting-CloudAppEvents',
    properties: {
      Timestamp: AT,
      ActionType: 'FileDownloaded',
      AccountDisplayName: 'Mara Lind',
      IPAddress: '203.0.113.40',
      CountryCode: 'DE',
      IsAnonymousProxy,
    },
  };
}

const paste = (url: string) =>
  sensor('Paste', { target: { url }, clipboard: { kind: 'text', length: 12 } });
const upload = (target: VendorRecord) => sensor('Upload', { target });
const usb = (volume: VendorRecord) => sensor('CopyFile', { volume });
const mailed = (...addresses: string[]) =>
  sensor('Send', {
    target: { service: 'Outlook' },
    recipients: addresses.map((address) => ({ kind: 'person', address })),
  });
const packed = (...names: string[]) =>
  sensor('Compress', {
    object: { name: 'a.zip' },
    archive: { members: names.map((name) => ({ name })), count: names.length },
  });
const renamed = (from: string, to: string) =>
  sensor('Rename', { object: { name: to, path: `/tmp/${to}` }, source: { path: `/tmp/${from}` } });
const removable = { Manufacturer: 'Acme', Model: 'Ultra', SerialNumber: '4C53' };

const NEW_DEVICE = {
  behaviors: '{New Geo-Location=NEGATIVE, New Device=POSITIVE, Velocity=NEGATIVE}',
};
const TRAVEL = { behaviors: '{New Device=NEGATIVE, Velocity=POSITIVE}' };

type Row = readonly [
  field: string,
  source: IntegrationName,
  record: VendorRecord,
  is: Value,
  other: VendorRecord,
  isOther: Value | null,
];

const DRIVE = 'Google Drive';
const SENSOR = 'Sensor';
const ROWS: readonly Row[] = [
  [
    'object.documentKind',
    DRIVE,
    driveFile('view', []),
    'spreadsheet',
    driveShare('private', 'public'),
    'document',
  ],
  [
    'object.previousName',
    SENSOR,
    renamed('pay.xlsx', 'cat.jpg'),
    'pay.xlsx',
    renamed('a.xlsx', 'b.xlsx'),
    'a.xlsx',
  ],
  [
    'object.extensionChanged',
    SENSOR,
    renamed('pay.xlsx', 'cat.jpg'),
    true,
    renamed('a.xlsx', 'b.xlsx'),
    false,
  ],
  [
    'object.ownedByActor',
    DRIVE,
    driveFile('view', []),
    true,
    driveShare('private', 'public'),
    false,
  ],
  ['members.count', SENSOR, packed('a.csv', 'b.docx'), 2, packed('a.csv'), 1],
  [
    'members.names',
    SENSOR,
    packed('a.csv', 'b.docx'),
    ['a.csv', 'b.docx'],
    packed('c.txt'),
    ['c.txt'],
  ],
  [
    'members.extensions',
    SENSOR,
    packed('a.csv', 'b.docx'),
    ['csv', 'docx'],
    packed('c.txt'),
    ['txt'],
  ],
  [
    'extra.before',
    DRIVE,
    driveFile('rename', [{ name: 'old_value', multiValue: ['Prices.xlsx'] }]),
    'Prices.xlsx',
    driveFile('view', []),
    null,
  ],
  [
    'label.before',
    'SharePoint',
    labelled('Confidential', 'Public', 2),
    'Confidential',
    labelled('Internal', 'Public', 2),
    'Internal',
  ],
  [
    'label.before.level',
    'SharePoint',
    labelled('Confidential', 'Public', 2),
    'confidential',
    labelled('Internal', 'Public', 2),
    'internal',
  ],
  [
    'label.after',
    DRIVE,
    driveFile('label_field_changed', [
      { name: 'label_title', value: 'Classification' },
      { name: 'old_value', multiValue: ['C1 Restricted'] },
      { name: 'new_value', multiValue: ['C0 Public'] },
    ]),
    'C0 Public',
    driveFile('label_removed', [{ name: 'label_title', value: 'Restricted' }]),
    null,
  ],
  [
    'label.change',
    'SharePoint',
    labelled('Confidential', 'Public', 2),
    'lowered',
    office('FileSensitivityLabelRemoved', {
      SensitivityLabelEventData: { OldSensitivityLabelDisplayName: 'Secret' },
    }),
    'removed',
  ],
  [
    'origin.service',
    SENSOR,
    sensor('Download', { source: { url: 'https://www.dropbox.com/x' } }),
    'storage',
    sensor('Download', { source: { url: 'https://chatgpt.com/c/1' } }),
    'ai',
  ],
  [
    'origin.accountKind',
    SENSOR,
    sensor('Download', { source: { url: 'https://www.dropbox.com/x', account: 'ann@gmail.com' } }),
    'personal',
    sensor('Download', {
      source: { url: 'https://www.dropbox.com/x', account: 'ann@example.com' },
    }),
    'company',
  ],
  [
    'destination.accountKind',
    SENSOR,
    upload({ url: 'https://drive.google.com/', account: 'ann@gmail.com' }),
    'personal',
    upload({ url: 'https://drive.google.com/', account: 'ann@example.com' }),
    'company',
  ],
  [
    'recipients.outsideCount',
    SENSOR,
    mailed('a@partner.example.org', 'b@example.com'),
    1,
    mailed('b@example.com'),
    0,
  ],
  [
    'recipients.personalCount',
    SENSOR,
    mailed('ann@gmail.com', 'b@example.com'),
    1,
    mailed('b@example.com'),
    0,
  ],
  [
    'recipients.domainKinds',
    SENSOR,
    mailed('ann@gmail.com', 'b@example.com'),
    ['personal', 'inside'],
    mailed('b@example.com'),
    ['inside'],
  ],
  [
    'visibility.change',
    DRIVE,
    driveShare('private', 'public_on_the_web'),
    'widened',
    driveShare('public_on_the_web', 'private'),
    'narrowed',
  ],
  [
    'ai.direction',
    SENSOR,
    paste('https://claude.ai/new'),
    'prompt',
    sensor('Download', { source: { url: 'https://claude.ai/chat/1' } }),
    'answer',
  ],
  [
    'ai.tool',
    SENSOR,
    paste('https://claude.ai/new'),
    'Claude',
    paste('https://chatgpt.com/'),
    'ChatGPT',
  ],
  [
    'ai.documents',
    'Microsoft 365',
    copilot(['Pay.xlsx', 'Plan.docx']),
    'Pay.xlsx, Plan.docx',
    copilot([]),
    null,
  ],
  [
    'cloud.crossAccount',
    'AWS S3',
    trail('s3', 'GetObject', {
      userIdentity: {
        type: 'AWSAccount',
        principalId: 'AIDAEXAMPLEBEN',
        accountId: '444455556666',
      },
      requestParameters: { bucketName: 'reports', key: 'plan.xlsx' },
      resources: [{ accountId: '111122223333', type: 'AWS::S3::Bucket' }],
    }),
    true,
    trail('s3', 'GetObject', { requestParameters: { bucketName: 'reports', key: 'plan.xlsx' } }),
    null,
  ],
  [
    'link.expiresAt',
    'Azure',
    blob(EXPIRING),
    Date.UTC(2026, 1, 10, 8, 15, 30),
    blob(EXPIRING_SOON),
    Date.UTC(2026, 1, 4, 8, 15, 30),
  ],
  ['link.daysLeft', 'Azure', blob(EXPIRING), 7, blob(EXPIRING_SOON), 1],
  [
    'app.permissions',
    'Entra',
    consent('True', 'Mail.Read Files.Read.All'),
    ['Mail.Read', 'Files.Read.All'],
    consent('False', 'User.Read'),
    ['User.Read'],
  ],
  [
    'app.consentBy',
    'Entra',
    consent('True', 'Mail.Read'),
    'administrator',
    consent('False', 'Mail.Read'),
    'person',
  ],
  ['signIn.secondFactor', 'AWS', session('true'), true, session('false'), false],
  [
    'signIn.method',
    'Snowflake',
    snowflake({}),
    'PASSWORD',
    snowflake({ FIRST_AUTHENTICATION_FACTOR: 'RSA_KEYPAIR' }),
    'RSA_KEYPAIR',
  ],
  [
    'signIn.risk',
    'Okta',
    okta({ debug: { risk: '{reasons=Anomalous Device, level=MEDIUM}' } }),
    'medium',
    okta({ debug: { risk: '{level=LOW}' } }),
    'low',
  ],
  [
    'signIn.signals',
    'Okta',
    okta({ debug: NEW_DEVICE }),
    ['newDevice'],
    okta({ debug: TRAVEL }),
    ['impossibleTravel'],
  ],
  ['network.anonymizer', 'Okta', okta({ security: { isProxy: true } }), true, okta({}), false],
  [
    'network.country',
    'Entra',
    signIn({}),
    'LV',
    signIn({ location: { countryOrRegion: 'DE' } }),
    'DE',
  ],
  [
    'network.sourceScope',
    'AWS',
    trail('iam', 'CreateAccessKey', { sourceIPAddress: '10.1.2.3' }),
    'private',
    trail('iam', 'CreateAccessKey', {}),
    'internet',
  ],
  [
    'client.kind',
    'AWS',
    trail('iam', 'CreateAccessKey', {}),
    'commandLine',
    trail('iam', 'CreateAccessKey', { userAgent: 'Mozilla/5.0 (Macintosh) Chrome/140.0' }),
    'browser',
  ],
  ['enforcement', 'Exchange', dlp('BlockAccess'), 'blocked', dlp('NotifyUser'), 'warned'],
  [
    'enforcement.justification',
    'Exchange',
    dlp('BlockAccess', {
      ExceptionInfo: { Reason: 'Override', Justification: 'The auditor asked' },
    }),
    'The auditor asked',
    dlp('BlockAccess'),
    null,
  ],
  [
    'vendor.techniques',
    'Cortex',
    cortex(['TA0010 - Exfiltration']),
    'TA0010 - Exfiltration',
    cortex(['TA0002 - Execution']),
    'TA0002 - Execution',
  ],
  ['errorCode', 'Entra', signIn({ status: { errorCode: 50126 } }), '50126', signIn({}), null],
  [
    'media.serial',
    SENSOR,
    usb({ bus: 'usb', serial: 'S-9' }),
    'S-9',
    usb({ bus: 'usb', serial: 'S-10' }),
    'S-10',
  ],
  [
    'media.vendor',
    'Microsoft 365',
    usbCopy(removable),
    'Acme',
    usbCopy({ ...removable, Manufacturer: 'Other' }),
    'Other',
  ],
  [
    'media.product',
    'Device',
    usbMounted('{"ProductName":"Ultra","BusType":"Usb"}'),
    'Ultra',
    usbMounted('{"BusType":"Usb"}'),
    null,
  ],
  [
    'media.bus',
    'CrowdStrike Falcon',
    falconVolume({}),
    'USB',
    falconVolume({ VolumeBusType: 'SATA' }),
    'SATA',
  ],
  [
    'media.label',
    'CrowdStrike Falcon',
    falconVolume({}),
    'BACKUP',
    falconVolume({ VolumeName: 'CARD' }),
    'CARD',
  ],
  [
    'media.encrypted',
    SENSOR,
    usb({ bus: 'usb', serial: 'S-9', encrypted: true }),
    true,
    usb({ bus: 'usb', serial: 'S-9', encrypted: false }),
    false,
  ],
  [
    'process.parent',
    SENSOR,
    sensor('View', { process: { name: 'scp', parent: 'bash' } }),
    'bash',
    sensor('View', { process: { name: 'scp', parent: 'cron' } }),
    'cron',
  ],
  [
    'repository.branch',
    'GitHub',
    github('protected_branch.destroy', { branch: 'main' }),
    'main',
    github('protected_branch.destroy', { branch: 'dev' }),
    'dev',
  ],
  [
    'repository.protocol',
    'GitHub',
    github('git.clone', { transport_protocol_name: 'ssh' }),
    'ssh',
    github('git.clone', { transport_protocol_name: 'http' }),
    'http',
  ],
  [
    'repository.credential',
    'GitHub',
    github('git.clone', { programmatic_access_type: 'OAuth access token' }),
    'OAuth access token',
    github('git.clone', {}),
    null,
  ],
  [
    'repository.public',
    'GitHub',
    github('git.clone', { repository_public: true }),
    true,
    github('git.clone', { repository_public: false }),
    false,
  ],
];

/** Fields added with the risk score and the built-in pack. */
const SCORED: readonly Row[] = [
  [
    'destination.service',
    SENSOR,
    paste('https://claude.ai/new'),
    'ai',
    upload({ url: 'https://www.dropbox.com/' }),
    'storage',
  ],
  [
    'destination.serviceName',
    SENSOR,
    paste('https://claude.ai/new'),
    'Claude',
    upload({ url: 'https://www.dropbox.com/' }),
    'Dropbox',
  ],
  [
    'label',
    SENSOR,
    sensor('View', { object: { name: 'a.docx', label: 'Confidential' } }),
    'Confidential',
    sensor('View', { object: { name: 'a.docx', label: 'Public' } }),
    'Public',
  ],
  [
    'label.level',
    SENSOR,
    sensor('View', { object: { name: 'a.docx', label: 'Confidential' } }),
    'confidential',
    sensor('View', { object: { name: 'a.docx', label: 'Public' } }),
    'public',
  ],
  [
    'archive.locked',
    SENSOR,
    sensor('Compress', { object: { name: 'a.zip' }, archive: { encrypted: true, members: [] } }),
    true,
    sensor('Compress', { object: { name: 'a.zip' }, archive: { encrypted: false, members: [] } }),
    false,
  ],
  ['rows', 'Salesforce', salesforceExport('1200'), 1200, salesforceExport('40'), 40],
  [
    'vendorSeverity.level',
    'Exchange',
    dlp('BlockAccess'),
    'high',
    dlp('BlockAccess', {
      PolicyDetails: [
        { Rules: [{ RuleName: 'Cards', Severity: 'Low', Actions: ['BlockAccess'] }] },
      ],
    }),
    'low',
  ],
  [
    'extra.application',
    'Entra',
    { ...consent('True', 'Mail.Read'), additionalDetails: [{ key: 'AppId', value: 'A-1' }] },
    'a-1',
    consent('True', 'Mail.Read'),
    null,
  ],
  ['extra.reviewed', 'Slack', slackApp(true), 'true', slackApp(false), 'false'],
  [
    'extra.privilege',
    'Okta',
    okta({ debug: { privilegeGranted: 'Super administrator' } }),
    'Super administrator',
    okta({ debug: { privilegeGranted: 'Help desk administrator' } }),
    'Help desk administrator',
  ],
  [
    'extra.role',
    'Snowflake',
    snowflakeQuery('SELECT 1'),
    'ANALYST',
    snowflakeQuery('SELECT 1', 'SYSADMIN'),
    'SYSADMIN',
  ],
  [
    'extra.query',
    'Snowflake',
    snowflakeQuery('SELECT * FROM PAYROLL'),
    'SELECT * FROM PAYROLL',
    snowflakeQuery('SELECT 1'),
    'SELECT 1',
  ],
  ['extra.printer', 'Microsoft 365', printed('Office 2'), 'Office 2', printed('PDF'), 'PDF'],
  [
    'extra.sensitiveTypes',
    'Exchange',
    dlpFound('Credit card number'),
    'Credit card number',
    dlpFound('IBAN'),
    'IBAN',
  ],
  [
    'extra.consent',
    'Entra',
    consent('True', 'Mail.Read'),
    'everyone',
    consent('False', 'Mail.Read'),
    'person',
  ],
];

/** Further vendors that fill a field with their own terms. */
const MORE: readonly Row[] = [
  [
    'label.change',
    'SharePoint',
    office('FileSensitivityLabelApplied', {
      SensitivityLabelEventData: { SensitivityLabelId: 'id-1', LabelEventType: 1 },
    }),
    'added',
    labelled('Internal', 'Secret', 1),
    'raised',
  ],
  [
    'signIn.secondFactor',
    'Entra',
    signIn({ authenticationRequirement: 'multiFactorAuthentication' }),
    true,
    signIn({ authenticationRequirement: 'singleFactorAuthentication' }),
    false,
  ],
  [
    'signIn.secondFactor',
    'Snowflake',
    snowflake({ SECOND_AUTHENTICATION_FACTOR: 'DUO_PUSH' }),
    true,
    snowflake({}),
    false,
  ],
  [
    'signIn.secondFactor',
    DRIVE,
    google('login', 'login_verification', [{ name: 'is_second_factor', boolValue: true }]),
    true,
    google('login', 'login_verification', [{ name: 'is_second_factor', boolValue: false }]),
    false,
  ],
  [
    'signIn.method',
    'Entra',
    signIn({ authenticationDetails: [{ authenticationMethod: 'FIDO2 security key' }] }),
    'FIDO2 security key',
    signIn({}),
    null,
  ],
  [
    'signIn.risk',
    'Entra',
    signIn({ riskLevelDuringSignIn: 'high' }),
    'high',
    signIn({ riskLevelDuringSignIn: 'none' }),
    null,
  ],
  [
    'signIn.signals',
    'Entra',
    risk('unlikelyTravel'),
    ['impossibleTravel'],
    risk('anonymizedIPAddress'),
    ['anonymizer'],
  ],
  ['network.anonymizer', 'Microsoft 365', cloudApp(true), true, cloudApp(false), false],
  ['network.country', 'Microsoft 365', cloudApp(false), 'DE', dlp('NotifyUser'), null],
  [
    'ai.direction',
    'Microsoft 365',
    copilot(['Pay.xlsx']),
    'prompt',
    office('FileAccessed', {}),
    null,
  ],
  [
    'label.change',
    DRIVE,
    driveFile('label_removed', [{ name: 'label_title', value: 'Restricted' }]),
    'removed',
    driveFile('label_field_changed', [
      { name: 'old_value', multiValue: ['C1 Restricted'] },
      { name: 'new_value', multiValue: ['C0 Public'] },
    ]),
    'lowered',
  ],
  [
    'object.previousName',
    DRIVE,
    driveFile('rename', [{ name: 'old_value', multiValue: ['Prices.xlsx'] }]),
    'Prices.xlsx',
    driveFile('view', []),
    null,
  ],
  ['media.serial', 'Microsoft 365', usbCopy(removable), '4C53', usbCopy({}), null],
];

export const FIELD_RECORDS: readonly FieldRecord[] = [...ROWS, ...SCORED, ...MORE].map(
  ([field, source, record, is, other, isOther]) => ({ field, source, record, is, other, isOther }),
);
