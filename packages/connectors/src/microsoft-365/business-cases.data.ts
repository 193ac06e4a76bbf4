import type { ConnectorCase } from '../kit/connector-case.ts';
import type { VendorRecord } from '../kit/define-connector.ts';

const POWER_BI = 'Power BI operation list, activity log';
const POWER_BI_SCHEMA = 'Office 365 Management Activity API schema, Power BI schema';
const DYNAMICS = 'Office 365 Management Activity API schema, Dynamics 365 schema';
const DATAVERSE = 'Microsoft Dataverse and model-driven apps activity logging';
const DYNAMICS_TABLE = 'Azure Monitor Logs reference, Dynamics365Activity';

const TENANT = '7d1c2c0e-52a4-4c0c-9a55-3f1c4f0d8e11';

function record(workload: string, operation: string, more: VendorRecord): VendorRecord {
  return {
    CreationTime: '2026-02-03T08:15:30',
    Id: 'business-1',
    Operation: operation,
    OrganizationId: TENANT,
    UserKey: '10032000aa11bb22',
    UserType: 0,
    UserId: 'Mara.Lind@harbor.example',
    ClientIP: '203.0.113.40',
    UserAgent: 'Mozilla/5.0',
    Workload: workload,
    ...more,
  };
}

function powerBi(operation: string, more: VendorRecord = {}): VendorRecord {
  return record('PowerBI', operation, {
    RecordType: 20,
    Activity: operation,
    ArtifactId: 'r-1',
    ArtifactName: 'Quarter results',
    ArtifactKind: 'Report',
    WorkSpaceName: 'Board',
    IsSuccess: true,
    ...more,
  });
}

const INSTANCE = 'https://harbor.crm4.dynamics.example';

function dynamics(message: string, more: VendorRecord = {}): VendorRecord {
  return record('CRM', 'CrmDefaultActivity', {
    RecordType: 21,
    Message: message,
    EntityName: 'opportunity',
    EntityId: 'op-1',
    PrimaryFieldValue: 'Crane lease 2026',
    CrmOrganizationUniqueName: 'harborprod',
    InstanceUrl: INSTANCE,
    ItemUrl: `${INSTANCE}/main.aspx?etn=opportunity&id=op-1`,
    SystemUserId: 'su-1',
    ...more,
  });
}

const POWER_BI_CASES: readonly ConnectorCase[] = [
  {
    operation: 'ViewReport',
    source: POWER_BI,
    record: powerBi('ViewReport'),
    expect: {
      source: 'PowerBI',
      stream: 'audit',
      vendorOperation: 'ViewReport',
      action: 'View',
      movement: 'none',
      outcome: 'success',
      'actor.email': 'mara.lind@harbor.example',
      'object.id': 'r-1',
      'object.name': 'Quarter results',
      'origin.container': 'Board',
      'extra.workspace': 'Board',
    },
  },
  {
    operation: 'ExportArtifact',
    source: POWER_BI,
    record: powerBi('ExportArtifact', { ExportEventActivityTypeParameter: 'ExportArtifact' }),
    expect: { action: 'Download', movement: 'download', 'destination.kind': 'device' },
  },
  {
    operation: 'AnalyzedByExternalApplication',
    source: POWER_BI,
    record: powerBi('AnalyzedByExternalApplication', { ArtifactKind: 'Dataset' }),
    expect: { action: 'Download', 'extra.artifactKind': 'Dataset' },
  },
  {
    operation: 'ShareReport',
    source: POWER_BI_SCHEMA,
    record: powerBi('ShareReport', {
      SharingInformation: [
        { RecipientEmail: 'pia.koch@partner.example', ResharePermission: 'Read' },
        { RecipientEmail: 'jon.vale@harbor.example' },
      ],
    }),
    expect: {
      action: 'Share',
      movement: 'share',
      'recipients.0.address': 'pia.koch@partner.example',
      'recipients.1.address': 'jon.vale@harbor.example',
    },
  },
  {
    operation: 'PublishToWebReport',
    source: POWER_BI,
    record: powerBi('PublishToWebReport'),
    expect: { action: 'Share', visibilityAfter: 'public', 'recipients.0.kind': 'public' },
  },
  {
    operation: 'AddGroupMembers',
    source: POWER_BI_SCHEMA,
    record: powerBi('AddGroupMembers', {
      MembershipInformation: [{ MemberEmail: 'jon.vale@harbor.example' }],
    }),
    expect: { action: 'Share', 'recipients.0.address': 'jon.vale@harbor.example' },
  },
  {
    operation: 'RunEmailSubscription',
    source: POWER_BI,
    record: powerBi('RunEmailSubscription', {
      SubscribeeInformation: [{ RecipientEmail: 'pia.koch@partner.example' }],
    }),
    expect: { action: 'Send', movement: 'send', 'recipients.0.domain': 'partner.example' },
  },
  {
    operation: 'Import',
    source: POWER_BI,
    record: powerBi('Import'),
    expect: { action: 'Upload', movement: 'upload', 'destination.name': 'PowerBI' },
  },
  {
    operation: 'CopyReport',
    source: POWER_BI,
    record: powerBi('CopyReport'),
    expect: { action: 'Copy', movement: 'copy' },
  },
  {
    operation: 'DeleteReport',
    source: POWER_BI,
    record: powerBi('DeleteReport'),
    expect: { action: null, movement: 'none', recipients: [] },
  },
  {
    operation: 'CreateArtifact',
    source: POWER_BI,
    record: record('PowerBI', 'CreateArtifact', {
      RecordType: 20,
      ObjectDisplayName: 'lake',
      ObjectId: 'a-1',
      ResultStatus: 'InProgress',
    }),
    expect: { source: 'PowerBI', outcome: 'success', 'object.name': 'lake', action: null },
  },
];

const DYNAMICS_CASES: readonly ConnectorCase[] = [
  {
    operation: 'RetrieveMultiple',
    source: DYNAMICS,
    record: dynamics('RetrieveMultiple', { Query: '<fetch/>', QueryResults: 'op-1, op-2' }),
    expect: {
      source: 'Dynamics 365',
      vendorOperation: 'RetrieveMultiple',
      action: 'View',
      movement: 'none',
      'actor.email': 'mara.lind@harbor.example',
      'object.id': 'op-1',
      'object.name': 'Crane lease 2026',
      'object.url': `${INSTANCE}/main.aspx?etn=opportunity&id=op-1`,
      'origin.host': 'harbor.crm4.dynamics.example',
      'origin.container': 'harborprod',
      'extra.entity': 'opportunity',
      'extra.query': '<fetch/>',
      'extra.operation': 'CrmDefaultActivity',
    },
  },
  {
    operation: 'ExportToExcel',
    source: DATAVERSE,
    record: dynamics('ExportToExcel', { PrimaryFieldValue: null }),
    expect: { action: 'Download', movement: 'download', 'object.name': 'opportunity' },
  },
  {
    operation: 'ExportPdfDocument',
    source: DATAVERSE,
    record: dynamics('ExportPdfDocument'),
    expect: { action: 'Download' },
  },
  {
    operation: 'GrantAccess',
    source: DATAVERSE,
    record: dynamics('GrantAccess'),
    expect: { action: 'Share', movement: 'share' },
  },
  {
    operation: 'SendEmail',
    source: DATAVERSE,
    record: dynamics('SendEmail', {
      EntityName: 'email',
      PrimaryFieldValue: null,
      Fields: [
        { Name: 'subject', Value: 'Offer' },
        { Name: 'torecipients', Value: 'pia.koch@partner.example;' },
      ],
    }),
    expect: {
      action: 'Send',
      'object.name': 'Offer',
      'recipients.0.address': 'pia.koch@partner.example',
    },
  },
  {
    operation: 'Update',
    source: DYNAMICS,
    record: dynamics('Update', { Fields: '[{"Name":"name","Value":"Crane lease"}]' }),
    expect: { action: null, movement: 'none' },
  },
  {
    operation: 'UploadBlock',
    source: DATAVERSE,
    record: dynamics('UploadBlock'),
    expect: { action: 'Upload', 'destination.name': 'Dynamics 365' },
  },
  {
    operation: 'Login',
    source: DATAVERSE,
    record: record('CRM', 'UserLoggedIn', { RecordType: 21, InstanceUrl: INSTANCE }),
    expect: { vendorOperation: 'UserLoggedIn', action: null, 'object.name': null },
  },
  {
    operation: 'Retrieve',
    source: DYNAMICS_TABLE,
    record: {
      TimeGenerated: '2026-02-03T08:15:30Z',
      OfficeWorkload: 'Dynamics365',
      Operation: 'CrmDefaultActivity',
      Message: 'Retrieve',
      EntityName: 'contact',
      UserId: 'mara.lind@harbor.example',
      ClientIP: '203.0.113.40',
      Type: 'Dynamics365Activity',
    },
    expect: { source: 'Dynamics 365', vendorOperation: 'Retrieve', action: 'View' },
  },
];

/** Records of Power BI and Dynamics 365. */
export const BUSINESS_CASES: readonly ConnectorCase[] = [...POWER_BI_CASES, ...DYNAMICS_CASES];
