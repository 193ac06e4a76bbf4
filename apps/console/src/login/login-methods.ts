import type { LoginMethod } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import { textOf } from '@waybill/ui';
import { loginText } from './login.text.ts';
import type { LoginIdKind } from './sign-in-checks.ts';
import type { CodeChannel } from './sign-in-sdk.ts';

/**
 * The order in which methods are offered: the first enabled one is on the page, the rest under "Other
 * ways". Methods that most people can use immediately come first.
 */
const ORDER: readonly LoginMethod[] = [
  'password',
  'sso',
  'enchanted_link',
  'magic_link',
  'email_code',
  'passkey',
  'oauth',
  'sms_code',
  'whatsapp_code',
  'voice_code',
  'whatsapp_link',
];

interface MethodLook {
  /** Label of the submit button of the method's form. */
  action: string;
  /** In the list of other ways. */
  choice: string;
}

/** How a method is named on the page, in its language. */
export function methodLook(method: LoginMethod): MethodLook {
  const text = textOf(loginText);
  return { action: text[`action_${method}`], choice: text[`choice_${method}`] };
}

const CHANNELS: Partial<Record<LoginMethod, CodeChannel>> = {
  email_code: 'email',
  sms_code: 'sms',
  voice_code: 'voice',
  whatsapp_code: 'whatsapp',
};

/** How a method's code is sent; null for methods without one. */
export function codeChannel(method: LoginMethod): CodeChannel | null {
  return ownValue(CHANNELS, method) ?? null;
}

/** Methods without a name input: the device, the other provider or the phone knows it. */
const NAMELESS: ReadonlySet<LoginMethod> = new Set(['passkey', 'oauth', 'whatsapp_link']);

export function needsLoginId(method: LoginMethod): boolean {
  return !NAMELESS.has(method);
}

/** Login ids accepted by a method. A password belongs to whichever the account has. */
export function loginIdKind(method: LoginMethod, enabled: readonly LoginMethod[]): LoginIdKind {
  const channel = codeChannel(method);
  if (channel !== null && channel !== 'email') return 'phone';
  const isPhoneKnown = enabled.some((other) => {
    const otherChannel = codeChannel(other);
    return otherChannel !== null && otherChannel !== 'email';
  });
  return method === 'password' && isPhoneKnown ? 'either' : 'email';
}

/** The enabled methods in the order of the page, the last used one first. */
export function offeredMethods(
  enabled: readonly LoginMethod[],
  lastUsed: LoginMethod | null,
): LoginMethod[] {
  const inOrder = ORDER.filter((method) => enabled.includes(method));
  if (lastUsed === null || !inOrder.includes(lastUsed)) return inOrder;
  return [lastUsed, ...inOrder.filter((method) => method !== lastUsed)];
}

/** Resetting a password needs a mail, so mail must be an enabled method. */
export function canReset(enabled: readonly LoginMethod[]): boolean {
  const hasMail = enabled.includes('magic_link') || enabled.includes('email_code');
  return enabled.includes('password') && hasMail;
}
