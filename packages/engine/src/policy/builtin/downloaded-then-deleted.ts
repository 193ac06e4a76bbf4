import type { Condition } from '@waybill/contract';
import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import type { SequenceStep } from '../window-rule.ts';

const HOUR_MS = 3_600_000;

/** Words of Microsoft 365, Google Drive, S3 and file servers for the removal of a file. */
const DELETED: Condition = {
  all: [
    { f: 'object.kind', op: 'eq', v: 'file' },
    {
      f: 'operation',
      op: 'in~',
      v: ['FileDeleted', 'FileRecycled', 'delete', 'trash', 'DeleteObject', 'file_deleted'],
    },
  ],
};

const STEPS: readonly SequenceStep[] = [
  {
    name: 'Downloaded files',
    condition: { f: 'movement', op: 'eq', v: 'download' },
    atLeast: 100,
  },
  { name: 'Deleted files', condition: DELETED, atLeast: 100 },
];

export const policy = defineBuiltinPolicy({
  key: 'downloaded-then-deleted',
  version: 1,
  name: 'Files downloaded, then deleted',
  description:
    'Within a day, one person downloaded at least 100 files and then deleted at least 100, ' +
    'which is typical of taking data and leaving nothing behind.',
  group: 'mass',
  reason:
    'Copying files and deleting the originals does double damage and is typical of some leavers.',
  techniques: ['T1213', 'T1485'],
  needs: 'SharePoint, OneDrive, Google Drive or another file store',
  since: 1,
  severity: 'HIGH',
  title: 'Files downloaded, then deleted',
  condition: {
    all: [
      { f: 'actor.key', op: 'exists' },
      { f: 'outcome', op: 'ne', v: 'failure' },
      { any: STEPS.map(({ condition }) => condition) },
    ],
  },
  groupBy: ['actor'],
  window: {
    metric: 'sequence',
    isOrdered: true,
    steps: STEPS,
    windowMs: 24 * HOUR_MS,
    episodeGapMs: 24 * HOUR_MS,
    groupBy: ['actor'],
  },
  examples: {
    match: [
      { source: 'OneDrive', movement: 'download', actorKey: 'dana@example.com' },
      {
        source: 'SharePoint',
        vendorOperation: 'FileRecycled',
        actorKey: 'dana@example.com',
        object: { kind: 'file', name: 'a.docx' },
      },
      {
        source: 'Google Drive',
        vendorOperation: 'trash',
        actorKey: 'dana@example.com',
        object: { kind: 'file' },
      },
    ],
    noMatch: [
      { source: 'OneDrive', movement: 'download', actorKey: null },
      {
        source: 'SharePoint',
        vendorOperation: 'FileViewed',
        actorKey: 'dana@example.com',
        object: { kind: 'file' },
      },
      {
        source: 'Slack',
        vendorOperation: 'delete',
        actorKey: 'dana@example.com',
        object: { kind: 'channel' },
      },
    ],
  },
});
