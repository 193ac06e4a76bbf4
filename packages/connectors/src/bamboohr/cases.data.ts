import type { ConnectorCase } from '../kit/connector-case.ts';

const FIELDS = 'Field names (BambooHR documentation)';
const DIRECTORY = 'Get employee directory (BambooHR documentation)';
const CHANGED = 'Get updated employee IDs (BambooHR documentation)';
const EVENT_BASED = 'Event-Based Webhooks (BambooHR documentation)';
const FIELD_BASED = 'Field-Based Webhooks (BambooHR documentation)';

const NOON = Date.UTC(2026, 2, 2, 12);

function delivered(type: string, changedFields: readonly string[] = []) {
  return {
    type,
    timestamp: '2026-03-02T12:00:00+0000',
    data: { companyId: '77', employeeId: '12', changedFields },
  };
}

function changed(action: string) {
  return { 12: { id: '12', action, lastChanged: '2026-03-02T12:00:00+00:00' } };
}

function employee(rest: Record<string, unknown> = {}) {
  return {
    id: '12',
    displayName: 'Ann Lee',
    firstName: 'Ann',
    lastName: 'Lee',
    workEmail: 'Ann@example.com',
    homeEmail: 'ann.lee@example.net',
    employeeNumber: '1007',
    jobTitle: 'Buyer',
    department: 'Purchasing',
    supervisorEmail: 'Boss@example.com',
    supervisorEId: '3',
    status: 'Active',
    employmentHistoryStatus: 'Full-Time',
    hireDate: '2024-05-01',
    terminationDate: '0000-00-00',
    lastChanged: '2026-03-02T12:00:00+00:00',
    ...rest,
  };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'employee',
    source: FIELDS,
    record: employee(),
    expect: {
      source: 'BambooHR',
      kind: 'person',
      stream: 'employees',
      entityId: '12',
      name: 'Ann Lee',
      emails: ['ann@example.com', 'ann.lee@example.net'],
      logins: ['ann@example.com'],
      employeeId: '1007',
      title: 'Buyer',
      department: 'Purchasing',
      manager: 'Boss@example.com',
      status: 'active',
      hiredAt: Date.UTC(2024, 4, 1),
      leftAt: null,
      external: 'no',
      changedAt: NOON,
    },
  },
  {
    operation: 'employee who left',
    source: FIELDS,
    record: employee({ status: 'Inactive', terminationDate: '2026-02-28' }),
    expect: { status: 'left', leftAt: Date.UTC(2026, 1, 28) },
  },
  {
    operation: 'contractor',
    source: FIELDS,
    record: employee({ employmentHistoryStatus: 'Contractor', supervisorEmail: null }),
    expect: { external: 'yes', manager: '3' },
  },
  {
    operation: 'employee with a date that is none',
    source: FIELDS,
    record: employee({ hireDate: 'unknown', originalHireDate: '0000-00-00' }),
    expect: { hiredAt: null },
  },
  {
    operation: 'employee of the directory',
    source: DIRECTORY,
    record: {
      id: '13',
      firstName: 'Ben',
      preferredName: 'Benny',
      lastName: 'Ray',
      workEmail: null,
    },
    expect: { name: 'Benny Ray', emails: [], status: 'unknown', external: 'unknown' },
  },
  {
    operation: 'employee.created',
    source: EVENT_BASED,
    record: delivered('employee.created'),
    expect: {
      stream: 'webhooks',
      vendorOperation: 'employee.created',
      occurredAt: NOON,
      action: null,
      targetUser: '12',
      'object.id': '12',
      organization: '77',
    },
  },
  {
    operation: 'employee.updated',
    source: EVENT_BASED,
    record: delivered('employee.updated', ['status', 'department']),
    expect: { vendorOperation: 'employee.updated', 'extra.changedFields': 'status, department' },
  },
  {
    operation: 'employee.deleted',
    source: EVENT_BASED,
    record: delivered('employee.deleted'),
    expect: { vendorOperation: 'employee.deleted', extra: {} },
  },
  {
    operation: 'a delivery without a time',
    source: EVENT_BASED,
    record: { ...delivered('employee.updated'), timestamp: '' },
    expect: { rejected: 'missing or unreadable' },
  },
  {
    operation: 'Updated',
    source: FIELD_BASED,
    record: {
      id: '12',
      action: 'Updated',
      timestamp: '2026-03-02T12:00:00+0000',
      changedFields: ['Department'],
      fields: { Department: 'Sales' },
    },
    expect: { vendorOperation: 'Updated', targetUser: '12', 'extra.changedFields': 'Department' },
  },
  {
    operation: 'Created and Deleted in one delivery',
    source: FIELD_BASED,
    record: {
      employees: [
        {
          id: '12',
          action: 'Created',
          timestamp: '2026-03-02T12:00:00+0000',
          fields: { 'Work Email': 'ann@example.com' },
        },
        { id: '13', action: 'Deleted', timestamp: '2026-03-02T12:00:00+0000' },
      ],
    },
    count: 2,
    expect: { vendorOperation: 'Created', targetUser: 'ann@example.com' },
  },
  {
    operation: 'changed: Inserted',
    source: CHANGED,
    record: changed('Inserted'),
    expect: { stream: 'changes', vendorOperation: 'Inserted', targetUser: '12', occurredAt: NOON },
  },
  {
    operation: 'changed: Updated',
    source: CHANGED,
    record: changed('Updated'),
    expect: { vendorOperation: 'Updated', 'object.kind': 'account' },
  },
  {
    operation: 'changed: Deleted',
    source: CHANGED,
    record: changed('Deleted'),
    expect: { vendorOperation: 'Deleted' },
  },
  {
    operation: 'changed: nobody',
    source: CHANGED,
    record: { latest: '2026-03-02T12:00:00+00:00' },
    expect: { skipped: 'An empty list of employees.' },
  },
];
