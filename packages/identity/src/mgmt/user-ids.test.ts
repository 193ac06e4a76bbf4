import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, lastCode } from '../testing/otp-client.ts';
import {
  givenUser,
  GOOD_PASSWORD,
  runningIdentity,
  type RunningIdentity,
} from '../testing/running-identity.ts';

let database: TestDatabase;
let running: RunningIdentity;
let adaId: string;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, { settings: { isSignUpOpen: true } });
  adaId = await givenUser(running, 'ada@example.com');
});

afterAll(async () => {
  await running.close();
  await database.close();
});

const REFUSED = { status: 400, body: { errorCode: 'E011003' } };

test('nobody signs up with a login id that looks like an id', async () => {
  const body = { loginId: adaId, password: GOOD_PASSWORD };
  expect(await running.call('/v1/auth/password/signup', { body })).toMatchObject(REFUSED);
  const { user } = running.sdk.management;
  const answers = [
    await user.create(adaId.toLowerCase()),
    await user.create('bea@example.com', { additionalLoginIds: [adaId] }),
    await user.updateLoginId('ada@example.com', `T${adaId.slice(1)}`),
    await user.create(' '),
  ];
  expect(answers.map(({ error }) => error?.errorCode)).toEqual(Array(4).fill('E011003'));
  expect((await user.load('ada@example.com')).data?.userId).toBe(adaId);
});

test('a user id is one, also where somebody has it as a login id from before', async () => {
  const eveId = await givenUser(running, 'eve@example.com');
  await database.owner.query(
    'INSERT INTO login_id (login_id, user_id, position) VALUES ($1, $2, 9)',
    [adaId, eveId],
  );
  const { user } = running.sdk.management;
  expect((await user.loadByUserId(adaId)).data?.userId).toBe(adaId);
  expect((await user.load(adaId)).data?.userId).toBe(adaId);
  expect((await user.loadByUserId('eve@example.com')).code).toBe(404);
  expect((await user.deleteByUserId('eve@example.com')).code).toBe(404);
  expect((await user.logoutUserByUserId('eve@example.com')).code).toBe(404);
});

test('what was given out is void once it should open nothing', async () => {
  const { user } = running.sdk.management;
  const client = clientOf(running);
  const changes: [string, (loginId: string) => Promise<unknown>][] = [
    ['password', (loginId) => user.setActivePassword(loginId, 'another harbour 43')],
    ['logout', (loginId) => user.logoutUser(loginId)],
    [
      'deactivation',
      async (loginId) => {
        await user.deactivate(loginId);
        await user.activate(loginId);
      },
    ],
    [
      'patch',
      async (loginId) => {
        await user.patch(loginId, { status: 'disabled' });
        await user.patch(loginId, { status: 'enabled' });
      },
    ],
  ];
  for (const [name, change] of changes) {
    const loginId = `${name}@example.com`;
    await givenUser(running, loginId);
    const { data } = await user.generateEmbeddedLink(loginId);
    await client.otp.signIn.email(loginId);
    const code = lastCode(running);
    await change(loginId);
    const byLink = await client.magicLink.verify(data?.token ?? '');
    const byCode = await client.otp.verify.email(loginId, code);
    expect([name, byLink.code, byCode.code]).toEqual([name, 401, 401]);
  }
});

test('an invitation is void once its user is enabled or came in otherwise', async () => {
  const { user } = running.sdk.management;
  const client = clientOf(running);
  const invite = async (loginId: string): Promise<string> => {
    await user.invite(loginId);
    return /[?&]t=([\w-]{43})/.exec(running.sent.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const enabled = await invite('enabled@example.com');
  await user.activate('enabled@example.com');
  expect((await client.magicLink.verify(enabled)).code).toBe(401);
  const other = await invite('otherwise@example.com');
  await client.otp.signIn.email('otherwise@example.com');
  await client.otp.verify.email('otherwise@example.com', lastCode(running));
  expect((await client.magicLink.verify(other)).code).toBe(401);
});
