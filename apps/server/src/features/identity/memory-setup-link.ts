import { hash, randomBytes } from 'node:crypto';
import type { SetupLink } from '@waybill/identity';

const LIFE_MS = 3_600_000;

/**
 * A one-time link for the first administrator, in memory: a hosted provider has no place for it, and
 * each start prints a new one anyway.
 */
export function memorySetupLink(options: {
  needsSetup: () => Promise<boolean>;
  now: () => number;
}): {
  create(): Promise<SetupLink | null>;
  use(token: string, work: () => Promise<void>): Promise<boolean>;
} {
  const { needsSetup, now } = options;
  let current: { digest: string; expiresAt: number } | null = null;
  return {
    async create() {
      if (!(await needsSetup())) return null;
      const token = randomBytes(32).toString('base64url');
      current = { digest: hash('sha256', token), expiresAt: now() + LIFE_MS };
      return { token, expiresAt: new Date(current.expiresAt) };
    },
    async use(token, work) {
      const link = current;
      if (!link || link.digest !== hash('sha256', token) || link.expiresAt <= now()) return false;
      // Claimed before any await: of two concurrent calls only one proceeds.
      current = null;
      try {
        if (!(await needsSetup())) return false;
        await work();
        return true;
      } catch (error) {
        current ??= link;
        throw error;
      }
    },
  };
}
