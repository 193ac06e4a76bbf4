import { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import { requireTenant } from '../sso/change-sso.ts';
import { listGroups } from '../sso/group-list.ts';
import { inTransaction } from '../store/statement.ts';
import { normaliseLoginId } from '../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { optionalTexts, parseFields, requiredText } from '../wire/fields.ts';

const OfTenant = z.object({ tenantId: requiredText('tenantId') });
const OfMembers = OfTenant.extend({
  userIds: optionalTexts('userIds'),
  loginIds: optionalTexts('loginIds'),
});
const OneGroup = OfTenant.extend({ groupId: requiredText('groupId') });

async function all(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId } = parseFields(OfTenant, call.body);
  return groups(context, tenantId, null);
}

async function ofMembers(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId, userIds = [], loginIds = [] } = parseFields(OfMembers, call.body);
  return groups(context, tenantId, { userIds, loginIds: loginIds.map(normaliseLoginId) });
}

/** No group of the name: an empty list. */
async function members(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId, groupId } = parseFields(OneGroup, call.body);
  return groups(context, tenantId, { name: groupId });
}

/** A bare list, as client libraries read it. The name of a group is its id. Throws 404 for no such tenant. */
async function groups(
  context: IdentityContext,
  tenantId: string,
  wanted: Parameters<typeof listGroups>[2],
): Promise<WireReply> {
  const found = await inTransaction(context.pool, async (client) => {
    await requireTenant(client, tenantId);
    return listGroups(client, tenantId, wanted);
  });
  const body = found.map(({ name, members: people }) => ({
    id: name,
    display: name,
    members: people,
    source: 'jit',
  }));
  return { body };
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/group/all', run: all },
  { ...key, path: '/v1/mgmt/group/member/all', run: ofMembers },
  { ...key, path: '/v1/mgmt/group/members', run: members },
];
