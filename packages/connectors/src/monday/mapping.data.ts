import type { EventShape, MapDeclaration, Shape } from '../kit/map/map-declaration.ts';
import { AUDIT_OPERATIONS, BOARD_OPERATIONS, LEAVING_EVENTS } from './operations.data.ts';

const AUDIT: EventShape = {
  when: { all: [{ has: 'event' }, { has: 'timestamp' }] },
  stream: 'audit',
  operation: 'event',
  time: 'timestamp',
  operations: AUDIT_OPERATIONS,
  fields: {
    outcome: {
      when: { is: ['event', ['failed-login', 'failed_login']] },
      then: { const: 'failure' },
      otherwise: { const: 'success' },
    },
    'actor.id': ['user.id', 'user_id'],
    'actor.name': ['user.name', 'user_name'],
    'actor.email': ['user.email', 'user_email'],
    targetUser: [
      { json: 'activity_metadata', take: 'invited_user_email' },
      { json: 'activity_metadata', take: 'user_email' },
      { json: 'activity_metadata', take: 'target_user_email' },
      { json: 'activity_metadata', take: 'email' },
      { json: 'activity_metadata', take: 'target_user_id' },
    ],
    targetGroup: [
      { json: 'activity_metadata', take: 'team_name' },
      { json: 'activity_metadata', take: 'team_id' },
    ],
    'object.kind': {
      lookup: 'event',
      table: {
        'download-attachment': 'file',
        'export-board': 'folder',
        'export-board-activity-log': 'folder',
        'board-broadcast-enabled': 'folder',
        'delete-board': 'folder',
        'delete-workspace': 'site',
        'export-account-data': 'account',
        'security-settings-change': 'setting',
        'create-team': 'group',
        'delete-team': 'group',
      },
    },
    'object.id': [
      { json: 'activity_metadata', take: 'asset_id' },
      { json: 'activity_metadata', take: 'file_id' },
      { json: 'activity_metadata', take: 'board_id' },
      { json: 'activity_metadata', take: 'workspace_id' },
    ],
    'object.name': [
      { json: 'activity_metadata', take: 'file_name' },
      { json: 'activity_metadata', take: 'asset_name' },
      { json: 'activity_metadata', take: 'board_name' },
      { json: 'activity_metadata', take: 'workspace_name' },
    ],
    'device.hostname': 'device_name',
    'device.os': { parts: ['os_name', 'os_version'], with: ' ' },
    'network.sourceIp': 'ip_address',
    'network.userAgent': 'user_agent',
    organization: ['account_id', 'slug'],
    visibilityAfter: {
      when: { is: ['event', 'board-broadcast-enabled'] },
      then: { const: 'link' },
    },
  },
  origin: {
    kind: 'app',
    name: { when: { is: ['event', LEAVING_EVENTS] }, then: { const: 'Monday' } },
    container: [
      { json: 'activity_metadata', take: 'board_name' },
      { json: 'activity_metadata', take: 'board_id' },
    ],
    account: ['account_id', 'slug'],
  },
  recipients: [{ kind: 'link', when: { is: ['event', 'board-broadcast-enabled'] } }],
  extra: {
    client: { parts: ['client_name', 'client_version'], with: ' ' },
    deviceType: 'device_type',
    account: 'slug',
    board: { json: 'activity_metadata', take: 'board_name' },
    details: 'activity_metadata',
  },
};

const BOARD_ACTIVITY: EventShape = {
  when: { all: [{ has: 'event' }, { has: 'created_at' }, { has: 'data' }] },
  stream: 'board-activity',
  operation: 'event',
  // Counts 100 ns.
  time: 'created_at',
  operations: BOARD_OPERATIONS,
  fields: {
    vendorEventId: 'id',
    outcome: { const: 'success' },
    'actor.id': 'user_id',
    'object.kind': {
      lookup: 'entity',
      table: { pulse: 'message', board: 'folder', update: 'message' },
      otherwise: 'other',
    },
    'object.id': [
      { when: { is: ['entity', 'board'] }, then: { json: 'data', take: 'board_id' } },
      { json: 'data', take: 'pulse_id' },
      'pulse_id',
    ],
    'object.name': [
      { when: { is: ['entity', 'board'] }, then: { json: 'data', take: 'board_name' } },
      { json: 'data', take: 'pulse_name' },
      { json: 'data', take: 'value.name' },
    ],
    organization: 'account_id',
  },
  extra: {
    board: [{ json: 'data', take: 'board_id' }, 'board_id'],
    group: { json: 'data', take: 'group_name' },
    column: { json: 'data', take: 'column_title' },
    columnType: { json: 'data', take: 'column_type' },
    previousName: { json: 'data', take: 'previous_value.name' },
  },
};

/** A delivery contains one event; `type` is its operation. */
const WEBHOOK: EventShape = {
  when: { has: 'event.type' },
  stream: 'webhook',
  operation: 'event.type',
  time: ['event.triggerTime', 'event.changedAt', 'received_at'],
  operations: BOARD_OPERATIONS,
  fields: {
    vendorEventId: 'event.triggerUuid',
    outcome: { const: 'success' },
    // Automations act as user -4.
    'actor.kind': {
      when: { starts: ['event.userId', '-'] },
      then: { const: 'system' },
    },
    'actor.id': 'event.userId',
    'object.kind': { const: 'message' },
    'object.id': ['event.pulseId', 'event.itemId', 'event.boardId'],
    'object.name': ['event.pulseName', 'event.itemName', 'event.value.name'],
  },
  content: 'event.textBody',
  extra: {
    board: 'event.boardId',
    group: 'event.groupName',
    column: 'event.columnTitle',
    columnType: 'event.columnType',
    previousName: 'event.previousValue.name',
    text: 'event.textBody',
    application: 'event.app',
  },
};

const UPDATE: Shape = {
  when: { all: [{ has: 'creator_id' }, { has: 'item_id' }] },
  shapes: [
    {
      entity: 'item',
      stream: 'updates',
      itemKind: 'message',
      id: 'id',
      changedAt: ['updated_at', 'created_at'],
      owner: ['creator.email', 'creator_id'],
      parentId: 'item_id',
    },
    {
      when: { has: 'assets.0' },
      entity: 'item',
      stream: 'updates',
      itemKind: 'file',
      each: 'assets',
      // Files and updates are numbered apart.
      id: { parts: [{ const: 'asset' }, '@.id'], with: '-' },
      changedAt: '@.created_at',
      name: '@.name',
      // `public_url` carries a signature that opens the file to everyone: it is not kept.
      url: '@.url',
      sizeBytes: '@.file_size',
      owner: ['@.uploaded_by.email', '@.uploaded_by.id'],
      parentId: 'id',
    },
  ],
};

/** Logs, deliveries and lists of the GraphQL interface. */
export const mapping: MapDeclaration = {
  source: 'Monday',
  shapes: [
    { when: { has: 'challenge' }, skip: 'The question whether the receiver is willing.' },
    WEBHOOK,
    AUDIT,
    BOARD_ACTIVITY,
    UPDATE,
    {
      when: { all: [{ has: 'email' }, { has: 'id' }] },
      entity: 'person',
      stream: 'users',
      id: 'id',
      changedAt: 'last_activity',
      name: 'name',
      emails: ['email'],
      title: 'title',
      status: { lookup: 'enabled', table: { true: 'active', false: 'suspended' } },
      hiredAt: 'join_date',
      external: { from: 'is_guest', via: 'yes_no' },
      privileged: { from: 'is_admin', via: 'yes_no' },
    },
    {
      when: { has: 'board_kind' },
      entity: 'item',
      stream: 'boards',
      itemKind: 'folder',
      id: 'id',
      changedAt: ['updated_at', 'created_at'],
      deleted: { lookup: 'state', table: { deleted: 'true', archived: 'false', active: 'false' } },
      name: 'name',
      url: 'url',
      owner: ['owners.0.email', 'owners.0.id', 'creator.email', 'creator.id'],
      parentId: 'workspace.id',
      visibility: {
        lookup: 'board_kind',
        // `share`: a board with guests.
        table: { private: 'private', public: 'internal', share: 'external' },
      },
      permissions: { list: 'subscribers', address: ['email', 'id'], role: [] },
    },
    {
      when: { all: [{ has: 'name' }, { has: 'users' }, { has: 'id' }] },
      entity: 'group',
      stream: 'teams',
      id: 'id',
      name: 'name',
      members: { list: 'users', take: ['email', 'id'] },
    },
  ],
};
