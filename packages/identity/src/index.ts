export type { IdentityLog, IdentityLogEvent } from './log.ts';
export { openIdentity, type Identity, type IdentityOptions } from './open-identity.ts';
export { DEFAULT_SETTINGS, type IdentitySettings } from './settings.ts';
export type { SetupLink } from './setup/setup-link.ts';
