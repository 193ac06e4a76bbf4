import type { ErrorDefinition } from './error-definition.ts';

/** Errors about members, roles and what they allow. */
export const ACCESS_ERRORS = {
  'session.suspended': {
    status: 401,
    title: 'Your access to this organization is suspended',
    action: 'Ask an Owner or Admin of the organization to reactivate it.',
  },
  'member.own_account': {
    status: 409,
    title: 'This is your own account',
    action: 'Ask another member who may manage members.',
  },
  'member.last_owner': {
    status: 409,
    title: 'The organization would have no Owner left',
    action: 'Make another member Owner first.',
  },
  'member.more_rights': {
    status: 403,
    title: 'The member has permissions that you do not have',
    action: 'Ask an Owner to do this.',
  },
  'member.role_not_held': {
    status: 403,
    title: 'A role contains permissions that you do not have',
    action: 'Choose roles without additional permissions, or ask an Owner.',
  },
  'member.changed': {
    status: 409,
    title: 'The roles of the member have changed',
    action: 'Reload the list and make the change again.',
  },
  'member.invited': {
    status: 409,
    title: 'The person has not accepted the invitation yet',
    action: 'Withdraw the invitation and send another one.',
  },
  'member.in_other_tenants': {
    status: 409,
    title: 'The account is also used in another organization',
    action: 'Suspend the member: it ends access to this organization alone.',
  },
  'member.roles_missing': {
    status: 400,
    title: 'The organization has no such role',
    action: 'Reload the list of roles and choose again.',
  },
  'role.name_taken': {
    status: 409,
    title: 'Another role has this name',
    action: 'Choose another name.',
  },
  'role.permission_not_held': {
    status: 403,
    title: 'The role contains permissions that you do not have',
    action: 'Leave them out, or ask an Owner.',
  },
  'role.in_use': {
    status: 409,
    title: 'Members or open invitations have this role',
    action: 'Give them another role first.',
  },
  'admins.unconfirmed': {
    status: 409,
    title: 'An Owner has not confirmed yet which Admins keep access to contents',
    action: 'Confirm it in Console access, then make the change again.',
  },
  'admins.confirmed': {
    status: 409,
    title: 'The rights of Admins are already confirmed',
    action: 'Reload the page. Grant or end permissions of single members there.',
  },
  'grant.held': {
    status: 409,
    title: 'The member already has these permissions',
    action: 'Choose other permissions.',
  },
  'grant.open': {
    status: 409,
    title: 'A request of this member is already open',
    action: 'Approve or refuse it first.',
  },
  'grant.closed': {
    status: 409,
    title: 'This request is already decided',
    action: 'Reload the list.',
  },
  'grant.own_request': {
    status: 409,
    title: 'The permissions are for yourself',
    action: 'Another Owner has to decide.',
  },
  'grant.owner_needed': {
    status: 403,
    title: 'Only an Owner can decide this',
    action: 'Ask an Owner.',
  },
  'reset.own_account': {
    status: 409,
    title: 'The second factor is your own',
    action: 'Ask two other members, one of them an Owner, or use a recovery code.',
  },
  'reset.own_request': {
    status: 409,
    title: 'You made this request yourself',
    action: 'Ask another member to approve it.',
  },
  'reset.owner_needed': {
    status: 409,
    title: 'The requester or the approver must be an Owner',
    action: 'Ask an Owner to approve it.',
  },
  'reset.not_active': {
    status: 409,
    title: 'The member is suspended or has left',
    action: 'Activate the member first.',
  },
  'reset.in_other_tenants': {
    status: 409,
    title: 'The account is also used in another organization',
    action: 'Ask the operator of this installation to remove the second factor.',
  },
  'reset.open': {
    status: 409,
    title: 'A request for this member is already open',
    action: 'Approve or refuse it first.',
  },
  'reset.closed': {
    status: 409,
    title: 'This request is decided or has expired',
    action: 'Reload the list. Make a new request if the second factor is still lost.',
  },
  'reset.requester_gone': {
    status: 409,
    title: 'The requester may no longer request this',
    action: 'Refuse the request and make a new one.',
  },
} as const satisfies Record<string, ErrorDefinition>;
