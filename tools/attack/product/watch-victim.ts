import type { Stores } from './open-stores.ts';

/** Rows that background work of the product changes on its own. */
const MOVING =
  /^(?:integration_stream|delivery|integration_run|run_record|job|graphile|.*_run$|export_stream)/;

/**
 * Rows of other tables that appear automatically: sign-ins of the victim reach the audit log shortly
 * afterwards.
 */
const OF_ITSELF: Readonly<Record<string, string>> = { audit_entry: 'AND event_key IS NULL' };

/**
 * Columns that background work sets later on rows that were there before: the audit log is sealed, and webhooks are
 * delivered and attempted again. Inserted and deleted rows, and all other columns, are compared.
 */
const SET_LATER: Readonly<Record<string, readonly string[]>> = {
  audit_entry: ['number', 'hash', 'salts', 'digests'],
  audit_chain: ['number', 'hash', 'signed_at', 'key_id', 'signature'],
  webhook: ['failing_since'],
  webhook_delivery: ['state', 'attempts', 'next_at', 'first_at', 'status', 'failure'],
};

interface TenantTable {
  name: string;
}

/**
 * Returns the tables of the product and of the identity provider whose rows of the victim differ from
 * the previous call. No attacker may have changed any, so a change is a successful attack, whatever the
 * response.
 */
export async function watchVictim(
  { product, identity }: Pick<Stores, 'product' | 'identity'>,
  victim: { tenantId: number; idpTenantId: string },
): Promise<() => Promise<string[]>> {
  const { rows: tables } = await product.owner.query<TenantTable>(
    `SELECT c.relname AS name FROM pg_class c
       JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`,
  );
  const watched = tables.map(({ name }) => name).filter((name) => !MOVING.test(name));

  async function digests(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const name of watched) {
      const { rows } = await product.owner.query<{ digest: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(digest, '' ORDER BY digest)), '') AS digest
           FROM (SELECT md5((to_jsonb(t) - $2::text[])::text) AS digest
             FROM "${name}" t WHERE tenant_id = $1 ${OF_ITSELF[name] ?? ''}) rows`,
        [victim.tenantId, SET_LATER[name] ?? []],
      );
      found.set(name, rows[0]?.digest ?? '');
    }
    const { rows } = await identity.owner.query<{ digest: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS digest
         FROM membership t WHERE tenant_id = $1`,
      [victim.idpTenantId],
    );
    found.set('members at the identity provider', rows[0]?.digest ?? '');
    return found;
  }

  let before = await digests();
  return async () => {
    const now = await digests();
    const changed = [...now].filter(([name, digest]) => before.get(name) !== digest);
    before = now;
    return changed.map(([name]) => name);
  };
}
