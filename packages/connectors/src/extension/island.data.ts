import type { EventShape } from '../kit/map/map-declaration.ts';
import type { OperationTable } from '../kit/operation-table.ts';

/** Types of the browser's audit, from the page on audits of the management console. */
export const ISLAND_OPERATIONS: OperationTable = {
  Navigation: { action: null, movement: 'none' },
  FileUpload: { action: 'Upload', movement: 'upload' },
  Upload: { action: 'Upload', movement: 'upload' },
  FileDownload: { action: 'Download', movement: 'download' },
  Download: { action: 'Download', movement: 'download' },
  Copy: { action: 'Copy', movement: 'none' },
  Cut: { action: 'Copy', movement: 'none' },
  Paste: { action: 'Paste', movement: 'upload' },
  Print: { action: null, movement: 'none' },
  ScreenCapture: { action: null, movement: 'none' },
  Screenshot: { action: null, movement: 'none' },
  SaveAs: { action: 'Download', movement: 'download' },
  ExtensionInstall: { action: null, movement: 'none' },
  ExtensionBlocked: { action: null, movement: 'none' },
  PasswordReuse: { action: null, movement: 'none' },
  DevTools: { action: null, movement: 'none' },
  Login: { action: null, movement: 'none' },
  Logout: { action: null, movement: 'none' },
};

/** Entries of the Island browser's audit. */
export const ISLAND_AUDIT: EventShape = {
  when: {
    any: [{ is: ['origin', ['Island']] }, { all: [{ has: 'clientEventId' }, { has: 'verdict' }] }],
  },
  stream: 'island-audit',
  operation: 'type',
  time: ['timestamp', 'processedDate', 'createdDate'],
  operations: ISLAND_OPERATIONS,
  fields: {
    vendorEventId: ['id', 'clientEventId'],
    observedAt: ['processedDate', 'createdDate'],
    outcome: {
      lookup: 'verdict',
      table: { Allowed: 'success', Warned: 'success', Monitored: 'success', Blocked: 'failure' },
    },
    vendorRule: 'ruleName',
    'actor.email': 'email',
    'actor.id': 'userId',
    'actor.name': [
      { from: 'email', via: 'email_local' },
      'userName',
      { from: 'osUserName', via: 'account_name' },
    ],
    'object.kind': {
      when: { any: [{ has: 'fileName' }, { has: 'downloadUploadDetails.fileName' }] },
      then: { const: 'file' },
      otherwise: { const: 'other' },
    },
    'object.name': ['fileName', 'downloadUploadDetails.fileName'],
    'object.sizeBytes': ['fileSize', 'downloadUploadDetails.fileSize'],
    'object.sha256': ['fileHash', 'fileSha256', 'downloadUploadDetails.sha256'],
    'object.mimeType': ['mimeType', 'downloadUploadDetails.mimeType'],
    'object.url': ['topLevelUrl', 'frameUrl', 'shortTopLevelUrl'],
    'device.id': ['deviceId', 'machineId'],
    'device.hostname': 'machineName',
    'device.os': 'osPlatform',
    'network.sourceIp': ['publicIp', 'sourceIp'],
    'network.destinationDomain': { from: 'topLevelUrl', via: 'url_host' },
    organization: 'tenantId',
  },
  extra: {
    verdict: 'verdict',
    country: 'country',
    category: { from: 'urlWebCategories', via: 'joined' },
    localIp: 'sourceIp',
    application: 'applicationName',
    lineage: { from: 'lineageIds', via: 'joined' },
    reason: 'verdictReason',
  },
  finish: 'webPlaces',
};
