import { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import { startSession } from '../sessions/start-session.ts';
import { createUser } from '../users/create-user.ts';
import { userByEitherId, userByLoginId } from '../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import {
  optionalEmail,
  optionalFlag,
  optionalNumber,
  optionalPhone,
  optionalText,
  parseFields,
  requiredText,
} from '../wire/fields.ts';
import { userNotFound } from './change-user.ts';
import { TrustedClaims } from './jwt-bodies.ts';

/** The holder of the management key vouches for the user: no proof is required. */
const METHOD = { method: 'management', amr: ['mgmt'] };

const SignInBody = z.object({
  loginId: requiredText('loginId'),
  stepup: optionalFlag('stepup'),
  mfa: optionalFlag('mfa'),
  revokeOtherSessions: optionalFlag('revokeOtherSessions'),
  customClaims: TrustedClaims,
  tenantId: optionalText('tenantId'),
  /** Refresh token of the sign-in that `stepup` and `mfa` add to. */
  jwt: optionalText('jwt'),
  refreshDuration: optionalNumber('refreshDuration'),
});

const NewUser = z
  .object({
    email: optionalEmail,
    phone: optionalPhone,
    name: optionalText('name'),
    displayName: optionalText('displayName'),
    givenName: optionalText('givenName'),
    middleName: optionalText('middleName'),
    familyName: optionalText('familyName'),
    verifiedEmail: optionalFlag('verifiedEmail'),
    verifiedPhone: optionalFlag('verifiedPhone'),
  })
  .nullish();

const SignUpBody = z.object({
  loginId: requiredText('loginId'),
  user: NewUser,
  customClaims: TrustedClaims,
  tenantId: optionalText('tenantId'),
  refreshDuration: optionalNumber('refreshDuration'),
});

async function signIn(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(SignInBody, call.body);
  const user = await userByEitherId(context.pool, body.loginId);
  if (!user) throw userNotFound();
  const { stepup, mfa, revokeOtherSessions, tenantId, jwt, customClaims } = body;
  return startSession(
    context,
    { ...call, refreshTokens: jwt ? [jwt] : [] },
    {
      ...METHOD,
      userId: user.userId,
      options: { stepup, mfa, revokeOtherSessions, tenantId },
      trusted: { claims: customClaims ?? null, refreshSeconds: body.refreshDuration },
    },
  );
}

async function signUp(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(SignUpBody, call.body);
  return enter(context, call, { body, userId: await createFrom(context, body) });
}

async function signUpOrIn(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(SignUpBody, call.body);
  const known = await userByLoginId(context.pool, body.loginId);
  return enter(context, call, { body, userId: known?.userId ?? (await createFrom(context, body)) });
}

function createFrom(context: IdentityContext, body: z.infer<typeof SignUpBody>): Promise<string> {
  const { verifiedEmail, verifiedPhone, displayName, name, ...rest } = body.user ?? {};
  return context.revocations.transaction((client) =>
    createUser(context, client, {
      loginIds: [body.loginId],
      ...rest,
      name: name ?? displayName,
      isEmailVerified: verifiedEmail,
      isPhoneVerified: verifiedPhone,
    }),
  );
}

function enter(
  context: IdentityContext,
  call: WireCall,
  { body, userId }: { body: z.infer<typeof SignUpBody>; userId: string },
): Promise<WireReply> {
  return startSession(context, call, {
    ...METHOD,
    userId,
    options: { tenantId: body.tenantId },
    trusted: { claims: body.customClaims ?? null, refreshSeconds: body.refreshDuration },
  });
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/auth/signin', run: signIn },
  { ...key, path: '/v1/mgmt/auth/signup', run: signUp },
  { ...key, path: '/v1/mgmt/auth/signup-in', run: signUpOrIn },
];
