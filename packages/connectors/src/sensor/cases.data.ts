import type { ConnectorCase } from '../kit/connector-case.ts';

const WIRE = 'Sensor wire (docs/guides/sensor-wire.md)';
const WEB = 'NSS Feed Output Format: Web Logs (Zscaler help)';

const AT = Date.UTC(2026, 2, 4, 9, 15);

/** A record of the sensor with the members that every record has. */
function act(action: string, rest: Record<string, unknown> = {}) {
  return {
    schema: 'waybill.agent/1',
    agent: 'sensor',
    id: '01J9-CASE',
    sequence: 7,
    action,
    at: '2026-03-04T09:15:00Z',
    device: { id: 'dev-1', hostname: 'ann-mbp', os: 'macOS', managed: true },
    person: { login: 'ann', email: 'Ann@example.com' },
    ...rest,
  };
}

/** An entry of the web log with the fields that every entry has. */
function web(rest: Record<string, unknown> = {}) {
  return {
    version: 'v9',
    sourcetype: 'zscalernss-web',
    event: {
      time: 'Wed Mar  4 09:15:00 2026',
      tz: 'GMT',
      recordid: '7001',
      action: 'Allowed',
      login: 'ann@example.com',
      host: 'files.example.net',
      eurl: 'files.example.net/in%3Fa=1',
      proto: 'HTTPS',
      cltip: '203.0.113.9',
      serverip: '198.51.100.7',
      devicehostname: 'ANN-PC',
      deviceostype: 'Windows OS',
      filename: 'None',
      upload_filename: 'None',
      ...rest,
    },
  };
}

const FILE = { name: 'plan.docx', path: '/Users/ann/plan.docx', size: 9, sha256: 'a'.repeat(64) };

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'Upload',
    source: WIRE,
    record: act('Upload', {
      object: FILE,
      process: { name: 'Google Chrome' },
      target: { url: 'https://wetransfer.example/up', title: 'Send' },
    }),
    expect: {
      source: 'Google Chrome',
      stream: 'agent',
      occurredAt: AT,
      action: 'Upload',
      movement: 'upload',
      'actor.email': 'ann@example.com',
      'object.sha256': 'a'.repeat(64),
      'destination.name': 'wetransfer.example',
      'extra.tabTitle': 'Send',
    },
  },
  {
    operation: 'Paste',
    source: WIRE,
    record: act('Paste', {
      clipboard: { kind: 'text', length: 12, sha256: 'b'.repeat(64) },
      process: { name: 'TextEdit' },
    }),
    expect: { source: 'TextEdit', action: 'Paste', movement: 'none', 'object.sizeBytes': 12 },
  },
  {
    operation: 'Copy',
    source: WIRE,
    record: act('Copy', { object: FILE, process: { name: 'WINWORD.EXE' } }),
    expect: { source: 'Microsoft Word', action: 'Copy', movement: 'none' },
  },
  {
    operation: 'Download',
    source: WIRE,
    record: act('Download', {
      object: FILE,
      source: { url: 'https://example.sharepoint.com/x' },
      process: { name: 'msedge.exe' },
    }),
    expect: { source: 'Microsoft Edge', movement: 'download', 'origin.name': 'SharePoint' },
  },
  {
    operation: 'View',
    source: WIRE,
    record: act('View', { object: FILE, process: { name: 'Acrobat.exe' } }),
    expect: { source: 'AdobeAcrobat', action: 'View', movement: 'none' },
  },
  {
    operation: 'Send',
    source: WIRE,
    record: act('Send', { object: FILE, process: { name: 'Slack' } }),
    expect: { source: 'Sensor', movement: 'send', 'destination.name': 'Slack' },
  },
  {
    operation: 'Share',
    source: WIRE,
    record: act('Share', {
      target: { service: 'Dropbox' },
      recipients: [{ kind: 'public' }],
      visibility: 'public',
    }),
    expect: { movement: 'share', visibilityAfter: 'public', 'recipients.0.kind': 'public' },
  },
  {
    operation: 'Compress',
    source: WIRE,
    record: act('Compress', {
      object: { name: 'a.zip' },
      archive: { members: [{ name: 'plan.docx', sha256: 'a'.repeat(64) }], count: 1 },
    }),
    expect: { action: 'Compress', 'lineage.members.0.sha256': 'a'.repeat(64) },
  },
  {
    operation: 'compress_no_spaces',
    source: WIRE,
    record: act('compress_no_spaces', { object: { name: 'a.tgz' } }),
    expect: { action: 'compress_no_spaces', 'object.extension': 'tgz' },
  },
  {
    operation: 'Decompress',
    source: WIRE,
    record: act('Decompress', { object: { name: 'a.zip' }, target: { path: '/tmp/a' } }),
    expect: { action: 'Decompress', 'extra.targetPath': '/tmp/a' },
  },
  {
    operation: 'CopyFile',
    source: WIRE,
    record: act('CopyFile', { object: FILE, volume: { bus: 'usb', serial: 'S-9' } }),
    expect: { movement: 'copy', 'destination.kind': 'external_storage' },
  },
  {
    operation: 'Rename',
    source: WIRE,
    record: act('Rename', { object: FILE, source: { path: '/Users/ann/secret.docx' } }),
    expect: { action: 'Rename', 'extra.previousName': 'secret.docx' },
  },
  {
    operation: 'CLI',
    source: WIRE,
    record: act('CLI', {
      process: { name: 'scp', commandLine: 'scp plan.docx ann@host.example.org:' },
    }),
    expect: { action: 'CLI', movement: 'upload', 'destination.name': 'host.example.org' },
  },
  {
    operation: 'blocked',
    source: WIRE,
    record: act('Upload', { object: FILE, enforcement: { result: 'blocked', rule: 'R1' } }),
    expect: { outcome: 'failure', vendorRule: 'R1' },
  },
  {
    operation: 'status',
    source: WIRE,
    record: { ...act('View'), type: 'status' },
    expect: { kind: 'device', entityId: 'dev-1', owner: 'ann@example.com' },
  },
  {
    operation: 'status without a device',
    source: WIRE,
    record: { ...act('View'), type: 'status', device: {} },
    expect: { rejected: 'missing' },
  },
  {
    operation: 'another version',
    source: WIRE,
    record: { ...act('View'), schema: 'waybill.agent/9' },
    expect: { rejected: 'the version is not waybill.agent/1' },
  },
  {
    operation: 'another agent',
    source: WIRE,
    record: { ...act('View'), agent: 'extension' },
    expect: { rejected: 'the record is not of the sensor' },
  },
  {
    operation: 'web upload',
    source: WEB,
    record: web({ upload_filename: 'plan.zip', upload_filesubtype: 'zip', dlprulename: 'Plans' }),
    expect: {
      source: 'Sensor',
      stream: 'zscaler-web',
      vendorEventId: '7001',
      occurredAt: AT,
      action: 'Upload',
      movement: 'upload',
      vendorRule: 'Plans',
      'object.name': 'plan.zip',
      'object.url': 'https://files.example.net/in?a=1',
      'destination.name': 'files.example.net',
      'actor.name': 'ann',
    },
  },
  {
    operation: 'web download',
    source: WEB,
    record: web({ filename: 'tool.exe', filesubtype: 'exe', sha256: 'c'.repeat(64) }),
    expect: { action: 'Download', 'object.sha256': 'c'.repeat(64), 'destination.name': 'Device' },
  },
  {
    operation: 'web upload and download',
    source: WEB,
    record: web({ filename: 'b.txt', upload_filename: 'a.txt' }),
    count: 2,
    expect: { 'object.name': 'b.txt' },
  },
  {
    operation: 'web visit',
    source: WEB,
    record: web({ action: 'Blocked', url: 'https://bad.example.org/' }),
    expect: { action: null, movement: 'none', outcome: 'failure', 'object.kind': 'other' },
  },
  {
    operation: 'web entry without a time',
    source: WEB,
    record: web({ time: 'NA' }),
    expect: { rejected: 'missing or unreadable' },
  },
  {
    operation: 'anything else',
    source: WIRE,
    record: { hello: 'world' },
    expect: { rejected: 'neither a record of the sensor nor an entry of a web log' },
  },
];
