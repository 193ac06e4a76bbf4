import type { Condition, PolicyContent, PolicyList } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import { leavesIn } from './evaluation/condition-leaves.ts';
import { raisePolicyRev, readPolicies, readSwitches } from './evaluation/policy-rows.ts';
import type { Actor } from './life/policy-actor.ts';
import { isShared } from './life/policy-ladder.ts';

type ListDetail = PolicyList & { entries: string[] };

interface ListRow {
  list_id: string;
  name: string;
  description: string;
  entries: string[];
  rev: number;
  updated_at: Date;
}

export async function readPolicyLists(tx: Transaction, tenantId: number): Promise<ListDetail[]> {
  const rows = await tx.named<ListRow & Record<string, unknown>>(
    'policy_lists',
    `SELECT list_id, name, description, entries, rev, updated_at FROM policy_list
     WHERE tenant_id = $1 ORDER BY list_id`,
    [tenantId],
  );
  const uses = await readUses(tx, tenantId);
  return rows.map((row) => ({
    listId: row.list_id,
    name: row.name,
    description: row.description,
    count: row.entries.length,
    usedBy: uses.get(row.list_id) ?? [],
    updatedAt: row.updated_at.toISOString(),
    rev: row.rev,
    entries: row.entries,
  }));
}

/** Throws `resource.not_found`. */
export async function readPolicyList(
  tx: Transaction,
  tenantId: number,
  listId: string,
): Promise<ListDetail> {
  const found = (await readPolicyLists(tx, tenantId)).find((list) => list.listId === listId);
  if (!found) throw new AppError('resource.not_found');
  return found;
}

/** Who changes lists, and whether that may affect prompts or blocks. */
export interface ListWriter extends Actor {
  mayEnforce: boolean;
}

/**
 * Creates a list (`rev` 0) or replaces its entries. Throws `resource.conflict`, `resource.not_found`,
 * and `permission.missing` if it affects prompts or blocks without permission.
 */
export async function writePolicyList(
  tx: Transaction,
  list: { listId: string; rev: number; name: string; description: string; entries: string[] },
  actor: ListWriter,
): Promise<void> {
  await raisePolicyRev(tx, actor.tenantId);
  if (!actor.mayEnforce && (await isAskedBySharedRule(tx, actor.tenantId, list.listId))) {
    throw new AppError('permission.missing', { detail: 'Requires policy:enforce' });
  }
  const entries = [...new Set(list.entries.map((entry) => entry.trim()))].toSorted();
  const rows = await tx.named(
    'policy_list_write',
    `INSERT INTO policy_list AS known (tenant_id, list_id, name, description, entries, updated_at)
     SELECT $1, $2, $3, $4, $5, $6
     WHERE $7 = coalesce((SELECT rev FROM policy_list WHERE tenant_id = $1 AND list_id = $2), 0)
     ON CONFLICT (tenant_id, list_id) DO UPDATE SET name = $3, description = $4, entries = $5,
       updated_at = $6, rev = known.rev + 1
     RETURNING rev`,
    [
      actor.tenantId,
      list.listId,
      list.name,
      list.description,
      entries,
      new Date(actor.now),
      list.rev,
    ],
  );
  if (rows.length > 0) return;
  // A list removed meanwhile is not recreated.
  await readPolicyList(tx, actor.tenantId, list.listId);
  throw new AppError('resource.conflict');
}

/** Throws `resource.not_found`, `policy.list_used`. */
export async function removePolicyList(
  tx: Transaction,
  listId: string,
  actor: Actor,
): Promise<void> {
  await raisePolicyRev(tx, actor.tenantId);
  const { usedBy } = await readPolicyList(tx, actor.tenantId, listId);
  if (usedBy.length > 0) throw new AppError('policy.list_used', { detail: usedBy.join(', ') });
  await tx.named(
    'policy_list_remove',
    'DELETE FROM policy_list WHERE tenant_id = $1 AND list_id = $2',
    [actor.tenantId, listId],
  );
}

/** Keys of the policies whose conditions or exceptions name a list, by its id; drafts too. */
async function readUses(tx: Transaction, tenantId: number): Promise<Map<string, string[]>> {
  const own = await readPolicies(tx, tenantId);
  const switches = await readSwitches(tx, tenantId);
  const named = [
    ...own.map(({ policyKey, active, draft }) => ({
      policyKey,
      listIds: [active, draft].flatMap((content) => listsOf(content)),
    })),
    ...[...switches.values()].map(({ policyKey, exceptions }) => ({
      policyKey,
      listIds: exceptions.flatMap(({ condition }) => listsIn(condition)),
    })),
  ];
  const uses = new Map<string, Set<string>>();
  for (const { policyKey, listIds } of named) {
    for (const listId of listIds) {
      uses.set(listId, (uses.get(listId) ?? new Set()).add(policyKey));
    }
  }
  return new Map([...uses].map(([listId, keys]) => [listId, [...keys].toSorted()]));
}

/** Whether a policy that prompts or blocks people uses the list. */
async function isAskedBySharedRule(
  tx: Transaction,
  tenantId: number,
  listId: string,
): Promise<boolean> {
  const policies = await readPolicies(tx, tenantId);
  return policies.some(
    ({ active, standings }) => isShared(standings) && listsOf(active).includes(listId),
  );
}

function listsOf(content: PolicyContent | null): string[] {
  return (content?.rules ?? []).flatMap(({ condition, exceptions }) =>
    [condition, ...exceptions.map((exception) => exception.condition)].flatMap(listsIn),
  );
}

function listsIn(condition: Condition | null): string[] {
  return leavesIn(condition).flatMap(({ leaf: { op, v } }) =>
    (op === 'inList' || op === 'notInList') && typeof v === 'string' ? [v] : [],
  );
}
