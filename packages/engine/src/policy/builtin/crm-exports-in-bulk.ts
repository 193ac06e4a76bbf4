import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'crm-exports-in-bulk',
  version: 1,
  name: 'Many CRM or HR exports',
  description:
    'One person made at least 5 different exports from a CRM or HR system within 60 minutes.',
  group: 'business',
  reason: 'One export is normal work. Five in an hour can cover the whole customer base.',
  techniques: ['T1213.004'],
  needs: 'Salesforce, HubSpot, Dynamics 365, BambooHR, Intuit or Monday',
  since: 2,
  severity: 'HIGH',
  title: 'Many exports from a CRM or HR system',
  condition: {
    all: [
      ...BY_PERSON,
      {
        f: 'source',
        op: 'in',
        v: ['Salesforce', 'HubSpot', 'Dynamics 365', 'BambooHR', 'Intuit', 'Monday'],
      },
      { f: 'movement', op: 'in', v: ['download', 'copy'] },
      { f: 'object.kind', op: 'ne', v: 'file' },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(5, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Salesforce',
        movement: 'download',
        object: { kind: 'other', name: 'Pipeline' },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'Salesforce',
        movement: 'download',
        object: { kind: 'other', name: 'Pipeline' },
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Salesforce',
        movement: 'download',
        object: { kind: 'other', name: 'Pipeline' },
        outcome: 'failure',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Salesforce',
        movement: 'none',
        object: { kind: 'other' },
      },
    ],
  },
});
