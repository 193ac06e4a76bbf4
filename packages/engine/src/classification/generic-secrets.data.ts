/** Secret types that are recognized by context rather than by vendor. */
export const GENERIC_SECRETS: ReadonlySet<string> = new Set([
  'generic-secret',
  'http-authorization',
  'command-line-password',
  'basic-auth-url',
]);
