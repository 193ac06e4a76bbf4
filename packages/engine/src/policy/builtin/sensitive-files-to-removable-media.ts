import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'sensitive-files-to-removable-media',
  version: 1,
  name: 'Sensitive files copied to removable media',
  description:
    'One person copied at least 5 different files with sensitive data or a confidential label to a removable disk within 8 hours.',
  group: 'removable',
  reason: 'A lost disk with customer data is a reportable breach.',
  techniques: ['T1052.001'],
  needs: 'The endpoint agent, with contents or labels',
  since: 2,
  severity: 'HIGH',
  title: 'Sensitive files copied to removable media',
  condition: {
    all: [
      ...BY_PERSON,
      { f: 'movement', op: 'eq', v: 'copy' },
      { f: 'destination.kind', op: 'eq', v: 'external_storage' },
      { f: 'destination.managed', op: 'ne', v: 'yes' },
      {
        any: [
          { f: 'label.level', op: 'in', v: ['secret', 'confidential'] },
          { f: 'data.sensitivity', op: 'gte', v: 3 },
        ],
      },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(5, 8 * 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Sensor',
        movement: 'copy',
        destination: { kind: 'external_storage' },
        extra: { label: 'Confidential' },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'Sensor',
        movement: 'copy',
        destination: { kind: 'external_storage' },
        extra: { label: 'Confidential' },
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Sensor',
        movement: 'copy',
        destination: { kind: 'external_storage' },
        extra: { label: 'Confidential' },
        outcome: 'failure',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Sensor',
        movement: 'copy',
        destination: { kind: 'external_storage' },
      },
    ],
  },
});
