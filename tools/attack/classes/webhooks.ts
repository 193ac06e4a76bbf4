import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Arena } from '../arena/arena.ts';
import type { AttackClass, Shot } from '../arena/attack-class.ts';
import { anyAnswer, jsonOf, refused } from '../arena/judges.ts';
import { WEBHOOK_KEY } from '../arena/party.ts';

const ROUTE = 'POST /v1/hooks/{hookId}';
const HOUR_SEC = 3600;
const LOOKS = 20;
const LOOK_MS = 250;

const Streams = z.object({
  streams: z.array(z.object({ streamId: z.string(), state: z.string(), events: z.number() })),
});

export const attackClass: AttackClass = {
  title: 'Deliveries that are not signed, badly signed, or sent again',
  async run(arena) {
    const { path } = arena.victim.hook;
    const nowSec = Math.floor(Date.now() / 1000);
    const body = deliveryOf('signed');
    // The vendor's own delivery, which someone on the way has kept.
    const kept = signed(path, body, nowSec);
    await arena.send(kept);
    const before = await workingState(arena);
    // The delivery of the vendor itself is no attack.
    await arena.changesOfVictim();
    const stale = signed(path, body, nowSec - 24 * HOUR_SEC);
    const faults: [string, Shot][] = [
      ['not signed', { method: 'POST', path, body: {} }],
      ['signed with another key', signed(path, body, nowSec, 'another key')],
      ['signed with nothing', signed(path, body, nowSec, '')],
      ['other body', { ...kept, raw: deliveryOf('changed') }],
      ['sent a day later', stale],
      [
        'sent later with a new time',
        { ...stale, headers: { ...stale.headers, ...timeOf(nowSec) } },
      ],
      [
        'signature of other form',
        { ...kept, headers: { ...kept.headers, 'x-bamboohr-signature': '0' } },
      ],
      [
        'two signatures',
        { ...kept, raw: '{}', headers: { ...kept.headers, 'x-bamboohr-signature': ['0', '1'] } },
      ],
      ['unknown receiver', { method: 'POST', path: `/v1/hooks/${'0'.repeat(32)}`, body: {} }],
      [
        'receiver that is a path',
        { method: 'POST', path: '/v1/hooks/..%2f..%2fv1%2fsession', body: {} },
      ],
    ];
    for (const [probe, shot] of faults)
      await arena.shoot(probe, { ...shot, route: ROUTE }, refused);
    await arena.shoot(
      'question without a subject',
      { method: 'GET', path, route: 'GET /v1/hooks/{hookId}' },
      refused,
    );
    for (let turn = 0; turn < 3; turn += 1)
      await arena.shoot('sent again', { ...kept, route: ROUTE }, anyAnswer);
    const after = await hookState(arena);
    const act = { method: 'POST', path, route: ROUTE };
    const isSame = before.state === after.state;
    arena.note('state of the stream', act, isSame ? null : `strangers set it to "${after.state}"`);
  },
};

/** Without records, so that reading it changes nothing either. */
function deliveryOf(name: string): string {
  return JSON.stringify({ employees: [], name });
}

function signed(path: string, body: string, timeSec: number, key = WEBHOOK_KEY): Shot {
  const signature = createHmac('sha256', key).update(`${body}${timeSec}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-bamboohr-signature': signature,
    ...timeOf(timeSec),
  };
  return { method: 'POST', path, headers, raw: body };
}

const timeOf = (timeSec: number) => ({ 'x-bamboohr-timestamp': String(timeSec) });

/** The state once the delivery has been read. */
async function workingState(arena: Arena): Promise<{ state: string }> {
  for (let look = 0; look < LOOKS; look += 1) {
    const found = await hookState(arena);
    if (found.state === 'healthy') return found;
    await delay(LOOK_MS);
  }
  return hookState(arena);
}

async function hookState({ victim, send }: Arena): Promise<{ state: string }> {
  const { integrationId, streamId } = victim.hook;
  const headers = { 'session-token': victim.owner.sessionToken };
  const path = `/v1/integrations/${integrationId}`;
  const found = Streams.safeParse(jsonOf(await send({ method: 'GET', path, headers })));
  const stream = found.data?.streams.find((one) => one.streamId === streamId);
  return { state: stream?.state ?? 'not shown' };
}
