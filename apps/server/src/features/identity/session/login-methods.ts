import { ownValue, type LoginMethod } from '@waybill/contract';
import type { Config } from '../../../platform/config.ts';
import { KNOWN_OAUTH_PROVIDERS } from '../../../platform/settings/oauth-providers-setting.ts';

/** Sign-in methods on the screen: those of the configuration, else the supported ones. */
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

/** Labels of other providers' buttons. */
export function oauthButtons({
  oauthProviders,
}: Pick<Config, 'oauthProviders'>): { name: string; label: string }[] {
  return Object.entries(oauthProviders).map(([name, { label }]) => ({
    name,
    label: label ?? ownValue(KNOWN_OAUTH_PROVIDERS, name) ?? name,
  }));
}
