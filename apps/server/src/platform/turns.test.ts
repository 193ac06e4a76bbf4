import { expect, test } from 'vitest';
import { nextTurn } from './turns.ts';

test('turns come in order, one per round of the event loop', async () => {
  const order: string[] = [];
  const worker = async (name: string): Promise<void> => {
    for (let slice = 0; slice < 2; slice += 1) {
      await nextTurn();
      order.push(name);
      // Seen by whatever runs between two rounds, as an answer of the database would be.
      setImmediate(() => order.push('round'));
    }
  };
  await Promise.all([worker('a'), worker('b'), worker('c')]);
  expect(order.filter((entry) => entry !== 'round')).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  // Between two slices there is always a round.
  expect(order.join(' ')).not.toMatch(/[abc] [abc]/);
});
