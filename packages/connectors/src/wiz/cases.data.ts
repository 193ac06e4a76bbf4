import type { ConnectorCase } from '../kit/connector-case.ts';

const AUDIT = 'Wiz API: Get audit log entries';
const ISSUES = 'Wiz API: Pull issues';
const TIME = '2026-03-02T09:30:00.120345Z';
const AT = Date.UTC(2026, 2, 2, 9, 30, 0, 120);

function entry(action: string, rest: Record<string, unknown> = {}) {
  return {
    id: 'a1',
    action,
    requestId: 'r1',
    status: 'SUCCESS',
    timestamp: TIME,
    actionParameters: {},
    userAgent: 'Mozilla/5.0',
    sourceIP: '203.0.113.10',
    user: { id: 'ann@example.com', name: 'Ann Lee' },
    ...rest,
  };
}

function issue(type: string, entity: Record<string, unknown>) {
  return {
    id: 'i1',
    type,
    status: 'OPEN',
    severity: 'HIGH',
    createdAt: TIME,
    updatedAt: '2026-03-03T00:00:00Z',
    statusChangedAt: TIME,
    sourceRule: { __typename: 'Control', id: 'c1', name: 'Public bucket with private data' },
    entitySnapshot: { id: 'e1', providerId: 'arn:aws:s3:::reports', ...entity },
  };
}

const RESOURCE = {
  id: 'e2',
  providerId: 'i-01',
  name: 'build-7',
  type: 'VIRTUAL_MACHINE',
  region: 'eu-west-1',
  subscription: { externalId: '111122223333', name: 'dev', cloudProvider: 'AWS' },
};

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'Login',
    source: AUDIT,
    record: entry('Login', { status: 'FAILED', actionParameters: { error: 'wrong secret' } }),
    expect: {
      vendorOperation: 'Login',
      stream: 'audit',
      occurredAt: AT,
      outcome: 'failure',
      'actor.email': 'ann@example.com',
      'actor.name': 'Ann Lee',
      'actor.kind': 'person',
      'network.sourceIp': '203.0.113.10',
      'network.userAgent': 'Mozilla/5.0',
      'extra.error': 'wrong secret',
    },
  },
  {
    operation: 'CreateUser',
    source: AUDIT,
    record: entry('CreateUser', {
      actionParameters: { input: { email: 'ben@example.com', name: 'Ben', role: 'GLOBAL_ADMIN' } },
    }),
    expect: {
      targetUser: 'ben@example.com',
      'object.kind': 'account',
      'object.name': 'Ben',
      'extra.role': 'GLOBAL_ADMIN',
    },
  },
  {
    operation: 'RerunReport',
    source: AUDIT,
    record: entry('RerunReport', { actionParameters: { input: { id: 'rep1' } } }),
    expect: { action: null, movement: 'none', 'object.id': 'rep1' },
  },
  {
    operation: 'Reports',
    source: AUDIT,
    record: entry('Reports', {
      user: undefined,
      serviceAccount: { id: 'sa1', name: 'siem' },
    }),
    expect: { action: 'View', 'actor.kind': 'service', 'actor.name': 'siem', 'actor.id': 'sa1' },
  },
  {
    operation: 'DeleteDataClassifier',
    source: AUDIT,
    record: {
      action: 'DeleteDataClassifier',
      actionparameters: { input: { id: 'CUSTOM-1' } },
      id: 'a2',
      requestid: 'r2',
      sourceip: '203.0.113.10',
      status: 'SUCCESS',
      timestamp: '2026-03-02 09:30:00.120',
      serviceaccount: { id: 'sa1', name: 'terraform' },
      useragent: 'Terraform',
    },
    expect: {
      action: null,
      occurredAt: AT,
      'object.id': 'CUSTOM-1',
      'actor.name': 'terraform',
      'network.sourceIp': '203.0.113.10',
    },
  },
  {
    operation: 'UpdateLoginSettings',
    source: AUDIT,
    record: entry('UpdateLoginSettings', { status: 'ACCESS_DENIED' }),
    expect: { outcome: 'failure', 'object.kind': 'setting' },
  },
  {
    operation: 'RevokeUserSessions',
    source: AUDIT,
    record: entry('RevokeUserSessions'),
    expect: { outcome: 'success', vendorEventId: 'a1' },
  },
  {
    operation: 'Issue: TOXIC_COMBINATION on a bucket',
    source: ISSUES,
    record: issue('TOXIC_COMBINATION', { type: 'BUCKET', name: 'reports', region: 'eu-west-1' }),
    expect: {
      vendorOperation: 'TOXIC_COMBINATION',
      stream: 'issues',
      occurredAt: AT,
      vendorRule: 'Public bucket with private data',
      vendorSeverity: 'HIGH',
      'object.kind': 'bucket',
      'object.name': 'reports',
      'object.id': 'arn:aws:s3:::reports',
      cloudRegion: 'eu-west-1',
    },
  },
  {
    operation: 'Issue: CLOUD_CONFIGURATION on a user account',
    source: ISSUES,
    record: issue('CLOUD_CONFIGURATION', { type: 'USER_ACCOUNT', name: 'ben@example.com' }),
    expect: { targetUser: 'ben@example.com', 'object.kind': 'account', 'actor.name': null },
  },
  {
    operation: 'Issue: THREAT_DETECTION on an endpoint',
    source: ISSUES,
    record: issue('THREAT_DETECTION', { type: 'ENDPOINT', name: 'https://app.example.com:443' }),
    expect: {
      'object.url': 'https://app.example.com:443',
      'network.destinationDomain': 'app.example.com',
      'network.destinationIp': null,
    },
  },
  {
    operation: 'Issue: endpoint by address',
    source: ISSUES,
    record: issue('TOXIC_COMBINATION', { type: 'ENDPOINT', name: '203.0.113.9:22' }),
    expect: { 'network.destinationIp': '203.0.113.9', 'object.url': null },
  },
  {
    operation: 'Issue notice by webhook',
    source: 'Wiz webhook: issue template',
    record: {
      trigger: { type: 'Created', ruleName: 'to waybill', source: 'ISSUE' },
      issue: { id: 'i9', status: 'OPEN', severity: 'CRITICAL', created: TIME },
      resource: {
        type: 'virtualMachine',
        name: 'build-7',
        region: 'eu-west-1',
        cloudPlatform: 'AWS',
        subscriptionId: '111122223333',
      },
      control: { id: 'c1', name: 'Probed port', severity: 'HIGH' },
    },
    expect: {
      vendorOperation: 'Created',
      vendorEventId: 'i9',
      vendorSeverity: 'CRITICAL',
      vendorRule: 'Probed port',
      'device.hostname': 'build-7',
      cloudAccount: '111122223333',
    },
  },
  {
    operation: 'Detection',
    source: 'Wiz API: Pull detections',
    record: {
      id: 'd1',
      createdAt: TIME,
      severity: 'MEDIUM',
      tdrId: 'cer-recon',
      primaryActor: {
        id: 'n1',
        externalId: '203.0.113.9',
        name: '203.0.113.9',
        type: 'NETWORK_ADDRESS',
      },
      primaryResource: {
        ...RESOURCE,
        externalId: 'i-01',
        cloudAccount: { externalId: 111122223333 },
      },
      mitreTactics: ['TA0043'],
    },
    expect: {
      vendorOperation: 'cer-recon',
      stream: 'detections',
      'network.sourceIp': '203.0.113.9',
      'actor.kind': 'unknown',
      'device.hostname': 'build-7',
      'device.id': 'i-01',
      cloudAccount: '111122223333',
    },
  },
  {
    operation: 'Configuration finding: PASS',
    source: 'Wiz API: Pull configuration findings',
    record: {
      id: 'f1',
      analyzedAt: TIME,
      result: 'PASS',
      severity: 'LOW',
      resource: RESOURCE,
      rule: { id: 'x', shortId: 'VM-1', name: 'Stopped machines are removed' },
    },
    expect: {
      vendorOperation: 'configuration finding PASS',
      outcome: 'success',
      vendorRule: 'Stopped machines are removed',
      'device.hostname': 'build-7',
      cloudAccount: '111122223333',
      cloudRegion: 'eu-west-1',
    },
  },
  {
    operation: 'Configuration finding: FAIL',
    source: 'Wiz API: Pull configuration findings',
    record: {
      id: 'f2',
      analyzedAt: TIME,
      result: 'FAIL',
      resource: { id: 'e3', name: 'policy', type: 'RAW_ACCESS_POLICY' },
      rule: { name: 'No wildcard principal' },
    },
    expect: { outcome: 'failure', 'object.kind': 'setting', 'device.hostname': null },
  },
  {
    operation: 'Vulnerability finding',
    source: 'Wiz API: Pull vulnerability findings',
    record: {
      id: 'v1',
      name: 'CVE-2026-0001',
      status: 'OPEN',
      vendorSeverity: 'MEDIUM',
      firstDetectedAt: '2026-02-01T00:00:00Z',
      lastDetectedAt: TIME,
      detailedName: 'libfoo',
      version: '1.0',
      vulnerableAsset: {
        id: 'e4',
        type: 'VIRTUAL_MACHINE',
        name: 'build-7',
        operatingSystem: 'Linux',
      },
    },
    expect: {
      vendorOperation: 'vulnerability finding OPEN',
      occurredAt: AT,
      vendorRule: 'CVE-2026-0001',
      'device.os': 'Linux',
      'extra.package': 'libfoo',
    },
  },
  {
    operation: 'User',
    source: 'Wiz API: users',
    record: {
      id: 'u1',
      name: 'Ann Lee',
      email: 'Ann@example.com',
      isSuspended: false,
      effectiveRole: { name: 'Reader' },
      effectiveAssignedProjects: [],
    },
    expect: { kind: 'person', emails: ['ann@example.com'], status: 'active', title: 'Reader' },
  },
];
