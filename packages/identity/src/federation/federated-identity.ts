import type { Revoke } from '../sessions/session-revocations.ts';
import type { Client } from '../store/statement.ts';
import type { VouchingTenant } from './tenant-authority.ts';

/** A person vouched for by another provider. */
export interface FederatedIdentity {
  kind: 'oauth' | 'oidc' | 'saml';
  /**
   * `oauth`: the provider's name; else the ids of tenant and configuration: no tenant speaks for
   * another.
   */
  issuer: string;
  /** For people: `google`, or the id of the tenant's configuration. */
  provider: string;
  /** Permanent id at the provider; an address only as a last resort. */
  subject: string;
  email?: string | undefined;
  /** Whether the provider verified the address, and is trusted. */
  isEmailVerified: boolean;
  name?: string | undefined;
  givenName?: string | undefined;
  middleName?: string | undefined;
  familyName?: string | undefined;
  phone?: string | undefined;
  picture?: string | undefined;
  customAttributes?: Record<string, unknown> | undefined;
  /** The tenant whose provider it is. */
  tenant?: VouchingTenant | undefined;
  /** All the user's roles in the tenant from now on; absent: unchanged. Unknown ones are ignored. */
  roleNames?: readonly string[] | undefined;
  /** Whether a user is created for someone unknown. */
  mayCreate: boolean;
  /** Refuses an existing user: they asked to sign up. */
  mustCreate?: boolean | undefined;
  /** The signed-in user that the identity is to be linked to. */
  linkToUserId?: string | undefined;
}

/** The transaction that a sign-in by another provider is worked out in. */
export interface LinkWork {
  client: Client;
  revoke: Revoke;
}
