import { createOutbound, type Outbound } from '@waybill/outbound';
import type { FastifyPluginAsync } from 'fastify';
import type { JWK, JWTPayload } from 'jose';
import { countedOutbound } from './costly/counted-outbound.ts';
import { createCostlyWork, type CostlyKind } from './costly/costly-work.ts';
import { newId } from './crypto/ids.ts';
import { MASTER_KEY_BYTES } from './crypto/key-vault.ts';
import type { IdentityContext } from './identity-context.ts';
import { openSigningKeys } from './keys/signing-keys.ts';
import { createLockout } from './limits/lockout.ts';
import { createTokenBuckets } from './limits/token-buckets.ts';
import type { IdentityLog } from './log.ts';
import type { MessageSenders } from './messages/message.ts';
import { openVault, startIdentityResealing } from './master-key/open-vault.ts';
import { createMessages } from './messages/messages.ts';
import type { OAuthProviders } from './methods/oauth/oauth-provider.ts';
import { createDecoys } from './password/decoys.ts';
import { createPasswordHasher, type PasswordCost } from './password/password-hasher.ts';
import { createPasswordPolicy, freeFailures } from './password/password-policy.ts';
import { listPasswordSettings } from './password/password-settings-store.ts';
import { endOwnSession, listOwnSessions, type OwnSession } from './sessions/own-sessions.ts';
import { createNoticeSending, type NoticeSending } from './notices/send-notices.ts';
import {
  createSignInDelivery,
  type DeliverSignIns,
  type SignInDelivery,
} from './outbox/deliver-sign-ins.ts';
import { openSessionRevocations } from './sessions/session-revocations.ts';
import { completeSettings, type IdentitySettings } from './settings.ts';
import { createSetupLink, useSetupToken, type SetupLink } from './setup/setup-link.ts';
import { settleProjectId } from './store/project-store.ts';
import type { Pool } from './store/statement.ts';
import { endIdleSignIns, startSweeping } from './sweep.ts';
import { hasAnyMember } from './users/user-store.ts';
import { identityPlugin } from './wire/identity-plugin.ts';

const DAY_MS = 86_400_000;
/** It is in paths and, before a colon, in headers. */
const PROJECT_ID = /^[A-Za-z0-9]{1,64}$/;

export interface IdentityOptions {
  /**
   * Connection pool of the migrated identity database, with at least three connections: one is reserved for
   * listening.
   */
  pool: Pool;
  /** Only to require a specific one: absent, it is created on the first run and stored. */
  projectId?: string;
  /** Origins of the console, exactly as browsers send them, e.g. `https://waybill.example.com`. */
  publicOrigins: readonly string[];
  /** Where browsers reach this wire, when that is another origin than the console's first. */
  wireOrigin?: string;
  /** Only to insist on one: absent, it is derived from the master key. */
  managementKey?: string;
  /** Delivery functions, by method; a method without one is refused. */
  senders?: MessageSenders;
  /** External sign-in providers. */
  oauthProviders?: OAuthProviders;
  outbound?: Outbound;
  /** Delivers sign-ins to the product's audit log; absent, they wait until they expire. */
  deliverSignIns?: DeliverSignIns;
  /**
   * 32 bytes. Seals private keys at rest; a different one later needs this one as `previousMasterKey`.
   */
  masterKey: Buffer;
  /** Key of data that is not resealed with `masterKey` yet. */
  previousMasterKey?: Buffer | null;
  /** Milliseconds since 1970. */
  clock?: () => number;
  log?: IdentityLog;
  settings?: Partial<IdentitySettings>;
  /** Only for tests, which sign in thousands of times: absent, hashing costs what it should. */
  passwordCost?: PasswordCost;
}

export interface Identity {
  projectId: string;
  /** For the product server’s own calls. Derived from the master key: stored nowhere. */
  managementKey: string;
  /**
   * Mounts /v1/auth, /v1/mgmt, /v1/flow, /v2/…, /<project>/fedcm, /pages and /npm. Register it without a
   * prefix.
   */
  plugin: FastifyPluginAsync;
  /** Whether session tokens with the `sid` must be refused before their expiry. */
  isSessionRevoked(sid: string): boolean;
  /** Claims of an unexpired token of this project, signed by a published key; else null. */
  verify(token: string): Promise<JWTPayload | null>;
  /** Keys that validate tokens, the newest first. */
  publicKeys(): JWK[];
  /**
   * Whether the key that signed a token is still accepted: for a token that `verify` has accepted
   * before.
   */
  acceptsKeyOf(token: string): Promise<boolean>;
  /** Whether anyone is in any tenant yet. */
  hasMembers(): Promise<boolean>;
  /** A one-time link, valid for an hour, replacing an earlier one; null once someone is in a tenant. */
  createSetupLink(): Promise<SetupLink | null>;
  /** Does the work once, for the token of the valid link; false for any other token. */
  useSetupToken(token: string, work: () => Promise<void>): Promise<boolean>;
  /** Sign-ins of a user that are alive, the last used first. */
  listSessions(userId: string): Promise<OwnSession[]>;
  /** Ends one sign-in of the user; false if it does not exist. */
  endSession(userId: string, sessionId: string): Promise<boolean>;
  /** How much expensive work of each kind was begun since the start. */
  costlyWork(): ReadonlyMap<CostlyKind, number>;
  /** Stops listening and sweeping. The pool stays open. */
  close(): Promise<void>;
}

/**
 * Opens the embedded identity provider on its migrated database; on the first run creates the project
 * id and the signing key. Throws if the master key or the project id differs.
 */
export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const { pool, masterKey } = options;
  if (masterKey.length !== MASTER_KEY_BYTES) throw new Error('The master key must be 32 bytes');
  if (options.projectId !== undefined && !PROJECT_ID.test(options.projectId)) {
    throw new Error('The project id must be letters and digits');
  }
  const publicOrigin = publicOriginOf(options);
  const clock = options.clock ?? Date.now;
  const log = options.log ?? (() => undefined);
  const settings = completeSettings(options.settings);
  const projectId = await settleProjectId(pool, {
    fresh: newId('P', clock()),
    required: options.projectId,
    now: new Date(clock()),
  });
  const vault = await openVault(
    pool,
    { current: masterKey, previous: options.previousMasterKey ?? null },
    { projectId, managementKey: options.managementKey },
  );
  const refreshTtlMs = settings.refreshTtlDays * DAY_MS;
  const keys = await openSigningKeys({
    pool,
    vault,
    projectId,
    clock,
    refreshTtlMs,
    sessionTtlMs: settings.sessionTtlSeconds * 1000,
    algorithm: settings.algorithm,
    rotationDays: settings.keyRotationDays,
  });
  const costly = createCostlyWork();
  const names = [settings.productName, new URL(publicOrigin).hostname];
  const passwordPolicy = createPasswordPolicy(
    { ...settings, names },
    { score: costly.strength, load: () => listPasswordSettings(pool) },
  );
  await passwordPolicy.reload();
  const decoys = createDecoys(pool, vault);
  await decoys.reload();
  const waking: Partial<Outgoing> = {};
  const revocations = await openSessionRevocations({
    pool,
    clock,
    sessionTtlSeconds: settings.sessionTtlSeconds,
    onKeysChanged: () => keys.reload(),
    onPolicyChanged: async () => {
      await passwordPolicy.reload();
      await decoys.reload();
    },
    onMessagesWaiting: () => waking.notices?.wake(),
    onSignInsWaiting: () => waking.signIns?.wake(),
    log,
  });
  const context: IdentityContext = {
    pool,
    projectId,
    publicOrigins: new Set(options.publicOrigins),
    publicOrigin,
    wireOrigin: options.wireOrigin ?? publicOrigin,
    settings,
    clock,
    log,
    vault,
    keys,
    revocations,
    passwords: await createPasswordHasher(costly, {
      decoys,
      ...(options.passwordCost ? { cost: options.passwordCost } : {}),
    }),
    decoys,
    passwordPolicy,
    lockout: createLockout(pool, vault, {
      settings,
      clock,
      freeFailures: () => freeFailures(passwordPolicy),
    }),
    addresses: createTokenBuckets({
      burst: settings.addressBurst,
      perMinute: settings.addressPerMinute,
      clock,
    }),
    messages: createMessages(options.senders ?? {}, { settings, clock, log }),
    oauthProviders: options.oauthProviders ?? {},
    outbound: countedOutbound(options.outbound ?? createOutbound(), costly),
    costly,
  };
  await endIdleSignIns(context);
  await keys.rotateWhenDue();
  const outgoing = openOutgoing(context, options.deliverSignIns);
  Object.assign(waking, outgoing);
  return identityOf(context, {
    ...outgoing,
    resealing: startIdentityResealing(context, log),
    stopSweeping: startSweeping(context),
  });
}

function publicOriginOf({ publicOrigins: [first] }: IdentityOptions): string {
  if (first === undefined) throw new Error('The provider needs the origin that it is reached at');
  return first;
}

/** What leaves the provider on its own. */
interface Outgoing {
  notices: NoticeSending;
  /** Null if no product takes them. */
  signIns: SignInDelivery | null;
}

function openOutgoing(context: IdentityContext, deliver: DeliverSignIns | undefined): Outgoing {
  const notices = createNoticeSending(context);
  const signIns = deliver ? createSignInDelivery(context, deliver) : null;
  // Leftovers from the last shutdown.
  notices.wake();
  signIns?.wake();
  return { notices, signIns };
}

interface BackgroundWork extends Outgoing {
  resealing: { stop(): Promise<void> };
  stopSweeping: () => void;
}

function identityOf(
  context: IdentityContext,
  { notices, signIns, resealing, stopSweeping }: BackgroundWork,
): Identity {
  const { pool, keys, revocations, clock, vault } = context;
  return {
    projectId: context.projectId,
    managementKey: vault.managementKey,
    plugin: identityPlugin(context),
    isSessionRevoked: (sid) => revocations.isRevoked(sid),
    verify: (token) => keys.verify(token),
    publicKeys: () => keys.publicKeys(),
    acceptsKeyOf: (token) => keys.acceptsKeyOf(token),
    hasMembers: () => hasAnyMember(pool),
    createSetupLink: () => createSetupLink(pool, new Date(clock())),
    useSetupToken: (token, work) => useSetupToken(pool, { token, now: new Date(clock()), work }),
    listSessions: (userId) => listOwnSessions(pool, userId, new Date(clock())),
    costlyWork: () => context.costly.begun(),
    endSession: (userId, sessionId) => endOwnSession(context, userId, sessionId),
    async close() {
      stopSweeping();
      await resealing.stop();
      await revocations.close();
      await notices.close();
      await signIns?.close();
      await context.costly.close();
    },
  };
}
