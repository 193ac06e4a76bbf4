import { z } from 'zod';
import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import { MAX_REUSE_AMOUNT, type PasswordRules } from '../password/password-rules.ts';
import { putPasswordSettings } from '../password/password-settings-store.ts';
import { inTransaction, type Queryable } from '../store/statement.ts';
import { tenantById } from '../tenants/tenant-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { optionalFlag, optionalText, parseFields } from '../wire/fields.ts';
import { tenantNotFound } from './tenant-response.ts';

const WhichSettings = z.object({ tenantId: optionalText('tenantId') });

/** Without a tenant those for everyone. A tenant without settings of its own has those. */
async function load(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId } = parseFields(WhichSettings, call.query);
  await requireTenantIfAny(context.pool, tenantId);
  const { nonAlphanumeric, ...rules } =
    (tenantId ? context.passwordPolicy.ownRules(tenantId) : null) ?? context.passwordPolicy.rules();
  // Client libraries spell it in two ways.
  return {
    body: { ...rules, nonAlphanumeric, nonAlphaNumeric: nonAlphanumeric, tenantId: tenantId ?? '' },
  };
}

function whole(name: string, min: number, max: number) {
  const error = `"${name}" must be a whole number from ${min} to ${max}`;
  return z
    .number({ error })
    .int({ error })
    .min(min, { error })
    .max(max, { error })
    .nullish()
    .transform((value) => value || undefined);
}

const NewSettings = z.object({
  tenantId: optionalText('tenantId'),
  enabled: optionalFlag('enabled'),
  minLength: whole('minLength', 5, 64),
  lowercase: optionalFlag('lowercase'),
  uppercase: optionalFlag('uppercase'),
  number: optionalFlag('number'),
  nonAlphanumeric: optionalFlag('nonAlphanumeric'),
  nonAlphaNumeric: optionalFlag('nonAlphaNumeric'),
  expiration: optionalFlag('expiration'),
  expirationWeeks: whole('expirationWeeks', 0, 520),
  reuse: optionalFlag('reuse'),
  reuseAmount: whole('reuseAmount', 0, MAX_REUSE_AMOUNT),
  lock: optionalFlag('lock'),
  lockAttempts: whole('lockAttempts', 0, 100),
});

/** Replaces all; effective immediately, in every process. */
async function save(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId, ...body } = parseFields(NewSettings, call.body);
  const now = new Date(context.clock());
  const rules = rulesOf(context, body);
  await inTransaction(context.pool, async (client) => {
    await requireTenantIfAny(client, tenantId);
    await putPasswordSettings(client, { tenantId: tenantId || null, rules }, now);
    await writeAudit(client, {
      action: 'PasswordPolicyModified',
      occurredAt: now,
      tenantIds: tenantId ? [tenantId] : [],
      data: { ...rules },
    });
  });
  await context.passwordPolicy.reload();
  return { body: {} };
}

/** What is absent, and numbers of 0, become the provider's own. */
function rulesOf(
  context: IdentityContext,
  { nonAlphaNumeric, ...body }: Omit<z.infer<typeof NewSettings>, 'tenantId'>,
): PasswordRules {
  const said = present({ nonAlphanumeric: nonAlphaNumeric, ...present(body) });
  return { ...context.passwordPolicy.defaults, ...said };
}

/** Without the fields that are undefined: they would displace others. */
function present(body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

async function requireTenantIfAny(db: Queryable, tenantId: string | undefined): Promise<void> {
  if (tenantId && !(await tenantById(db, tenantId))) throw tenantNotFound();
}

const path = '/v1/mgmt/password/settings';

export const endpoints: EndpointGroup = [
  { method: 'GET', access: 'management', path, run: load },
  { method: 'POST', access: 'management', path, run: save },
];
