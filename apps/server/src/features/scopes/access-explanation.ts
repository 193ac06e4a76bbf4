import {
  permissionsOfRole,
  ROLE_NAMES,
  type AccessExplanation,
  type CustomRoles,
  type EXPLAINED_KINDS,
  type Permission,
} from '@waybill/contract';
import { asProduct, asUser, type Database, type Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import type { MemberRights } from '../identity/member-rights.ts';
import { readScopeOf, storedRules } from './scope-rows.ts';

export type ExplainedKind = (typeof EXPLAINED_KINDS)[number];

/** What reading one takes, and what its content takes besides. */
const NEEDS: Record<ExplainedKind, { read: Permission; content: readonly Permission[] }> = {
  detection: {
    read: 'detection:read',
    content: ['evidence:read', 'content:preview', 'detection:export'],
  },
  person: { read: 'person:read', content: ['person:manage'] },
  trace: { read: 'activity:read', content: ['evidence:read', 'activity:export'] },
};

/** Finds one row under the rules of whoever asks. */
const FIND: Record<ExplainedKind, string> = {
  detection: 'SELECT FROM detection WHERE tenant_id = $1 AND detection_id = $2',
  person: `SELECT FROM identity WHERE tenant_id = $1 AND identity_id = $2 AND kind = 'person'`,
  trace: `SELECT FROM activity WHERE tenant_id = $1 AND event_id = $2
    AND occurred_at = to_timestamp(('x' || left(replace($2::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`,
};

/**
 * Why a member can or cannot see something: the database is asked as that member. Throws
 * `resource.not_found` for what the asker does not see.
 */
export async function explainAccess(
  database: Database,
  {
    tenantId,
    member,
    customRoles,
    kind,
    id,
  }: {
    tenantId: number;
    member: MemberRights;
    /** Roles of the organization, which the member may have. */
    customRoles: CustomRoles;
    kind: ExplainedKind;
    id: string;
  },
): Promise<AccessExplanation> {
  const isThere = (tx: Transaction): Promise<boolean> => isFound(tx, { tenantId, kind, id });
  if (!(await database.snapshot(tenantId, isThere))) throw new AppError('resource.not_found');
  const isShown = await asUser(member.userId, () => database.snapshot(tenantId, isThere));
  const { scope, isInside } = await asProduct(() =>
    database.snapshot(tenantId, async (tx) => {
      const found = await readScopeOf(tx, tenantId, member.userId);
      if (found === undefined || kind !== 'detection') return { scope: found, isInside: isShown };
      const [row] = await tx.named<{ inside: boolean }>(
        'scope_shows_detection',
        'SELECT $1::uuid IN (SELECT detections_within($2)) AS inside',
        [id, storedRules(found.rules)],
      );
      return { scope: found, isInside: row?.inside === true };
    }),
  );
  const { read, content } = NEEDS[kind];
  const isHeld = member.permissions.has(read);
  return {
    member: { userId: member.userId, name: member.name },
    isVisible: isHeld && isShown,
    permission: { name: read, isHeld, roles: rolesWith(read, member.roles, customRoles) },
    roles: [...member.roles],
    scope:
      scope === undefined
        ? null
        : {
            scopeId: scope.scopeId,
            name: scope.name,
            rules: scope.rules,
            isInside,
            grantedBy: scope.grantedBy,
            grantedAt: scope.grantedAt.toISOString(),
          },
    isRestricted: !isShown && (scope === undefined || isInside),
    notAllowed: content
      .filter((permission) => !member.permissions.has(permission))
      .map((permission) => ({ permission, roles: rolesWith(permission, ROLE_NAMES, customRoles) })),
  };
}

function rolesWith(
  permission: Permission,
  roles: readonly string[],
  customRoles: CustomRoles,
): string[] {
  return roles.filter((role) => permissionsOfRole(role, customRoles)?.includes(permission));
}

async function isFound(
  tx: Transaction,
  { tenantId, kind, id }: { tenantId: number; kind: ExplainedKind; id: string },
): Promise<boolean> {
  const rows = await tx.named(`explained_${kind}`, FIND[kind], [tenantId, id]);
  return rows.length > 0;
}
