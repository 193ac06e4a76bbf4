import { setTimeout as delay } from 'node:timers/promises';
import type { LoadRequest } from './ingest-load.ts';
import type { FairnessTenant } from './fairness-tenant.ts';

/** One response: time until complete, and its status. */
export interface Answer {
  name: string;
  status: number;
  ms: number;
  retryAfterSeconds: number;
}

/** A request that is answered in the end, whatever with. The signal breaks it off: its status is then 0. */
export type Ask = (signal: AbortSignal) => Promise<Answer>;

/** Maximum waiting time of a caller. */
const LONGEST_MS = 60_000;

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
  return (signal) =>
    timed(route.split('?')[0] ?? route, () =>
      fetch(`${address}${route}`, { headers: { 'session-token': token }, signal }),
    );
}

export function postOf(address: string, token: string, route: string, body: object): Ask {
  return (signal) =>
    timed(route, () =>
      fetch(`${address}${route}`, {
        signal,
        method: 'POST',
        headers: { 'session-token': token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
}

export function ingestOf(address: string, tenant: FairnessTenant, request: LoadRequest): Ask {
  return (signal) =>
    timed('ingest', () =>
      fetch(`${address}/v1/ingest/${request.sourceId}`, {
        signal,
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
    answers.push(ask(AbortSignal.timeout(LONGEST_MS)));
    await delay(Math.max(0, startedAt + (index + 1) * everyMs - performance.now()));
  }
  return Promise.all(answers);
}

/** Repeats requests in parallel; a refused one is retried when allowed. Aborted at the end. */
export async function overAndOver(asks: readonly Ask[], until: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const end = AbortSignal.timeout(Math.max(0, Math.ceil(until - performance.now())));
  await Promise.all(
    asks.map(async (ask) => {
      while (performance.now() < until) {
        const answer = await ask(end);
        answers.push(answer);
        await delay(Math.min(5000, answer.retryAfterSeconds * 1000));
      }
    }),
  );
  return answers;
}
