import { z } from 'zod';
import { writeAudit } from '../../audit/audit-store.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { requireSignInOf } from '../../links/plan-link.ts';
import type { DeliveryMethod } from '../../messages/message.ts';
import { tellOfGuesses } from '../../notices/tell-of-guesses.ts';
import { takeCode } from '../../one-time-code/code-store.ts';
import {
  codesInQuestion,
  tryCode,
  type CodesInQuestion,
  type RightCode,
} from '../../one-time-code/one-time-code.ts';
import { startSession, type SignIn } from '../../sessions/start-session.ts';
import { requireNoTenant } from '../../users/new-user-body.ts';
import { userById } from '../../users/user-store.ts';
import type { WireCall, WireReply } from '../../wire/endpoint.ts';
import { parseFields, requiredText } from '../../wire/fields.ts';
import { tooMany, WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { createProvedUser, updateProved, verifyProved } from './prove-address.ts';

const Body = z.object({ loginId: requiredText('loginId'), code: requiredText('code', 100) });

/** Signs in whoever has the code. Throws as `proveByCode` does. */
export function verifyCode(method: DeliveryMethod) {
  return async (context: IdentityContext, call: WireCall): Promise<WireReply> => {
    const { loginId, code } = parseFields(Body, call.body);
    const signIn = await proveByCode(context, call, { loginId, code, method });
    return startSession(context, call, signIn);
  };
}

/**
 * Owner of the code's sign-in; it is used up once that starts. Throws 401: E061102 for a wrong code,
 * E061104 for an expired one; 429 after too many wrong ones (with strict errors E061103), and while the
 * user, or an unknown login id, is locked.
 */
export async function proveByCode(
  context: IdentityContext,
  call: WireCall,
  attempt: Attempt,
): Promise<SignIn> {
  const { method } = attempt;
  const right = await requireRightCode(context, call, { ...attempt, code: attempt.code.trim() });
  const { content } = right;
  const userId =
    content.kind === 'signUp'
      ? await createFor(context, call, { ...content, method, codeId: right.codeId })
      : content.userId;
  // Asked before the code is used up, so that it is not lost.
  const { options } = content;
  if (options.mfa || options.stepup) await requireSignInOf(context, call, userId);
  return {
    userId,
    method: 'otp',
    amr: [method],
    options,
    data: { delivery: method },
    async isProven(client, revoke) {
      if (content.kind === 'signUp') return true;
      if (!(await takeCode(client, right.codeId))) throw wrongCode();
      const user = await userById(client, userId);
      if (!user || user.status === 'disabled') return false;
      const proof = { client, revoke, call, user, method, now: new Date(context.clock()) };
      if (content.kind === 'update') await updateProved(context, proof, content);
      else if (!(await verifyProved(context, proof, content.to))) throw wrongCode();
      return true;
    },
  };
}

interface Attempt {
  loginId: string;
  code: string;
  method: DeliveryMethod;
}

async function requireRightCode(
  context: IdentityContext,
  call: WireCall,
  attempt: Attempt,
): Promise<RightCode> {
  const found = await codesInQuestion(context, attempt);
  if (found.state === 'expired') {
    await noteFailure(context, call, { found, reason: 'the code has expired' });
    throw new WireError(401, WIRE_CODES.codeExpired, 'The code has expired');
  }
  if (found.state === 'void') {
    await noteFailure(context, call, { found, reason: 'too many', isOver: true });
    throw voidCode(context.settings);
  }
  const subject = { userId: found.userId, loginId: attempt.loginId };
  const guesses = await context.lockout.guessesOf(subject, call);
  const { waitSeconds, isToBeTold } = await guesses.count('guesses');
  const tell = () => tellOfGuesses(context, { userId: found.userId, call, isToBeTold });
  if (waitSeconds > 0) {
    await tell();
    await noteFailure(context, call, { found, reason: 'locked', isOver: true });
    throw tooMany(waitSeconds);
  }
  const right = await tryCode(context, found, attempt);
  if (!right) {
    await tell();
    await noteFailure(context, call, { found, reason: 'wrong code' });
    throw wrongCode();
  }
  await guesses.clear('guesses');
  return right;
}

/** Of several callers with the code one creates the user. */
async function createFor(
  context: IdentityContext,
  call: WireCall,
  signUp: Extract<RightCode['content'], { kind: 'signUp' }> & {
    method: DeliveryMethod;
    codeId: string;
  },
): Promise<string> {
  requireNoTenant(signUp.options);
  return context.revocations.transaction(async (client, revoke) => {
    if (!(await takeCode(client, signUp.codeId))) throw wrongCode();
    return createProvedUser(context, { client, revoke, call }, signUp);
  });
}

async function noteFailure(
  context: IdentityContext,
  { device, remoteAddress }: WireCall,
  failure: { found: CodesInQuestion; reason: string; isOver?: boolean },
): Promise<void> {
  const { userId } = failure.found;
  await writeAudit(context.pool, {
    action: failure.isOver ? 'LoginExceedMaxAttempts' : 'LoginFailed',
    occurredAt: new Date(context.clock()),
    method: 'otp',
    device,
    remoteAddress,
    ...(userId === null ? {} : { userId }),
    data: { reason: failure.reason },
  });
}

/**
 * 429 as for other guesses: its own answer would tell that a code was sent and guessed at. Strict errors
 * tell it, as the hosted provider does.
 */
function voidCode({
  hasStrictErrors,
  lockoutFirstSeconds,
}: IdentityContext['settings']): WireError {
  return hasStrictErrors
    ? new WireError(401, WIRE_CODES.tooManyCodeAttempts, 'Too many wrong codes')
    : tooMany(lockoutFirstSeconds);
}

/** The same error for a wrong code, one that was never sent, a used one and one of another method. */
function wrongCode(): WireError {
  return new WireError(401, WIRE_CODES.wrongCode, 'The code is wrong');
}
