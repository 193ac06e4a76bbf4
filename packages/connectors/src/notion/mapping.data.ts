import type {
  Condition,
  EventShape,
  MapDeclaration,
  PlaceFields,
  Value,
} from '../kit/map/map-declaration.ts';
import { AUDIT_OPERATIONS, WEBHOOK_OPERATIONS } from './operations.data.ts';

const NOTION: Value = { const: 'Notion' };

/** Kinds of targets: `type` names the member with its id. */
const ID_MEMBERS = [
  'page_id',
  'database_id',
  'data_source_id',
  'block_id',
  'workspace_id',
  'id',
] as const;

const LEAVING = [
  'page.exported',
  'page.file_downloaded',
  'page.duplicated',
  'workspace.content_exported',
  'workspace.audit_log_exported',
] as const;

const isType = (...types: string[]): Condition => ({ is: ['@.type', types] });
const IS_PERMISSION: Condition = { starts: ['@.type', 'page.permissions.'] };
const IS_PUBLIC: Condition = {
  any: [
    { starts: ['@.type', 'page.permissions.shared_to_public'] },
    isType('workspace.settings.public_homepage_added'),
  ],
};
const IS_GUEST: Condition = { starts: ['@.type', 'page.permissions.guest_'] };
const IS_GIVEN: Condition = {
  not: { any: [{ ends: ['@.type', '_removed'] }, { is: ['@.details.new_permission', 'none'] }] },
};
const PLACE: Omit<PlaceFields, 'name'> = {
  kind: 'app',
  host: { const: 'notion.so' },
  container: ['@.details.teamspace.name', '@.details.target.name'],
  account: '@.workspace_id',
};
const PERSON: Value = [
  '@.details.entity.person.email',
  '@.details.member.person.email',
  '@.details.user.person.email',
  '@.details.guest.person.email',
  '@.details.invitee.person.email',
  '@.details.email',
];

/** An entry of the audit log; its members are read of the element, see the shapes below. */
const AUDIT: EventShape = {
  stream: 'audit',
  operation: '@.type',
  time: '@.timestamp',
  operations: AUDIT_OPERATIONS,
  fields: {
    vendorEventId: '@.id',
    outcome: {
      when: { ends: ['@.type', '_failed'] },
      then: { const: 'failure' },
      otherwise: { const: 'success' },
    },
    'actor.kind': {
      lookup: '@.actor.type',
      table: {
        bot: 'service',
        agent: 'service',
        scim: 'system',
        system: 'system',
        anonymous: 'anonymous',
      },
    },
    'actor.id': '@.actor.id',
    'actor.name': '@.actor.name',
    'actor.email': ['@.actor.person.email', '@.actor.email'],
    targetUser: {
      when: isType('user.login', 'user.logout'),
      then: [],
      otherwise: [PERSON, '@.details.entity.id', '@.details.member.id', '@.details.user.id'],
    },
    targetGroup: [
      { when: { is: ['@.details.target.object', 'teamspace'] }, then: '@.details.target.name' },
      '@.details.teamspace.name',
      '@.details.group.name',
      { when: { is: ['@.details.entity.object', 'group'] }, then: '@.details.entity.name' },
    ],
    'object.kind': [
      {
        when: { any: [{ starts: ['@.type', 'file.'] }, { has: '@.details.file_name' }] },
        then: { const: 'file' },
      },
      { when: { starts: ['@.type', 'page.'] }, then: { const: 'file' } },
      { when: { has: '@.details.target.page_id' }, then: { const: 'file' } },
      { when: { starts: ['@.type', 'data_source.'] }, then: { const: 'database' } },
      { when: { starts: ['@.type', 'database.'] }, then: { const: 'database' } },
      { when: { starts: ['@.type', 'teamspace.'] }, then: { const: 'group' } },
      { when: { starts: ['@.type', 'user.'] }, then: { const: 'account' } },
      { when: { starts: ['@.type', 'workspace.settings.'] }, then: { const: 'setting' } },
      { when: { starts: ['@.type', 'workspace.'] }, then: { const: 'site' } },
    ],
    'object.id': [
      ...ID_MEMBERS.map((member) => `@.details.target.${member}`),
      '@.details.page_id',
      '@.details.file_id',
    ],
    'object.name': [
      '@.details.file_name',
      '@.details.page_name',
      '@.details.target.name',
      '@.details.target.title',
    ],
    'object.url': ['@.details.url', '@.details.target.url'],
    'object.owner': '@.details.owner.person.email',
    'network.sourceIp': '@.ip_address',
    'network.userAgent': '@.user_agent',
    organization: ['@.workspace_id', '@.organization_id'],
    visibilityBefore: {
      when: { all: [IS_PERMISSION, { is: ['@.details.old_permission', 'none'] }, IS_PUBLIC] },
      then: { const: 'private' },
    },
    visibilityAfter: [
      { when: { all: [IS_PUBLIC, IS_GIVEN] }, then: { const: 'public' } },
      // A guest is not in the workspace, whatever the audience of the page is called.
      { when: { all: [IS_GUEST, IS_GIVEN] }, then: { const: 'external' } },
      {
        lookup: '@.details.page_audience',
        table: {
          private: 'private',
          shared_internally: 'internal',
          shared_externally: 'external',
          shared_publicly: 'public',
          shared_to_web: 'public',
        },
      },
    ],
  },
  origin: {
    ...PLACE,
    name: { when: { any: [isType(...LEAVING), IS_PERMISSION] }, then: NOTION },
  },
  destination: {
    ...PLACE,
    name: {
      when: isType('page.file_uploaded', 'file.uploaded', 'page.duplicated'),
      then: NOTION,
    },
  },
  recipients: [
    { kind: 'public', when: { all: [IS_PUBLIC, IS_GIVEN] } },
    {
      kind: 'person',
      address: PERSON,
      outside: { const: 'yes' },
      when: { all: [IS_GUEST, IS_GIVEN] },
    },
    {
      kind: 'person',
      address: PERSON,
      when: {
        any: [
          { all: [{ starts: ['@.type', 'page.permissions.member_'] }, IS_GIVEN] },
          isType('teamspace.permissions.guest_added'),
        ],
      },
    },
    {
      kind: 'group',
      address: ['@.details.entity.name', '@.details.group.name'],
      when: { all: [{ starts: ['@.type', 'page.permissions.group_'] }, IS_GIVEN] },
    },
    {
      kind: 'domain',
      address: ['@.details.entity.domain', '@.details.domain'],
      when: { all: [{ starts: ['@.type', 'page.permissions.email_domain_'] }, IS_GIVEN] },
    },
  ],
  extra: {
    platform: '@.platform',
    audience: '@.details.page_audience',
    permission: ['@.details.new_permission', '@.details.new_role', '@.details.role'],
    previousPermission: ['@.details.old_permission', '@.details.old_role'],
    state: '@.details.state',
    after: '@.details.state',
    authentication: '@.details.authType',
    format: ['@.details.export_type', '@.details.format'],
    durationDays: '@.details.duration_in_days',
    parentType: '@.details.parent.type',
    integration: ['@.details.integration.name', '@.details.bot.name'],
  },
};

const WEBHOOK: EventShape = {
  when: { all: [{ has: 'timestamp' }, { has: 'type' }, { has: 'entity.id' }] },
  stream: 'webhook',
  operation: 'type',
  time: 'timestamp',
  operations: WEBHOOK_OPERATIONS,
  fields: {
    vendorEventId: 'id',
    outcome: {
      when: { ends: ['type', '_failed'] },
      then: { const: 'failure' },
      otherwise: { const: 'success' },
    },
    'actor.kind': {
      lookup: 'authors.0.type',
      table: { bot: 'service', agent: 'service', person: 'person' },
    },
    'actor.id': 'authors.0.id',
    'object.kind': {
      lookup: 'entity.type',
      table: {
        page: 'file',
        file_upload: 'file',
        database: 'database',
        data_source: 'database',
        comment: 'message',
      },
      otherwise: 'other',
    },
    'object.id': 'entity.id',
    organization: 'workspace_id',
  },
  destination: {
    kind: 'app',
    name: { when: { is: ['type', 'file_upload.completed'] }, then: NOTION },
    account: 'workspace_id',
  },
  extra: {
    workspace: 'workspace_name',
    parent: 'data.parent.id',
    parentType: 'data.parent.type',
    attempt: 'attempt_number',
  },
};

/** Audit log entries, webhook deliveries, and API lists. */
export const mapping: MapDeclaration = {
  source: 'Notion',
  shapes: [
    { when: { has: 'verification_token' }, skip: 'The token that a webhook is confirmed with.' },
    // The push to a security log wraps the entry in `event`; an export writes it bare.
    { ...AUDIT, when: { all: [{ has: 'event.type' }, { has: 'event.actor' }] }, each: 'event' },
    {
      when: { all: [{ is: ['object', 'user'] }, { has: 'id' }] },
      entity: 'person',
      stream: 'users',
      id: 'id',
      name: 'name',
      emails: ['person.email'],
      status: { const: 'active' },
    },
    {
      when: { all: [{ is: ['object', ['page', 'database', 'data_source']] }, { has: 'id' }] },
      entity: 'item',
      stream: 'pages',
      itemKind: 'page',
      id: 'id',
      changedAt: ['last_edited_time', 'created_time'],
      deleted: ['in_trash', 'archived'],
      name: { hook: 'title' },
      url: 'url',
      owner: ['created_by.person.email', 'created_by.id'],
      parentId: [
        'parent.page_id',
        'parent.database_id',
        'parent.data_source_id',
        'parent.block_id',
        'parent.workspace_id',
      ],
      // Published pages have a public address; for others it is unknown.
      visibility: { when: { has: 'public_url' }, then: { const: 'public' } },
    },
    {
      when: { all: [{ is: ['object', 'comment'] }, { has: 'id' }] },
      entity: 'item',
      stream: 'comments',
      itemKind: 'message',
      id: 'id',
      changedAt: ['last_edited_time', 'created_time'],
      owner: ['created_by.person.email', 'created_by.id'],
      parentId: ['parent.page_id', 'parent.block_id', 'discussion_id'],
    },
    WEBHOOK,
    { ...AUDIT, when: { all: [{ has: 'timestamp' }, { has: 'actor' }, { has: 'type' }] } },
  ],
};
