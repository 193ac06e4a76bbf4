import type { ConnectorCase } from '../kit/connector-case.ts';

const AUDIT = 'Audit logs';
const ACTIVITY = 'Activity logs';
const WEBHOOKS = 'Webhooks';
const AT = Date.UTC(2026, 2, 2, 9, 30);

function log(event: string, metadata: Record<string, unknown> = {}) {
  return {
    timestamp: '2026-03-02T09:30:00Z',
    account_id: '900100',
    event,
    slug: 'example',
    user: { id: '501', name: 'Ann Lee', email: 'Ann@example.com' },
    ip_address: '203.0.113.10',
    user_agent: 'Mozilla/5.0',
    client_name: 'Chrome',
    client_version: '140',
    os_name: 'macOS',
    os_version: '16',
    device_name: 'ann-mac',
    device_type: 'desktop',
    activity_metadata: JSON.stringify(metadata),
  };
}

function activity(event: string, data: Record<string, unknown>, entity = 'pulse') {
  return {
    id: 'a-1',
    event,
    entity,
    data: JSON.stringify(data),
    // Counts 100 ns.
    created_at: '17724438000000000',
    user_id: '501',
    account_id: '900100',
  };
}

function delivery(type: string, rest: Record<string, unknown> = {}) {
  return {
    event: {
      app: 'monday',
      type,
      triggerTime: '2026-03-02T09:30:00.000Z',
      triggerUuid: 't-1',
      userId: 501,
      boardId: 77,
      pulseId: 88,
      pulseName: 'Offer',
      ...rest,
    },
  };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'download-attachment',
    source: AUDIT,
    record: log('download-attachment', { file_name: 'offer.pdf', board_name: 'Sales' }),
    expect: {
      source: 'Monday',
      stream: 'audit',
      action: 'Download',
      movement: 'download',
      occurredAt: AT,
      outcome: 'success',
      'actor.email': 'ann@example.com',
      'actor.name': 'Ann Lee',
      'actor.id': '501',
      'object.kind': 'file',
      'object.name': 'offer.pdf',
      'object.extension': 'pdf',
      'origin.name': 'Monday',
      'origin.container': 'Sales',
      'origin.account': '900100',
      'device.hostname': 'ann-mac',
      'device.os': 'macOS 16',
      'network.sourceIp': '203.0.113.10',
      organization: '900100',
      'extra.client': 'Chrome 140',
    },
  },
  {
    operation: 'export-board',
    source: AUDIT,
    record: log('export-board', { board_id: 77, board_name: 'Sales' }),
    expect: {
      action: 'Download',
      'object.kind': 'folder',
      'object.name': 'Sales',
      'object.id': '77',
    },
  },
  {
    operation: 'export-account-data',
    source: AUDIT,
    record: log('export-account-data'),
    expect: { action: 'Download', 'object.kind': 'account' },
  },
  {
    operation: 'export-dashboard',
    source: AUDIT,
    record: log('export-dashboard'),
    expect: { action: 'Download', movement: 'download' },
  },
  {
    operation: 'export-content-directory',
    source: AUDIT,
    record: log('export-content-directory'),
    expect: { action: 'Download' },
  },
  {
    operation: 'export-board-activity-log',
    source: AUDIT,
    record: log('export-board-activity-log', { board_name: 'Sales' }),
    expect: { action: 'Download', 'object.name': 'Sales' },
  },
  {
    operation: 'board-broadcast-enabled',
    source: AUDIT,
    record: log('board-broadcast-enabled', { board_name: 'Sales' }),
    expect: {
      action: 'Share',
      movement: 'share',
      visibilityAfter: 'link',
      recipients: [{ kind: 'link', address: null, domain: null, outside: 'unknown' }],
    },
  },
  {
    operation: 'failed-login',
    source: AUDIT,
    record: log('failed-login'),
    expect: { action: null, outcome: 'failure' },
  },
  {
    operation: 'user-invite',
    source: AUDIT,
    record: log('user-invite', { invited_user_email: 'ben@partner.example' }),
    expect: { action: null, targetUser: 'ben@partner.example' },
  },
  {
    operation: 'add-user-to-team',
    source: AUDIT,
    record: log('add-user-to-team', { user_email: 'ben@example.com', team_name: 'Finance' }),
    expect: { action: null, targetUser: 'ben@example.com', targetGroup: 'Finance' },
  },
  {
    operation: 'user-role-change',
    source: AUDIT,
    record: { ...log('user-role-change'), activity_metadata: { target_user_id: 502 } },
    expect: { action: null, targetUser: '502' },
  },
  {
    operation: 'audit log without a time',
    source: AUDIT,
    record: { ...log('login'), timestamp: 'today' },
    expect: { rejected: 'missing or unreadable' },
  },
  {
    operation: 'create_pulse',
    source: ACTIVITY,
    record: activity('create_pulse', { board_id: 77, pulse_id: 88, pulse_name: 'Offer' }),
    expect: {
      stream: 'board-activity',
      vendorEventId: 'a-1',
      action: null,
      occurredAt: AT,
      'actor.id': '501',
      'object.id': '88',
      'object.name': 'Offer',
      'extra.board': '77',
    },
  },
  {
    operation: 'update_name of a board',
    source: ACTIVITY,
    record: activity(
      'update_name',
      { board_id: 77, board_name: 'Sales', previous_value: { name: 'Leads' } },
      'board',
    ),
    expect: {
      action: 'Rename',
      'object.kind': 'folder',
      'object.id': '77',
      'object.name': 'Sales',
      'extra.previousName': 'Leads',
    },
  },
  {
    operation: 'change_column_value',
    source: WEBHOOKS,
    record: delivery('change_column_value', { columnTitle: 'Amount' }),
    expect: {
      stream: 'webhook',
      vendorOperation: 'change_column_value',
      vendorEventId: 't-1',
      action: null,
      occurredAt: AT,
      'object.name': 'Offer',
      'extra.column': 'Amount',
    },
  },
  {
    operation: 'update_name',
    source: WEBHOOKS,
    record: delivery('update_name', { userId: -4, previousValue: { name: 'Draft' } }),
    expect: { action: 'Rename', 'actor.kind': 'system', 'extra.previousName': 'Draft' },
  },
  {
    operation: 'question before a webhook is set up',
    source: WEBHOOKS,
    record: { challenge: '3eZbrw1aB' },
    expect: { skipped: 'The question whether the receiver is willing.' },
  },
  {
    operation: 'person in a list',
    source: 'Users',
    record: {
      id: '502',
      name: 'Ben Ray',
      email: 'Ben@partner.example',
      title: 'Adviser',
      enabled: true,
      is_guest: true,
    },
    expect: {
      kind: 'person',
      entityId: '502',
      emails: ['ben@partner.example'],
      title: 'Adviser',
      status: 'active',
      external: 'yes',
    },
  },
  {
    operation: 'board in a list',
    source: 'Boards',
    record: {
      id: '77',
      name: 'Sales',
      state: 'active',
      board_kind: 'share',
      owners: [{ id: '501', email: 'ann@example.com' }],
      subscribers: [{ id: '502', email: 'Ben@partner.example' }],
      workspace: { id: '9' },
    },
    expect: {
      kind: 'item',
      itemKind: 'folder',
      name: 'Sales',
      owner: 'ann@example.com',
      parentId: '9',
      isDeleted: false,
      visibility: 'external',
      permissions: [{ kind: 'person', address: 'ben@partner.example', role: null }],
    },
  },
  {
    operation: 'team in a list',
    source: 'Teams',
    record: { id: '5', name: 'Finance', users: [{ id: '501', email: 'Ann@example.com' }] },
    expect: { kind: 'group', entityId: '5', members: ['ann@example.com'] },
  },
  {
    operation: 'update with a file in a list',
    source: 'Updates',
    count: 2,
    record: {
      id: '31',
      item_id: '88',
      creator_id: '501',
      updated_at: '2026-03-02T09:30:00Z',
      assets: [
        { id: '41', name: 'offer.pdf', file_size: 2048, url: 'https://example.monday.com/a/41' },
      ],
    },
    expect: { kind: 'item', itemKind: 'message', entityId: '31', parentId: '88', owner: '501' },
  },
];
