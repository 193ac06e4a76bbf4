import type { ConnectorCase } from '../kit/connector-case.ts';

const FDR = 'Falcon Data Replicator: events data dictionary (Falcon documentation)';
const STREAMS = 'Streaming API event dictionary (Falcon documentation)';
const ALERTS = 'Alerts API (Falcon documentation)';
const HOSTS = 'Hosts API (Falcon documentation)';

/** A raw event; the sensor writes every value as text. */
function raw(name: string, rest: Record<string, unknown> = {}) {
  return {
    event_simpleName: name,
    name: `${name}V1`,
    timestamp: '1772615700250',
    id: 'e-1',
    aid: 'a-1',
    cid: 'c-1',
    aip: '203.0.113.9',
    event_platform: 'Win',
    ...rest,
  };
}

function streamed(eventType: string, event: Record<string, unknown>) {
  return {
    metadata: {
      customerIDString: 'c-1',
      offset: 5,
      eventType,
      eventCreationTime: 1_772_615_700_250,
      version: '1.0',
    },
    event,
  };
}

const AT = 1_772_615_700_250;

/** Operations recognized by name alone. */
const NAMED: readonly [readonly string[], ConnectorCase['expect']][] = [
  [
    [
      'SevenZipFileWritten',
      'RarFileWritten',
      'TarFileWritten',
      'BZip2FileWritten',
      'XzFileWritten',
      'CabFileWritten',
      'ArjFileWritten',
      'ArcFileWritten',
      'LhaFileWritten',
      'XarFileWritten',
      'FreeArcFileWritten',
      'BrotliFileWritten',
      'LRZipFileWritten',
      'LZ4FileWritten',
      'LZOFileWritten',
      'LZipFileWritten',
      'LzfseFileWritten',
      'LzmaFileWritten',
      'PeaFileWritten',
      'Yz1FileWritten',
      'ZpaqFileWritten',
      'ZstdFileWritten',
    ],
    { action: 'Compress' },
  ],
];

const namedCases: readonly ConnectorCase[] = NAMED.flatMap(([operations, expected]) =>
  operations.map((operation) => ({
    operation,
    source: FDR,
    record: raw(operation),
    expect: expected,
  })),
);

export const cases: readonly ConnectorCase[] = [
  ...namedCases,
  {
    operation: 'ProcessRollup2',
    source: FDR,
    record: raw('ProcessRollup2', {
      ImageFileName: '\\Device\\HarddiskVolume2\\Windows\\System32\\curl.exe',
      CommandLine: 'curl -T plan.docx https://files.example.net/in',
      ParentBaseFileName: 'cmd.exe',
      UserSid: 'S-1-5-21-1',
      SHA256HashData: 'A'.repeat(64),
    }),
    expect: {
      source: 'CrowdStrike Falcon',
      stream: 'fdr',
      vendorEventId: 'e-1',
      occurredAt: AT,
      action: 'CLI',
      movement: 'upload',
      outcome: 'success',
      'actor.id': 'S-1-5-21-1',
      'process.name': 'curl.exe',
      'process.parent': 'cmd.exe',
      'destination.name': 'files.example.net',
      'device.id': 'a-1',
    },
  },
  {
    operation: 'SyntheticProcessRollup2',
    source: FDR,
    record: raw('SyntheticProcessRollup2', { ImageFileName: '/bin/sh', CommandLine: '/bin/sh' }),
    expect: { action: null, 'process.name': 'sh' },
  },
  {
    operation: 'ProcessRollup2 in an envelope',
    source: FDR,
    record: {
      fdr_event_type: 'ProcessRollup2',
      timestamp: '2026-03-04 09:15:00.250',
      event: raw('ProcessRollup2', { CommandLine: 'git push https://github.com/a/b.git' }),
    },
    expect: { action: 'CLI', occurredAt: AT, 'destination.name': 'GitHub' },
  },
  {
    operation: 'OoxmlFileWritten on a stick',
    source: FDR,
    record: raw('OoxmlFileWritten', {
      TargetFileName: '\\Device\\HarddiskVolume9\\plan.docx',
      IsOnRemovableDisk: '1',
      DiskParentDeviceInstanceId: 'USB\\VID_0781',
      Size: '20',
    }),
    expect: {
      action: 'CopyFile',
      movement: 'copy',
      'object.name': 'plan.docx',
      'object.sizeBytes': 20,
      'destination.kind': 'external_storage',
      'destination.container': 'USB\\VID_0781',
    },
  },
  {
    operation: 'PdfFileWritten on a share',
    source: FDR,
    record: raw('PdfFileWritten', {
      TargetFileName: '\\Device\\Mup\\NAS01\\public\\plan.pdf',
      IsOnNetwork: '1',
    }),
    expect: { action: 'CopyFile', 'destination.kind': 'host', 'destination.name': 'nas01' },
  },
  {
    operation: 'PdfFileWritten on the device',
    source: FDR,
    record: raw('PdfFileWritten', { TargetFileName: '\\Device\\HarddiskVolume3\\a.pdf' }),
    expect: { action: null, movement: 'none', 'object.extension': 'pdf' },
  },
  {
    operation: 'ZipFileWritten',
    source: FDR,
    record: raw('ZipFileWritten', { TargetFileName: '/Users/ann/a.zip' }),
    expect: { action: 'Compress', movement: 'none', 'object.directory': '/Users/ann' },
  },
  {
    operation: 'GzipFileWritten',
    source: FDR,
    record: raw('GzipFileWritten', { TargetFileName: '/tmp/a.gz' }),
    expect: { action: 'Compress' },
  },
  {
    operation: 'NewExecutableRenamed',
    source: FDR,
    record: raw('NewExecutableRenamed', {
      SourceFileName: '/tmp/a',
      TargetFileName: '/tmp/b',
    }),
    expect: { action: 'Rename', 'object.path': '/tmp/b', 'extra.previousPath': '/tmp/a' },
  },
  {
    operation: 'FsVolumeMounted',
    source: FDR,
    record: raw('FsVolumeMounted', {
      VolumeName: 'BACKUP',
      VolumeBusType: 'USB',
      DeviceSerialNumber: '4C53',
    }),
    expect: {
      action: null,
      'extra.volume': 'BACKUP',
      'extra.volumeBus': 'USB',
      'extra.deviceSerial': '4C53',
    },
  },
  {
    operation: 'NetworkConnectIP4',
    source: FDR,
    record: raw('NetworkConnectIP4', {
      LocalAddressIP4: '192.0.2.4',
      RemoteAddressIP4: '198.51.100.7',
      RemotePort: '443',
    }),
    expect: {
      outcome: 'unknown',
      'network.sourceIp': '192.0.2.4',
      'network.destinationIp': '198.51.100.7',
    },
  },
  {
    operation: 'DnsRequest',
    source: FDR,
    record: raw('DnsRequest', { DomainName: 'Files.Example.net' }),
    expect: { 'network.destinationDomain': 'files.example.net' },
  },
  {
    operation: 'UserLogonFailed2',
    source: FDR,
    record: raw('UserLogonFailed2', { UserName: 'ann', UserPrincipal: 'Ann@example.com' }),
    expect: { outcome: 'failure', 'actor.email': 'ann@example.com', 'actor.domain': 'example.com' },
  },
  {
    operation: 'LFODownloadConfirmation',
    source: FDR,
    record: raw('LFODownloadConfirmation', {
      DownloadServer: 'lfo.example.net',
      DownloadPath: 'cfs/a.sys',
    }),
    expect: { 'object.url': 'https://lfo.example.net/cfs/a.sys' },
  },
  {
    operation: 'SensorHeartbeat without a time',
    source: FDR,
    record: { event_simpleName: 'SensorHeartbeat', aid: 'a-1' },
    expect: { rejected: 'missing or unreadable' },
  },
  {
    operation: 'aidmaster',
    source: FDR,
    record: {
      aid: 'a-1',
      ComputerName: 'ANN-PC',
      AgentVersion: '7.1',
      Version: 'Windows 11',
      event_platform: 'Win',
      Time: '1772615700.250',
    },
    expect: { kind: 'device', entityId: 'a-1', hostname: 'ANN-PC', managed: 'yes', lastSeenAt: AT },
  },
  {
    operation: 'notmanaged',
    source: FDR,
    record: {
      MAC: '00-00-5E-00-53-01',
      ComputerName: '!!!!UNKNOWN!!!!',
      FirstDiscoveredDate: '1772615700.250',
      cid: 'c-1',
    },
    expect: { kind: 'device', entityId: '00-00-5E-00-53-01', managed: 'no', changedAt: AT },
  },
  {
    operation: 'managedassets',
    source: FDR,
    record: { aid: 'a-1', MAC: '00-00-5E-00-53-01', InterfaceAlias: 'en0' },
    expect: { skipped: 'an interface of a host, which its events name too' },
  },
  {
    operation: 'userinfo',
    source: FDR,
    record: { UserSid_readable: 'S-1-5-21-1', UserName: 'ann', _time: '1772615700.250' },
    expect: { kind: 'person', entityId: 'S-1-5-21-1', logins: ['ann'] },
  },
  {
    operation: 'DetectionSummaryEvent',
    source: STREAMS,
    record: streamed('DetectionSummaryEvent', {
      DetectId: 'ldt:1',
      DetectName: 'NGAV',
      Severity: 4,
      ComputerName: 'ANN-PC',
      UserName: 'ann',
      FileName: 'tool.exe',
      FilePath: '\\Device\\HarddiskVolume1\\Temp',
      CommandLine: 'tool.exe -x',
      SHA256String: 'b'.repeat(64),
      ParentImageFileName: '\\Device\\HarddiskVolume1\\Windows\\explorer.exe',
      PatternDispositionDescription: 'Prevention, process killed.',
    }),
    expect: {
      stream: 'event-stream',
      vendorOperation: 'DetectionSummaryEvent',
      vendorSeverity: '4',
      vendorRule: 'NGAV',
      'process.name': 'tool.exe',
      'process.path': '\\Device\\HarddiskVolume1\\Temp\\tool.exe',
      'process.parent': 'explorer.exe',
      'extra.disposition': 'Prevention, process killed.',
    },
  },
  {
    operation: 'EppDetectionSummaryEvent',
    source: STREAMS,
    record: streamed('EppDetectionSummaryEvent', {
      Hostname: 'ann-mac',
      Name: 'Known Malware',
      FileName: 'git',
      FilePath: '/usr/bin/git',
      CommandLine: 'git clone https://git.example.net/a.git',
    }),
    expect: { 'process.path': '/usr/bin/git', 'object.url': 'https://git.example.net/a.git' },
  },
  {
    operation: 'AuthActivityAuditEvent',
    source: STREAMS,
    record: streamed('AuthActivityAuditEvent', {
      UserId: 'Ann@example.com',
      UserIp: '203.0.113.9',
      OperationName: 'grantUserRoles',
      Success: true,
      UTCTimestamp: 1_772_615_700,
      AuditKeyValues: [
        { Key: 'target_name', ValueString: 'ben@example.com' },
        { Key: 'roles', ValueString: 'falconhost_admin' },
      ],
    }),
    expect: {
      vendorOperation: 'grantUserRoles',
      occurredAt: AT,
      outcome: 'success',
      targetUser: 'ben@example.com',
      'actor.email': 'ann@example.com',
      'extra.roles': 'falconhost_admin',
    },
  },
  {
    operation: 'UserActivityAuditEvent',
    source: STREAMS,
    record: streamed('UserActivityAuditEvent', {
      UserId: 'ann@example.com',
      OperationName: 'quarantined_file_download',
      UTCTimestamp: 1_772_615_700,
    }),
    expect: { action: 'Download', movement: 'download' },
  },
  {
    operation: 'RemoteResponseSessionEndEvent',
    source: STREAMS,
    record: streamed('RemoteResponseSessionEndEvent', {
      SessionId: 's-1',
      HostnameField: 'ANN-PC',
      UserName: 'ann@example.com',
      Commands: ['ls', 'get a.txt'],
    }),
    expect: { vendorEventId: 's-1', 'extra.commands': 'ls, get a.txt' },
  },
  {
    operation: 'DataProtectionDetectionSummaryEvent',
    source: STREAMS,
    record: streamed('DataProtectionDetectionSummaryEvent', {
      UserName: 'ann',
      Hostname: 'ANN-PC',
      DestinationUrl: 'https://www.dropbox.com/',
    }),
    expect: { action: 'Upload', movement: 'upload', 'destination.name': 'Dropbox' },
  },
  {
    operation: 'CSPMSearchStreamingEvent',
    source: STREAMS,
    record: streamed('CSPMSearchStreamingEvent', {
      AccountId: '123456789012',
      Region: 'eu-west-1',
      PolicyStatement: 'Open to the world',
      Disposition: 'Failed',
    }),
    expect: { outcome: 'failure', cloudAccount: '123456789012', cloudRegion: 'eu-west-1' },
  },
  {
    operation: 'Vertex',
    source: STREAMS,
    record: {
      metadata: { eventType: 'Vertex', edge: { type: 'user' }, severity: { code: 5 } },
      event: {
        timestamp: '2026-03-04T09:15:00Z',
        vertex_type: 'user',
        properties: { UserName: 'ann', UserSid: 'S-1-5-21-1' },
      },
    },
    expect: { stream: 'threat-graph', vendorOperation: 'user', 'actor.name': 'ann' },
  },
  {
    operation: 'alert',
    source: ALERTS,
    record: {
      composite_id: 'c-1:ind:a-1:9',
      product: 'epp',
      timestamp: '2026-03-04T09:15:00.250Z',
      display_name: 'Exfiltration',
      severity: 70,
      cmdline: 'rclone copy x y:',
      filename: 'rclone.exe',
      user_name: 'ann',
      device: { device_id: 'a-1', hostname: 'ANN-PC', os_version: 'Windows 11' },
      pattern_disposition_description: 'Prevention, process was blocked from execution.',
    },
    expect: {
      stream: 'alerts',
      vendorOperation: 'epp alert',
      vendorRule: 'Exfiltration',
      vendorSeverity: '70',
      outcome: 'failure',
      'device.hostname': 'ANN-PC',
    },
  },
  {
    operation: 'alert of something that would have been blocked',
    source: ALERTS,
    record: {
      composite_id: 'c-1:ind:a-1:9',
      product: 'epp',
      created_timestamp: '2026-03-04T09:15:00.250Z',
      pattern_disposition_description: 'Detection, process would have been blocked.',
    },
    expect: { outcome: 'unknown', occurredAt: AT },
  },
  {
    operation: 'host',
    source: HOSTS,
    record: {
      device_id: 'a-1',
      hostname: 'ANN-PC',
      agent_version: '7.1',
      platform_name: 'Windows',
      os_version: 'Windows 11',
      serial_number: 'SN1',
      last_seen: '2026-03-04T09:15:00Z',
      host_hidden_status: 'visible',
    },
    expect: { kind: 'device', serial: 'SN1', os: 'Windows 11', isMobile: false, isDeleted: false },
  },
];
