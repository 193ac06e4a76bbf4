import { ownValue } from '@waybill/contract/own-value';
import { z } from 'zod';
import { isLoopbackAddress } from '../loopback.ts';

/** Providers known by name; others must specify their endpoints. */
export const KNOWN_OAUTH_PROVIDERS: Readonly<Record<string, string>> = {
  apple: 'Apple',
  discord: 'Discord',
  facebook: 'Facebook',
  github: 'GitHub',
  gitlab: 'GitLab',
  google: 'Google',
  linkedin: 'LinkedIn',
  microsoft: 'Microsoft',
  slack: 'Slack',
};

/** Names are in paths and on buttons. */
const NAME = /^[a-z0-9][a-z0-9_-]{0,40}$/;

const Filled = z.string({ error: 'must be a string' }).min(1, 'must not be empty');

const Address = z
  .string({ error: 'must be a string' })
  .refine(
    (text) => URL.canParse(text) && (text.startsWith('https://') || isLoopbackAddress(text)),
    'must be an https address',
  );

const Provider = z.strictObject(
  {
    clientId: Filled,
    clientSecret: Filled,
    issuer: Address.exactOptional(),
    authorizationUrl: Address.exactOptional(),
    tokenUrl: Address.exactOptional(),
    userInfoUrl: Address.exactOptional(),
    jwksUrl: Address.exactOptional(),
    scopes: z.array(Filled, { error: 'must be a list of strings' }).exactOptional(),
    nativeClientIds: z.array(Filled, { error: 'must be a list of strings' }).exactOptional(),
    isEmailTrusted: z.boolean({ error: 'must be true or false' }).exactOptional(),
    label: Filled.exactOptional(),
  },
  {
    // The default message is fine for a missing field; other faults must not quote the input.
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has unknown fields: ${issue.keys.join(', ')}`
        : 'must be an object',
  },
);

const Providers = z.record(z.string(), Provider, { error: 'must be an object keyed by name' });

/** JSON by provider name; faults name provider and field and quote no value. */
export const OAuthProvidersSetting = z
  .string()
  .default('')
  .transform((text, context): unknown => {
    try {
      return text === '' ? {} : JSON.parse(text);
    } catch {
      // The parser's own message quotes what it read.
      context.addIssue('is not valid JSON');
      return z.NEVER;
    }
  })
  .pipe(
    Providers.superRefine((providers, context) => {
      for (const [name, provider] of Object.entries(providers)) {
        const fault = faultOf(name, provider);
        if (fault)
          context.addIssue({ code: 'custom', path: [name, ...fault.path], message: fault.message });
      }
    }),
  );

function faultOf(
  name: string,
  provider: z.output<typeof Provider>,
): { path: string[]; message: string } | null {
  if (!NAME.test(name)) return { path: [], message: 'must contain only letters, digits, - and _' };
  if (ownValue(KNOWN_OAUTH_PROVIDERS, name) !== undefined || provider.issuer !== undefined)
    return null;
  for (const field of ['authorizationUrl', 'tokenUrl', 'userInfoUrl'] as const) {
    if (provider[field] === undefined) {
      return { path: [field], message: 'is required without an issuer' };
    }
  }
  return null;
}
