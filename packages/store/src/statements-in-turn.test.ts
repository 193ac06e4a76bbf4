import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

test('statements that are asked for beside each other run in the order of asking', async () => {
  const seen = await db.database.system(async (tx) => {
    const numbers: unknown[] = [];
    await Promise.all([
      tx.query('SELECT 1 AS n FROM pg_sleep(0.05)').then(([row]) => numbers.push(row?.n)),
      tx.named('two', 'SELECT 2 AS n').then(([row]) => numbers.push(row?.n)),
      tx.alone(async (client) => {
        const { rows } = await client.query('SELECT 3 AS n');
        numbers.push(rows[0]?.n);
      }),
    ]);
    return numbers;
  });
  expect(seen).toEqual([1, 2, 3]);
});

test('a failure takes back what ran beside it, and nothing is sent behind the end', async () => {
  await db.owner.query('CREATE TABLE IF NOT EXISTS in_turn (n integer)');
  await db.owner.query('GRANT ALL ON in_turn TO waybill_app');
  let later: Promise<unknown> = Promise.resolve();
  let go: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (go = resolve));
  const failed = db.database.system((tx) => {
    const beside = tx.query('INSERT INTO in_turn VALUES (1)');
    later = over.then(() => tx.query('INSERT INTO in_turn VALUES (2)'));
    later.catch(() => undefined);
    return Promise.all([beside, tx.query('SELECT 1 / 0')]);
  });
  await expect(failed).rejects.toThrow('division by zero');
  go();
  await expect(later).rejects.toThrow('The transaction is over');
  const { rows } = await db.owner.query('SELECT n FROM in_turn');
  expect(rows).toEqual([]);
});
