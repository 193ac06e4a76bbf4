/** Password settings of administrators. Names as in the API. */
export interface PasswordRules {
  /** Whether passwords are enabled. */
  enabled: boolean;
  minLength: number;
  lowercase: boolean;
  uppercase: boolean;
  number: boolean;
  nonAlphanumeric: boolean;
  /** Passwords end `expirationWeeks` after they were set. */
  expiration: boolean;
  expirationWeeks: number;
  /** The last `reuseAmount` passwords cannot be reused. */
  reuse: boolean;
  reuseAmount: number;
  /** Failures before a login id is locked; without `lock` the provider's own number holds. */
  lock: boolean;
  lockAttempts: number;
}

/** Replaced passwords stored per user: the maximum of any rule. */
export const MAX_REUSE_AMOUNT = 50;

export function defaultRules(minLength: number): PasswordRules {
  return {
    enabled: true,
    minLength,
    lowercase: false,
    uppercase: false,
    number: false,
    nonAlphanumeric: false,
    expiration: false,
    expirationWeeks: 26,
    reuse: false,
    reuseAmount: 3,
    lock: false,
    lockAttempts: 5,
  };
}

const FLAGS = [
  ...(['lowercase', 'uppercase', 'number', 'nonAlphanumeric'] as const),
  ...(['expiration', 'reuse', 'lock'] as const),
] as const;

/** Combined: the stricter value of each rule. Numbers count only while their rule is on. */
export function stricterRules(a: PasswordRules, b: PasswordRules): PasswordRules {
  const merged = { ...a, enabled: a.enabled && b.enabled };
  for (const flag of FLAGS) merged[flag] = a[flag] || b[flag];
  const on = (rule: 'expiration' | 'reuse' | 'lock'): PasswordRules[] =>
    merged[rule] ? [a, b].filter((rules) => rules[rule]) : [a];
  return {
    ...merged,
    minLength: Math.max(a.minLength, b.minLength),
    expirationWeeks: Math.min(...on('expiration').map((rules) => rules.expirationWeeks)),
    reuseAmount: Math.max(...on('reuse').map((rules) => rules.reuseAmount)),
    lockAttempts: Math.min(...on('lock').map((rules) => rules.lockAttempts)),
  };
}

const KINDS = [
  { rule: 'lowercase', pattern: /\p{Ll}/u, text: 'a lower-case letter' },
  { rule: 'uppercase', pattern: /\p{Lu}/u, text: 'an upper-case letter' },
  { rule: 'number', pattern: /\p{Nd}/u, text: 'a digit' },
  {
    rule: 'nonAlphanumeric',
    pattern: /[^\p{L}\p{N}]/u,
    text: 'a character other than letters and digits',
  },
] as const;

/** The kind of character that is missing, as a sentence; null when none is. */
export function missingKind(password: string, rules: PasswordRules): string | null {
  const missing = KINDS.find(({ rule, pattern }) => rules[rule] && !pattern.test(password));
  return missing ? `The password must have ${missing.text}` : null;
}
