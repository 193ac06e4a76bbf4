import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { expectError, expectMasked, expectOk, expectRefused } from './expect-reply.ts';

const RESET = 'POST /v1/auth/password/reset';
const METHODS = ['magiclink', 'enchantedlink'];

export const cases: ConformanceCases = [
  {
    endpoint: RESET,
    name: 'says how and where the link was sent',
    async run(kit) {
      const { loginId } = await kit.passwordUser('reset');
      const { redirectUrl } = kit.target;
      const data = expectOk(await kit.client().sdk.password.sendReset(loginId, redirectUrl));
      assert.ok(METHODS.includes(data.resetMethod), `resetMethod ${data.resetMethod}`);
      expectMasked(data.maskedEmail, loginId);
      if (data.resetMethod === 'enchantedlink') assert.ok(data.pendingRef && data.linkId);
    },
  },
  {
    endpoint: RESET,
    name: 'leaves the password and the sign-ins as they are',
    async run(kit) {
      const { loginId } = await kit.passwordUser('reset');
      const client = await kit.signedIn(loginId);
      expectOk(await kit.client().sdk.password.sendReset(loginId, kit.target.redirectUrl));
      expectOk(await client.sdk.refresh());
      await kit.signedIn(loginId);
    },
  },
  {
    endpoint: RESET,
    name: 'refuses an unknown user',
    codes: 'strict',
    async run(kit) {
      const { sdk } = kit.client();
      const reply = await sdk.password.sendReset(kit.newLoginId('nobody'), kit.target.redirectUrl);
      expectError(reply, 'E062108');
    },
  },
  {
    endpoint: RESET,
    name: 'answers the same for an unknown user',
    codes: 'discreet',
    async run(kit) {
      const { loginId } = await kit.passwordUser('known');
      const nobody = kit.newLoginId('known');
      const { sdk } = kit.client();
      const known = expectOk(await sdk.password.sendReset(loginId, kit.target.redirectUrl));
      const unknown = expectOk(await sdk.password.sendReset(nobody, kit.target.redirectUrl));
      assert.deepEqual(unknown, known);
    },
  },
  {
    endpoint: RESET,
    name: 'refuses to lead elsewhere',
    async run(kit) {
      const { loginId } = await kit.passwordUser('reset');
      const { sdk } = kit.client();
      expectRefused(await sdk.password.sendReset(loginId, 'https://elsewhere.example/login'), 400);
    },
  },
  {
    endpoint: RESET,
    name: 'refuses a body without a login id',
    async run(kit) {
      const { redirectUrl } = kit.target;
      const reply = await kit.client().post('/v1/auth/password/reset', { redirectUrl });
      expectError(reply, 'E011003', 400);
    },
  },
];
