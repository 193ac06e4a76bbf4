import type { EventShape, Value } from '../kit/map/map-declaration.ts';
import { WEBHOOK_OPERATIONS } from './operations.data.ts';

const GITHUB: Value = { const: 'GitHub' };

/**
 * The event's name from the header `X-GitHub-Event`, which the receiver adds as `x_github_event`;
 * without it the subject of the body decides. Specific subjects come before general ones.
 */
const EVENT_NAME: Value = [
  'x_github_event',
  { when: { has: 'forkee' }, then: { const: 'fork' } },
  { when: { has: 'pages' }, then: { const: 'gollum' } },
  { when: { has: 'workflow_job' }, then: { const: 'workflow_job' } },
  { when: { has: 'workflow_run' }, then: { const: 'workflow_run' } },
  { when: { has: 'check_run' }, then: { const: 'check_run' } },
  { when: { has: 'check_suite' }, then: { const: 'check_suite' } },
  { when: { has: 'review' }, then: { const: 'pull_request_review' } },
  {
    when: { all: [{ has: 'comment' }, { has: 'pull_request' }] },
    then: { const: 'pull_request_review_comment' },
  },
  { when: { all: [{ has: 'comment' }, { has: 'issue' }] }, then: { const: 'issue_comment' } },
  {
    when: { all: [{ has: 'comment' }, { has: 'discussion' }] },
    then: { const: 'discussion_comment' },
  },
  { when: { has: 'comment' }, then: { const: 'commit_comment' } },
  { when: { has: 'discussion' }, then: { const: 'discussion' } },
  { when: { has: 'pull_request' }, then: { const: 'pull_request' } },
  { when: { has: 'issue' }, then: { const: 'issues' } },
  { when: { has: 'release' }, then: { const: 'release' } },
  { when: { has: 'deployment_status' }, then: { const: 'deployment_status' } },
  { when: { has: 'deployment' }, then: { const: 'deployment' } },
  { when: { has: 'registry_package' }, then: { const: 'registry_package' } },
  { when: { has: 'package' }, then: { const: 'package' } },
  { when: { has: 'repository_ruleset' }, then: { const: 'repository_ruleset' } },
  { when: { has: 'alert.secret_type' }, then: { const: 'secret_scanning_alert' } },
  { when: { has: 'alert.tool' }, then: { const: 'code_scanning_alert' } },
  { when: { has: 'alert.security_advisory' }, then: { const: 'dependabot_alert' } },
  { when: { has: 'key' }, then: { const: 'deploy_key' } },
  { when: { all: [{ has: 'member' }, { has: 'team' }] }, then: { const: 'membership' } },
  { when: { has: 'member' }, then: { const: 'member' } },
  { when: { all: [{ has: 'team' }, { has: 'action' }] }, then: { const: 'team' } },
  { when: { has: 'team' }, then: { const: 'team_add' } },
  { when: { has: 'membership' }, then: { const: 'organization' } },
  { when: { has: 'invitation' }, then: { const: 'organization' } },
  { when: { has: 'blocked_user' }, then: { const: 'org_block' } },
  { when: { any: [{ has: 'commits' }, { has: 'pusher' }] }, then: { const: 'push' } },
  { when: { has: 'starred_at' }, then: { const: 'star' } },
  {
    when: {
      all: [
        { has: 'repository.name' },
        {
          is: [
            'action',
            [
              'created',
              'deleted',
              'archived',
              'unarchived',
              'edited',
              'renamed',
              'transferred',
              'publicized',
              'privatized',
            ],
          ],
        },
      ],
    },
    then: { const: 'repository' },
  },
  {
    when: { all: [{ has: 'installation' }, { has: 'repositories' }] },
    then: { const: 'installation' },
  },
];

/** When it happened: the subject's own last change, then what the receiver noted. */
const TIME: Value = [
  { when: { any: [{ has: 'commits' }, { has: 'pusher' }] }, then: 'repository.pushed_at' },
  'review.submitted_at',
  'comment.updated_at',
  'comment.created_at',
  'pull_request.updated_at',
  'pull_request.created_at',
  'issue.updated_at',
  'issue.created_at',
  'workflow_job.completed_at',
  'workflow_job.started_at',
  'workflow_job.created_at',
  'workflow_run.updated_at',
  'workflow_run.created_at',
  'check_run.completed_at',
  'check_run.started_at',
  'check_suite.updated_at',
  'alert.updated_at',
  'alert.created_at',
  'release.published_at',
  'release.created_at',
  'registry_package.updated_at',
  'package.updated_at',
  'discussion.updated_at',
  'deployment.updated_at',
  'forkee.created_at',
  'key.created_at',
  'starred_at',
  'head_commit.timestamp',
  'commits.0.timestamp',
  'received_at',
  { when: { is: ['action', 'created'] }, then: 'repository.created_at' },
  {
    when: {
      is: ['action', ['archived', 'unarchived', 'edited', 'renamed', 'publicized', 'privatized']],
    },
    then: 'repository.updated_at',
  },
];

/** Deliveries of webhooks: a subject, the repository or organisation around it, and the sender. */
export const WEBHOOK_SHAPES: readonly EventShape[] = [
  {
    when: {
      any: [
        { has: 'x_github_event' },
        { has: 'repository.full_name' },
        { has: 'repository.name' },
        { has: 'sender.login' },
        { has: 'organization.login' },
      ],
    },
    stream: 'webhook',
    operation: {
      parts: [EVENT_NAME, { when: { is: ['action', 'push'] }, then: [], otherwise: 'action' }],
      with: '.',
    },
    time: TIME,
    operations: WEBHOOK_OPERATIONS,
    fields: {
      vendorEventId: 'x_github_delivery',
      observedAt: 'received_at',
      outcome: {
        lookup: ['workflow_run.conclusion', 'workflow_job.conclusion', 'check_run.conclusion'],
        table: { failure: 'failure', timed_out: 'failure', startup_failure: 'failure' },
        otherwise: 'success',
      },
      vendorSeverity: [
        'alert.rule.security_severity_level',
        'alert.security_advisory.severity',
        'alert.rule.severity',
      ],
      vendorRule: ['alert.secret_type_display_name', 'alert.secret_type', 'alert.rule.id'],
      'actor.kind': {
        when: { any: [{ is: ['sender.type', 'Bot'] }, { ends: ['sender.login', '[bot]'] }] },
        then: { const: 'service' },
      },
      'actor.name': [
        'sender.login',
        'pusher.name',
        'review.user.login',
        'comment.user.login',
        'issue.user.login',
        'pull_request.user.login',
        'head_commit.author.username',
      ],
      'actor.id': 'sender.id',
      'actor.email': ['pusher.email', 'sender.email'],
      targetUser: [
        'member.login',
        'membership.user.login',
        'invitation.login',
        'invitation.email',
        'blocked_user.login',
      ],
      targetGroup: ['team.name', 'team.slug'],
      'object.kind': [
        {
          when: { any: [{ has: 'registry_package' }, { has: 'package' }] },
          then: { const: 'file' },
        },
        {
          when: { any: [{ has: 'issue' }, { has: 'pull_request' }, { has: 'comment' }] },
          then: { const: 'message' },
        },
        { when: { has: 'repository' }, then: { const: 'folder' } },
        { when: { has: 'team' }, then: { const: 'group' } },
        { when: { has: 'organization' }, then: { const: 'account' } },
      ],
      'object.id': [
        'registry_package.id',
        'package.id',
        'pull_request.id',
        'issue.id',
        'repository.id',
        'organization.id',
      ],
      'object.name': [
        'registry_package.name',
        'package.name',
        'pull_request.title',
        'issue.title',
        'pages.0.title',
        'repository.full_name',
        'repository.name',
        'team.name',
        'organization.login',
      ],
      'object.url': [
        'review.html_url',
        'comment.html_url',
        'pull_request.html_url',
        'issue.html_url',
        'alert.html_url',
        'release.html_url',
        'pages.0.html_url',
        'compare',
        'repository.html_url',
      ],
      'object.owner': ['repository.owner.login', 'organization.login'],
      organization: ['organization.login', 'repository.owner.login'],
      visibilityBefore: { when: { is: ['action', 'publicized'] }, then: { const: 'private' } },
      visibilityAfter: [
        { when: { is: ['action', 'publicized'] }, then: { const: 'public' } },
        { when: { is: ['action', 'privatized'] }, then: { const: 'private' } },
        { when: { is: ['x_github_event', 'public'] }, then: { const: 'public' } },
        {
          when: { all: [{ is: ['action', 'created'] }, { has: 'repository.visibility' }] },
          then: {
            lookup: 'repository.visibility',
            table: { public: 'public', internal: 'internal', private: 'private' },
          },
        },
      ],
    },
    origin: {
      kind: 'app',
      name: {
        when: { any: [{ has: 'forkee' }, { has: 'member' }, { is: ['action', 'publicized'] }] },
        then: GITHUB,
      },
      container: 'repository.full_name',
      account: ['organization.login', 'repository.owner.login'],
    },
    content: [
      'comment.body',
      'review.body',
      'pull_request.body',
      'issue.body',
      'discussion.body',
      'release.body',
    ],
    destination: {
      kind: 'app',
      name: {
        when: { any: [{ has: 'forkee' }, { has: 'commits' }, { has: 'registry_package' }] },
        then: GITHUB,
      },
      container: ['forkee.full_name', 'repository.full_name'],
      account: ['forkee.owner.login', 'organization.login', 'repository.owner.login'],
    },
    recipients: [
      {
        kind: 'public',
        when: { any: [{ is: ['action', 'publicized'] }, { is: ['x_github_event', 'public'] }] },
      },
      {
        kind: 'person',
        byLogin: true,
        address: 'member.login',
        when: { all: [{ has: 'member' }, { is: ['action', ['added', 'edited']] }] },
      },
      {
        kind: 'group',
        address: 'team.slug',
        when: {
          all: [{ has: 'repository' }, { not: { is: ['action', 'removed_from_repository'] } }],
        },
      },
    ],
    extra: {
      repository: 'repository.full_name',
      private: 'repository.private',
      ref: 'ref',
      commit: ['after', 'head_commit.id'],
      forced: 'forced',
      branch: ['workflow_run.head_branch', 'pull_request.head.ref'],
      from: 'pull_request.head.repo.full_name',
      workflow: ['workflow_run.name', 'workflow_job.name'],
      trigger: 'workflow_run.event',
      status: ['workflow_run.status', 'workflow_job.status', 'alert.state', 'review.state'],
      conclusion: ['workflow_run.conclusion', 'workflow_job.conclusion'],
      runner: 'workflow_job.runner_name',
      previousName: 'changes.repository.name.from',
      previousOwner: ['changes.owner.from.organization.login', 'changes.owner.from.user.login'],
      permission: ['changes.permission.to', 'team.permission'],
      hookUrl: 'hook.config.url',
      number: ['pull_request.number', 'issue.number', 'alert.number'],
    },
  },
];
