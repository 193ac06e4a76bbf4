import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import type { IdentityContext } from '../../identity-context.ts';
import type { UserVerification } from './challenge-store.ts';

export const CHALLENGE_MS = 300_000;

/** Supported key types of passkeys, the universally supported one first. */
export const ALGORITHMS = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256];

const Verification = z.enum(['required', 'preferred', 'discouraged']).nullish();

/** A client's options for a passkey. Attestation is never requested: no one here reads it. */
export const PasskeyOptionsBody = z
  .object({
    authenticatorSelection: z
      .object({
        authenticatorAttachment: z.enum(['any', 'platform', 'crossplatform']).nullish(),
        residentKey: z.enum(['discouraged', 'preferred', 'required']).nullish(),
        userVerification: Verification,
      })
      .nullish(),
    userVerification: Verification,
  })
  .nullish()
  .transform((options) => options ?? {});
type PasskeyOptions = z.infer<typeof PasskeyOptionsBody>;

interface KnownPasskey {
  credentialId: string;
  transports: readonly string[];
}

/** Options for the browser (a JSON text), and the expected values of its response. */
interface Ceremony {
  options: string;
  challenge: string;
  userVerification: UserVerification;
}

interface NewPasskey {
  rpId: string;
  /** base64url */
  userHandle: string;
  loginId: string;
  name: string;
  /** Authenticators with one of these create no second one. */
  excluded: readonly KnownPasskey[];
  wished: PasskeyOptions;
}

export async function creationOptions(
  context: Pick<IdentityContext, 'settings'>,
  { rpId, userHandle, loginId, name, excluded, wished }: NewPasskey,
): Promise<Ceremony> {
  const selection = wished.authenticatorSelection;
  const attachment = ATTACHMENTS[selection?.authenticatorAttachment ?? 'any'];
  const userVerification = verificationOf(context, selection?.userVerification);
  const publicKey = await generateRegistrationOptions({
    rpName: context.settings.productName,
    rpID: rpId,
    userID: Uint8Array.from(Buffer.from(userHandle, 'base64url')),
    userName: loginId,
    userDisplayName: name,
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: excluded.map(descriptor),
    authenticatorSelection: {
      // Without it people must type their login id first.
      residentKey: selection?.residentKey ?? 'preferred',
      userVerification,
      ...(attachment ? { authenticatorAttachment: attachment } : {}),
    },
  });
  return {
    options: JSON.stringify({ publicKey }),
    challenge: publicKey.challenge,
    userVerification,
  };
}

/** @param allowed null: whichever passkey of this host the person picks. */
export async function requestOptions(
  context: Pick<IdentityContext, 'settings'>,
  {
    rpId,
    allowed,
    wished,
  }: { rpId: string; allowed: readonly KnownPasskey[] | null; wished: PasskeyOptions },
): Promise<Ceremony> {
  const userVerification = verificationOf(context, wished.userVerification);
  const publicKey = await generateAuthenticationOptions({
    rpID: rpId,
    timeout: CHALLENGE_MS,
    userVerification,
    ...(allowed ? { allowCredentials: allowed.map(descriptor) } : {}),
  });
  return {
    options: JSON.stringify({ publicKey }),
    challenge: publicKey.challenge,
    userVerification,
  };
}

const ATTACHMENTS = { any: null, platform: 'platform', crossplatform: 'cross-platform' } as const;

/** A client may require more than the settings, never less. */
function verificationOf(
  { settings }: Pick<IdentityContext, 'settings'>,
  wished: UserVerification | null | undefined,
): UserVerification {
  if (settings.webauthnUserVerification === 'required') return 'required';
  return wished ?? settings.webauthnUserVerification;
}

function descriptor({ credentialId, transports }: KnownPasskey) {
  return { id: credentialId, ...(transports.length > 0 ? { transports: [...transports] } : {}) };
}
