import type { ConnectorCase } from '../kit/connector-case.ts';

const AUDIT = 'Audit log events for your organization';
const HOOKS = 'Webhook events and payloads';
const ALERTS = 'REST API endpoints for secret scanning';
const AT = 1_772_443_800_000;

/** A record of the audit log with the members that most of them have. */
function audit(action: string, rest: Record<string, unknown> = {}) {
  return {
    '@timestamp': AT,
    created_at: AT,
    _document_id: 'Ab3dEfGhIjKlMnOpQrStUv',
    action,
    actor: 'ann-lee',
    actor_id: 5001,
    actor_ip: '203.0.113.10',
    actor_location: { country_code: 'DE' },
    org: 'octo-works',
    org_id: 700,
    user_agent: 'git/2.51.0',
    ...rest,
  };
}

const REPO = { repo: 'octo-works/ledger', repo_id: 9001 };
const REPOSITORY = {
  id: 9001,
  name: 'ledger',
  full_name: 'octo-works/ledger',
  private: true,
  visibility: 'private',
  html_url: 'https://github.com/octo-works/ledger',
  owner: { login: 'octo-works' },
  created_at: '2026-03-02T09:30:00Z',
  updated_at: '2026-03-02T09:30:00Z',
  pushed_at: 1_772_443_800,
};
const SENDER = { login: 'ann-lee', id: 5001, type: 'User' };

/** A delivery from the receiver, with values from the headers. */
function delivery(event: string, body: Record<string, unknown>) {
  return {
    x_github_event: event,
    x_github_delivery: 'd-0001',
    received_at: '2026-03-02T09:30:01Z',
    repository: REPOSITORY,
    organization: { login: 'octo-works', id: 700 },
    sender: SENDER,
    ...body,
  };
}

/** Operations recognized by name alone. */
const NAMED: readonly [readonly string[], ConnectorCase['expect']][] = [
  [
    ['user.audit_log_export', 'org.connect_usage_metrics_export'],
    { action: 'Download', movement: 'download' },
  ],
  [
    [
      'org.transfer_outgoing',
      'project.visibility_public',
      'integration_installation.create',
      'integration_installation.repositories_added',
      'personal_access_token.access_granted',
    ],
    { action: 'Share', movement: 'share' },
  ],
];

const namedCases: readonly ConnectorCase[] = NAMED.flatMap(([operations, expected]) =>
  operations.map((operation) => ({
    operation,
    source: AUDIT,
    record: audit(operation),
    expect: expected,
  })),
);

export const cases: readonly ConnectorCase[] = [
  ...namedCases,
  {
    operation: 'git.clone',
    source: AUDIT,
    record: audit('git.clone', {
      ...REPO,
      external_identity_nameid: 'Ann.Lee@example.com',
      programmatic_access_type: 'OAuth access token',
      repository_public: false,
      transport_protocol_name: 'http',
      user: '',
    }),
    expect: {
      source: 'GitHub',
      stream: 'audit',
      action: 'Download',
      movement: 'download',
      occurredAt: AT,
      vendorEventId: 'Ab3dEfGhIjKlMnOpQrStUv',
      outcome: 'success',
      'actor.kind': 'person',
      'actor.name': 'ann-lee',
      'actor.id': '5001',
      'actor.email': 'ann.lee@example.com',
      'actor.domain': 'example.com',
      targetUser: null,
      'object.kind': 'folder',
      'object.name': 'octo-works/ledger',
      'object.id': '9001',
      'object.owner': 'octo-works',
      'origin.name': 'GitHub',
      'origin.container': 'octo-works/ledger',
      'origin.account': 'octo-works',
      'network.sourceIp': '203.0.113.10',
      'network.userAgent': 'git/2.51.0',
      organization: 'octo-works',
      'extra.country': 'DE',
      'extra.accessBy': 'OAuth access token',
      'extra.protocol': 'http',
    },
  },
  {
    operation: 'git.clone of a public repository without signing in',
    source: AUDIT,
    record: {
      '@timestamp': AT,
      action: 'git.clone',
      org: 'octo-works',
      repo: 'octo-works/site',
      repository_public: true,
    },
    expect: { action: 'Download', occurredAt: AT, 'actor.kind': 'anonymous', 'actor.name': null },
  },
  {
    operation: 'git.fetch',
    source: AUDIT,
    record: audit('git.fetch', { ...REPO, actor: 'deploy[bot]' }),
    expect: { action: 'Download', movement: 'download', 'actor.kind': 'service' },
  },
  {
    operation: 'git.push',
    source: AUDIT,
    record: audit('git.push', REPO),
    expect: {
      action: 'Upload',
      movement: 'upload',
      origin: null,
      'destination.name': 'GitHub',
      'destination.container': 'octo-works/ledger',
    },
  },
  {
    operation: 'repo.download_zip',
    source: AUDIT,
    record: audit('repo.download_zip', REPO),
    expect: { action: 'Download', 'origin.container': 'octo-works/ledger' },
  },
  {
    operation: 'repo.access made public',
    source: AUDIT,
    record: audit('repo.access', {
      ...REPO,
      visibility: 'public',
      previous_visibility: 'private',
    }),
    expect: {
      action: 'Share',
      movement: 'share',
      visibilityBefore: 'private',
      visibilityAfter: 'public',
      recipients: [{ kind: 'public', address: null, domain: null, outside: 'unknown' }],
    },
  },
  {
    operation: 'repo.access made private',
    source: AUDIT,
    record: audit('repo.access', { ...REPO, visibility: 'private' }),
    expect: { action: null, movement: 'none', visibilityAfter: 'private', recipients: [] },
  },
  {
    operation: 'repo.add_member',
    source: AUDIT,
    record: audit('repo.add_member', { ...REPO, user: 'Ben-Ray', permission: 'write' }),
    expect: {
      action: 'Share',
      targetUser: 'Ben-Ray',
      recipients: [{ kind: 'person', address: 'ben-ray', domain: null, outside: 'unknown' }],
      'extra.permission': 'write',
    },
  },
  {
    operation: 'org.add_outside_collaborator',
    source: AUDIT,
    record: audit('org.add_outside_collaborator', { ...REPO, user: 'contractor-7' }),
    expect: {
      action: 'Share',
      recipients: [{ kind: 'person', address: 'contractor-7', domain: null, outside: 'yes' }],
      targetGroup: 'octo-works',
    },
  },
  {
    operation: 'org.add_member',
    source: AUDIT,
    record: audit('org.add_member', { user: 'ben-ray' }),
    expect: {
      action: null,
      movement: 'none',
      targetUser: 'ben-ray',
      targetGroup: 'octo-works',
      'object.kind': 'account',
      'object.id': '700',
    },
  },
  {
    operation: 'team.add_repository',
    source: AUDIT,
    record: audit('team.add_repository', { ...REPO, data: { team: 'octo-works/finance' } }),
    expect: {
      action: 'Share',
      targetGroup: 'octo-works/finance',
      recipients: [
        { kind: 'group', address: 'octo-works/finance', domain: null, outside: 'unknown' },
      ],
    },
  },
  {
    operation: 'team.add_member',
    source: AUDIT,
    record: audit('team.add_member', { team: 'octo-works/finance', user: 'ben-ray' }),
    expect: {
      action: null,
      targetUser: 'ben-ray',
      targetGroup: 'octo-works/finance',
      'object.kind': 'group',
      'object.name': 'octo-works/finance',
    },
  },
  {
    operation: 'repo.create as a fork',
    source: AUDIT,
    record: audit('repo.create', {
      repo: 'octo-works/engine-fork',
      visibility: 'private',
      fork_parent: 'upstream/engine',
    }),
    expect: {
      action: 'Copy',
      movement: 'copy',
      'origin.container': 'upstream/engine',
      'origin.account': 'upstream',
      'destination.container': 'octo-works/engine-fork',
    },
  },
  {
    operation: 'repo.create',
    source: AUDIT,
    record: audit('repo.create', { ...REPO, visibility: 'internal' }),
    expect: { action: null, visibilityAfter: 'internal' },
  },
  {
    operation: 'repo.transfer_outgoing',
    source: AUDIT,
    record: audit('repo.transfer_outgoing', { ...REPO, visibility: 'private' }),
    expect: { action: 'Share', movement: 'share', 'origin.account': 'octo-works' },
  },
  {
    operation: 'repo.rename',
    source: AUDIT,
    record: audit('repo.rename', { ...REPO, old_name: 'books' }),
    expect: { action: 'Rename', movement: 'none', 'extra.previousName': 'books' },
  },
  {
    operation: 'org.audit_log_export',
    source: AUDIT,
    record: audit('org.audit_log_export'),
    expect: { action: 'Download', movement: 'download', 'object.name': 'octo-works' },
  },
  {
    operation: 'packages.package_version_published',
    source: AUDIT,
    record: audit('packages.package_version_published', { ...REPO, package: 'ledger-core' }),
    expect: { action: 'Upload', 'object.kind': 'file', 'object.name': 'ledger-core' },
  },
  {
    operation: 'migration.download',
    source: AUDIT,
    record: audit('migration.download'),
    expect: { action: 'Download', movement: 'download' },
  },
  {
    operation: 'protected_branch.rejected_ref_update',
    source: AUDIT,
    record: audit('protected_branch.rejected_ref_update', { ...REPO, branch: 'refs/heads/main' }),
    expect: { action: null, outcome: 'failure', 'extra.branch': 'refs/heads/main' },
  },
  {
    operation: 'hook.create',
    source: AUDIT,
    record: audit('hook.create', {
      ...REPO,
      hook_id: 31,
      name: 'webhook',
      config: { url: 'https://hooks.example.net/in' },
      events: ['push', 'release'],
    }),
    expect: {
      action: null,
      'object.kind': 'application',
      'extra.hookUrl': 'https://hooks.example.net/in',
      'extra.hookEvents': 'push, release',
    },
  },
  {
    operation: 'push',
    source: HOOKS,
    record: delivery('push', {
      ref: 'refs/heads/main',
      after: 'c0ffee',
      forced: false,
      commits: [{ id: 'c0ffee', timestamp: '2026-03-01T08:00:00Z' }],
      pusher: { name: 'ann-lee', email: 'ann@example.com' },
    }),
    expect: {
      stream: 'webhook',
      vendorOperation: 'push',
      action: 'Upload',
      movement: 'upload',
      occurredAt: AT,
      vendorEventId: 'd-0001',
      'actor.email': 'ann@example.com',
      'destination.container': 'octo-works/ledger',
      'extra.ref': 'refs/heads/main',
    },
  },
  {
    operation: 'push without the headers',
    source: HOOKS,
    record: {
      ref: 'refs/heads/main',
      commits: [{ id: 'c0ffee', timestamp: '2026-03-02T09:30:00Z' }],
      repository: { full_name: 'octo-works/ledger' },
      pusher: { name: 'ann-lee' },
    },
    expect: { vendorOperation: 'push', occurredAt: AT, 'actor.name': 'ann-lee' },
  },
  {
    operation: 'repository.publicized',
    source: HOOKS,
    record: delivery('repository', { action: 'publicized' }),
    expect: {
      vendorOperation: 'repository.publicized',
      action: 'Share',
      visibilityBefore: 'private',
      visibilityAfter: 'public',
      recipients: [{ kind: 'public', address: null, domain: null, outside: 'unknown' }],
    },
  },
  {
    operation: 'public',
    source: HOOKS,
    record: delivery('public', {}),
    expect: { vendorOperation: 'public', action: 'Share', visibilityAfter: 'public' },
  },
  {
    operation: 'repository.renamed',
    source: HOOKS,
    record: delivery('repository', {
      action: 'renamed',
      changes: { repository: { name: { from: 'books' } } },
    }),
    expect: { action: 'Rename', 'extra.previousName': 'books' },
  },
  {
    operation: 'fork',
    source: HOOKS,
    record: delivery('fork', {
      forkee: {
        full_name: 'ann-lee/ledger',
        owner: { login: 'Ann-Lee' },
        created_at: '2026-03-02T09:30:00Z',
      },
    }),
    expect: {
      vendorOperation: 'fork',
      action: 'Copy',
      movement: 'copy',
      'origin.container': 'octo-works/ledger',
      'destination.container': 'ann-lee/ledger',
      'destination.account': 'ann-lee',
    },
  },
  {
    operation: 'member.added',
    source: HOOKS,
    record: delivery('member', { action: 'added', member: { login: 'ben-ray', id: 5002 } }),
    expect: {
      action: 'Share',
      targetUser: 'ben-ray',
      recipients: [{ kind: 'person', address: 'ben-ray', domain: null, outside: 'unknown' }],
    },
  },
  {
    operation: 'issues.opened',
    source: HOOKS,
    record: delivery('issues', {
      action: 'opened',
      issue: { id: 41, number: 7, title: 'Totals differ', updated_at: '2026-03-02T09:30:00Z' },
    }),
    expect: {
      vendorOperation: 'issues.opened',
      action: null,
      'object.kind': 'message',
      'object.name': 'Totals differ',
      'extra.number': '7',
    },
  },
  {
    operation: 'workflow_run.completed',
    source: HOOKS,
    record: {
      action: 'completed',
      workflow_run: {
        name: 'Release',
        conclusion: 'failure',
        updated_at: '2026-03-02T09:30:00Z',
      },
      repository: { full_name: 'octo-works/ledger' },
    },
    expect: {
      vendorOperation: 'workflow_run.completed',
      outcome: 'failure',
      'extra.workflow': 'Release',
    },
  },
  {
    operation: 'ping',
    source: HOOKS,
    record: { zen: 'Keep it simple.', hook_id: 31, hook: { id: 31 }, sender: SENDER },
    expect: { skipped: 'A ping that tells that a webhook was set up.' },
  },
  {
    operation: 'delivery that tells no time',
    source: HOOKS,
    record: { ref: 'refs/heads/main', commits: [], repository: { full_name: 'octo-works/ledger' } },
    expect: { rejected: 'missing or unreadable' },
  },
  {
    operation: 'secret scanning alert',
    source: ALERTS,
    record: {
      number: 3,
      created_at: '2026-03-01T00:00:00Z',
      updated_at: '2026-03-02T09:30:00Z',
      html_url: 'https://github.com/octo-works/ledger/security/secret-scanning/3',
      state: 'open',
      secret_type: 'example_token',
      secret_type_display_name: 'Example Token',
      secret: 'not-to-be-kept',
      repository_name: 'octo-works/ledger',
    },
    expect: {
      stream: 'secret-scanning-alerts',
      vendorOperation: 'secret_scanning',
      occurredAt: AT,
      vendorRule: 'Example Token',
      'object.name': 'octo-works/ledger',
      extra: { alertId: 'secret-scanning/octo-works/ledger/3', finding: '3', state: 'open' },
    },
  },
  {
    operation: 'code scanning alert',
    source: 'REST API endpoints for code scanning',
    record: {
      number: 4,
      created_at: '2026-03-02T09:30:00Z',
      state: 'open',
      rule: { id: 'js/sql-injection', severity: 'error', security_severity_level: 'high' },
      tool: { name: 'CodeQL' },
      most_recent_instance: { location: { path: 'src/pay.ts' } },
    },
    expect: {
      vendorOperation: 'code_scanning',
      vendorSeverity: 'high',
      'object.path': 'src/pay.ts',
      'object.extension': 'ts',
    },
  },
  {
    operation: 'dependabot alert',
    source: 'REST API endpoints for Dependabot alerts',
    record: {
      number: 5,
      updated_at: '2026-03-02T09:30:00Z',
      state: 'open',
      dependency: { package: { name: 'left' }, manifest_path: 'package-lock.json' },
      security_advisory: { ghsa_id: 'GHSA-0000-0000-0000', severity: 'low', summary: 'Slow' },
    },
    expect: {
      vendorOperation: 'dependabot',
      vendorRule: 'GHSA-0000-0000-0000',
      vendorSeverity: 'low',
    },
  },
  {
    operation: 'dependabot alert of GraphQL',
    source: 'Objects, GraphQL: RepositoryVulnerabilityAlert',
    record: {
      number: 6,
      createdAt: '2026-03-02T09:30:00Z',
      state: 'OPEN',
      vulnerableManifestPath: 'app/package.json',
      repository: {
        name: 'ledger',
        url: 'https://github.com/octo-works/ledger',
        owner: { login: 'octo-works' },
      },
      securityAdvisory: { ghsaId: 'GHSA-1111-1111-1111', severity: 'HIGH' },
    },
    expect: {
      vendorOperation: 'dependabot',
      'extra.repository': 'octo-works/ledger',
      'object.path': 'app/package.json',
    },
  },
  {
    operation: 'issue in a list',
    source: 'REST API endpoints for issues',
    record: {
      id: 41,
      node_id: 'I_41',
      number: 7,
      title: 'Totals differ',
      user: { login: 'ann-lee' },
      html_url: 'https://github.com/octo-works/ledger/issues/7',
      updated_at: '2026-03-02T09:30:00Z',
    },
    expect: { kind: 'item', itemKind: 'record', entityId: 'I_41', owner: 'ann-lee', changedAt: AT },
  },
  {
    operation: 'repository in a list',
    source: 'REST API endpoints for repositories',
    record: REPOSITORY,
    expect: { kind: 'item', itemKind: 'folder', entityId: '9001', visibility: 'private' },
  },
  {
    operation: 'team in a list',
    source: 'REST API endpoints for teams',
    record: { id: 12, node_id: 'T_12', name: 'Finance', slug: 'finance', privacy: 'closed' },
    expect: { kind: 'group', entityId: 'T_12', name: 'Finance' },
  },
  {
    operation: 'outside collaborator in a list',
    source: 'REST API endpoints for outside collaborators',
    record: {
      id: 5009,
      node_id: 'U_9',
      login: 'Contractor-7',
      type: 'User',
      affiliation: 'outside',
    },
    expect: {
      kind: 'person',
      entityId: 'U_9',
      logins: ['contractor-7'],
      external: 'yes',
      status: 'active',
    },
  },
];
