import type { EventShape, MapDeclaration, PersonShape } from '../kit/map/map-declaration.ts';

/**
 * An employee, with whatever fields the request named ("Field names", BambooHR documentation). Place-
 * holders for no date (`0000-00-00`) are no dates.
 */
const employee: PersonShape = {
  when: {
    all: [
      { has: 'id' },
      {
        any: [
          'displayName',
          'firstName',
          'lastName',
          'workEmail',
          'employeeNumber',
          'fullName1',
        ].map((has) => ({ has })),
      },
    ],
  },
  entity: 'person',
  stream: 'employees',
  id: 'id',
  changedAt: 'lastChanged',
  name: [
    'displayName',
    'fullName1',
    { parts: [['preferredName', 'firstName'], 'lastName'], with: ' ' },
  ],
  // Including the private address: work sent there goes to the same person.
  emails: ['workEmail', 'bestEmail', 'homeEmail'],
  logins: ['workEmail', 'customLogin'],
  employeeId: 'employeeNumber',
  title: 'jobTitle',
  department: 'department',
  manager: ['supervisorEmail', 'supervisorEId', 'supervisorId'],
  // An employee without a status, as in the directory, may be either.
  status: { lookup: 'status', table: { active: 'active', inactive: 'left', terminated: 'left' } },
  hiredAt: ['hireDate', 'originalHireDate'],
  leftAt: 'terminationDate',
  employmentType: ['employmentHistoryStatus', 'employmentStatus'],
  external: {
    lookup: ['employmentHistoryStatus', 'employmentStatus'],
    table: {
      contractor: 'yes',
      consultant: 'yes',
      'full-time': 'no',
      'part-time': 'no',
      intern: 'no',
      temporary: 'no',
    },
  },
};

/** "Event-Based Webhooks" (BambooHR documentation). It does not name the author of the change. */
const eventWebhook: EventShape = {
  when: { all: [{ starts: ['type', 'employee.'] }, { has: 'data' }] },
  stream: 'webhooks',
  operation: 'type',
  time: 'timestamp',
  operations: {},
  fields: {
    outcome: { const: 'success' },
    targetUser: 'data.employeeId',
    'object.kind': { const: 'account' },
    'object.id': 'data.employeeId',
    organization: 'data.companyId',
  },
  extra: { changedFields: { from: 'data.changedFields', via: 'joined' } },
};

const FIELD_WEBHOOK: Omit<EventShape, 'when' | 'each' | 'operation' | 'time' | 'fields'> = {
  stream: 'webhooks',
  operations: {},
};

/** "Field-Based Webhooks": the change of one employee, from the delivered list. */
const fieldWebhook: EventShape = {
  ...FIELD_WEBHOOK,
  when: { all: [{ has: 'action' }, { has: 'timestamp' }] },
  operation: 'action',
  time: 'timestamp',
  fields: {
    outcome: { const: 'success' },
    targetUser: ['fields.Work Email', 'fields.workEmail', 'id'],
    'object.kind': { const: 'account' },
    'object.id': 'id',
  },
  extra: { changedFields: { from: 'changedFields', via: 'joined' } },
};

/** The same while it still is in its list. */
const fieldWebhooks: EventShape = {
  ...FIELD_WEBHOOK,
  when: { has: 'employees.0.action' },
  each: 'employees',
  operation: '@.action',
  time: '@.timestamp',
  fields: {
    outcome: { const: 'success' },
    targetUser: ['@.fields.Work Email', '@.fields.workEmail', '@.id'],
    'object.kind': { const: 'account' },
    'object.id': '@.id',
  },
  extra: { changedFields: { from: '@.changedFields', via: 'joined' } },
};

export const mapping: MapDeclaration = {
  source: 'BambooHR',
  shapes: [
    eventWebhook,
    fieldWebhook,
    fieldWebhooks,
    employee,
    {
      when: { any: [{ has: 'latest' }, { has: 'fields' }] },
      skip: 'An empty list of employees.',
    },
    { hook: 'changed_employees' },
  ],
};
