import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markIdTokenUsed } from '../methods/oauth/used-id-token-store.ts';
import { sweep } from '../sweep.ts';
import { givenUser, runningIdentity, type RunningIdentity } from '../testing/running-identity.ts';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  const acme = {
    clientId: 'c',
    clientSecret: 's',
    issuer: 'https://idp.test',
    authorizationUrl: 'https://idp.test/authorize',
    tokenUrl: 'https://idp.test/token',
    jwksUrl: 'https://idp.test/keys',
  };
  running = await runningIdentity(database.owner, { identity: { oauthProviders: { acme } } });
});

afterAll(async () => {
  await running.close();
  await database.close();
});

test('what nobody came back for is swept once it has ended, and not before', async () => {
  const userId = await givenUser(running, 'ada@example.com');
  await running.call('/v1/auth/oauth/authorize?provider=acme', { body: {} });
  await markIdTokenUsed(database.owner, 'a.b.c', new Date(Date.now() + 300_000));
  await database.owner.query(
    `INSERT INTO exchange_code (code_hash, method, user_id, sealed_data, expires_at)
     VALUES ('\\x00', 'oauth', $1, '\\x00', now() + interval '1 minute')`,
    [userId],
  );
  const sweptAfter = async (seconds: number): Promise<string> => {
    await sweep({
      pool: database.owner,
      clock: () => Date.now() + seconds * 1000,
      revocations: { reload: async () => undefined },
      keys: { reload: async () => undefined },
      settings: { auditRetentionDays: 40, idleHours: 72 },
      passwordPolicy: { reload: async () => undefined },
      decoys: { reload: async () => undefined },
    });
    const { rows } = await database.owner.query(
      `SELECT concat_ws(' ', (SELECT count(*) FROM exchange_code), (SELECT count(*) FROM used_id_token),
         (SELECT count(*) FROM started_authorization)) AS counts`,
    );
    return rows[0].counts;
  };
  expect(await sweptAfter(0)).toBe('1 1 1');
  expect(await sweptAfter(61)).toBe('0 1 1');
  expect(await sweptAfter(301)).toBe('0 0 1');
  expect(await sweptAfter(601)).toBe('0 0 0');
});
