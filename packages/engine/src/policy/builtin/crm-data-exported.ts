import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'crm-data-exported',
  version: 1,
  name: 'CRM or HR data exported',
  description: 'A report, contact list or employee records were exported from a CRM or HR system.',
  group: 'business',
  reason: 'Competitors want customer and employee lists, and one file holds them all.',
  techniques: ['T1213.004', 'T1213'],
  needs: 'Salesforce, HubSpot, Dynamics 365, BambooHR, Intuit or Monday',
  since: 2,
  severity: 'MEDIUM',
  title: 'CRM or HR data exported',
  condition: {
    all: [
      {
        f: 'source',
        op: 'in',
        v: ['Salesforce', 'HubSpot', 'Dynamics 365', 'BambooHR', 'Intuit', 'Monday'],
      },
      {
        f: 'movement',
        op: 'in',
        v: ['download', 'copy'],
      },
      {
        f: 'object.kind',
        op: 'ne',
        v: 'file',
      },
      {
        f: 'actor.kind',
        op: 'notIn',
        v: ['service', 'system'],
      },
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
      },
      {
        not: {
          all: [
            {
              f: 'rows',
              op: 'exists',
            },
            {
              f: 'rows',
              op: 'lt',
              v: 200,
            },
          ],
        },
      },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Salesforce',
        vendorOperation: 'Report.ReportExported',
        movement: 'download',
        object: {
          kind: 'other',
        },
        extra: {
          rows: '48210',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'HubSpot',
        vendorOperation: 'CRITICAL_ACTION.CONTACT_EXPORT.PERFORM',
        movement: 'download',
        object: {
          kind: 'other',
        },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Salesforce',
        vendorOperation: 'Report.ReportExported',
        movement: 'download',
        object: {
          kind: 'other',
        },
        extra: {
          rows: '12',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Salesforce',
        vendorOperation: 'Report.ReportRun',
        object: {
          kind: 'other',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'SharePoint',
        movement: 'download',
        object: {
          kind: 'other',
        },
      },
    ],
  },
});
