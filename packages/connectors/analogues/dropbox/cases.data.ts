import type { ConnectorCase } from '../../src/kit/connector-case.ts';

const TYPES = 'EventType';
const AT = Date.UTC(2026, 2, 2, 9, 30);

const FILE = {
  '.tag': 'file',
  file_id: 'id:1001',
  display_name: 'plan.xlsx',
  file_size: 2048,
  path: { contextual: '/Strategy/plan.xlsx', namespace_relative: { ns_id: '77' } },
};
const BEN = { user: { '.tag': 'non_team_member', email: 'Ben@partner.example' } };

function event(type: string, rest: Record<string, unknown> = {}) {
  return {
    timestamp: '2026-03-02T09:30:00Z',
    event_category: { '.tag': 'file_operations' },
    event_type: { '.tag': type, description: 'Words for people' },
    actor: {
      '.tag': 'user',
      user: {
        '.tag': 'team_member',
        account_id: 'dbid:1',
        display_name: 'Ann Lee',
        email: 'Ann@example.com',
      },
    },
    origin: { geo_location: { ip_address: '203.0.113.10', country: 'DE' } },
    involve_non_team_member: false,
    assets: [FILE],
    details: {},
    ...rest,
  };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'file_download',
    source: TYPES,
    record: event('file_download'),
    expect: {
      source: 'Google Drive',
      vendorOperation: 'file_download',
      action: 'Download',
      movement: 'download',
      occurredAt: AT,
      'actor.kind': 'person',
      'actor.email': 'ann@example.com',
      'actor.name': 'Ann Lee',
      'actor.id': 'dbid:1',
      'object.kind': 'file',
      'object.id': 'id:1001',
      'object.name': 'plan.xlsx',
      'object.path': '/Strategy/plan.xlsx',
      'object.sizeBytes': 2048,
      'origin.host': 'dropbox.com',
      'origin.account': '77',
      'network.sourceIp': '203.0.113.10',
      'extra.product': 'Dropbox',
    },
  },
  {
    operation: 'file_download of two files',
    source: TYPES,
    count: 2,
    record: event('file_download', { assets: [FILE, { ...FILE, display_name: 'notes.txt' }] }),
    expect: { 'object.name': 'plan.xlsx' },
  },
  {
    operation: 'file_add',
    source: TYPES,
    record: event('file_add'),
    expect: { action: 'Upload', origin: null, 'destination.host': 'dropbox.com' },
  },
  {
    operation: 'file_preview',
    source: TYPES,
    record: event('file_preview'),
    expect: { action: 'View', origin: null },
  },
  {
    operation: 'file_copy',
    source: TYPES,
    record: event('file_copy'),
    expect: { action: 'Copy', movement: 'copy' },
  },
  {
    operation: 'file_rename',
    source: TYPES,
    record: event('file_rename'),
    expect: { action: 'Rename' },
  },
  {
    operation: 'shared_content_add_member',
    source: TYPES,
    record: event('shared_content_add_member', {
      participants: [BEN],
      involve_non_team_member: true,
      details: { shared_content_access_level: { '.tag': 'viewer' } },
    }),
    expect: {
      action: 'Share',
      movement: 'share',
      targetUser: 'Ben@partner.example',
      recipients: [
        {
          kind: 'person',
          address: 'ben@partner.example',
          domain: 'partner.example',
          outside: 'yes',
        },
      ],
      'extra.role': 'viewer',
      'extra.outsiders': 'true',
    },
  },
  {
    operation: 'shared_content_change_link_audience',
    source: TYPES,
    record: event('shared_content_change_link_audience', {
      details: { new_value: { '.tag': 'public' }, previous_value: { '.tag': 'team' } },
    }),
    expect: { action: 'Share', visibilityBefore: 'internal', visibilityAfter: 'link' },
  },
  {
    operation: 'shared_link_create',
    source: TYPES,
    record: event('shared_link_create'),
    expect: {
      action: 'Share',
      recipients: [{ kind: 'link', address: null, domain: null, outside: 'unknown' }],
    },
  },
  {
    operation: 'shared_folder_transfer_ownership',
    source: TYPES,
    record: event('shared_folder_transfer_ownership', {
      details: { new_owner_email: 'Cy@example.com', previous_owner_email: 'ann@example.com' },
    }),
    expect: {
      action: 'Share',
      targetUser: 'Cy@example.com',
      'extra.previousOwner': 'ann@example.com',
    },
  },
  {
    operation: 'sign_in_as_session_start, tags without the dot',
    source: TYPES,
    record: event('', {
      assets: [],
      event_type: { _tag: 'sign_in_as_session_start' },
      actor: { _tag: 'admin', admin: { email: 'root@example.com', display_name: 'Root' } },
      context: { _tag: 'team_member', email: 'ann@example.com' },
    }),
    expect: {
      vendorOperation: 'sign_in_as_session_start',
      action: null,
      'actor.email': 'root@example.com',
      targetUser: 'ann@example.com',
      'object.kind': 'other',
    },
  },
  {
    operation: 'app_link_team',
    source: TYPES,
    record: event('app_link_team', {
      assets: undefined,
      details: { app_info: { display_name: 'Backup helper' } },
    }),
    expect: { action: null, 'object.name': 'Backup helper', 'extra.application': 'Backup helper' },
  },
  {
    operation: 'login_fail',
    source: TYPES,
    record: event('login_fail', { assets: undefined }),
    expect: { action: null, outcome: 'failure' },
  },
];
