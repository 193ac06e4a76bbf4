import type { Permission } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { TenantRights } from '../identity/member-rights.ts';
import { AppError } from '../../platform/app-error.ts';
import { noteEntry, type CaseActor } from './case-access.ts';

/** Throws `permission.missing` for someone without permission to hide detections. */
export function requireRestrict({ permissions }: Pick<CaseActor, 'permissions'>): void {
  if (permissions.has('case:restrict')) return;
  throw new AppError('permission.missing', { detail: 'Requires case:restrict' });
}

/** A change that hides detections from others, before it is made. */
export interface Hiding {
  /** New members of the case, including the caller. */
  members: readonly string[];
  /** Field of the request with those members. */
  membersPath: 'memberIds' | 'detectionIds';
  reason: string | undefined;
  /** Null if not requested, because nothing is hidden. */
  rights: TenantRights | null;
  needed: readonly Permission[];
}

/**
 * No one can hide detections alone or without a reason. Throws `permission.missing`, and
 * `request.invalid` if the reason is missing or no one else could close what is hidden.
 */
export function requireHiding(actor: CaseActor, hiding: Hiding): void {
  requireRestrict(actor);
  const { members, membersPath, reason, rights, needed } = hiding;
  const errors = [];
  if (reason === undefined) {
    errors.push({ path: 'reason', message: 'is required; members and auditors see it' });
  }
  const others = members.filter((userId) => userId !== actor.userId);
  // Without a reason permissions were not checked; the response then names only the reason.
  const isUnasked = reason === undefined && rights === null;
  if (!isUnasked && !others.some((userId) => mayClose(rights, userId, needed))) {
    errors.push({
      path: membersPath,
      message: `requires another case member who can close its detections (${needed.join(', ')})`,
    });
  }
  if (errors.length > 0) throw new AppError('request.invalid', { errors });
}

/** Whether a console user exists and has all of the permissions. */
export function mayClose(
  rights: TenantRights | null,
  userId: string,
  needed: readonly Permission[],
): boolean {
  const own = rights?.get(userId)?.permissions;
  return own !== undefined && needed.every((permission) => own.has(permission));
}

/** Permissions needed to close the detections of a case, and others to be added. */
export async function neededToClose(
  tx: Transaction,
  tenantId: number,
  { caseId, detectionIds }: { caseId: string | null; detectionIds: readonly string[] },
): Promise<Permission[]> {
  const [row] = await tx.named<{ has_critical: boolean }>(
    'case_has_critical',
    `SELECT EXISTS (
       SELECT FROM detection d WHERE d.tenant_id = $1 AND 'CRITICAL' IN (d.severity, d.raised_severity)
         AND d.detection_id IN (
           SELECT unnest($3::uuid[]) UNION ALL
           SELECT i.detection_id FROM case_detection i WHERE i.tenant_id = $1 AND i.case_id = $2)) AS has_critical`,
    [tenantId, caseId, detectionIds],
  );
  return permissionsToClose(row?.has_critical ?? false);
}

/** Permissions needed to close detections, some of which may be critical. */
export function permissionsToClose(hasCritical: boolean): Permission[] {
  return hasCritical ? ['detection:triage', 'detection:close-critical'] : ['detection:triage'];
}

/** Hides a case, and its detections, from everyone who is not a member; or shows it to all again. */
export async function setRestriction(
  tx: Transaction,
  actor: CaseActor,
  given: { caseId: string; isRestricted: boolean; reason: string | null; now: number },
): Promise<void> {
  const { caseId, isRestricted, reason, now } = given;
  await tx.named(
    'case_restriction',
    `UPDATE detection_case SET is_restricted = $3::boolean,
       restricted_at = CASE WHEN $3 THEN $4::timestamptz END, restricted_by = CASE WHEN $3 THEN $5 END,
       restriction_reason = CASE WHEN $3 THEN $6 END
     WHERE tenant_id = $1 AND case_id = $2`,
    [actor.tenantId, caseId, isRestricted, new Date(now), actor.userId, reason],
  );
  const kind = isRestricted ? 'restricted' : 'restriction_lifted';
  await noteEntry(tx, actor, { caseId, kind, detail: null, reason, now });
}
