import { byWay } from '../testing/otp-client.ts';
import type { ConformanceCases } from './conformance-case.ts';
import {
  codeFor,
  DELIVERIES,
  expectSent,
  nobodyFor,
  otherThan,
  userFor,
  type Delivery,
} from './delivery.ts';
import { expectError, expectRefused } from './expect-reply.ts';
import { expectSignIn } from './expect-session.ts';

const BASE = '/v1/auth/otp';

function signingIn(method: Delivery): ConformanceCases {
  const signIn = `POST ${BASE}/signin/${method}`;
  return [
    {
      endpoint: signIn,
      name: 'says where the code was sent',
      async run(kit) {
        const { loginId } = await userFor(kit, method);
        expectSent(await byWay(kit.client().sdk.otp.signIn, method)(loginId), method, loginId);
      },
    },
    {
      endpoint: signIn,
      name: 'refuses an unknown user',
      codes: 'strict',
      async run(kit) {
        const reply = await byWay(kit.client().sdk.otp.signIn, method)(nobodyFor(kit, method));
        expectError(reply, 'E062108');
      },
    },
    {
      endpoint: signIn,
      name: 'answers the same for an unknown user',
      codes: 'discreet',
      async run(kit) {
        const nobody = nobodyFor(kit, method);
        expectSent(await byWay(kit.client().sdk.otp.signIn, method)(nobody), method, nobody);
      },
    },
    {
      endpoint: signIn,
      name: 'adds no proof to a sign-in that is not there',
      async run(kit) {
        const { loginId } = await userFor(kit, method);
        expectRefused(
          await byWay(kit.client().sdk.otp.signIn, method)(loginId, { mfa: true }),
          401,
        );
      },
    },
  ];
}

function signingUp(method: Delivery): ConformanceCases {
  const signIn = `POST ${BASE}/signin/${method}`;
  const signUp = `POST ${BASE}/signup/${method}`;
  const signUpOrIn = `POST ${BASE}/signup-in/${method}`;
  return [
    {
      endpoint: signUp,
      name: 'says where the code was sent',
      async run(kit) {
        const loginId = nobodyFor(kit, method);
        const user = { name: 'Nora New' };
        expectSent(
          await byWay(kit.client().sdk.otp.signUp, method)(loginId, user),
          method,
          loginId,
        );
      },
    },
    {
      endpoint: signUp,
      name: 'refuses a login id that somebody has',
      codes: 'strict',
      async run(kit) {
        const { loginId } = await userFor(kit, method);
        expectError(await byWay(kit.client().sdk.otp.signUp, method)(loginId), 'E062107');
      },
    },
    {
      endpoint: signUp,
      name: 'answers the same for a login id that somebody has',
      codes: 'discreet',
      async run(kit) {
        const { loginId } = await userFor(kit, method);
        expectSent(await byWay(kit.client().sdk.otp.signUp, method)(loginId), method, loginId);
      },
    },
    {
      endpoint: signUpOrIn,
      name: 'says where the code was sent, whoever it is',
      async run(kit) {
        const { loginId } = await userFor(kit, method);
        const nobody = nobodyFor(kit, method);
        const { sdk } = kit.client();
        expectSent(await byWay(sdk.otp.signUpOrIn, method)(loginId), method, loginId);
        expectSent(await byWay(sdk.otp.signUpOrIn, method)(nobody), method, nobody);
      },
    },
    ...[signIn, signUp, signUpOrIn].map((endpoint) => ({
      endpoint,
      name: 'refuses a body without a login id',
      async run(kit: Parameters<ConformanceCases[number]['run']>[0]) {
        const path = endpoint.replace('POST ', '');
        expectError(await kit.client().post(path, { loginOptions: {} }), 'E011003', 400);
        expectError(await kit.client().post(path, { loginId: '' }), 'E011003', 400);
      },
    })),
  ];
}

function verifying(method: Delivery): ConformanceCases {
  const endpoint = `POST ${BASE}/verify/${method}`;
  return [
    {
      endpoint,
      name: 'signs in with the code, once',
      async run(kit) {
        const { loginId, userId } = await userFor(kit, method);
        const client = kit.client();
        const code = await codeFor(kit, method, loginId);
        const reply = await byWay(client.sdk.otp.verify, method)(loginId, code);
        await expectSignIn(kit, client, reply, { userId, amr: [method] });
        expectError(await byWay(kit.client().sdk.otp.verify, method)(loginId, code), 'E061102');
      },
    },
    {
      endpoint,
      name: 'refuses a wrong code, and takes the right one after it',
      async run(kit) {
        const { loginId } = await userFor(kit, method);
        const client = kit.client();
        const code = await codeFor(kit, method, loginId);
        const wrong = await byWay(client.sdk.otp.verify, method)(loginId, otherThan(code));
        expectError(wrong, 'E061102');
        const right = await byWay(client.sdk.otp.verify, method)(loginId, code);
        await expectSignIn(kit, client, right, { amr: [method] });
      },
    },
    {
      endpoint,
      name: 'refuses a code of an unknown user',
      async run(kit) {
        const reply = await byWay(kit.client().sdk.otp.verify, method)(
          nobodyFor(kit, method),
          '123456',
        );
        expectRefused(reply);
      },
    },
    {
      endpoint,
      name: 'refuses a body without a code',
      async run(kit) {
        const { loginId } = await userFor(kit, method);
        const reply = await kit.client().post(`${BASE}/verify/${method}`, { loginId });
        expectError(reply, 'E011003', 400);
      },
    },
  ];
}

export const cases: ConformanceCases = DELIVERIES.flatMap((method) => [
  ...signingIn(method),
  ...signingUp(method),
  ...verifying(method),
]);
