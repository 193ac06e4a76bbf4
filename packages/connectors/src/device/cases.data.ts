import type { ConnectorCase } from '../kit/connector-case.ts';

const HUNTING = 'Advanced hunting schema (Microsoft Defender XDR)';
const FUNNEL = 'Cloud Funnel 2.0 schema (SentinelOne)';
const ECS = 'Elastic Common Schema fields';

const AT = '2026-03-04T09:15:00.25Z';

/** A row of event streaming. */
function row(table: string, properties: Record<string, unknown>) {
  return {
    category: `AdvancedHunting-${table}`,
    operationName: 'Publish',
    tenantId: 't-1',
    time: '2026-03-04T09:16:00Z',
    properties: {
      Timestamp: AT,
      DeviceId: 'dev-1',
      DeviceName: 'ann-pc.example.com',
      ReportId: 7,
      InitiatingProcessAccountName: 'ann',
      InitiatingProcessAccountDomain: 'example',
      InitiatingProcessAccountSid: 'S-1-5-21-1',
      InitiatingProcessAccountUpn: 'Ann@example.com',
      InitiatingProcessFileName: 'explorer.exe',
      InitiatingProcessFolderPath: 'c:\\windows\\explorer.exe',
      InitiatingProcessParentFileName: 'userinit.exe',
      InitiatingProcessCommandLine: 'explorer.exe',
      ...properties,
    },
  };
}

function funnel(type: string, rest: Record<string, unknown>) {
  return {
    'event.type': type,
    'meta.event.name': type.replaceAll(' ', '').toUpperCase(),
    'event.time': 1_772_615_700_250,
    'event.id': 'e-1',
    'endpoint.name': 'ann-pc',
    'agent.uuid': 'a-1',
    'os.name': 'Windows 11 Pro',
    'src.process.user': 'EXAMPLE\\ann',
    'src.process.name': 'explorer.exe',
    'src.process.image.path': 'C:\\Windows\\explorer.exe',
    'src.process.cmdline': 'explorer.exe',
    'src.process.parent.name': 'userinit.exe',
    ...rest,
  };
}

function log(rest: Record<string, unknown>) {
  return {
    '@timestamp': AT,
    host: { hostname: 'ann-pc', os: { type: 'linux' } },
    user: { name: 'ann', id: '501' },
    ...rest,
  };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'DeviceFileEvents FileCreated from the web',
    source: HUNTING,
    record: row('DeviceFileEvents', {
      ActionType: 'FileCreated',
      FileName: 'plan.docx',
      FolderPath: 'C:\\Users\\ann\\Downloads\\plan.docx',
      FileSize: 20,
      SHA256: 'A'.repeat(64),
      FileOriginUrl: 'https://www.dropbox.com/s/1',
    }),
    expect: {
      source: 'Device',
      stream: 'defender-hunting',
      vendorOperation: 'FileCreated',
      action: 'Download',
      movement: 'download',
      vendorEventId: `dev-1/${AT}/7`,
      'object.path': 'C:\\Users\\ann\\Downloads\\plan.docx',
      'object.directory': 'C:\\Users\\ann\\Downloads',
      'object.sha256': 'a'.repeat(64),
      'origin.name': 'Dropbox',
      'destination.name': 'Device',
      'actor.email': 'ann@example.com',
      'process.name': 'explorer.exe',
      'process.parent': 'userinit.exe',
    },
  },
  {
    operation: 'DeviceFileEvents FileCreated on a share',
    source: HUNTING,
    record: row('DeviceFileEvents', {
      ActionType: 'FileCreated',
      FileName: 'plan.docx',
      FolderPath: '\\\\NAS01\\public\\plan.docx',
    }),
    expect: { action: 'CopyFile', movement: 'copy', 'destination.name': 'nas01' },
  },
  {
    operation: 'DeviceFileEvents FileRenamed',
    source: HUNTING,
    record: row('DeviceFileEvents', {
      ActionType: 'FileRenamed',
      FileName: 'cat.png',
      FolderPath: 'C:\\Users\\ann',
      PreviousFileName: 'plan.docx',
    }),
    expect: {
      action: 'Rename',
      'object.path': 'C:\\Users\\ann\\cat.png',
      'extra.previousName': 'plan.docx',
    },
  },
  {
    operation: 'DeviceEvents SensitiveFileRead',
    source: HUNTING,
    record: row('DeviceEvents', { ActionType: 'SensitiveFileRead', FileName: 'plan.docx' }),
    expect: { action: 'View', 'object.name': 'plan.docx' },
  },
  {
    operation: 'DeviceEvents GetClipboardData',
    source: HUNTING,
    record: row('DeviceEvents', { ActionType: 'GetClipboardData' }),
    expect: { action: 'Copy', movement: 'none', 'object.kind': 'other' },
  },
  {
    operation: 'DeviceEvents UsbDriveMounted',
    source: HUNTING,
    record: row('DeviceEvents', {
      ActionType: 'UsbDriveMounted',
      AdditionalFields: '{"SerialNumber":"4C53","ProductName":"Ultra","BusType":"Usb"}',
    }),
    expect: { action: null, 'extra.volumeSerial': '4C53', 'extra.volumeBus': 'Usb' },
  },
  {
    operation: 'DeviceEvents RemovableStorageFileEvent',
    source: HUNTING,
    record: row('DeviceEvents', {
      ActionType: 'RemovableStorageFileEvent',
      FileName: 'plan.docx',
      AdditionalFields: { SerialNumber: '4C53' },
    }),
    expect: {
      action: 'CopyFile',
      movement: 'copy',
      'destination.kind': 'external_storage',
      'destination.container': '4C53',
    },
  },
  {
    operation: 'DeviceProcessEvents ProcessCreated',
    source: HUNTING,
    record: row('DeviceProcessEvents', {
      ActionType: 'ProcessCreated',
      FileName: 'curl.exe',
      FolderPath: 'C:\\Windows\\System32\\curl.exe',
      ProcessCommandLine: 'curl -T plan.docx https://files.example.net',
    }),
    expect: {
      action: 'CLI',
      movement: 'upload',
      'process.name': 'curl.exe',
      'process.path': 'C:\\Windows\\System32\\curl.exe',
      'process.parent': 'explorer.exe',
      'destination.name': 'files.example.net',
    },
  },
  {
    operation: 'DeviceLogonEvents LogonFailed',
    source: HUNTING,
    record: row('DeviceLogonEvents', {
      ActionType: 'LogonFailed',
      AccountName: 'ann',
      LogonType: 'Network',
      RemoteIP: '198.51.100.7',
    }),
    expect: { outcome: 'failure', 'network.sourceIp': '198.51.100.7', 'actor.name': 'ann' },
  },
  {
    operation: 'DeviceNetworkEvents ConnectionSuccess',
    source: HUNTING,
    record: row('DeviceNetworkEvents', {
      ActionType: 'ConnectionSuccess',
      LocalIP: '192.0.2.4',
      RemoteIP: '198.51.100.7',
      RemoteUrl: 'https://files.example.net/',
    }),
    expect: {
      outcome: 'success',
      'network.sourceIp': '192.0.2.4',
      'network.destinationIp': '198.51.100.7',
      'network.destinationDomain': 'files.example.net',
    },
  },
  {
    operation: 'DeviceNetworkEvents InboundConnectionAccepted',
    source: HUNTING,
    record: row('DeviceNetworkEvents', {
      ActionType: 'InboundConnectionAccepted',
      LocalIP: '192.0.2.4',
      RemoteIP: '198.51.100.7',
    }),
    expect: { 'network.sourceIp': '198.51.100.7', 'network.destinationIp': '192.0.2.4' },
  },
  {
    operation: 'DeviceInfo',
    source: HUNTING,
    record: row('DeviceInfo', {
      OSPlatform: 'Windows11',
      OnboardingStatus: 'Onboarded',
      DeviceType: 'Workstation',
      LoggedOnUsers: '[{"UserName":"ann"}]',
    }),
    expect: { kind: 'device', entityId: 'dev-1', os: 'Windows11', owner: 'ann', managed: 'yes' },
  },
  {
    operation: 'AlertEvidence',
    source: HUNTING,
    record: row('AlertEvidence', {
      AlertId: 'da-1',
      EntityType: 'Process',
      FileName: 'tool.exe',
      ProcessCommandLine: 'tool.exe -x',
    }),
    expect: { vendorEventId: 'da-1', 'process.name': 'tool.exe' },
  },
  {
    operation: 'EmailEvents',
    source: HUNTING,
    record: row('EmailEvents', {
      NetworkMessageId: 'n-1',
      SenderFromAddress: 'Rival@competitor.example',
      RecipientEmailAddress: 'ann@example.com',
      Subject: 'Offer',
      DeliveryAction: 'Delivered',
    }),
    expect: {
      stream: 'defender-mail',
      'mail.from': 'rival@competitor.example',
      'mail.messageId': 'n-1',
      'object.kind': 'message',
    },
  },
  {
    operation: 'a row of a hunting query',
    source: HUNTING,
    record: {
      TableName: 'DeviceProcessEvents',
      Timestamp: AT,
      ActionType: 'ProcessCreated',
      FileName: 'git.exe',
      FolderPath: 'C:\\git.exe',
      ProcessCommandLine: 'git push https://github.com/ann/own.git',
      DeviceId: 'dev-1',
    },
    expect: { action: 'CLI', 'destination.name': 'GitHub' },
  },
  {
    operation: 'Process Creation',
    source: FUNNEL,
    record: funnel('Process Creation', {
      'tgt.process.image.path': 'C:\\tools\\rclone.exe',
      'tgt.process.cmdline': 'rclone copy C:\\plans gdrive:x',
    }),
    expect: {
      stream: 'cloud-funnel',
      action: 'CLI',
      'process.name': 'rclone.exe',
      'process.parent': 'explorer.exe',
      'destination.name': 'Internet',
      'actor.name': 'ann',
      'actor.domain': 'example',
    },
  },
  {
    operation: 'File Rename',
    source: FUNNEL,
    record: funnel('File Rename', {
      'tgt.file.path': 'C:\\cat.png',
      'tgt.file.oldPath': 'C:\\plan.docx',
      'tgt.file.size': 20,
    }),
    expect: { action: 'Rename', 'object.name': 'cat.png', 'extra.previousPath': 'C:\\plan.docx' },
  },
  {
    operation: 'IP Connect',
    source: FUNNEL,
    record: funnel('IP Connect', {
      'dst.ip.address': '198.51.100.7',
      'event.network.connectionStatus': 'SUCCESS',
    }),
    expect: { outcome: 'success', 'network.destinationIp': '198.51.100.7' },
  },
  {
    operation: 'Login',
    source: FUNNEL,
    record: funnel('Login', {
      'event.login.loginIsSuccessful': false,
      'event.login.userName': 'ann',
    }),
    expect: { outcome: 'failure', 'actor.name': 'ann' },
  },
  {
    operation: 'ECS file event',
    source: ECS,
    record: log({
      event: { action: 'renamed', outcome: 'success', id: 'x' },
      file: { path: '/srv/a.txt', hash: { sha256: 'b'.repeat(64) }, size: 4 },
    }),
    expect: { stream: 'agent-log', action: 'Rename', 'object.name': 'a.txt', outcome: 'success' },
  },
  {
    operation: 'ECS process event',
    source: ECS,
    record: log({
      event: { action: 'exec' },
      process: { executable: '/usr/bin/scp', command_line: 'scp a.txt nas.example.org:' },
    }),
    expect: { action: 'CLI', 'process.name': 'scp', 'destination.name': 'nas.example.org' },
  },
  {
    operation: 'Windows security log 4625',
    source: ECS,
    record: log({
      event: { code: 4625 },
      user: {},
      action: { properties: { EventType: 'AUDIT_FAILURE', TargetUserName: 'ann', IpAddress: '-' } },
    }),
    expect: { vendorOperation: '4625', outcome: 'failure', targetUser: 'ann' },
  },
  {
    operation: 'counters of an agent',
    source: ECS,
    record: { action: { properties: { BytesTotal: 1 } } },
    expect: { skipped: 'counters of an agent that tell no time' },
  },
];
