import { hash, verify, type Options } from '@node-rs/argon2';
import type { CostlyWork } from '../costly/costly-work.ts';
import type { Caller } from '../costly/fair-turns.ts';

/** argon2id (the library's default kind), 19 MiB, two passes: OWASP Password Storage Cheat Sheet. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Both wait for their turn, and throw 429 when too many of the caller wait. Use no transaction meanwhile. */
export interface PasswordHasher {
  hash(caller: Caller, password: string): Promise<string>;
  /** A missing hash costs the same work as a wrong password, and answers false. */
  verify(caller: Caller, stored: string | null, password: string): Promise<boolean>;
}

export async function createPasswordHasher(
  costly: Pick<CostlyWork, 'pooled'>,
): Promise<PasswordHasher> {
  const decoy = await hash('no password opens this', COST);
  return {
    hash: (caller, password) =>
      costly.pooled('hash', caller, () => hash(normalise(password), COST)),
    verify: (caller, stored, password) =>
      costly.pooled('hash', caller, async () => {
        const isMatch = await verify(stored ?? decoy, normalise(password));
        return isMatch && stored !== null;
      }),
  };
}

/** The same password may be typed in composed or decomposed characters: NIST SP 800-63B, 3.1.1.2. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
