import { ownValue } from '@waybill/contract/own-value';
import { LOGIN_METHODS, type LoginMethod } from '@waybill/contract/enums';

/** In session storage: local storage contains only what the specification names. */
const KEY = 'waybill.last-method';
/** The flow component's record of the last sign-in. */
const SDK_KEY = 'dls_last_auth';

/** The flow component's method names, mapped to ours. */
const SDK_NAMES: Readonly<Record<string, LoginMethod>> = {
  magiclink: 'magic_link',
  enchantedlink: 'enchanted_link',
  otp: 'email_code',
  oauth: 'oauth',
  sso: 'sso',
  saml: 'sso',
  webauthn: 'passkey',
};

type Storages = Pick<Window, 'localStorage' | 'sessionStorage'>;

/** Last sign-in method here; null if unknown. */
export function lastMethod(storages: Storages): LoginMethod | null {
  try {
    const own = storages.sessionStorage.getItem(KEY);
    return (
      LOGIN_METHODS.find((method) => method === own) ??
      ownValue(SDK_NAMES, sdkName(storages.localStorage.getItem(SDK_KEY))) ??
      null
    );
  } catch {
    // Blocked storage, or a value of another release.
    return null;
  }
}

function sdkName(text: string | null): string {
  const value: unknown = text === null ? null : JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('authMethod' in value)) return '';
  return String(value.authMethod);
}

export function rememberMethod(storages: Storages, method: LoginMethod): void {
  try {
    storages.sessionStorage.setItem(KEY, method);
  } catch {
    // Convenience only: without storage the page starts with the default method.
  }
}
