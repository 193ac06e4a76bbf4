import { credentialsOf } from '../password/password-store.ts';
import { withProofs } from '../sessions/proofs.ts';
import { invalidCredentials, startSession, type SignIn } from '../sessions/start-session.ts';
import { lockUsers, userById } from '../users/user-store.ts';
import type { FlowOutcome, FlowWork, LastAuth } from './flow.ts';
import type { FirstFactor } from './flow-state.ts';
import { FlowFailed } from './run-interaction.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { checkTotp } from '../methods/totp/check-totp.ts';

/** Time to enter the second factor after the first. */
const FIRST_FACTOR_MS = 600_000;

export interface Proof {
  signIn: SignIn;
  lastAuth: Pick<LastAuth, 'authMethod' | 'oauthProvider'>;
  /** For the client, next to the tokens. */
  extra?: Record<string, unknown> | undefined;
}

/**
 * Signs in the authenticated person, or requires the authenticator app's code first: until then there
 * is no session. `totpStep` is the step for it.
 */
export async function finishSignIn(
  work: FlowWork,
  proof: Proof,
  totpStep: string,
): Promise<FlowOutcome> {
  const { context, call, state } = work;
  const { signIn, lastAuth, extra } = proof;
  const user = await userById(context.pool, signIn.userId);
  const loginId = state.loginId ?? user?.loginIds[0] ?? '';
  if (!user?.hasTotp || user.status === 'disabled') {
    const reply = await startSession(context, call, signIn);
    return completed(reply, { lastAuth, loginId, extra });
  }
  if (!(await proveFirst(context, signIn))) {
    const { isProven: _used, ...proven } = signIn;
    const reply = await startSession(context, call, proven);
    return completed(reply, { lastAuth, loginId, extra });
  }
  const changedAt = await passwordChangedAt(context.pool, signIn.method, loginId);
  const firstFactor: FirstFactor = {
    ...firstFactorOf(proof),
    loginId: user.loginIds[0] ?? loginId,
    at: context.clock(),
    ...(changedAt === undefined ? {} : { passwordChangedAt: changedAt }),
  };
  return { action: 'screen', step: totpStep, state: { loginId, firstFactor } };
}

function firstFactorOf({ signIn, lastAuth, extra }: Proof): Omit<FirstFactor, 'loginId' | 'at'> {
  const { userId, method, amr, data, options } = signIn;
  return {
    userId,
    method,
    amr,
    lastAuth,
    ...(data ? { data } : {}),
    ...(extra ? { extra } : {}),
    ...(options.tenantId ? { tenantId: options.tenantId } : {}),
  };
}

/**
 * Uses up the first proof. False if the authenticator app was removed with it: it belonged to someone
 * else who had signed up with this address.
 */
function proveFirst({ revocations }: FlowWork['context'], signIn: SignIn): Promise<boolean> {
  return revocations.transaction(async (client, revoke) => {
    await lockUsers(client, [signIn.userId]);
    const isProven = (await signIn.isProven?.(client, revoke)) ?? true;
    if (!isProven) throw invalidCredentials();
    return (await userById(client, signIn.userId))?.hasTotp ?? false;
  });
}

/** Signs in with the code of the authenticator app on top of the first factor. */
export async function finishWithTotp(work: FlowWork, code: string): Promise<FlowOutcome> {
  const { context, call, state } = work;
  const { firstFactor } = state;
  if (!firstFactor || context.clock() - firstFactor.at > FIRST_FACTOR_MS) throw proofGone();
  if (!(await isStillGood(context.pool, firstFactor))) throw proofGone();
  const { userId, loginId, method, amr, data, tenantId, lastAuth, extra } = firstFactor;
  const checked = await checkTotp(context, call, { loginId, code, isAfterProof: async () => true });
  if (checked.userId !== userId) throw invalidCredentials();
  const reply = await startSession(context, call, {
    userId,
    method,
    amr: withProofs(amr, ['totp']),
    options: tenantId === undefined ? {} : { tenantId },
    data: { ...data, secondFactor: 'totp' },
    isProven: async (client, revoke) =>
      (await isStillGood(client, firstFactor)) && checked.isProven(client, revoke),
  });
  return completed(reply, { lastAuth, loginId: state.loginId ?? loginId, extra });
}

function completed(
  reply: Awaited<ReturnType<typeof startSession>>,
  told: { lastAuth: Proof['lastAuth']; loginId: string; extra: Proof['extra'] },
): FlowOutcome {
  const { lastAuth, loginId, extra } = told;
  return {
    action: 'completed',
    reply: { ...reply, body: { ...reply.body, ...extra } },
    lastAuth: { ...lastAuth, loginId },
  };
}

function proofGone(): FlowFailed {
  const text = 'This took too long, or your password has changed. Start again.';
  return new FlowFailed(new WireError(401, WIRE_CODES.invalidCredentials, text));
}

/** A password that was changed meanwhile proves nothing anymore. */
async function isStillGood(
  client: Parameters<typeof credentialsOf>[0],
  proof: FirstFactor,
): Promise<boolean> {
  const changedAt = await passwordChangedAt(client, proof.method, proof.loginId);
  return changedAt === proof.passwordChangedAt;
}

async function passwordChangedAt(
  db: Parameters<typeof credentialsOf>[0],
  method: string,
  loginId: string,
): Promise<number | undefined> {
  if (method !== 'password') return undefined;
  return (await credentialsOf(db, loginId))?.changedAt.getTime();
}
