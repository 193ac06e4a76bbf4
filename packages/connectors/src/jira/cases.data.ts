import type { ConnectorCase } from '../kit/connector-case.ts';

const CLOUD = 'Audit records';
const DATA_CENTER = 'Audit log events in Jira';
const ORGANIZATION = 'Audit log activities database';
const WEBHOOKS = 'Webhooks';
const AT = Date.UTC(2026, 2, 2, 9, 30);

function cloud(summary: string, category: string, rest: Record<string, unknown> = {}) {
  return {
    id: 4711,
    summary,
    category,
    created: '2026-03-02T09:30:00.000+0000',
    authorKey: 'ug:ann',
    authorAccountId: '5aa0',
    remoteAddress: '203.0.113.10',
    eventSource: '',
    ...rest,
  };
}

const ANN = { id: '10100', name: 'ann.lee', type: 'ApplicationUser' };

function dataCenter(key: string, category: string, rest: Record<string, unknown> = {}) {
  return {
    timestamp: '2026-03-02T09:30:00.000Z',
    author: ANN,
    type: { category, action: 'Words for people', actionI18nKey: key },
    affectedObjects: [],
    changedValues: [],
    extraAttributes: [],
    source: '203.0.113.10',
    system: 'https://jira.example.com:8443',
    method: 'Browser',
    ...rest,
  };
}

function organization(action: string, rest: Record<string, unknown> = {}) {
  return {
    id: '0b1c2d3e-0000-4000-8000-000000000007',
    type: 'events',
    attributes: {
      time: '2026-03-02T09:30:00.000Z',
      action,
      actor: { id: '5aa0', name: 'Ann Lee', email: 'Ann@example.com' },
      context: [],
      container: [
        {
          id: 'site-1',
          type: 'sites',
          attributes: { siteName: 'example', siteHostName: 'https://example.atlassian.net' },
        },
      ],
      location: { ip: '203.0.113.10' },
      ...rest,
    },
    message: { content: 'Words for people' },
  };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'User added to group',
    source: CLOUD,
    record: cloud('User added to group', 'group management', {
      objectItem: { name: 'finance', typeName: 'GROUP', parentName: 'Directory' },
      associatedItems: [{ id: '5bb1', name: 'ug:ben', typeName: 'USER' }],
    }),
    expect: {
      source: 'Jira',
      stream: 'audit',
      vendorEventId: '4711',
      vendorOperation: 'User added to group',
      action: null,
      occurredAt: AT,
      'actor.kind': 'person',
      'actor.id': '5aa0',
      targetUser: 'ug:ben',
      targetGroup: 'finance',
      'object.kind': 'group',
      'object.name': 'finance',
      'network.sourceIp': '203.0.113.10',
      'extra.category': 'group management',
    },
  },
  {
    operation: 'User created',
    source: CLOUD,
    record: cloud('User created', 'user management', {
      authorKey: undefined,
      authorAccountId: undefined,
      objectItem: { id: 'ug:ben', name: 'ug:ben', typeName: 'USER' },
    }),
    expect: { targetUser: 'ug:ben', targetGroup: null, 'actor.kind': 'system' },
  },
  {
    operation: 'Group created',
    source: CLOUD,
    record: cloud('Group created', 'group management', {
      objectItem: { name: 'auditors', typeName: 'GROUP' },
    }),
    expect: { targetUser: null, targetGroup: 'auditors' },
  },
  {
    operation: 'Permission scheme updated',
    source: CLOUD,
    record: cloud('Permission scheme updated', 'permissions', {
      objectItem: { id: '10', name: 'Default', typeName: 'SCHEME' },
      changedValues: [{ fieldName: 'Permission', changedTo: 'Browse Projects' }],
    }),
    expect: {
      action: null,
      'object.kind': 'setting',
      'extra.field': 'Permission',
      'extra.to': 'Browse Projects',
    },
  },
  {
    operation: 'Project created',
    source: CLOUD,
    record: cloud('Project created', 'projects', {
      objectItem: { id: '10022', name: 'Legal', typeName: 'PROJECT' },
      associatedItems: [{ id: 'ug:ben', name: 'ug:ben', typeName: 'USER' }],
    }),
    expect: { 'object.kind': 'folder', 'object.name': 'Legal', targetUser: null },
  },
  {
    operation: 'Workflow updated',
    source: CLOUD,
    record: cloud('Workflow updated', 'workflows', {
      objectItem: { id: 'W', name: 'W', typeName: 'WORKFLOW' },
    }),
    expect: { action: null, 'object.kind': 'setting', outcome: 'success' },
  },
  {
    operation: 'audit record without a time',
    source: CLOUD,
    record: { ...cloud('User created', 'user management'), created: 'soon' },
    expect: { rejected: 'missing or unreadable' },
  },
  {
    operation: 'jira.auditing.user.added.to.group',
    source: DATA_CENTER,
    record: dataCenter('jira.auditing.user.added.to.group', 'group management', {
      affectedObjects: [
        { name: 'jira-administrators', type: 'GROUP' },
        { id: 'JIRAUSER10101', name: 'ben.ray', type: 'USER' },
      ],
    }),
    expect: {
      stream: 'data-center-audit',
      vendorOperation: 'jira.auditing.user.added.to.group',
      occurredAt: AT,
      'actor.name': 'ann.lee',
      'actor.id': '10100',
      targetUser: 'ben.ray',
      targetGroup: 'jira-administrators',
      organization: 'jira.example.com',
      'extra.method': 'Browser',
    },
  },
  {
    operation: 'jira.auditing.user.renamed',
    source: DATA_CENTER,
    record: dataCenter('jira.auditing.user.renamed', 'user management', {
      affectedObjects: [{ id: 'JIRAUSER10101', name: 'ben.ray2', type: 'USER' }],
      changedValues: [{ key: 'Username', from: 'ben.ray', to: 'ben.ray2' }],
    }),
    expect: { targetUser: 'ben.ray', 'object.name': 'ben.ray2', action: null },
  },
  {
    operation: 'jira.auditing.user.login.failed',
    source: DATA_CENTER,
    record: {
      ...dataCenter('', ''),
      type: undefined,
      auditType: {
        actionI18nKey: 'jira.auditing.user.login.failed',
        action: 'User login failed',
        category: 'login',
      },
      author: { id: '-2', name: 'Anonymous', type: 'user' },
      timestamp: { epochSecond: 1_772_443_800, nano: 250_000_000 },
      affectedObjects: [{ id: '10100', name: 'ann.lee', type: 'USER' }],
    },
    expect: {
      outcome: 'failure',
      occurredAt: AT + 250,
      'actor.kind': 'anonymous',
      targetUser: 'ann.lee',
      'extra.summary': 'User login failed',
    },
  },
  {
    operation: 'jira.auditing.project.created',
    source: DATA_CENTER,
    record: dataCenter('jira.auditing.project.created', 'projects', {
      affectedObjects: [
        { id: '10000', name: 'Legal', type: 'PROJECT', uri: 'https://jira.example.com/p/10000' },
        { id: 'JIRAUSER10100', name: 'ann.lee', type: 'USER' },
      ],
    }),
    expect: {
      targetUser: null,
      'object.kind': 'folder',
      'object.name': 'Legal',
      'object.url': 'https://jira.example.com/p/10000',
    },
  },
  {
    operation: 'atlassian.audit.event.action.audit.search',
    source: DATA_CENTER,
    record: dataCenter('atlassian.audit.event.action.audit.search', 'Auditing', {
      extraAttributes: [{ name: 'Results returned', value: '50' }],
    }),
    expect: { action: 'View', movement: 'none', 'extra.results': '50' },
  },
  {
    operation: 'atlassian.audit.event.action.audit.export',
    source: DATA_CENTER,
    record: dataCenter('atlassian.audit.event.action.audit.export', 'Auditing'),
    expect: {
      action: 'Download',
      movement: 'download',
      'origin.name': 'Jira',
      'origin.host': 'jira.example.com',
    },
  },
  {
    operation: 'user_login',
    source: ORGANIZATION,
    record: organization('user_login', {
      context: [{ id: '5aa0', type: 'users', attributes: { email: 'ann@example.com' } }],
    }),
    expect: {
      stream: 'organization-events',
      vendorEventId: '0b1c2d3e-0000-4000-8000-000000000007',
      action: null,
      'actor.email': 'ann@example.com',
      targetUser: 'ann@example.com',
      organization: 'example',
      'extra.message': 'Words for people',
    },
  },
  {
    operation: 'jira_issue_viewed',
    source: ORGANIZATION,
    record: organization('jira_issue_viewed', {
      context: [{ id: '10010', type: 'issues', attributes: { issueKey: 'LEG-7' } }],
    }),
    expect: {
      action: 'View',
      movement: 'none',
      'object.kind': 'message',
      'object.id': '10010',
      'object.name': 'LEG-7',
    },
  },
  {
    operation: 'confluence_page_exported',
    source: ORGANIZATION,
    record: organization('confluence_page_exported', {
      context: [{ id: '77', type: 'pages', attributes: { name: 'Board minutes' } }],
    }),
    expect: {
      action: 'Download',
      movement: 'download',
      'object.name': 'Board minutes',
      'origin.host': 'example.atlassian.net',
    },
  },
  {
    operation: 'attachment_created',
    source: WEBHOOKS,
    record: {
      timestamp: AT,
      webhookEvent: 'attachment_created',
      attachment: {
        id: '20001',
        filename: 'draft.docx',
        size: 4096,
        mimeType: 'application/msword',
        self: 'https://example.atlassian.net/rest/api/2/attachment/20001',
        author: { accountId: '5aa0', displayName: 'Ann Lee', accountType: 'atlassian' },
      },
    },
    expect: {
      stream: 'webhook',
      action: 'Upload',
      movement: 'upload',
      'object.kind': 'file',
      'object.name': 'draft.docx',
      'object.sizeBytes': 4096,
      'actor.name': 'Ann Lee',
      'destination.name': 'Jira',
      'destination.host': 'example.atlassian.net',
    },
  },
  {
    operation: 'jira:issue_updated',
    source: WEBHOOKS,
    record: {
      timestamp: AT,
      webhookEvent: 'jira:issue_updated',
      issue_event_type_name: 'issue_assigned',
      user: { accountId: '5aa0', displayName: 'Ann Lee' },
      issue: { id: '10010', key: 'LEG-7', fields: { summary: 'Draft contract' } },
      changelog: { items: [{ field: 'assignee', fromString: 'Ben', toString: 'Cy' }] },
    },
    expect: {
      vendorOperation: 'jira:issue_updated',
      action: null,
      'object.name': 'Draft contract',
      'extra.field': 'assignee',
      'extra.to': 'Cy',
    },
  },
  {
    operation: 'issue in a list',
    source: 'Issue search',
    count: 2,
    record: {
      id: '10010',
      key: 'LEG-7',
      self: 'https://example.atlassian.net/rest/api/3/issue/10010',
      fields: {
        summary: 'Draft contract',
        updated: '2026-03-02T09:30:00.000+0000',
        creator: { accountId: '5aa0' },
        project: { id: '10000', key: 'LEG' },
        attachment: [{ id: '20001', filename: 'draft.docx', size: 4096 }],
      },
    },
    expect: { kind: 'item', itemKind: 'record', name: 'Draft contract', changedAt: AT },
  },
  {
    operation: 'person in a list',
    source: 'Users',
    record: {
      accountId: '5cc2',
      accountType: 'customer',
      displayName: 'Cy Doe',
      timeZone: 'Pacific/Chatham',
      emailAddress: 'Cy@partner.example',
      active: true,
    },
    expect: {
      kind: 'person',
      entityId: '5cc2',
      emails: ['cy@partner.example'],
      status: 'active',
      external: 'yes',
      timeZone: 'Pacific/Chatham',
    },
  },
  {
    operation: 'project in a list',
    source: 'Projects',
    record: { id: '10000', key: 'LEG', name: 'Legal', projectTypeKey: 'business', isPrivate: true },
    expect: { kind: 'item', itemKind: 'folder', name: 'Legal', visibility: 'private' },
  },
  {
    operation: 'group in a list',
    source: 'Groups',
    record: { groupId: 'g-1', name: 'finance' },
    expect: { kind: 'group', entityId: 'g-1', name: 'finance' },
  },
  {
    operation: 'permission in a list',
    source: 'Permissions',
    record: { key: 'ADD_COMMENTS', name: 'Add comments', type: 'PROJECT' },
    expect: { skipped: 'A permission that exists, which says nothing of who has it.' },
  },
];
