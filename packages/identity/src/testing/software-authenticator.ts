import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import { CONSOLE_ORIGIN } from './running-identity.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const CreateOptions = z.object({
  publicKey: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    excludeCredentials: z.array(z.object({ id: z.string() })),
  }),
});

const GetOptions = z.object({
  publicKey: z.object({
    challenge: z.string(),
    rpId: z.string(),
    allowCredentials: z.array(z.object({ id: z.string() })).optional(),
  }),
});

interface Credential {
  /** base64url */
  id: string;
  rpId: string;
  userHandle: string;
  privateKey: KeyObject;
  counter: number;
}

/** What an honest authenticator or browser would not do. */
export interface Tampering {
  /** Origin of the page; an honest browser sends the real one. */
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Of the client data, e.g. `webauthn.create`. */
  type?: string;
  isFramed?: boolean;
  isUserVerified?: boolean;
  isUserPresent?: boolean;
  /** Says this counter instead of the next one. */
  counter?: number;
  /** Null leaves it out. */
  userHandle?: string | null;
  /** Changes one bit of the signature. */
  isSignatureBroken?: boolean;
  /** Answers with this passkey although it was not asked for. */
  credential?: Credential;
  /** Makes the new passkey under this id. */
  credentialId?: string;
}

/**
 * A software passkey holder (ES256, no attestation). Same input and output as the published browser
 * library: options as a JSON text, responses without `clientExtensionResults`.
 */
export function softwareAuthenticator() {
  const credentials: Credential[] = [];
  return {
    credentials,

    create(options: string, tampering: Tampering = {}): string {
      const { publicKey } = CreateOptions.parse(JSON.parse(options));
      const excluded = publicKey.excludeCredentials.map(({ id }) => id);
      if (credentials.some(({ id }) => excluded.includes(id))) throw new Error('InvalidStateError');
      const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const credential: Credential = {
        id: tampering.credentialId ?? randomBytes(32).toString('base64url'),
        rpId: publicKey.rp.id,
        userHandle: publicKey.user.id,
        privateKey: keys.privateKey,
        counter: 0,
      };
      credentials.push(credential);
      const clientData = clientDataOf('webauthn.create', publicKey.challenge, tampering);
      const authData = Buffer.concat([
        authenticatorData(credential, tampering, HAS_CREDENTIAL),
        attestedCredential(credential.id, keys.publicKey),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', Uint8Array.from(authData)],
        ]),
      );
      return answer(credential.id, {
        attestationObject: Buffer.from(attestation).toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
      });
    },

    get(options: string, tampering: Tampering = {}): string {
      const { publicKey } = GetOptions.parse(JSON.parse(options));
      const allowed = publicKey.allowCredentials?.map(({ id }) => id);
      const credential =
        tampering.credential ??
        credentials.findLast(
          ({ id, rpId }) => rpId === publicKey.rpId && (allowed?.includes(id) ?? true),
        );
      if (!credential) throw new Error('NotAllowedError');
      credential.counter += 1;
      const clientData = clientDataOf('webauthn.get', publicKey.challenge, tampering);
      const authData = authenticatorData(credential, tampering, 0);
      const hash = createHash('sha256').update(clientData).digest();
      const signature = sign('sha256', Buffer.concat([authData, hash]), credential.privateKey);
      const last = signature.length - 1;
      if (tampering.isSignatureBroken) signature.writeUInt8(signature.readUInt8(last) ^ 1, last);
      const userHandle = tampering.userHandle ?? credential.userHandle;
      return answer(credential.id, {
        authenticatorData: authData.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(tampering.userHandle === null ? {} : { userHandle }),
      });
    },
  };
}

function clientDataOf(type: string, challenge: string, tampering: Tampering): Buffer {
  const clientData = {
    type: tampering.type ?? type,
    challenge: tampering.challenge ?? challenge,
    origin: tampering.origin ?? CONSOLE_ORIGIN,
    crossOrigin: tampering.isFramed ?? false,
  };
  return Buffer.from(JSON.stringify(clientData));
}

function authenticatorData(credential: Credential, tampering: Tampering, extra: number): Buffer {
  const { isUserPresent = true, isUserVerified = true } = tampering;
  const data = Buffer.alloc(37);
  createHash('sha256')
    .update(tampering.rpId ?? credential.rpId)
    .digest()
    .copy(data);
  data.writeUInt8((isUserPresent ? PRESENT : 0) | (isUserVerified ? VERIFIED : 0) | extra, 32);
  data.writeUInt32BE(tampering.counter ?? credential.counter, 33);
  return data;
}

/** AAGUID of no one, id with its length, and the key as a COSE map. */
function attestedCredential(id: string, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
  const idBytes = Buffer.from(id, 'base64url');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(idBytes.length);
  return Buffer.concat([Buffer.alloc(16), length, idBytes, key]);
}

function answer(id: string, response: Record<string, string>): string {
  return JSON.stringify({ id, rawId: id, type: 'public-key', response });
}
