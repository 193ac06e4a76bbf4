import { setTimeout as delay } from 'node:timers/promises';
import type { LoadRequest } from './ingest-load.ts';
import type { FairnessTenant } from './fairness-tenant.ts';

/** One answer: how long until it was there whole, and what it was. */
export interface Answer {
  name: string;
  status: number;
  ms: number;
  retryAfterSeconds: number;
}

/** A request that is answered in the end, whatever with. */
export type Ask = () => Promise<Answer>;

async function timed(name: string, send: () => Promise<Response>): Promise<Answer> {
  const startedAt = performance.now();
  try {
    const response = await send();
    await response.arrayBuffer();
    const retryAfterSeconds = Number(response.headers.get('retry-after') ?? 0);
    return { name, status: response.status, ms: performance.now() - startedAt, retryAfterSeconds };
  } catch {
    // No answer at all, e.g. a connection that was reset.
    return { name, status: 0, ms: performance.now() - startedAt, retryAfterSeconds: 0 };
  }
}

export function readOf(address: string, token: string, route: string): Ask {
  return () =>
    timed(route.split('?')[0] ?? route, () =>
      fetch(`${address}${route}`, { headers: { 'session-token': token } }),
    );
}

export function postOf(address: string, token: string, route: string, body: object): Ask {
  return () =>
    timed(route, () =>
      fetch(`${address}${route}`, {
        method: 'POST',
        headers: { 'session-token': token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
}

export function ingestOf(address: string, tenant: FairnessTenant, request: LoadRequest): Ask {
  return () =>
    timed('ingest', () =>
      fetch(`${address}/v1/ingest/${request.sourceId}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tenant.secrets[request.sourceId]}`,
          'content-type': 'application/x-ndjson',
        },
        body: request.body,
      }),
    );
}

/** Sends at fixed instants until the end, whether earlier requests were answered or not. */
export async function steadily(
  next: (index: number) => Ask | undefined,
  { everyMs, until }: { everyMs: number; until: number },
): Promise<Answer[]> {
  const startedAt = performance.now();
  const answers: Promise<Answer>[] = [];
  for (let index = 0; performance.now() < until; index += 1) {
    const ask = next(index);
    if (!ask) break;
    answers.push(ask());
    await delay(Math.max(0, startedAt + (index + 1) * everyMs - performance.now()));
  }
  return Promise.all(answers);
}

/** Asks over and over in parallel until the end; one that is refused comes again when it may. */
export async function overAndOver(asks: readonly Ask[], until: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  await Promise.all(
    asks.map(async (ask) => {
      while (performance.now() < until) {
        const answer = await ask();
        answers.push(answer);
        await delay(Math.min(5000, answer.retryAfterSeconds * 1000));
      }
    }),
  );
  return answers;
}
