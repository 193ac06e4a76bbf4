import { randomBytes, randomInt } from 'node:crypto';
import createDescope from '@descope/node-sdk';
import type { TestOidcProvider } from '../testing/test-oidc-provider.ts';
import { createClient, type ConformanceClient } from './conformance-client.ts';
import type { ConformanceNeed } from './conformance-case.ts';
import { patientFetch } from './cookie-jar.ts';
import { expectOk } from './expect-reply.ts';
import { givenThings, type Management } from './given-things.ts';

/** The provider under test. */
export interface ConformanceTarget {
  /** Without a slash at the end. */
  baseUrl: string;
  projectId: string;
  managementKey: string;
  isStrict: boolean;
  /** Its additional setup. */
  has: ReadonlySet<ConformanceNeed>;
  /** Allowed link targets, e.g. the provider's own origin and `/login`. */
  redirectUrl: string;
  /** The one behind its provider `google`; there with `oauth`. */
  google?: TestOidcProvider;
  /** Its clock, in milliseconds since 1970; there with `clock`. */
  clock?: { now(): number; advance(ms: number): void };
}

export const PASSWORD = 'violet harbour 42';
/** Another one accepted by every policy that accepts the first. */
export const NEW_PASSWORD = 'another harbour 43';

/** Numbers that a regulator keeps free for fiction. */
const FICTIONAL_NUMBERS = 1000;

type TestUserOptions = Omit<
  Parameters<Management['user']['createBatch']>[0][number],
  'loginId' | 'loginIdOrUserId'
> &
  Pick<Parameters<Management['user']['patch']>[1], 'givenName' | 'middleName' | 'familyName'>;

export type ConformanceKit = ReturnType<typeof createKit>;

/** Tools of the cases. `cleanUp` removes everything they created. */
export function createKit(target: ConformanceTarget) {
  const { baseUrl, projectId, managementKey } = target;
  const node = createDescope({ projectId, managementKey, baseUrl, fetch: patientFetch });
  const { management } = node;
  /** Undo functions, latest first. */
  const undo: (() => Promise<unknown>)[] = [];
  const firstNumber = randomInt(FICTIONAL_NUMBERS);
  let numbers = 0;

  const now = (): number => target.clock?.now() ?? Date.now();
  const takeBackLater = (takeBack: () => Promise<unknown>): void => void undo.push(takeBack);
  const made = (loginId: string): string => {
    takeBackLater(() => management.user.delete(loginId));
    return loginId;
  };
  const newName = (kind: string): string => `${kind}-${randomBytes(5).toString('hex')}`;

  return {
    target,
    management,
    /** The library for servers. */
    node,
    newName,

    /** An unused address; contains `kind`, so that failures are readable. */
    newLoginId: (kind: string, domain = 'conformance.example'): string =>
      made(`${newName(kind)}@${domain}`),

    /** An unused phone number. */
    newPhone(): string {
      const number = (firstNumber + numbers) % FICTIONAL_NUMBERS;
      numbers += 1;
      return made(`+447700900${String(number).padStart(3, '0')}`);
    },

    client: (refreshCookieName?: string): ConformanceClient =>
      createClient(target, { refreshCookieName }),

    /** Milliseconds since 1970, where the provider is. */
    now,
    advance: (ms: number): void => target.clock?.advance(ms),

    /** A test user, whose codes and links the management interface tells. */
    async testUser(kind: string, options: TestUserOptions = {}): Promise<MadeUser> {
      const loginId = this.newLoginId(kind);
      const names = { email: loginId, verifiedEmail: true, displayName: `Test ${kind}` };
      const created = await management.user.createTestUser(loginId, { ...names, ...options });
      return { loginId, userId: expectOk(created).userId };
    },

    /** A test user whose login id is a phone number. */
    async phoneUser(kind: string): Promise<MadeUser> {
      const loginId = this.newPhone();
      const names = { phone: loginId, verifiedPhone: true, displayName: `Test ${kind}` };
      return {
        loginId,
        userId: expectOk(await management.user.createTestUser(loginId, names)).userId,
      };
    },

    /** A test user with the password `PASSWORD`. */
    async passwordUser(kind: string, options: TestUserOptions = {}): Promise<MadeUser> {
      const user = await this.testUser(kind, options);
      expectOk(await management.user.setActivePassword(user.loginId, PASSWORD));
      return user;
    },

    /** A browser that the user of `loginId` has signed in with, by password. */
    async signedIn(loginId: string): Promise<ConformanceClient> {
      const client = this.client();
      client.keep(expectOk(await client.sdk.password.signIn(loginId, PASSWORD)));
      return client;
    },

    ...givenThings({ management, newName, takeBackLater, now }),

    /** For data that a case created itself: runs during cleanup. */
    takeBackLater,

    /** Never rejects: data that cannot be removed is left behind. */
    async cleanUp(): Promise<void> {
      for (const takeBack of undo.splice(0).toReversed()) {
        try {
          await takeBack();
        } catch {
          // A supposed response may not be one, so this may throw immediately.
        }
      }
    },
  };
}

interface MadeUser {
  loginId: string;
  userId: string;
}
