import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { ALGORITHMS } from './ceremony-options.ts';
import type { WebauthnChallenge } from './challenge-store.ts';
import { isFramed, type CreatedPasskey, type SignedResponse } from './passkey-response.ts';
import type { Passkey } from './passkey-store.ts';
import { rpIdOf } from './relying-party.ts';

/** A new passkey for the challenge, without an owner yet; null if invalid. */
export async function provenNew(
  challenge: WebauthnChallenge,
  response: CreatedPasskey,
): Promise<Omit<Passkey, 'userId' | 'name' | 'createdAt'> | null> {
  const rpId = rpIdOf(challenge.origin);
  const verified = await nullIfThrows(async () => {
    if (isFramed(response.response.clientDataJSON)) return null;
    return verifyRegistrationResponse({
      response,
      expectedChallenge: challenge.challenge,
      expectedOrigin: challenge.origin,
      expectedRPID: rpId,
      requireUserVerification: challenge.userVerification === 'required',
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  if (!verified?.verified) return null;
  const info = verified.registrationInfo;
  return {
    credentialId: info.credential.id,
    publicKey: Buffer.from(info.credential.publicKey),
    counter: info.credential.counter,
    transports: response.response.transports,
    deviceType: info.credentialDeviceType,
    isBackedUp: info.credentialBackedUp,
    aaguid: info.aaguid,
    rpId,
    userHandle: challenge.userHandle,
  };
}

/** A passkey's data with its signature of the challenge; null if the signature is invalid. */
export async function provenSignature(
  challenge: WebauthnChallenge,
  response: SignedResponse,
  passkey: Passkey,
): Promise<{ counter: number; isBackedUp: boolean } | null> {
  if (!isForPasskey(challenge, response, passkey)) return null;
  const verified = await nullIfThrows(async () => {
    if (isFramed(response.response.clientDataJSON)) return null;
    return verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge.challenge,
      expectedOrigin: challenge.origin,
      expectedRPID: passkey.rpId,
      requireUserVerification: challenge.userVerification === 'required',
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        // Held against the stored one afterwards: before the signature anyone could claim a copy.
        counter: 0,
      },
    });
  });
  if (!verified?.verified) return null;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}

/** WebAuthn 7.2, steps 5 and 6: the passkey belongs to the requested user, or names its user. */
function isForPasskey(
  challenge: WebauthnChallenge,
  response: SignedResponse,
  passkey: Passkey,
): boolean {
  const { userHandle } = response.response;
  const isHandleRight = userHandle === passkey.userHandle;
  const isOwner =
    challenge.userId === null
      ? isHandleRight
      : challenge.userId === passkey.userId && (userHandle === undefined || isHandleRight);
  return isOwner && passkey.rpId === rpIdOf(challenge.origin);
}

/** The library throws at the first fault; which one is not revealed. */
async function nullIfThrows<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
