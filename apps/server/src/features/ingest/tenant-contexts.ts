import type { ActivityEvent, TenantSettings } from '@waybill/contract';
import {
  compilePolicies,
  compileTenantSettings,
  compileWorkingTime,
  NO_CONTEXT,
  type CompiledPolicySet,
  type CompiledTenantSettings,
  type EventContext,
  type Policy,
} from '@waybill/engine';
import { asProduct, asSharedWork, type Database, type Transaction } from '@waybill/store';
import {
  personOf,
  readKnownPeople,
  type KnownPeople,
} from '../policy/evaluation/read-known-people.ts';
import { readVendorCaps } from '../detection/findings/finding-settings.ts';
import { readKnownFacts } from '../policy/evaluation/known-facts.ts';
import { readTenantPolicies } from '../policy/evaluation/tenant-policies.ts';
import { readTrust } from '../trust/applying/read-trust.ts';
import { trustOf } from '../trust/applying/trust-context.ts';
import { readWorkingTime } from '../settings/working-time/read-working-time.ts';

/** Compiled context for judging a tenant's events. @published */
export interface TenantContext {
  settings: CompiledTenantSettings;
  policies: CompiledPolicySet;
  /** Context for conditions on an event: `record` returns the vendor's own, parsed. */
  about(event: ActivityEvent, record?: () => unknown): EventContext;
  /** When the people that HR and directories know were read, epoch milliseconds. */
  peopleReadAt: number;
}

/** Maximum age of a context: a change in another process takes effect within this time. */
const FRESH_MS = 1000;
/** People change rarely, and all of them are read together. */
const PEOPLE_FRESH_MS = 60_000;

export interface TenantContexts {
  /** The tenant's context, at most a second old. */
  of(tenantId: number): Promise<TenantContext>;
  /** The tenant's current context: includes every committed change. */
  latest(tenantId: number): Promise<TenantContext>;
  /** Applies a change made by this process immediately. */
  forget(tenantId: number): void;
}

export interface TenantContextOptions {
  now: () => number;
  /** Policies in addition to the tenant's own; the built-in pack by default. */
  policies?: readonly Policy[];
}

interface Known {
  at: number;
  /** Of settings, policies and trust rules, as read. */
  revisions: string;
  context: TenantContext;
}

export function tenantContexts(database: Database, options: TenantContextOptions): TenantContexts {
  const known = new Map<number, Known>();
  const loading = new Map<number, Promise<TenantContext>>();

  async function read(tenantId: number, now: number): Promise<Known> {
    const held = known.get(tenantId);
    const fresh = await database.snapshot(tenantId, async (tx) => {
      const { revisions, settings } = await readSettings(tx, now);
      const arePeopleFresh = held && now - held.context.peopleReadAt < PEOPLE_FRESH_MS;
      if (arePeopleFresh && held.revisions === revisions) return held;
      const context = await readContext(tx, settings, { tenantId, now, options });
      return { revisions, context };
    });
    return { ...fresh, at: now };
  }

  /** Simultaneous batches share one read. Entries invalidated meanwhile are not cached. */
  function load(tenantId: number, now: number): Promise<TenantContext> {
    const own = asSharedWork(() => asProduct(() => read(tenantId, now)))
      .then((fresh) => {
        if (loading.get(tenantId) === own) known.set(tenantId, fresh);
        return fresh.context;
      })
      .finally(() => {
        if (loading.get(tenantId) === own) loading.delete(tenantId);
      });
    loading.set(tenantId, own);
    return own;
  }

  return {
    latest: (tenantId) => load(tenantId, options.now()),
    async of(tenantId) {
      const now = options.now();
      const held = known.get(tenantId);
      if (held && now - held.at < FRESH_MS) return held.context;
      return loading.get(tenantId) ?? load(tenantId, now);
    },
    forget(tenantId) {
      known.delete(tenantId);
      loading.delete(tenantId);
    },
  };
}

async function readContext(
  tx: Transaction,
  settings: TenantSettings,
  given: { tenantId: number; now: number; options: TenantContextOptions },
): Promise<TenantContext> {
  const { tenantId, now, options } = given;
  const { policies, lists } = await readTenantPolicies(tx, tenantId, {
    now,
    builtin: options.policies,
  });
  const caps = await readVendorCaps(tx, tenantId);
  const people: KnownPeople = await readKnownPeople(tx, tenantId);
  const trust = trustOf(await readTrust(tx, tenantId), people);
  const calendar = compileWorkingTime(await readWorkingTime(tx, tenantId));
  const list = (listId: string): ReadonlySet<string> | undefined => lists.get(listId);
  const compiled = compilePolicies(
    policies.map((policy) => ({ ...policy, vendorCap: caps.get(policy.key) ?? null })),
  );
  const known = await readKnownFacts(tx, tenantId, compiled.needs);
  return {
    settings: compileTenantSettings(settings),
    policies: compiled,
    about: (event, record = NO_CONTEXT.record) => ({
      ...NO_CONTEXT,
      record,
      list,
      person: () => personOf(people, event),
      groups: () => known.groupsOf(event),
      device: () => known.deviceOf(event),
      app: () => known.appOf(event),
      trust: () => trust(event),
      localTime: () => calendar.at(event.occurredAt, personOf(people, event)?.timeZone ?? null),
      now: event.occurredAt,
    }),
    peopleReadAt: now,
  };
}

/** The settings, and a token that shows whether anything that evaluation depends on has changed. */
async function readSettings(
  tx: Transaction,
  now: number,
): Promise<{ revisions: string; settings: TenantSettings }> {
  const [row] = await tx.named<TenantSettings & { revisions: string }>(
    'tenant_settings',
    `SELECT concat_ws('/', tenant.rev, policy_rev, trust_rev, people_rev, emergency.over, working.rev) AS revisions,
       own_domains AS "ownDomains", own_accounts AS "ownAccounts",
       managed_devices AS "managedDevices", is_device_list_complete AS "isDeviceListComplete"
     FROM tenant LEFT JOIN working_time AS working USING (tenant_id), LATERAL (
       SELECT count(*) FILTER (WHERE emergency_until <= $1) AS over FROM policy
       WHERE policy.tenant_id = tenant.tenant_id AND emergency_until IS NOT NULL
     ) AS emergency`,
    [new Date(now)],
  );
  if (!row) throw new Error('The tenant does not exist');
  const { revisions, ...settings } = row;
  return { revisions, settings };
}
