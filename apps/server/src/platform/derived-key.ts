import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** A separate key per purpose, so that none opens or proves what another is for. */
export function derivedKey(masterKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', `waybill product ${purpose}`, KEY_BYTES));
}
