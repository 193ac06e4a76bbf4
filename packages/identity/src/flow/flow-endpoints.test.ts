import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseDump } from '../testing/database-dump.ts';
import { dataOf, FLOW, flowClient } from '../testing/flow-client.ts';
import { clientOf, outcomeOf } from '../testing/otp-client.ts';
import {
  CONSOLE_ORIGIN,
  givenUser,
  GOOD_PASSWORD,
  runningIdentity,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import { deleteEndedExecutions } from './execution-store.ts';
import { NONCE_HEADER } from './flow-nonce.ts';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  await givenUser(running, 'ada@example.com');
});

afterAll(async () => {
  await running.close();
  await database.close();
});

const UNKNOWN = `${FLOW}|#|${'0'.repeat(32)}`;

test('each answer has a nonce with a number of its own, and the one before is void', async () => {
  const client = flowClient(running);
  const first = dataOf(await client.start());
  const used = client.held.nonce;
  expect(used).toMatch(/^1\.[\w-]{43}$/);
  const second = dataOf(await client.next(first, 'submit', { email: 'ada@example.com' }));
  expect(client.held.nonce).toMatch(/^2\.[\w-]{43}$/);
  const good = client.held.nonce;
  for (const nonce of [used, '2.wrong', 'x']) {
    client.held.nonce = nonce;
    const refused = await client.next(second, 'submit', { password: GOOD_PASSWORD });
    expect(outcomeOf(refused)).toEqual([403, 'E108201']);
  }
  client.held.nonce = good;
  const last = await client.next(second, 'submit', { password: GOOD_PASSWORD });
  expect(dataOf(last).status).toBe('completed');
  client.held.nonce = good;
  const replayed = await client.next(second, 'submit', { password: GOOD_PASSWORD });
  expect(outcomeOf(replayed)).toEqual([403, 'E108201']);
});

test('of simultaneous requests with one nonce one is done', async () => {
  const client = flowClient(running);
  const password = dataOf(await client.start('submit', { email: 'ada@example.com' }));
  const tries = [0, 1, 2, 3].map(() =>
    client.next(password, 'submit', { password: GOOD_PASSWORD }),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter(({ data }) => data?.authInfo)).toHaveLength(1);
  const refused = answers.filter(({ ok }) => !ok).map(outcomeOf);
  expect(refused).toEqual([0, 1, 2].map(() => [403, 'E108201']));
});

test('without a nonce only the browser that started goes on', async () => {
  const old = flowClient(running, { keepsNonce: false });
  const password = dataOf(await old.start('submit', { email: 'ada@example.com' }));
  const other = flowClient(running, { keepsNonce: false });
  await other.start();
  const refused = await other.next(password, 'submit', { password: GOOD_PASSWORD });
  expect(outcomeOf(refused)).toEqual([403, 'E108201']);
  const cookieless = flowClient(running, { keepsNonce: false, fetch });
  expect(outcomeOf(await cookieless.next(password, 'back'))).toEqual([403, 'E108201']);
  const last = await old.next(password, 'submit', { password: GOOD_PASSWORD });
  expect(dataOf(last).status).toBe('completed');
});

test('what a server started, no browser takes over', async () => {
  const server = flowClient(running, { keepsNonce: false, fetch });
  const password = dataOf(await server.start('submit', { email: 'ada@example.com' }));
  const browser = flowClient(running, { keepsNonce: false });
  expect(outcomeOf(await browser.next(password, 'back'))).toEqual([403, 'E108201']);
  const last = await server.next(password, 'submit', { password: GOOD_PASSWORD });
  expect(dataOf(last).status).toBe('completed');
});

test('what is not under way, is over or took too long', async () => {
  const { flow } = clientOf(running);
  for (const id of [UNKNOWN, 'nonsense', `other|#|${'0'.repeat(32)}`]) {
    expect(outcomeOf(await flow.next(id, 'email', 'submit'))).toEqual([400, 'E103202']);
  }
  const client = flowClient(running);
  const first = dataOf(await client.start());
  const swapped = { ...first, executionId: first.executionId.replace(FLOW, 'another') };
  expect(outcomeOf(await client.next(swapped, 'back'))).toEqual([400, 'E103202']);
  running.advance(3_500_000);
  const second = dataOf(await client.next(first, 'submit', { email: 'ada@example.com' }));
  running.advance(3_500_000);
  const third = dataOf(await client.next(second, 'back'));
  running.advance(3_600_000);
  const late = await client.next(third, 'submit', { email: 'ada@example.com' });
  expect(outcomeOf(late)).toEqual([400, 'E103205']);
  const done = flowClient(running);
  const password = dataOf(await done.start('submit', { email: 'ada@example.com' }));
  const last = dataOf(await done.next(password, 'submit', { password: GOOD_PASSWORD }));
  expect(outcomeOf(await done.next(last, 'submit'))).toEqual([400, 'E103205']);
  await deleteEndedExecutions(database.owner, new Date(Date.now() + 100_000_000));
  expect(outcomeOf(await done.next(last, 'submit'))).toEqual([400, 'E103202']);
});

test('an older configuration is to be fetched anew', async () => {
  const { flow } = clientOf(running);
  const old = await flow.start(FLOW, {}, '', '', '1.0.0', { [FLOW]: 0 });
  expect(outcomeOf(old)).toEqual([400, 'E102004']);
  const started = dataOf(await flow.start(FLOW, {}, '', '', '1.0.0', { [FLOW]: 1, other: 0 }));
  const next = await flow.next(started.executionId, 'email', 'submit', 0, '1.0.0', {});
  expect(outcomeOf(next)).toEqual([400, 'E102004']);
  const plain = await flow.next(started.executionId, 'email', 'submit', undefined, undefined, {
    email: 'ada@example.com',
  });
  expect(dataOf(plain).stepId).toBe('password');
});

test('malformed requests are refused, and use no nonce up', async () => {
  const { flow } = clientOf(running);
  expect(outcomeOf(await flow.start('no-such-flow'))).toEqual([400, 'E011003']);
  const elsewhere = await flow.start(FLOW, { location: 'https://evil.test/' });
  expect(outcomeOf(elsewhere)).toEqual([400, 'E011003']);
  const client = flowClient(running);
  const first = dataOf(await client.start());
  for (const id of ['no-such-button', 'polling', 'constructor']) {
    expect(outcomeOf(await client.next(first, id))).toEqual([400, 'E011003']);
  }
  const malformed = dataOf(await client.next(first, 'submit', { email: 'not@an@email' }));
  expect(malformed).toMatchObject({ stepId: 'email', screen: { state: { errorType: 'E011003' } } });
  expect(dataOf(await client.next(malformed, 'submit')).screen?.state).toMatchObject({
    errorText: '"email" must be a string',
  });
});

test('a step that was left shows where the person is, and does nothing', async () => {
  const client = flowClient(running);
  const first = dataOf(await client.start());
  await client.next(first, 'submit', { email: 'ada@example.com' });
  const stale = dataOf(await client.next(first, 'submit', { email: 'bea@example.com' }));
  expect(stale).toMatchObject({
    stepId: 'password',
    screen: { state: { form: { email: 'ada@example.com' } } },
  });
});

test('the second version of the addresses is the same', async () => {
  const body = { flowId: FLOW, interactionId: 'submit', input: { email: 'ada@example.com' } };
  const headers = { origin: CONSOLE_ORIGIN };
  const started = await running.call('/v2/flow/start', { body, headers });
  const next = await running.call('/v2/flow/next', {
    body: {
      executionId: started.body['executionId'],
      stepId: 'password',
      interactionId: 'submit',
      input: { password: GOOD_PASSWORD },
    },
    headers: { ...headers, [NONCE_HEADER]: started.headers.get(NONCE_HEADER) },
  });
  expect([next.status, next.body['status']]).toEqual([200, 'completed']);
});

test('the address of the sender has a limit', async () => {
  const limited = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    settings: { addressBurst: 2, addressPerMinute: 1 },
  });
  const client = flowClient(limited);
  const first = dataOf(await client.start());
  const second = dataOf(await client.next(first, 'submit', { email: 'ada@example.com' }));
  const third = await client.next(second, 'submit', { password: GOOD_PASSWORD });
  await limited.close();
  expect(outcomeOf(third)).toEqual([429, 'E130429']);
});

test('the database holds no address, no id and no nonce of an execution', async () => {
  const client = flowClient(running);
  const first = dataOf(await client.start('submit', { email: 'somebody.unknown@example.com' }));
  const dump = await databaseDump(database.owner);
  expect(dump).toContain(FLOW);
  const [, secret = ''] = first.executionId.split('|#|');
  for (const text of ['somebody.unknown', secret, client.held.nonce.slice(2)]) {
    expect(dump).not.toContain(text);
  }
});
