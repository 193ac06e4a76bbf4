import type { IdentityContext } from '../../identity-context.ts';
import { normaliseLoginId } from '../../users/user-store.ts';
import { WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { passkeysOfUser } from './passkey-store.ts';

/** The same number for everyone. */
const SHOWN = 3;
/** Lengths in bytes of the ids that common authenticators make. */
const ID_LENGTHS = [16, 20, 32, 32];

interface Asked {
  loginId: string;
  /** Null when no one has the login id. */
  userId: string | null;
  rpId: string;
}

/**
 * The passkeys allowed for a login id; with strict errors, E062108 or E011004 if there are none.
 * Otherwise the list is filled up with fake ones, always the same for a login id, so that it reveals
 * neither whether there is a user nor their number and kind of passkeys. Only a fourth shows. An empty
 * list would also hide that, but not every passkey is found without its id.
 */
export async function allowedPasskeys(
  context: IdentityContext,
  { loginId, userId, rpId }: Asked,
): Promise<{ credentialId: string; transports: string[] }[]> {
  const passkeys = await passkeysOfUser(context.pool, userId ?? '');
  const allowed = passkeys.filter((passkey) => passkey.rpId === rpId);
  if (context.settings.hasStrictErrors) {
    if (allowed.length > 0) return allowed;
    throw userId === null
      ? new WireError(400, WIRE_CODES.userNotFound, 'User not found')
      : new WireError(400, WIRE_CODES.invalidArguments, 'The user has no passkey here');
  }
  const ids = allowed.map((passkey) => passkey.credentialId);
  for (let index = 0; ids.length < SHOWN; index += 1) {
    ids.push(madeUpId(context, `passkey ${index} of ${rpId} ${normaliseLoginId(loginId)}`));
  }
  // In an order that does not reveal which came first; only real ones have transports.
  return ids.toSorted().map((credentialId) => ({ credentialId, transports: [] }));
}

function madeUpId({ vault }: Pick<IdentityContext, 'vault'>, seed: string): string {
  const digest = vault.loginKey(seed);
  const length = ID_LENGTHS[(digest.at(-1) ?? 0) % ID_LENGTHS.length];
  // The last byte chose the length, so it is excluded.
  return vault.loginKey(digest.toString('hex')).subarray(0, length).toString('base64url');
}
