import { hash, verify } from '@node-rs/argon2';
import type { CostlyWork } from '../costly/costly-work.ts';
import type { Caller } from '../costly/fair-turns.ts';
import type { Decoys } from './decoys.ts';
import { isImported, verifyImported } from './imported-hash.ts';

/** Cost of hashing a password: memory in KiB, passes over it, and lanes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** argon2id (the library's default kind), 19 MiB, two passes: OWASP Password Storage Cheat Sheet. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * All wait for their turn, and throw 429 if too many of the caller's wait. Use no transaction
 * meanwhile.
 */
export interface PasswordHasher {
  hash(caller: Caller, password: string): Promise<string>;
  /**
   * A missing hash costs the same work as a wrong password, and answers false.
   *
   * @param loginId decides which decoy a missing hash gets.
   */
  verify(
    caller: Caller,
    stored: string | null,
    password: string,
    loginId?: string,
  ): Promise<boolean>;
}

/** @param options.cost of new hashes; OWASP's by default, as everywhere but in tests. */
export async function createPasswordHasher(
  costly: Pick<CostlyWork, 'pooled'>,
  { decoys, cost = COST }: { decoys?: Pick<Decoys, 'hashFor'>; cost?: PasswordCost } = {},
): Promise<PasswordHasher> {
  const own = await hash('no password opens this', cost);
  return {
    hash: (caller, password) =>
      costly.pooled('hash', caller, () => hash(normalise(password), cost)),
    verify: (caller, stored, password, loginId = '') =>
      costly.pooled('hash', caller, async () => {
        const compared = stored ?? decoys?.hashFor(loginId) ?? own;
        const isMatch = isImported(compared)
          ? await verifyImported(compared, password)
          : await verify(compared, normalise(password));
        return isMatch && stored !== null;
      }),
  };
}

/** The same password may be typed in composed or decomposed characters: NIST SP 800-63B, 3.1.1.2. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
