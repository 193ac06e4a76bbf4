import { randomBytes } from 'node:crypto';
import { SOURCE_IDS } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createIntegrationToken } from '../../apps/server/src/features/integrations/integrations-read-model.ts';
import type { Services } from '../../apps/server/src/http/feature.ts';

const EMAIL = 'reader@ours.example';

/** What is needed to send to a server and to read from it. */
export const BenchReader = z.object({
  address: z.string(),
  tenantId: z.number(),
  /** Of every source, a token to send with. */
  secrets: z.record(z.string(), z.string()),
  /** Of the start; lasts ten minutes. */
  sessionToken: z.string(),
  projectId: z.string(),
  password: z.string(),
});
export type BenchReader = z.infer<typeof BenchReader>;

const SignedIn = z.looseObject({ sessionJwt: z.string() });

/** Signs in again. @returns a session token that lasts ten minutes. */
export async function freshSession({ address, projectId, password }: BenchReader): Promise<string> {
  const reply = await fetch(`${address}/v1/auth/password/signin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${projectId}`, 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: EMAIL, password }),
  });
  return SignedIn.parse(await reply.json()).sessionJwt;
}

/** Makes one organisation with a member who is signed in, and tokens for every source. */
export async function makeReader(
  app: FastifyInstance,
  { identityAdmin, identity, database }: Services,
): Promise<Omit<BenchReader, 'address'>> {
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
  const { sessionJwt } = SignedIn.parse(signedIn.json());
  const { projectId } = identity;
  return { tenantId, secrets, sessionToken: sessionJwt, projectId, password };
}
