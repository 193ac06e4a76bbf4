import type { DeviceShape, EventShape, MapDeclaration, Value } from '../kit/map/map-declaration.ts';
import { GRAPH_DEVICE, MANAGED_DEVICE } from '../kit/microsoft/graph-shapes.data.ts';
import { AUDIT_OPERATIONS, LOG_OPERATIONS } from './operations.data.ts';

const TENANT: Value = ['tenantId', 'properties.AADTenantId', 'actor.partnerTenantId'];

/** An action of an administrator, as diagnostic settings deliver it. */
const AUDIT_LOG: EventShape = {
  when: {
    any: [{ is: ['category', 'AuditLogs'] }, { has: 'properties.AuditEventId' }],
  },
  stream: 'audit-events',
  operation: 'operationName',
  time: ['time', 'properties.ActivityDate'],
  operations: AUDIT_OPERATIONS,
  fields: {
    vendorEventId: 'properties.AuditEventId',
    outcome: {
      lookup: ['resultType', 'properties.ActivityResultStatus'],
      table: {
        success: 'success',
        '1': 'success',
        fail: 'failure',
        failure: 'failure',
        '2': 'failure',
      },
    },
    'actor.kind': {
      when: { has: 'properties.Actor.UPN' },
      then: { const: 'person' },
      otherwise: {
        when: { has: 'properties.Actor.ApplicationName' },
        then: { const: 'service' },
        otherwise: { const: 'system' },
      },
    },
    'actor.email': { from: ['properties.Actor.UPN', 'identity'], via: 'upn_email' },
    'actor.id': ['properties.Actor.ObjectId', 'properties.Actor.Application'],
    // Diagnostic settings write the sign-in name as the identity.
    'actor.name': [
      'properties.Actor.Name',
      'properties.Actor.UPN',
      'properties.Actor.ApplicationName',
    ],
    'object.kind': { hook: 'objectKind' },
    'object.id': 'properties.TargetObjectIds.0',
    'object.name': { hook: 'targetName' },
    'device.id': { hook: 'targetDevice' },
    organization: TENANT,
  },
  extra: {
    application: 'properties.Actor.ApplicationName',
    details: 'properties.AdditionalDetails',
    result: 'resultType',
    changed: { hook: 'changedProperties' },
    group: { hook: 'assignedGroup' },
    correlationId: 'correlationId',
  },
};

/** The same action from Graph's `/deviceManagement/auditEvents`. */
const GRAPH_AUDIT_EVENT: EventShape = {
  when: { any: [{ has: 'activityOperationType' }, { has: 'activityResult' }] },
  stream: 'audit-events',
  operation: ['activityType', 'displayName', 'activity'],
  time: 'activityDateTime',
  operations: AUDIT_OPERATIONS,
  fields: {
    vendorEventId: 'id',
    outcome: {
      lookup: 'activityResult',
      table: { success: 'success', clienterror: 'failure', failure: 'failure', timeout: 'failure' },
    },
    'actor.kind': {
      when: { has: 'actor.userPrincipalName' },
      then: { const: 'person' },
      otherwise: { const: 'service' },
    },
    'actor.email': { from: 'actor.userPrincipalName', via: 'upn_email' },
    'actor.id': ['actor.userId', 'actor.servicePrincipalName', 'actor.applicationId'],
    'actor.name': ['actor.userPrincipalName', 'actor.applicationDisplayName'],
    'object.kind': { hook: 'objectKind' },
    'object.id': 'resources.0.resourceId',
    'object.name': 'resources.0.displayName',
    'device.id': { hook: 'targetDevice' },
    'network.sourceIp': 'actor.ipAddress',
    organization: TENANT,
  },
  extra: {
    application: 'actor.applicationDisplayName',
    category: 'category',
    component: 'componentName',
    operationType: 'activityOperationType',
    resourceType: 'resources.0.type',
    changed: { hook: 'changedProperties' },
    correlationId: 'correlationId',
  },
};

/** What befell a device: enrolment, compliance, reports of the organisation's devices. */
const DEVICE_LOG: EventShape = {
  when: {
    is: ['category', ['OperationalLogs', 'DeviceComplianceOrg', 'Windows365AuditLogs']],
  },
  stream: 'device-logs',
  operation: 'operationName',
  time: ['time', 'properties.StartTimeUtc', 'properties.EnrollmentTimeUTC'],
  operations: LOG_OPERATIONS,
  fields: {
    vendorEventId: ['properties.MessageId', 'properties.AuditEventId'],
    outcome: {
      lookup: ['resultType', 'properties.ComplianceState_loc'],
      table: { success: 'success', fail: 'failure', failure: 'failure' },
    },
    vendorRule: ['properties.AlertDisplayName', 'properties.AlertType'],
    'actor.email': {
      from: [
        'properties.UserEmail',
        'properties.UPN',
        { parts: ['properties.UserName', 'properties.UPNSuffix'], with: '@' },
      ],
      via: 'upn_email',
    },
    'actor.id': { hook: 'deviceUserId' },
    'actor.name': ['properties.UserName', 'properties.UserDisplayName', 'properties.UPN'],
    'actor.domain': 'properties.UPNSuffix',
    'object.kind': { const: 'other' },
    'object.id': ['properties.IntuneDeviceId', 'properties.DeviceId'],
    'object.name': ['properties.DeviceHostName', 'properties.DeviceName'],
    'device.id': ['properties.IntuneDeviceId', 'properties.DeviceId', 'properties.AADDeviceId'],
    'device.hostname': ['properties.DeviceHostName', 'properties.DeviceName'],
    'device.os': ['properties.DeviceOperatingSystem', 'properties.OS', 'properties.Os'],
    // Only enrolled devices are reported.
    'device.managed': { const: 'yes' },
    organization: TENANT,
  },
  extra: {
    scenario: 'properties.ScenarioName',
    category: ['properties.OperationalLogCategory', 'category'],
    description: 'properties.Description',
    compliance: 'properties.ComplianceState_loc',
    ownership: 'properties.OwnerType_loc',
    serial: 'properties.SerialNumber',
    osVersion: ['properties.OSVersion', 'properties.OsVersion'],
    lastContact: 'properties.LastContact',
    enrolment: 'properties.EnrollmentType',
    failure: 'properties.FailureReason',
    failureCategory: 'properties.FailureCategory',
  },
};

const REPORT_MOBILE = {
  ios: 'true',
  ipados: 'true',
  android: 'true',
  windows: 'false',
  macos: 'false',
  linux: 'false',
};

const DEVICE_REPORT: DeviceShape = {
  when: { is: ['category', 'Devices'] },
  entity: 'device',
  stream: 'managed-devices',
  id: 'properties.DeviceId',
  changedAt: 'time',
  hostname: 'properties.DeviceName',
  serial: 'properties.SerialNumber',
  os: 'properties.OS',
  osVersion: 'properties.OSVersion',
  model: 'properties.Model',
  mobile: { lookup: 'properties.OS', table: REPORT_MOBILE },
  owner: ['properties.UPN', 'properties.UserEmail', 'properties.PrimaryUser'],
  managed: { const: 'yes' },
  compliant: {
    lookup: ['properties.CompliantState', 'properties.ComplianceState_loc'],
    table: { compliant: 'yes', noncompliant: 'no', 'not compliant': 'no' },
  },
  encrypted: {
    lookup: ['properties.EncryptionStatusString', 'properties.EncryptionStatus'],
    table: { true: 'yes', false: 'no', encrypted: 'yes', 'not encrypted': 'no' },
  },
  lastSeenAt: 'properties.LastContact',
};

export const mapping: MapDeclaration = {
  source: 'Intune',
  shapes: [
    // A row of the list of devices that diagnostic settings export once a day.
    DEVICE_REPORT,
    AUDIT_LOG,
    DEVICE_LOG,
    GRAPH_AUDIT_EVENT,
    MANAGED_DEVICE,
    GRAPH_DEVICE,
    { when: { has: 'value' }, skip: 'a page of results without a record' },
  ],
};
