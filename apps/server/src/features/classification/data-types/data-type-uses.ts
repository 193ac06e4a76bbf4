import type { Condition, DataType, DataTypeDeclaration, PolicyContent } from '@waybill/contract';
import { BUILTIN_POLICIES } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { leavesIn } from '../../policy/evaluation/condition-leaves.ts';

type Use = DataType['usedBy'][number];

/** The policies and composite types that name a type, by its id. */
export async function readUses(tx: Transaction): Promise<(dataTypeId: string) => Use[]> {
  const composites = await tx.query<{
    id: string;
    name: string;
    declaration: DataTypeDeclaration;
  }>(
    `SELECT data_type_id AS id, name, declaration FROM data_type
       JOIN data_type_version USING (tenant_id, data_type_id, version)
     WHERE state <> 'retired' AND declaration->>'kind' = 'composite' ORDER BY name`,
  );
  const policies = [
    ...BUILTIN_POLICIES.map(({ key, name, condition }) => ({ key, name, conditions: [condition] })),
    ...(await readOwnConditions(tx)),
  ];
  const uses: { type: string; use: Use }[] = policies.flatMap(({ key, name, conditions }) =>
    [...new Set(conditions.flatMap(typesNamed))].map((type) => ({
      type,
      use: { kind: 'policy', id: key, name },
    })),
  );
  for (const { id, name, declaration } of composites) {
    if (declaration.kind !== 'composite') continue;
    for (const part of declaration.parts) {
      uses.push({ type: part.type, use: { kind: 'data-type', id, name } });
    }
  }
  const byType = Map.groupBy(uses, ({ type }) => type);
  return (dataTypeId) => (byType.get(dataTypeId) ?? []).map(({ use }) => use);
}

/** Conditions of the tenant's own active policies. */
async function readOwnConditions(
  tx: Transaction,
): Promise<{ key: string; name: string; conditions: (Condition | null)[] }[]> {
  const rows = await tx.query<{ key: string; content: PolicyContent }>(
    `SELECT policy_key AS key, content FROM policy
       JOIN policy_version AS version USING (tenant_id, policy_key)
     WHERE policy.retired_at IS NULL AND version.number = active_version ORDER BY policy_key`,
  );
  return rows.map(({ key, content: { name, rules } }) => ({
    key,
    name,
    conditions: rules.map(({ condition }) => condition),
  }));
}

/** Ids of data types that a condition uses; none for an invalid condition. */
function typesNamed(condition: Condition | null): string[] {
  return leavesIn(condition)
    .filter(({ leaf }) => leaf.f === 'data.types')
    .flatMap(({ leaf: { v = [] } }) => v)
    .map(String);
}
