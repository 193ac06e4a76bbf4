/** Codes of the hosted wire that this provider answers with. No code is invented. */
export const WIRE_CODES = {
  badRequest: 'E011001',
  missingArguments: 'E011002',
  invalidRequest: 'E011003',
  invalidArguments: 'E011004',
  wrongCode: 'E061102',
  tooManyCodeAttempts: 'E061103',
  codeExpired: 'E061104',
  userExists: 'E062107',
  userNotFound: 'E062108',
  linkPending: 'E062503',
  invalidCredentials: 'E062901',
  passwordExpired: 'E062909',
  tokenEnded: 'E064001',
  notpPending: 'E066103',
  flowVersionOld: 'E102004',
  flowStateMissing: 'E103202',
  flowTimedOut: 'E103205',
  flowNonce: 'E108201',
  managedUserNotFound: 'E112102',
  rateLimit: 'E130429',
} as const;
type WireCode = (typeof WIRE_CODES)[keyof typeof WIRE_CODES];

/** An answer other than 200. The text is for the person or the developer who asked. */
export class WireError extends Error {
  readonly status: number;
  readonly code: WireCode;
  /** Seconds, on 429. */
  readonly retryAfter: number | undefined;
  /** Set-Cookie lines that go out with the error. */
  readonly cookies: readonly string[];

  constructor(
    status: number,
    code: WireCode,
    text: string,
    extra: { retryAfter?: number; cookies?: readonly string[] } = {},
  ) {
    super(text);
    this.name = 'WireError';
    this.status = status;
    this.code = code;
    this.retryAfter = extra.retryAfter;
    this.cookies = extra.cookies ?? [];
  }

  /** Both texts are sent: one client library shows the first, another one throws with the second. */
  body() {
    return {
      errorCode: this.code,
      errorDescription: this.message,
      errorMessage: this.message,
    };
  }
}

export function notServed(): WireError {
  return new WireError(404, WIRE_CODES.badRequest, 'Not supported by the embedded provider');
}

export function invalid(text: string): WireError {
  return new WireError(400, WIRE_CODES.invalidRequest, text);
}

/** The same error for every invalid refresh token. */
export function tokenEnded(): WireError {
  return new WireError(401, WIRE_CODES.tokenEnded, 'The sign-in has ended');
}

export function tooMany(retryAfter: number): WireError {
  return new WireError(429, WIRE_CODES.rateLimit, 'Too many attempts', { retryAfter });
}
