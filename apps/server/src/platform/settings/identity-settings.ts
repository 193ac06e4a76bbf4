import { LOGIN_METHODS } from '@waybill/contract/enums';
import { z } from 'zod';
import { OAuthProvidersSetting } from './oauth-providers-setting.ts';
import { secret, setting } from './setting.ts';
import { commaList, OptionalBaseUrl, Origin } from './setting-values.ts';

const ProjectId = z
  .string()
  .default('')
  .refine((text) => /^[A-Za-z0-9]{0,64}$/.test(text), 'must be letters and digits');

/** A colon would end it in the bearer header that carries it. */
const ManagementKey = z
  .string()
  .default('')
  .refine((text) => /^[\x21-\x39\x3b-\x7e]*$/.test(text), 'must have no blanks and no colons')
  .refine((text) => text === '' || text.length >= 16, 'must have at least 16 characters');

/** Who people are and how they sign in. */
export const IDENTITY_SETTINGS = {
  identityMode: setting(
    'IDENTITY_MODE',
    'Identity provider: embedded in this process, or a hosted one that speaks the same protocol',
    z.enum(['embedded', 'hosted']).default('embedded'),
  ),
  descopeProjectId: setting(
    'DESCOPE_PROJECT_ID',
    'Project id at the identity provider; embedded and empty: made on the first start',
    ProjectId,
  ),
  descopeBaseUrl: setting(
    'DESCOPE_BASE_URL',
    'Where browsers reach the identity provider; empty: this origin when embedded, the hosted provider’s own address otherwise',
    OptionalBaseUrl,
  ),
  descopeServerBaseUrl: setting(
    'DESCOPE_SERVER_BASE_URL',
    'Where this server reaches a hosted identity provider; empty: the same as browsers',
    OptionalBaseUrl,
  ),
  descopeManagementKey: secret(
    'DESCOPE_MANAGEMENT_KEY',
    'Management key of the project; embedded and empty: derived from the master key',
    ManagementKey,
  ),
  descopeStaticUrl: setting(
    'DESCOPE_STATIC_URL',
    'Where the pages of sign-in flows are; empty: the default of the flow component',
    OptionalBaseUrl,
  ),
  descopeCdnUrl: setting(
    'DESCOPE_CDN_URL',
    'Where the parts of the flow component are; empty: its default',
    OptionalBaseUrl,
  ),
  loginFlowId: setting(
    'LOGIN_FLOW_ID',
    'Flow of the identity provider to sign in with, in place of the console’s own screen',
    z
      .string()
      .regex(/^[\w-]{0,100}$/, 'must be letters, digits, - and _')
      .default(''),
  ),
  loginMethods: setting(
    'LOGIN_METHODS',
    `Ways to sign in that the screen offers, separated by commas: ${LOGIN_METHODS.join(', ')}; empty: what this configuration can do`,
    commaList(z.enum(LOGIN_METHODS, { error: `is none of ${LOGIN_METHODS.join(', ')}` })),
  ),
  isOneTap: setting(
    'GOOGLE_ONE_TAP',
    'Offer Google One Tap on the sign-in page, for the Google client id of the identity provider; loads a script from accounts.google.com',
    z.stringbool().default(false),
  ),
  refreshMode: setting(
    'REFRESH_MODE',
    'Who keeps the refresh token: cookie (out of reach of scripts) or body, for clients without cookies; as the project has it when hosted',
    z.enum(['cookie', 'body']).default('cookie'),
  ),
  sessionViaCookie: setting(
    'SESSION_VIA_COOKIE',
    'The session token is kept in the cookie DS (SameSite Strict, Secure); nothing else is supported',
    z
      .stringbool()
      .default(true)
      .refine((isOn) => isOn, 'only true is supported'),
  ),
  hasStrictErrors: setting(
    'STRICT_DESCOPE_ERRORS',
    'Embedded: answer with the hosted provider’s codes whether a user exists, which tells strangers who has an account',
    z.stringbool().default(false),
  ),
  isServerExchangeAllowed: setting(
    'IDENTITY_SERVER_EXCHANGE',
    'Embedded: another server may trade the code of a sign-in that a browser began with another provider; off, only that browser may',
    z.stringbool().default(false),
  ),
  signUp: setting(
    'IDENTITY_SIGN_UP',
    'Embedded: whether people may create their own user; who may see a tenant is decided by its members either way',
    z.enum(['open', 'closed']).default('closed'),
  ),
  oauthProviders: secret(
    'IDENTITY_OAUTH_PROVIDERS',
    'Embedded: providers to sign in with, JSON by name, e.g. {"google":{"clientId":"…","clientSecret":"…"}}; others than the known ones have an issuer too',
    OAuthProvidersSetting,
  ),
  secondFactor: setting(
    'IDENTITY_SECOND_FACTOR',
    'optional: people with an authenticator app must use it, a passkey or another provider; required: everybody must, and who has none sets up an app at sign-in',
    z.enum(['optional', 'required']).default('optional'),
  ),
  sessionDays: setting(
    'IDENTITY_SESSION_DAYS',
    'Embedded: days after which a person signs in again, active or not; 1 to 30',
    z.coerce.number().int().min(1).max(30).default(30),
  ),
  idleHours: setting(
    'IDENTITY_IDLE_HOURS',
    'Embedded: hours without an open console after which a sign-in ends, at most one hour later; 1 to 720',
    z.coerce.number().int().min(1).max(720).default(72),
  ),
  signingAlgorithm: setting(
    'IDENTITY_SIGNING_ALGORITHM',
    'Embedded: algorithm of signing keys made from now on',
    z.enum(['RS256', 'ES256']).default('RS256'),
  ),
  keyRotationDays: setting(
    'IDENTITY_KEY_ROTATION_DAYS',
    'Embedded: days after which new signing keys are made; 0: only by npx waybill signing-key rotate',
    z.coerce.number().int().min(0).max(3650).default(90),
  ),
  identityOrigins: setting(
    'WAYBILL_IDENTITY_ORIGINS',
    'Origins of the other regions’ identity providers, where they are not at the API base of their region, separated by commas',
    commaList(Origin),
  ),
  redirectOrigins: setting(
    'IDENTITY_REDIRECT_ORIGINS',
    'Embedded: origins besides the console’s own that links and redirects may lead to, separated by commas',
    commaList(Origin),
  ),
  isIdentityDevelopment: setting(
    'WAYBILL_IDENTITY_DEV',
    '1 serves what tests need: test users, and messages that are kept for /dev/messages in place of being sent; on this machine only',
    z.stringbool().default(false),
  ),
};
