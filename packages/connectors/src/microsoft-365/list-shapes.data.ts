import { COPILOT_INTERACTION } from './copilot-interaction.data.ts';
import type { ItemShape, MapDeclaration } from '../kit/map/map-declaration.ts';
import { GRAPH_GROUP, GRAPH_USER, LIST } from '../kit/microsoft/graph-shapes.data.ts';

type ItemParts = Omit<ItemShape, 'when' | 'entity' | 'itemKind' | 'stream' | 'source'>;

/** Members of a drive item of Graph, the same for files and folders. */
const DRIVE_ITEM: ItemParts = {
  id: 'id',
  changedAt: 'lastModifiedDateTime',
  deleted: ['deleted', '@removed'],
  name: 'name',
  path: {
    parts: [{ from: 'parentReference.path', via: 'after_colon' }, 'name'],
    with: '/',
  },
  url: 'webUrl',
  mimeType: 'file.mimeType',
  sizeBytes: 'size',
  sha256: 'file.hashes.sha256Hash',
  owner: [
    { from: ['createdBy.user.email', 'createdBy.user.userPrincipalName'], via: 'lower' },
    'shared.owner.user.email',
    'createdBy.user.id',
  ],
  parentId: 'parentReference.id',
  // `users` is sharing with named people; only their addresses show whether they are external.
  visibility: {
    lookup: 'shared.scope',
    table: { anonymous: 'link', organization: 'internal' },
  },
};

const IS_DRIVE_ITEM = {
  any: [
    { is: [LIST, 'drive-items'] as const },
    { has: 'parentReference.driveId' },
    { all: [{ has: 'parentReference' }, { has: 'webUrl' }] },
  ],
};
const IS_ONEDRIVE = { is: ['parentReference.driveType', ['business', 'personal']] as const };

function driveItem(itemKind: 'file' | 'folder', source: 'OneDrive' | 'SharePoint'): ItemShape {
  return {
    when: {
      all: [
        IS_DRIVE_ITEM,
        source === 'OneDrive' ? IS_ONEDRIVE : { not: IS_ONEDRIVE },
        ...(itemKind === 'folder' ? [{ any: [{ has: 'folder' }, { has: 'root' }] }] : []),
      ],
    },
    entity: 'item',
    itemKind,
    stream: 'drive-items',
    source,
    ...DRIVE_ITEM,
  };
}

/** A channel or chat message, without its content. */
const CHAT_MESSAGE: ItemShape = {
  when: {
    any: [
      { is: [LIST, 'channel-messages'] },
      { all: [{ has: 'messageType' }, { any: [{ has: 'channelIdentity' }, { has: 'chatId' }] }] },
    ],
  },
  entity: 'item',
  itemKind: 'message',
  stream: 'channel-messages',
  source: 'Microsoft Teams',
  id: 'id',
  changedAt: ['lastModifiedDateTime', 'createdDateTime'],
  deleted: 'deletedDateTime',
  name: ['subject', 'summary', 'attachments.0.name'],
  url: ['webUrl', 'attachments.0.contentUrl'],
  owner: ['from.user.userPrincipalName', 'from.user.id', 'from.application.displayName'],
  parentId: ['channelIdentity.channelId', 'chatId'],
};

const CHANNEL: ItemShape = {
  when: {
    any: [
      { is: [LIST, 'channels'] },
      { all: [{ has: 'membershipType' }, { has: 'displayName' }, { has: 'webUrl' }] },
    ],
  },
  entity: 'item',
  itemKind: 'channel',
  stream: 'channels',
  source: 'Microsoft Teams',
  id: 'id',
  changedAt: 'createdDateTime',
  deleted: '@removed',
  name: 'displayName',
  url: 'webUrl',
  owner: 'email',
  parentId: 'team',
  // Shared channels reach people of other organisations; the others the team's members.
  visibility: {
    lookup: 'membershipType',
    table: { standard: 'internal', private: 'private', shared: 'external' },
  },
};

const SITE: ItemShape = {
  when: {
    any: [{ is: [LIST, 'sites'] }, { all: [{ has: 'siteCollection' }, { has: 'webUrl' }] }],
  },
  entity: 'item',
  itemKind: 'site',
  stream: 'sites',
  source: 'SharePoint',
  id: 'id',
  changedAt: ['lastModifiedDateTime', 'createdDateTime'],
  deleted: ['deleted', '@removed'],
  name: ['displayName', 'name'],
  url: 'webUrl',
};

/** Graph's lists: state, and the prompts to Copilot. Other complete records are rejected. */
export const listMapping: MapDeclaration = {
  source: 'Microsoft 365',
  shapes: [
    COPILOT_INTERACTION,
    CHAT_MESSAGE,
    CHANNEL,
    SITE,
    driveItem('folder', 'OneDrive'),
    driveItem('file', 'OneDrive'),
    driveItem('folder', 'SharePoint'),
    driveItem('file', 'SharePoint'),
    GRAPH_GROUP,
    GRAPH_USER,
  ],
};
