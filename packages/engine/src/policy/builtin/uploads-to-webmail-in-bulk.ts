import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'uploads-to-webmail-in-bulk',
  version: 1,
  name: 'Files attached in personal webmail in bulk',
  description:
    'One person attached at least 10 different files in webmail without a company account within 60 minutes.',
  group: 'personal',
  reason: 'Personal webmail bypasses every rule of the company mail system.',
  techniques: ['T1567', 'T1048'],
  needs: 'The browser extension or the endpoint agent',
  since: 2,
  severity: 'MEDIUM',
  title: 'Files attached in bulk in personal webmail',
  condition: {
    all: [
      ...BY_PERSON,
      { f: 'movement', op: 'eq', v: 'upload' },
      { f: 'destination.service', op: 'eq', v: 'webmail' },
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
          name: 'mail.proton.me',
          host: 'mail.proton.me',
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
          name: 'mail.proton.me',
          host: 'mail.proton.me',
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
          name: 'mail.proton.me',
          host: 'mail.proton.me',
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
