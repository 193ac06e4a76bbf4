import { LOGIN_METHODS } from '@waybill/contract/enums';
import { z } from 'zod';
import { OAuthProvidersSetting } from './oauth-providers-setting.ts';
import { secret, setting } from './setting.ts';
import { commaList, OptionalBaseUrl, Origin } from './setting-values.ts';

const ProjectId = z
  .string()
  .default('')
  .refine((text) => /^[A-Za-z0-9]{0,64}$/.test(text), 'must contain only letters and digits');

/** A colon would end it in the bearer header that carries it. */
const ManagementKey = z
  .string()
  .default('')
  .refine((text) => /^[\x21-\x39\x3b-\x7e]*$/.test(text), 'must not contain spaces or colons')
  .refine((text) => text === '' || text.length >= 16, 'must have at least 16 characters');

/** Who people are and how they sign in. */
export const IDENTITY_SETTINGS = {
  identityMode: setting(
    'IDENTITY_MODE',
    'Identity provider: embedded in this process, or a hosted one with the same protocol',
    z.enum(['embedded', 'hosted']).default('embedded'),
  ),
  descopeProjectId: setting(
    'DESCOPE_PROJECT_ID',
    'Project ID at the identity provider; empty when embedded: created on first start',
    ProjectId,
  ),
  descopeBaseUrl: setting(
    'DESCOPE_BASE_URL',
    'Identity provider URL for browsers; empty: this origin when embedded, otherwise the hosted provider’s address',
    OptionalBaseUrl,
  ),
  descopeServerBaseUrl: setting(
    'DESCOPE_SERVER_BASE_URL',
    'Hosted identity provider URL for this server; empty: same as for browsers',
    OptionalBaseUrl,
  ),
  descopeManagementKey: secret(
    'DESCOPE_MANAGEMENT_KEY',
    'Management key of the project; empty when embedded: derived from the master key',
    ManagementKey,
  ),
  descopeStaticUrl: setting(
    'DESCOPE_STATIC_URL',
    'URL of the sign-in flow pages; empty: default of the flow component',
    OptionalBaseUrl,
  ),
  descopeCdnUrl: setting(
    'DESCOPE_CDN_URL',
    'URL of the flow component’s assets; empty: its default',
    OptionalBaseUrl,
  ),
  loginFlowId: setting(
    'LOGIN_FLOW_ID',
    'Identity provider flow that replaces the console’s sign-in screen',
    z
      .string()
      .regex(/^[\w-]{0,100}$/, 'must contain only letters, digits, - and _')
      .default(''),
  ),
  loginMethods: setting(
    'LOGIN_METHODS',
    `Sign-in methods to offer, comma-separated: ${LOGIN_METHODS.join(', ')}; empty: all methods this configuration supports`,
    commaList(z.enum(LOGIN_METHODS, { error: `must be one of ${LOGIN_METHODS.join(', ')}` })),
  ),
  isOneTap: setting(
    'GOOGLE_ONE_TAP',
    'Offer Google One Tap on the sign-in page, for the Google client id of the identity provider; loads a script from accounts.google.com',
    z.stringbool().default(false),
  ),
  refreshMode: setting(
    'REFRESH_MODE',
    'Where the refresh token is stored: cookie (inaccessible to scripts) or body, for clients without cookies; hosted providers use the project setting',
    z.enum(['cookie', 'body']).default('cookie'),
  ),
  sessionViaCookie: setting(
    'SESSION_VIA_COOKIE',
    'The session token is stored in the DS cookie (SameSite Strict, Secure); no other value is supported',
    z
      .stringbool()
      .default(true)
      .refine((isOn) => isOn, 'only true is supported'),
  ),
  hasStrictErrors: setting(
    'STRICT_DESCOPE_ERRORS',
    'Embedded: return the hosted provider’s error codes, which reveal whether an account exists',
    z.stringbool().default(false),
  ),
  isServerExchangeAllowed: setting(
    'IDENTITY_SERVER_EXCHANGE',
    'Embedded: allow another server to exchange the code of a federated sign-in; off: only the browser that started it',
    z.stringbool().default(false),
  ),
  signUp: setting(
    'IDENTITY_SIGN_UP',
    'Embedded: allow self-registration; access to a tenant still requires membership',
    z.enum(['open', 'closed']).default('closed'),
  ),
  oauthProviders: secret(
    'IDENTITY_OAUTH_PROVIDERS',
    'Embedded: OAuth providers as JSON by name, e.g. {"google":{"clientId":"…","clientSecret":"…"}}; custom providers also need an issuer',
    OAuthProvidersSetting,
  ),
  secondFactor: setting(
    'IDENTITY_SECOND_FACTOR',
    'optional: members with an authenticator app must use it, a passkey or another provider; required: everyone must, and members without one set up an app at sign-in',
    z.enum(['optional', 'required']).default('optional'),
  ),
  sessionDays: setting(
    'IDENTITY_SESSION_DAYS',
    'Embedded: maximum session length in days; 1 to 30',
    z.coerce.number().int().min(1).max(30).default(30),
  ),
  idleHours: setting(
    'IDENTITY_IDLE_HOURS',
    'Embedded: hours without an open console until a session ends, accurate to one hour; 1 to 720',
    z.coerce.number().int().min(1).max(720).default(72),
  ),
  signingAlgorithm: setting(
    'IDENTITY_SIGNING_ALGORITHM',
    'Embedded: algorithm of new signing keys',
    z.enum(['RS256', 'ES256']).default('RS256'),
  ),
  keyRotationDays: setting(
    'IDENTITY_KEY_ROTATION_DAYS',
    'Embedded: days between signing key rotations; 0: rotate only with npx waybill signing-key rotate',
    z.coerce.number().int().min(0).max(3650).default(90),
  ),
  identityOrigins: setting(
    'WAYBILL_IDENTITY_ORIGINS',
    'Origins of the other regions’ identity providers, comma-separated, if they differ from the API base of their region',
    commaList(Origin),
  ),
  redirectOrigins: setting(
    'IDENTITY_REDIRECT_ORIGINS',
    'Embedded: additional origins allowed in links and redirects, comma-separated',
    commaList(Origin),
  ),
  isIdentityDevelopment: setting(
    'WAYBILL_IDENTITY_DEV',
    '1 enables test users and stores messages for /dev/messages instead of sending them; on this machine only',
    z.stringbool().default(false),
  ),
};
