import type { ConnectorCase } from '../kit/connector-case.ts';

const GOOGLE = 'Device audit activity events (Google Workspace Admin SDK)';
const DIRECTORY = 'mobiledevices resource (Google Workspace Admin SDK)';
const LOOKOUT = 'Mobile Risk API events (Lookout)';
const PRADEO = 'Webhook events (Pradeo Security)';

function google(name: string, parameters: Record<string, string>) {
  return {
    kind: 'admin#reports#activity',
    id: { time: '2026-03-04T09:15:00Z', uniqueQualifier: '5', applicationName: 'mobile' },
    actor: { email: 'ann@example.com', profileId: '11' },
    events: [
      {
        type: 'device_updates',
        name,
        parameters: Object.entries(parameters).map(([key, value]) => ({ name: key, value })),
      },
    ],
  };
}

function lookout(type: string, rest: Record<string, unknown>) {
  return {
    id: 'l-1',
    enterprise_guid: 'g-1',
    created_time: '2026-03-04T09:15:00.275+00:00',
    type,
    change_type: 'CREATED',
    actor: { guid: 'd-1', type: 'DEVICE' },
    target: { guid: 'd-1', type },
    ...rest,
  };
}

function pradeo(type: string, rest: Record<string, unknown>) {
  return { id: 'p-1', creationDate: '2026-03-04T09:15:00.594Z', source: 'system', type, ...rest };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'DEVICE_COMPROMISED_EVENT',
    source: GOOGLE,
    record: google('DEVICE_COMPROMISED_EVENT', {
      USER_EMAIL: 'ben@example.com',
      DEVICE_ID: 'dev-1',
      DEVICE_TYPE: 'ANDROID',
      DEVICE_COMPROMISED_STATE: 'COMPROMISED',
    }),
    expect: {
      source: 'Mobile Device',
      stream: 'google-mobile',
      vendorOperation: 'DEVICE_COMPROMISED_EVENT',
      'actor.email': 'ann@example.com',
      targetUser: 'ben@example.com',
      'device.id': 'dev-1',
      'device.os': 'ANDROID',
      'extra.compromised': 'COMPROMISED',
    },
  },
  {
    operation: 'APPLICATION_EVENT',
    source: GOOGLE,
    record: google('APPLICATION_EVENT', {
      APPLICATION_ID: 'org.example.app',
      APK_SHA256_HASH: 'A'.repeat(64),
      APPLICATION_STATE: 'INSTALLED',
    }),
    expect: { 'object.kind': 'application', 'object.sha256': 'a'.repeat(64) },
  },
  {
    operation: 'DEVICE_ACTION_EVENT',
    source: GOOGLE,
    record: google('DEVICE_ACTION_EVENT', {
      ACTION_TYPE: 'ACCOUNT_WIPE',
      ACTION_EXECUTION_STATUS: 'ACTION_REJECTED_BY_USER',
    }),
    expect: { outcome: 'failure', 'extra.remoteAction': 'ACCOUNT_WIPE' },
  },
  {
    operation: 'DEVICE_REGISTER_UNREGISTER_EVENT',
    source: GOOGLE,
    record: google('DEVICE_REGISTER_UNREGISTER_EVENT', { ACCOUNT_STATE: 'UNREGISTERED' }),
    expect: { 'device.managed': 'no' },
  },
  {
    operation: 'FAILED_PASSWORD_ATTEMPTS_EVENT',
    source: GOOGLE,
    record: google('FAILED_PASSWORD_ATTEMPTS_EVENT', { FAILED_PASSWD_ATTEMPTS: '9' }),
    expect: { outcome: 'failure', 'extra.failedPasswords': '9' },
  },
  {
    operation: 'DEVICE_SYNC_EVENT',
    source: GOOGLE,
    record: google('DEVICE_SYNC_EVENT', { DEVICE_MODEL: 'Pixel' }),
    expect: { action: null, 'extra.model': 'Pixel' },
  },
  {
    operation: 'activity without a time',
    source: GOOGLE,
    record: { ...google('DEVICE_SYNC_EVENT', {}), id: { applicationName: 'mobile' } },
    expect: { rejected: 'the activity has no readable time' },
  },
  {
    operation: 'mobiledevices.list',
    source: DIRECTORY,
    record: {
      kind: 'admin#directory#mobiledevice',
      resourceId: 'r-1',
      deviceId: 'dev-1',
      name: ['Ann Lee'],
      email: ['ann@example.com'],
      model: 'Pixel',
      os: 'Android 15',
      type: 'ANDROID',
      status: 'APPROVED',
      lastSync: '2026-03-04T09:15:00Z',
      encryptionStatus: 'Encrypted',
    },
    expect: {
      kind: 'device',
      entityId: 'dev-1',
      os: 'Android',
      owner: 'ann@example.com',
      managed: 'yes',
      encrypted: 'yes',
      isMobile: true,
    },
  },
  {
    operation: 'SMISHING_ALERT',
    source: LOOKOUT,
    record: lookout('SMISHING_ALERT', {
      smishing_alert: {
        guid: 's-1',
        detections: [
          { category: 'EMBEDDED_PHISHING_URL', original_url: 'https://bad.example.org/x' },
        ],
      },
    }),
    expect: {
      stream: 'lookout',
      vendorOperation: 'SMISHING_ALERT_CREATED',
      vendorRule: 'EMBEDDED_PHISHING_URL',
      'object.url': 'https://bad.example.org/x',
      organization: 'g-1',
    },
  },
  {
    operation: 'DEVICE',
    source: LOOKOUT,
    record: lookout('DEVICE', {
      device: { guid: 'd-1', platform: 'ANDROID', status: { security_status: 'SECURE' } },
    }),
    expect: { 'device.id': 'd-1', 'device.os': 'ANDROID', 'extra.security': 'SECURE' },
  },
  {
    operation: 'THREAT',
    source: LOOKOUT,
    record: lookout('THREAT', {
      threat: {
        guid: 't-1',
        severity: 'HIGH',
        classifications: ['TROJAN'],
        details: { application_name: 'Torch', sha256: 'b'.repeat(64) },
      },
    }),
    expect: { vendorSeverity: 'HIGH', vendorRule: 'TROJAN', 'object.name': 'Torch' },
  },
  {
    operation: 'devices of the list',
    source: LOOKOUT,
    record: {
      guid: 'd-1',
      platform: 'IOS',
      software: { os_version: '18' },
      activation_status: 'ACTIVATED',
      security_status: 'SECURE',
      email: 'ann@example.com',
    },
    expect: { kind: 'device', managed: 'yes', compliant: 'yes', owner: 'ann@example.com' },
  },
  {
    operation: 'MessageCreated',
    source: PRADEO,
    record: pradeo('MessageCreated', {
      content: { message: { id: 'm-1', title: 'Update' } },
      user: { id: 'u-1', email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee' },
    }),
    expect: {
      stream: 'pradeo',
      vendorOperation: 'MessageCreated',
      'actor.name': 'Ann Lee',
      'actor.email': 'ann@example.com',
      'object.name': 'Update',
    },
  },
  {
    operation: 'DeviceApplicationComplianceUpdated',
    source: PRADEO,
    record: pradeo('DeviceApplicationComplianceUpdated', {
      content: {
        deviceApplicationCompliance: {
          status: 'Disapproved',
          deviceApplication: {
            application: { name: 'Torch', sha256: 'c'.repeat(64), size: '64' },
            device: { id: 'd-1', name: 'Ann', declaredOperatingSystem: 'Android' },
          },
        },
      },
    }),
    expect: {
      'device.id': 'd-1',
      'device.os': 'Android',
      'object.sha256': 'c'.repeat(64),
      'extra.status': 'Disapproved',
    },
  },
  {
    operation: 'DeviceStatusHistoryUpdated',
    source: PRADEO,
    record: pradeo('DeviceStatusHistoryUpdated', {
      content: { deviceId: 'd-1', event: { kind: 'Bluetooth', value: 0 } },
    }),
    expect: { 'device.id': 'd-1', 'extra.kind': 'Bluetooth' },
  },
  {
    operation: 'users of the list',
    source: PRADEO,
    record: {
      id: 'u-1',
      email: 'ann@example.com',
      firstName: 'Ann',
      lastName: 'Lee',
      isDeactivated: false,
    },
    expect: { kind: 'person', name: 'Ann Lee', status: 'active' },
  },
];
