import type { Condition, EventShape, PlaceFields, Value } from '../kit/map/map-declaration.ts';
import { CLOUD_OPERATIONS, DATA_CENTER_OPERATIONS, WEBHOOK_OPERATIONS } from './operations.data.ts';

const JIRA: Value = { const: 'Jira' };
/** What a kind of object is called, in all three logs. */
const OBJECT_KINDS = {
  user: 'account',
  users: 'account',
  group: 'group',
  groups: 'group',
  project: 'folder',
  projects: 'folder',
  board: 'folder',
  space: 'folder',
  sites: 'site',
  issue: 'message',
  issues: 'message',
  page: 'file',
  pages: 'file',
  attachment: 'file',
  attachments: 'file',
  filter: 'setting',
  dashboard: 'setting',
  scheme: 'setting',
  workflow: 'setting',
  permissions: 'setting',
  project_role: 'setting',
  custom_field: 'setting',
  issue_type: 'setting',
  version: 'other',
  license: 'setting',
};

const ADDRESS_FROM: Value = { in: 'changedValues', where: { key: 'Email' }, take: 'from' };
const NAME_FROM: Value = { in: 'changedValues', where: { key: 'Username' }, take: 'from' };
const ABOUT_PEOPLE: Condition = {
  is: ['category', ['user management', 'group management']],
};

export const CLOUD_AUDIT: EventShape = {
  when: { all: [{ has: 'summary' }, { has: 'created' }, { not: { has: 'fields' } }] },
  stream: 'audit',
  operation: 'summary',
  time: 'created',
  operations: CLOUD_OPERATIONS,
  fields: {
    vendorEventId: 'id',
    outcome: {
      when: { ends: ['summary', 'failed'] },
      then: { const: 'failure' },
      otherwise: { const: 'success' },
    },
    'actor.kind': {
      when: { any: [{ has: 'authorAccountId' }, { has: 'authorKey' }] },
      then: { const: 'person' },
      otherwise: { const: 'system' },
    },
    'actor.id': ['authorAccountId', 'authorKey'],
    targetUser: {
      when: ABOUT_PEOPLE,
      then: [
        {
          when: { is: ['objectItem.typeName', 'USER'] },
          then: ['objectItem.name', 'objectItem.id'],
        },
        { in: 'associatedItems', where: { typeName: 'USER' }, take: 'name' },
        { in: 'associatedItems', where: { typeName: 'USER' }, take: 'id' },
      ],
    },
    targetGroup: {
      when: ABOUT_PEOPLE,
      then: [
        { when: { is: ['objectItem.typeName', 'GROUP'] }, then: 'objectItem.name' },
        { in: 'associatedItems', where: { typeName: 'GROUP' }, take: 'name' },
      ],
    },
    'object.kind': { lookup: 'objectItem.typeName', table: OBJECT_KINDS, otherwise: 'other' },
    'object.id': 'objectItem.id',
    'object.name': 'objectItem.name',
    'network.sourceIp': 'remoteAddress',
  },
  extra: {
    category: 'category',
    description: 'description',
    objectType: 'objectItem.typeName',
    directory: 'objectItem.parentName',
    with: 'associatedItems.0.name',
    field: 'changedValues.0.fieldName',
    from: 'changedValues.0.changedFrom',
    to: 'changedValues.0.changedTo',
    application: 'eventSource',
  },
};

/** `type` in answers of the interface, `auditType` in the audit log's files. */
const CATEGORY = ['type.category', 'auditType.category'] as const;
const KEY = [
  'type.actionI18nKey',
  'auditType.actionI18nKey',
  'type.action',
  'auditType.action',
] as const;
const isUserCategory = (paths: readonly string[]): Condition => ({
  any: paths.map((path): Condition => ({
    is: [path, ['user management', 'group management', 'login', 'security', 'users and groups']],
  })),
});

const DATA_CENTER_PLACE: Omit<PlaceFields, 'name'> = {
  kind: 'app',
  host: { from: 'system', via: 'url_host' },
  container: { in: 'affectedObjects', where: { type: 'PROJECT' }, take: 'name' },
  account: { from: 'system', via: 'url_host' },
};
const keyEnds = (suffix: string): Condition => ({
  any: [{ ends: ['type.actionI18nKey', suffix] }, { ends: ['auditType.actionI18nKey', suffix] }],
});

export const DATA_CENTER_AUDIT: EventShape = {
  when: { all: [{ any: [{ has: 'type' }, { has: 'auditType' }] }, { has: 'affectedObjects' }] },
  stream: 'data-center-audit',
  operation: KEY,
  time: { from: 'timestamp', via: 'java_instant' },
  operations: DATA_CENTER_OPERATIONS,
  fields: {
    vendorEventId: 'id',
    outcome: {
      when: { any: [keyEnds('.failed'), keyEnds('.failure'), keyEnds('.denied')] },
      then: { const: 'failure' },
      otherwise: { const: 'success' },
    },
    'actor.kind': [
      { when: { is: ['author.id', '-2'] }, then: { const: 'anonymous' } },
      { when: { is: ['author.id', '-1'] }, then: { const: 'system' } },
      { when: { is: ['author.type', 'system'] }, then: { const: 'system' } },
    ],
    'actor.id': 'author.id',
    'actor.name': 'author.name',
    'actor.email': 'author.name',
    // Who a person was before the action: a renamed account is known by its old name.
    targetUser: {
      when: isUserCategory(CATEGORY),
      then: [
        NAME_FROM,
        ADDRESS_FROM,
        { in: 'affectedObjects', where: { type: 'USER' }, take: 'name' },
        { in: 'affectedObjects', where: { type: 'USER' }, take: 'id' },
      ],
    },
    targetGroup: {
      when: isUserCategory(CATEGORY),
      then: { in: 'affectedObjects', where: { type: 'GROUP' }, take: 'name' },
    },
    'object.kind': { lookup: 'affectedObjects.0.type', table: OBJECT_KINDS, otherwise: 'other' },
    'object.id': 'affectedObjects.0.id',
    'object.name': 'affectedObjects.0.name',
    'object.url': 'affectedObjects.0.uri',
    'network.sourceIp': 'source',
    organization: { from: 'system', via: 'url_host' },
  },
  origin: { ...DATA_CENTER_PLACE, name: { when: keyEnds('.export'), then: JIRA } },
  extra: {
    category: CATEGORY,
    summary: ['type.action', 'auditType.action'],
    area: ['type.area', 'auditType.area'],
    method: 'method',
    node: 'node',
    objectType: 'affectedObjects.0.type',
    with: 'affectedObjects.1.name',
    field: 'changedValues.0.key',
    from: 'changedValues.0.from',
    to: 'changedValues.0.to',
    detail: 'extraAttributes.0.name',
    detailValue: 'extraAttributes.0.value',
    results: { in: 'extraAttributes', where: { name: 'Results returned' }, take: 'value' },
  },
};

const CONTEXT_USER = { in: 'attributes.context', where: { type: ['users', 'user'] } } as const;

export const ORGANIZATION_AUDIT: EventShape = {
  when: { all: [{ has: 'attributes.action' }, { has: 'attributes.time' }] },
  stream: 'organization-events',
  operation: 'attributes.action',
  time: 'attributes.time',
  operations: {},
  finish: 'organizationAct',
  fields: {
    vendorEventId: 'id',
    observedAt: 'attributes.processedAt',
    outcome: {
      when: {
        any: [
          { ends: ['attributes.action', '_failed'] },
          { ends: ['attributes.action', '_failure'] },
          { ends: ['attributes.action', '_denied'] },
        ],
      },
      then: { const: 'failure' },
      otherwise: { const: 'success' },
    },
    'actor.kind': {
      lookup: ['attributes.actor.type', 'attributes.actor.attributes.accountType'],
      table: { app: 'service', system: 'system', users: 'person', atlassian: 'person' },
    },
    'actor.id': 'attributes.actor.id',
    'actor.name': ['attributes.actor.name', 'attributes.actor.attributes.name'],
    'actor.email': ['attributes.actor.email', 'attributes.actor.attributes.email'],
    targetUser: [
      { ...CONTEXT_USER, take: 'attributes.email' },
      { ...CONTEXT_USER, take: 'attributes.name' },
      { ...CONTEXT_USER, take: 'id' },
    ],
    targetGroup: [
      { in: 'attributes.context', where: { type: ['groups', 'group'] }, take: 'attributes.name' },
      { in: 'attributes.context', where: { type: ['groups', 'group'] }, take: 'id' },
    ],
    'object.kind': { lookup: 'attributes.context.0.type', table: OBJECT_KINDS, otherwise: 'other' },
    'object.id': ['attributes.context.0.id', 'attributes.container.0.id'],
    'object.name': [
      'attributes.context.0.attributes.name',
      'attributes.context.0.attributes.title',
      'attributes.context.0.attributes.issueKey',
    ],
    'object.url': ['attributes.context.0.links.alt', 'attributes.container.0.links.alt'],
    'network.sourceIp': ['attributes.location.ip', 'attributes.actor.ip'],
    'network.userAgent': 'attributes.userAgent',
    organization: [
      'attributes.container.0.attributes.siteName',
      'attributes.container.0.id',
      'organizationId',
    ],
  },
  origin: {
    kind: 'app',
    name: {
      when: {
        any: [
          { ends: ['attributes.action', '_exported'] },
          { ends: ['attributes.action', '_downloaded'] },
          { ends: ['attributes.action', '_shared'] },
          { ends: ['attributes.action', '_copied'] },
        ],
      },
      then: JIRA,
    },
    host: {
      from: ['attributes.container.0.attributes.siteHostName', 'attributes.container.0.links.alt'],
      via: 'url_host',
    },
    account: 'attributes.container.0.id',
  },
  destination: {
    kind: 'app',
    name: { when: { ends: ['attributes.action', '_uploaded'] }, then: JIRA },
    host: {
      from: ['attributes.container.0.attributes.siteHostName', 'attributes.container.0.links.alt'],
      via: 'url_host',
    },
    account: 'attributes.container.0.id',
  },
  recipients: [
    {
      kind: 'person',
      address: { ...CONTEXT_USER, take: 'attributes.email' },
      when: { ends: ['attributes.action', '_shared'] },
    },
  ],
  extra: {
    message: 'message.content',
    site: 'attributes.container.0.attributes.siteName',
    objectType: 'attributes.context.0.type',
    country: 'attributes.location.countryName',
    city: 'attributes.location.city',
  },
};

export const WEBHOOK: EventShape = {
  when: { has: 'webhookEvent' },
  stream: 'webhook',
  operation: 'webhookEvent',
  time: ['timestamp', 'attachment.created', 'comment.updated', 'received_at'],
  operations: WEBHOOK_OPERATIONS,
  fields: {
    outcome: { const: 'success' },
    'actor.kind': {
      lookup: ['user.accountType', 'comment.author.accountType', 'attachment.author.accountType'],
      table: { app: 'service' },
    },
    'actor.id': [
      'user.accountId',
      'user.key',
      'comment.author.accountId',
      'attachment.author.accountId',
      'attachment.author.key',
    ],
    'actor.name': [
      'user.displayName',
      'comment.author.displayName',
      'attachment.author.displayName',
      'user.name',
    ],
    'actor.email': [
      'user.emailAddress',
      'comment.author.emailAddress',
      'attachment.author.emailAddress',
    ],
    'object.kind': [
      { when: { has: 'attachment' }, then: { const: 'file' } },
      { when: { has: 'issue' }, then: { const: 'message' } },
      { when: { has: 'project' }, then: { const: 'folder' } },
    ],
    'object.id': ['attachment.id', 'issue.id', 'project.id'],
    'object.name': ['attachment.filename', 'issue.fields.summary', 'issue.key', 'project.name'],
    'object.url': ['attachment.content', 'issue.self', 'project.self'],
    'object.sizeBytes': 'attachment.size',
    'object.mimeType': 'attachment.mimeType',
    organization: { from: ['issue.self', 'attachment.self', 'project.self'], via: 'url_host' },
  },
  destination: {
    kind: 'app',
    name: {
      when: { is: ['webhookEvent', 'attachment_created'] },
      then: JIRA,
    },
    host: { from: ['attachment.self', 'comment.self', 'issue.self'], via: 'url_host' },
    container: ['issue.fields.project.key', 'issue.key'],
    account: { from: ['attachment.self', 'comment.self', 'issue.self'], via: 'url_host' },
  },
  content: ['comment.body', 'issue.fields.description'],
  extra: {
    issue: 'issue.key',
    project: ['issue.fields.project.key', 'project.key'],
    event: 'issue_event_type_name',
    field: 'changelog.items.0.field',
    from: 'changelog.items.0.fromString',
    to: 'changelog.items.0.toString',
    public: 'comment.jsdPublic',
  },
};
