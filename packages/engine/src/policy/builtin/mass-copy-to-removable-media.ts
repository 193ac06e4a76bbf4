import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'mass-copy-to-removable-media',
  version: 1,
  name: 'Mass copy to removable media',
  description:
    'One person copied at least 50 files to a USB drive or another removable disk within 60 minutes.',
  group: 'removable',
  reason: 'A removable disk can hold everything and leaves no trace once unplugged.',
  techniques: ['T1052.001'],
  needs: 'Endpoint agent or Microsoft Purview endpoint',
  since: 2,
  severity: 'MEDIUM',
  title: 'Files copied in bulk to removable media',
  condition: {
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
      {
        f: 'destination.managed',
        op: 'ne',
        v: 'yes',
      },
      {
        f: 'actor.key',
        op: 'exists',
      },
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
      },
    ],
  },
  groupBy: ['actor'],
  window: {
    metric: 'objects',
    threshold: 50,
    windowMs: 3600000,
    episodeGapMs: 21600000,
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
        action: 'CopyFile',
        movement: 'copy',
        destination: {
          kind: 'external_storage',
          name: 'External Storage',
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
        action: 'CopyFile',
        movement: 'copy',
        destination: {
          kind: 'external_storage',
          name: 'External Storage',
          managed: 'yes',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Sensor',
        action: 'CopyFile',
        movement: 'copy',
        destination: {
          kind: 'host',
          name: 'files.example.com',
        },
      },
    ],
  },
});
