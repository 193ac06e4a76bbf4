// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://console.test/login" }
import { createSdk } from '@descope/web-js-sdk';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { browserFetch, serverFetch } from '../../testing/browser-fetch.ts';
import { runningIdentity, type RunningIdentity } from '../../testing/running-identity.ts';
import { softwareAuthenticator } from '../../testing/software-authenticator.ts';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, {
    fetch: serverFetch,
    settings: { isSignUpOpen: true },
  });
});

afterAll(async () => {
  await running.close();
  await database.close();
});

const Answer = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.string(),
  response: z.record(z.string(), z.string()),
});

/** The browser's side of passkeys: bytes where the wire has base64url. */
function playBrowser(authenticator: ReturnType<typeof softwareAuthenticator>): void {
  const asked = (options: object): string =>
    JSON.stringify(options, (_key, value: unknown) =>
      value instanceof ArrayBuffer ? Buffer.from(value).toString('base64url') : value,
    );
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;
  const given = (text: string) => {
    const { id, rawId, type, response } = Answer.parse(JSON.parse(text));
    const fields = Object.entries(response).map(([name, value]) => [name, bytes(value)]);
    return { id, rawId: bytes(rawId), type, response: Object.fromEntries(fields) };
  };
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: async (options: object) => given(authenticator.create(asked(options))),
      get: async (options: object) => given(authenticator.get(asked(options))),
    },
  });
}

function openBrowser() {
  return createSdk({
    projectId: running.projectId,
    baseUrl: running.baseUrl,
    persistTokens: true,
    autoRefresh: false,
    fetch: browserFetch(new Map()),
  });
}

test('the browser library signs up, in, up or in, and adds a passkey', async () => {
  const authenticator = softwareAuthenticator();
  playBrowser(authenticator);
  const { webauthn } = openBrowser();
  const signedUp = await webauthn.signUp('ada@example.com', 'Ada');
  expect(signedUp.data?.user).toMatchObject({ name: 'Ada', webauthn: true });
  const userId = signedUp.data?.user?.userId;
  for (const loginId of ['ada@example.com', '']) {
    expect((await webauthn.signIn(loginId)).data?.user?.userId).toBe(userId);
  }
  expect((await webauthn.signUpOrIn('ada@example.com')).data?.user?.userId).toBe(userId);
  await expect(webauthn.update('ada@example.com')).rejects.toThrow('InvalidStateError');
  const second = softwareAuthenticator();
  playBrowser(second);
  expect((await webauthn.update('ada@example.com')).data).toEqual({});
  const elsewhere = await openBrowser().webauthn.signIn('');
  expect(elsewhere.data?.user?.userId).toBe(userId);
  const listed = await running.sdk.management.user.listPasskeys('ada@example.com');
  expect(listed.data?.map(({ id }) => id)).toEqual(
    [authenticator, second].map(({ credentials }) => credentials[0]?.id),
  );
});
