import type { ContentChange, PolicyFault } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { builtinPolicy } from '../evaluation/builtin-content.ts';
import { contentFaults } from '../evaluation/check-content.ts';
import { readKnownValues } from '../evaluation/known-values.ts';
import { storedContent } from '../evaluation/policy-content.ts';
import { lockPolicy, readPolicies, readPolicy } from '../evaluation/policy-rows.ts';
import { contentDiff } from './content-diff.ts';
import { createPolicy, saveDraft } from '../life/policy-changes.ts';
import { readPolicyLists, writePolicyList, type ListWriter } from '../policy-lists.ts';
import { writePolicyFile, type FileFault, type PolicyFile } from './policy-yaml.ts';
import { readView } from '../policy-view.ts';

export interface ImportedItem {
  kind: 'policy' | 'list';
  key: string;
  name: string;
  outcome: 'created' | 'changed' | 'unchanged' | 'faulty';
  faults: PolicyFault[];
  changes: ContentChange[];
}

export interface ImportResult {
  isApplied: boolean;
  fault: FileFault | null;
  items: ImportedItem[];
}

/** The policies of these keys, or all of the tenant's own, with the lists that exist. */
export async function exportPolicies(
  tx: Transaction,
  tenantId: number,
  keys: readonly string[] | null,
): Promise<string> {
  const wanted = keys ?? (await readPolicies(tx, tenantId)).map(({ policyKey }) => policyKey);
  const policies: PolicyFile['policies'] = [];
  for (const key of wanted) {
    const { content } = await readView(tx, tenantId, key);
    policies.push({ key, ...content });
  }
  const lists = (await readPolicyLists(tx, tenantId)).map((list) => ({
    id: list.listId,
    name: list.name,
    description: list.description,
    entries: list.entries,
  }));
  return writePolicyFile({ lists, policies });
}

/** Imports a file as drafts, all or nothing. Modes of rules are ignored: the ladder decides. */
export async function importPolicies(
  tx: Transaction,
  asked: { file: PolicyFile; dryRun: boolean },
  actor: ListWriter,
): Promise<ImportResult> {
  const items = await plannedItems(tx, asked.file, actor.tenantId);
  const isApplied = !asked.dryRun && items.every(({ outcome }) => outcome !== 'faulty');
  if (isApplied) await apply(tx, asked.file, { items, actor });
  return { isApplied, fault: null, items };
}

async function plannedItems(
  tx: Transaction,
  { lists, policies }: PolicyFile,
  tenantId: number,
): Promise<ImportedItem[]> {
  const known = new Map((await readPolicyLists(tx, tenantId)).map((list) => [list.listId, list]));
  const values = await readKnownValues(tx, tenantId);
  const entries = new Map(values.lists);
  for (const { id, entries: own } of lists) {
    entries.set(id, new Set(own.map((entry) => entry.toLowerCase())));
  }
  const items = lists.map(({ id, name, description, entries: own }): ImportedItem => {
    const before = known.get(id);
    const after = JSON.stringify([name, description, own.toSorted()]);
    const isSame =
      before !== undefined &&
      JSON.stringify([before.name, before.description, before.entries]) === after;
    return itemOf('list', { key: id, name }, { isKnown: before !== undefined, isSame });
  });
  for (const { key, ...content } of policies) {
    const row = await readPolicy(tx, tenantId, key);
    const before = row && row.retiredAt === null ? (row.draft ?? row.active) : null;
    const changes = contentDiff(before, storedContent(content));
    const faults = [
      ...contentFaults(content, { ...values, lists: entries }),
      ...(isKeyTaken(key, row?.retiredAt ?? null, policies) ? [KEY_TAKEN] : []),
    ];
    const about = { key, name: content.name, faults, changes };
    const isKnown = before !== null;
    items.push(itemOf('policy', about, { isKnown, isSame: isKnown && changes.length === 0 }));
  }
  return items;
}

const KEY_TAKEN: PolicyFault = {
  path: 'key',
  code: 'doubled',
  message: 'is the key of a built-in or retired policy, or a duplicate',
  field: null,
  line: null,
  value: null,
};

function isKeyTaken(
  key: string,
  retiredAt: Date | null,
  policies: readonly { key: string }[],
): boolean {
  const isTwice = policies.filter((policy) => policy.key === key).length > 1;
  return builtinPolicy(key) !== undefined || retiredAt !== null || isTwice;
}

function itemOf(
  kind: ImportedItem['kind'],
  about: { key: string; name: string; faults?: PolicyFault[]; changes?: ContentChange[] },
  state: { isKnown: boolean; isSame: boolean },
): ImportedItem {
  const { faults = [], changes = [] } = about;
  const usual = state.isKnown ? (state.isSame ? 'unchanged' : 'changed') : 'created';
  return { kind, ...about, faults, changes, outcome: faults.length > 0 ? 'faulty' : usual };
}

async function apply(
  tx: Transaction,
  { lists, policies }: PolicyFile,
  given: { items: readonly ImportedItem[]; actor: ListWriter },
): Promise<void> {
  const { items, actor } = given;
  const outcomeOf = (kind: ImportedItem['kind'], key: string) =>
    items.find((item) => item.kind === kind && item.key === key)?.outcome;
  const revs = new Map((await readPolicyLists(tx, actor.tenantId)).map((l) => [l.listId, l.rev]));
  for (const { id, ...list } of lists) {
    if (outcomeOf('list', id) === 'unchanged') continue;
    await writePolicyList(tx, { listId: id, rev: revs.get(id) ?? 0, ...list }, actor);
  }
  const writer = { ...actor, isImport: true };
  for (const { key, ...content } of policies) {
    const outcome = outcomeOf('policy', key);
    if (outcome === 'created') await createPolicy(tx, key, content, writer);
    if (outcome !== 'changed') continue;
    await saveDraft(tx, await lockPolicy(tx, actor.tenantId, key), content, writer);
  }
}
