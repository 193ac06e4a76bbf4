import { z } from 'zod';
import { searchAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import { withRefreshToken } from '../sessions/presented-token.ts';
import { tenantsByIds } from '../tenants/tenant-store.ts';
import { currentTenant, openTenants } from '../tokens/session-claims.ts';
import { userResponse } from '../users/user-response.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { parseFields } from '../wire/fields.ts';

const HISTORY_LENGTH = 50;
const HISTORY_MS = 365 * 86_400_000;

/** The user's fields at the top level, as clients read them from here. */
async function me(context: IdentityContext, call: WireCall): Promise<WireReply> {
  return withRefreshToken(context, call, async ({ user }) => ({ body: userResponse(user) }));
}

const TENANTS_ERROR = '"tenants" must a string array or a boolean';
const TenantsQuestion = z
  .object({
    dct: z.boolean({ error: TENANTS_ERROR }).nullish(),
    ids: z.array(z.string({ error: TENANTS_ERROR }), { error: TENANTS_ERROR }).nullish(),
  })
  .refine(({ dct, ids }) => dct != null || ids != null, { error: TENANTS_ERROR });

/** `dct: true` asks for the current tenant; ids for those of them that the user is in. */
async function myTenants(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { dct, ids } = parseFields(TenantsQuestion, call.body);
  return withRefreshToken(context, call, async ({ user, family, client }) => {
    const own = openTenants(user);
    const current = currentTenant(own, family.selectedTenantId);
    const wanted = own
      .map((tenant) => tenant.tenantId)
      .filter((id) => (dct ? id === current : !ids?.length || ids.includes(id)));
    const tenants = await tenantsByIds(client, wanted);
    return {
      body: {
        tenants: tenants.map(({ tenantId, name, customAttributes }) => ({
          id: tenantId,
          name,
          customAttributes,
        })),
      },
    };
  });
}

/** The latest sign-ins, as a bare list. Places stay empty: addresses are not geolocated. */
async function myHistory(context: IdentityContext, call: WireCall): Promise<WireReply> {
  return withRefreshToken(context, call, async ({ user, client, now }) => {
    const { rows } = await searchAudit(client, {
      userIds: [user.userId],
      actions: ['LoginSucceed'],
      isWithoutTenant: false,
      from: new Date(now.getTime() - HISTORY_MS),
      to: now,
      limit: HISTORY_LENGTH,
      offset: 0,
    });
    const body = rows.map((row) => ({
      userId: user.userId,
      loginTime: Math.floor(row.occurred_at.getTime() / 1000),
      city: '',
      country: '',
      ip: row.remote_address,
      selectedTenant:
        typeof row.data['selectedTenant'] === 'string' ? row.data['selectedTenant'] : '',
    }));
    return { body };
  });
}

export const endpoints: EndpointGroup = [
  { method: 'GET', effect: 'none', path: '/v1/auth/me', access: 'project', run: me },
  {
    method: 'POST',
    effect: 'none',
    path: '/v1/auth/me/tenants',
    access: 'project',
    run: myTenants,
  },
  { method: 'GET', effect: 'none', path: '/v1/auth/me/history', access: 'project', run: myHistory },
];
