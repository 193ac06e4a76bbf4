import type { ConnectorCase } from '../kit/connector-case.ts';
import type { VendorRecord } from '../kit/define-connector.ts';

const AUDIT = 'Audit logs for Intune activities';
const DIAGNOSTIC = 'Send Intune log data to Azure Storage, Event Hubs, or Log Analytics';
const GRAPH = 'Microsoft Graph, auditEvent resource type (Intune)';
const DEVICES = 'Microsoft Graph, managedDevice resource type';
const DIRECTORY = 'Microsoft Graph, device resource type';

const TENANT = '5b1f0c9e-1a2b-4c3d-9e8f-0a1b2c3d4e5f';
const TIME = '2026-02-03T08:15:30.5000000Z';
const OCCURRED_AT = Date.UTC(2026, 1, 3, 8, 15, 30, 500);

function audit(operationName: string, more: VendorRecord = {}): VendorRecord {
  return {
    time: TIME,
    tenantId: TENANT,
    category: 'AuditLogs',
    operationName,
    resultType: 'Success',
    identity: 'Mara.Lind@harbor.example',
    properties: {
      ActivityDate: '2/3/2026 8:15:30 AM',
      ActivityResultStatus: 1,
      Actor: {
        ActorType: 1,
        ApplicationName: 'Intune portal',
        Name: null,
        ObjectId: '9c9c9c9c-1111-4222-8333-444444444444',
        UPN: 'Mara.Lind@harbor.example',
      },
      AuditEventId: 'audit-1',
      TargetDisplayNames: ['<null>'],
      TargetObjectIds: ['dev-1'],
      Targets: [{ Name: null, ModifiedProperties: [{ Name: 'DeviceName', Old: 'A', New: 'B' }] }],
      ...more,
    },
  };
}

function report(category: string, operationName: string, properties: VendorRecord): VendorRecord {
  return { time: TIME, tenantId: TENANT, category, operationName, resultType: 'None', properties };
}

const GRAPH_EVENT = {
  id: 'ev-1',
  displayName: 'Delete DeviceConfiguration',
  componentName: 'DeviceConfiguration',
  activityDateTime: '2026-02-03T08:15:30.5Z',
  activityType: 'Delete DeviceConfiguration',
  activityOperationType: 'Delete',
  activityResult: 'Success',
  category: 'DeviceConfiguration',
  actor: {
    userPrincipalName: 'mara.lind@harbor.example',
    userId: 'u-1',
    ipAddress: '203.0.113.40',
    applicationDisplayName: 'Intune portal',
  },
  resources: [
    {
      displayName: 'Disk encryption',
      resourceId: 'conf-1',
      type: 'DeviceConfiguration',
      modifiedProperties: [{ displayName: 'Status', oldValue: 'on', newValue: 'off' }],
    },
  ],
};

const MANAGED = {
  id: 'md-1',
  userId: 'u-1',
  deviceName: 'HARBOR-LT-7',
  managedDeviceOwnerType: 'company',
  operatingSystem: 'Windows',
  osVersion: '10.0.26100',
  complianceState: 'compliant',
  managementAgent: 'mdm',
  isEncrypted: true,
  userPrincipalName: 'Mara.Lind@harbor.example',
  model: 'Slate 9',
  serialNumber: 'HX-4711',
  lastSyncDateTime: TIME,
};

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'Rename device ManagedDevice',
    source: AUDIT,
    record: audit('Rename device ManagedDevice'),
    expect: {
      source: 'Intune',
      stream: 'audit-events',
      vendorOperation: 'Rename device ManagedDevice',
      action: null,
      occurredAt: OCCURRED_AT,
      outcome: 'success',
      'actor.email': 'mara.lind@harbor.example',
      'actor.name': 'Mara.Lind@harbor.example',
      'device.id': 'dev-1',
      'extra.changed': 'DeviceName',
    },
  },
  {
    operation: 'Delete MobileAppAssignment',
    source: AUDIT,
    record: audit('Delete MobileAppAssignment', {
      TargetDisplayNames: ['Remote help', '<null>'],
      Targets: [
        {
          Name: 'Remote help',
          ModifiedProperties: [{ Name: 'Target.GroupId', New: 'Finance laptops(g-1)  ' }],
        },
      ],
    }),
    expect: {
      'object.kind': 'application',
      'object.name': 'Remote help',
      'device.id': null,
      'extra.group': 'Finance laptops(g-1)',
    },
  },
  {
    operation: 'Create ClientCertificate',
    source: AUDIT,
    record: audit('Create ClientCertificate', {
      Actor: { ActorType: 1, UPN: null, ObjectId: null, ApplicationName: null },
    }),
    expect: { 'actor.kind': 'system', 'object.kind': 'other' },
  },
  {
    operation: 'Get FileVaultKey ManagedDevice',
    source: AUDIT,
    record: audit('Get FileVaultKey ManagedDevice'),
    expect: { action: 'View', movement: 'none', 'device.id': 'dev-1' },
  },
  {
    operation: 'Create DeviceManagementExportJob',
    source: AUDIT,
    record: audit('Create DeviceManagementExportJob'),
    expect: { action: 'Download', movement: 'download' },
  },
  {
    operation: 'Patch DeviceCompliancePolicy',
    source: AUDIT,
    record: { ...audit('Patch DeviceCompliancePolicy'), resultType: 'Failure' },
    expect: { outcome: 'failure', 'object.kind': 'setting' },
  },
  {
    operation: 'Compliance',
    source: DIAGNOSTIC,
    record: report('OperationalLogs', 'Compliance', {
      AlertDisplayName: 'Managed Device HARBOR-LT-7 is not Compliant',
      AlertType: 'Managed Device Not Compliant',
      DeviceHostName: 'HARBOR-LT-7',
      DeviceName: 'HARBOR-LT-7_Windows',
      DeviceOperatingSystem: 'Windows 10.0.26100',
      IntuneDeviceId: 'md-1',
      IntuneUserId: 'u-1',
      UserName: 'mara.lind',
      UPNSuffix: 'harbor.example',
      OperationalLogCategory: 'DeviceCompliance',
    }),
    expect: {
      stream: 'device-logs',
      vendorRule: 'Managed Device HARBOR-LT-7 is not Compliant',
      'actor.email': 'mara.lind@harbor.example',
      'actor.id': 'u-1',
      'actor.domain': 'harbor.example',
      'device.id': 'md-1',
      'device.hostname': 'HARBOR-LT-7',
      'device.managed': 'yes',
    },
  },
  {
    operation: 'Enrollment',
    source: DIAGNOSTIC,
    record: {
      ...report('OperationalLogs', 'Enrollment', {
        IntuneDeviceId: 'md-2',
        IntuneUserId: '00000000-0000-0000-0000-000000000000',
        MessageId: 'm-1',
        Os: 'Windows',
        EnrollmentType: 'WindowsAzureADJoin',
      }),
      resultType: 'Success',
    },
    expect: {
      outcome: 'success',
      'actor.kind': 'unknown',
      'actor.id': null,
      'device.os': 'Windows',
    },
  },
  {
    operation: 'DeviceCompliance',
    source: DIAGNOSTIC,
    record: report('DeviceComplianceOrg', 'DeviceCompliance', {
      DeviceName: 'HARBOR-LT-7',
      UPN: 'Mara.Lind@harbor.example',
      UserEmail: 'Mara.Lind@harbor.example',
      UserName: 'Lind Mara',
      UserId: 'u-1',
      DeviceId: 'md-1',
      OS: 'Windows',
      ComplianceState_loc: 'Compliant',
      SerialNumber: 'HX-4711',
    }),
    expect: {
      'actor.name': 'Lind Mara',
      'actor.email': 'mara.lind@harbor.example',
      'extra.compliance': 'Compliant',
      'extra.serial': 'HX-4711',
    },
  },
  {
    operation: 'Devices',
    source: DIAGNOSTIC,
    record: report('Devices', 'Devices', {
      DeviceId: 'md-3',
      DeviceName: 'Harbor phone',
      OS: 'Android',
      OSVersion: '15',
      SerialNumber: 'P-1',
      UPN: 'mara.lind@harbor.example',
      CompliantState: 'Compliant',
      LastContact: '2026-02-03 08:15:30.5000000',
    }),
    expect: {
      kind: 'device',
      entityId: 'md-3',
      isMobile: true,
      compliant: 'yes',
      owner: 'mara.lind@harbor.example',
      lastSeenAt: OCCURRED_AT,
    },
  },
  {
    operation: 'Delete DeviceConfiguration',
    source: GRAPH,
    record: GRAPH_EVENT,
    expect: {
      vendorOperation: 'Delete DeviceConfiguration',
      vendorEventId: 'ev-1',
      'actor.email': 'mara.lind@harbor.example',
      'network.sourceIp': '203.0.113.40',
      'object.kind': 'setting',
      'object.name': 'Disk encryption',
      'extra.changed': 'Status',
    },
  },
  {
    operation: 'Wipe ManagedDevice',
    source: GRAPH,
    record: {
      ...GRAPH_EVENT,
      activityType: 'Wipe ManagedDevice',
      activityResult: 'ClientError',
      resources: [{ displayName: 'HARBOR-LT-7', resourceId: 'md-1', type: 'ManagedDevice' }],
    },
    expect: { outcome: 'failure', 'device.id': 'md-1' },
  },
  {
    operation: 'managedDevice',
    source: DEVICES,
    record: MANAGED,
    expect: {
      kind: 'device',
      source: 'Intune',
      entityId: 'md-1',
      hostname: 'HARBOR-LT-7',
      serial: 'HX-4711',
      owner: 'mara.lind@harbor.example',
      managed: 'yes',
      compliant: 'yes',
      encrypted: 'yes',
      isMobile: false,
    },
  },
  {
    operation: 'managedDevice, not compliant',
    source: DEVICES,
    record: { ...MANAGED, operatingSystem: 'iOS', complianceState: 'noncompliant' },
    expect: { compliant: 'no', isMobile: true },
  },
  {
    operation: 'device',
    source: DIRECTORY,
    record: {
      id: 'o-1',
      deviceId: 'dev-1',
      displayName: 'harbor-mini',
      operatingSystem: 'Windows',
      profileType: 'RegisteredDevice',
      isManaged: null,
      deletedDateTime: null,
    },
    expect: { kind: 'device', entityId: 'o-1', managed: 'unknown', isDeleted: false },
  },
];
