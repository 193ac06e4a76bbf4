import { rm } from 'node:fs/promises';
import createDescope from '@descope/node-sdk';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../../platform/free-port.ts';
import { readConfig } from '../../../platform/config.ts';
import { startAlone, type AloneProvider } from './start-alone.ts';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';

const PROJECT = `P${'2'.repeat(27)}`;
const KEY = 'K-for-tests';

let folder: string;
let db: TestDatabase;
beforeAll(async () => {
  folder = await temporaryDataFolder('waybill-alone-');
  db = await testDatabase({ holds: 'nothing' });
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

async function start(environment: NodeJS.ProcessEnv = {}): Promise<AloneProvider> {
  const { host = '', port, user, database, password } = db.connection;
  const url = new URL(`postgres://${user}@localhost:${port}/${database}`);
  url.searchParams.set('host', host);
  if (typeof password === 'string') url.password = password;
  const config = readConfig({
    WAYBILL_DATA: folder,
    IDENTITY_DATABASE_URL: url.href,
    ...environment,
  });
  const options = {
    port: await freePort(),
    projectId: PROJECT,
    managementKey: KEY,
    origins: ['https://console.test'],
    isStrict: true,
    algorithm: 'ES256',
  } as const;
  return startAlone(config, options, pino({ level: 'silent' }));
}

describe('in development', () => {
  let provider: AloneProvider;
  beforeAll(async () => {
    provider = await start({ WAYBILL_IDENTITY_DEV: '1' });
  });
  afterAll(() => provider.close());
  const sdk = () =>
    createDescope({ projectId: PROJECT, managementKey: KEY, baseUrl: provider.address });

  test('addresses that come back lead to the provider, not to the page that signs in', async () => {
    const password = 'violet harbour 42';
    await sdk().password.signUp('notice@x.test', password, { email: 'notice@x.test' });
    await sdk().management.user.setActivePassword('notice@x.test', `${password}!`);
    const links = async (): Promise<string> => {
      const kept = await fetch(`${provider.address}/dev/messages.json`, {
        headers: { authorization: `Bearer ${KEY}` },
      });
      return kept.text();
    };
    await expect.poll(links).toContain(`${provider.address}/v1/auth/sessions/end?t=`);
  });

  test('anybody signs up, with the asked for algorithm and errors', async () => {
    const password = 'violet harbour 42';
    const signedUp = await sdk().password.signUp('ana@x.test', password, { name: 'Ana' });
    const [header = ''] = (signedUp.data?.sessionJwt ?? '').split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: 'ES256' });
    const again = await sdk().password.signUp('ana@x.test', password);
    expect(again.error?.errorCode).toBe('E062107');
    expect(await sdk().validateSession(signedUp.data?.sessionJwt ?? '')).toMatchObject({
      token: { sub: signedUp.data?.user?.userId },
    });
  });

  test('messages are kept, and read with the management key', async () => {
    const sent = await sdk().magicLink.signUpOrIn.email('lee@x.test', 'http://localhost:5173/in');
    expect(sent.ok).toBe(true);
    const read = (bearer: string) =>
      fetch(`${provider.address}/dev/messages.json`, { headers: { authorization: bearer } });
    for (const bearer of ['Bearer guess', `Basic ${KEY}`, '']) {
      expect((await read(bearer)).status).toBe(401);
    }
    for (const bearer of [`Bearer ${KEY}`, `Bearer ${PROJECT}:${KEY}`]) {
      const { messages } = z
        .object({ messages: z.array(z.object({ to: z.string(), text: z.string() })) })
        .parse(await (await read(bearer)).json());
      expect(messages[0]).toMatchObject({
        to: 'lee@x.test',
        text: expect.stringContaining('http://localhost:5173/in?t='),
      });
    }
  });

  test('pages of allowed origins may read answers, and others may not', async () => {
    const preflight = (origin: string) =>
      fetch(`${provider.address}/v1/auth/password/policy`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization,x-descope-sdk-name',
        },
      });
    for (const origin of ['https://console.test', 'http://localhost:5173']) {
      const { status, headers } = await preflight(origin);
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('access-control-allow-headers')).toContain('x-descope-sdk-name');
      const answer = await fetch(`${provider.address}/v1/auth/password/policy`, {
        headers: { origin, authorization: `Bearer ${PROJECT}` },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after');
    }
    const refused = await preflight('https://evil.example');
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('without development nothing is kept and no other origin is let in', async () => {
  const provider = await start();
  const messages = await fetch(`${provider.address}/dev/messages.json`, {
    headers: { authorization: `Bearer ${KEY}` },
  });
  expect(messages.status).toBe(404);
  const answer = await fetch(`${provider.address}/v1/auth/password/policy`, {
    headers: { origin: 'http://localhost:5173', authorization: `Bearer ${PROJECT}` },
  });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  await provider.close();
});
