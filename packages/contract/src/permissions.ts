/** Permissions are `resource:verb`. A role is a named list of them; tokens carry role names. */
export const PERMISSIONS = [
  'overview:read',
  'detection:read',
  'detection:triage',
  'detection:close-critical',
  'detection:export',
  'case:restrict',
  'case:break-in',
  'evidence:read',
  'activity:read',
  'activity:export',
  'flow:review',
  'remediation:run',
  'person:read',
  'person:manage',
  'policy:read',
  'policy:edit',
  'policy:approve',
  'policy:enforce',
  'integration:read',
  'integration:manage',
  'setting:read',
  'setting:manage',
  'classify:run',
  'data-type:read',
  'data-type:manage',
  'content:preview',
  'user:read',
  'user:recover',
  'user:invite',
  'scope:manage',
  'directory:manage',
  'user:manage',
  'access:read',
  'access:review',
  'role:manage',
  'audit:read',
  'audit:export',
  'session:read',
  'token:create',
  'token:manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const ANALYST_L1: readonly Permission[] = [
  'session:read',
  'token:create',
  'detection:read',
  'detection:triage',
  'activity:read',
  'person:read',
  'policy:read',
  'integration:read',
  'setting:read',
  'data-type:read',
  'user:read',
];

/** Looking into a restricted case uninvited is for those who answer for the organisation. */
const ADMIN = PERMISSIONS.filter((permission) => permission !== 'case:break-in');

/** Built-in roles. The identity provider stores these names and puts them into tokens. */
export const ROLES = {
  Owner: PERMISSIONS,
  Admin: ADMIN,
  'Analyst L1': ANALYST_L1,
  'Analyst L2': [
    ...ANALYST_L1,
    'detection:close-critical',
    'case:restrict',
    'evidence:read',
    'detection:export',
    'classify:run',
    'flow:review',
    'remediation:run',
    'policy:edit',
  ],
  Auditor: [
    'session:read',
    'token:create',
    'detection:read',
    'detection:export',
    'activity:read',
    'activity:export',
    'person:read',
    'policy:read',
    'integration:read',
    'setting:read',
    'data-type:read',
    'user:read',
    'audit:read',
    'audit:export',
  ],
} as const satisfies Record<string, readonly Permission[]>;
export type RoleName = keyof typeof ROLES;
export const ROLE_NAMES = [
  'Owner',
  'Admin',
  'Analyst L1',
  'Analyst L2',
  'Auditor',
] as const satisfies readonly RoleName[];

/** Union of the permissions of the named roles; unknown names give none. */
export function permissionsOfRoles(roleNames: readonly string[]): Set<Permission> {
  const permissions = new Set<Permission>();
  for (const [role, granted] of Object.entries(ROLES)) {
    if (roleNames.includes(role)) for (const permission of granted) permissions.add(permission);
  }
  return permissions;
}

/** Roles that a member with these permissions can assign: those without further permissions. */
export function grantableRoles(held: ReadonlySet<Permission>): RoleName[] {
  return ROLE_NAMES.filter((role) => ROLES[role].every((permission) => held.has(permission)));
}
