import { createOutbound } from '@waybill/outbound';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COSTLY_KINDS } from '../costly/costly-work.ts';
import {
  CONSOLE_ORIGIN,
  givenUser,
  runningIdentity,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import { testOidcProvider, type TestOidcProvider } from '../testing/test-oidc-provider.ts';
import { ENDPOINTS } from './endpoint-table.ts';
import type { Endpoint } from './endpoint.ts';
import { FORM } from './request-guard.ts';

const NONCE = 'f00dfeedf00dfeedf00dfeedf00dfeed';
const SECRET = 'A'.repeat(43);

let database: TestDatabase;
let provider: TestOidcProvider;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  provider = await testOidcProvider();
  const { clientId, clientSecret, issuer } = provider;
  running = await runningIdentity(database.owner, {
    settings: { isSignUpOpen: true },
    identity: {
      outbound: createOutbound({ allow: ['127.0.0.1'] }),
      oauthProviders: { google: { clientId, clientSecret, issuer } },
    },
  });
  await running.sdk.management.tenant.createWithId('acme', 'Acme');
  await givenUser(running, 'ada@example.com');
});

afterAll(async () => {
  await running.close();
  await provider.close();
  await database.close();
});

const OPEN = ENDPOINTS.filter(({ access }) => access !== 'management');
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Input of a stranger: every field of every body, well-formed but unrelated to anyone. */
async function wellFormed(loginId: string): Promise<Record<string, unknown>> {
  const bytes = { attestationObject: 'AA', authenticatorData: 'AA', signature: 'AA' };
  const response = { ...bytes, clientDataJSON: 'AA' };
  return {
    loginId,
    email: loginId,
    phone: '+15550001234',
    user: { loginId },
    password: 'violet harbour 41',
    oldPassword: 'old',
    newPassword: 'violet harbour 43',
    code: '123456',
    token: SECRET,
    pendingRef: SECRET,
    URI: CONSOLE_ORIGIN,
    redirectUrl: CONSOLE_ORIGIN,
    origin: CONSOLE_ORIGIN,
    transactionId: SECRET,
    stateId: SECRET,
    provider: 'google',
    nonce: NONCE,
    tenant: 'acme',
    response: JSON.stringify({ id: 'AA', rawId: 'AA', type: 'public-key', response }),
    idToken: await provider.idToken('somebody', NONCE),
    flowId: 'sign-up-or-in',
    executionId: `sign-up-or-in|#|${SECRET}`,
    stepId: 'password',
    interactionId: 'submit',
    input: { password: 'x', code: '123456', email: loginId },
    account_id: 'U1',
    client_id: running.projectId,
    RelayState: SECRET,
    state: SECRET,
    SAMLResponse: Buffer.from('<Response InResponseTo="_x"/>').toString('base64'),
  };
}

async function send(endpoint: Endpoint, body: Record<string, unknown>): Promise<number> {
  const places = new Map([
    ['projectId', running.projectId],
    ['file', 'config.json'],
    ['tenantId', 'acme'],
    ['ssoId', 'default'],
    ['provider', 'google'],
  ]);
  const path = endpoint.path
    .replace('{project}', running.projectId)
    .replaceAll(/:(\w+)/g, (_all, name: string) => places.get(name) ?? '1');
  const query = new URLSearchParams({
    provider: 'google',
    tenant: 'acme',
    state: SECRET,
    code: 'x',
  });
  const isForm = endpoint.formBytes !== undefined;
  const texts = Object.entries(body).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const answer = await fetch(`${running.baseUrl}${path}?${query.toString()}`, {
    method: endpoint.method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${running.projectId}`,
      'content-type': isForm ? FORM : 'application/json',
    },
    ...(endpoint.method === 'GET'
      ? {}
      : { body: isForm ? new URLSearchParams(texts) : JSON.stringify(body) }),
  });
  return answer.status;
}

/** Kinds of expensive work that some requests brought about. */
async function costOf(requests: () => Promise<unknown>): Promise<string[]> {
  const before = running.identity.costlyWork();
  await requests();
  const after = running.identity.costlyWork();
  return COSTLY_KINDS.filter((kind) => after.get(kind) !== before.get(kind));
}

test('every way to expensive work is limited by address', () => {
  const unlimited = ENDPOINTS.filter(({ unproven, isGuessable }) => unproven && !isGuessable);
  expect(unlimited.map(nameOf)).toEqual([]);
});

test.each(OPEN.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
  'a stranger brings about at $name what it declares and nothing else',
  async ({ endpoint }) => {
    const { unproven = [] } = endpoint;
    const nobody = `nobody${endpoint.path.replaceAll(/[^a-z]/g, '-')}@example.com`;
    const statuses: number[] = [];
    const kinds = await costOf(async () => {
      for (const loginId of ['ada@example.com', nobody]) {
        statuses.push(await send(endpoint, await wellFormed(loginId)));
      }
    });
    expect(statuses).not.toContain(500);
    // A provider's metadata is cached: not every request fetches it.
    const isKept = (kind: string): boolean => kind === 'provider' && !kinds.includes(kind);
    expect(kinds).toEqual(COSTLY_KINDS.filter((kind) => unproven.includes(kind) && !isKept(kind)));
  },
);

test.each(OPEN.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
  'an empty or a misshapen request brings about nothing at $name',
  async ({ endpoint }) => {
    const misshapen = { loginId: 7, password: ['x'], idToken: 'a.b.c', newPassword: null };
    const kinds = await costOf(async () => {
      for (const body of [{}, misshapen]) await send(endpoint, body);
    });
    expect(kinds).toEqual([]);
  },
);

test('every request after the burst of an address brings about nothing', async () => {
  const settings = { addressBurst: 3, addressPerMinute: 1 };
  const { masterKey } = running;
  const strict = await runningIdentity(database.owner, { masterKey, settings });
  const body = { loginId: 'burst@example.com', password: 'wrong' };
  const attempts = Array.from({ length: 20 }, () =>
    strict.call('/v1/auth/password/signin', { body }),
  );
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  const hashes = strict.identity.costlyWork().get('hash');
  await strict.close();
  expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  expect(hashes).toBe(3);
});

test('a password that is longer than any is not hashed, for known and unknown login ids', async () => {
  const password = 'x'.repeat(513);
  const statuses: number[] = [];
  const kinds = await costOf(async () => {
    for (const loginId of ['ada@example.com', 'nobody@example.com']) {
      const { status } = await running.call('/v1/auth/password/signin', {
        body: { loginId, password },
      });
      statuses.push(status);
    }
  });
  expect([kinds, statuses]).toEqual([[], [400, 400]]);
});
