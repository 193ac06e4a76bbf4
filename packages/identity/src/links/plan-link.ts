import type { IdentityContext } from '../identity-context.ts';
import type { DeliveryMethod, MessageKind } from '../messages/message.ts';
import type { MessagePurpose } from '../messages/templates.ts';
import { notReachable, refuseMalformed } from '../methods/otp/reachable.ts';
import type { LoginOptions } from '../sessions/login-options.ts';
import { withRefreshToken } from '../sessions/presented-token.ts';
import { requireOpenSignUp, type NewUserBody } from '../users/new-user-body.ts';
import type { User } from '../users/user.ts';
import { normaliseLoginId, userByLoginId } from '../users/user-store.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { tokenEnded, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import type { LinkGrant } from './link-store.ts';
import { recipientOf } from './recipient.ts';

/** Allowed purposes of a link. `signUpOrIn` signs up only if that is enabled. */
export type LinkFlow = 'signIn' | 'signUp' | 'signUpOrIn';

interface LinkRequest {
  flow: LinkFlow;
  delivery: DeliveryMethod;
  loginId: string;
  newUser?: NewUserBody | undefined;
  options: LoginOptions;
}

export interface LinkPlan {
  /** A decoy when no one is to get anything. */
  grant: LinkGrant;
  /** The purpose in the message. */
  purpose: MessagePurpose;
  /** Requested address, known or not: masked in the response. */
  asked: string;
}

/** Name of a method in audits and messages. */
export interface LinkMethod {
  method: 'magiclink' | 'enchantedlink' | 'notp' | 'password';
  kind: MessageKind;
}

/**
 * Determines the receiver of a link. Unless errors are strict, unknown, known and disabled people
 * cannot be distinguished by its errors: E062108, E062107 and a missing address are then decoys. Always
 * throws 429, 400 if the method cannot send, 403 if sign-up is closed, and 401 for an `mfa` or `stepup`
 * without a sign-in of the same user.
 */
export async function planLink(
  context: IdentityContext,
  call: WireCall,
  given: LinkRequest,
): Promise<LinkPlan> {
  const { flow, delivery, loginId } = given;
  if (flow === 'signUp') requireOpenSignUp(context);
  const options = flow === 'signUp' ? withoutFactors(given.options) : given.options;
  const request = { ...given, options };
  const asked = askedAddress(request);
  context.messages.allow({ method: delivery, to: asked, remoteAddress: call.remoteAddress });
  const user = await userByLoginId(context.pool, loginId);
  if (options.mfa || options.stepup) await requireSignInOf(context, call, user?.userId ?? null);
  const plan = user
    ? planForUser(context, { ...request, asked }, user)
    : planForNobody(context, request);
  return { asked, ...plan };
}

/** The requested address, whoever owns it. Throws E011003 if a sign-up names none. */
function askedAddress({ flow, delivery, loginId, newUser = {} }: LinkRequest): string {
  refuseMalformed(loginId, delivery);
  if (flow !== 'signUp') return normaliseLoginId(loginId);
  const address = recipientOf(loginId, delivery, newUser);
  if (address === null) throw notReachable(loginId, delivery);
  return address;
}

type Planned = Pick<LinkPlan, 'grant' | 'purpose'>;

function planForNobody({ settings }: IdentityContext, request: LinkRequest): Planned {
  const { flow, delivery, loginId, newUser = {}, options } = request;
  const address = recipientOf(loginId, delivery, newUser);
  if (address !== null && flow !== 'signIn' && settings.isSignUpOpen) {
    const terms = { delivery, address, loginId, newUser, options };
    return { purpose: 'signUp', grant: { purpose: 'signUp', userId: null, terms } };
  }
  if (!settings.hasStrictErrors) return { purpose: 'signIn', grant: decoyOf(delivery) };
  if (address === null) throw notReachable(loginId, delivery);
  throw new WireError(400, WIRE_CODES.userNotFound, 'User not found');
}

function planForUser(
  { settings, messages }: IdentityContext,
  request: LinkRequest & { asked: string },
  user: User,
): Planned {
  const { flow, delivery, loginId, options, asked } = request;
  if (flow === 'signUp' && settings.hasStrictErrors) {
    throw new WireError(400, WIRE_CODES.userExists, 'A user with this login id exists');
  }
  // If the response must not reveal the account, the message to its owner does.
  const purpose = flow === 'signUp' ? 'known' : 'signIn';
  const address = recipientOf(loginId, delivery, user);
  if (address === null && settings.hasStrictErrors) throw notReachable(loginId, delivery);
  // Even strict errors never reveal that a user is disabled.
  const isNobody = address === null || user.status === 'disabled';
  // `asked` was counted before it was known who it is.
  if (isNobody || (address !== asked && !messages.hasRoomFor(address))) {
    return { purpose, grant: decoyOf(delivery) };
  }
  const terms = { delivery, address, options };
  return { purpose, grant: { purpose: 'signIn', userId: user.userId, terms } };
}

/** Costs as much to store as any other link, and contains none of the input. */
export function decoyOf(delivery: DeliveryMethod): LinkGrant {
  return { purpose: 'decoy', userId: null, terms: { delivery, address: '', options: {} } };
}

/** A sign-up has no sign-in that its proof could be added to. */
function withoutFactors(options: LoginOptions): LoginOptions {
  return { ...options, mfa: undefined, stepup: undefined };
}

/** Throws 401 unless the request has a good refresh token of the user. */
export async function requireSignInOf(
  context: IdentityContext,
  call: WireCall,
  userId: string | null,
): Promise<void> {
  const own = await withRefreshToken(context, call, async ({ user }) => user.userId);
  if (own !== userId) throw tokenEnded();
}
