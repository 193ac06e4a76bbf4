import { PERMISSIONS, type Permission } from './permissions.ts';

/** What shows contents, or takes data out. An Admin has none of it, until an Owner grants it to one of them. */
export const WITHHELD_FROM_ADMIN = [
  'evidence:read',
  'content:preview',
  'detection:export',
  'activity:export',
] as const satisfies readonly Permission[];

/** Looking into a restricted case uninvited is for those who answer for the organisation. */
const NOT_ADMIN: readonly Permission[] = [...WITHHELD_FROM_ADMIN, 'case:break-in'];

/** Lists without contents: what work on detections, people and policies starts from. */
const READER: readonly Permission[] = [
  'session:read',
  'token:create',
  'overview:read',
  'detection:read',
  'activity:read',
  'person:read',
  'policy:read',
  'integration:read',
  'setting:read',
  'data-type:read',
  'user:read',
];

const ANALYST_L1: readonly Permission[] = [...READER, 'detection:triage'];

/** Built-in roles. Names are what the identity provider stores and puts into tokens. */
export const ROLES = {
  Owner: PERMISSIONS,
  Admin: PERMISSIONS.filter((permission) => !NOT_ADMIN.includes(permission)),
  'Policy author': [...READER, 'policy:edit', 'classify:run'],
  'Policy approver': [...READER, 'policy:approve', 'policy:enforce'],
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
  Investigator: [
    ...ANALYST_L1,
    'detection:close-critical',
    'case:restrict',
    'evidence:read',
    'content:preview',
    'detection:export',
    'activity:export',
  ],
  'Privacy officer': [...READER, 'access:read', 'audit:read'],
  Auditor: [
    ...READER,
    'detection:export',
    'activity:export',
    'access:read',
    'audit:read',
    'audit:export',
  ],
  Executive: ['session:read', 'token:create', 'overview:read'],
  'HR partner': [
    'session:read',
    'token:create',
    'overview:read',
    'activity:read',
    'person:read',
    'user:read',
  ],
  Employee: ['session:read'],
  Service: ['detection:read', 'activity:read', 'policy:read', 'integration:read', 'data-type:read'],
} as const satisfies Record<string, readonly Permission[]>;
export type RoleName = keyof typeof ROLES;
export const ROLE_NAMES = [
  'Owner',
  'Admin',
  'Policy author',
  'Policy approver',
  'Analyst L1',
  'Analyst L2',
  'Investigator',
  'Privacy officer',
  'Auditor',
  'Executive',
  'HR partner',
  'Employee',
  'Service',
] as const satisfies readonly RoleName[];

/** A role of an organization by its key, `custom:<id>`, and what it allows. */
export type CustomRoles = ReadonlyMap<string, readonly Permission[]>;
const NO_ROLES: CustomRoles = new Map();

/** Whether a role key names a role of an organization. */
export function isCustomRole(role: string): boolean {
  return role.startsWith('custom:');
}

/** The permissions of one role, built in or of the organization; undefined for an unknown one. */
export function permissionsOfRole(
  role: string,
  custom: CustomRoles = NO_ROLES,
): readonly Permission[] | undefined {
  const builtIn = ROLE_NAMES.find((name) => name === role);
  return builtIn === undefined ? custom.get(role) : ROLES[builtIn];
}

/** Union of the permissions of the named roles; unknown names give none. */
export function permissionsOfRoles(
  roleNames: readonly string[],
  custom: CustomRoles = NO_ROLES,
): Set<Permission> {
  return new Set(roleNames.flatMap((role) => permissionsOfRole(role, custom) ?? []));
}

/**
 * The roles that a member with these permissions may give to other members: those that hold nothing more. `Service` is
 * for service accounts.
 */
export function grantableRoles(
  held: ReadonlySet<Permission>,
  custom: CustomRoles = NO_ROLES,
): string[] {
  return [...ROLE_NAMES, ...custom.keys()].filter(
    (role) =>
      role !== 'Service' &&
      (permissionsOfRole(role, custom) ?? []).every((permission) => held.has(permission)),
  );
}
