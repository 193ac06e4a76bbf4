import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, eventsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'pasted-to-paste-sites-often',
  version: 1,
  name: 'Text repeatedly posted to paste sites',
  description:
    'One person pasted or uploaded to public paste sites at least 5 times within 60 minutes.',
  group: 'personal',
  reason: 'Most paste sites are public and scanned for secrets.',
  techniques: ['T1567.003'],
  needs: 'The browser extension or the endpoint agent',
  since: 2,
  severity: 'MEDIUM',
  title: 'Text repeatedly posted to paste sites',
  condition: {
    all: [
      ...BY_PERSON,
      { f: 'movement', op: 'eq', v: 'upload' },
      { f: 'destination.service', op: 'eq', v: 'paste' },
    ],
  },
  groupBy: ['actor'],
  window: eventsWithin(5, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Extension',
        action: 'Paste',
        movement: 'upload',
        destination: {
          kind: 'host',
          name: 'pastebin.com',
          host: 'pastebin.com',
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
        action: 'Paste',
        movement: 'upload',
        destination: {
          kind: 'host',
          name: 'pastebin.com',
          host: 'pastebin.com',
          managed: 'no',
          outside: 'yes',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Extension',
        action: 'Paste',
        movement: 'upload',
        destination: {
          kind: 'host',
          name: 'pastebin.com',
          host: 'pastebin.com',
          managed: 'no',
          outside: 'yes',
        },
        outcome: 'failure',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Extension',
        action: 'Paste',
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
