import { z } from 'zod';
import { searchAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { parseFields } from '../wire/fields.ts';

const HISTORY_LENGTH = 1000;
const HISTORY_MS = 365 * 86_400_000;

const TEXTS_ERROR = 'The body must be a string array of user ids';
const UserIds = z.array(z.string({ error: TEXTS_ERROR }), { error: TEXTS_ERROR }).max(1000);

/**
 * Sign-ins of the users, latest first, as a bare list. Places stay empty: addresses are not geolocated.
 */
async function history(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const userIds = parseFields(UserIds, call.body);
  if (userIds.length === 0) return { body: [] };
  const now = context.clock();
  const { rows } = await searchAudit(context.pool, {
    userIds,
    actions: ['LoginSucceed'],
    isWithoutTenant: false,
    from: new Date(now - HISTORY_MS),
    to: new Date(now),
    limit: HISTORY_LENGTH,
    offset: 0,
  });
  const body = rows.map((row) => ({
    userId: row.user_id ?? '',
    loginTime: Math.floor(row.occurred_at.getTime() / 1000),
    city: '',
    country: '',
    ip: row.remote_address,
    selectedTenant: row.data['selectedTenant'] ?? '',
  }));
  return { body };
}

export const endpoints: EndpointGroup = [
  { method: 'POST', access: 'management', path: '/v1/mgmt/user/history', run: history },
];
