import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, eventsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'sensitive-data-given-to-ai-often',
  version: 1,
  name: 'Sensitive data repeatedly submitted to AI tools',
  description:
    'One person pasted or uploaded sensitive data into AI tools without a company account at least 5 times within 8 hours.',
  group: 'ai',
  reason: 'Repeated incidents suggest a habit, or a way to take data out in parts.',
  techniques: ['T1567'],
  needs: 'The browser extension or the endpoint agent, with contents',
  since: 2,
  severity: 'MEDIUM',
  title: 'Sensitive data repeatedly submitted to AI tools',
  condition: {
    all: [
      ...BY_PERSON,
      { f: 'movement', op: 'eq', v: 'upload' },
      { f: 'destination.service', op: 'eq', v: 'ai' },
      { f: 'destination.managed', op: 'ne', v: 'yes' },
      { f: 'data.sensitivity', op: 'gte', v: 3 },
    ],
  },
  groupBy: ['actor'],
  window: eventsWithin(5, 8 * 60),
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
          name: 'claude.ai',
          host: 'claude.ai',
          managed: 'no',
          outside: 'yes',
        },
        data: {
          state: 'complete',
          types: ['payment-card'],
          values: [3],
          sensitivity: 3,
          class: 'financial',
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
          name: 'claude.ai',
          host: 'claude.ai',
          managed: 'no',
          outside: 'yes',
        },
        data: {
          state: 'complete',
          types: ['payment-card'],
          values: [3],
          sensitivity: 3,
          class: 'financial',
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
          name: 'claude.ai',
          host: 'claude.ai',
          managed: 'no',
          outside: 'yes',
        },
        data: {
          state: 'complete',
          types: ['payment-card'],
          values: [3],
          sensitivity: 3,
          class: 'financial',
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
          name: 'claude.ai',
          host: 'claude.ai',
          managed: 'no',
          outside: 'yes',
        },
      },
    ],
  },
});
