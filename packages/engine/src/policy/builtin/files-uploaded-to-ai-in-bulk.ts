import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'files-uploaded-to-ai-in-bulk',
  version: 1,
  name: 'Files uploaded to AI tools in bulk',
  description:
    'One person uploaded at least 20 different files to AI tools without a company account within 60 minutes.',
  group: 'ai',
  reason: 'A personal AI account keeps the files, and the vendor may train on them.',
  techniques: ['T1567'],
  needs: 'The browser extension or the endpoint agent',
  since: 2,
  severity: 'MEDIUM',
  title: 'Files uploaded in bulk to AI tools',
  condition: {
    all: [
      ...BY_PERSON,
      { f: 'movement', op: 'eq', v: 'upload' },
      { f: 'destination.service', op: 'eq', v: 'ai' },
      { f: 'destination.managed', op: 'ne', v: 'yes' },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(20, 60),
  examples: {
    match: [
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
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
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
        outcome: 'failure',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Extension',
        movement: 'upload',
        destination: { kind: 'host', name: 'chatgpt.com', host: 'chatgpt.com', managed: 'yes' },
      },
    ],
  },
});
