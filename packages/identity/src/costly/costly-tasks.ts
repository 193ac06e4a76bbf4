import type { SamlSettings } from '../sso/saml-settings.ts';
import type { ServiceProvider } from '../methods/saml/service-provider.ts';

/** Requests to the thread for costly work, by kind. */
export interface Tasks {
  /** An answer of a SAML provider, in base64 as it was posted. */
  response: { encoded: string; saml: SamlSettings; provider: ServiceProvider; now: number };
  /** Published metadata of a SAML provider. */
  metadata: { text: string; entityId?: string };
  /** How hard a password is to guess for who knows the words. */
  strength: { password: string; words: readonly string[] };
  /** The text as a QR code. */
  picture: { text: string };
}

/** A message to the thread. */
export type Task = { [K in keyof Tasks]: { kind: K } & Tasks[K] }[keyof Tasks];
