import { CollectFailure, unlessCancelled } from '../collect-failure.ts';
import { readBytes } from '../read-bytes.ts';
import { askedWaitSec } from '../retry-wait.ts';
import { throwUnlessUnanswered } from '../send-fault.ts';
import type { VendorAnswer } from '../vendor-answer.ts';
import { waitFor } from '../wait-for.ts';
import type { TransportRun } from './transport-run.ts';

export interface OutgoingRequest {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer> | null;
}

/** Meaning of a failed response; the body is available for vendors with their own codes. */
export type FailureOf = (answer: VendorAnswer) => CollectFailure;

const REPEATED: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
const ATTEMPTS = 4;
const FIRST_BACKOFF_MS = 500;
const LONGEST_WAIT_SEC = 60;

/**
 * Sends a request, retries it while the other side is busy, and returns a success. `make` is called for
 * each attempt, since signatures contain the time. Throws the result of `failureOf` otherwise.
 */
export async function sendRequest(
  run: TransportRun,
  make: () => Promise<OutgoingRequest>,
  failureOf: FailureOf,
): Promise<VendorAnswer> {
  const sleep = run.sleep ?? waitFor;
  for (let attempt = 1; ; attempt += 1) {
    unlessCancelled(run.signal);
    const answer = await sendOnce(run, await make());
    if (answer && answer.status >= 200 && answer.status < 300) return answer;
    const asked = answer && askedWaitSec(answer.headers, NO_RETRY, run.now());
    if (!mayRepeat(answer, attempt, asked)) throw answer ? failureOf(answer) : unreachable();
    await sleep(asked === null ? FIRST_BACKOFF_MS * 2 ** (attempt - 1) : asked * 1000, run.signal);
  }
}

function mayRepeat(answer: VendorAnswer | null, attempt: number, asked: number | null): boolean {
  const isBusy = answer === null || REPEATED.has(answer.status);
  return isBusy && attempt < ATTEMPTS && (asked ?? 0) <= LONGEST_WAIT_SEC;
}

const NO_RETRY = { codes: [], attempts: ATTEMPTS };

async function sendOnce(
  { send, signal }: TransportRun,
  { method, url, headers, body }: OutgoingRequest,
): Promise<VendorAnswer | null> {
  try {
    const response = await send(url.href, { method, headers, body, redirect: 'manual', signal });
    const bytes = await readBytes(response);
    return { status: response.status, headers: response.headers, url: url.href, bytes };
  } catch (error) {
    throwUnlessUnanswered(error, signal);
    return null;
  }
}

function unreachable(): CollectFailure {
  return new CollectFailure('unavailable', 'The server did not answer.');
}
