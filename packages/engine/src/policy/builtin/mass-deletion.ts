import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { DELETION } from '../deletion.data.ts';

export const policy = defineBuiltinPolicy({
  key: 'mass-deletion',
  version: 1,
  name: 'Mass deletion',
  description:
    'One person deleted at least 100 different objects within 60 minutes. Retention jobs and other services are excluded.',
  group: 'mass',
  reason: 'Deleted work may be lost for good, and deletion can hide earlier theft.',
  techniques: ['T1485'],
  needs: 'A file store, CRM or code host with audit logs',
  since: 2,
  severity: 'MEDIUM',
  title: 'Objects deleted in bulk',
  condition: {
    all: [
      ...DELETION,
      {
        f: 'actor.kind',
        op: 'notIn',
        v: ['service', 'system'],
      },
      {
        f: 'actor.key',
        op: 'exists',
      },
      {
        f: 'actor.key',
        op: 'notIn~',
        v: ['app@sharepoint', 'system account', 'nt authority\\system'],
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
    threshold: 100,
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
        source: 'SharePoint',
        vendorOperation: 'FileDeleted',
        object: {
          kind: 'file',
          name: 'a.docx',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'AWS S3',
        vendorOperation: 'DeleteObject',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'system',
        },
        source: 'SharePoint',
        vendorOperation: 'FileDeleted',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'SharePoint',
        vendorOperation: 'FileModified',
      },
      {
        source: 'SharePoint',
        vendorOperation: 'FileDeleted',
        actorKey: null,
      },
    ],
  },
});
