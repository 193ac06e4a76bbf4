import { expect, test } from 'vitest';
import { soakRounds } from './soak-rounds.ts';

/** A soak whose rounds take a minute each. */
function soak(minutes: number, failing?: number) {
  let time = 0;
  let seed = 100;
  const seen: number[] = [];
  const lines: string[] = [];
  const result = soakRounds(minutes, {
    now: () => time,
    nextSeed: () => (seed += 1),
    round: (given) => {
      seen.push(given);
      time += 60_000;
      return Promise.resolve(given !== failing);
    },
    print: (line) => lines.push(line),
  });
  return { result, seen, lines };
}

test('runs rounds with a seed each until the time is over', async () => {
  const { result, seen, lines } = soak(3);
  expect(await result).toEqual({ rounds: 3, failedSeed: null });
  expect(seen).toEqual([101, 102, 103]);
  expect(lines).toEqual(['Round 1, seed 101', 'Round 2, seed 102', 'Round 3, seed 103']);
});

test('runs one round at least', async () => {
  expect(await soak(0).result).toEqual({ rounds: 1, failedSeed: null });
});

test('ends with the seed of the first round that fails', async () => {
  expect(await soak(9, 102).result).toEqual({ rounds: 2, failedSeed: 102 });
});
