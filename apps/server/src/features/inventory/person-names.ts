import type { Transaction } from '@waybill/store';

/**
 * Names of people by the key that events and detections name them by, an address or a login. A key that
 * no source's record of a person has is not in the answer.
 */
export async function personNames(
  tx: Transaction,
  tenantId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const unique = [...new Set(keys)];
  if (unique.length === 0) return new Map();
  const rows = await tx.named<{ value: string; name: string }>(
    'person_names',
    `SELECT DISTINCT ON (k.value) k.value, i.name FROM identity_key k
     JOIN identity_record r ON r.tenant_id = k.tenant_id AND r.record_id = k.record_id
     JOIN identity i ON i.tenant_id = r.tenant_id AND i.identity_id = r.identity_id
     WHERE k.tenant_id = $1 AND k.kind = 'person' AND k.reason = ANY ('{email,login}')
       AND k.value = ANY ($2::text[]) AND i.name IS NOT NULL AND NOT i.is_deleted
     ORDER BY k.value, k.reason, i.identity_id`,
    [tenantId, unique.map((key) => key.toLowerCase())],
  );
  const byValue = new Map(rows.map(({ value, name }) => [value, name]));
  return new Map(
    unique.flatMap((key) => {
      const name = byValue.get(key.toLowerCase());
      return name === undefined ? [] : [[key, name] as const];
    }),
  );
}
