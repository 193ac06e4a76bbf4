import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  CONSOLE_ORIGIN,
  GOOD_PASSWORD,
  givenUser,
  runningIdentity,
  signIn,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import { ENDPOINTS } from './endpoint-table.ts';

/** Known and unknown login ids: one answer, after the same statements and the same expensive work. */

let database: TestDatabase;
let running: RunningIdentity;
let strangerToken = '';

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, {
    settings: { isSignUpOpen: true, refreshMode: 'body' },
  });
  await givenUser(running, 'stranger@example.com');
  const { answer } = await signIn(running, 'stranger@example.com');
  strangerToken = String(answer.body['refreshJwt']);
});

afterAll(async () => {
  await running.close();
  await database.close();
});

/**
 * With open sign-up, these reveal existing users by their response, and say so: a new user gets tokens,
 * or must create a passkey.
 */
const TELLING = ['/v1/auth/password/signup', '/v1/auth/webauthn/signup-in/start'];

/** Endpoints that take a login id of anyone. */
const ASKING = ENDPOINTS.filter(
  (endpoint) =>
    endpoint.access === 'project' &&
    endpoint.method === 'POST' &&
    (endpoint.effect === 'sign-in' || endpoint.effect === 'sign-up') &&
    !TELLING.includes(endpoint.path),
).map(({ path }) => path);

function bodyFor(loginId: string): object {
  return {
    loginId,
    user: { loginId, email: loginId, phone: '+15550001234', name: 'A' },
    password: GOOD_PASSWORD,
    code: '123456',
    URI: CONSOLE_ORIGIN,
    redirectUrl: CONSOLE_ORIGIN,
    origin: CONSOLE_ORIGIN,
    flowId: 'sign-up-or-in',
    interactionId: 'submit',
    input: { email: loginId },
  };
}

/** Statements on every connection, by name or by their own words. */
async function workOf(request: () => Promise<{ status: number }>) {
  const client = await running.pool.connect();
  const spy = vi.spyOn(Object.getPrototypeOf(client), 'query');
  client.release();
  const before = running.identity.costlyWork();
  try {
    const { status } = await request();
    const statements = spy.mock.calls.map(([query]: unknown[]) =>
      typeof query === 'object' && query !== null && 'name' in query ? query.name : query,
    );
    const after = running.identity.costlyWork();
    const costly = [...after].filter(([kind, count]) => count !== before.get(kind));
    return { status, statements: statements.map(alike), costly: costly.map(([kind]) => kind) };
  } finally {
    spy.mockRestore();
  }
}

/** A released savepoint costs as much as a rolled back one. */
function alike(statement: unknown): unknown {
  return statement === 'RELEASE sign_up' ? 'ROLLBACK TO sign_up' : statement;
}

test.each(ASKING.flatMap((path) => [[path, false] as const, [path, true] as const]))(
  '%s does the same for known and unknown login ids (signed in as somebody else: %s)',
  async (path, hasToken) => {
    const tag = `${path.replaceAll(/[^a-z]/g, '')}${hasToken ? 'x' : ''}@example.com`;
    const phone = /sms|voice|whatsapp|\/im/.test(path);
    const known = phone
      ? `+1555020${String(ASKING.indexOf(path) * 2 + Number(hasToken)).padStart(4, '0')}`
      : `a${tag}`;
    const unknown = phone ? known.replace('+1555020', '+1555021') : `b${tag}`;
    await running.sdk.management.user.create(known, phone ? { phone: known } : { email: known });
    const ask = (loginId: string) =>
      workOf(() =>
        running.call(path, {
          body: {
            ...bodyFor(loginId),
            ...(path.endsWith('totp/verify') && hasToken ? { loginOptions: { mfa: true } } : {}),
          },
          ...(hasToken ? { token: strangerToken } : {}),
        }),
      );
    const first = await ask(known);
    expect(await ask(unknown)).toEqual(first);
    expect(first.status).not.toBe(500);
  },
);
