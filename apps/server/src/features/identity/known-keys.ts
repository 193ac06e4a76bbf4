import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';

const Keys = z.object({
  keys: z.array(z.looseObject({ kid: z.string().optional(), alg: z.string().optional() })),
});

/** Both algorithms that a provider may sign with; a token never chooses for itself. */
const ALGORITHMS = new Set(['RS256', 'ES256']);
/** An unknown key id triggers a refresh of the keys, at most this often. */
const PAUSE_MS = 30_000;
/** While no key is known, no one can sign in: retry sooner. */
const FIRST_PAUSE_MS = 5_000;
/** A key that the provider withdrew is noticed within this: tokens of a revoked key live no longer. */
const LIFE_MS = 60_000;

interface KnownKeysOptions {
  /** Returns the provider's key document. */
  fetchKeys: () => Promise<unknown>;
  now: () => number;
}

/**
 * Published keys of the provider. Checked before a token is validated: forged key ids must not cause a
 * request to the provider each time. Throws `identity.unavailable` until the first response.
 */
export function knownKeys({ fetchKeys, now }: KnownKeysOptions) {
  let algorithms = new Map<string, string>();
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let hasAnswered = false;

  async function fetchAll(): Promise<void> {
    fetchedAt = now();
    const { keys } = Keys.parse(await fetchKeys());
    algorithms = new Map(
      keys.flatMap(({ kid, alg }) => (kid && alg && ALGORITHMS.has(alg) ? [[kid, alg]] : [])),
    );
    hasAnswered = true;
  }

  function refresh(): Promise<void> {
    // Keys known before stay good while the provider is away.
    running ??= fetchAll()
      .catch(() => undefined)
      .finally(() => {
        running = null;
      });
    return running;
  }

  return async (header: { kid: string; alg: string }): Promise<boolean> => {
    const age = now() - fetchedAt;
    const pauseMs = hasAnswered ? PAUSE_MS : FIRST_PAUSE_MS;
    if (running || age > LIFE_MS || (!algorithms.has(header.kid) && age > pauseMs)) {
      await refresh();
    }
    if (!hasAnswered) throw new AppError('identity.unavailable');
    return algorithms.get(header.kid) === header.alg;
  };
}
