import type { IdentityContext } from '../../identity-context.ts';
import type { LinkGrant } from '../../links/link-store.ts';
import { decoyOf, requireSignInOf, type LinkFlow } from '../../links/plan-link.ts';
import { isReachable } from '../../links/recipient.ts';
import type { LoginOptions } from '../../sessions/login-options.ts';
import { requireOpenSignUp, type NewUserBody } from '../../users/new-user-body.ts';
import type { User } from '../../users/user.ts';
import { userByLoginId } from '../../users/user-store.ts';
import type { WireCall } from '../../wire/endpoint.ts';
import { invalid, WireError, WIRE_CODES } from '../../wire/wire-error.ts';

const DELIVERY = 'whatsapp';

interface NotpRequest {
  flow: LinkFlow;
  /** Empty: whoever has the phone that the message comes from. */
  loginId: string;
  newUser: NewUserBody;
  options: LoginOptions;
}

/**
 * User that the message will sign in: not revealed unless errors are strict. Throws E011003 for a new
 * login id that is not a phone number, as the message would prove nothing about it; 403 if sign-up is
 * closed; 401 for an `mfa` or `stepup` without a sign-in of the same user.
 */
export async function planNotp(
  context: IdentityContext,
  call: WireCall,
  request: NotpRequest,
): Promise<LinkGrant> {
  const { flow, loginId, newUser, options } = request;
  if (flow === 'signUp') requireOpenSignUp(context);
  const isSignUp = flow !== 'signIn' && context.settings.isSignUpOpen;
  const isPhone = isReachable(loginId, DELIVERY);
  if (flow !== 'signIn' && loginId !== '' && !isPhone) {
    throw invalid(`"${loginId}" is not a valid phone number`);
  }
  const terms = { delivery: DELIVERY, address: isPhone ? loginId : '', newUser, options } as const;
  const user = loginId === '' ? null : await namedUser(context, call, { ...request, isSignUp });
  if (user === 'nobody') return decoyOf(DELIVERY);
  return { purpose: isSignUp ? 'either' : 'signIn', userId: user?.userId ?? null, terms };
}

/** The user of a login id; null if the message creates one. */
async function namedUser(
  context: IdentityContext,
  call: WireCall,
  { flow, loginId, options, isSignUp }: NotpRequest & { isSignUp: boolean },
): Promise<User | null | 'nobody'> {
  const user = await userByLoginId(context.pool, loginId);
  if (options.mfa || options.stepup) await requireSignInOf(context, call, user?.userId ?? null);
  if (context.settings.hasStrictErrors) refuseStrictly(user, flow, isSignUp);
  return isNobody(user, isSignUp) ? 'nobody' : user;
}

function isNobody(user: User | null, isSignUp: boolean): boolean {
  return user ? user.status === 'disabled' : !isSignUp;
}

function refuseStrictly(user: User | null, flow: LinkFlow, isSignUp: boolean): void {
  if (user && flow === 'signUp') {
    throw new WireError(400, WIRE_CODES.userExists, 'A user with this login id exists');
  }
  if (!user && !isSignUp) throw new WireError(400, WIRE_CODES.userNotFound, 'User not found');
}
