import type { Condition, EventFields, EventShape, Value } from '../kit/map/map-declaration.ts';
import {
  ARRIVING_OPERATIONS,
  AUDIT_OPERATIONS,
  FAILED_OPERATIONS,
  FORK_OPERATIONS,
  LEAVING_OPERATIONS,
  NARROWING_OPERATIONS,
} from './operations.data.ts';

const REPOSITORY: Value = ['repo', 'repository'];
const GITHUB: Value = { const: 'GitHub' };

const VISIBILITY_WORDS = { public: 'public', internal: 'internal', private: 'private' };
const IS_OPENED: Condition = {
  any: [
    { all: [{ is: ['action', ['repo.access']] }, { is: ['visibility', 'public'] }] },
    { is: ['action', ['repo.pages_public']] },
    {
      all: [
        { is: ['action', ['gist.visibility_change', 'project.access']] },
        { is: ['visibility', 'public'] },
      ],
    },
  ],
};

const FIELDS: EventFields = {
  vendorEventId: '_document_id',
  outcome: {
    when: { any: [{ is: ['action', FAILED_OPERATIONS] }, { is: ['conclusion', 'failure'] }] },
    then: { const: 'failure' },
    otherwise: { const: 'success' },
  },
  'actor.kind': {
    when: { any: [{ is: ['actor_is_bot', true] }, { ends: ['actor', '[bot]'] }] },
    then: { const: 'service' },
    otherwise: {
      // Anyone may clone a public repository without signing in.
      when: { all: [{ not: { has: 'actor' } }, { is: ['repository_public', true] }] },
      then: { const: 'anonymous' },
    },
  },
  'actor.name': 'actor',
  'actor.id': 'actor_id',
  // The name at the identity provider, usually the address.
  'actor.email': [
    { from: 'external_identity_nameid', via: 'email' },
    { from: 'external_identity_username', via: 'email' },
  ],
  targetUser: ['user', 'blocked_user', 'target_login', 'invitee'],
  targetGroup: [
    'data.team',
    'team',
    // An act on the organisation itself is done to the group that it is.
    { when: { starts: ['action', 'org.'] }, then: 'org' },
  ],
  'object.kind': [
    { when: { has: 'pull_request_url' }, then: { const: 'other' } },
    { when: { starts: ['action', 'packages.'] }, then: { const: 'file' } },
    { when: { starts: ['action', 'team.'] }, then: { const: 'group' } },
    { when: { starts: ['action', 'hook.'] }, then: { const: 'application' } },
    { when: { starts: ['action', 'integration'] }, then: { const: 'application' } },
    { when: { any: [{ has: 'repo' }, { has: 'repository' }] }, then: { const: 'folder' } },
    { when: { starts: ['action', 'org.'] }, then: { const: 'account' } },
    { when: { starts: ['action', 'business.'] }, then: { const: 'account' } },
  ],
  'object.name': [
    'pull_request_title',
    { when: { starts: ['action', 'packages.'] }, then: 'package' },
    { when: { starts: ['action', 'team.'] }, then: ['data.team', 'team'] },
    'repo',
    'repository',
    'integration',
    'project_name',
    'ruleset_name',
    'name',
    'org',
    'business',
  ],
  'object.id': [
    'pull_request_id',
    'repo_id',
    'repository_id',
    { when: { starts: ['action', 'hook.'] }, then: 'hook_id' },
    { when: { starts: ['action', 'org.'] }, then: 'org_id' },
  ],
  'object.url': 'pull_request_url',
  'object.owner': { from: REPOSITORY, via: 'before_slash' },
  'network.sourceIp': 'actor_ip',
  'network.userAgent': 'user_agent',
  organization: ['org', 'business'],
  visibilityBefore: {
    lookup: ['previous_visibility', 'visibility_was'],
    table: VISIBILITY_WORDS,
  },
  visibilityAfter: {
    when: {
      is: [
        'action',
        [
          'repo.access',
          'repo.create',
          'repo.transfer',
          'repo.transfer_outgoing',
          'gist.create',
          'gist.visibility_change',
          'project.access',
        ],
      ],
    },
    then: { lookup: 'visibility', table: VISIBILITY_WORDS },
    otherwise: { when: { is: ['action', ['repo.pages_public']] }, then: { const: 'public' } },
  },
};

const AUDIT: Omit<EventShape, 'operations'> = {
  stream: 'audit',
  operation: 'action',
  time: ['created_at', '@timestamp', 'at_sign_timestamp'],
  fields: FIELDS,
  origin: {
    kind: 'app',
    name: { when: { is: ['action', LEAVING_OPERATIONS] }, then: GITHUB },
    container: REPOSITORY,
    account: ['org', 'business'],
  },
  destination: {
    kind: 'app',
    name: { when: { is: ['action', ARRIVING_OPERATIONS] }, then: GITHUB },
    container: REPOSITORY,
    account: ['org', 'business'],
  },
  recipients: [
    { kind: 'public', when: IS_OPENED },
    {
      kind: 'person',
      byLogin: true,
      address: 'user',
      outside: { const: 'yes' },
      when: { is: ['action', ['org.add_outside_collaborator']] },
    },
    {
      kind: 'person',
      byLogin: true,
      address: ['user', 'collaborator'],
      when: {
        is: [
          'action',
          [
            'repo.add_member',
            'repo.update_member',
            'project.update_user_permission',
            'project_collaborator.add',
            'project_collaborator.update',
          ],
        ],
      },
    },
    {
      kind: 'group',
      address: ['data.team', 'team'],
      when: {
        is: [
          'action',
          [
            'team.add_repository',
            'team.update_repository_permission',
            'project.update_team_permission',
          ],
        ],
      },
    },
  ],
  extra: {
    country: 'actor_location.country_code',
    accessBy: 'programmatic_access_type',
    tokenId: 'token_id',
    tokenScopes: 'token_scopes',
    application: ['oauth_application_name', 'integration', 'application_client_id'],
    protocol: 'transport_protocol_name',
    operationType: 'operation_type',
    public: ['public_repo', 'repository_public'],
    permission: ['permission', 'new_repo_permission'],
    previousPermission: ['old_permission', 'old_repo_permission'],
    previousName: ['old_name', 'old_repo_name'],
    previousOwner: ['data.old_user', 'old_user'],
    hookUrl: ['config.url', 'data.config.url'],
    hookEvents: { from: ['events', 'data.events'], via: 'joined' },
    repositories: {
      from: ['repositories_added_names', 'repositories_removed_names', 'repository_names'],
      via: 'joined',
    },
    branch: ['branch', 'head_branch', 'data.head_branch'],
    workflow: { when: { starts: ['action', 'workflows.'] }, then: 'name' },
    conclusion: 'conclusion',
    rule: 'ruleset_name',
    issuer: 'issuer',
    email: 'email',
    business: 'business',
    reason: ['reason', 'explanation'],
    secretType: ['secret_type', 'secret_type_display_name'],
  },
};

/** Records of the audit log, fetched or streamed. */
export const AUDIT_SHAPES: readonly EventShape[] = [
  {
    ...AUDIT,
    when: {
      all: [
        { is: ['action', ['repo.access', 'project.access']] },
        { is: ['visibility', 'private'] },
      ],
    },
    operations: NARROWING_OPERATIONS,
  },
  {
    ...AUDIT,
    when: {
      all: [
        { is: ['action', ['repo.create']] },
        { any: [{ has: 'fork_parent' }, { has: 'fork_source' }] },
      ],
    },
    operations: FORK_OPERATIONS,
    origin: {
      kind: 'app',
      name: GITHUB,
      container: ['fork_parent', 'fork_source'],
      account: { from: ['fork_parent', 'fork_source'], via: 'before_slash' },
    },
    destination: { kind: 'app', name: GITHUB, container: REPOSITORY, account: 'org' },
  },
  { ...AUDIT, when: { has: 'action' }, operations: AUDIT_OPERATIONS },
];
