import { once } from 'node:events';
import { z } from 'zod';
import { buildApp } from '../../apps/server/src/http/build-app.ts';
import { sessionAuthenticator } from '../../apps/server/src/http/session/session-authenticator.ts';
import { openServices } from '../../apps/server/src/open-services.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';

/**
 * The product's web process, repeatedly asked for the owner of a session token: the base cost of every
 * console request. Reports both rates to its parent and ends.
 */
const USERS = 8;
const SESSIONS_PER_USER = 25;
const SECONDS = 4;
const PASSWORD = 'violet harbour 42';

const config = readConfig();
const { services, close } = await openServices(config, createLog('error', 'bench'));
const app = await buildApp(services);
const Token = z.looseObject({ sessionJwt: z.string() });

async function sessionTokens(): Promise<string[]> {
  const { identityAdmin, identity, database } = services;
  const tenantId = await identityAdmin.createTenant('Bench');
  await database.system((tx) =>
    tx.query(`SELECT create_tenant($1, 'Bench', 'us-east-1', '{}', '{}')`, [tenantId]),
  );
  const tokens: string[] = [];
  for (let user = 0; user < USERS; user += 1) {
    const email = `user${user}@ours.example`;
    const member = { email, name: email, tenantId, roles: ['Owner'] };
    await identityAdmin.createUser({ ...member, password: PASSWORD });
    for (let session = 0; session < SESSIONS_PER_USER; session += 1) {
      const reply = await app.inject({
        method: 'POST',
        url: '/v1/auth/password/signin',
        headers: { authorization: `Bearer ${identity.projectId}` },
        payload: { loginId: email, password: PASSWORD },
      });
      tokens.push(Token.parse(reply.json()).sessionJwt);
    }
  }
  return tokens;
}

/** Validations per second, and per second of this process's processor time. */
async function measure(
  work: () => Promise<number>,
): Promise<{ perSecond: number; perCore: number }> {
  const before = process.cpuUsage();
  const startedAt = performance.now();
  const count = await work();
  const { user, system } = process.cpuUsage(before);
  return {
    perSecond: (count / (performance.now() - startedAt)) * 1000,
    perCore: count / ((user + system) / 1e6),
  };
}

const tokens = await sessionTokens();
const fresh = () => sessionAuthenticator(services);
const known = fresh();
for (const token of tokens) await known(token);

const again = await measure(async () => {
  const until = performance.now() + SECONDS * 1000;
  let count = 0;
  while (performance.now() < until) {
    for (const token of tokens) await known(token);
    count += tokens.length;
  }
  return count;
});
const first = await measure(async () => {
  const until = performance.now() + SECONDS * 1000;
  let count = 0;
  while (performance.now() < until) {
    const unknowing = fresh();
    for (const token of tokens) await unknowing(token);
    count += tokens.length;
  }
  return count;
});
process.send?.({ sessions: tokens.length, again, first });
await once(process, 'disconnect');
await app.close();
await close();
process.exit(0);
