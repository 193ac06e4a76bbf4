import type { Condition } from '@waybill/contract';
import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import type { SequenceStep } from '../window-rule.ts';

const HOUR_MS = 3_600_000;

const PACKED: Condition = { f: 'action', op: 'in', v: ['Compress', 'compress_no_spaces'] };

/** The pattern of most CTID insider cases: collected, packed, exfiltrated. */
const STEPS: readonly SequenceStep[] = [
  {
    name: 'Downloaded files',
    condition: { f: 'movement', op: 'eq', v: 'download' },
    atLeast: 20,
  },
  { name: 'Packed files', condition: PACKED },
  {
    name: 'Sent an archive out',
    condition: {
      all: [
        {
          f: 'object.extension',
          op: 'in~',
          v: ['zip', '7z', 'rar', 'tar', 'gz', 'tgz', 'xz', 'bz2'],
        },
        {
          any: [
            { f: 'category', op: 'in', v: ['Web Upload', 'External Comms', 'External Share'] },
            {
              all: [
                { f: 'movement', op: 'eq', v: 'copy' },
                { f: 'destination.kind', op: 'eq', v: 'external_storage' },
              ],
            },
          ],
        },
      ],
    },
  },
];

export const policy = defineBuiltinPolicy({
  key: 'packed-then-sent-out',
  version: 1,
  name: 'Files downloaded, archived and sent out',
  description:
    'Within eight hours, one person downloaded at least 20 files, created an archive, and sent an archive to ' +
    'an external destination or copied it to a removable disk.',
  group: 'personal',
  reason: 'Collecting, archiving and sending is the pattern of most insider cases.',
  techniques: ['T1213', 'T1560.001', 'T1567'],
  needs: 'A file store, and the endpoint agent',
  since: 1,
  severity: 'HIGH',
  title: 'Files downloaded, archived and sent out',
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
    windowMs: 8 * HOUR_MS,
    episodeGapMs: 24 * HOUR_MS,
    groupBy: ['actor'],
  },
  examples: {
    match: [
      { source: 'SharePoint', movement: 'download', actorKey: 'dana@example.com' },
      { source: 'Sensor', action: 'Compress', actorKey: 'dana@example.com' },
      {
        source: 'Sensor',
        action: 'Upload',
        movement: 'upload',
        category: 'Web Upload',
        actorKey: 'dana@example.com',
        object: { kind: 'file', name: 'photos.ZIP', extension: 'ZIP' },
      },
      {
        source: 'Sensor',
        action: 'CopyFile',
        movement: 'copy',
        actorKey: 'dana@example.com',
        object: { kind: 'file', extension: '7z' },
        destination: { kind: 'external_storage', name: 'External Storage' },
      },
    ],
    noMatch: [
      { source: 'SharePoint', movement: 'download', actorKey: null },
      {
        source: 'Sensor',
        movement: 'upload',
        category: 'Web Upload',
        actorKey: 'dana@example.com',
        object: { kind: 'file', extension: 'pdf' },
      },
      {
        source: 'Sensor',
        movement: 'upload',
        actorKey: 'dana@example.com',
        object: { kind: 'file', extension: 'zip' },
      },
    ],
  },
});
