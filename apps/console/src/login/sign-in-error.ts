import { textOf } from '@waybill/ui';
import { loginText } from './login.text.ts';

/** The error body of the identity provider, as its SDK hands it over. */
export interface ProviderError {
  errorCode?: string;
  errorDescription?: string;
  errorMessage?: string;
  /** Seconds; typed as text in the SDK, but a number when it comes from the header. */
  retryAfter?: string | number;
}

/** The person's current action, for error texts. */
export type SignInDeed =
  | 'password'
  | 'send'
  | 'code'
  | 'link'
  | 'passkey'
  | 'provider'
  | 'change'
  | 'other';

/** Input of a failure; `form` if none. */
export type FailurePlace = 'loginId' | 'password' | 'code' | 'form';

export interface SignInFailure {
  message: string;
  at: FailurePlace;
  /** Seconds until the next attempt; 0 if immediately. */
  retryAfterSeconds: number;
  /** The provider's code, for the next step after some failures; empty if none. */
  code: string;
}

/** The password is correct but temporary: a new one must be chosen first. */
export const PASSWORD_EXPIRED = 'E062909';

/** Codes that reveal what was wrong; one text for all, so that no one learns which accounts exist. */
const WRONG_CREDENTIALS: ReadonlySet<string> = new Set(['E062901', 'E062903', 'E062108']);
/** Codes that belong to the input of a code, with the name of their text. */
const CODE_TEXTS = {
  E061102: 'wrong_code',
  E061103: 'tooManyCodes',
  E061104: 'codeExpired',
} as const;

const isCodeFault = (code: string): code is keyof typeof CODE_TEXTS => code in CODE_TEXTS;

export function formFailure(message: string, at: FailurePlace = 'form'): SignInFailure {
  return { message, at, retryAfterSeconds: 0, code: '' };
}

/** Words the answer to a failed call. */
export function signInFailure(
  status: number | undefined,
  error: ProviderError = {},
  deed: SignInDeed = 'other',
): SignInFailure {
  const code = error.errorCode ?? '';
  const isLimit = status === 429 || code === 'E130429';
  return {
    message: isLimit ? textOf(loginText).tooMany : messageOf(status, error, deed),
    at: !isLimit && isCodeFault(code) ? 'code' : 'form',
    retryAfterSeconds: Number(error.retryAfter ?? 0) || 0,
    code,
  };
}

function messageOf(status: number | undefined, error: ProviderError, deed: SignInDeed): string {
  const text = textOf(loginText);
  const code = error.errorCode ?? '';
  if (status !== undefined && status >= 500) return text.providerFault;
  if (isCodeFault(code)) return text[CODE_TEXTS[code]];
  if (deed === 'change' && status === 403) return text.wrong_change;
  const isRefusal = deed === 'link' || deed === 'provider' || WRONG_CREDENTIALS.has(code);
  if (isRefusal) return text[`wrong_${deed}`];
  return error.errorMessage || error.errorDescription || text.wrong_other;
}

/** The SDK's error for a failed passkey; it adds `reason` to the browser's error. */
const PASSKEY_TEXTS = {
  not_allowed: 'passkeyCancelled',
  authenticator_already_registered: 'passkeyThere',
  webauthn_unsupported: 'noPasskeys',
  invalid_rpid: 'passkeyAddress',
  invalid_domain: 'passkeyAddress',
} as const;

const isPasskeyFault = (reason: string): reason is keyof typeof PASSKEY_TEXTS =>
  reason in PASSKEY_TEXTS;

/** Words what a call threw: no connection, an argument that the SDK refused, or a passkey. */
export function thrownFailure(error: unknown): SignInFailure {
  const text = textOf(loginText);
  if (error instanceof Error && 'reason' in error && typeof error.reason === 'string') {
    const { reason } = error;
    return formFailure(isPasskeyFault(reason) ? text[PASSKEY_TEXTS[reason]] : text.passkeyFailed);
  }
  // The SDK's own checks throw plain errors; without a connection `fetch` throws a TypeError.
  if (error instanceof Error && !(error instanceof TypeError) && error.message.startsWith('"')) {
    return formFailure(error.message);
  }
  return formFailure(text.noAnswer);
}
