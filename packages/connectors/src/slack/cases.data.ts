import type { ConnectorCase } from '../kit/connector-case.ts';

const METHODS = 'Audit Logs API methods & actions';
const ANN = { id: 'W01ANN', name: 'Ann Lee', email: 'Ann@example.com', team: 'T01' };
const GUEST = { id: 'W02BEN', name: 'Ben Ray', email: 'ben@partner.example', team: 'T01' };

/** An entry of the audit log with the parts that every entry has. */
function entry(
  action: string,
  entity: Record<string, unknown>,
  rest: Record<string, unknown> = {},
) {
  return {
    id: '0b1c2d3e-0000-4000-8000-000000000002',
    date_create: 1_772_443_800,
    action,
    actor: { type: 'user', user: ANN },
    entity,
    context: {
      location: { type: 'workspace', id: 'T01', name: 'Example', domain: 'example' },
      ua: 'Mozilla/5.0',
      ip_address: '203.0.113.10',
    },
    ...rest,
  };
}

const FILE = {
  type: 'file',
  file: { id: 'F01', name: 'plan.xlsx', filetype: 'xlsx', title: 'Plan for the year' },
};
const PRIVATE_CHANNEL = {
  type: 'channel',
  channel: {
    id: 'C01',
    name: 'merger',
    privacy: 'private',
    is_shared: false,
    is_org_shared: false,
  },
};
const PUBLIC_CHANNEL = { type: 'channel', channel: { id: 'C02', name: 'news', privacy: 'public' } };
const WORKSPACE = {
  type: 'workspace',
  workspace: { id: 'T01', name: 'Example', domain: 'example' },
};

/** Operations recognized by name alone. */
const NAMED: readonly [readonly string[], ConnectorCase['expect']][] = [
  [
    [
      'channel_audit_export_started',
      'channel_audit_export_completed',
      'search_query_audit_logs_export_completed',
      'security_settings_export_completed',
      'apps_analytics_export_started',
      'slackbot_analytics_export_started',
    ],
    { action: 'Download', movement: 'none' },
  ],
  [
    ['channel_audit_export_downloaded', 'search_query_audit_logs_export_downloaded'],
    { action: 'Download', movement: 'download' },
  ],
  [
    [
      'canvas_ownership_transferred',
      'record_shared',
      'slack_ai_skill_share_link_created',
      'external_shared_channel_host_transferred',
    ],
    { action: 'Share', movement: 'share' },
  ],
  [
    ['mcp_slack_read_file_tool_called', 'mcp_slack_read_list_tool_called'],
    { action: 'View', movement: 'none' },
  ],
];

const namedCases: readonly ConnectorCase[] = NAMED.flatMap(([operations, expected]) =>
  operations.map((operation) => ({
    operation,
    source: METHODS,
    record: entry(operation, FILE),
    expect: expected,
  })),
);

export const cases: readonly ConnectorCase[] = [
  ...namedCases,
  {
    operation: 'file_uploaded',
    source: METHODS,
    record: entry('file_uploaded', FILE),
    expect: {
      source: 'Slack',
      action: 'Upload',
      movement: 'upload',
      occurredAt: 1_772_443_800_000,
      'object.kind': 'file',
      'object.id': 'F01',
      'object.name': 'plan.xlsx',
      'object.extension': 'xlsx',
      'destination.name': 'Slack',
      'destination.account': 't01',
      'destination.host': 'example.slack.com',
      'actor.email': 'ann@example.com',
      'actor.name': 'Ann Lee',
      'actor.id': 'W01ANN',
      'actor.domain': 'example.com',
      organization: 'T01',
    },
  },
  {
    operation: 'file_downloaded',
    source: METHODS,
    record: entry('file_downloaded', FILE, {
      details: { url_private: 'https://files.slack.com/files-pri/T01-F01/plan.xlsx' },
    }),
    expect: {
      action: 'Download',
      movement: 'download',
      'origin.account': 't01',
      'object.url': 'https://files.slack.com/files-pri/T01-F01/plan.xlsx',
      outcome: 'success',
    },
  },
  {
    operation: 'file_download_blocked',
    source: METHODS,
    record: entry('file_download_blocked', FILE),
    expect: { action: 'Download', outcome: 'failure' },
  },
  {
    operation: 'file_shared',
    source: METHODS,
    record: entry('file_shared', FILE, {
      details: { shared_with: { channel_id: 'C09', access_level: 'read' } },
    }),
    expect: {
      action: 'Share',
      movement: 'share',
      'recipients.0.kind': 'group',
      'recipients.0.address': 'c09',
      visibilityAfter: null,
    },
  },
  {
    operation: 'file_public_link_created',
    source: METHODS,
    record: entry('file_public_link_created', FILE),
    expect: { action: 'Share', visibilityAfter: 'link', 'recipients.0.kind': 'link' },
  },
  {
    operation: 'file_public_link_revoked',
    source: METHODS,
    record: entry('file_public_link_revoked', FILE),
    expect: { action: null, movement: 'none' },
  },
  {
    operation: 'guest_channel_join into a private channel',
    source: METHODS,
    record: entry('guest_channel_join', PRIVATE_CHANNEL, {
      actor: { type: 'user', user: GUEST },
      details: { inviter: { type: 'user', user: ANN } },
    }),
    expect: {
      action: 'Share',
      movement: 'share',
      'object.kind': 'channel',
      'object.name': 'merger',
      'object.id': 'C01',
      visibilityBefore: 'private',
      visibilityAfter: 'external',
      recipients: [
        {
          kind: 'person',
          address: 'ben@partner.example',
          domain: 'partner.example',
          outside: 'yes',
        },
      ],
      'origin.container': 'merger',
      'extra.inviter': 'Ann@example.com',
    },
  },
  {
    operation: 'guest_channel_join into a public channel',
    source: METHODS,
    record: entry('guest_channel_join', PUBLIC_CHANNEL, { actor: { type: 'user', user: GUEST } }),
    expect: { visibilityBefore: 'internal', visibilityAfter: 'external' },
  },
  {
    operation: 'guest_channel_join without an address',
    source: METHODS,
    record: entry('guest_channel_join', PRIVATE_CHANNEL, {
      actor: { type: 'user', user: { id: 'W03CAT', name: 'Cat' } },
    }),
    expect: {
      'recipients.0.kind': 'person',
      'recipients.0.address': 'w03cat',
      'recipients.0.outside': 'yes',
    },
  },
  {
    operation: 'user_channel_join by a guest',
    source: METHODS,
    record: entry('user_channel_join', PRIVATE_CHANNEL, {
      actor: { type: 'user', user: GUEST },
      details: { is_guest: true },
    }),
    expect: {
      action: 'Share',
      visibilityBefore: 'private',
      visibilityAfter: 'external',
      'recipients.0.outside': 'yes',
    },
  },
  {
    operation: 'user_channel_join',
    source: METHODS,
    record: entry('user_channel_join', PRIVATE_CHANNEL),
    expect: { action: null, movement: 'none', recipients: [], 'object.kind': 'channel' },
  },
  {
    operation: 'guest_created',
    source: METHODS,
    record: entry(
      'guest_created',
      { type: 'user', user: GUEST },
      { details: { channels: ['C01'] } },
    ),
    expect: {
      action: 'Share',
      targetUser: 'ben@partner.example',
      'recipients.0.outside': 'yes',
      visibilityAfter: 'external',
      'extra.channels': 'C01',
    },
  },
  {
    operation: 'private_channel_converted_to_public',
    source: METHODS,
    record: entry('private_channel_converted_to_public', PUBLIC_CHANNEL),
    expect: { action: 'Share', visibilityBefore: 'private', visibilityAfter: 'internal' },
  },
  {
    operation: 'external_shared_channel_connected',
    source: METHODS,
    record: entry('external_shared_channel_connected', PRIVATE_CHANNEL, {
      details: { external_organization_id: 'E09', external_organization_name: 'Partner' },
    }),
    expect: {
      action: 'Share',
      visibilityBefore: 'private',
      visibilityAfter: 'external',
      'recipients.0.kind': 'account',
      'recipients.0.address': 'e09',
      'recipients.0.outside': 'yes',
      'destination.kind': 'account',
      'destination.account': 'e09',
      'extra.externalOrganization': 'Partner',
    },
  },
  {
    operation: 'external_shared_channel_invite_approved',
    source: METHODS,
    record: entry('external_shared_channel_invite_approved', PUBLIC_CHANNEL, {
      details: { origin_team: 'T01', target_team: 'T77' },
    }),
    expect: { action: 'Share', 'recipients.0.address': 't77', visibilityAfter: 'external' },
  },
  {
    operation: 'external_shared_channel_disconnected',
    source: METHODS,
    record: entry('external_shared_channel_disconnected', PUBLIC_CHANNEL),
    expect: { action: null, movement: 'none' },
  },
  {
    operation: 'connect_dm_invite_accepted',
    source: METHODS,
    record: entry('connect_dm_invite_accepted', WORKSPACE, {
      details: { external_user_email: 'Ben@Partner.example', channel_id: 'D01' },
    }),
    expect: {
      action: 'Share',
      'recipients.0.address': 'ben@partner.example',
      'recipients.0.outside': 'yes',
    },
  },
  {
    operation: 'channel_moved',
    source: METHODS,
    record: entry('channel_moved', PRIVATE_CHANNEL, {
      details: { source_team: 'T01', destination_team: 'T02' },
    }),
    expect: { action: 'Share', visibilityAfter: 'internal', recipients: [] },
  },
  {
    operation: 'manual_export_started',
    source: METHODS,
    record: entry('manual_export_started', WORKSPACE, { details: { export_type: 'CORPORATE' } }),
    expect: { action: 'Download', movement: 'none', 'extra.exportType': 'CORPORATE' },
  },
  {
    operation: 'manual_export_downloaded',
    source: METHODS,
    record: entry('manual_export_downloaded', WORKSPACE),
    expect: { action: 'Download', movement: 'download', 'object.kind': 'site' },
  },
  {
    operation: 'canvas_downloaded',
    source: METHODS,
    record: entry('canvas_downloaded', { type: 'file', file: { id: 'F02', title: 'Notes' } }),
    expect: { action: 'Download', 'object.name': 'Notes' },
  },
  {
    operation: 'public_channel_preview',
    source: METHODS,
    record: entry('public_channel_preview', PUBLIC_CHANNEL),
    expect: { action: 'View', movement: 'none', 'origin.container': 'news' },
  },
  {
    operation: 'user_login',
    source: METHODS,
    record: entry('user_login', { type: 'user', user: ANN }),
    expect: { action: null, targetUser: null, 'network.userAgent': 'Mozilla/5.0' },
  },
  {
    operation: 'user_login_failed',
    source: METHODS,
    record: entry('user_login_failed', { type: 'user', user: ANN }),
    expect: { outcome: 'failure' },
  },
  {
    operation: 'role_change_to_admin',
    source: METHODS,
    record: entry('role_change_to_admin', { type: 'user', user: GUEST }),
    expect: { action: null, targetUser: 'ben@partner.example', 'object.kind': 'account' },
  },
  {
    operation: 'anomaly',
    source: 'Audit Logs API anomalous events',
    record: entry(
      'anomaly',
      { type: 'user', user: ANN },
      {
        details: { action_timestamp: 1_772_443_500_123_456, reason: ['asn', 'ip_address'] },
      },
    ),
    expect: {
      occurredAt: 1_772_443_500_123,
      observedAt: 1_772_443_800_000,
      'extra.reason': 'asn, ip_address',
    },
  },
  {
    operation: 'file_malicious_content_detected',
    source: METHODS,
    record: entry('file_malicious_content_detected', FILE, { details: { md5_hash: 'abc' } }),
    expect: { action: null, 'object.name': 'plan.xlsx', 'extra.md5': 'abc' },
  },
  {
    operation: 'app_scopes_expanded',
    source: METHODS,
    record: entry(
      'app_scopes_expanded',
      { type: 'app', app: { id: 'A01', name: 'Bot' } },
      {
        details: {
          new_scopes: ['files:read', 'chat:write', 'users:read'],
          previous_scopes: ['users:read'],
        },
      },
    ),
    expect: { 'object.kind': 'application', 'extra.scopes': 'files:read, chat:write' },
  },
  {
    operation: 'app_approved',
    source: METHODS,
    record: entry('app_approved', {
      type: 'app',
      app: { id: 'A02', name: 'Planner', is_distributed: true, is_directory_approved: true },
    }),
    expect: { 'object.name': 'Planner', 'extra.reviewed': 'true' },
  },
  {
    operation: 'an entry without a time',
    source: METHODS,
    record: { action: 'user_logout', actor: { type: 'user', user: ANN } },
    expect: { rejected: 'The entry has no readable time.' },
  },
  {
    operation: 'conversations.list',
    source: 'Conversation object',
    record: { id: 'C01', name: 'merger', is_channel: true, num_members: 3 },
    expect: {
      kind: 'item',
      itemKind: 'channel',
      entityId: 'C01',
      name: 'merger',
      visibility: null,
      isDeleted: false,
    },
  },
  {
    operation: 'conversations.list, shared with another organisation',
    source: 'Conversation object',
    record: {
      id: 'C02',
      name: 'ext-supplier',
      is_channel: true,
      is_private: true,
      is_archived: true,
      is_ext_shared: true,
      creator: 'W01ANN',
      created: 1772443800,
      updated: 1772443860123,
    },
    expect: {
      visibility: 'external',
      isDeleted: true,
      owner: 'W01ANN',
      changedAt: 1772443860123,
    },
  },
  {
    operation: 'users.list',
    source: 'User object',
    record: {
      id: 'W01ANN',
      team_id: 'T01',
      name: 'ann',
      deleted: false,
      is_bot: false,
      is_restricted: false,
      updated: 1772443800,
      tz: 'America/Los_Angeles',
      profile: { real_name: 'Ann Example', email: 'Ann@example.com', title: 'Counsel' },
    },
    expect: {
      kind: 'person',
      entityId: 'W01ANN',
      name: 'Ann Example',
      emails: ['ann@example.com'],
      title: 'Counsel',
      timeZone: 'America/Los_Angeles',
      status: 'active',
      external: 'no',
      changedAt: 1772443800000,
    },
  },
  {
    operation: 'users.list, a guest who left',
    source: 'User object',
    record: {
      id: 'W02BEN',
      name: 'ben',
      real_name: 'Ben',
      deleted: true,
      is_ultra_restricted: true,
    },
    expect: { status: 'suspended', external: 'yes', emails: [] },
  },
  {
    operation: 'users.list, an application',
    source: 'User object',
    record: { id: 'B01', name: 'reminder', is_bot: true, profile: { real_name: 'Reminder' } },
    expect: { skipped: 'an application of Slack, not a person' },
  },
  {
    operation: 'conversations.history',
    source: 'Message event',
    record: { type: 'message', ts: '1772443800.000100', user: 'W01ANN', text: 'Hello' },
    expect: { skipped: 'This is a message, not an act in the audit log.' },
  },
];
