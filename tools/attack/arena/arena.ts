import { setTimeout as delay } from 'node:timers/promises';
import type { createOutbound, Outbound } from '@waybill/outbound';
import type { Answer, Judge, Shot } from './attack-class.ts';
import type { Canary } from './canary.ts';
import type { MailSink } from './mail-sink.ts';
import type { Party } from './party.ts';
import { anyAnswer } from './judges.ts';
import { reproductionOf } from './reproduction.ts';
import { sendShot } from './send-shot.ts';

/** An attack that worked, or an answer that says that something broke. */
export interface Finding {
  kind: 'succeeded' | '5xx';
  attackClass: string;
  /** Which of the attempts of the class. */
  probe: string;
  method: string;
  path: string;
  reason: string;
  /** One line for a shell. */
  reproduction: string;
}

/** What the attack happens on. */
export interface Target {
  /** Where the product listens. */
  address: string;
  projectId: string;
  /** The attacker has an account in their own tenant, and knows ids of the victim. */
  attacker: Party;
  victim: Party;
  /** Has no authenticator app; belongs to no tenant that the attacks are about. */
  knownLoginIds(count: number): Promise<string[]>;
  canary: Pick<Canary, 'port' | 'hits'>;
  /** The product’s client for requests to addresses that others chose, with our own look-up. */
  openOutbound(options: Parameters<typeof createOutbound>[0]): Pick<Outbound, 'fetch'>;
  mail: Pick<MailSink, 'mails'>;
  /** An allowed host whose answers redirect to the address after `?to=`. */
  redirector: string;
  /** Of the items of `each`, one of this many is used. Above 1 only to test the classes themselves. */
  oneOf: number;
  /** Resolves when everything that the product has accepted can be read. */
  untilDerived(): Promise<void>;
  /** Tables in which rows of the victim changed since the last call. */
  changesOfVictim(): Promise<string[]>;
}

export interface Tally {
  attacks: number;
  /** What was tried, and whether it has its own judge next to the search for leaks and 5xx. */
  probes: Map<string, { hasJudge: boolean }>;
  routes: Set<string>;
  findings: Finding[];
}

/** Sends, judges and counts for one class of attack. */
export interface Arena extends Target {
  isShort: boolean;
  /** Does the work for every item, so many at once. */
  each<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<unknown>): Promise<void>;
  /** Sends what the attack needs and is no attack itself; nothing is counted. */
  send(shot: Shot): Promise<Answer>;
  /** Sends a hostile request. Every answer is also searched for data of the victim and for 5xx. */
  shoot(probe: string, shot: Shot, judge: Judge): Promise<Answer>;
  /** Counts a hostile act that is no plain request; `reason` says why it worked, null that it did not. */
  /** Counts what is sent along with a request and is hostile on its own, e.g. one record of many. */
  count(times: number): void;
  note(probe: string, act: Pick<Shot, 'method' | 'path' | 'route'>, reason: string | null): void;
}

const WAITS_MS = [300, 900, 2000, 4000];
const GONE = { status: 0, headers: {}, text: '' } as const;

export function openArena(
  target: Target,
  { attackClass, isShort, tally }: { attackClass: string; isShort: boolean; tally: Tally },
): Arena {
  const base = new URL(target.address);
  const { markers } = target.victim;

  function count(probe: string, hasJudge: boolean, route: string | undefined): void {
    tally.attacks += 1;
    tally.probes.set(`${attackClass}: ${probe}`, { hasJudge });
    if (route !== undefined) tally.routes.add(route);
  }

  function found(
    kind: Finding['kind'],
    { probe, shot, reason }: { probe: string; shot: Shot; reason: string },
  ): void {
    const { method, path } = shot;
    const reproduction = reproductionOf(target.address, shot);
    tally.findings.push({ kind, attackClass, probe, method, path, reason, reproduction });
  }

  return {
    ...target,
    isShort,
    each: (items, atOnce, work) =>
      forEachOf(
        items.filter((_item, at) => at % target.oneOf === 0),
        atOnce,
        work,
      ),
    send: (shot) => patiently(base, shot),
    async shoot(probe, shot, judge) {
      count(probe, judge !== anyAnswer, shot.route);
      // A closed connection is a refusal too.
      const answer = await patiently(base, shot, judge).catch(() => GONE);
      if (answer.status >= 500) {
        found('5xx', { probe, shot, reason: `answered ${answer.status}` });
      } else {
        const reason = answer === GONE ? null : (leakIn(answer, shot) ?? judge(answer, shot));
        if (reason !== null) found('succeeded', { probe, shot, reason });
      }
      return answer;
    },
    count: (times) => void (tally.attacks += times),
    note(probe, act, reason) {
      count(probe, true, act.route);
      if (reason !== null) found('succeeded', { probe, shot: act, reason });
    },
  };

  /** Only what the request did not hold itself was learnt. */
  function leakIn({ text, status }: Answer, shot: Shot): string | null {
    if (shot.headers?.['x-attack-as'] === 'victim') return null;
    const sent = sentIn(shot);
    const marker = markers.find((one) => text.includes(one) && !sent.includes(one));
    return marker === undefined ? null : `answered ${status} with data of the victim (${marker})`;
  }
}

const sentIn = ({ path, body, raw }: Shot): string =>
  JSON.stringify([path, body, String(raw ?? '')]);

/** Asks again where the product is busy, unless being told to wait is what the judge wants to see. */
async function patiently(base: URL, shot: Shot, judge?: Judge): Promise<Answer> {
  let answer = await sendShot(base, shot);
  for (const waitMs of WAITS_MS) {
    const isEnough = answer.status !== 429 || judge?.(answer, shot) === null;
    if (isEnough) return answer;
    await delay(waitMs);
    answer = await sendShot(base, shot);
  }
  return answer;
}

/** Does the work for every item, so many at once. */
async function forEachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) await work(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
