import type { Caller } from '../costly/fair-turns.ts';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';
import { defaultRules, missingKind, stricterRules, type PasswordRules } from './password-rules.ts';
import type { StoredPasswordRules } from './password-settings-store.ts';

/** Longer ones are refused, not cut: hashing has its cost. */
export const PASSWORD_MAX_LENGTH = 512;
/** The estimate's cost is quadratic in the length; further characters add strength anyway. */
const ESTIMATED_LENGTH = 100;
/** Maximum personal words. Each makes the estimate slower. */
const MOST_WORDS = 30;

/** Minimum letters and digits besides the person's own words. */
const LEAST_REST = 5;
/** Words that attackers combine for any installation. The name and host of this one are added. */
const PRODUCT_WORDS = ['waybill', 'admin', 'administrator', 'analyst', 'security', 'console'];
const NO_WORD = /[^\p{L}\p{N}]+/u;
const NO_WORD_ANYWHERE = /[^\p{L}\p{N}]+/gu;

export interface PasswordPolicy {
  /** Rules for clients in the API: only those that can be expressed in five words. */
  description: {
    minLength: number;
    lowercase: boolean;
    uppercase: boolean;
    number: boolean;
    nonAlphanumeric: boolean;
  };
  /**
   * Why the password is refused, as a sentence for the user; null if accepted. The estimate runs after
   * all other rules. Throws 429 if too many of the caller's wait.
   */
  fault(candidate: Candidate): Promise<string | null>;
  /** The rules that hold for a member of the tenants. */
  rules(tenantIds?: readonly string[]): PasswordRules;
  /** The tenant's own rules; null if none. */
  ownRules(tenantId: string): PasswordRules | null;
  /** Defaults until administrators change them. */
  defaults: PasswordRules;
  /** Reloads the administrators' settings. */
  reload(): Promise<void>;
}

/** Someone’s new password. */
export interface Candidate {
  password: string;
  /** Words an attacker would try first: address, names. */
  personal: readonly string[];
  /** For the user: the rules of these tenants combined with those for everyone. */
  tenantIds?: readonly string[] | undefined;
  /** Who waits for the estimate. */
  caller: Caller;
}

interface PolicySources {
  /** The zxcvbn score, which takes long. */
  score(caller: Caller, task: { password: string; words: readonly string[] }): Promise<number>;
  /** The stored rules; until `reload` only the defaults hold. */
  load(): Promise<StoredPasswordRules[]>;
}

export function createPasswordPolicy(
  settings: {
    passwordMinLength: number;
    passwordMinScore: number;
    /** Names of this installation: the product’s, and the host that it is reached at. */
    names?: readonly string[];
  },
  { score, load }: PolicySources,
): PasswordPolicy {
  const defaults = defaultRules(settings.passwordMinLength);
  let stored = new Map<string | null, PasswordRules>();
  const rulesOf = (tenantIds: readonly string[] = []): PasswordRules =>
    tenantIds
      .flatMap((tenantId) => stored.get(tenantId) ?? [])
      .reduce(stricterRules, stored.get(null) ?? defaults);
  const common = new Set(COMMON_PASSWORDS);
  const context = [...new Set([...PRODUCT_WORDS, ...wordsOf(settings.names ?? [])])];
  return {
    get description() {
      const { minLength, lowercase, uppercase, number, nonAlphanumeric } = rulesOf();
      return { minLength, lowercase, uppercase, number, nonAlphanumeric };
    },
    rules: rulesOf,
    ownRules: (tenantId) => stored.get(tenantId) ?? null,
    defaults,
    async reload() {
      stored = new Map((await load()).map(({ tenantId, rules }) => [tenantId, rules]));
    },
    async fault({ password, personal, tenantIds, caller }) {
      const rules = rulesOf(tenantIds);
      // Counted in code points: an emoji is one character, not two.
      if (Array.from(password).length < rules.minLength) {
        return `The password must have at least ${rules.minLength} characters`;
      }
      if (password.length > PASSWORD_MAX_LENGTH) {
        return `The password must have at most ${PASSWORD_MAX_LENGTH} characters`;
      }
      const missing = missingKind(password, rules);
      if (missing) return missing;
      if (common.has(password.toLowerCase())) {
        return 'The password is one of the most common ones';
      }
      const words = wordsOf(personal);
      if (isMadeOf(password, words)) {
        return 'The password is made of your own name or address';
      }
      if (isMadeOf(password, context)) {
        return 'The password is made of words that belong to this product or your organization';
      }
      const estimated = password.slice(0, ESTIMATED_LENGTH);
      const task = { password: estimated, words: [...words, ...context].slice(0, MOST_WORDS) };
      const isWeak = (await score(caller, task)) < settings.passwordMinScore;
      return isWeak ? 'The password is too easy to guess' : null;
    },
  };
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(NO_WORD)).filter(Boolean);
}

/** Whether little is left without the words. A password without any of them may be all punctuation. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const rest = restWithout(password, words).length;
  return rest < LEAST_REST && rest < restWithout(password, []).length;
}

/** Letters and digits left after removing the words. */
function restWithout(password: string, words: readonly string[]): string {
  let rest = password.toLowerCase();
  for (const word of words) if (word.length > 2) rest = rest.replaceAll(word.toLowerCase(), ' ');
  return rest.replaceAll(NO_WORD_ANYWHERE, '');
}

/** Failures before a login id is locked, if a rule for everyone sets it. */
export function freeFailures(policy: Pick<PasswordPolicy, 'rules'>): number | null {
  const { lock, lockAttempts } = policy.rules();
  return lock ? lockAttempts : null;
}
