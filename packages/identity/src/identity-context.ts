import type { CostlyWork } from './costly/costly-work.ts';
import type { KeyVault } from './crypto/key-vault.ts';
import type { SigningKeys } from './keys/signing-keys.ts';
import type { Lockout } from './limits/lockout.ts';
import type { TokenBuckets } from './limits/token-buckets.ts';
import type { IdentityLog } from './log.ts';
import type { Messages } from './messages/messages.ts';
import type { OAuthProviders } from './methods/oauth/oauth-provider.ts';
import type { Decoys } from './password/decoys.ts';
import type { PasswordHasher } from './password/password-hasher.ts';
import type { PasswordPolicy } from './password/password-policy.ts';
import type { Outbound } from '@waybill/outbound';
import type { SessionRevocations } from './sessions/session-revocations.ts';
import type { IdentitySettings } from './settings.ts';
import type { Pool } from './store/statement.ts';

/** Shared context of every endpoint. */
export interface IdentityContext {
  pool: Pool;
  projectId: string;
  publicOrigins: ReadonlySet<string>;
  /** The first one: people are directed to its sign-in page. */
  publicOrigin: string;
  /** Public address of this API: target of other providers' callbacks. */
  wireOrigin: string;
  settings: IdentitySettings;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: IdentityLog;
  vault: KeyVault;
  keys: SigningKeys;
  revocations: SessionRevocations;
  passwords: PasswordHasher;
  decoys: Decoys;
  passwordPolicy: PasswordPolicy;
  lockout: Lockout;
  addresses: TokenBuckets;
  /** Runs everything expensive. */
  costly: CostlyWork;
  messages: Messages;
  oauthProviders: OAuthProviders;
  /** The only outbound client for addresses chosen by others. */
  outbound: Outbound;
}
