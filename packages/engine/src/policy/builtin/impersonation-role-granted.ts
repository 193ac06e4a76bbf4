import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { containsOne } from '../text-conditions.ts';

const MAIL_ROLES = ['ApplicationImpersonation', 'Mailbox Import Export', 'Mailbox Search'];

export const policy = defineBuiltinPolicy({
  key: 'impersonation-role-granted',
  version: 1,
  name: 'Mailbox impersonation role granted',
  description: 'An account was granted a role that lets it read every mailbox as its owner.',
  group: 'access',
  reason: 'The account can read everyone’s mail without their knowledge.',
  techniques: ['T1098.002', 'T1114.002'],
  needs: 'Exchange audit logs',
  since: 2,
  severity: 'HIGH',
  title: 'Mailbox impersonation role granted',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      { f: 'source', op: 'in', v: ['Exchange', 'Microsoft 365'] },
      {
        f: 'operation',
        op: 'in~',
        v: ['New-ManagementRoleAssignment', 'Set-ManagementRoleAssignment', 'Add-RoleGroupMember'],
      },
      {
        any: [
          containsOne('extra.role', MAIL_ROLES),
          containsOne('extra.after', MAIL_ROLES),
          containsOne('object.name', MAIL_ROLES),
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
        actor: { kind: 'person' },
        source: 'Exchange',
        vendorOperation: 'New-ManagementRoleAssignment',
        extra: { role: 'ApplicationImpersonation' },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Exchange',
        vendorOperation: 'New-ManagementRoleAssignment',
        extra: { role: 'View-Only Recipients' },
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Exchange',
        vendorOperation: 'Remove-ManagementRoleAssignment',
        extra: { role: 'ApplicationImpersonation' },
      },
    ],
  },
});
