/** The error body of the identity provider, as its SDK hands it over. */
export interface ProviderError {
  errorCode?: string;
  errorDescription?: string;
  errorMessage?: string;
  /** Seconds; the SDK's types say text, it is a number when it comes from the header. */
  retryAfter?: string | number;
}

/** What a person was doing, for the words of what went wrong. */
export type SignInDeed = 'password' | 'send' | 'code' | 'link' | 'passkey' | 'provider' | 'other';

/** Which input a failure belongs to; `form` when to none. */
export type FailurePlace = 'loginId' | 'password' | 'code' | 'form';

export interface SignInFailure {
  message: string;
  at: FailurePlace;
  /** Seconds until another attempt makes sense; 0 when at once. */
  retryAfterSeconds: number;
  /** The provider's code, for what comes next after some failures; empty when there is none. */
  code: string;
}

/** The password is right but only temporary: another one has to be chosen first. */
export const PASSWORD_EXPIRED = 'E062909';

/** Codes that say who or what was wrong; one text for all, so that nobody learns which accounts exist. */
const WRONG_CREDENTIALS: ReadonlySet<string> = new Set(['E062901', 'E062903', 'E062108']);
const CODE_TEXTS: Readonly<Record<string, string>> = {
  E061102: 'The code is not right.',
  E061103: 'Too many wrong codes. Ask for a new one.',
  E061104: 'The code has expired. Ask for a new one.',
};
const DEED_TEXTS: Readonly<Record<SignInDeed, string>> = {
  password: 'The e-mail address or the password is not right.',
  send: 'This way to sign in is not open to this address.',
  code: 'The code is not right.',
  link: 'The link was used already or has expired.',
  passkey: 'The passkey was not accepted.',
  provider: 'The sign-in took too long or was started in another browser.',
  other: 'Signing in failed. Try again.',
};

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
    message: isLimit ? 'Too many attempts.' : messageOf(status, error, deed),
    at: !isLimit && code in CODE_TEXTS ? 'code' : 'form',
    retryAfterSeconds: Number(error.retryAfter ?? 0) || 0,
    code,
  };
}

function messageOf(status: number | undefined, error: ProviderError, deed: SignInDeed): string {
  const code = error.errorCode ?? '';
  if (status !== undefined && status >= 500) {
    return 'The identity provider has a fault. Try again in a moment.';
  }
  const isRefusal = deed === 'link' || deed === 'provider' || WRONG_CREDENTIALS.has(code);
  const own = CODE_TEXTS[code] ?? (isRefusal ? DEED_TEXTS[deed] : undefined);
  return own ?? (error.errorMessage || error.errorDescription || DEED_TEXTS.other);
}

/** What the SDK says of a passkey that did not come about; it adds `reason` to the browser's error. */
const PASSKEY_TEXTS: Readonly<Record<string, string>> = {
  not_allowed: 'No passkey was used. It was cancelled or took too long.',
  authenticator_already_registered: 'This device holds a passkey for your account already.',
  webauthn_unsupported: 'This browser knows no passkeys.',
  invalid_rpid: 'Passkeys do not work at this address.',
  invalid_domain: 'Passkeys do not work at this address.',
};

/** Words what a call threw: no connection, an argument that the SDK refused, or a passkey. */
export function thrownFailure(error: unknown): SignInFailure {
  if (error instanceof Error && 'reason' in error && typeof error.reason === 'string') {
    return formFailure(PASSKEY_TEXTS[error.reason] ?? 'The passkey could not be used.');
  }
  // The SDK's own checks throw plain errors; without a connection `fetch` throws a TypeError.
  if (error instanceof Error && !(error instanceof TypeError) && error.message.startsWith('"')) {
    return formFailure(error.message);
  }
  return formFailure('The server did not answer. Check the connection and try again.');
}
