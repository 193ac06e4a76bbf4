import { SOURCE_IDS } from '@waybill/contract';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { createIntegrationToken } from '../../apps/server/src/features/integrations/integrations-read-model.ts';
import { buildApp } from '../../apps/server/src/http/build-app.ts';
import { openServices } from '../../apps/server/src/open-services.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';

/** The product's own web process with one organisation, of which it tells what is needed to ask it. */
const EMAIL = 'reader@ours.example';

const { services } = await openServices(readConfig(), createLog('error', 'bench'));
const app = await buildApp(services);
const { identityAdmin, identity, database } = services;

const password = randomBytes(12).toString('hex');
const idpTenantId = await identityAdmin.createTenant('Bench');
const [tenant] = await database.system((tx) =>
  tx.query<{ id: number }>(
    `SELECT create_tenant($1, 'Bench', 'us-east-1', '{ours.example}', '{}') AS id`,
    [idpTenantId],
  ),
);
const tenantId = tenant?.id ?? 0;
const reader = { email: EMAIL, name: 'Reader', tenantId: idpTenantId, roles: ['Owner'] };
await identityAdmin.createUser({ ...reader, password });

const secrets: Record<string, string> = {};
for (const sourceId of SOURCE_IDS) {
  const { secret } = await database.tenant(tenantId, (tx) =>
    createIntegrationToken(tx, tenantId, { name: 'Bench', sourceId, createdBy: null }),
  );
  secrets[sourceId] = secret;
}

const signedIn = await app.inject({
  method: 'POST',
  url: '/v1/auth/password/signin',
  headers: { authorization: `Bearer ${identity.projectId}` },
  payload: { loginId: EMAIL, password },
});
const { sessionJwt } = z.looseObject({ sessionJwt: z.string() }).parse(signedIn.json());
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address, tenantId, secrets, sessionToken: sessionJwt });
process.once('disconnect', () => process.exit(0));
