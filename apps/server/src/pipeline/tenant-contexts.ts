import type { TenantSettings } from '@waybill/contract';
import {
  BUILTIN_POLICIES,
  compilePolicies,
  compileTenantSettings,
  type CompiledPolicySet,
  type CompiledTenantSettings,
  type DetectorPast,
  type Policy,
} from '@waybill/engine';
import type { Database } from '@waybill/store';

/** What judging a tenant's events needs, compiled. */
export interface TenantContext {
  settings: CompiledTenantSettings;
  policies: CompiledPolicySet;
  /** What detectors may use of earlier events; absent where nothing is known. */
  past?: DetectorPast;
}

/** How old a context may be: a change in another process acts within this time. */
const FRESH_MS = 1000;

export interface TenantContexts {
  /** The tenant's context, at most a second old. */
  of(tenantId: number): Promise<TenantContext>;
  /** Makes a change that this process made act at once. */
  forget(tenantId: number): void;
}

export interface TenantContextOptions {
  now: () => number;
  /** Policies to judge with; the built-in pack unless told otherwise. */
  policies?: readonly Policy[];
}

export function tenantContexts(database: Database, options: TenantContextOptions): TenantContexts {
  const policies = compilePolicies(options.policies ?? BUILTIN_POLICIES);
  const known = new Map<number, { at: number; rev: number; context: TenantContext }>();
  return {
    async of(tenantId) {
      const held = known.get(tenantId);
      if (held && options.now() - held.at < FRESH_MS) return held.context;
      const row = await readSettings(database, tenantId);
      const context =
        held && held.rev === row.rev
          ? held.context
          : { settings: compileTenantSettings(row.settings), policies };
      known.set(tenantId, { at: options.now(), rev: row.rev, context });
      return context;
    },
    forget(tenantId) {
      known.delete(tenantId);
    },
  };
}

async function readSettings(
  database: Database,
  tenantId: number,
): Promise<{ rev: number; settings: TenantSettings }> {
  const [row] = await database.tenant(tenantId, (tx) =>
    tx.named<TenantSettings & { rev: number }>(
      'tenant_settings',
      `SELECT rev, own_domains AS "ownDomains", own_accounts AS "ownAccounts",
         managed_devices AS "managedDevices", is_device_list_complete AS "isDeviceListComplete"
       FROM tenant`,
    ),
  );
  if (!row) throw new Error('The tenant does not exist');
  const { rev, ...settings } = row;
  return { rev, settings };
}
