import type { ConnectorCase } from '../../src/kit/connector-case.ts';

const TYPES = 'Event types';
const AT = Date.UTC(2026, 2, 2, 9, 30);

const FILE = {
  id: '1001',
  type: 'file',
  name: 'plan.xlsx',
  size: 2048,
  parent: { id: '77', type: 'folder', name: 'Strategy' },
  owned_by: { login: 'ann@example.com' },
};

function event(type: string, rest: Record<string, unknown> = {}) {
  return {
    type: 'event',
    event_id: 'e-1',
    event_type: type,
    created_at: '2026-03-02T01:30:00-08:00',
    created_by: { id: '501', type: 'user', login: 'Ann@example.com', name: 'Ann Lee' },
    ip_address: '203.0.113.10',
    source: FILE,
    ...rest,
  };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'DOWNLOAD',
    source: TYPES,
    record: event('DOWNLOAD', {
      source: { item_type: 'file', item_id: '1001', item_name: 'plan.xlsx' },
      additional_details: { size: 2048, service_name: 'Web' },
    }),
    expect: {
      source: 'Google Drive',
      action: 'Download',
      movement: 'download',
      occurredAt: AT,
      'actor.email': 'ann@example.com',
      'actor.name': 'Ann Lee',
      'object.kind': 'file',
      'object.name': 'plan.xlsx',
      'object.extension': 'xlsx',
      'object.id': '1001',
      'object.sizeBytes': 2048,
      'origin.host': 'app.box.com',
      'network.sourceIp': '203.0.113.10',
      'extra.product': 'Box',
      'extra.service': 'Web',
    },
  },
  {
    operation: 'ITEM_DOWNLOAD',
    source: TYPES,
    record: event('ITEM_DOWNLOAD', { additional_details: '{"role":"editor"}' }),
    expect: {
      action: 'Download',
      'origin.container': 'Strategy',
      'object.owner': 'ann@example.com',
      'extra.role': 'editor',
    },
  },
  {
    operation: 'ITEM_UPLOAD',
    source: TYPES,
    record: event('ITEM_UPLOAD'),
    expect: { action: 'Upload', origin: null, 'destination.container': 'Strategy' },
  },
  {
    operation: 'ITEM_PREVIEW',
    source: TYPES,
    record: event('ITEM_PREVIEW'),
    expect: { action: 'View', movement: 'none', origin: null },
  },
  {
    operation: 'ITEM_COPY',
    source: TYPES,
    record: event('ITEM_COPY'),
    expect: { action: 'Copy', movement: 'copy' },
  },
  {
    operation: 'ITEM_RENAME',
    source: TYPES,
    record: event('ITEM_RENAME'),
    expect: { action: 'Rename' },
  },
  {
    operation: 'ITEM_SHARED_CREATE',
    source: TYPES,
    record: event('ITEM_SHARED_CREATE', {
      source: { ...FILE, shared_link: { url: 'https://app.box.com/s/abc', access: 'open' } },
    }),
    expect: {
      action: 'Share',
      movement: 'share',
      visibilityAfter: 'link',
      recipients: [{ kind: 'link', address: null, domain: null, outside: 'unknown' }],
      'object.url': 'https://app.box.com/s/abc',
    },
  },
  {
    operation: 'COLLABORATION_INVITE',
    source: TYPES,
    record: event('COLLABORATION_INVITE', {
      source: { folder_id: '77', folder_name: 'Strategy' },
      accessible_by: { type: 'user', login: 'Ben@partner.example' },
    }),
    expect: {
      action: 'Share',
      targetUser: 'Ben@partner.example',
      'object.name': 'Strategy',
      recipients: [
        {
          kind: 'person',
          address: 'ben@partner.example',
          domain: 'partner.example',
          outside: 'unknown',
        },
      ],
    },
  },
  {
    operation: 'FAILED_LOGIN',
    source: TYPES,
    record: event('FAILED_LOGIN', {
      source: { id: '501', type: 'user', login: 'ann@example.com' },
    }),
    expect: { action: null, outcome: 'failure', targetUser: 'ann@example.com' },
  },
  {
    operation: 'DELETE',
    source: TYPES,
    record: event('DELETE', { created_by: { id: '2' } }),
    expect: { action: null, 'actor.kind': 'anonymous', outcome: 'success' },
  },
  {
    operation: 'event without a time',
    source: TYPES,
    record: event('DELETE', { created_at: null }),
    expect: { rejected: 'missing or unreadable' },
  },
];
