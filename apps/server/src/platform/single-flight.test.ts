import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

test('callers of one key share the work under way, others and later ones have their own', async () => {
  const flight = singleFlight<number>();
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const work = async (): Promise<number> => {
    begun += 1;
    const own = begun;
    await gate.promise;
    return own;
  };
  const shared = [flight.run('a', work), flight.run('a', work), flight.run('b', work)];
  gate.resolve();
  expect(await Promise.all(shared)).toEqual([1, 1, 2]);
  expect(await flight.run('a', work)).toBe(3);
});

test('a failure reaches every caller and is not kept', async () => {
  const flight = singleFlight<number>();
  const fail = async (): Promise<number> => {
    throw new Error('broken');
  };
  const both = await Promise.allSettled([flight.run('a', fail), flight.run('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flight.run('a', async () => 1)).toBe(1);
});
