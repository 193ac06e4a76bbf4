import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { newId } from '../crypto/ids.ts';
import type { UserTenant } from '../users/user.ts';

/** Credentials of a program, with their own roles or those of a bound user. */
export interface AccessKey {
  keyId: string;
  name: string;
  description: string;
  isActive: boolean;
  /** Null: never. */
  expiresAt: Date | null;
  boundUserId: string | null;
  customClaims: Record<string, unknown>;
  customAttributes: Record<string, unknown>;
  /** Addresses and CIDR ranges; empty: from anywhere. */
  permittedIps: string[];
  createdBy: string;
  /** In the tokens that it is exchanged for. */
  sid: string;
  createdAt: Date;
  /** Roles and permissions that hold without a tenant. */
  roleNames: string[];
  permissions: string[];
  tenants: UserTenant[];
}

const ID_LENGTH = 28;
const SECRET_BYTES = 32;

/** A new id, and the whole key that begins with it. */
export function makeKey(nowMs: number): { keyId: string; cleartext: string } {
  const keyId = newId('K', nowMs);
  return { keyId, cleartext: keyWithId(keyId) };
}

/** Another secret for the id. */
export function keyWithId(keyId: string): string {
  return keyId + randomBytes(SECRET_BYTES).toString('base64url');
}

export function keyIdOf(cleartext: string): string {
  return cleartext.slice(0, ID_LENGTH);
}

/** Stored form: the secret has 256 random bits, so a plain hash is safe. */
export function keyHash(cleartext: string): Buffer {
  return createHash('sha256').update(cleartext).digest();
}

export function isKeyOf(cleartext: string, secretHash: Buffer): boolean {
  return timingSafeEqual(keyHash(cleartext), secretHash);
}
