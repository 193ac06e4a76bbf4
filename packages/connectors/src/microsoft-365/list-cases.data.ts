import type { ConnectorCase } from '../kit/connector-case.ts';
import type { VendorRecord } from '../kit/define-connector.ts';

const ITEM = 'Microsoft Graph, driveItem: delta';
const PERMISSION = 'Microsoft Graph, permission resource type';
const USER = 'Microsoft Graph, user resource type';
const TEAMS = 'Microsoft Graph, channel and chatMessage resource types';
const SITE = 'Microsoft Graph, site resource type';
const COPILOT = 'Microsoft Graph, aiInteraction resource type';
const FEED = 'Office 365 Management Activity API reference, webhook notification';

function driveItem(driveType: string, more: VendorRecord): VendorRecord {
  return {
    id: '01ABC',
    name: 'Budget 2026.xlsx',
    webUrl: 'https://harbor.sharepoint.example/sites/Finance/Budget%202026.xlsx',
    size: 20_480,
    lastModifiedDateTime: '2026-02-03T08:15:30Z',
    createdBy: { user: { email: 'Mara.Lind@harbor.example', id: 'u-1' } },
    parentReference: { driveId: 'b!1', driveType, id: '01ROOT', path: '/drives/b!1/root:/Plans' },
    ...more,
  };
}

function interaction(interactionType: string, more: VendorRecord): VendorRecord {
  return {
    id: '1731701801008',
    sessionId: '19:copilot@thread.v2',
    requestId: 'r-1',
    appClass: 'IPM.SkypeTeams.Message.Copilot.Word',
    interactionType,
    conversationType: 'appchat',
    createdDateTime: '2026-02-03T08:16:41.008Z',
    // Added by the request: whose list it is.
    user: 'u-1',
    ...more,
  };
}

const FILE = {
  file: {
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    hashes: { sha256Hash: 'AB'.repeat(32) },
  },
};

/** Contents of Graph's lists: items, permissions, channels, messages, sites and users. */
export const LIST_CASES: readonly ConnectorCase[] = [
  {
    operation: 'driveItem, file of a site',
    source: ITEM,
    record: driveItem('documentLibrary', { ...FILE, shared: { scope: 'organization' } }),
    expect: {
      kind: 'item',
      itemKind: 'file',
      source: 'SharePoint',
      entityId: '01ABC',
      name: 'Budget 2026.xlsx',
      path: '/Plans/Budget 2026.xlsx',
      sizeBytes: 20_480,
      sha256: 'ab'.repeat(32),
      owner: 'mara.lind@harbor.example',
      parentId: '01ROOT',
      visibility: 'internal',
      isDeleted: false,
    },
  },
  {
    operation: 'driveItem, file of a person',
    source: ITEM,
    record: driveItem('business', { ...FILE, shared: { scope: 'anonymous' } }),
    expect: { source: 'OneDrive', visibility: 'link' },
  },
  {
    operation: 'driveItem, folder',
    source: ITEM,
    record: driveItem('business', { name: 'Plans', folder: { childCount: 2 } }),
    expect: { source: 'OneDrive', itemKind: 'folder', visibility: null },
  },
  {
    operation: 'driveItem, deleted',
    source: ITEM,
    record: {
      graphList: 'drive-items',
      id: '01ABC',
      deleted: { state: 'deleted' },
      parentReference: { driveId: 'b!1', driveType: 'documentLibrary' },
    },
    expect: { kind: 'item', source: 'SharePoint', isDeleted: true },
  },
  {
    operation: 'permissions of a driveItem',
    source: PERMISSION,
    record: {
      itemId: '01ABC',
      itemName: 'Budget 2026.xlsx',
      itemMimeType: 'application/pdf',
      itemDriveType: 'documentLibrary',
      itemSize: '20480',
      value: [
        {
          id: 'p1',
          roles: ['owner'],
          grantedToV2: { user: { email: 'Mara.Lind@harbor.example', id: 'u-1' } },
        },
        { id: 'p2', roles: ['read'], grantedToV2: { siteGroup: { displayName: 'Visitors' } } },
        {
          id: 'p3',
          roles: ['write'],
          link: { scope: 'anonymous', type: 'edit' },
          grantedToIdentitiesV2: [
            { siteUser: { loginName: 'i:0#.f|membership|pia.koch@partner.example' } },
          ],
        },
        { id: 'p4', roles: ['read'], invitation: { email: 'Guest@else.example' } },
      ],
    },
    expect: {
      kind: 'item',
      entityId: '01ABC',
      itemKind: 'file',
      source: 'SharePoint',
      visibility: 'link',
      permissions: [
        { kind: 'person', address: 'mara.lind@harbor.example', role: 'owner' },
        { kind: 'group', address: 'visitors', role: 'read' },
        { kind: 'link', address: null, role: 'write' },
        { kind: 'person', address: 'pia.koch@partner.example', role: 'write' },
        { kind: 'person', address: 'guest@else.example', role: 'read' },
      ],
    },
  },
  {
    operation: 'permission',
    source: PERMISSION,
    record: { id: 'p1', roles: ['owner'], grantedToV2: {} },
    expect: { skipped: 'a permission that does not name the item it is of' },
  },
  {
    operation: 'channel',
    source: TEAMS,
    record: {
      id: '19:abc@thread.example',
      displayName: 'Tender',
      membershipType: 'shared',
      webUrl: 'https://teams.example/l/channel/1',
      team: 't-1',
    },
    expect: {
      kind: 'item',
      itemKind: 'channel',
      source: 'Microsoft Teams',
      visibility: 'external',
      parentId: 't-1',
    },
  },
  {
    operation: 'chatMessage',
    source: TEAMS,
    record: {
      id: '1770106530123',
      messageType: 'message',
      createdDateTime: '2026-02-03T08:15:30Z',
      subject: null,
      from: { user: { id: 'u-1', displayName: 'Mara Lind' } },
      channelIdentity: { teamId: 't-1', channelId: '19:abc@thread.example' },
      attachments: [
        { name: 'offer.pdf', contentUrl: 'https://harbor.sharepoint.example/offer.pdf' },
      ],
    },
    expect: {
      itemKind: 'message',
      owner: 'u-1',
      name: 'offer.pdf',
      parentId: '19:abc@thread.example',
    },
  },
  {
    operation: 'site',
    source: SITE,
    record: {
      id: 'harbor.sharepoint.example,1,2',
      displayName: 'Finance',
      webUrl: 'https://harbor.sharepoint.example/sites/Finance',
      siteCollection: { hostname: 'harbor.sharepoint.example' },
    },
    expect: { itemKind: 'site', source: 'SharePoint', name: 'Finance' },
  },
  {
    operation: 'user',
    source: USER,
    record: {
      id: 'u-1',
      displayName: 'Mara Lind',
      userPrincipalName: 'mara.lind@harbor.example',
      mail: 'mara.lind@harbor.example',
      businessPhones: [],
    },
    expect: { kind: 'person', source: 'Microsoft 365', emails: ['mara.lind@harbor.example'] },
  },
  {
    operation: 'notification of content',
    source: FEED,
    record: {
      contentType: 'Audit.SharePoint',
      contentId: 'c-1',
      contentUri: 'https://manage.example/api/v1.0/t/activity/feed/audit/c-1',
      contentCreated: '2026-02-03T08:15:30.000Z',
    },
    expect: { skipped: 'a notice of new content, which the feed fetches' },
  },
  {
    operation: 'aiInteraction, userPrompt',
    source: COPILOT,
    record: interaction('userPrompt', {
      from: { user: { id: 'u-1', displayName: 'Mara Lind', tenantId: 'T-1' } },
      body: { contentType: 'text', content: 'Check this card: 4242 4242 4242 4242' },
    }),
    expect: {
      source: 'Microsoft 365',
      action: 'Send',
      movement: 'upload',
      'actor.id': 'u-1',
      'actor.name': 'Mara Lind',
      'destination.name': 'Copilot',
      'destination.account': 't-1',
      'object.kind': 'other',
    },
  },
  {
    operation: 'aiInteraction, aiResponse',
    source: COPILOT,
    record: interaction('aiResponse', {
      from: { application: { displayName: 'Copilot in Word' } },
      contexts: [{ displayName: 'Payroll.xlsx', contextReference: 'https://harbor.example/p' }],
      body: { contentType: 'html', content: '<p>Salaries rose.</p>' },
    }),
    expect: {
      action: 'View',
      movement: 'none',
      'actor.id': 'u-1',
      'object.kind': 'file',
      'object.name': 'Payroll.xlsx',
    },
  },
];
