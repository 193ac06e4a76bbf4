import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { containsOne } from '../text-conditions.ts';

const MAIL_ROLES = ['ApplicationImpersonation', 'Mailbox Import Export', 'Mailbox Search'];

export const policy = defineBuiltinPolicy({
  key: 'impersonation-role-granted',
  version: 1,
  name: 'Right to act as other mailboxes granted',
  description:
    'A role was granted with which an account reads every mailbox as if it were the owner’s.',
  group: 'access',
  reason: 'One account then reads the mail of everybody, without their knowledge.',
  techniques: ['T1098.002', 'T1114.002'],
  needs: 'Exchange audit logs',
  since: 2,
  severity: 'HIGH',
  title: 'Right to act as other mailboxes granted',
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
