import assert from 'node:assert/strict';
import type { ConformanceClient } from './conformance-client.ts';
import { byWay } from '../testing/otp-client.ts';
import type { ConformanceCases } from './conformance-case.ts';
import { ELSEWHERE, expectSent, nobodyFor, type Delivery } from './delivery.ts';
import { expectError, expectOk, expectRefused, type SdkReply } from './expect-reply.ts';

interface Change {
  path: string;
  method: Delivery;
  ask(
    client: ConformanceClient,
    loginId: string,
    address: string,
    to?: string,
  ): Promise<SdkReply<object>>;
  hasTarget: boolean;
  /** The screen waits for the link to be opened. */
  isWaitedFor?: boolean;
}

const CODES: Change[] = [
  {
    path: '/v1/auth/otp/update/email',
    method: 'email',
    ask: ({ sdk }, loginId, address) => sdk.otp.update.email(loginId, address),
    hasTarget: false,
  },
  ...(['sms', 'voice', 'whatsapp', 'im'] as const).map((method): Change => ({
    path: `/v1/auth/otp/update/phone/${method}`,
    method,
    ask: ({ sdk }, loginId, address) => byWay(sdk.otp.update.phone, method)(loginId, address),
    hasTarget: false,
  })),
];

const LINKS: Change[] = [
  {
    path: '/v1/auth/magiclink/update/email',
    method: 'email',
    ask: ({ sdk }, loginId, address, to) => sdk.magicLink.update.email(loginId, address, to),
    hasTarget: true,
  },
  ...(['sms', 'whatsapp', 'im'] as const).map((method): Change => ({
    path: `/v1/auth/magiclink/update/phone/${method}`,
    method,
    ask: ({ sdk }, loginId, address, to) =>
      byWay(sdk.magicLink.update.phone, method)(loginId, address, to),
    hasTarget: true,
  })),
  {
    path: '/v1/auth/enchantedlink/update/email',
    method: 'email',
    ask: ({ sdk }, loginId, address, to) => sdk.enchantedLink.update.email(loginId, address, to),
    hasTarget: true,
    isWaitedFor: true,
  },
];

function casesOf({ path, method, ask, hasTarget, isWaitedFor }: Change): ConformanceCases {
  const endpoint = `POST ${path}`;
  const field = method === 'email' ? 'email' : 'phone';
  return [
    {
      endpoint,
      name: 'says where the message was sent, and changes nothing before it is proved',
      async run(kit) {
        const { loginId } = await kit.passwordUser('change');
        const client = await kit.signedIn(loginId);
        const address = nobodyFor(kit, method);
        const reply = await ask(client, loginId, address, kit.target.redirectUrl);
        expectSent(reply, method, address);
        if (isWaitedFor) {
          const more = new Map<string, unknown>(Object.entries(expectOk(reply)));
          for (const name of ['pendingRef', 'linkId']) assert.ok(more.get(name), `no ${name}`);
        }
        const user = await client.sdk.me();
        assert.notEqual(user.data?.[field], address, `the ${field} is changed at once`);
      },
    },
    {
      endpoint,
      name: 'refuses who is not signed in',
      async run(kit) {
        const { loginId } = await kit.testUser('change');
        const address = nobodyFor(kit, method);
        expectRefused(await ask(kit.client(), loginId, address, kit.target.redirectUrl), 401);
      },
    },
    {
      endpoint,
      name: 'refuses the login id of somebody else',
      async run(kit) {
        const own = await kit.passwordUser('own');
        const other = await kit.testUser('other');
        const client = await kit.signedIn(own.loginId);
        const address = nobodyFor(kit, method);
        expectRefused(await ask(client, other.loginId, address, kit.target.redirectUrl));
      },
    },
    {
      endpoint,
      name: `refuses what is no ${field}`,
      async run(kit) {
        const { loginId } = await kit.passwordUser('change');
        const client = await kit.signedIn(loginId);
        const URI = kit.target.redirectUrl;
        for (const wrong of [{}, { [field]: 'neither' }, { [field]: 7 }]) {
          expectError(await client.post(path, { loginId, URI, ...wrong }), 'E011003', 400);
        }
      },
    },
    ...(hasTarget
      ? [
          {
            endpoint,
            name: 'refuses to lead elsewhere',
            async run(kit: Parameters<ConformanceCases[number]['run']>[0]) {
              const { loginId } = await kit.passwordUser('change');
              const client = await kit.signedIn(loginId);
              expectRefused(await ask(client, loginId, nobodyFor(kit, method), ELSEWHERE), 400);
            },
          },
        ]
      : []),
  ];
}

export const cases: ConformanceCases = [...CODES, ...LINKS].flatMap(casesOf);
