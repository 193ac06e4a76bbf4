import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { codeFor, otherThan, userFor } from './delivery.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { expectSignIn } from './expect-session.ts';

const VERIFY = 'POST /v1/auth/otp/verify/email';
/** More than any provider allows for one code. */
const MOST_TRIES = 12;
const CODE_LIFE_MS = 300_000;

/** Validity of a code: the same for all delivery methods, so tested once. */
export const cases: ConformanceCases = [
  {
    endpoint: VERIFY,
    name: 'voids a code after too many wrong ones',
    codes: 'strict',
    run: (kit) => expectVoided(kit, 'E061103'),
  },
  {
    endpoint: VERIFY,
    name: 'asks to wait after too many wrong codes',
    codes: 'discreet',
    run: (kit) => expectVoided(kit, 'E130429'),
  },
  {
    endpoint: VERIFY,
    name: 'takes the latest code only',
    async run(kit) {
      const { loginId } = await userFor(kit, 'email');
      const earlier = await codeFor(kit, 'email', loginId);
      const latest = await codeFor(kit, 'email', loginId);
      const { sdk } = kit.client();
      if (earlier !== latest) expectError(await sdk.otp.verify.email(loginId, earlier), 'E061102');
      expectOk(await sdk.otp.verify.email(loginId, latest));
    },
  },
  {
    endpoint: VERIFY,
    name: 'refuses the code of somebody else',
    async run(kit) {
      const [one, other] = [await userFor(kit, 'email'), await userFor(kit, 'email')];
      const code = await codeFor(kit, 'email', one.loginId);
      await codeFor(kit, 'email', other.loginId);
      expectRefused(await kit.client().sdk.otp.verify.email(other.loginId, code));
    },
  },
  {
    endpoint: VERIFY,
    name: 'lets one of several in who come at once',
    async run(kit) {
      const { loginId } = await userFor(kit, 'email');
      const code = await codeFor(kit, 'email', loginId);
      const { sdk } = kit.client();
      const replies = await Promise.all([1, 2, 3].map(() => sdk.otp.verify.email(loginId, code)));
      assert.equal(replies.filter(({ ok }) => ok).length, 1, 'the code was good more than once');
    },
  },
  {
    endpoint: VERIFY,
    name: 'adds its proof to the sign-in that is there',
    async run(kit) {
      const { loginId, userId } = await kit.passwordUser('second');
      const client = await kit.signedIn(loginId);
      const code = await codeFor(kit, 'email', loginId, { mfa: true });
      const reply = await client.sdk.otp.verify.email(loginId, code);
      await expectSignIn(kit, client, reply, { userId, amr: ['pwd', 'email', 'mfa'] });
    },
  },
  {
    endpoint: VERIFY,
    name: 'refuses an expired code',
    needs: ['clock'],
    async run(kit) {
      const { loginId } = await userFor(kit, 'email');
      const code = await codeFor(kit, 'email', loginId);
      kit.advance(CODE_LIFE_MS + 1000);
      expectError(await kit.client().sdk.otp.verify.email(loginId, code), 'E061104');
    },
  },
];

/** Wrong codes, until the response changes; from then on the correct one gets the same response. */
async function expectVoided(kit: ConformanceKit, errorCode: string): Promise<void> {
  const { loginId } = await userFor(kit, 'email');
  const { sdk } = kit.client();
  const code = await codeFor(kit, 'email', loginId);
  let reply = await sdk.otp.verify.email(loginId, otherThan(code));
  for (let by = 2; reply.error?.errorCode === 'E061102' && by < MOST_TRIES; by += 1) {
    reply = await sdk.otp.verify.email(loginId, otherThan(code, by));
  }
  expectError(reply, errorCode);
  expectError(await sdk.otp.verify.email(loginId, code), errorCode);
}
