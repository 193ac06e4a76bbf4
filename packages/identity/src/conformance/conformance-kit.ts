import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import createCore from '@descope/core-js-sdk';
import createDescope from '@descope/node-sdk';
import type { ConformanceNeed } from './conformance-case.ts';
import { createJar, type Jar } from './cookie-jar.ts';

/** The provider that is looked at. */
export interface ConformanceTarget {
  /** Without a slash at the end. */
  baseUrl: string;
  projectId: string;
  managementKey: string;
  isStrict: boolean;
  /** What it has been given besides. */
  has: ReadonlySet<ConformanceNeed>;
  /** Where links may lead, e.g. the provider's own origin and `/login`. */
  redirectUrl: string;
}

/** What a reply of either library has in common. */
interface SdkReply<T> {
  code?: number | undefined;
  ok: boolean;
  data?: T | undefined;
  error?: { errorCode?: string; errorDescription?: string; errorMessage?: string } | undefined;
}

/** A browser with an empty jar, signed in as nobody, and the library in it. */
export interface ConformanceClient {
  sdk: ReturnType<typeof createCore>;
  jar: Jar;
}

export const PASSWORD = 'violet harbour 42';

export type ConformanceKit = ReturnType<typeof createKit>;

/** What cases work with. `cleanUp` removes the users that they made. */
export function createKit(target: ConformanceTarget) {
  const { baseUrl, projectId, managementKey } = target;
  const { management } = createDescope({ projectId, managementKey, baseUrl });
  const made: string[] = [];

  /** A login id that nobody has yet; `kind` stands in it, so that failures can be read. */
  const newLoginId = (kind: string): string => {
    const loginId = `${kind}-${randomBytes(5).toString('hex')}@conformance.example`;
    made.push(loginId);
    return loginId;
  };

  return {
    target,
    management,
    newLoginId,

    client(): ConformanceClient {
      const jar = createJar();
      const sdk = createCore({ projectId, baseUrl, fetch: jar.fetch });
      return { sdk, jar };
    },

    /** A test user, whose codes and links the management interface tells. */
    async testUser(kind: string): Promise<{ loginId: string; userId: string }> {
      const loginId = newLoginId(kind);
      const options = { email: loginId, verifiedEmail: true, displayName: `Test ${kind}` };
      const created = expectOk(await management.user.createTestUser(loginId, options));
      return { loginId, userId: created.userId };
    },

    /** A test user with the password `PASSWORD`. */
    async passwordUser(kind: string): Promise<{ loginId: string; userId: string }> {
      const user = await this.testUser(kind);
      expectOk(await management.user.setActivePassword(user.loginId, PASSWORD));
      return user;
    },

    /** A browser that the user of `loginId` has signed in with, by password. */
    async signedIn(loginId: string): Promise<ConformanceClient> {
      const client = this.client();
      expectOk(await client.sdk.password.signIn(loginId, PASSWORD));
      return client;
    },

    async cleanUp(): Promise<void> {
      for (const loginId of made.splice(0)) await management.user.delete(loginId);
    },
  };
}

/** The data of a reply that must be a success. */
export function expectOk<T>(reply: SdkReply<T>): T {
  const said = reply.error?.errorMessage ?? reply.error?.errorDescription ?? '';
  assert.ok(reply.ok, `refused with ${reply.code} ${reply.error?.errorCode} ${said}`);
  assert.ok(reply.data !== undefined, 'answered without data');
  return reply.data;
}

/** The reply must be this error; `status` is checked when it is given. */
export function expectError(reply: SdkReply<unknown>, errorCode: string, status?: number): void {
  assert.ok(!reply.ok, `answered ${reply.code} in place of ${errorCode}`);
  assert.equal(reply.error?.errorCode, errorCode);
  assert.ok(reply.error?.errorDescription, 'the error has no description');
  if (status !== undefined) assert.equal(reply.code, status);
}
