import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'labelled-data-leaves',
  version: 1,
  name: 'Labeled confidential data leaves the organization',
  description:
    'A file or message labeled confidential or secret went to an external destination, device or person.',
  group: 'sharing',
  reason: 'Your own people marked this data as confidential.',
  techniques: ['T1567'],
  needs: 'Sensitivity labels from Microsoft 365 or Google Drive',
  since: 2,
  severity: 'LOW',
  title: 'Labeled file moved outside the organization',
  condition: {
    all: [
      {
        f: 'label.level',
        op: 'in',
        v: ['secret', 'confidential'],
      },
      {
        f: 'movement',
        op: 'ne',
        v: 'none',
      },
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
      },
      {
        any: [
          {
            f: 'destination.outside',
            op: 'eq',
            v: 'yes',
          },
          {
            f: 'recipients.outside',
            op: 'eq',
            v: 'yes',
          },
          {
            all: [
              {
                f: 'destination.kind',
                op: 'eq',
                v: 'external_storage',
              },
              {
                f: 'destination.managed',
                op: 'ne',
                v: 'yes',
              },
            ],
          },
          {
            all: [
              {
                f: 'movement',
                op: 'eq',
                v: 'send',
              },
              {
                f: 'destination.kind',
                op: 'eq',
                v: 'device',
              },
              {
                f: 'destination.managed',
                op: 'ne',
                v: 'yes',
              },
            ],
          },
          {
            all: [
              {
                f: 'visibility.after',
                op: 'in',
                v: ['public', 'link', 'external'],
              },
              {
                f: 'visibility.widened',
                op: 'eq',
                v: true,
              },
            ],
          },
        ],
      },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Sensor',
        action: 'Send',
        movement: 'send',
        destination: {
          kind: 'device',
          name: 'Mobile Device',
        },
        extra: {
          label: 'Strictly Confidential',
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
        destination: {
          kind: 'app',
          name: 'OneDrive',
          outside: 'yes',
        },
        extra: {
          label: 'Vertraulich',
        },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Extension',
        action: 'Upload',
        movement: 'upload',
        destination: {
          kind: 'app',
          name: 'OneDrive',
          outside: 'no',
        },
        extra: {
          label: 'Confidential',
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
        destination: {
          kind: 'app',
          name: 'OneDrive',
          outside: 'yes',
        },
        extra: {
          label: 'Public',
        },
      },
    ],
  },
});
