import type { IdentityContext } from '../identity-context.ts';
import { searchTenants, tenantById } from '../tenants/tenant-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { parseFields } from '../wire/fields.ts';
import { TenantSearch, WhichTenant } from './tenant-bodies.ts';
import { tenantNotFound, tenantResponses } from './tenant-response.ts';

/** Not in a wrapper, unlike everything else that is loaded. */
async function load(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { id } = parseFields(WhichTenant, call.query);
  const tenant = await tenantById(context.pool, id);
  if (!tenant) throw tenantNotFound();
  const [body = {}] = await tenantResponses(context.pool, [tenant]);
  return { body };
}

async function loadAll(context: IdentityContext): Promise<WireReply> {
  const tenants = await searchTenants(context.pool, {});
  return { body: { tenants: await tenantResponses(context.pool, tenants) } };
}

async function search(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(TenantSearch, call.body);
  const tenants = await searchTenants(context.pool, {
    tenantIds: body.tenantIds ?? body.ids,
    names: body.tenantNames ?? body.names,
    selfProvisioningDomains: body.tenantSelfProvisioningDomains ?? body.selfProvisioningDomains,
    customAttributes: body.customAttributes,
    parentTenantId: body.parentTenantId,
  });
  return { body: { tenants: await tenantResponses(context.pool, tenants) } };
}

const key = { method: 'GET', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/tenant', run: load },
  { ...key, path: '/v1/mgmt/tenant/all', run: loadAll },
  { ...key, method: 'POST', path: '/v1/mgmt/tenant/search', run: search },
];
