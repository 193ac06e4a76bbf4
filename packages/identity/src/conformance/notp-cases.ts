import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { expectError, expectOk, expectRefused, type SdkReply } from './expect-reply.ts';

const BASE = '/v1/auth/notp';
const SIGN_IN = `POST ${BASE}/whatsapp/signin`;
const SIGN_UP = `POST ${BASE}/whatsapp/signup`;
const SIGN_UP_OR_IN = `POST ${BASE}/whatsapp/signup-in`;
const PENDING = `POST ${BASE}/pending-session`;
const PNG = 'iVBORw0KGgo';

function expectMessage(
  reply: SdkReply<{ pendingRef: string; redirectUrl: string; image: string }>,
): string {
  const { pendingRef, redirectUrl, image } = expectOk(reply);
  assert.ok(pendingRef, 'no pendingRef');
  assert.equal(new URL(redirectUrl).protocol, 'https:');
  assert.ok(image.replace(/^data:image\/png;base64,/, '').startsWith(PNG), 'the image is no PNG');
  return pendingRef;
}

export const cases: ConformanceCases = [
  {
    endpoint: SIGN_IN,
    name: 'answers the message to send and what to wait for',
    async run(kit) {
      const { loginId } = await kit.phoneUser('notp');
      expectMessage(await kit.client().sdk.notp.signIn(loginId));
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'asks for no login id: the phone is it',
    async run(kit) {
      expectMessage(await kit.client().sdk.notp.signIn(''));
    },
  },
  {
    endpoint: SIGN_UP,
    name: 'answers the message to send and what to wait for',
    async run(kit) {
      expectMessage(await kit.client().sdk.notp.signUp(kit.newPhone(), { name: 'Nora New' }));
    },
  },
  {
    endpoint: SIGN_UP,
    name: 'refuses a login id that somebody has',
    codes: 'strict',
    async run(kit) {
      const { loginId } = await kit.phoneUser('taken');
      expectError(await kit.client().sdk.notp.signUp(loginId), 'E062107');
    },
  },
  {
    endpoint: SIGN_UP_OR_IN,
    name: 'answers the message to send, whoever it is',
    async run(kit) {
      const { loginId } = await kit.phoneUser('notp');
      const { notp } = kit.client().sdk;
      for (const who of [loginId, kit.newPhone(), '']) expectMessage(await notp.signUpOrIn(who));
    },
  },
  ...[SIGN_IN, SIGN_UP, SIGN_UP_OR_IN].map((endpoint) => ({
    endpoint,
    name: 'refuses a login id that is no text',
    async run(kit: Parameters<ConformanceCases[number]['run']>[0]) {
      const reply = await kit.client().post(endpoint.replace('POST ', ''), { loginId: 7 });
      expectError(reply, 'E011003', 400);
    },
  })),
  {
    endpoint: PENDING,
    name: 'says that the message has not come yet',
    async run(kit) {
      const { loginId } = await kit.phoneUser('notp');
      const client = kit.client();
      const pendingRef = expectMessage(await client.sdk.notp.signIn(loginId));
      const reply = await client.post(`${BASE}/pending-session`, { pendingRef });
      expectError(reply, 'E066103', 401);
    },
  },
  {
    endpoint: PENDING,
    name: 'refuses what nobody waits for',
    async run(kit) {
      const path = `${BASE}/pending-session`;
      expectRefused(await kit.client().post(path, { pendingRef: 'neither-here-nor-there' }));
      expectError(await kit.client().post(path, {}), 'E011003', 400);
    },
  },
];
