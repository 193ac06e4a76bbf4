import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_LEAVER, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'leaver-copies-to-removable-media',
  version: 1,
  name: 'Leaver copies files to removable media',
  description:
    'A person close to their last day copied at least 10 different files to a removable disk within 60 minutes.',
  group: 'leavers',
  reason: 'A removable disk leaves the building without a log entry.',
  techniques: ['T1052.001'],
  needs: 'Last days from an HR system, and the endpoint agent',
  since: 2,
  severity: 'HIGH',
  title: 'Leaver copied files to removable media',
  condition: {
    all: [
      ...BY_LEAVER,
      { f: 'movement', op: 'eq', v: 'copy' },
      { f: 'destination.kind', op: 'eq', v: 'external_storage' },
      { f: 'destination.managed', op: 'ne', v: 'yes' },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(10, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Sensor',
        movement: 'copy',
        destination: { kind: 'external_storage', name: 'External Storage' },
        occurredAt: 1000,
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Sensor',
        movement: 'copy',
        destination: { kind: 'external_storage', name: 'External Storage' },
        occurredAt: 9_000_000_000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'Sensor',
        movement: 'copy',
        destination: { kind: 'external_storage', name: 'External Storage' },
        occurredAt: 1000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Sensor',
        movement: 'copy',
        destination: { kind: 'external_storage', managed: 'yes' },
        occurredAt: 1000,
      },
    ],
    person: { department: null, title: null, manager: null, status: 'active', leavesAt: 5 },
  },
});
