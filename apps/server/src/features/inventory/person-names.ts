import type { Transaction } from '@waybill/store';

/**
 * The display name of a row's person as SQL: the one name in lists, titles, exports and the API.
 * Without a reported name, the key itself, which is an address or a login; null without a key.
 *
 * @param alias of a table with `tenant_id` and the key.
 */
export function personNameSql(alias: string, key: 'person_key' | 'actor_key'): string {
  const column = `${alias}.${key}`;
  return `coalesce(person_name(${alias}.tenant_id, ${column}), ${column})`;
}

/** Display names by the people's keys in events and detections; every key has one. */
export async function personNames(
  tx: Transaction,
  tenantId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const unique = [...new Set(keys)];
  if (unique.length === 0) return new Map();
  const rows = await tx.named<{ key: string; name: string }>(
    'person_names',
    `SELECT key, coalesce(person_name($1, key), key) AS name FROM unnest($2::text[]) AS wanted (key)`,
    [tenantId, unique],
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}
