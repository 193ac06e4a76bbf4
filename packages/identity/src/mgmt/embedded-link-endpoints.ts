import { z } from 'zod';
import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { LinkGrant } from '../links/link-store.ts';
import { storeMagicToken } from '../methods/magic-link/store-magic-link.ts';
import { LoginOptionsBody } from '../sessions/login-options.ts';
import { NewUserBody } from '../users/new-user-body.ts';
import { userByEitherId, userByLoginId } from '../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import {
  optionalFlag,
  optionalNumber,
  optionalObject,
  parseFields,
  requiredText,
} from '../wire/fields.ts';
import { invalid, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { userNotFound } from './change-user.ts';

/** A token that may be put anywhere should not be valid for longer. */
const MAX_SECONDS = 7 * 86_400;

const SignInBody = z.object({
  loginId: requiredText('loginId'),
  customClaims: optionalObject('customClaims'),
  timeout: optionalNumber('timeout'),
});

/**
 * Makes a token that signs a user in when `/v1/auth/magiclink/verify` gets it; its maker delivers it.
 * It proves no address. The claims are the maker's own: they go to the top of the session token.
 */
async function signIn(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, customClaims, timeout } = parseFields(SignInBody, call.body);
  const user = await userByEitherId(context.pool, loginId);
  if (!user) throw userNotFound();
  if (user.status === 'disabled') {
    throw new WireError(400, WIRE_CODES.invalidArguments, 'The user is disabled');
  }
  const claims = customClaims ? { trustedClaims: customClaims } : {};
  const terms = { delivery: null, address: '', options: {}, ...claims };
  return giveToken(context, { purpose: 'signIn', userId: user.userId, terms }, timeout);
}

const SignUpBody = z.object({
  loginId: requiredText('loginId'),
  user: NewUserBody,
  emailVerified: optionalFlag('emailVerified'),
  phoneVerified: optionalFlag('phoneVerified'),
  loginOptions: LoginOptionsBody,
  timeout: optionalNumber('timeout'),
});

/** The same for someone who becomes a user by using it. */
async function signUp(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(SignUpBody, call.body);
  const { loginId, user, emailVerified, phoneVerified, loginOptions, timeout } = body;
  if (await userByLoginId(context.pool, loginId)) {
    throw new WireError(400, WIRE_CODES.userExists, 'A user with this login id exists');
  }
  const terms = {
    delivery: null,
    address: '',
    loginId,
    newUser: { ...user, isEmailVerified: emailVerified, isPhoneVerified: phoneVerified },
    options: loginOptions,
  };
  return giveToken(context, { purpose: 'signUp', userId: null, terms }, timeout);
}

async function giveToken(
  context: IdentityContext,
  grant: LinkGrant,
  timeout: number | undefined,
): Promise<WireReply> {
  const seconds = timeout || context.settings.linkTtlSeconds;
  if (seconds > MAX_SECONDS) throw invalid(`"timeout" must be at most ${MAX_SECONDS} seconds`);
  const token = await storeMagicToken(context, context.pool, { grant, seconds });
  await writeAudit(context.pool, {
    action: 'LoginStarted',
    occurredAt: new Date(context.clock()),
    method: 'embeddedlink',
    ...(grant.userId === null ? {} : { userId: grant.userId }),
  });
  return { body: { token } };
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/user/signin/embeddedlink', run: signIn },
  { ...key, path: '/v1/mgmt/user/signup/embeddedlink', run: signUp },
];
