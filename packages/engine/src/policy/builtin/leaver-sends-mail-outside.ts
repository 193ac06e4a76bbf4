import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_LEAVER, eventsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'leaver-sends-mail-outside',
  version: 1,
  name: 'Leaver sends files by mail',
  description:
    'A person close to their last day sent at least 20 messages with files to external recipients within a day.',
  group: 'leavers',
  reason: 'Mail to a personal address is the simplest way to take files.',
  techniques: ['T1048'],
  needs: 'Last days from an HR system, and mail with attachments',
  since: 2,
  severity: 'MEDIUM',
  title: 'Leaver sent files by mail',
  condition: {
    all: [
      ...BY_LEAVER,
      { f: 'category', op: 'eq', v: 'External Comms' },
      { f: 'object.kind', op: 'eq', v: 'file' },
    ],
  },
  groupBy: ['actor'],
  window: eventsWithin(20, 24 * 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Exchange',
        movement: 'send',
        category: 'External Comms',
        object: { kind: 'file' },
        occurredAt: 1000,
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Exchange',
        movement: 'send',
        category: 'External Comms',
        object: { kind: 'file' },
        occurredAt: 9_000_000_000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'Exchange',
        movement: 'send',
        category: 'External Comms',
        object: { kind: 'file' },
        occurredAt: 1000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Exchange',
        movement: 'send',
        category: 'External Comms',
        object: { kind: 'message' },
        occurredAt: 1000,
      },
    ],
    person: { department: null, title: null, manager: null, status: 'active', leavesAt: 5 },
  },
});
