import { expect, test } from 'vitest';
import { fairTurns, NoRoom } from './fair-turns.ts';

/** Work that ends on request, and the order in which it began. */
function bench(limits: Partial<Parameters<typeof fairTurns>[0]> = {}) {
  const turns = fairTurns({ atOnce: 1, waitingPerMember: 10, waitingPerGroup: 10, ...limits });
  const began: string[] = [];
  const ends: (() => void)[] = [];
  return {
    turns,
    began,
    add: (name: string, group: string, member = '') =>
      turns.run({ group, member }, async () => {
        began.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return name;
      }),
    /** Ends the running work and lets the next start. */
    async endOne() {
      await new Promise(setImmediate);
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

test('groups take turns, and members of a group too', async () => {
  const { add, began, endOne } = bench();
  const work = [
    add('a1', 'a', 'x'),
    add('a2', 'a', 'x'),
    add('a3', 'a', 'x'),
    add('a4', 'a', 'y'),
    add('b1', 'b'),
  ];
  for (let i = 0; i < 5; i += 1) await endOne();
  expect(began).toEqual(['a1', 'a2', 'b1', 'a4', 'a3']);
  expect(await Promise.all(work)).toHaveLength(5);
});

test('no more work than allowed runs at once', async () => {
  const { add, began, endOne } = bench({ atOnce: 2 });
  const work = ['1', '2', '3'].map((name) => add(name, name));
  await new Promise(setImmediate);
  expect(began).toEqual(['1', '2']);
  await endOne();
  expect(began).toEqual(['1', '2', '3']);
  await endOne();
  await endOne();
  expect(await Promise.all(work)).toEqual(['1', '2', '3']);
});

test('refuses a member or a group that has too much waiting, and nobody else', async () => {
  const { add, endOne } = bench({ waitingPerMember: 1, waitingPerGroup: 2 });
  const work = [add('runs', 'a', 'x'), add('waits', 'a', 'x')];
  await expect(add('too many', 'a', 'x')).rejects.toThrow(NoRoom);
  work.push(add('other member', 'a', 'y'));
  await expect(add('full group', 'a', 'z')).rejects.toThrow(NoRoom);
  work.push(add('other group', 'b', 'x'));
  for (let i = 0; i < 4; i += 1) await endOne();
  expect(await Promise.all(work)).toHaveLength(4);
});

test('work that fails gives its turn back', async () => {
  const { turns } = bench();
  const caller = { group: 'a', member: '' };
  const failing = turns.run(caller, async () => {
    throw new Error('failed');
  });
  await expect(failing).rejects.toThrow('failed');
  expect(await turns.run(caller, async () => 'next')).toBe('next');
});
