import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'crm-records-deleted-in-bulk',
  version: 1,
  name: 'CRM or HR records deleted in bulk',
  description:
    'One person deleted at least 50 different records of a CRM or HR system within 60 minutes.',
  group: 'business',
  reason: 'Lost customer records are costly, and deletion can hide earlier theft.',
  techniques: ['T1485'],
  needs: 'Salesforce, HubSpot, Dynamics 365, BambooHR, Intuit or Monday',
  since: 2,
  severity: 'MEDIUM',
  title: 'CRM or HR records deleted in bulk',
  condition: {
    all: [
      ...BY_PERSON,
      {
        f: 'source',
        op: 'in',
        v: ['Salesforce', 'HubSpot', 'Dynamics 365', 'BambooHR', 'Intuit', 'Monday'],
      },
      {
        any: [
          { f: 'operation', op: 'in~', v: ['delete', 'deleted', 'trash'] },
          { f: 'operation', op: 'endsWith~', v: '.deleted' },
          { f: 'operation', op: 'endsWith~', v: '.delete' },
        ],
      },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(50, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'HubSpot',
        vendorOperation: 'contact.deleted',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'HubSpot',
        vendorOperation: 'contact.deleted',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'HubSpot',
        vendorOperation: 'contact.deleted',
        outcome: 'failure',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'HubSpot',
        vendorOperation: 'contact.updated',
      },
    ],
  },
});
