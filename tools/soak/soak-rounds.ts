/** What a soak needs from outside. */
export interface SoakParts {
  /** Epoch milliseconds. */
  now: () => number;
  /** Seed of the next round, a whole number. */
  nextSeed: () => number;
  /** Runs all properties with this seed. @returns whether they held */
  round: (seed: number) => Promise<boolean>;
  print: (line: string) => void;
}

export interface SoakResult {
  rounds: number;
  /** Seed of the round that failed; null when none did. */
  failedSeed: number | null;
}

/**
 * Round after round until the time is over or one fails. At least one round runs, and a round that has begun runs
 * to its end.
 */
export async function soakRounds(
  minutes: number,
  { now, nextSeed, round, print }: SoakParts,
): Promise<SoakResult> {
  const endsAt = now() + minutes * 60_000;
  let rounds = 0;
  do {
    const seed = nextSeed();
    rounds += 1;
    print(`Round ${rounds}, seed ${seed}`);
    if (!(await round(seed))) return { rounds, failedSeed: seed };
  } while (now() < endsAt);
  return { rounds, failedSeed: null };
}
