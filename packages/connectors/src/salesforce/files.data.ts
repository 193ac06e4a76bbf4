import type { EventShape, Value } from '../kit/map/map-declaration.ts';
import { OPERATIONS } from './operations.data.ts';
import { COMMON, EXTRA, SALESFORCE, TIME, ofType, typeAnd } from './shared.data.ts';

/** Files: transfers, attachments, links to people and records, and public links. */

/** Salesforce's names for file kinds that differ from their extension. */
const EXTENSION: Value = {
  lookup: ['FILE_TYPE', 'FileType'],
  table: {
    word: 'doc',
    word_x: 'docx',
    word_t: 'dot',
    excel: 'xls',
    excel_x: 'xlsx',
    excel_m: 'xlsm',
    power_point: 'ppt',
    power_point_x: 'pptx',
    text: 'txt',
    unknown: '',
    pdf: 'pdf',
    csv: 'csv',
    zip: 'zip',
    png: 'png',
    jpg: 'jpg',
    jpeg: 'jpeg',
    gif: 'gif',
    mp4: 'mp4',
    html: 'html',
    xml: 'xml',
    rtf: 'rtf',
    json: 'json',
    snote: 'snote',
  },
};

const UPLOADS: EventShape['when'] = {
  any: [
    { is: ['TRANSACTION_TYPE', ['saveVersion', 'SaveVersion']] },
    { is: ['TransactionType', ['saveVersion', 'SaveVersion']] },
    { is: ['FileAction', 'UPLOAD'] },
  ],
};
const DOWNLOADS: EventShape['when'] = {
  any: [
    { starts: ['TRANSACTION_TYPE', 'VersionDownload'] },
    { starts: ['TransactionType', 'VersionDownload'] },
    { is: ['FileAction', ['UI_DOWNLOAD', 'API_DOWNLOAD']] },
    ofType(['DocumentAttachmentDownloads', 'DocumentAttachmentDownload']),
    { is: ['ACTION', ['DOWNLOAD', 'Download']] },
  ],
};
const APP: Value = { const: 'Salesforce' };
const DEVICE: Value = { const: 'Device' };

const ORIGINS = {
  origin: {
    kind: 'app',
    name: { when: UPLOADS, then: [], otherwise: APP },
    account: SALESFORCE.account ?? [],
  },
  destination: { kind: 'device', name: { when: DOWNLOADS, then: DEVICE } },
} as const;

const transfer: EventShape = {
  when: { all: [ofType(['ContentTransfer', 'File'], 'FileAction'), { not: UPLOADS }] },
  stream: 'files',
  operation: typeAnd('File', 'TRANSACTION_TYPE', 'TransactionType', 'FileAction'),
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    'object.kind': { const: 'file' },
    'object.id': [
      'DOCUMENT_ID_DERIVED',
      'DocumentId',
      'DOCUMENT_ID',
      'DocumentIdentifier',
      'VersionId',
      'VERSION_ID_DERIVED',
    ],
    'object.name': ['FileName', 'FILE_NAME'],
    'object.extension': [{ from: ['FileName', 'FILE_NAME'], via: 'ext' }, EXTENSION],
    'object.sizeBytes': ['SIZE_BYTES', 'ContentSize', 'FileSize'],
  },
  ...ORIGINS,
  extra: {
    ...EXTRA,
    version: ['VERSION_ID_DERIVED', 'VERSION_ID', 'VersionId', 'VersionIdentifier'],
    versionNumber: 'VersionNumber',
    fileType: ['FILE_TYPE', 'FileType'],
    fileSource: 'FileSource',
  },
};

/** The same record in the other direction. */
const transferIn: EventShape = {
  ...transfer,
  when: ofType(['ContentTransfer', 'File'], 'FileAction'),
  origin: { kind: 'device', name: DEVICE },
  destination: SALESFORCE,
};

const attachment: EventShape = {
  when: ofType(['DocumentAttachmentDownloads', 'DocumentAttachmentDownload']),
  stream: 'files',
  operation: typeAnd('DocumentAttachmentDownloads'),
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    'object.kind': { const: 'file' },
    'object.id': ['ENTITY_ID', 'EntityIdentifier'],
    'object.name': ['FILE_NAME', 'FileName'],
    'object.mimeType': ['FILE_TYPE', 'FileType'],
  },
  ...ORIGINS,
  extra: EXTRA,
};

const SHARED_WITH = ['SHARED_WITH_ENTITY_ID', 'SharedWithEntityIdentifier', 'SharedWithEntityId'];
/** Id prefixes by kind: 005 a user, 0F9 and 00G groups, 058 a library. */
function sharedWith(...prefixes: readonly string[]) {
  return {
    any: SHARED_WITH.flatMap((at) => prefixes.map((prefix) => ({ starts: [at, prefix] as const }))),
  };
}

const link: EventShape = {
  when: ofType(['ContentDocumentLink']),
  stream: 'files',
  operation: typeAnd('ContentDocumentLink', 'SHARING_OPERATION', 'SharingOperation'),
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    targetUser: { when: sharedWith('005'), then: SHARED_WITH },
    targetGroup: { when: sharedWith('0F9', '00G', '058'), then: SHARED_WITH },
    'object.kind': { const: 'file' },
    'object.id': ['DOCUMENT_ID_DERIVED', 'DOCUMENT_ID', 'DocumentIdentifier'],
    // An organisation's own id as the other side: everyone in it.
    visibilityAfter: { when: sharedWith('00D'), then: { const: 'internal' } },
  },
  origin: SALESFORCE,
  recipients: [
    { kind: 'group', address: SHARED_WITH, when: sharedWith('0F9', '00G', '058', '00D') },
  ],
  extra: {
    ...EXTRA,
    sharedWith: SHARED_WITH,
    permission: ['SHARING_PERMISSION', 'SharingPermission'],
  },
};

/** A link that opens a file without an account. */
const distribution: EventShape = {
  when: ofType(['ContentDistribution']),
  stream: 'files',
  operation: typeAnd('ContentDistribution', 'ACTION', 'Action'),
  time: TIME,
  operations: OPERATIONS,
  fields: {
    ...COMMON,
    'object.kind': { const: 'file' },
    'object.id': ['VERSION_ID_DERIVED', 'VERSION_ID', 'VersionIdentifier', 'DELIVERY_ID'],
    visibilityAfter: {
      when: { is: ['ACTION', ['INSERT', 'Insert', 'CREATE']] },
      then: { const: 'link' },
    },
  },
  ...ORIGINS,
  recipients: [{ kind: 'link', when: { is: ['ACTION', ['INSERT', 'Insert', 'CREATE']] } }],
  extra: {
    ...EXTRA,
    delivery: 'DELIVERY_ID',
    deliveryLocation: 'DELIVERY_LOCATION',
    relatedTo: 'RELATED_ENTITY_ID',
  },
};

export const FILE_SHAPES: readonly EventShape[] = [
  transfer,
  transferIn,
  attachment,
  link,
  distribution,
];
