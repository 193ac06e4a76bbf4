import type {
  EventShape,
  MapDeclaration,
  RecipientFields,
  Value,
} from '../../src/kit/map/map-declaration.ts';
import { LEAVING, OPERATIONS } from './operations.data.ts';

/** The kind of a union is in `.tag`; log pipelines that cannot have the dot write `_tag`. */
const TYPE = ['event_type..tag', 'event_type._tag'] as const;
const UPLOADS = ['file_add', 'file_add_from_automation', 'file_edit', 'file_transfers_file_add'];
const DROPBOX: Value = { const: 'Google Drive' };

const isType = (types: readonly string[]) => ({
  any: TYPE.map((path) => ({ is: [path, types] as const })),
});

const AUDIENCE: Value = [
  'details.new_value..tag',
  'details.new_value._tag',
  'details.shared_link_access_level..tag',
  'details.shared_content_link..tag',
];

/** Person concerned by an event; the log states whether the team knows them. */
const PARTICIPANTS: readonly RecipientFields[] = ['0', '1', '2', '3', '4'].map((index) => ({
  kind: 'person',
  address: `participants.${index}.user.email`,
  outside: {
    lookup: [`participants.${index}.user..tag`, `participants.${index}.user._tag`],
    table: { non_team_member: 'yes', team_member: 'no' },
  },
}));

const TEAM_EVENT: Omit<EventShape, 'when' | 'each'> = {
  stream: 'team-log',
  operation: TYPE,
  time: 'timestamp',
  operations: OPERATIONS,
  fields: {
    outcome: {
      when: isType(['login_fail', 'sso_error', 'file_transfers_transfer_send_fail']),
      then: { const: 'failure' },
      otherwise: { const: 'success' },
    },
    'actor.kind': {
      lookup: ['actor..tag', 'actor._tag'],
      table: { app: 'service', dropbox: 'system', anonymous: 'anonymous', reseller: 'service' },
    },
    'actor.email': ['actor.user.email', 'actor.admin.email', 'actor.reseller.reseller_email'],
    'actor.id': [
      'actor.user.account_id',
      'actor.admin.account_id',
      'actor.user.team_member_id',
      'actor.app.app_id',
    ],
    'actor.name': [
      'actor.user.display_name',
      'actor.admin.display_name',
      'actor.app.display_name',
      'actor.reseller.reseller_name',
    ],
    targetUser: [
      'details.new_owner_email',
      'participants.0.user.email',
      // An administrator who acts for someone: the log calls that person the context.
      { when: { has: 'actor.admin' }, then: 'context.email' },
    ],
    targetGroup: ['participants.0.group.display_name', 'details.group_name'],
    'object.kind': {
      lookup: ['@..tag', '@._tag'],
      table: { file: 'file', folder: 'folder', paper_document: 'file', paper_folder: 'folder' },
      otherwise: 'other',
    },
    'object.id': ['@.file_id', '@.doc_id', '@.folder_id'],
    'object.name': ['@.display_name', '@.doc_title'],
    'object.path': '@.path.contextual',
    'object.sizeBytes': '@.file_size',
    'network.sourceIp': 'origin.geo_location.ip_address',
    'device.os': 'origin.access_method.end_user.platform',
    visibilityBefore: {
      lookup: ['details.previous_value..tag', 'details.previous_value._tag'],
      table: { public: 'link', team: 'internal', team_only: 'internal', members: 'private' },
    },
    visibilityAfter: {
      lookup: AUDIENCE,
      table: { public: 'link', team: 'internal', team_only: 'internal', members: 'private' },
    },
  },
  origin: {
    kind: 'app',
    name: { when: isType(LEAVING), then: DROPBOX },
    host: { const: 'dropbox.com' },
    container: { from: '@.path.contextual', via: 'directory' },
    account: '@.path.namespace_relative.ns_id',
  },
  destination: {
    kind: 'app',
    name: { when: isType(UPLOADS), then: DROPBOX },
    host: { const: 'dropbox.com' },
    container: { from: '@.path.contextual', via: 'directory' },
    account: '@.path.namespace_relative.ns_id',
  },
  recipients: [
    ...PARTICIPANTS,
    { kind: 'person', address: 'details.new_owner_email' },
    { kind: 'link', when: isType(['shared_link_create', 'shared_content_add_link']) },
  ],
  extra: {
    product: { const: 'Dropbox' },
    description: 'event_type.description',
    category: ['event_category..tag', 'event_category._tag'],
    outsiders: 'involve_non_team_member',
    country: 'origin.geo_location.country',
    application: 'details.app_info.display_name',
    role: ['details.shared_content_access_level..tag', 'details.new_access_level..tag'],
    previousOwner: 'details.previous_owner_email',
  },
};

/**
 * Dropbox is not a source of the specification; its events are listed with those of the nearest one.
 */
export const mapping: MapDeclaration = {
  source: 'Google Drive',
  shapes: [
    // One action on several files is one event per file.
    { ...TEAM_EVENT, when: { all: [{ has: 'event_type' }, { has: 'assets.0' }] }, each: 'assets' },
    {
      ...TEAM_EVENT,
      when: { has: 'event_type' },
      // Without assets the element is the event itself, whose members do not describe a file.
      fields: {
        ...TEAM_EVENT.fields,
        'object.kind': { const: 'other' },
        'object.name': 'details.app_info.display_name',
      },
    },
  ],
};
