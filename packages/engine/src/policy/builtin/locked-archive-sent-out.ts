import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'locked-archive-sent-out',
  version: 1,
  name: 'Password-protected archive sent out',
  description:
    'Within a day, one person created a password-protected archive and uploaded, sent or copied an archive to an external destination.',
  group: 'personal',
  reason: 'No scanner can inspect a password-protected archive.',
  techniques: ['T1560.001', 'T1048'],
  needs: 'Endpoint agent, and the browser extension or mail',
  since: 2,
  severity: 'HIGH',
  title: 'Password-protected archive sent out',
  condition: {
    all: [
      {
        f: 'actor.key',
        op: 'exists',
      },
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
      },
      {
        any: [
          {
            all: [
              {
                f: 'action',
                op: 'in',
                v: ['Compress', 'compress_no_spaces'],
              },
              {
                any: [
                  {
                    f: 'archive.locked',
                    op: 'eq',
                    v: true,
                  },
                  {
                    f: 'process.commandLine',
                    op: 'glob~',
                    v: '* -p*',
                  },
                  {
                    f: 'process.commandLine',
                    op: 'contains~',
                    v: '--password',
                  },
                  {
                    f: 'process.commandLine',
                    op: 'contains~',
                    v: '--encrypt',
                  },
                ],
              },
            ],
          },
          {
            all: [
              {
                f: 'object.extension',
                op: 'in~',
                v: ['zip', '7z', 'rar', 'tar', 'gz', 'tgz', 'xz', 'bz2', 'zipx'],
              },
              {
                any: [
                  {
                    f: 'category',
                    op: 'in',
                    v: ['Web Upload', 'External Comms', 'External Share'],
                  },
                  {
                    all: [
                      {
                        f: 'movement',
                        op: 'eq',
                        v: 'copy',
                      },
                      {
                        f: 'destination.kind',
                        op: 'eq',
                        v: 'external_storage',
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  groupBy: ['actor'],
  window: {
    metric: 'sequence',
    isOrdered: true,
    steps: [
      {
        name: 'Created a password-protected archive',
        condition: {
          all: [
            {
              f: 'action',
              op: 'in',
              v: ['Compress', 'compress_no_spaces'],
            },
            {
              any: [
                {
                  f: 'archive.locked',
                  op: 'eq',
                  v: true,
                },
                {
                  f: 'process.commandLine',
                  op: 'glob~',
                  v: '* -p*',
                },
                {
                  f: 'process.commandLine',
                  op: 'contains~',
                  v: '--password',
                },
                {
                  f: 'process.commandLine',
                  op: 'contains~',
                  v: '--encrypt',
                },
              ],
            },
          ],
        },
      },
      {
        name: 'Sent an archive out',
        condition: {
          all: [
            {
              f: 'object.extension',
              op: 'in~',
              v: ['zip', '7z', 'rar', 'tar', 'gz', 'tgz', 'xz', 'bz2', 'zipx'],
            },
            {
              any: [
                {
                  f: 'category',
                  op: 'in',
                  v: ['Web Upload', 'External Comms', 'External Share'],
                },
                {
                  all: [
                    {
                      f: 'movement',
                      op: 'eq',
                      v: 'copy',
                    },
                    {
                      f: 'destination.kind',
                      op: 'eq',
                      v: 'external_storage',
                    },
                  ],
                },
              ],
            },
          ],
        },
      },
    ],
    windowMs: 86400000,
    episodeGapMs: 86400000,
    groupBy: ['actor'],
  },
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Sensor',
        action: 'Compress',
        lineage: {
          source: null,
          target: null,
          members: [],
          memberCount: null,
          isLocked: true,
          clipboardSha256: null,
          sequence: null,
          gesture: null,
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Extension',
        action: 'Upload',
        movement: 'upload',
        category: 'Web Upload',
        object: {
          kind: 'file',
          extension: 'zip',
        },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Sensor',
        action: 'Compress',
        process: {
          commandLine: '7z a a7.zip x',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Extension',
        action: 'Upload',
        movement: 'upload',
        object: {
          kind: 'file',
          extension: 'zip',
        },
      },
    ],
  },
});
