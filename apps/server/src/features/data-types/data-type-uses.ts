import type { DataType, DataTypeDeclaration } from '@waybill/contract';
import { BUILTIN_POLICIES, type Condition } from '@waybill/engine';
import type { Transaction } from '@waybill/store';

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
  const uses: { type: string; use: Use }[] = BUILTIN_POLICIES.flatMap((policy) =>
    typesNamed(policy.condition).map((type) => ({
      type,
      use: { kind: 'policy', id: policy.key, name: policy.name },
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

/** Ids of data types that a condition asks for. */
function typesNamed(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(typesNamed);
  if ('any' in condition) return condition.any.flatMap(typesNamed);
  if ('not' in condition) return typesNamed(condition.not);
  if (condition.f !== 'data.types' || condition.v === undefined) return [];
  return [condition.v].flat().map(String);
}
