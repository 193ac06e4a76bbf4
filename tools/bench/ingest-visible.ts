import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { freshSession, type BenchReader } from './bench-reader.ts';
import { loadRequests } from './ingest-load.ts';
import type { Sender } from './ingest-sender.ts';

const EVERY_MS = 50;
/** One in twenty requests is followed by the measured story. */
const STORY_EVERY = 5;
const LOOK_EVERY_MS = 25;
/** Anything not visible by then counts with this time. */
const GIVE_UP_MS = 120_000;

const Page = z.object({
  items: z.array(z.object({ person: z.looseObject({ email: z.string().nullable() }).nullable() })),
});

/**
 * The time from sending "forty card numbers pasted into ChatGPT" until its detection is in `GET /v1/detections`, in
 * milliseconds, while other events come at a steady rate. A story each 250 ms, each of another person.
 */
export async function visibleAfter(
  reader: BenchReader,
  sender: Sender,
  load: { rate: number; seconds: number; firstSeed: number },
): Promise<number[]> {
  const { rate, seconds, firstSeed } = load;
  const sessionToken = await freshSession(reader);
  const perRequest = (rate * EVERY_MS) / 1000;
  const seeds = Math.ceil((rate * seconds) / 40_000);
  const requests = loadRequests({ seeds, firstSeed, perRequest, endAt: Date.now() });
  const sentAt = new Map<string, number>();
  const seenAfter: number[] = [];
  const rounds = (seconds * 1000) / EVERY_MS;
  const stories = Math.floor(rounds / STORY_EVERY);
  const startedAt = performance.now();
  const looking = look();
  const running: Promise<unknown>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await delay(Math.max(0, startedAt + round * EVERY_MS - performance.now()));
    const request = requests[round];
    if (request) running.push(sender(request));
    if (round % STORY_EVERY === 0) running.push(tell(`story-${firstSeed}-${round}@ours.example`));
  }
  await Promise.all(running);
  await looking;
  return seenAfter;

  async function tell(email: string): Promise<void> {
    sentAt.set(email, performance.now());
    await sender({ sourceId: 'extension', body: JSON.stringify(storyOf(email)), events: 1 });
  }

  async function look(): Promise<void> {
    const endsAt = startedAt + seconds * 1000 + GIVE_UP_MS;
    while (seenAfter.length < stories && performance.now() < endsAt) {
      const answer = await fetch(`${reader.address}/v1/detections?source=Extension&limit=100`, {
        headers: { 'session-token': sessionToken },
      });
      if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
      for (const { person } of Page.parse(await answer.json()).items) {
        const at = sentAt.get(person?.email ?? '');
        if (at === undefined) continue;
        seenAfter.push(performance.now() - at);
        sentAt.delete(person?.email ?? '');
      }
      await delay(LOOK_EVERY_MS);
    }
    while (seenAfter.length < stories) seenAfter.push(GIVE_UP_MS);
  }
}

/** Forty numbers with valid check digits, pasted into ChatGPT. */
function storyOf(email: string): object {
  const rows = Array.from(
    { length: 40 },
    (_, index) => `Customer ${index + 1};${cardNumber(index)};11/29`,
  );
  const text = `name;card number;valid to\n${rows.join('\n')}`;
  return {
    schema: 'waybill.agent/1',
    agent: 'extension',
    id: email,
    sequence: 1,
    at: new Date().toISOString(),
    clockOffsetMs: 0,
    agentVersion: '1.4.0',
    device: { id: 'dev-1', hostname: 'NW-1', os: 'Windows', osVersion: '11', managed: true },
    person: { login: email, email, name: email },
    action: 'Paste',
    clipboard: { kind: 'text', length: text.length, sha256: 'b'.repeat(64) },
    object: { kind: 'text' },
    target: { url: 'https://chatgpt.com/c/1', title: 'ChatGPT' },
    content: { text },
  };
}

/** Of a range that no bank issues cards in, with the check digit of Luhn. */
function cardNumber(index: number): string {
  const body = `42424242${String(1_000_017 + index * 7919).slice(-7)}`;
  const sum = body
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
