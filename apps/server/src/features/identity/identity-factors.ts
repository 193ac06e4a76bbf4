import { z } from 'zod';
import type { IdentitySdk } from './identity-sdk.ts';
import { requireOk } from './sdk-reply.ts';

/** A passkey of a user. */
export interface ManagedPasskey {
  passkeyId: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** Sign-in methods of users in the provider's management. Users are identified by a login id. */
export interface IdentityFactors {
  passkeys(loginId: string): Promise<ManagedPasskey[]>;
  removePasskey(loginId: string, passkeyId: string): Promise<void>;
  removeTotp(loginId: string): Promise<void>;
  /** Removes the app and every passkey and ends all sessions. Already removed ones are not an error. */
  resetFactors(loginId: string): Promise<void>;
}

/** Times are in seconds; not every provider returns the last one. */
const Passkeys = z
  .array(
    z.object({
      id: z.string(),
      displayName: z.string().nullish(),
      createdTime: z.number().nullish(),
      lastUsedTime: z.number().nullish(),
    }),
  )
  .nullish();

export function identityFactors(sdk: IdentitySdk): IdentityFactors {
  const { user } = sdk.management;
  return {
    async passkeys(loginId) {
      const reply = await user.listPasskeys(loginId);
      requireOk(reply);
      return (Passkeys.parse(reply.data) ?? []).map((passkey) => ({
        passkeyId: passkey.id,
        name: passkey.displayName || 'Passkey',
        createdAt: new Date((passkey.createdTime ?? 0) * 1000),
        lastUsedAt: passkey.lastUsedTime ? new Date(passkey.lastUsedTime * 1000) : null,
      }));
    },
    async removePasskey(loginId, passkeyId) {
      requireOk(await user.removePasskey(loginId, passkeyId));
    },
    async removeTotp(loginId) {
      requireOk(await user.removeTOTPSeed(loginId));
    },
    async resetFactors(loginId) {
      requireOk(await user.removeTOTPSeed(loginId));
      requireOk(await user.removeAllPasskeys(loginId));
      requireOk(await user.logoutUser(loginId));
    },
  };
}
