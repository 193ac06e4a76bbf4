/** What an operator may change about the provider. Times are in the unit that the name says. */
export interface IdentitySettings {
  /** Life of a session token. At 40 s and below the client library sets no refresh timer at all. */
  sessionTtlSeconds: number;
  /** Life of a sign-in, counted from the password; refreshing does not extend it. */
  refreshTtlDays: number;
  /** A sign-in that has not been refreshed for so long ends, at most an hour later. */
  idleHours: number;
  /** `cookie`: HttpOnly, out of reach of scripts. `body`: for clients that cannot hold cookies. */
  refreshMode: 'cookie' | 'body';
  /** How long after its rotation a refresh token is still good: two tabs send the same one. */
  rotationGraceSeconds: number;
  /** Of signing keys made from now on. */
  algorithm: 'RS256' | 'ES256';
  /** Days after which new signing keys are made; 0: only when someone asks for them. */
  keyRotationDays: number;
  /** Whether people may create their own user. */
  isSignUpOpen: boolean;
  /**
   * Answers E062108 and E062107 as the hosted provider does, which tells strangers who has an account.
   * Off: one answer whether there is a user or not.
   */
  hasStrictErrors: boolean;
  /**
   * Answers about login ids go out at multiples of this many milliseconds, so that their time tells
   * nothing. 0: at once.
   */
  answerTickMs: number;
  /** Serves what tests need: test users’ codes and links. Never where real people sign in. */
  isDevelopment: boolean;
  /** What people know this installation by, e.g. in the list of their authenticator. */
  productName: string;
  /**
   * `required`: a passkey counts only after its holder was recognised by a finger, a face or a PIN, as
   * it represents two factors. `preferred`: having it is enough.
   */
  webauthnUserVerification: 'required' | 'preferred';
  /** Origins besides the console’s own that links and redirects may lead to. */
  redirectOrigins: readonly string[];
  /**
   * Lets a server without the browser’s cookie trade the code of a sign-in by another provider that a
   * browser began. Off: whoever reads such a code on its way can do nothing with it.
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
   * Attempts of one address at once, whatever the login id, and how many come back per minute. A whole
   * office may share an address, and a sign-in takes two or three.
   */
  addressBurst: number;
  addressPerMinute: number;
  /** Life of a one-time code, and of a link. */
  codeTtlSeconds: number;
  linkTtlSeconds: number;
  /** Life of an invitation. */
  inviteTtlDays: number;
  /** WhatsApp number that people send their sign-in message to; empty if none is received. */
  notpNumber: string;
  /** Wrong codes before a code is void. */
  codeAttempts: number;
  /** Days that audit entries are kept. */
  auditRetentionDays: number;
  /** Messages to one recipient in ten minutes, and of one address in a minute. */
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
