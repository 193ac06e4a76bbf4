import type { ConnectorCase } from '../kit/connector-case.ts';

const ACTIVITY = 'Account activity API (HubSpot developer documentation)';
const WEBHOOKS = 'Webhooks API (HubSpot developer documentation)';
const CRM = 'CRM objects (HubSpot developer documentation)';
const OWNERS = 'Owners API (HubSpot developer documentation)';
const FILES = 'Files API (HubSpot developer documentation)';

const NOON = Date.UTC(2026, 2, 2, 12);

function audit(category: string, action: string, rest: Record<string, unknown> = {}) {
  return {
    id: 'b0VOVFJZMQ==',
    category,
    subCategory: 'CONTACT',
    action,
    targetObjectId: '4711',
    occurredAt: '2026-03-02T12:00:00.000Z',
    actingUser: { userId: 1001, userEmail: 'Ann@example.com' },
    ...rest,
  };
}

function security(type: string, rest: Record<string, unknown> = {}) {
  return {
    id: '5001',
    userId: 1001,
    type,
    createdAt: '2026-03-02T12:00:00Z',
    actingUser: 'Ann@example.com',
    objectId: '1002',
    ipAddress: '203.0.113.10',
    infoUrl: 'app.hubspot.com/settings/1/users',
    countryCode: 'ch',
    ...rest,
  };
}

function change(subscriptionType: string, rest: Record<string, unknown> = {}) {
  return {
    eventId: 9001,
    subscriptionId: 3,
    portalId: 62,
    appId: 77,
    occurredAt: NOON,
    subscriptionType,
    attemptNumber: 0,
    objectId: 4711,
    changeSource: 'CRM',
    sourceId: 'userId:1001',
    ...rest,
  };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'CRM_OBJECT.UPDATE',
    source: ACTIVITY,
    record: audit('CRM_OBJECT', 'UPDATE'),
    expect: {
      source: 'HubSpot',
      stream: 'audit-log',
      vendorOperation: 'CRM_OBJECT.CONTACT.UPDATE',
      vendorEventId: 'b0VOVFJZMQ==',
      action: null,
      movement: 'none',
      occurredAt: NOON,
      outcome: 'success',
      'actor.kind': 'person',
      'actor.email': 'ann@example.com',
      'actor.id': '1001',
      'object.id': '4711',
      'extra.subCategory': 'CONTACT',
    },
  },
  {
    operation: 'CRM_OBJECT_ASSOCIATION.CREATE',
    source: ACTIVITY,
    record: audit('CRM_OBJECT_ASSOCIATION', 'CREATE', { subCategory: 'TASK' }),
    expect: { vendorOperation: 'CRM_OBJECT_ASSOCIATION.TASK.CREATE', action: null },
  },
  {
    operation: 'PROPERTY.UPDATE',
    source: ACTIVITY,
    record: audit('PROPERTY', 'UPDATE', { subCategory: 'DEFINITION' }),
    expect: { 'object.kind': 'setting', action: null },
  },
  {
    operation: 'PIPELINE.UPDATE by HubSpot itself',
    source: ACTIVITY,
    record: audit('PIPELINE', 'UPDATE', { subCategory: null, actingUser: null }),
    expect: { vendorOperation: 'PIPELINE.UPDATE', 'actor.kind': 'system', 'actor.email': null },
  },
  {
    operation: 'EXPORT.CREATE',
    source: ACTIVITY,
    record: audit('EXPORT', 'CREATE'),
    expect: {
      action: 'Download',
      movement: 'download',
      'origin.name': 'HubSpot',
      'destination.name': 'Device',
    },
  },
  {
    operation: 'IMPORT.CREATE',
    source: ACTIVITY,
    record: audit('IMPORT', 'CREATE'),
    expect: { action: 'Upload', movement: 'upload', 'destination.name': 'HubSpot' },
  },
  {
    operation: 'DASHBOARD.SHARE',
    source: ACTIVITY,
    record: audit('DASHBOARD', 'SHARE'),
    expect: { action: 'Share', movement: 'share', 'origin.name': 'HubSpot' },
  },
  {
    operation: 'CONTENT.VIEW',
    source: ACTIVITY,
    record: audit('CONTENT', 'VIEW'),
    expect: { action: 'View', movement: 'none', origin: null },
  },
  {
    operation: 'USER.CREATE',
    source: ACTIVITY,
    record: audit('USER', 'CREATE', { targetObjectId: 'ben@example.com' }),
    expect: { targetUser: 'ben@example.com', 'object.kind': 'account' },
  },
  {
    operation: 'sign-in',
    source: ACTIVITY,
    record: {
      id: '7001',
      loginAt: '2026-03-02T12:00:00.000Z',
      userId: 1001,
      email: 'ann@example.com',
      loginSucceeded: true,
      ipAddress: '203.0.113.10',
      userAgent: 'Mozilla/5.0',
      countryCode: 'ch',
    },
    expect: {
      stream: 'logins',
      vendorOperation: 'LOGIN',
      outcome: 'success',
      'actor.email': 'ann@example.com',
      'network.sourceIp': '203.0.113.10',
      'network.userAgent': 'Mozilla/5.0',
      'extra.country': 'ch',
    },
  },
  {
    operation: 'sign-in, refused',
    source: ACTIVITY,
    record: {
      id: '7002',
      loginAt: '2026-03-02T12:00:00Z',
      email: 'a@b.example',
      loginSucceeded: false,
    },
    expect: { outcome: 'failure' },
  },
  {
    operation: 'ADD_USER',
    source: ACTIVITY,
    record: security('ADD_USER'),
    expect: {
      stream: 'security',
      vendorOperation: 'ADD_USER',
      action: null,
      'actor.email': 'ann@example.com',
      targetUser: '1002',
      'network.sourceIp': '203.0.113.10',
      'object.url': 'app.hubspot.com/settings/1/users',
    },
  },
  {
    operation: 'security activity about an export',
    source: ACTIVITY,
    record: security('EXPORT_CONTACTS'),
    expect: { action: 'Download', movement: 'download', targetUser: null },
  },
  {
    operation: 'contact.creation',
    source: WEBHOOKS,
    record: change('contact.creation'),
    expect: {
      stream: 'webhooks',
      vendorOperation: 'contact.creation',
      vendorEventId: '9001',
      'actor.kind': 'person',
      'actor.id': '1001',
      'object.id': '4711',
      organization: '62',
    },
  },
  {
    operation: 'contact.propertyChange',
    source: WEBHOOKS,
    record: change('contact.propertyChange', { propertyName: 'email', sourceId: '88' }),
    expect: { 'actor.kind': 'service', 'actor.id': '88', 'extra.property': 'email' },
  },
  {
    operation: 'contact.privacyDeletion',
    source: WEBHOOKS,
    record: change('contact.privacyDeletion', { sourceId: undefined }),
    expect: { vendorOperation: 'contact.privacyDeletion', 'actor.id': '77' },
  },
  {
    operation: 'Owner',
    source: OWNERS,
    record: {
      id: '301',
      email: 'Ann@example.com',
      firstName: 'Ann',
      lastName: '',
      userId: 1001,
      updatedAt: '2026-03-02T12:00:00Z',
      archived: false,
    },
    expect: {
      kind: 'person',
      entityId: '301',
      name: 'Ann',
      emails: ['ann@example.com'],
      status: 'active',
      changedAt: NOON,
    },
  },
  {
    operation: 'Owner, archived',
    source: OWNERS,
    record: { id: '302', firstName: 'Ben', lastName: 'Ray', archived: true },
    expect: { name: 'Ben Ray', emails: [], status: 'left' },
  },
  {
    operation: 'User',
    source: 'User provisioning API (HubSpot developer documentation)',
    record: { id: '1001', email: 'ann@example.com', superAdmin: true, roleIds: [] },
    expect: { kind: 'person', stream: 'users', logins: ['ann@example.com'] },
  },
  {
    operation: 'Contact',
    source: CRM,
    record: {
      id: '4711',
      properties: {
        email: 'kim@example.org',
        firstname: 'Kim',
        lastname: 'Ono',
        hubspot_owner_id: '301',
      },
      updatedAt: '2026-03-02T12:00:00Z',
      archived: false,
    },
    expect: { kind: 'item', itemKind: 'record', name: 'Kim Ono', owner: '301', changedAt: NOON },
  },
  {
    operation: 'Deal',
    source: CRM,
    record: { id: '12', properties: { dealname: 'Pumps' }, archived: true },
    expect: { name: 'Pumps', isDeleted: true },
  },
  {
    operation: 'File',
    source: FILES,
    record: {
      id: '801',
      name: 'price-list',
      extension: 'pdf',
      path: '/sales/price-list.pdf',
      access: 'PUBLIC_NOT_INDEXABLE',
      size: 2048,
      url: 'https://files.example.com/price-list.pdf',
    },
    expect: {
      itemKind: 'file',
      name: 'price-list.pdf',
      path: '/sales/price-list.pdf',
      sizeBytes: 2048,
      visibility: 'link',
    },
  },
];
