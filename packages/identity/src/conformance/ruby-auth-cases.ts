import assert from 'node:assert/strict';
import { generateSync } from 'otplib';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceClient, Fields } from './conformance-client.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectMasked, expectOk, expectRefused } from './expect-reply.ts';
import { expectFields } from './mgmt-expect.ts';
import { keepFrom, post, rubyPerson, testUserOfRuby, type RubyPerson, userOf } from './ruby-kit.ts';

const VERIFY_PAGE = 'http://localhost:3000/verify';
const OTP = '/v1/auth/otp';
const TOTP = '/v1/auth/totp';

/** Signs in with a body of the library; the refresh token must then open the person's own data. */
async function expectOwnData(
  client: ConformanceClient,
  path: string,
  body: Fields,
  person: RubyPerson,
): Promise<void> {
  const answer = expectOk(await client.post(path, body));
  expectFields(userOf(answer), { email: person.email });
  keepFrom(client, answer);
  expectOk(await client.sdk.me());
}

function tokenOf(link: unknown): string {
  const [, token] = /^http.+verify\?t=(.+)/.exec(String(link)) ?? [];
  assert.ok(token, 'the link has no "t"');
  return token;
}

async function codeFor(
  kit: ConformanceKit,
  loginId: string,
  deliveryMethod: string,
): Promise<unknown> {
  const made = expectOk(await post(kit, 'tests/generate/otp', { loginId, deliveryMethod }));
  return made['code'];
}

/** The key that an authenticator gets at sign-up. */
async function seedOf(client: ConformanceClient, person: RubyPerson): Promise<string> {
  const user = { ...person, test: false, invite: false };
  const { key } = expectOk(await client.post(`${TOTP}/signup`, { loginId: person.loginId, user }));
  return String(key);
}

/** The body by which the library signs in with a code of an authenticator. */
function totpBody(kit: ConformanceKit, loginId: string, key: string): Fields {
  const code = generateSync({ secret: key, epoch: Math.floor(kit.now() / 1000) });
  const loginOptions = { stepup: false, mfa: false, customClaims: {}, ssoAppId: null };
  return { loginId, code, loginOptions };
}

export const cases: ConformanceCases = [
  {
    endpoint: 'POST /v1/auth/enchantedlink/verify',
    name: 'Ruby: an enchanted link of a test user signs in on the screen that waits',
    async run(kit) {
      const person = await testUserOfRuby(kit);
      const made = expectOk(
        await post(kit, 'tests/generate/enchantedlink', {
          loginId: person.loginId,
          URI: VERIFY_PAGE,
        }),
      );
      const client = kit.client();
      const link = await kit
        .client()
        .post('/v1/auth/enchantedlink/verify', { token: tokenOf(made['link']) });
      expectOk(link);
      const body = { pendingRef: made['pendingRef'] };
      await expectOwnData(client, '/v1/auth/enchantedlink/pending-session', body, person);
    },
  },
  {
    endpoint: 'POST /v1/auth/magiclink/verify',
    name: 'Ruby: a magic link of a test user who was created twice signs in',
    async run(kit) {
      const person = await testUserOfRuby(kit, await testUserOfRuby(kit));
      const made = expectOk(
        await post(kit, 'tests/generate/magiclink', {
          loginId: person.loginId,
          deliveryMethod: 'email',
          URI: VERIFY_PAGE,
        }),
      );
      const body = { token: tokenOf(made['link']) };
      await expectOwnData(kit.client(), '/v1/auth/magiclink/verify', body, person);
    },
  },
  ...(['email', 'sms'] as const).map((method) => ({
    endpoint: `POST ${OTP}/verify/${method}`,
    name: 'Ruby: a code of a test user who was created twice signs in',
    async run(kit: ConformanceKit) {
      const person = await testUserOfRuby(kit, await testUserOfRuby(kit));
      const { loginId } = person;
      const code = await codeFor(kit, loginId, method);
      await expectOwnData(kit.client(), `${OTP}/verify/${method}`, { loginId, code }, person);
    },
  })),
  {
    endpoint: `POST ${OTP}/signup/email`,
    name: 'Ruby: a sign-up with an empty address goes to the login id',
    async run(kit) {
      const loginId = kit.newLoginId('ruby');
      const answer = await kit.client().post(`${OTP}/signup/email`, { loginId, email: '' });
      expectMasked(expectOk(answer)['maskedEmail'], loginId);
    },
  },
  ...(['sms', 'voice'] as const).map((method) => ({
    endpoint: `POST ${OTP}/signup/${method}`,
    name: 'Ruby: a sign-up with an empty number goes to the login id',
    async run(kit: ConformanceKit) {
      const loginId = kit.newPhone();
      const answer = await kit.client().post(`${OTP}/signup/${method}`, { loginId, phone: '' });
      expectMasked(expectOk(answer)['maskedPhone'], loginId);
    },
  })),
  {
    endpoint: `POST ${OTP}/signup/sms`,
    name: 'Ruby: a sign-up with what is no number is refused',
    async run(kit) {
      const body = { loginId: '1$234.90', phone: '' };
      expectRefused(await kit.client().post(`${OTP}/signup/sms`, body), 400);
    },
  },
  {
    endpoint: `POST ${TOTP}/verify`,
    name: 'Ruby: the first code after a sign-up signs in',
    async run(kit) {
      const person = rubyPerson(kit);
      const client = kit.client();
      const key = await seedOf(client, person);
      await expectOwnData(client, `${TOTP}/verify`, totpBody(kit, person.loginId, key), person);
    },
  },
  {
    endpoint: `POST ${TOTP}/update`,
    name: 'Ruby: a new key signs in in place of the first',
    async run(kit) {
      const person = rubyPerson(kit);
      const { loginId } = person;
      const client = kit.client();
      const first = await seedOf(client, person);
      await expectOwnData(client, `${TOTP}/verify`, totpBody(kit, loginId, first), person);
      const { key } = expectOk(await client.post(`${TOTP}/update`, { loginId }));
      const body = totpBody(kit, loginId, String(key));
      await expectOwnData(kit.client(), `${TOTP}/verify`, body, person);
    },
  },
];
