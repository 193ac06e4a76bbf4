import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'admin-role-granted',
  version: 2,
  name: 'Administrator role granted',
  description: 'A person, a group or an app was given an administrator role.',
  group: 'access',
  reason:
    'An administrator role gives access to everything. Attackers grant it to keep their access.',
  techniques: ['T1098.003'],
  needs: 'Audit logs of Okta, Entra, Google Workspace, GitHub, Slack or AWS',
  since: 2,
  severity: 'HIGH',
  title: 'Administrator role granted',
  condition: {
    all: [
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
      },
      {
        any: [
          {
            all: [
              {
                f: 'source',
                op: 'eq',
                v: 'Okta',
              },
              {
                f: 'operation',
                op: 'in',
                v: [
                  'user.account.privilege.grant',
                  'group.privilege.grant',
                  'iam.resourceset.bindings.add',
                ],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'in',
                v: ['Entra', 'Microsoft 365'],
              },
              {
                any: [
                  {
                    f: 'operation',
                    op: 'startsWith~',
                    v: 'Add member to role',
                  },
                  {
                    f: 'operation',
                    op: 'startsWith~',
                    v: 'Add eligible member to role',
                  },
                ],
              },
              {
                any: [
                  {
                    f: 'extra.role',
                    op: 'contains~',
                    v: 'admin',
                  },
                  {
                    f: 'extra.after',
                    op: 'contains~',
                    v: 'admin',
                  },
                  {
                    f: 'object.name',
                    op: 'contains~',
                    v: 'admin',
                  },
                  {
                    f: 'extra.privilege',
                    op: 'contains~',
                    v: 'admin',
                  },
                ],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'in',
                v: ['Google Drive', 'Gmail'],
              },
              {
                f: 'operation',
                op: 'in',
                v: ['GRANT_ADMIN_PRIVILEGE', 'ASSIGN_ROLE', 'GRANT_DELEGATED_ADMIN_PRIVILEGES'],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'eq',
                v: 'GitHub',
              },
              {
                f: 'operation',
                op: 'in',
                v: ['business.add_admin', 'business.invite_admin', 'org.add_owner'],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'eq',
                v: 'Slack',
              },
              {
                f: 'operation',
                op: 'in',
                v: ['role_change_to_admin', 'role_change_to_owner', 'role_assigned'],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'eq',
                v: 'AWS',
              },
              {
                f: 'operation',
                op: 'in',
                v: ['AttachUserPolicy', 'AttachRolePolicy', 'AttachGroupPolicy'],
              },
              {
                any: [
                  {
                    f: 'object.name',
                    op: 'contains~',
                    v: 'AdministratorAccess',
                  },
                  {
                    f: 'extra.privilege',
                    op: 'contains~',
                    v: 'AdministratorAccess',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Okta',
        vendorOperation: 'user.account.privilege.grant',
        extra: {
          privilege: 'Super administrator',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Google Drive',
        vendorOperation: 'GRANT_ADMIN_PRIVILEGE',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Okta',
        vendorOperation: 'user.account.privilege.revoke',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Entra',
        vendorOperation: 'Add member to role.',
        extra: {
          role: 'Message center reader',
        },
      },
    ],
  },
});
