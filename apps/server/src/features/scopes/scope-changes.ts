import { randomUUID } from 'node:crypto';
import { isWithinScope, type ScopeRules } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import { readScope, readScopeOf, storedRules, type ScopeRow } from './scope-rows.ts';

/** Who changes scopes. */
export interface ScopeActor {
  tenantId: number;
  userId: string;
}

/** Whether the actor may change or assign a scope: it is not their own, and not wider than it. */
export async function isGrantable(
  tx: Transaction,
  { tenantId, userId }: ScopeActor,
): Promise<(scope: { scopeId: string | null; rules: ScopeRules | null }) => boolean> {
  const own = await readScopeOf(tx, tenantId, userId);
  return ({ scopeId, rules }) =>
    own === undefined ||
    (scopeId !== own.scopeId && rules !== null && isWithinScope(rules, own.rules));
}

/** Throws `scope.name_taken`, `scope.wider`. */
export async function createScope(
  tx: Transaction,
  actor: ScopeActor,
  { name, rules }: { name: string; rules: ScopeRules },
): Promise<string> {
  const mayGrant = await isGrantable(tx, actor);
  if (!mayGrant({ scopeId: null, rules })) throw new AppError('scope.wider');
  const scopeId = randomUUID();
  const rows = await tx.named(
    'access_scope_create',
    `INSERT INTO access_scope (tenant_id, scope_id, name, rules, created_by, changed_by)
     VALUES ($1, $2, $3, $4, $5, $5) ON CONFLICT DO NOTHING RETURNING scope_id`,
    [actor.tenantId, scopeId, name, storedRules(rules), actor.userId],
  );
  if (rows.length === 0) throw new AppError('scope.name_taken');
  return scopeId;
}

/** Throws `resource.not_found`, `resource.conflict`, `scope.own`, `scope.wider`, `scope.name_taken`. */
export async function changeScope(
  tx: Transaction,
  actor: ScopeActor,
  {
    scopeId,
    rev,
    ...change
  }: {
    scopeId: string;
    rev: number;
    name?: string | undefined;
    rules?: ScopeRules | undefined;
  },
): Promise<void> {
  const before = await requireScope(tx, actor, scopeId);
  const rules = change.rules ?? before.rules;
  const name = change.name ?? before.name;
  await requireGrantable(tx, actor, before, rules);
  if (before.rev !== rev) throw new AppError('resource.conflict');
  const [taken] = await tx.named<{ scope_id: string }>(
    'access_scope_named',
    'SELECT scope_id FROM access_scope WHERE tenant_id = $1 AND lower(name) = lower($2) AND scope_id <> $3',
    [actor.tenantId, name, scopeId],
  );
  if (taken) throw new AppError('scope.name_taken');
  const rows = await tx.named(
    'access_scope_change',
    `UPDATE access_scope SET name = $3, rules = $4, rev = rev + 1, changed_at = now(), changed_by = $5
     WHERE tenant_id = $1 AND scope_id = $2 AND rev = $6 RETURNING rev`,
    [actor.tenantId, scopeId, name, storedRules(rules), actor.userId, rev],
  );
  if (rows.length === 0) throw new AppError('resource.conflict');
}

/** Throws `resource.not_found`, `scope.own`, `scope.wider`, `scope.in_use`. */
export async function deleteScope(
  tx: Transaction,
  actor: ScopeActor,
  scopeId: string,
): Promise<void> {
  const before = await requireScope(tx, actor, scopeId);
  await requireGrantable(tx, actor, before, before.rules);
  const rows = await tx.named(
    'access_scope_delete',
    `DELETE FROM access_scope s WHERE tenant_id = $1 AND scope_id = $2 AND NOT EXISTS (
       SELECT FROM access_scope_member m WHERE m.tenant_id = $1 AND m.scope_id = $2) RETURNING scope_id`,
    [actor.tenantId, scopeId],
  );
  if (rows.length === 0) throw new AppError('scope.in_use');
}

/**
 * Gives another member a scope; null: all data. What the member had before must be the actor's to give, too, so that no
 * one takes over whom they do not see. Throws `resource.not_found`, `scope.own`, `scope.wider`.
 */
export async function assignScope(
  tx: Transaction,
  actor: ScopeActor,
  { userId, scopeId }: { userId: string; scopeId: string | null },
): Promise<void> {
  if (userId === actor.userId) throw new AppError('scope.own');
  const before = await readScopeOf(tx, actor.tenantId, userId);
  const after = scopeId === null ? undefined : await requireScope(tx, actor, scopeId);
  await requireWithinOwn(tx, actor, [before, after]);
  if (after === undefined) {
    await tx.named(
      'access_scope_lift',
      'DELETE FROM access_scope_member WHERE tenant_id = $1 AND user_id = $2',
      [actor.tenantId, userId],
    );
    return;
  }
  await tx.named(
    'access_scope_assign',
    `INSERT INTO access_scope_member (tenant_id, user_id, scope_id, assigned_by) VALUES ($1, $2, $3, $4)
     ON CONFLICT (tenant_id, user_id) DO UPDATE
       SET scope_id = excluded.scope_id, assigned_by = excluded.assigned_by, assigned_at = now()`,
    [actor.tenantId, userId, after.scopeId, actor.userId],
  );
}

/** Their own scope is what a member may give at most. */
async function requireWithinOwn(
  tx: Transaction,
  { tenantId, userId }: ScopeActor,
  scopes: readonly (ScopeRow | undefined)[],
): Promise<void> {
  const own = await readScopeOf(tx, tenantId, userId);
  if (own === undefined) return;
  const isWithin = scopes.every((one) => one !== undefined && isWithinScope(one.rules, own.rules));
  if (!isWithin) throw new AppError('scope.wider');
}

async function requireScope(
  tx: Transaction,
  { tenantId }: ScopeActor,
  scopeId: string,
): Promise<ScopeRow> {
  const found = await readScope(tx, tenantId, scopeId);
  if (found === undefined) throw new AppError('resource.not_found');
  return found;
}

async function requireGrantable(
  tx: Transaction,
  actor: ScopeActor,
  before: ScopeRow,
  rules: ScopeRules,
): Promise<void> {
  const own = await readScopeOf(tx, actor.tenantId, actor.userId);
  if (own?.scopeId === before.scopeId) throw new AppError('scope.own');
  const mayGrant = await isGrantable(tx, actor);
  if (!mayGrant(before) || !mayGrant({ ...before, rules })) throw new AppError('scope.wider');
}
