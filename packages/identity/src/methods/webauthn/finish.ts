import { writeAudit } from '../../audit/audit-store.ts';
import { byAddress } from '../../costly/callers.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { noteCaller } from '../../notices/notice-store.ts';
import { passCredentialGate } from '../../sessions/credential-gate.ts';
import { withProofs } from '../../sessions/proofs.ts';
import { proofsOfFamily } from '../../sessions/refresh-store.ts';
import { invalidCredentials, startSession } from '../../sessions/start-session.ts';
import { inTransaction, type Client } from '../../store/statement.ts';
import { createUser } from '../../users/create-user.ts';
import { requireNoTenant } from '../../users/new-user-body.ts';
import { lockUsers, userById } from '../../users/user-store.ts';
import type { WireCall, WireReply } from '../../wire/endpoint.ts';
import { tokenEnded, WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { takeChallenge, type Purpose, type WebauthnChallenge } from './challenge-store.ts';
import { passkeyName } from './passkey-name.ts';
import { provenNew, provenSignature } from './passkey-proof.ts';
import { parseCreated, parseSigned } from './passkey-response.ts';
import { insertPasskey, passkeyById, noteCounter, type Passkey } from './passkey-store.ts';

type NewPasskey = NonNullable<Awaited<ReturnType<typeof provenNew>>>;

/** Creates the user of a sign-up with their first passkey, and signs them in. */
export async function finishSignUp(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { transactionId, response } = parseCreated(call.body);
  const challenge = await take(context, call, 'signup', transactionId);
  const { newUser } = challenge;
  const passkey = await inTurn(context, call, () => provenNew(challenge, response));
  if (!passkey || !newUser) throw await refused(context, call, { reason: 'not verified' });
  requireNoTenant(challenge.loginOptions);
  const { loginId, ...names } = newUser;
  const userId = await inTransaction(context.pool, async (client) => {
    const created = await createUser(context, client, { loginIds: [loginId], ...names });
    await addPasskey(context, call, { client, passkey, userId: created, loginIds: [loginId] });
    return created;
  }).catch(async (error: unknown) => {
    const isTaken = error instanceof WireError && error.code === WIRE_CODES.userExists;
    if (!isTaken || context.settings.hasStrictErrors) throw error;
    throw await refused(context, call, { reason: 'login id taken' });
  });
  return signIn(context, call, { challenge, userId });
}

/** Signs in the owner of the passkey that signed. */
export async function finishSignIn(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { transactionId, response } = parseSigned(call.body);
  const challenge = await take(context, call, 'signin', transactionId);
  const passkey = await passkeyById(context.pool, response.id);
  if (!passkey) throw await refused(context, call, { reason: 'no such passkey' });
  const { userId, credentialId } = passkey;
  const signed = await inTurn(context, call, () => provenSignature(challenge, response, passkey));
  if (!signed) throw await refused(context, call, { reason: 'not verified', userId });
  const now = new Date(context.clock());
  if (!(await noteCounter(context.pool, credentialId, { ...signed, now }))) {
    throw await copyFound(context, call, passkey);
  }
  return signIn(context, call, {
    challenge,
    userId,
    isProven: async (client) => (await passkeyById(client, credentialId)) !== null,
  });
}

/** Adds a passkey to a signed-in user; if requested as a second factor, it starts a new sign-in. */
export async function finishUpdate(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { transactionId, response } = parseCreated(call.body);
  const challenge = await take(context, call, 'update', transactionId);
  const { userId } = challenge;
  if (userId === null) throw tokenEnded();
  const passkey = await inTurn(context, call, () => provenNew(challenge, response));
  if (!passkey) throw await refused(context, call, { reason: 'not verified', userId });
  await inTransaction(context.pool, async (client) => {
    await lockUsers(client, [userId]);
    const user = await userById(client, userId);
    const proofs = await proofsBefore(context, client, challenge);
    if (!user || user.status === 'disabled' || !proofs) throw tokenEnded();
    // Again: an authenticator app may have been set up since the start.
    passCredentialGate({ user, family: { amr: proofs } });
    await addPasskey(context, call, { client, passkey, userId, loginIds: user.loginIds });
  });
  if (!challenge.isSecondFactor) return { body: {} };
  const { body, ...rest } = await signIn(context, call, { challenge, userId });
  return { ...rest, body: { jwt: body } };
}

/** Certificates and signatures are checked in the thread pool, which passwords need too. */
function inTurn<T>(
  { costly }: IdentityContext,
  { remoteAddress }: WireCall,
  work: () => Promise<T>,
): Promise<T> {
  return costly.pooled('passkey', byAddress(remoteAddress), work);
}

interface SigningIn {
  challenge: WebauthnChallenge;
  userId: string;
  isProven?: (client: Client) => Promise<boolean>;
}

/** A second factor is added to the proofs of the requesting sign-in, while that is active. */
async function signIn(
  context: IdentityContext,
  call: WireCall,
  { challenge, userId, isProven }: SigningIn,
): Promise<WireReply> {
  const { isSecondFactor, loginOptions } = challenge;
  const before = isSecondFactor ? await proofsBefore(context, context.pool, challenge) : [];
  if (!before) throw tokenEnded();
  return startSession(context, call, {
    method: 'webauthn',
    amr: withProofs(before, ['webauthn']),
    userId,
    options: loginOptions,
    isProven: async (client) => {
      if (isSecondFactor && !(await proofsBefore(context, client, challenge))) throw tokenEnded();
      return (await isProven?.(client)) ?? true;
    },
  });
}

function proofsBefore(
  context: IdentityContext,
  db: Client | IdentityContext['pool'],
  { familyId }: WebauthnChallenge,
): Promise<string[] | null> {
  return proofsOfFamily(db, familyId ?? '', new Date(context.clock()));
}

async function addPasskey(
  context: IdentityContext,
  call: WireCall,
  added: { client: Client; passkey: NewPasskey; userId: string; loginIds: string[] },
): Promise<void> {
  const { client, passkey, userId, loginIds } = added;
  const createdAt = new Date(context.clock());
  await noteCaller(client, call);
  const name = passkeyName(call.device, createdAt);
  const isNew = await insertPasskey(client, { ...passkey, userId, name, createdAt });
  if (!isNew) throw invalidCredentials();
  await writeAudit(client, {
    ...about(context, call),
    action: 'PasskeyAdded',
    userId,
    loginIds,
    data: { name, credentialId: passkey.credentialId },
  });
}

async function take(
  context: IdentityContext,
  call: WireCall,
  purpose: Purpose,
  transactionId: string,
): Promise<WebauthnChallenge> {
  const now = new Date(context.clock());
  const challenge = await takeChallenge(context.pool, purpose, transactionId, now);
  if (!challenge) throw await refused(context, call, { reason: 'no such transaction' });
  return challenge;
}

/** The same error for any fault; the audit has slightly more detail. */
async function refused(
  context: IdentityContext,
  call: WireCall,
  { userId, reason }: { userId?: string; reason: string },
): Promise<WireError> {
  await writeAudit(context.pool, {
    ...about(context, call),
    action: 'LoginFailed',
    userId,
    data: { reason },
  });
  return invalidCredentials();
}

/** A counter that did not increase indicates a cloned key: someone should investigate. */
async function copyFound(
  context: IdentityContext,
  call: WireCall,
  { userId, credentialId, name }: Passkey,
): Promise<WireError> {
  await writeAudit(context.pool, {
    ...about(context, call),
    action: 'PasskeyRefused',
    userId,
    data: { reason: 'counter went back', credentialId, name },
  });
  context.log({
    level: 'warn',
    event: 'passkey.counter-went-back',
    userId,
    requestId: call.requestId,
  });
  return invalidCredentials();
}

function about(context: IdentityContext, call: WireCall) {
  return {
    occurredAt: new Date(context.clock()),
    method: 'webauthn',
    device: call.device,
    remoteAddress: call.remoteAddress,
  };
}
