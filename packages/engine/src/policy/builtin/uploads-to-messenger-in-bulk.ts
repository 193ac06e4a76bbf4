import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'uploads-to-messenger-in-bulk',
  version: 1,
  name: 'Files sent by personal messenger in bulk',
  description:
    'One person sent at least 10 different files by messenger without a company account within 60 minutes.',
  group: 'personal',
  reason: 'Messengers use end-to-end encryption, so content cannot be checked later.',
  techniques: ['T1567'],
  needs: 'The browser extension or the endpoint agent',
  since: 2,
  severity: 'MEDIUM',
  title: 'Files sent in bulk by personal messenger',
  condition: {
    all: [
      ...BY_PERSON,
      { f: 'movement', op: 'eq', v: 'upload' },
      { f: 'destination.service', op: 'eq', v: 'messenger' },
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
        source: 'Extension',
        movement: 'upload',
        destination: {
          kind: 'host',
          name: 'web.whatsapp.com',
          host: 'web.whatsapp.com',
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
          name: 'web.whatsapp.com',
          host: 'web.whatsapp.com',
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
          name: 'web.whatsapp.com',
          host: 'web.whatsapp.com',
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
          name: 'wetransfer.com',
          host: 'wetransfer.com',
          managed: 'no',
          outside: 'yes',
        },
      },
    ],
  },
});
