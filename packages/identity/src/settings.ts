/** Operator settings of the provider. Units are in the names. */
export interface IdentitySettings {
  /** Life of a session token. At 40 s and below the client library sets no refresh timer at all. */
  sessionTtlSeconds: number;
  /** Life of a sign-in, counted from the password; refreshing does not extend it. */
  refreshTtlDays: number;
  /** A sign-in without a refresh for this long ends, at most an hour later. */
  idleHours: number;
  /** `cookie`: HttpOnly, out of reach of scripts. `body`: for clients that cannot hold cookies. */
  refreshMode: 'cookie' | 'body';
  /** Grace period of a rotated refresh token: two tabs send the same one. */
  rotationGraceSeconds: number;
  /** For new signing keys. */
  algorithm: 'RS256' | 'ES256';
  /** Days after which new signing keys are made; 0: only when someone asks for them. */
  keyRotationDays: number;
  /** Whether self sign-up is enabled. */
  isSignUpOpen: boolean;
  /**
   * Returns E062108 and E062107 like the hosted provider, which reveals who has an account. Off: the
   * same response whether a user exists or not.
   */
  hasStrictErrors: boolean;
  /**
   * Responses about login ids are delayed to multiples of this many milliseconds, so that their time
   * reveals nothing. 0: immediately.
   */
  answerTickMs: number;
  /** Serves test users’ codes and links for tests. Never where real people sign in. */
  isDevelopment: boolean;
  /** Product name, e.g. in authenticator apps. */
  productName: string;
  /**
   * `required`: a passkey counts only after its holder was recognised by a finger, a face or a PIN, as
   * it represents two factors. `preferred`: having it is enough.
   */
  webauthnUserVerification: 'required' | 'preferred';
  /** Additional allowed origins of links and redirects. */
  redirectOrigins: readonly string[];
  /**
   * Lets a server without the browser’s cookie exchange the code of a sign-in that a browser started.
   * Off: an intercepted code is useless.
   */
  isServerExchangeAllowed: boolean;
  passwordMinLength: number;
  /** Least zxcvbn score, 0 to 4. */
  passwordMinScore: number;
  /** Failures of one login id before it is locked. */
  lockoutFailures: number;
  /** First lock; each further failure doubles it, up to `lockoutMaxSeconds`. */
  lockoutFirstSeconds: number;
  lockoutMaxSeconds: number;
  /**
   * Burst of attempts per address, for any login id, and the refill per minute. A whole office may
   * share an address, and a sign-in takes two or three.
   */
  addressBurst: number;
  addressPerMinute: number;
  /** Life of a one-time code, and of a link. */
  codeTtlSeconds: number;
  linkTtlSeconds: number;
  /** Life of an invitation. */
  inviteTtlDays: number;
  /** WhatsApp number that receives sign-in messages; empty if none. */
  notpNumber: string;
  /** Wrong codes before a code is void. */
  codeAttempts: number;
  /** Days that audit entries are kept. */
  auditRetentionDays: number;
  /** Messages to one recipient in ten minutes, and from one address in a minute. */
  messagesPerRecipient: number;
  messagesPerAddress: number;
}

export const DEFAULT_SETTINGS: IdentitySettings = {
  sessionTtlSeconds: 600,
  refreshTtlDays: 30,
  idleHours: 72,
  refreshMode: 'cookie',
  rotationGraceSeconds: 30,
  algorithm: 'RS256',
  keyRotationDays: 90,
  isSignUpOpen: false,
  hasStrictErrors: false,
  answerTickMs: 50,
  isDevelopment: false,
  productName: 'Waybill',
  webauthnUserVerification: 'required',
  redirectOrigins: [],
  isServerExchangeAllowed: false,
  passwordMinLength: 8,
  passwordMinScore: 2,
  lockoutFailures: 5,
  lockoutFirstSeconds: 30,
  lockoutMaxSeconds: 900,
  addressBurst: 60,
  addressPerMinute: 60,
  codeTtlSeconds: 300,
  linkTtlSeconds: 600,
  inviteTtlDays: 7,
  notpNumber: '',
  codeAttempts: 5,
  auditRetentionDays: 365,
  messagesPerRecipient: 10,
  messagesPerAddress: 3,
};

/** Fills in the defaults. Throws on values that would break clients or protection. */
export function completeSettings(given: Partial<IdentitySettings> = {}): IdentitySettings {
  const settings = { ...DEFAULT_SETTINGS, ...given };
  if (settings.sessionTtlSeconds <= 40) {
    throw new Error('sessionTtlSeconds must be above 40: clients refresh 20 s before its end');
  }
  if (settings.refreshTtlDays * 86_400 <= settings.sessionTtlSeconds) {
    throw new Error('refreshTtlDays must be longer than a session');
  }
  if (settings.idleHours * 3600 <= settings.sessionTtlSeconds) {
    throw new Error('idleHours must be longer than a session');
  }
  if (settings.passwordMinLength < 8 || settings.passwordMinLength > 64) {
    throw new Error('passwordMinLength must be 8 to 64');
  }
  return settings;
}
