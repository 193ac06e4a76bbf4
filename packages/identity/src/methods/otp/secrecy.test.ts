import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { sweep } from '../../sweep.ts';
import { clientOf, lastCode, otherThan, outcomeOf, type Client } from '../../testing/otp-client.ts';
import { releasedTogether } from '../../testing/released-together.ts';
import { runningIdentity, type RunningIdentity } from '../../testing/running-identity.ts';

let database: TestDatabase;
let running: RunningIdentity;
let client: Client;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, { settings: { isSignUpOpen: true } });
  client = clientOf(running);
  const { user } = running.sdk.management;
  for (const name of ['ada', 'abe', 'amy']) {
    await user.create(`${name}@example.com`, { email: `${name}@example.com` });
  }
  await user.create('aoff@example.com', { email: 'aoff@example.com' });
  await user.deactivate('aoff@example.com');
  await user.create('anna', { email: 'anna@example.com', phone: '+15550001234' });
});

afterAll(async () => {
  await running.close();
  await database.close();
});

/** Names of the statements that some work costs, in order. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(running.pool, 'query');
  try {
    await work();
    return spy.mock.calls.map(([query]: unknown[]) => nameOf(query));
  } finally {
    spy.mockRestore();
  }
}

function nameOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'name' in query
    ? String(query.name)
    : 'other';
}

test('known, unknown and disabled people get one answer for one amount of work', async () => {
  const start = (loginId: string) => statementsOf(() => client.otp.signIn.email(loginId));
  const expected = [
    'identity.user_by_login_id',
    'identity.put_one_time_code',
    'identity.write_audit',
  ];
  for (const loginId of [
    'ada@example.com',
    'anobody@example.com',
    'aoff@example.com',
    'anna',
    'anyone',
  ]) {
    expect(await start(loginId)).toEqual(expected);
  }
  const answers = await Promise.all(
    ['ada', 'anobody', 'aoff'].map((name) => client.otp.signIn.email(`${name}@example.com`)),
  );
  for (const answer of answers) {
    expect([answer.code, answer.data]).toEqual([200, { maskedEmail: 'a***@example.com' }]);
  }
  expect(new Set(running.sent.map(({ to }) => to))).toEqual(
    new Set(['ada@example.com', 'anna@example.com']),
  );
});

test('so do those who sign up, there or not', async () => {
  const expected = [
    'identity.user_by_login_id',
    'identity.put_one_time_code',
    'identity.write_audit',
  ];
  for (const loginId of ['ada@example.com', 'abcde@example.com', 'aoff@example.com']) {
    const work = await statementsOf(async () => {
      const answer = await client.otp.signUp.email(loginId, { name: 'A' });
      expect(answer.data).toEqual({ maskedEmail: 'a***@example.com' });
    });
    expect(work).toEqual(expected);
  }
});

test('wrong codes of known and unknown people fail alike, in answer and in work', async () => {
  const outcomes = async (loginId: string) => {
    await client.otp.signIn.email(loginId);
    const code = otherThan(lastCode(running));
    const seen: unknown[] = [];
    for (let i = 0; i < 7; i += 1) {
      const work = await statementsOf(async () => {
        seen.push(outcomeOf(await client.otp.verify.email(loginId, code)));
      });
      seen.push(work);
    }
    running.advance(301_000);
    seen.push(outcomeOf(await client.otp.verify.email(loginId, code)));
    return seen;
  };
  const known = await outcomes('abe@example.com');
  expect(known.at(0)).toEqual([401, 'E061102']);
  expect(known.at(-3)).toEqual([429, 'E130429']);
  expect(known.at(-1)).toEqual([401, 'E061104']);
  expect(await outcomes('anobody@example.com')).toEqual(known);
  expect(await outcomes('aoff@example.com')).toEqual(known);
});

test('who was never sent a code fails alike too', async () => {
  const outcomes = async (loginId: string) => {
    const seen: unknown[] = [];
    for (let i = 0; i < 6; i += 1) {
      seen.push(outcomeOf(await client.otp.verify.sms(loginId, '123456')));
    }
    return seen;
  };
  const known = await outcomes('amy@example.com');
  expect(known).toEqual([...Array.from({ length: 5 }, () => [401, 'E061102']), [429, 'E130429']]);
  expect(await outcomes('another@example.com')).toEqual(known);
});

test('ten messages to a recipient in ten minutes, whether there is one or not', async () => {
  for (const loginId of ['limit@example.com', 'limitless@example.com']) {
    if (loginId === 'limit@example.com') {
      await running.sdk.management.user.create(loginId, { email: loginId });
    }
    for (let i = 0; i < 10; i += 1) expect((await client.otp.signIn.email(loginId)).ok).toBe(true);
    const refused = await client.otp.signIn.email(loginId);
    expect(outcomeOf(refused)).toEqual([429, 'E130429']);
    expect(refused.error?.retryAfter).toBe(60);
    expect(outcomeOf(await client.otp.signUp.email(loginId))).toEqual([429, 'E130429']);
    running.advance(60_000);
    expect((await client.otp.signIn.email(loginId)).ok).toBe(true);
  }
});

test('the limit of a recipient holds by whatever name they are asked for, without a word of it', async () => {
  running.advance(600_000);
  running.sent.length = 0;
  for (let i = 0; i < 9; i += 1) await client.otp.signIn.email('anna@example.com');
  for (let i = 0; i < 10; i += 1) expect((await client.otp.signIn.email('anna')).ok).toBe(true);
  // The address is no login id, so only the name led to it.
  expect(running.sent).toHaveLength(1);
});

test('three messages of an address in a minute, and not one more for another login id', async () => {
  const limited = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    settings: { messagesPerAddress: 3 },
  });
  const { otp } = clientOf(limited);
  const outcomes: unknown[] = [];
  for (const name of ['ada', 'x1', 'x2', 'ada', 'x3']) {
    outcomes.push(outcomeOf(await otp.signIn.email(`${name}@example.com`)));
  }
  const raw = await limited.call('/v1/auth/otp/signin/email', {
    body: { loginId: 'x@example.com' },
  });
  limited.advance(20_000);
  const later = await otp.signIn.email('ada@example.com');
  await limited.close();
  const sent = [200, undefined];
  const refused = [429, 'E130429'];
  expect(outcomes).toEqual([sent, sent, sent, refused, refused]);
  expect(raw.headers.get('retry-after')).toBe('20');
  expect(later.ok).toBe(true);
});

test('no code is in any table or log, and nobody who is not a user is in them either', async () => {
  running.advance(600_000);
  await client.otp.signIn.email('amy@example.com');
  const signInCode = lastCode(running);
  await client.otp.signUp.email('stranger@example.com', {
    name: 'Stranger',
    phone: '+15559998877',
  });
  const signUpCode = lastCode(running);
  await client.otp.verify.email('stranger@example.com', otherThan(signUpCode));
  await client.otp.signIn.email('passwordtypedhere');
  const { rows: tables } = await running.pool.query(
    `SELECT table_name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(10);
  let dump = JSON.stringify(running.logged);
  for (const { table_name: table } of tables) {
    const { rows } = await running.pool.query(`SELECT t::text AS line FROM "${table}" t`);
    dump += rows.map(({ line }) => line).join('\n');
  }
  expect(dump).toContain('amy@example.com');
  for (const text of ['stranger', 'Stranger', '9998877', 'passwordtypedhere', 'anobody']) {
    expect(dump).not.toContain(text);
    expect(dump).not.toContain(Buffer.from(text).toString('hex'));
  }
  const { rows: codes } = await running.pool.query(
    `SELECT c::text AS line FROM one_time_code c
     UNION ALL SELECT a::text FROM audit_entry a`,
  );
  for (const code of [signInCode, signUpCode]) {
    for (const { line } of codes) {
      // As a word: microseconds and hexadecimal digits may contain the six by chance.
      expect(line).not.toMatch(new RegExp(`(^|[^0-9a-f.])${code}($|[^0-9a-f])`));
      expect(line).not.toContain(Buffer.from(code).toString('hex'));
    }
  }
});

test('of two at the same moment with the code of a sign-up one is let in', async () => {
  await client.otp.signUp.email('race@example.com', { name: 'R' });
  const code = lastCode(running);
  // Reading continues, creating waits.
  const answers = await releasedTogether(running.pool, 'LOCK TABLE account IN SHARE MODE', () =>
    client.otp.verify.email('race@example.com', code),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.map(outcomeOf)).toContainEqual([401, 'E061102']);
});

test('codes are swept an hour after their end', async () => {
  await client.otp.signIn.email('amy@example.com');
  const count = async (): Promise<number> => {
    const { rows } = await running.pool.query(
      'SELECT count(*)::integer AS left FROM one_time_code',
    );
    return rows[0].left;
  };
  const { rows } = await running.pool.query('SELECT max(expires_at) AS last FROM one_time_code');
  const sweepAt = (ms: number) =>
    sweep({
      pool: running.pool,
      clock: () => rows[0].last.getTime() + ms,
      settings: DEFAULT_SETTINGS,
      passwordPolicy: { reload: vi.fn() },
      decoys: { reload: vi.fn() },
      revocations: { reload: vi.fn() },
      keys: { reload: vi.fn() },
    });
  await sweepAt(3_600_000);
  expect(await count()).toBe(1);
  await sweepAt(3_600_001);
  expect(await count()).toBe(0);
});
