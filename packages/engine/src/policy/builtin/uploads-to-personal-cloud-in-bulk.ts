import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'uploads-to-personal-cloud-in-bulk',
  version: 1,
  name: 'Files uploaded to personal cloud storage in bulk',
  description:
    'One person uploaded at least 25 different files to cloud storage or a file transfer service without a company account within 60 minutes.',
  group: 'personal',
  reason: 'A personal account stays with the person, and you cannot view or close it.',
  techniques: ['T1567.002'],
  needs: 'The browser extension or the endpoint agent',
  since: 2,
  severity: 'MEDIUM',
  title: 'Files uploaded in bulk to personal cloud storage',
  condition: {
    all: [
      ...BY_PERSON,
      { f: 'movement', op: 'eq', v: 'upload' },
      { f: 'destination.service', op: 'in', v: ['storage', 'transfer'] },
      { f: 'destination.managed', op: 'ne', v: 'yes' },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(25, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Extension',
        movement: 'upload',
        destination: {
          kind: 'host',
          name: 'wetransfer.com',
          host: 'wetransfer.com',
          managed: 'no',
          outside: 'yes',
        },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'Extension',
        movement: 'upload',
        destination: {
          kind: 'host',
          name: 'wetransfer.com',
          host: 'wetransfer.com',
          managed: 'no',
          outside: 'yes',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Extension',
        movement: 'upload',
        destination: {
          kind: 'host',
          name: 'wetransfer.com',
          host: 'wetransfer.com',
          managed: 'no',
          outside: 'yes',
        },
        outcome: 'failure',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Extension',
        movement: 'upload',
        destination: {
          kind: 'host',
          name: 'chatgpt.com',
          host: 'chatgpt.com',
          managed: 'no',
          outside: 'yes',
        },
      },
    ],
  },
});
