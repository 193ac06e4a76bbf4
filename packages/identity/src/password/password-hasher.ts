import { hash, verify, type Options } from '@node-rs/argon2';

/** argon2id (the library's default kind), 19 MiB, two passes: OWASP Password Storage Cheat Sheet. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** A missing hash costs the same work as a wrong password, and answers false. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

export async function createPasswordHasher(): Promise<PasswordHasher> {
  const decoy = await hash('no password opens this', COST);
  return {
    hash: (password) => hash(normalise(password), COST),
    async verify(stored, password) {
      const isMatch = await verify(stored ?? decoy, normalise(password));
      return isMatch && stored !== null;
    },
  };
}

/** The same password may be typed in composed or decomposed characters: NIST SP 800-63B, 3.1.1.2. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
