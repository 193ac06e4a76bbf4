import { ownValue, type LoginMethod } from '@waybill/contract';
import type { Config } from '../../../platform/config.ts';
import { KNOWN_OAUTH_PROVIDERS } from '../../../platform/settings/oauth-providers-setting.ts';

/** Ways to sign in that the screen offers: those of the configuration, else what it can do. */
export function loginMethods(
  config: Pick<
    Config,
    'loginMethods' | 'identityMode' | 'smtpUrl' | 'isIdentityDevelopment' | 'oauthProviders'
  >,
): LoginMethod[] {
  if (config.loginMethods.length > 0) return [...new Set(config.loginMethods)];
  if (config.identityMode === 'hosted') return ['password'];
  const canMail = config.smtpUrl !== '' || config.isIdentityDevelopment;
  return [
    'password',
    'passkey',
    ...(canMail ? (['magic_link', 'email_code'] as const) : []),
    ...(Object.keys(config.oauthProviders).length > 0 ? (['oauth'] as const) : []),
    'sso',
  ];
}

/** What the buttons of other providers say. */
export function oauthButtons({
  oauthProviders,
}: Pick<Config, 'oauthProviders'>): { name: string; label: string }[] {
  return Object.entries(oauthProviders).map(([name, { label }]) => ({
    name,
    label: label ?? ownValue(KNOWN_OAUTH_PROVIDERS, name) ?? name,
  }));
}
