import type { ConnectorCase } from '../kit/connector-case.ts';

const TYPES = 'Event types (Okta developer documentation)';
const OBJECT = 'LogEvent object (System Log API)';

const ANN = { id: '00u1ann', type: 'User', alternateId: 'Ann@example.com', displayName: 'Ann Lee' };
const BEN = { id: '00u2ben', type: 'User', alternateId: 'ben@example.com', displayName: 'Ben Ray' };
const PORTAL = { id: '0oa1', type: 'AppInstance', alternateId: 'Portal', displayName: 'HR portal' };
const ADMINS = { id: '00g1', type: 'UserGroup', alternateId: 'unknown', displayName: 'Admins' };

/** An entry of the System Log with the parts that every entry has. */
function entry(eventType: string, rest: Record<string, unknown> = {}) {
  return {
    uuid: '0b1c2d3e-0000-4000-8000-000000000003',
    published: '2026-03-02T09:30:00.250Z',
    eventType,
    version: '0',
    severity: 'INFO',
    displayMessage: 'Something happened',
    actor: ANN,
    client: {
      ipAddress: '203.0.113.10',
      device: 'Computer',
      userAgent: { rawUserAgent: 'Mozilla/5.0', os: 'Mac OS X', browser: 'CHROME' },
      geographicalContext: { city: 'Bern', country: 'Switzerland' },
    },
    outcome: { result: 'SUCCESS', reason: null },
    securityContext: { asOrg: 'Example Net', domain: 'Example.net', isProxy: false },
    target: null,
    ...rest,
  };
}

/** Operations recognized by name alone. */
const NAMED: readonly [readonly string[], ConnectorCase['expect']][] = [
  [
    ['analytics.reports.export.request', 'analytics.reports.export.generate'],
    { action: 'Download', movement: 'none' },
  ],
  [
    [
      'mim.streamDevicesCSVDownload',
      'personal.user.app_migration.export',
      'workflows.user.table.schema.export',
    ],
    { action: 'Download', movement: 'download' },
  ],
  [
    ['app.oauth2.admin.consent.grant', 'user.session.impersonation.initiate'],
    { action: 'Share', movement: 'share' },
  ],
];

const namedCases: readonly ConnectorCase[] = NAMED.flatMap(([operations, expected]) =>
  operations.map((operation) => ({
    operation,
    source: TYPES,
    record: entry(operation),
    expect: expected,
  })),
);

export const cases: readonly ConnectorCase[] = [
  ...namedCases,
  {
    operation: 'user.session.start',
    source: TYPES,
    record: entry('user.session.start'),
    expect: {
      source: 'Okta',
      stream: 'system-log',
      vendorEventId: '0b1c2d3e-0000-4000-8000-000000000003',
      vendorOperation: 'user.session.start',
      action: null,
      movement: 'none',
      occurredAt: Date.UTC(2026, 2, 2, 9, 30, 0, 250),
      outcome: 'success',
      vendorSeverity: 'INFO',
      'actor.kind': 'person',
      'actor.email': 'ann@example.com',
      'actor.id': '00u1ann',
      'actor.name': 'Ann',
      'actor.domain': 'example.com',
      'network.sourceIp': '203.0.113.10',
      'network.sourceDomain': 'example.net',
      'network.userAgent': 'Mozilla/5.0',
      'device.os': 'Mac OS X',
      'extra.displayName': 'Ann Lee',
      'extra.city': 'Bern',
      'extra.viaProxy': 'false',
    },
  },
  {
    operation: 'user.session.start denied',
    source: OBJECT,
    record: entry('user.session.start', {
      outcome: { result: 'FAILURE', reason: 'INVALID_CREDENTIALS' },
    }),
    expect: { outcome: 'failure', 'extra.reason': 'INVALID_CREDENTIALS' },
  },
  {
    operation: 'policy.evaluate_sign_on',
    source: TYPES,
    record: entry('policy.evaluate_sign_on', {
      outcome: { result: 'DENY' },
      target: [
        { id: 'p1', type: 'PolicyEntity', alternateId: 'unknown', displayName: 'Default policy' },
        { id: 'r1', type: 'PolicyRule', alternateId: 'p1', displayName: 'Outside the office' },
      ],
    }),
    expect: {
      outcome: 'failure',
      vendorRule: 'Outside the office',
      'object.kind': 'setting',
      'object.name': 'Default policy',
    },
  },
  {
    operation: 'policy.evaluate_sign_on challenged',
    source: OBJECT,
    record: entry('policy.evaluate_sign_on', { outcome: { result: 'CHALLENGE' } }),
    expect: { outcome: 'unknown' },
  },
  {
    operation: 'user.authentication.sso',
    source: TYPES,
    record: entry('user.authentication.sso', {
      target: [PORTAL, { ...BEN, type: 'AppUser', id: '0ua2' }],
      device: { id: 'guo1', name: 'ann-laptop', os_platform: 'OSX', managed: true },
    }),
    expect: {
      'object.kind': 'application',
      'object.name': 'HR portal',
      targetUser: 'ben@example.com',
      'device.id': 'guo1',
      'device.hostname': 'ann-laptop',
      'device.os': 'OSX',
      'device.managed': 'yes',
    },
  },
  {
    operation: 'user.authentication.verify',
    source: TYPES,
    record: entry('user.authentication.verify', { device: { id: 'guo2', managed: false } }),
    expect: { 'device.managed': 'no', targetUser: null },
  },
  {
    operation: 'user.lifecycle.create',
    source: TYPES,
    record: entry('user.lifecycle.create', { target: [BEN] }),
    expect: { targetUser: 'ben@example.com', 'object.kind': 'account', 'object.id': '00u2ben' },
  },
  {
    operation: 'user.lifecycle.suspend',
    source: TYPES,
    record: entry('user.lifecycle.suspend', {
      target: [{ id: '00u3', type: 'User', alternateId: 'svc-backup', displayName: 'Backup' }],
    }),
    expect: { targetUser: 'svc-backup' },
  },
  {
    operation: 'user.lifecycle.delete.completed',
    source: TYPES,
    record: entry('user.lifecycle.delete.completed', {
      target: [{ id: '00u4', type: 'User', alternateId: 'unknown', displayName: null }],
    }),
    expect: { targetUser: '00u4' },
  },
  {
    operation: 'user.account.privilege.grant',
    source: TYPES,
    record: entry('user.account.privilege.grant', {
      target: [BEN],
      debugContext: { debugData: { privilegeGranted: 'Super administrator' } },
    }),
    expect: { targetUser: 'ben@example.com', 'extra.privilege': 'Super administrator' },
  },
  {
    operation: 'user.account.update_password',
    source: TYPES,
    record: entry('user.account.update_password', { actor: BEN, target: [BEN] }),
    expect: { targetUser: 'ben@example.com', 'actor.email': 'ben@example.com' },
  },
  {
    operation: 'user.mfa.factor.deactivate',
    source: TYPES,
    record: entry('user.mfa.factor.deactivate', { target: [BEN] }),
    expect: { action: null, targetUser: 'ben@example.com' },
  },
  {
    operation: 'user.session.impersonation.grant',
    source: TYPES,
    record: entry('user.session.impersonation.grant'),
    expect: { action: 'Share', movement: 'share' },
  },
  {
    operation: 'group.user_membership.add',
    source: TYPES,
    record: entry('group.user_membership.add', { target: [BEN, ADMINS] }),
    expect: {
      targetUser: 'ben@example.com',
      targetGroup: 'Admins',
      'object.kind': 'group',
      'object.id': '00g1',
    },
  },
  {
    operation: 'group.lifecycle.create',
    source: TYPES,
    record: entry('group.lifecycle.create', { target: [ADMINS] }),
    expect: { targetGroup: 'Admins', targetUser: null },
  },
  {
    operation: 'application.user_membership.add',
    source: TYPES,
    record: entry('application.user_membership.add', { target: [PORTAL, BEN] }),
    expect: { 'object.kind': 'application', targetUser: 'ben@example.com' },
  },
  {
    operation: 'application.user_membership.show_password',
    source: TYPES,
    record: entry('application.user_membership.show_password', { target: [PORTAL] }),
    expect: { action: 'View', movement: 'none' },
  },
  {
    operation: 'application.lifecycle.update',
    source: TYPES,
    record: entry('application.lifecycle.update', { target: [PORTAL] }),
    expect: { action: null, 'object.id': '0oa1' },
  },
  {
    operation: 'analytics.reports.export.download',
    source: TYPES,
    record: entry('analytics.reports.export.download'),
    expect: { action: 'Download', movement: 'download' },
  },
  {
    operation: 'workflows.user.table.export',
    source: TYPES,
    record: entry('workflows.user.table.export'),
    expect: { action: 'Download', movement: 'download' },
  },
  {
    operation: 'workflows.user.flow.import',
    source: TYPES,
    record: entry('workflows.user.flow.import'),
    expect: { action: 'Upload', movement: 'upload' },
  },
  {
    operation: 'system.api_token.create',
    source: TYPES,
    record: entry('system.api_token.create', {
      target: [{ id: '00t1', type: 'Token', alternateId: 'unknown', displayName: 'Reader' }],
    }),
    expect: { 'object.kind': 'other', 'object.name': 'Reader', targetUser: null },
  },
  {
    operation: 'app.oauth2.key.rollover',
    source: TYPES,
    record: entry('app.oauth2.key.rollover', {
      actor: { id: 'spr1', type: 'SystemPrincipal', alternateId: 'system@okta.com' },
      client: { ipAddress: null, userAgent: null },
      securityContext: {},
    }),
    expect: { 'actor.kind': 'system', 'actor.name': 'system', 'network.sourceIp': null },
  },
  {
    operation: 'app.oauth2.as.token.grant.access_token',
    source: TYPES,
    record: entry('app.oauth2.as.token.grant.access_token', {
      actor: { id: '0oa9', type: 'PublicClientApp', alternateId: '0oa9', displayName: 'Reporting' },
      client: { ipAddress: 'null' },
      request: { ipChain: [{ ip: '198.51.100.4', version: 'V4' }] },
    }),
    expect: { 'actor.kind': 'service', 'actor.email': null, 'network.sourceIp': '198.51.100.4' },
  },
  {
    operation: 'device.user.add',
    source: TYPES,
    record: entry('device.user.add', {
      target: [{ id: 'guo3', type: 'UDDevice', alternateId: 'unknown', displayName: 'Laptop' }],
    }),
    expect: { 'object.name': 'Laptop', action: null },
  },
  {
    operation: 'security.threat.detected',
    source: TYPES,
    record: entry('security.threat.detected', { severity: 'WARN' }),
    expect: { vendorSeverity: 'WARN' },
  },
  {
    operation: 'com.okta.event_hook',
    source: 'Event hooks',
    record: {
      eventType: 'com.okta.event_hook',
      data: { events: [entry('user.session.end'), entry('group.user_membership.remove')] },
    },
    count: 2,
    expect: { vendorOperation: 'user.session.end' },
  },
  {
    operation: 'an entry without a time',
    source: OBJECT,
    record: { eventType: 'user.session.end', uuid: 'x' },
    expect: { rejected: 'The entry has no readable time.' },
  },
  {
    operation: 'GET /api/v1/users',
    source: 'User object (Users API)',
    record: {
      id: '00u1',
      status: 'ACTIVE',
      profile: { login: 'ann@example.com', timezone: 'Europe/Berlin' },
    },
    expect: {
      kind: 'person',
      timeZone: 'Europe/Berlin',
      entityId: '00u1',
      logins: ['ann@example.com'],
      status: 'active',
      external: 'unknown',
    },
  },
  {
    operation: 'GET /api/v1/users, a person who left',
    source: 'User object (Users API)',
    record: {
      id: '00u2',
      status: 'DEPROVISIONED',
      lastUpdated: '2026-02-03T04:05:06.000Z',
      profile: {
        firstName: 'Ben',
        lastName: 'Example',
        email: 'Ben@example.com',
        login: 'ben@example.com',
        department: 'Sales',
        employeeNumber: '17',
        userType: 'Contractor',
      },
    },
    expect: {
      name: 'Ben Example',
      emails: ['ben@example.com'],
      status: 'left',
      isDeleted: true,
      employeeId: '17',
      department: 'Sales',
      external: 'yes',
      changedAt: 1770091506000,
    },
  },
  {
    operation: 'GET /api/v1/groups',
    source: 'Group object (Groups API)',
    record: {
      id: '00g1',
      type: 'OKTA_GROUP',
      objectClass: ['okta:user_group'],
      lastMembershipUpdated: '2026-02-03T04:05:06.000Z',
      profile: { name: 'Finance', description: null },
    },
    expect: { kind: 'group', entityId: '00g1', name: 'Finance', members: [] },
  },
  {
    operation: 'GET /api/v1/devices',
    source: 'Device object (Devices API)',
    record: {
      id: 'guo1',
      status: 'ACTIVE',
      resourceType: 'UDDevice',
      profile: {
        displayName: 'Ann’s laptop',
        platform: 'MACOS',
        serialNumber: 'C02X',
        osVersion: '15.1',
        diskEncryptionType: 'NONE',
      },
      _embedded: {
        users: [
          {
            managementStatus: 'MANAGED',
            user: { id: '00u1', profile: { email: 'Ann@example.com' } },
          },
        ],
      },
    },
    expect: {
      kind: 'device',
      hostname: 'Ann’s laptop',
      serial: 'C02X',
      os: 'MACOS',
      isMobile: false,
      owner: 'ann@example.com',
      managed: 'yes',
      encrypted: 'no',
    },
  },
  {
    operation: 'GET /api/v1/devices/{deviceId}/users',
    source: 'Device users (Devices API)',
    record: {
      created: '2026-02-03T04:05:06.000Z',
      managementStatus: 'NOT_MANAGED',
      user: { id: '00u1', profile: { login: 'ann@example.com' } },
      device_id: 'guo2',
      device_name: 'Pixel',
      device_platform: 'ANDROID',
      device_encryption: 'USER',
      device_status: 'ACTIVE',
    },
    expect: {
      kind: 'device',
      entityId: 'guo2',
      hostname: 'Pixel',
      isMobile: true,
      owner: 'ann@example.com',
      managed: 'no',
      encrypted: 'yes',
    },
  },
  {
    operation: 'GET /api/v1/apps',
    source: 'Application object (Applications API)',
    record: { id: '0oa1', label: 'Payroll', signOnMode: 'SAML_2_0' },
    expect: { skipped: 'This is an application, not an act.' },
  },
];
