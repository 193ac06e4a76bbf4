const METASYNTACTIC =
  /^(?:foo|bar|baz|qux|pwd|none|null|nil|undefined|true|false|xxx+|\*+|\.+|x+|-+|_+|#+)$/i;
const TEMPLATE = /^[$%<{[(*&#@]|^:|[{}<>]|\$\w|%[sdv]$|\$\(|^env\./;
const STANDS_FOR_ONE =
  /^(?:your|my|the|some|db|user)?[-_.]?(?:pass(?:word|wd)?|pwd|pw|secret|token|key)(?:[-_.]?(?:here|value))?$/i;

/** Confidence that a password in a URL is real: no template, placeholder or elision. */
export type PasswordKind = 'none' | 'word' | 'password';

/** Judges the password between `user:` and `@` of a URL. */
export function passwordKind(password: string): PasswordKind {
  if (METASYNTACTIC.test(password) || TEMPLATE.test(password)) return 'none';
  if (isTooPoor(password)) return 'none';
  if (/\*{3}|x{4}|\.{3}|redacted|placeholder|replace|your[-_]|<|\$\{/i.test(password))
    return 'none';
  return STANDS_FOR_ONE.test(password) ? 'word' : 'password';
}

/** Three signs, or one sign over and over. */
function isTooPoor(password: string): boolean {
  return password.length < 4 || new Set(password).size === 1;
}
