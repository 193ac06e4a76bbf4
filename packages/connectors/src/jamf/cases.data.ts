import type { ConnectorCase } from '../kit/connector-case.ts';

const ALERTS = 'Data forwarding: alerts (Jamf Protect documentation)';
const TELEMETRY = 'Telemetry (Jamf Protect documentation)';
const WEB = 'Threat and network traffic streams (Jamf Protect documentation)';
const COMPLIANCE = 'Jamf Compliance Reporter: log reference';
const PRO = 'Jamf Pro API reference';
const HOOKS = 'Jamf Pro webhooks reference';

const HOST = {
  hostname: 'ann-mbp',
  ips: ['192.0.2.4'],
  os: 'Version 15.3 (Build 24D60)',
  provisioningUDID: 'U-1',
  serial: 'C02X',
};

function alert(
  eventType: string,
  event: Record<string, unknown>,
  related: Record<string, unknown>,
) {
  return {
    caid: 'c-1',
    input: {
      eventType,
      host: HOST,
      match: {
        uuid: 'm-1',
        severity: 1,
        event: { timestamp: 1_772_615_700.25, ...event },
        facts: [{ name: 'Rule 1', human: 'What happened', severity: 1 }],
        actions: [{ name: 'Report' }],
      },
      related: { files: [], users: [{ uid: 501, name: 'ann' }], ...related },
    },
  };
}

function telemetry(name: string, act: Record<string, unknown>, rest: Record<string, unknown> = {}) {
  return {
    event: { [name]: act },
    host: HOST,
    metadata: { product: 'Device Telemetry Stream', vendor: 'Jamf' },
    process: { executable: { path: '/usr/libexec/loginwindow' }, audit_token: { auid: 501 } },
    time: '2026-03-04T09:15:00.250Z',
    uuid: 't-1',
    ...rest,
  };
}

function trail(name: string, rest: Record<string, unknown> = {}) {
  return {
    header: { event_name: name, time_seconds_epoch: 1_772_615_700, time_milliseconds_offset: 250 },
    host_info: { host_name: 'ann-mbp', serial_number: 'C02X', osversion: 'Version 15.3' },
    return: { description: 'success', error: 0 },
    subject: { user_name: 'ann', user_id: 501, process_name: '/bin/zsh', audit_user_name: 'ann' },
    ...rest,
  };
}

const AT = 1_772_615_700_250;

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'GPDownloadEvent',
    source: ALERTS,
    record: alert(
      'GPDownloadEvent',
      { path: '/Users/ann/Downloads/a.dmg' },
      {
        files: [
          {
            path: '/Users/ann/Downloads/a.dmg',
            size: 20,
            sha256hex: 'A'.repeat(64),
            downloadedFrom: ['https://dl.example.org/a.dmg'],
          },
        ],
      },
    ),
    expect: {
      source: 'Jamf',
      stream: 'protect-alerts',
      vendorOperation: 'GPDownloadEvent',
      occurredAt: AT,
      action: 'Download',
      movement: 'download',
      outcome: 'success',
      vendorRule: 'Rule 1',
      'actor.name': 'ann',
      'object.sha256': 'a'.repeat(64),
      'origin.name': 'dl.example.org',
      'destination.name': 'Device',
      'device.id': 'U-1',
    },
  },
  {
    operation: 'GPUSBEvent',
    source: ALERTS,
    record: alert('GPUSBEvent', { device: { serialNumber: '4C53', protocol: 'USB' } }, {}),
    expect: { action: null, 'extra.volumeSerial': '4C53', 'extra.volumeBus': 'USB' },
  },
  {
    operation: 'GPScreenshotEvent',
    source: ALERTS,
    record: alert(
      'GPScreenshotEvent',
      {},
      { files: [{ path: '/Users/ann/Desktop/s.png', isScreenShot: true }] },
    ),
    expect: { 'object.extension': 'png', 'extra.screenshot': 'true' },
  },
  {
    operation: 'GPProcessEvent',
    source: ALERTS,
    record: alert(
      'GPProcessEvent',
      {},
      {
        processes: [
          { name: 'scp', path: '/usr/bin/scp', args: ['scp', 'a.txt', 'host.example.org:'] },
          { name: 'zsh' },
        ],
      },
    ),
    expect: {
      action: 'CLI',
      movement: 'upload',
      'process.name': 'scp',
      'process.parent': 'zsh',
      'destination.name': 'host.example.org',
    },
  },
  {
    operation: 'GPThreatMatchExecEvent',
    source: ALERTS,
    record: alert(
      'GPThreatMatchExecEvent',
      { blocked: true, process: { name: 'bad', path: '/tmp/bad' } },
      {},
    ),
    expect: { outcome: 'failure', 'process.path': '/tmp/bad' },
  },
  {
    operation: 'alert of telemetry',
    source: ALERTS,
    record: telemetry(
      'exec',
      {
        args: ['curl', '-T', 'a.txt', 'https://in.example.org'],
        target: { executable: { path: '/usr/bin/curl' } },
      },
      { match: { uuid: 'm-2', severity: 2, blocked: true, facts: [{ name: 'Fact' }] } },
    ),
    expect: {
      vendorEventId: 'm-2',
      vendorRule: 'Fact',
      outcome: 'failure',
      action: 'CLI',
      'process.commandLine': 'curl -T a.txt https://in.example.org',
    },
  },
  {
    operation: 'lw_session_lock',
    source: TELEMETRY,
    record: telemetry('lw_session_lock', { username: 'ann' }),
    expect: {
      stream: 'protect-telemetry',
      occurredAt: AT,
      'actor.name': 'ann',
      'device.os': '15.3 (Build 24D60)',
      'process.name': 'loginwindow',
    },
  },
  {
    operation: 'login_login',
    source: TELEMETRY,
    record: telemetry('login_login', { username: 'ann', uid: 501, success: false }),
    expect: { outcome: 'failure', 'actor.id': '501' },
  },
  {
    operation: 'od_group_set',
    source: TELEMETRY,
    record: telemetry('od_group_set', {
      group_name: 'admin',
      error_code: 0,
      members: { member_array: ['ben'] },
      instigator: { executable: { path: '/usr/bin/dscl' } },
    }),
    expect: { targetGroup: 'admin', targetUser: 'ben', outcome: 'success', 'process.name': 'dscl' },
  },
  {
    operation: 'xp_malware_detected',
    source: TELEMETRY,
    record: telemetry('xp_malware_detected', {
      malware_identifier: 'M1',
      detected_path: '/Users/ann/x',
    }),
    expect: { vendorRule: 'M1', 'object.path': '/Users/ann/x' },
  },
  {
    operation: 'mount',
    source: TELEMETRY,
    record: telemetry('mount', {
      statfs: { f_mntonname: '/Volumes/BACKUP', f_fstypename: 'msdos' },
    }),
    expect: { 'object.path': '/Volumes/BACKUP', 'extra.fileSystem': 'msdos' },
  },
  {
    operation: 'screensharing_attach',
    source: TELEMETRY,
    record: telemetry('screensharing_attach', { source_address: '198.51.100.7', success: true }),
    expect: { 'network.sourceIp': '198.51.100.7', outcome: 'success' },
  },
  {
    operation: 'AUE_EXECVE',
    source: COMPLIANCE,
    record: trail('AUE_EXECVE', {
      exec_args: { args: { 1: 'aws', 2: 's3', 3: 'cp', 4: 'a.csv', 5: 's3://my-bucket/' } },
      path: ['/usr/local/bin/aws'],
    }),
    expect: {
      stream: 'compliance',
      occurredAt: AT,
      action: 'CLI',
      movement: 'upload',
      'destination.name': 'AWS S3',
      'actor.name': 'ann',
      'actor.id': '501',
      'object.path': '/usr/local/bin/aws',
    },
  },
  {
    operation: 'AUE_WAIT4',
    source: COMPLIANCE,
    record: trail('AUE_WAIT4', { return: { description: 'No child', error: 10 } }),
    expect: { outcome: 'failure' },
  },
  {
    operation: 'AUE_add_to_group',
    source: COMPLIANCE,
    record: trail('AUE_add_to_group', {
      texts: ["Added Groups membership username to 'ben' admin"],
    }),
    expect: { targetUser: 'ben' },
  },
  {
    operation: 'FILE_EVENT',
    source: COMPLIANCE,
    record: trail('FILE_EVENT', {
      file_event_info: { item_renamed: true, path: '/Users/ann/cat.png' },
    }),
    expect: { action: 'Rename', 'object.name': 'cat.png' },
  },
  {
    operation: 'trail without a time',
    source: COMPLIANCE,
    record: { header: { event_name: 'AUE_EXIT' } },
    expect: { rejected: 'missing or unreadable' },
  },
  {
    operation: 'ACCESS_BAD_HOST',
    source: WEB,
    record: {
      event: {
        metadata: { product: 'Threat Events Stream', vendor: 'Jamf' },
        timestamp: '2026-03-04T09:15:00.250Z',
        alertId: 'a-1',
        eventType: { id: '303', name: 'ACCESS_BAD_HOST' },
        device: { deviceId: 'd-1', os: 'IOS 18', userDeviceName: 'Ann’s iPhone' },
        destination: { name: 'bad.example.org' },
        user: { email: 'Ann@example.com', name: 'Ann Lee' },
        severity: 8,
        action: 'Blocked',
      },
    },
    expect: {
      stream: 'web-threats',
      vendorOperation: 'Blocked',
      vendorRule: 'ACCESS_BAD_HOST',
      outcome: 'failure',
      'actor.email': 'ann@example.com',
      'network.destinationDomain': 'bad.example.org',
    },
  },
  {
    operation: 'DNS Lookup',
    source: WEB,
    record: {
      event: {
        metadata: { product: 'Network Traffic Stream', vendor: 'Jamf' },
        signatureId: { id: '3', name: 'DNS Lookup' },
        timestamp: '2026-03-04T09:15:00.250Z',
        device: { deviceId: 'd-1', osType: 'MAC_OS' },
        hostName: 'files.example.net',
        blocked: false,
        dns: { category: 'Storage' },
      },
    },
    expect: { stream: 'web-traffic', outcome: 'success', 'extra.category': 'Storage' },
  },
  {
    operation: 'GET /api/v1/computers-inventory',
    source: PRO,
    record: {
      id: '7',
      udid: 'U-1',
      general: {
        name: 'ann-mbp',
        platform: 'Mac',
        lastContactTime: '2026-03-04T09:15:00.250Z',
        remoteManagement: { managed: true },
      },
      hardware: { model: 'MacBook Pro', serialNumber: 'C02X' },
      operatingSystem: { name: 'macOS', version: '15.3', fileVault2Status: 'ALL_ENCRYPTED' },
      userAndLocation: { email: 'ann@example.com' },
    },
    expect: {
      kind: 'device',
      entityId: '7',
      serial: 'C02X',
      owner: 'ann@example.com',
      managed: 'yes',
      encrypted: 'yes',
      lastSeenAt: AT,
    },
  },
  {
    operation: 'GET /api/v2/mobile-devices',
    source: PRO,
    record: {
      id: '9',
      name: 'Ann’s iPad',
      serialNumber: 'DX1',
      managementId: 'x',
      model: 'iPad Pro',
      modelIdentifier: 'iPad13,4',
      username: 'ann',
      type: 'ios',
    },
    expect: { kind: 'device', entityId: '9', isMobile: true, owner: 'ann', os: 'ios' },
  },
  {
    operation: 'ComputerAdded',
    source: HOOKS,
    record: {
      webhook: { webhookEvent: 'ComputerAdded', name: 'all', eventTimestamp: AT },
      event: { deviceName: 'ann-mbp', udid: 'U-1', serialNumber: 'C02X', username: 'ann' },
    },
    expect: { stream: 'pro-webhooks', vendorOperation: 'ComputerAdded', targetUser: 'ann' },
  },
  {
    operation: 'RestAPIOperation',
    source: HOOKS,
    record: {
      webhook: { webhookEvent: 'RestAPIOperation', eventTimestamp: AT },
      event: {
        authorizedUsername: 'admin',
        operationSuccessful: true,
        objectName: 'Policy 1',
        restAPIOperationType: 'PUT',
      },
    },
    expect: { 'actor.name': 'admin', outcome: 'success', 'object.name': 'Policy 1' },
  },
  {
    operation: 'schema',
    source: TELEMETRY,
    record: { $schema: 'http://json-schema.org/draft-04/schema#', type: 'object' },
    expect: { skipped: 'a schema, no record' },
  },
];
