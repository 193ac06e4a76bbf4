/** Types of secrets that are told by where they stand and not by whose they are. */
export const GENERIC_SECRETS: ReadonlySet<string> = new Set([
  'generic-secret',
  'http-authorization',
  'command-line-password',
  'basic-auth-url',
]);
