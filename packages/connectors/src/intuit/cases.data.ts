import type { ConnectorCase } from '../kit/connector-case.ts';

const WEBHOOKS = 'Webhooks (Intuit developer documentation)';
const ENTITIES = 'Accounting API entities (Intuit developer documentation)';
const CDC = 'Change data capture (Intuit developer documentation)';

const NOON = Date.UTC(2026, 2, 2, 12);
const META = {
  CreateTime: '2026-01-01T08:00:00-08:00',
  LastUpdatedTime: '2026-03-02T04:00:00-08:00',
};

function cloudEvent(type: string, rest: Record<string, unknown> = {}) {
  return {
    specversion: '1.0',
    id: '0b1c2d3e-0000-4000-8000-000000000009',
    source: 'intuit.example',
    type,
    datacontenttype: 'application/json',
    time: '2026-03-02T12:00:00Z',
    intuitentityid: '123',
    intuitaccountid: '4620816365',
    data: {},
    ...rest,
  };
}

function notification(...entities: Record<string, unknown>[]) {
  return { realmId: '4620816365', dataChangeEvent: { entities } };
}

function change(name: string, operation: string) {
  return { name, id: '123', operation, lastUpdated: '2026-03-02T12:00:00.000Z' };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'qbo.customer.created.v1',
    source: WEBHOOKS,
    record: cloudEvent('qbo.customer.created.v1'),
    expect: {
      source: 'Intuit',
      stream: 'webhooks',
      vendorOperation: 'qbo.customer.created.v1',
      vendorEventId: '0b1c2d3e-0000-4000-8000-000000000009',
      occurredAt: NOON,
      action: null,
      movement: 'none',
      'actor.kind': 'unknown',
      'object.id': 'customer-123',
      organization: '4620816365',
    },
  },
  {
    operation: 'qbo.customer.merged.v1',
    source: WEBHOOKS,
    record: cloudEvent('qbo.customer.merged.v1', { data: { deletedid: '27' } }),
    expect: { 'extra.deletedId': '27' },
  },
  {
    operation: 'qbo.invoice.emailed.v1',
    source: WEBHOOKS,
    record: cloudEvent('qbo.invoice.emailed.v1'),
    expect: {
      action: 'Send',
      movement: 'send',
      'origin.name': 'Intuit',
      'object.id': 'invoice-123',
    },
  },
  {
    operation: 'qbo.payment.voided.v1',
    source: WEBHOOKS,
    record: cloudEvent('qbo.payment.voided.v1'),
    expect: { action: null, 'object.id': 'payment-123' },
  },
  {
    operation: 'a CloudEvent without a time',
    source: WEBHOOKS,
    record: cloudEvent('qbo.invoice.updated.v1', { time: 'soon' }),
    expect: { rejected: 'missing or unreadable' },
  },
  {
    operation: 'Customer.Create and Invoice.Emailed in one delivery',
    source: WEBHOOKS,
    record: {
      eventNotifications: [
        notification(change('Customer', 'Create'), change('Invoice', 'Emailed')),
      ],
    },
    count: 2,
    expect: { vendorOperation: 'Customer.Create', 'object.id': 'customer-123', occurredAt: NOON },
  },
  {
    operation: 'Invoice.Emailed',
    source: WEBHOOKS,
    record: notification(change('Invoice', 'Emailed')),
    expect: { action: 'Send', movement: 'send', 'origin.account': '4620816365' },
  },
  {
    operation: 'Vendor.Delete',
    source: WEBHOOKS,
    record: notification(change('Vendor', 'Delete')),
    expect: { vendorOperation: 'Vendor.Delete', 'object.id': 'vendor-123' },
  },
  {
    operation: 'a delivery without notifications',
    source: WEBHOOKS,
    record: { eventNotifications: [] },
    expect: { rejected: 'it holds no changes' },
  },
  {
    operation: 'Employee',
    source: ENTITIES,
    record: {
      EntityType: 'Employee',
      Id: '55',
      DisplayName: 'Ann Lee',
      PrimaryEmailAddr: { Address: 'Ann@example.com' },
      EmployeeNumber: 'E7',
      Active: true,
      HiredDate: '2024-05-01',
      MetaData: META,
    },
    expect: {
      kind: 'person',
      entityId: '55',
      emails: ['ann@example.com'],
      employeeId: 'E7',
      status: 'active',
      hiredAt: Date.UTC(2024, 4, 1),
      changedAt: NOON,
    },
  },
  {
    operation: 'Employee who left',
    source: ENTITIES,
    record: {
      BillableTime: false,
      Id: '56',
      GivenName: 'Ben',
      ReleasedDate: '2026-02-01',
      MetaData: META,
    },
    expect: { name: 'Ben', status: 'left', leftAt: Date.UTC(2026, 1, 1) },
  },
  {
    operation: 'Customer',
    source: ENTITIES,
    record: {
      BillWithParent: false,
      domain: 'QBO',
      Id: '17',
      DisplayName: 'Example Ltd',
      MetaData: META,
    },
    expect: { kind: 'item', itemKind: 'record', entityId: 'customer-17', name: 'Example Ltd' },
  },
  {
    operation: 'Vendor',
    source: ENTITIES,
    record: { EntityType: 'Vendor', Id: '40', DisplayName: 'Halls' },
    expect: { entityId: 'vendor-40', name: 'Halls' },
  },
  {
    operation: 'Bill',
    source: ENTITIES,
    record: {
      domain: 'QBO',
      Id: '24',
      TxnDate: '2026-02-02',
      VendorRef: { value: '40', name: 'Halls' },
      APAccountRef: { value: '33' },
      MetaData: META,
    },
    expect: { entityId: 'bill-24', parentId: 'vendor-40', changedAt: NOON },
  },
  {
    operation: 'Invoice',
    source: ENTITIES,
    record: { EntityType: 'Invoice', Id: '9', DocNumber: '1037', CustomerRef: { value: '17' } },
    expect: { entityId: 'invoice-9', name: '1037', parentId: 'customer-17' },
  },
  {
    operation: 'Attachable',
    source: ENTITIES,
    record: {
      EntityType: 'Attachable',
      Id: '3',
      FileName: 'receipt.jpg',
      Size: 2048,
      ContentType: 'image/jpeg',
    },
    expect: { itemKind: 'file', entityId: 'attachable-3', name: 'receipt.jpg', sizeBytes: 2048 },
  },
  {
    operation: 'TaxAgency',
    source: ENTITIES,
    record: { domain: 'QBO', Id: '1', DisplayName: 'State board' },
    expect: { entityId: 'record-1', name: 'State board' },
  },
  {
    operation: 'CDCResponse, a changed and a deleted invoice',
    source: CDC,
    record: {
      readAt: '2026-03-02T12:00:00Z',
      Invoice: [
        { Id: '9', status: 'Deleted', MetaData: META },
        { Id: '10', MetaData: META },
      ],
      startPosition: 1,
      maxResults: 2,
    },
    count: 2,
    expect: { entityId: 'invoice-9', isDeleted: true, changedAt: NOON },
  },
  {
    operation: 'CDCResponse, an employee',
    source: CDC,
    record: { Employee: [{ Id: '55', DisplayName: 'Ann Lee', Active: false }] },
    expect: { kind: 'person', name: 'Ann Lee', status: 'left' },
  },
  {
    operation: 'CDCResponse without changes',
    source: CDC,
    record: { readAt: '2026-03-02T12:00:00Z' },
    expect: { skipped: 'Nothing of this kind changed.' },
  },
];
