/** The error body of the identity provider, as its SDK hands it over. */
export interface ProviderError {
  errorCode?: string;
  errorDescription?: string;
  errorMessage?: string;
  /** Seconds; the SDK's types say text, it is a number when it comes from the header. */
  retryAfter?: string | number;
}

export interface SignInFailure {
  message: string;
  /** Which input it belongs to; `form` when to neither. */
  at: 'email' | 'password' | 'form';
  /** Seconds until another attempt makes sense; 0 when at once. */
  retryAfterSeconds: number;
}

const EMAIL = /^[^\s@"<>()[\]\\,;:]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/** The specification's check of a sign-in e-mail; null when it is fine. */
export function emailFault(value: string): string | null {
  if (value === '') return '"loginId" must not be empty';
  return EMAIL.test(value) ? null : `"${value}" is not a valid email`;
}

/** The specification's check of a required text; null when it is fine. */
export function emptyFault(name: string, value: string): string | null {
  return value === '' ? `"${name}" must not be empty` : null;
}

/** Codes that say who or what was wrong; one text for all, so that nobody learns which accounts exist. */
const WRONG_CREDENTIALS: ReadonlySet<string> = new Set(['E062901', 'E062903', 'E062108']);

/** Words the answer to a failed sign-in. */
export function signInFailure(
  status: number | undefined,
  error: ProviderError = {},
): SignInFailure {
  const retryAfterSeconds = Number(error.retryAfter ?? 0) || 0;
  if (status === 429 || error.errorCode === 'E130429') {
    const message = 'Too many attempts.';
    return { message, at: 'form', retryAfterSeconds };
  }
  if (WRONG_CREDENTIALS.has(error.errorCode ?? '')) {
    const message = 'The e-mail address or the password is not right.';
    return { message, at: 'form', retryAfterSeconds };
  }
  const said = error.errorMessage || error.errorDescription;
  return { message: said || 'Signing in failed. Try again.', at: 'form', retryAfterSeconds };
}
