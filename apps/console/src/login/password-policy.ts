import { textOf } from '@waybill/ui';
import { loginText } from './login.text.ts';
/** The provider's password policy as `GET /v1/auth/password/policy` answers it. */
export interface PasswordPolicy {
  minLength: number;
  lowercase: boolean;
  uppercase: boolean;
  number: boolean;
  nonAlphanumeric: boolean;
}

export interface PolicyRule {
  label: string;
  isMet: boolean;
}

/** The rules in force and whether the password meets each; lengths count characters, not code units. */
export function policyRules(policy: PasswordPolicy, password: string): PolicyRule[] {
  const text = textOf(loginText);
  const rules: (PolicyRule | false)[] = [
    policy.minLength > 0 && {
      label: text.ruleLength(policy.minLength),
      isMet: Array.from(password).length >= policy.minLength,
    },
    policy.lowercase && { label: text.ruleLower, isMet: /\p{Ll}/u.test(password) },
    policy.uppercase && { label: text.ruleUpper, isMet: /\p{Lu}/u.test(password) },
    policy.number && { label: text.ruleDigit, isMet: /\p{Nd}/u.test(password) },
    policy.nonAlphanumeric && {
      label: text.ruleSign,
      isMet: /[^\p{L}\p{N}]/u.test(password),
    },
  ];
  return rules.filter((rule) => rule !== false);
}

/** Mail domain of an address being typed; null until it looks like one. */
export function mailDomain(email: string): string | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return email.includes('@') && isMailDomain(domain) ? domain : null;
}

/** Same rule as the contract's `SetupRequest.ownDomains`. */
export function isMailDomain(domain: string): boolean {
  return /^(?=.{1,253}$)([a-z0-9-]{1,63}\.)+[a-z]{2,63}$/.test(domain);
}
