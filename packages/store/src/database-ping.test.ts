import { testDatabase } from '@waybill/testkit';
import { expect, test } from 'vitest';
import { databasePing } from './database-ping.ts';

test('asks once for all callers of a moment, and again after its connection was lost', async () => {
  const db = await testDatabase({ holds: 'nothing' });
  const ping = databasePing({ ...db.connection, application_name: 'ping' });
  const connections = async (): Promise<number[]> => {
    const { rows } = await db.owner.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE application_name = 'ping'`,
    );
    return rows.map(({ pid }) => pid);
  };
  try {
    await Promise.all([ping.ask(), ping.ask(), ping.ask()]);
    const [first, ...more] = await connections();
    expect(more).toEqual([]);
    await db.owner.query('SELECT pg_terminate_backend($1)', [first]);
    await expect.poll(() => ping.ask().then(() => 'answers')).toBe('answers');
    expect(await connections()).toEqual([expect.any(Number)]);
  } finally {
    await ping.close();
    await db.close();
  }
});

test('tells that nothing answers', async () => {
  const ping = databasePing({ host: '127.0.0.1', port: 1 });
  await expect(ping.ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await ping.close();
});
