import type { ConnectorCase } from '../kit/connector-case.ts';

const WIRE = 'Sensor wire (docs/guides/sensor-wire.md)';
const CHROME = 'Chrome audit activity events (Google Workspace Admin SDK)';
const ISLAND = 'Audits (Island management console)';
const MENLO = 'Log export: web logs (Menlo Security)';

function act(action: string, rest: Record<string, unknown> = {}) {
  return {
    schema: 'waybill.agent/1',
    agent: 'extension',
    id: '01J9-EXT',
    sequence: 1,
    action,
    at: '2026-03-04T09:15:00Z',
    device: { id: 'dev-2', hostname: 'WS-1', os: 'Windows' },
    person: { email: 'ben@example.com' },
    ...rest,
  };
}

/** An activity of the Chrome log; parameters by name. */
function chrome(name: string, parameters: Record<string, string>) {
  return {
    kind: 'admin#reports#activity',
    id: {
      time: '2026-03-04T09:15:00.250Z',
      uniqueQualifier: '-77',
      applicationName: 'chrome',
      customerId: 'C01',
    },
    actor: { callerType: 'USER', email: 'ben@example.com', profileId: '11' },
    events: [
      {
        type: `${name}_TYPE`,
        name,
        parameters: Object.entries(parameters).map(([key, value]) => ({ name: key, value })),
      },
    ],
  };
}

function island(type: string, rest: Record<string, unknown> = {}) {
  return {
    id: 'a-1',
    origin: 'Island',
    type,
    verdict: 'Allowed',
    timestamp: '2026-03-04T09:15:00Z',
    email: 'ben@example.com',
    userId: 'u-1',
    machineName: 'WS-1',
    deviceId: 'd-1',
    osPlatform: 'Windows',
    topLevelUrl: 'https://www.dropbox.com/home',
    tenantId: 't-1',
    ...rest,
  };
}

function menlo(rest: Record<string, unknown> = {}) {
  return {
    event: {
      vendor: 'Menlo Security',
      name: 'page_request',
      event_time: '2026-03-04T09:15:00.102000',
      pe_action: 'allow',
      pe_rulename: 'Storage',
      userid: 'ben@example.com',
      url: 'https://files.example.net/x',
      filename: 'NA',
      file_size: 'NA',
      request_type: 'GET',
      'x-client-ip': '203.0.113.9',
      severity: '5',
      region: 'eu-west-1',
      ...rest,
    },
  };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'Upload',
    source: WIRE,
    record: act('Upload', {
      object: { name: 'a.pdf' },
      target: { url: 'https://www.dropbox.com/' },
    }),
    expect: {
      source: 'Extension',
      stream: 'agent',
      action: 'Upload',
      movement: 'upload',
      'destination.name': 'Dropbox',
      'actor.name': 'ben',
    },
  },
  {
    operation: 'Paste',
    source: WIRE,
    record: act('Paste', {
      clipboard: { kind: 'text', length: 5, sha256: 'd'.repeat(64) },
      target: { url: 'https://copilot.microsoft.com/' },
    }),
    expect: { movement: 'upload', 'destination.name': 'Copilot', 'object.sha256': 'd'.repeat(64) },
  },
  {
    operation: 'of the sensor',
    source: WIRE,
    record: { ...act('View'), agent: 'sensor' },
    expect: { rejected: 'the record is not of the extension' },
  },
  {
    operation: 'CONTENT_TRANSFER upload',
    source: CHROME,
    record: chrome('CONTENT_TRANSFER', {
      TRIGGER_TYPE: 'FILE_UPLOAD',
      CONTENT_NAME: 'C:\\Users\\ben\\plan.docx',
      CONTENT_HASH: 'e'.repeat(64),
      TAB_URL: 'https://files.example.net/in',
      EVENT_RESULT: 'DETECTED',
    }),
    expect: {
      source: 'Extension',
      action: 'Upload',
      'object.name': 'plan.docx',
      'object.sha256': 'e'.repeat(64),
      'destination.name': 'files.example.net',
      outcome: 'success',
    },
  },
  {
    operation: 'CONTENT_TRANSFER blocked',
    source: CHROME,
    record: chrome('CONTENT_TRANSFER', { TRIGGER_TYPE: 'FILE_UPLOAD', EVENT_RESULT: 'BLOCKED' }),
    expect: { outcome: 'failure' },
  },
  {
    operation: 'CHROME_OS_LOGIN_EVENT',
    source: CHROME,
    record: chrome('CHROME_OS_LOGIN_EVENT', { DEVICE_NAME: 'cb-1', DEVICE_PLATFORM: 'ChromeOS 1' }),
    expect: { outcome: 'success', 'device.hostname': 'cb-1', 'device.os': 'ChromeOS 1' },
  },
  {
    operation: 'CHROME_OS_LOGIN_FAILURE_EVENT',
    source: CHROME,
    record: chrome('CHROME_OS_LOGIN_FAILURE_EVENT', { DEVICE_NAME: 'cb-1' }),
    expect: { outcome: 'failure' },
  },
  {
    operation: 'BROWSER_EXTENSION_INSTALL',
    source: CHROME,
    record: chrome('BROWSER_EXTENSION_INSTALL', { APP_NAME: 'Notes' }),
    expect: { action: null, movement: 'none' },
  },
  {
    operation: 'Navigation',
    source: ISLAND,
    record: island('Navigation'),
    expect: {
      stream: 'island-audit',
      vendorOperation: 'Navigation',
      action: null,
      outcome: 'success',
      'actor.email': 'ben@example.com',
      'object.url': 'https://www.dropbox.com/home',
      'network.destinationDomain': 'www.dropbox.com',
    },
  },
  {
    operation: 'FileUpload',
    source: ISLAND,
    record: island('FileUpload', { fileName: 'plan.docx', fileSize: 20, verdict: 'Blocked' }),
    expect: {
      action: 'Upload',
      outcome: 'failure',
      'destination.name': 'Dropbox',
      'object.name': 'plan.docx',
      'object.kind': 'file',
    },
  },
  {
    operation: 'FileDownload',
    source: ISLAND,
    record: island('FileDownload', { fileName: 'plan.docx' }),
    expect: { action: 'Download', 'origin.name': 'Dropbox', 'destination.name': 'Device' },
  },
  {
    operation: 'Copy',
    source: ISLAND,
    record: island('Copy'),
    expect: { action: 'Copy', movement: 'none', 'origin.name': 'Dropbox', destination: null },
  },
  {
    operation: 'Paste in the Island browser',
    source: ISLAND,
    record: island('Paste'),
    expect: { action: 'Paste', movement: 'upload', 'destination.name': 'Dropbox' },
  },
  {
    operation: 'page_request',
    source: MENLO,
    record: menlo({ pe_action: 'isolate' }),
    expect: {
      stream: 'menlo-web',
      vendorOperation: 'isolate',
      action: null,
      outcome: 'success',
      vendorRule: 'Storage',
      'object.name': null,
      cloudRegion: 'eu-west-1',
    },
  },
  {
    operation: 'file_upload',
    source: MENLO,
    record: menlo({ filename: 'plan.docx', request_type: 'POST', file_size: '20' }),
    expect: {
      action: 'Upload',
      movement: 'upload',
      'destination.name': 'files.example.net',
      'object.sizeBytes': 20,
    },
  },
  {
    operation: 'file_download blocked',
    source: MENLO,
    record: menlo({ filename: 'tool.exe', pe_action: 'block' }),
    expect: { action: 'Download', outcome: 'failure', 'origin.name': 'files.example.net' },
  },
  {
    operation: 'anything else',
    source: WIRE,
    record: { hello: 'world' },
    expect: { rejected: 'no known kind of record of this source' },
  },
];
