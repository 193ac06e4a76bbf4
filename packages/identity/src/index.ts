export { openKeyVault } from './crypto/key-vault.ts';
export type { IdentityLog, IdentityLogEvent } from './log.ts';
export { createCatcher, type Catcher, type CaughtMessage } from './messages/catcher.ts';
export type { DeliveryMethod, Message, MessageSender, MessageSenders } from './messages/message.ts';
export type { OAuthProviders } from './methods/oauth/oauth-provider.ts';
export { openIdentity, type Identity, type IdentityOptions } from './open-identity.ts';
export type { OwnSession } from './sessions/own-sessions.ts';
export { DEFAULT_SETTINGS, type IdentitySettings } from './settings.ts';
export type { SetupLink } from './setup/setup-link.ts';
