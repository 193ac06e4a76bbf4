import assert from 'node:assert/strict';
import { softwareAuthenticator } from '../testing/software-authenticator.ts';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused, type SdkReply } from './expect-reply.ts';
import { expectSignIn, isFields } from './expect-session.ts';

const BASE = '/v1/auth/webauthn';
const ELSEWHERE = 'https://elsewhere.example';

interface Ceremony {
  transactionId: string;
  options: string;
  create: boolean;
}

const originOf = ({ target }: ConformanceKit): string => new URL(target.redirectUrl).origin;

/** Options for a browser: a text, with everything in `publicKey`. */
function expectCeremony(reply: SdkReply<Ceremony>, create: boolean): Ceremony {
  const data = expectOk(reply);
  assert.ok(data.transactionId, 'no transactionId');
  assert.equal(data.create, create);
  assert.equal(typeof data.options, 'string', 'the options are no text');
  const options: unknown = JSON.parse(data.options);
  assert.ok(isFields(options) && isFields(options['publicKey']), 'no publicKey in the options');
  assert.match(String(options['publicKey']['challenge']), /^[\w-]{20,}$/, 'no base64url challenge');
  return data;
}

/** A new user with a passkey, and the holder of it. */
async function withPasskey(kit: ConformanceKit) {
  const loginId = kit.newLoginId('passkey');
  const origin = originOf(kit);
  const holder = softwareAuthenticator();
  const client = kit.client();
  const { webauthn } = client.sdk;
  const started = expectCeremony(await webauthn.signUp.start(loginId, origin, 'Nora New'), true);
  const response = holder.create(started.options, { origin });
  const reply = await webauthn.signUp.finish(started.transactionId, response);
  return { loginId, origin, holder, client, reply, started, response };
}

const signUp: ConformanceCases = [
  {
    endpoint: `POST ${BASE}/signup/start`,
    name: 'asks for a passkey of the new user',
    async run(kit) {
      const loginId = kit.newLoginId('passkey');
      const reply = await kit.client().sdk.webauthn.signUp.start(loginId, originOf(kit), 'Nora');
      const { options } = expectCeremony(reply, true);
      const { publicKey } = JSON.parse(options);
      assert.equal(publicKey.user.name, loginId);
      assert.match(publicKey.user.id, /^[\w-]+$/, 'the user handle is not base64url');
      assert.ok(publicKey.rp.id && publicKey.rp.name, 'no relying party');
      assert.ok(publicKey.pubKeyCredParams.length > 0, 'no algorithms');
    },
  },
  {
    endpoint: `POST ${BASE}/signup/start`,
    name: 'refuses a login id that somebody has',
    codes: 'strict',
    async run(kit) {
      const { loginId } = await kit.testUser('taken');
      const { webauthn } = kit.client().sdk;
      expectError(await webauthn.signUp.start(loginId, originOf(kit), 'Nora'), 'E062107');
    },
  },
  {
    endpoint: `POST ${BASE}/signup/finish`,
    name: 'creates the user and signs them in, once',
    async run(kit) {
      const { loginId, client, reply, started, response } = await withPasskey(kit);
      await expectSignIn(kit, client, reply, { amr: ['webauthn'] });
      assert.deepEqual(reply.data?.user?.loginIds, [loginId]);
      const { webauthn } = kit.client().sdk;
      expectRefused(await webauthn.signUp.finish(started.transactionId, response), 401);
    },
  },
];

const signIn: ConformanceCases = [
  {
    endpoint: `POST ${BASE}/signin/start`,
    name: 'asks for a passkey of the user, or for any',
    async run(kit) {
      const { loginId, origin } = await withPasskey(kit);
      const { webauthn } = kit.client().sdk;
      const named = expectCeremony(await webauthn.signIn.start(loginId, origin), false);
      assert.ok(JSON.parse(named.options).publicKey.allowCredentials.length > 0);
      const any = expectCeremony(await webauthn.signIn.start('', origin), false);
      assert.equal(JSON.parse(any.options).publicKey.allowCredentials?.length ?? 0, 0);
    },
  },
  {
    endpoint: `POST ${BASE}/signin/start`,
    name: 'adds no proof to a sign-in that is not there',
    async run(kit) {
      const { loginId, origin } = await withPasskey(kit);
      const { webauthn } = kit.client().sdk;
      expectRefused(await webauthn.signIn.start(loginId, origin, { mfa: true }), 401);
    },
  },
  {
    endpoint: `POST ${BASE}/signin/finish`,
    name: 'signs in the owner of the passkey, named or not, once each',
    async run(kit) {
      const { loginId, origin, holder } = await withPasskey(kit);
      for (const who of [loginId, '']) {
        const client = kit.client();
        const { webauthn } = client.sdk;
        const { transactionId, options } = expectOk(await webauthn.signIn.start(who, origin));
        const response = holder.get(options, { origin });
        const reply = await webauthn.signIn.finish(transactionId, response);
        await expectSignIn(kit, client, reply, { amr: ['webauthn'] });
        assert.deepEqual(reply.data?.user?.loginIds, [loginId]);
        expectRefused(await webauthn.signIn.finish(transactionId, response), 401);
      }
    },
  },
  {
    endpoint: `POST ${BASE}/signin/finish`,
    name: 'believes no broken signature, no other origin and no other challenge',
    async run(kit) {
      const { loginId, origin, holder } = await withPasskey(kit);
      const { webauthn } = kit.client().sdk;
      for (const tampering of [
        { origin, isSignatureBroken: true },
        { origin: ELSEWHERE },
        { origin, challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
        { origin, rpId: 'elsewhere.example' },
      ]) {
        const { transactionId, options } = expectOk(await webauthn.signIn.start(loginId, origin));
        const response = holder.get(options, tampering);
        expectRefused(await webauthn.signIn.finish(transactionId, response), 401);
      }
    },
  },
  {
    endpoint: `POST ${BASE}/signin/finish`,
    name: 'adds its proof to the sign-in that is there',
    async run(kit) {
      const { loginId, userId } = await kit.passwordUser('passkey');
      const client = await kit.signedIn(loginId);
      const origin = originOf(kit);
      const holder = softwareAuthenticator();
      const { webauthn } = client.sdk;
      const added = expectOk(await webauthn.update.start(loginId, origin));
      const response = holder.create(added.options, { origin });
      expectOk<object>(await webauthn.update.finish(added.transactionId, response));
      const asked = expectOk(await webauthn.signIn.start(loginId, origin, { mfa: true }));
      const signed = holder.get(asked.options, { origin });
      const reply = await webauthn.signIn.finish(asked.transactionId, signed);
      await expectSignIn(kit, client, reply, { userId, amr: ['pwd', 'webauthn', 'mfa'] });
    },
  },
];

const others: ConformanceCases = [
  {
    endpoint: `POST ${BASE}/signup-in/start`,
    name: 'says whether it goes on as a sign-up or as a sign-in',
    async run(kit) {
      const { loginId, origin, holder } = await withPasskey(kit);
      const { webauthn } = kit.client().sdk;
      expectCeremony(await webauthn.signUpOrIn.start(kit.newLoginId('new'), origin), true);
      const known = expectCeremony(await webauthn.signUpOrIn.start(loginId, origin), false);
      const response = holder.get(known.options, { origin });
      expectOk(await webauthn.signIn.finish(known.transactionId, response));
    },
  },
  {
    endpoint: `POST ${BASE}/update/start`,
    name: 'refuses who is not signed in, and the login id of somebody else',
    async run(kit) {
      const [own, other] = [await kit.passwordUser('own'), await kit.passwordUser('other')];
      const origin = originOf(kit);
      expectRefused(await kit.client().sdk.webauthn.update.start(own.loginId, origin), 401);
      const { webauthn } = (await kit.signedIn(own.loginId)).sdk;
      expectRefused(await webauthn.update.start(other.loginId, origin));
    },
  },
  {
    endpoint: `POST ${BASE}/update/finish`,
    name: 'adds a passkey to the signed-in user, who then signs in with it',
    async run(kit) {
      const { loginId, userId } = await kit.passwordUser('passkey');
      const origin = originOf(kit);
      const holder = softwareAuthenticator();
      const { webauthn } = (await kit.signedIn(loginId)).sdk;
      const added = expectCeremony(await webauthn.update.start(loginId, origin), true);
      const created = holder.create(added.options, { origin });
      expectOk<object>(await webauthn.update.finish(added.transactionId, created));
      const client = kit.client();
      const asked = expectOk(await client.sdk.webauthn.signIn.start(loginId, origin));
      const signed = holder.get(asked.options, { origin });
      const reply = await client.sdk.webauthn.signIn.finish(asked.transactionId, signed);
      await expectSignIn(kit, client, reply, { userId, amr: ['webauthn'] });
    },
  },
  ...['signup', 'signin', 'update'].map((name) => ({
    endpoint: `POST ${BASE}/${name}/finish`,
    name: 'refuses what nobody has started, and what is no answer',
    async run(kit: ConformanceKit) {
      const client = kit.client();
      const path = `${BASE}/${name}/finish`;
      const nothing = JSON.stringify({ id: 'x', rawId: 'x', type: 'public-key', response: {} });
      expectRefused(await client.post(path, { transactionId: 'neither', response: nothing }));
      expectRefused(await client.post(path, { transactionId: 'neither', response: 'no JSON' }));
      expectError(await client.post(path, {}), 'E011003', 400);
    },
  })),
  ...['signup', 'signin', 'signup-in', 'update'].map((name) => ({
    endpoint: `POST ${BASE}/${name}/start`,
    name: 'refuses a page of elsewhere',
    async run(kit: ConformanceKit) {
      const { loginId } = await kit.passwordUser('elsewhere');
      const client = await kit.signedIn(loginId);
      const body = {
        loginId,
        user: { loginId: kit.newLoginId('new'), name: 'N' },
        origin: ELSEWHERE,
      };
      expectRefused(await client.post(`${BASE}/${name}/start`, body), 400);
    },
  })),
];

export const cases: ConformanceCases = [...signUp, ...signIn, ...others];
