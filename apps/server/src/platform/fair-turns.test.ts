import { expect, test } from 'vitest';
import { fairTurns } from './fair-turns.ts';

test('gives a tenant that comes late its turn before the third of another one', async () => {
  const turns = fairTurns({ most: 2, mostOfTenant: 2 });
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const ask = (name: string): Promise<void> =>
    turns(Number(name[0]), async () => {
      begun.push(name);
      const end = Promise.withResolvers<void>();
      ends.set(name, end);
      await end.promise;
    });
  const all = ['1a', '1b', '1c', '2a'].map(ask);
  await expect.poll(() => begun).toEqual(['1a', '1b']);
  ends.get('1a')?.reject(new Error('one fails'));
  await expect(all[0]).rejects.toThrow('one fails');
  await expect.poll(() => begun).toEqual(['1a', '1b', '2a']);
  ends.get('2a')?.resolve();
  await expect.poll(() => begun).toEqual(['1a', '1b', '2a', '1c']);
  for (const end of ends.values()) end.resolve();
  await Promise.all(all.slice(1));
});
