import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { hash as argon2 } from '@node-rs/argon2';
import { hash as bcrypt } from '@node-rs/bcrypt';
import type { ConformanceCase, ConformanceCases } from './conformance-case.ts';
import { PASSWORD } from './conformance-kit.ts';
import { expectError, expectOk } from './expect-reply.ts';
import { postManagement } from './mgmt-client.ts';
import { expectFields, expectSame } from './mgmt-expect.ts';

const BATCH = 'POST /v1/mgmt/user/create/batch';
const salt = randomBytes(16);

/** Hashes of `PASSWORD`, by algorithm, in the shape of client libraries. */
const HASHES = {
  bcrypt: async () => ({ bcrypt: { hash: await bcrypt(PASSWORD, 10) } }),
  argon2: async () => {
    const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
    const encoded = await argon2(PASSWORD, { ...cost, salt });
    const parts = { salt: salt.toString('base64'), iterations: 2, memory: 19_456, threads: 1 };
    return { argon2: { hash: encoded.split('$').at(-1), ...parts } };
  },
  pbkdf2: async () => {
    const hash = pbkdf2Sync(PASSWORD, salt, 10_000, 32, 'sha256').toString('base64');
    const parts = { salt: salt.toString('base64'), iterations: 10_000, type: 'sha256' };
    return { pbkdf2: { hash, ...parts } };
  },
};

function signsIn(algorithm: keyof typeof HASHES): ConformanceCase {
  return {
    endpoint: BATCH,
    name: `brings passwords along as ${algorithm} hashes`,
    async run(kit) {
      const loginId = kit.newLoginId('moved');
      const hashedPassword = await HASHES[algorithm]();
      const users = [{ loginId, email: loginId, hashedPassword }];
      const body = expectOk(await postManagement(kit, '/v1/mgmt/user/create/batch', { users }));
      expectSame(body['failedUsers'], [], 'failures');
      const { password } = kit.client().sdk;
      expectError(await password.signIn(loginId, `${PASSWORD}!`), 'E062901', 401);
      for (const time of ['first', 'second']) {
        const { user } = expectOk(await password.signIn(loginId, PASSWORD));
        expectFields(user, { loginIds: [loginId], password: true });
        expectSame(user?.email, loginId, `address at the ${time} sign-in`);
      }
    },
  };
}

export const cases: ConformanceCases = [
  signsIn('bcrypt'),
  signsIn('argon2'),
  signsIn('pbkdf2'),
  {
    endpoint: BATCH,
    name: 'takes the hash of the library for servers',
    async run(kit) {
      const loginId = kit.newLoginId('moved');
      const hashedPassword = await HASHES.bcrypt();
      const { user } = kit.management;
      const made = expectOk(await user.createBatch([{ loginId, hashedPassword }]));
      expectSame(made.failedUsers, [], 'failures');
      expectFields(made.createdUsers[0], { password: true, status: 'invited' });
      expectOk(await kit.client().sdk.password.signIn(loginId, PASSWORD));
    },
  },
  {
    endpoint: BATCH,
    name: 'refuses hashes that cost too much, and creates nobody',
    async run(kit) {
      const loginId = kit.newLoginId('costly');
      const { user } = kit.management;
      const hash = `$2b$31$${'a'.repeat(53)}`;
      const made = expectOk(
        await user.createBatch([{ loginId, hashedPassword: { bcrypt: { hash } } }]),
      );
      expectSame(made.createdUsers, [], 'created users');
      expectSame(made.failedUsers.length, 1, 'failures');
      expectError(await user.load(loginId), 'E112102', 404);
    },
  },
];
