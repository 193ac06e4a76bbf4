import type { IdentityContext } from '../../identity-context.ts';
import { normaliseLoginId } from '../../users/user-store.ts';
import { WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { passkeysOfUser } from './passkey-store.ts';

/** Lengths in bytes of the ids that common authenticators make. */
const ID_LENGTHS = [16, 20, 32, 32];

interface Asked {
  loginId: string;
  /** Null when nobody has the login id. */
  userId: string | null;
  rpId: string;
}

/**
 * The passkeys that may answer for a login id. For one without a user or a passkey it is a made-up one,
 * always the same, so that the answer tells nothing; where errors are strict, E062108 or E011004.
 */
export async function allowedPasskeys(
  context: IdentityContext,
  { loginId, userId, rpId }: Asked,
): Promise<{ credentialId: string; transports: string[] }[]> {
  const { hasStrictErrors } = context.settings;
  const passkeys = await passkeysOfUser(context.pool, userId ?? '');
  const allowed = passkeys.filter((passkey) => passkey.rpId === rpId);
  if (allowed.length > 0) return allowed;
  if (hasStrictErrors && userId === null) {
    throw new WireError(400, WIRE_CODES.userNotFound, 'User not found');
  }
  if (hasStrictErrors) {
    throw new WireError(400, WIRE_CODES.invalidArguments, 'The user has no passkey here');
  }
  const digest = context.vault.loginKey(`passkey of ${rpId} ${normaliseLoginId(loginId)}`);
  const length = ID_LENGTHS[(digest.at(-1) ?? 0) % ID_LENGTHS.length];
  // The last byte chose the length, so it is not shown as one of 32.
  const id = context.vault.loginKey(digest.toString('hex')).subarray(0, length);
  return [{ credentialId: id.toString('base64url'), transports: [] }];
}
