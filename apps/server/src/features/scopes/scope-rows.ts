import { ScopeRules, sourceIdOf, type AccessScope } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

export interface ScopeRow {
  scopeId: string;
  name: string;
  rules: ScopeRules;
  rev: number;
  members: number;
  changedAt: Date;
}

const SELECT = `SELECT s.scope_id AS "scopeId", s.name, s.rules, s.rev, s.changed_at AS "changedAt",
    (SELECT count(*)::integer FROM access_scope_member m
     WHERE m.tenant_id = s.tenant_id AND m.scope_id = s.scope_id) AS members
  FROM access_scope s`;

/** Scopes of the tenant by name. */
export async function readScopes(tx: Transaction, tenantId: number): Promise<ScopeRow[]> {
  const rows = await tx.named<ScopeRow & Record<string, unknown>>(
    'access_scopes',
    `${SELECT} WHERE s.tenant_id = $1 ORDER BY lower(s.name), s.scope_id`,
    [tenantId],
  );
  return rows.map(parsed);
}

export async function readScope(
  tx: Transaction,
  tenantId: number,
  scopeId: string,
): Promise<ScopeRow | undefined> {
  const [row] = await tx.named<ScopeRow & Record<string, unknown>>(
    'access_scope',
    `${SELECT} WHERE s.tenant_id = $1 AND s.scope_id = $2`,
    [tenantId, scopeId],
  );
  return row && parsed(row);
}

/** The scope of a member; undefined for one who sees all data. */
export async function readScopeOf(
  tx: Transaction,
  tenantId: number,
  userId: string,
): Promise<(ScopeRow & { grantedBy: string; grantedAt: Date }) | undefined> {
  const [row] = await tx.named<{ scopeId: string; grantedBy: string; grantedAt: Date }>(
    'access_scope_of_member',
    `SELECT scope_id AS "scopeId", assigned_at AS "grantedAt",
       coalesce(u.name, m.assigned_by) AS "grantedBy"
     FROM access_scope_member m
     LEFT JOIN console_user u ON u.tenant_id = m.tenant_id AND u.user_id = m.assigned_by
     WHERE m.tenant_id = $1 AND m.user_id = $2`,
    [tenantId, userId],
  );
  const scope = row && (await readScope(tx, tenantId, row.scopeId));
  return scope && { ...scope, grantedBy: row.grantedBy, grantedAt: row.grantedAt };
}

/** Which member has which scope. */
export async function readAssignments(
  tx: Transaction,
  tenantId: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.named<{ userId: string; scopeId: string }>(
    'access_scope_members',
    `SELECT user_id AS "userId", scope_id AS "scopeId" FROM access_scope_member WHERE tenant_id = $1`,
    [tenantId],
  );
  return new Map(rows.map(({ userId, scopeId }) => [userId, scopeId]));
}

/** As the database keeps rules: some of its tables know a source by its name, others by its id. */
export function storedRules(rules: ScopeRules): string {
  const { include, exclude } = rules.sources;
  const sourceIds = { include: include.map(sourceIdOf), exclude: exclude.map(sourceIdOf) };
  return JSON.stringify({ ...rules, sourceIds });
}

export function scopeOf(row: ScopeRow, isEditable: boolean): AccessScope {
  return { ...row, changedAt: row.changedAt.toISOString(), isEditable };
}

function parsed(row: ScopeRow): ScopeRow {
  return { ...row, rules: ScopeRules.parse(row.rules) };
}
