import type { ConnectorCase } from '../kit/connector-case.ts';

const SIEM = 'FileCloud Server: Managing SIEM mappings';
const EXPORT = 'FileCloud Server: View audit logs';
const AT = Date.UTC(2026, 2, 2, 9, 30);

function cef(operation: string, extension: string): string {
  return (
    `<14>Mar  2 09:30:01 files CEF:0|CodeLathe|FileCloud|23.1|${operation}|${operation}|3|` +
    `rt=Mar 02 2026 09:30:00 act=${operation} suser=ann@example.com src=198.51.100.4 ${extension}`
  );
}

function row(message: string, rest: Record<string, string> = {}) {
  return {
    'User Name': 'ann',
    Message: message,
    IP: '198.51.100.4',
    Agent: 'Web browser',
    'Created On': '2026-03-02 09:30:00',
    ...rest,
  };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'upload (CEF)',
    source: SIEM,
    record: cef(
      'upload',
      'filePath=/ann/plans/Q1 plan.xlsx fsize=2048 requestClientApplication=Sync',
    ),
    expect: {
      vendorOperation: 'upload',
      action: 'Upload',
      movement: 'upload',
      occurredAt: AT,
      'actor.email': 'ann@example.com',
      'actor.name': 'ann',
      'object.kind': 'file',
      'object.path': '/ann/plans/Q1 plan.xlsx',
      'object.name': 'Q1 plan.xlsx',
      'object.directory': '/ann/plans',
      'object.sizeBytes': 2048,
      'origin.name': 'Device',
      'destination.name': 'FileCloud',
      'destination.container': 'ann',
      'network.sourceIp': '198.51.100.4',
      'network.userAgent': 'Sync',
    },
  },
  {
    operation: 'downloadfile (CEF)',
    source: SIEM,
    record: cef('downloadfile', 'filePath=/ann/plan.xlsx outcome=success'),
    expect: {
      action: 'Download',
      outcome: 'success',
      'origin.name': 'FileCloud',
      'destination.name': 'Device',
    },
  },
  {
    operation: 'addusertoshare (CEF)',
    source: SIEM,
    record: cef('addusertoshare', 'filePath=/ann/plan.xlsx duser=Ben@partner.example'),
    expect: {
      action: 'Share',
      movement: 'share',
      targetUser: 'Ben@partner.example',
      'recipients.0.address': 'ben@partner.example',
      'origin.container': 'ann',
    },
  },
  {
    operation: 'quickshare (CEF)',
    source: SIEM,
    record: cef('quickshare', 'filePath=/ann/plan.xlsx cs1=public cs1Label=shareType'),
    expect: { action: 'Share', visibilityAfter: 'link', 'recipients.0.kind': 'link' },
  },
  {
    operation: 'renameormove (CEF)',
    source: SIEM,
    record: cef('renameormove', 'filePath=/ann/new.xlsx'),
    expect: { action: 'Rename', movement: 'none', origin: null },
  },
  {
    operation: 'copyfile (CEF)',
    source: SIEM,
    record: cef('copyfile', 'filePath=/ann/plan.xlsx'),
    expect: { action: 'Copy', movement: 'copy', 'destination.name': 'FileCloud' },
  },
  {
    operation: 'deletefile (CEF)',
    source: SIEM,
    record: cef('deletefile', 'filePath=/ann/plan.xlsx'),
    expect: { action: null, movement: 'none', 'object.name': 'plan.xlsx' },
  },
  {
    operation: 'login (LEEF)',
    source: SIEM,
    record:
      'LEEF:1.0|CodeLathe|FileCloud|23.1|loginguest|devTime=2026-03-02 09:30:00\tusrName=ann\tsrc=198.51.100.4\toutcome=failed',
    expect: {
      vendorOperation: 'loginguest',
      action: null,
      outcome: 'failure',
      'actor.name': 'ann',
      occurredAt: AT,
    },
  },
  {
    operation: 'upload (LEEF 2.0)',
    source: SIEM,
    record:
      'LEEF:2.0|CodeLathe|FileCloud|23.1|upload|^|devTime=2026-03-02 09:30:00^usrName=ann^resource=/ann/a b.pdf',
    expect: { action: 'Upload', 'object.name': 'a b.pdf' },
  },
  {
    operation: 'Exported row: logged in',
    source: EXPORT,
    record: row('ann logged in FAIL'),
    expect: {
      vendorOperation: 'logged in',
      outcome: 'failure',
      occurredAt: AT,
      'actor.name': 'ann',
      'network.userAgent': 'Web browser',
    },
  },
  {
    operation: 'Exported row: downloaded',
    source: EXPORT,
    record: row('ann downloaded /ann/plans/plan.xlsx'),
    expect: {
      vendorOperation: 'downloaded',
      action: 'Download',
      'object.kind': 'file',
      'object.path': '/ann/plans/plan.xlsx',
      'origin.container': 'ann',
    },
  },
  {
    operation: 'Exported row with an operation',
    source: EXPORT,
    record: row('done', { Operation: 'Preview', Path: '/ann/plan.xlsx' }),
    expect: { vendorOperation: 'Preview', action: 'View', 'object.name': 'plan.xlsx' },
  },
  {
    operation: 'A line of another kind',
    source: SIEM,
    record: 'hello',
    expect: { rejected: 'The line is neither CEF nor LEEF.' },
  },
];
