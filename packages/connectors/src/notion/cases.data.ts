import type { ConnectorCase } from '../kit/connector-case.ts';

const EVENTS = 'Audit log events';
const WEBHOOKS = 'Event types & delivery';
const AT = Date.UTC(2026, 2, 2, 9, 30);
const ANN = { id: 'u-ann', object: 'user', type: 'person', person: { email: 'Ann@example.com' } };
const BEN = {
  id: 'u-ben',
  object: 'user',
  type: 'person',
  person: { email: 'ben@partner.example' },
};
const PAGE = { type: 'page_id', page_id: 'p-1' };

/** An entry as it is pushed to a security log. */
function entry(type: string, details: Record<string, unknown> = {}) {
  return {
    event: {
      id: 'e-1',
      timestamp: '2026-03-02T09:30:00.000Z',
      workspace_id: 'w-1',
      actor: ANN,
      ip_address: '203.0.113.10',
      platform: 'web',
      type,
      details,
    },
  };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'page.viewed',
    source: EVENTS,
    record: entry('page.viewed', { target: PAGE, page_name: 'Board minutes' }),
    expect: {
      source: 'Notion',
      stream: 'audit',
      vendorEventId: 'e-1',
      action: 'View',
      movement: 'none',
      occurredAt: AT,
      'actor.kind': 'person',
      'actor.email': 'ann@example.com',
      'actor.id': 'u-ann',
      'object.kind': 'file',
      'object.id': 'p-1',
      'object.name': 'Board minutes',
      'network.sourceIp': '203.0.113.10',
      organization: 'w-1',
      'extra.platform': 'web',
    },
  },
  {
    operation: 'page.exported',
    source: EVENTS,
    record: entry('page.exported', { target: PAGE }),
    expect: {
      action: 'Download',
      movement: 'download',
      'origin.name': 'Notion',
      'origin.account': 'w-1',
    },
  },
  {
    operation: 'workspace.content_exported',
    source: EVENTS,
    record: entry('workspace.content_exported', { export_type: 'html' }),
    expect: { action: 'Download', 'object.kind': 'site', 'extra.format': 'html' },
  },
  {
    operation: 'workspace.audit_log_exported',
    source: EVENTS,
    record: entry('workspace.audit_log_exported', { duration_in_days: 30 }),
    expect: { action: 'Download', 'extra.durationDays': '30' },
  },
  {
    operation: 'page.permissions.guest_role_added',
    source: EVENTS,
    record: entry('page.permissions.guest_role_added', {
      target: PAGE,
      entity: BEN,
      old_permission: 'none',
      new_permission: 'full_access',
      page_audience: 'shared_internally',
    }),
    expect: {
      action: 'Share',
      movement: 'share',
      targetUser: 'ben@partner.example',
      visibilityAfter: 'external',
      recipients: [
        {
          kind: 'person',
          address: 'ben@partner.example',
          domain: 'partner.example',
          outside: 'yes',
        },
      ],
      'extra.permission': 'full_access',
      'extra.audience': 'shared_internally',
    },
  },
  {
    operation: 'page.permissions.guest_role_removed',
    source: EVENTS,
    record: entry('page.permissions.guest_role_removed', { target: PAGE, entity: BEN }),
    expect: { action: null, recipients: [], targetUser: 'ben@partner.example' },
  },
  {
    operation: 'page.permissions.member_role_added',
    source: EVENTS,
    record: entry('page.permissions.member_role_added', {
      target: PAGE,
      entity: BEN,
      page_audience: 'shared_internally',
    }),
    expect: {
      action: 'Share',
      visibilityAfter: 'internal',
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
    operation: 'page.permissions.shared_to_public_role_added',
    source: EVENTS,
    record: entry('page.permissions.shared_to_public_role_added', {
      target: PAGE,
      old_permission: 'none',
      new_permission: 'read_only',
    }),
    expect: {
      action: 'Share',
      visibilityBefore: 'private',
      visibilityAfter: 'public',
      recipients: [{ kind: 'public', address: null, domain: null, outside: 'unknown' }],
    },
  },
  {
    operation: 'workspace.settings.public_homepage_added',
    source: EVENTS,
    record: entry('workspace.settings.public_homepage_added'),
    expect: { action: 'Share', visibilityAfter: 'public' },
  },
  {
    operation: 'teamspace.permissions.member_added',
    source: EVENTS,
    record: entry('teamspace.permissions.member_added', {
      member: BEN,
      role: 'member',
      target: { id: 't-1', object: 'teamspace', name: 'Finance' },
    }),
    expect: {
      action: null,
      targetUser: 'ben@partner.example',
      targetGroup: 'Finance',
      'object.kind': 'group',
      'object.id': 't-1',
      'extra.permission': 'member',
    },
  },
  {
    operation: 'user.login',
    source: EVENTS,
    record: entry('user.login', { authType: 'email' }),
    expect: { action: null, targetUser: null, 'extra.authentication': 'email' },
  },
  {
    operation: 'workspace.scim_token_generated, written bare',
    source: EVENTS,
    record: entry('workspace.scim_token_generated').event,
    expect: { vendorOperation: 'workspace.scim_token_generated', occurredAt: AT, action: null },
  },
  {
    operation: 'entry without a time',
    source: EVENTS,
    record: { event: { ...entry('page.viewed').event, timestamp: null } },
    expect: { rejected: 'missing or unreadable' },
  },
  {
    operation: 'page.content_updated',
    source: WEBHOOKS,
    record: {
      id: 'h-1',
      timestamp: '2026-03-02T09:30:00.000Z',
      workspace_id: 'w-1',
      workspace_name: 'Example',
      type: 'page.content_updated',
      authors: [{ id: 'u-ann', type: 'person' }],
      entity: { id: 'p-1', type: 'page' },
      data: { parent: { id: 'd-1', type: 'database' } },
    },
    expect: {
      stream: 'webhook',
      vendorOperation: 'page.content_updated',
      action: null,
      'actor.id': 'u-ann',
      'object.kind': 'file',
      'object.id': 'p-1',
      'extra.workspace': 'Example',
    },
  },
  {
    operation: 'file_upload.completed',
    source: WEBHOOKS,
    record: {
      id: 'h-2',
      timestamp: '2026-03-02T09:30:00.000Z',
      workspace_id: 'w-1',
      type: 'file_upload.completed',
      authors: [{ id: 'b-1', type: 'bot' }],
      entity: { id: 'f-1', type: 'file_upload' },
    },
    expect: { action: 'Upload', 'actor.kind': 'service', 'destination.name': 'Notion' },
  },
  {
    operation: 'confirmation of a webhook',
    source: 'Webhooks',
    record: { verification_token: 'secret_of_the_vendor' },
    expect: { skipped: 'The token that a webhook is confirmed with.' },
  },
  {
    operation: 'person in a list',
    source: 'List all users',
    record: { ...ANN, name: 'Ann Lee' },
    expect: { kind: 'person', entityId: 'u-ann', name: 'Ann Lee', emails: ['ann@example.com'] },
  },
  {
    operation: 'page in a list',
    source: 'Search',
    record: {
      object: 'page',
      id: 'p-1',
      last_edited_time: '2026-03-02T09:30:00.000Z',
      created_by: { object: 'user', id: 'u-ann' },
      parent: { type: 'data_source_id', data_source_id: 'd-1' },
      in_trash: false,
      properties: { Meeting: { type: 'title', title: [{ plain_text: 'Board minutes' }] } },
      url: 'https://www.notion.so/Board-minutes-p1',
      public_url: 'https://example.notion.site/Board-minutes-p1',
    },
    expect: {
      kind: 'item',
      itemKind: 'page',
      name: 'Board minutes',
      owner: 'u-ann',
      parentId: 'd-1',
      visibility: 'public',
      changedAt: AT,
      isDeleted: false,
    },
  },
  {
    operation: 'comment in a list',
    source: 'List comments',
    record: {
      object: 'comment',
      id: 'c-1',
      parent: { type: 'page_id', page_id: 'p-1' },
      created_time: '2026-03-02T09:30:00.000Z',
      created_by: { object: 'user', id: 'u-ann' },
    },
    expect: { kind: 'item', itemKind: 'message', parentId: 'p-1', owner: 'u-ann' },
  },
  {
    operation: 'page.permissions.integration_role_updated',
    source: EVENTS,
    record: entry('page.permissions.integration_role_updated', { target: PAGE }),
    expect: { action: 'Share', movement: 'share' },
  },
];
