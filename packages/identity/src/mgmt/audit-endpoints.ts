import { z } from 'zod';
import { searchAudit, writeForeignAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import {
  optionalFlag,
  optionalNumber,
  optionalObject,
  optionalText,
  optionalTexts,
  parseFields,
  requiredText,
} from '../wire/fields.ts';

/** Maximum look-back for entries, as with the hosted provider. */
const MAX_RANGE_MS = 30 * 86_400_000;
const MAX_LIMIT = 1000;

const AuditSearch = z.object({
  userIds: optionalTexts('userIds'),
  actions: optionalTexts('actions'),
  excludedActions: optionalTexts('excludedActions'),
  /** Another name of `excludedActions`. */
  excludeActions: optionalTexts('excludeActions'),
  devices: optionalTexts('devices'),
  methods: optionalTexts('methods'),
  geos: optionalTexts('geos'),
  remoteAddresses: optionalTexts('remoteAddresses'),
  /** Login ids: the client library renames them. */
  externalIds: optionalTexts('externalIds'),
  tenants: optionalTexts('tenants'),
  noTenants: optionalFlag('noTenants'),
  text: optionalText('text'),
  /** Milliseconds since 1970. */
  from: optionalNumber('from'),
  to: optionalNumber('to'),
  limit: optionalNumber('limit'),
  page: optionalNumber('page'),
});

async function search(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(AuditSearch, call.body);
  // Addresses are not geolocated, so no entry has a place.
  if (body.geos?.length) return { body: { audits: [], total: 0 } };
  const now = context.clock();
  const limit = Math.min(MAX_LIMIT, Math.floor(body.limit || MAX_LIMIT));
  const { rows, total } = await searchAudit(context.pool, {
    userIds: body.userIds,
    actions: body.actions,
    excludedActions: body.excludedActions ?? body.excludeActions,
    devices: body.devices,
    methods: body.methods,
    remoteAddresses: body.remoteAddresses,
    loginIds: body.externalIds,
    tenantIds: body.tenants,
    isWithoutTenant: body.noTenants ?? false,
    text: body.text,
    from: new Date(Math.max(body.from ?? 0, now - MAX_RANGE_MS)),
    to: new Date(Math.min(body.to || now, now)),
    limit,
    offset: Math.floor(body.page ?? 0) * limit,
  });
  const audits = rows.map((row) => ({
    projectId: context.projectId,
    userId: row.user_id ?? '',
    action: row.action,
    // The hosted provider sends the number as text.
    occurred: String(row.occurred_at.getTime()),
    device: row.device,
    method: row.method,
    geo: '',
    remoteAddress: row.remote_address,
    externalIds: row.login_ids,
    tenants: row.tenant_ids,
    data: row.data,
  }));
  return { body: { audits, total } };
}

const NewEvent = z.object({
  userId: optionalText('userId'),
  action: requiredText('action', 200),
  type: z.enum(['info', 'warn', 'error'], { error: '"type" must be info, warn or error' }),
  actorId: requiredText('actorId', 200),
  tenantId: optionalText('tenantId'),
  data: optionalObject('data'),
});

/** An event of the product's own. It keeps who reported it, so that it never passes for the provider's. */
async function createEvent(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(NewEvent, call.body);
  await writeForeignAudit(context.pool, {
    action: body.action,
    occurredAt: new Date(context.clock()),
    userId: body.userId || undefined,
    tenantIds: body.tenantId ? [body.tenantId] : [],
    data: { ...body.data, type: body.type, actorId: body.actorId },
  });
  return { body: {} };
}

export const endpoints: EndpointGroup = [
  { method: 'POST', path: '/v1/mgmt/audit/event', access: 'management', run: createEvent },
  { method: 'POST', path: '/v1/mgmt/audit/search', access: 'management', run: search },
];
