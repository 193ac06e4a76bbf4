import { z } from 'zod';
import { writeAudit } from '../../audit/audit-store.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { maskedAddress } from '../../links/masked-address.ts';
import { requireSignInOf } from '../../links/plan-link.ts';
import { recipientOf } from '../../links/recipient.ts';
import type { DeliveryMethod } from '../../messages/message.ts';
import type { MessagePurpose } from '../../messages/templates.ts';
import type { CodeContent } from '../../one-time-code/code-content.ts';
import { issueCode } from '../../one-time-code/one-time-code.ts';
import { LoginOptionsBody, type LoginOptions } from '../../sessions/login-options.ts';
import { NewUserBody, requireOpenSignUp } from '../../users/new-user-body.ts';
import type { User } from '../../users/user.ts';
import { normaliseLoginId, userByLoginId } from '../../users/user-store.ts';
import type { WireCall, WireReply } from '../../wire/endpoint.ts';
import { parseFields, requiredText } from '../../wire/fields.ts';
import { WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { deliverCode } from './deliver-code.ts';
import { notReachable, refuseMalformed } from './reachable.ts';

/** Allowed purposes of a code. `signUpOrIn` signs up only if that is enabled. */
type CodeFlow = 'signIn' | 'signUp' | 'signUpOrIn';

const Body = z.object({
  loginId: requiredText('loginId'),
  user: NewUserBody,
  loginOptions: LoginOptionsBody,
});

interface CodeRequest {
  flow: CodeFlow;
  method: DeliveryMethod;
  loginId: string;
  newUser: NewUserBody;
  options: LoginOptions;
}

/** Receiver and purpose of a code. A decoy costs the same and goes to no one. */
interface CodePlan {
  content: CodeContent;
  purpose: MessagePurpose;
}

/**
 * Sends a code to sign in or up with. Unless errors are strict, the response, and the work for it, are
 * the same for existing, unknown and disabled people.
 */
export function sendCode(flow: CodeFlow, method: DeliveryMethod) {
  return async (context: IdentityContext, call: WireCall): Promise<WireReply> => {
    if (flow === 'signUp') requireOpenSignUp(context);
    const { loginId, user: newUser, loginOptions: options } = parseFields(Body, call.body);
    const request: CodeRequest = { flow, method, loginId, newUser, options };
    const asked = askedAddress(request);
    context.messages.allow({ method, to: asked, remoteAddress: call.remoteAddress });
    const user = await userByLoginId(context.pool, loginId);
    // A sign-up has no sign-in that its proof could be added to.
    if (flow !== 'signUp' && (options.mfa || options.stepup)) {
      await requireSignInOf(context, call, user?.userId ?? null);
    }
    const { content, purpose } = planFor(context, request, user);
    const code = await issueCode(context, context.pool, {
      subject: user ? { userId: user.userId } : { loginId },
      method,
      content,
    });
    await writeAudit(context.pool, {
      action: content.kind === 'decoy' ? 'LoginStartedFailed' : 'LoginStarted',
      occurredAt: new Date(context.clock()),
      method: 'otp',
      device: call.device,
      remoteAddress: call.remoteAddress,
      // An unknown login id is not stored.
      ...(user ? { userId: user.userId, loginIds: user.loginIds } : {}),
      data: { delivery: method },
    });
    if (content.kind !== 'decoy' && isWithinLimit(context, content.to, asked)) {
      const { templateOptions } = options;
      await deliverCode(context, { method, to: content.to, code, purpose, templateOptions });
    }
    return { body: maskedAddress(asked, method) };
  };
}

/** The requested address, whoever owns it. Throws E011003 if a sign-up names none. */
function askedAddress({ flow, method, loginId, newUser }: CodeRequest): string {
  refuseMalformed(loginId, method);
  if (flow !== 'signUp') return normaliseLoginId(loginId);
  const address = recipientOf(loginId, method, newUser);
  if (address === null) throw notReachable(loginId, method);
  return address;
}

function planFor(context: IdentityContext, request: CodeRequest, user: User | null): CodePlan {
  if (user) return planForUser(context, request, user);
  const { flow, method, loginId, newUser } = request;
  const { isSignUpOpen, hasStrictErrors } = context.settings;
  const to = recipientOf(loginId, method, newUser);
  if (to !== null && flow !== 'signIn' && isSignUpOpen) {
    const options = withoutTexts({ ...request.options, mfa: undefined, stepup: undefined });
    return { purpose: 'signUp', content: { kind: 'signUp', loginId, to, user: newUser, options } };
  }
  if (!hasStrictErrors) return DECOY;
  if (to === null) throw notReachable(loginId, method);
  throw new WireError(400, WIRE_CODES.userNotFound, 'User not found');
}

function planForUser(
  { settings: { hasStrictErrors } }: IdentityContext,
  request: CodeRequest,
  user: User,
): CodePlan {
  const { flow, method, loginId } = request;
  if (flow === 'signUp' && hasStrictErrors) {
    throw new WireError(400, WIRE_CODES.userExists, 'A user with this login id exists');
  }
  const to = recipientOf(loginId, method, user);
  if (to === null && hasStrictErrors) throw notReachable(loginId, method);
  // Even strict errors never reveal that a user is disabled.
  if (to === null || user.status === 'disabled') return DECOY;
  const options = withoutTexts(request.options);
  return {
    // If the response must not reveal the account, the message to its owner does.
    purpose: flow === 'signUp' ? 'known' : 'signIn',
    content: { kind: 'signIn', userId: user.userId, to, options },
  };
}

const DECOY: CodePlan = { purpose: 'signIn', content: { kind: 'decoy' } };

/** `asked` was counted before it was known who it is. */
function isWithinLimit({ messages }: IdentityContext, to: string, asked: string): boolean {
  return to === asked || messages.hasRoomFor(to);
}

/** Reported once the message is sent. */
function withoutTexts({ templateOptions: _said, ...options }: LoginOptions): LoginOptions {
  return options;
}
