import { SOURCE_IDS } from '@waybill/contract';
import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { z } from 'zod';
import { createIntegrationToken } from '../../apps/server/src/features/integrations/integrations-read-model.ts';
import { buildApp } from '../../apps/server/src/http/build-app.ts';
import { openServices } from '../../apps/server/src/open-services.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import type { FairnessTenant } from './fairness-tenant.ts';

/** The product's own web process with two organisations; reports how to call it. */
const { services } = await openServices(readConfig(), createLog('error', 'bench'));
const app = await buildApp(services);
const { identityAdmin, identity, database } = services;

async function openTenant(name: string): Promise<FairnessTenant> {
  const idpTenantId = await identityAdmin.createTenant(name);
  const [tenant] = await database.system((tx) =>
    tx.query<{ id: number }>(
      `SELECT create_tenant($1, $2, 'us-east-1', '{ours.example}', '{}') AS id`,
      [idpTenantId, name],
    ),
  );
  const tenantId = tenant?.id ?? 0;
  const secrets: Record<string, string> = {};
  for (const sourceId of SOURCE_IDS) {
    const { secret } = await database.tenant(tenantId, (tx) =>
      createIntegrationToken(tx, tenantId, { name: 'Bench', sourceId, createdBy: null }),
    );
    secrets[sourceId] = secret;
  }
  const signIn = (role: string): Promise<string> => sessionOf(idpTenantId, name, role);
  return {
    tenantId,
    secrets,
    owner: await signIn('Owner'),
    analyst: await signIn('Analyst L1'),
  };
}

async function sessionOf(tenantId: string, name: string, role: string): Promise<string> {
  const password = randomBytes(12).toString('hex');
  const email = `${name}-${role.replaceAll(' ', '-')}@ours.example`.toLowerCase();
  await identityAdmin.createUser({ email, name: role, tenantId, roles: [role], password });
  const signedIn = await app.inject({
    method: 'POST',
    url: '/v1/auth/password/signin',
    headers: { authorization: `Bearer ${identity.projectId}` },
    payload: { loginId: email, password },
  });
  return z.looseObject({ sessionJwt: z.string() }).parse(signedIn.json()).sessionJwt;
}

const busy = await openTenant('busy');
const other = await openTenant('other');
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address, busy, other });
// How long computing keeps everyone from being answered.
const delay = monitorEventLoopDelay({ resolution: 5 });
process.on('message', (message) => {
  if (message === 'begin') delay.enable();
  else process.send?.({ p99Ms: delay.percentile(99) / 1e6, maxMs: delay.max / 1e6 });
});
process.once('disconnect', () => process.exit(0));
