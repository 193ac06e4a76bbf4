import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceClient } from './conformance-client.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { expectFields, expectKinds } from './mgmt-expect.ts';
import { keepFrom, rubyPerson, RUBY_NEW_PASSWORD, RUBY_PASSWORD, userOf } from './ruby-kit.ts';

const PASSWORD = '/v1/auth/password';

/** Someone who has signed up as the library has it; returns the login id. */
async function signedUp(kit: ConformanceKit, client: ConformanceClient): Promise<string> {
  const person = rubyPerson(kit);
  const { loginId } = person;
  const body = { loginId, password: RUBY_PASSWORD, user: person };
  keepFrom(client, expectOk(await client.post(`${PASSWORD}/signup`, body)));
  return loginId;
}

function signIn(client: ConformanceClient, loginId: string, password: string) {
  return client.post(`${PASSWORD}/signin`, { loginId, password });
}

function replace(client: ConformanceClient, loginId: string) {
  const passwords = { oldPassword: RUBY_PASSWORD, newPassword: RUBY_NEW_PASSWORD };
  return client.post(`${PASSWORD}/replace`, { loginId, ...passwords });
}

export const cases: ConformanceCases = [
  {
    endpoint: `GET ${PASSWORD}/policy`,
    name: 'Ruby: tells the rules for passwords',
    async run(kit) {
      const policy = expectOk(await kit.client().get(`${PASSWORD}/policy`));
      expectKinds(policy, { minLength: 'number', lowercase: 'flag' });
    },
  },
  {
    endpoint: `POST ${PASSWORD}/signup`,
    name: 'Ruby: a sign-up with everything about the person signs in',
    async run(kit) {
      const client = kit.client();
      const person = rubyPerson(kit);
      const { loginId } = person;
      const body = { loginId, password: RUBY_PASSWORD, user: person };
      const answer = expectOk(await client.post(`${PASSWORD}/signup`, body));
      expectFields(userOf(answer), { loginIds: [loginId], givenName: 'Ada' });
    },
  },
  {
    endpoint: `POST ${PASSWORD}/signin`,
    name: 'Ruby: the password of the sign-up signs in',
    async run(kit) {
      const loginId = await signedUp(kit, kit.client());
      expectKinds(expectOk(await signIn(kit.client(), loginId, RUBY_PASSWORD)), {
        sessionJwt: 'filled text',
      });
    },
  },
  {
    endpoint: `POST ${PASSWORD}/replace`,
    name: 'Ruby: the old password is replaced by a new one',
    async run(kit) {
      const client = kit.client();
      const loginId = await signedUp(kit, client);
      expectOk(await replace(client, loginId));
    },
  },
  {
    endpoint: `POST ${PASSWORD}/signin`,
    name: 'Ruby: after that the new password signs in, and the old one does not',
    async run(kit) {
      const client = kit.client();
      const loginId = await signedUp(kit, client);
      expectOk(await replace(client, loginId));
      expectOk(await signIn(kit.client(), loginId, RUBY_NEW_PASSWORD));
      expectRefused(await signIn(kit.client(), loginId, RUBY_PASSWORD), 401);
    },
  },
  {
    endpoint: 'POST /v1/auth/refresh',
    name: 'Ruby: a refresh answers another refresh token than the sign-up did',
    async run(kit) {
      const client = kit.client();
      const loginId = await signedUp(kit, client);
      const first = client.refreshToken();
      const second = kit.client();
      keepFrom(second, expectOk(await signIn(second, loginId, RUBY_PASSWORD)));
      keepFrom(second, expectOk(await second.post('/v1/auth/refresh', {})));
      assert.ok(second.refreshToken(), 'no refresh token');
      assert.notEqual(second.refreshToken(), first, 'the same refresh token');
    },
  },
];
