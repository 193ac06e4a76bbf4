import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import type { ConnectionReach } from '@waybill/contract/integration-values';
import type { Meaning } from './answer-failure.ts';
import type { VendorRequest } from './build-request.ts';
import { CollectFailure, unlessCancelled } from './collect-failure.ts';
import { readBytes } from './read-bytes.ts';
import { askedWaitSec } from './retry-wait.ts';
import type { Run } from './run-context.ts';
import { throwUnlessUnanswered } from './send-fault.ts';
import type { VendorAnswer } from './vendor-answer.ts';

/** Waits up to this long are obeyed inside a run; longer ones end it. */
const LONGEST_WAIT_SEC = 60;
const FIRST_BACKOFF_MS = 1000;

/** Reported for an unresponsive vendor. */
const NOT_REACHED: Readonly<Record<ConnectionReach | 'other', string>> = {
  dns: 'The host name was not found.',
  connection: 'No connection to the server was made.',
  tls: 'The secure connection failed.',
  timeout: 'The server did not answer in time.',
  other: 'The server did not answer.',
};

/** Prepares a request: authorisation is time-dependent, so it is done for each attempt. */
export type Prepare = () => Promise<VendorRequest>;
/** Meaning of a response, null for a success. */
export type Judge = (answer: VendorAnswer) => Meaning | null;

/**
 * Sends a request until there is a readable response, respecting the vendor's limits. Returns null for
 * "nothing to read". Throws a `CollectFailure` otherwise.
 */
export async function exchange(
  run: Run,
  retry: HttpStream['retry'],
  prepare: Prepare,
  judge: Judge,
): Promise<VendorAnswer | null> {
  for (let attempt = 1; ; attempt += 1) {
    const { answer, reach } = await sendOnce(run, await prepare());
    const meaning = answer === null ? 'unavailable' : judge(answer);
    if (meaning === null) return answer;
    if (meaning === 'nothing') return null;
    const asked = answer === null ? null : askedWaitSec(answer.headers, retry, run.options.now());
    if (attempt >= retry.attempts || !mayRepeat({ retry, answer, meaning, asked })) {
      const told =
        answer === null ? NOT_REACHED[reach ?? 'other'] : `The vendor answered ${answer.status}.`;
      throw new CollectFailure(meaning, told, asked, reach);
    }
    await run.sleep(
      asked === null ? FIRST_BACKOFF_MS * 2 ** (attempt - 1) : asked * 1000,
      run.options.signal,
    );
    unlessCancelled(run.options.signal);
  }
}

interface Refusal {
  retry: HttpStream['retry'];
  answer: VendorAnswer | null;
  meaning: Meaning;
  /** Seconds of the vendor's requested wait. */
  asked: number | null;
}

function mayRepeat({ retry, answer, meaning, asked }: Refusal): boolean {
  if ((asked ?? 0) > LONGEST_WAIT_SEC) return false;
  return answer === null || meaning === 'rate_limited' || retry.codes.includes(answer.status);
}

interface Sent {
  /** Null without a response. */
  answer: VendorAnswer | null;
  reach: ConnectionReach | null;
}

/** One request within the budget. */
async function sendOnce(run: Run, request: VendorRequest): Promise<Sent> {
  const { options } = run;
  await withinBudget(run);
  run.count.requests += 1;
  try {
    const response = await options.send(request.url.href, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      redirect: 'manual',
      signal: options.signal,
    });
    const { status, headers } = response;
    const bytes = await readBytes(response);
    return { answer: { status, headers, url: request.url.href, bytes }, reach: null };
  } catch (error) {
    return { answer: null, reach: throwUnlessUnanswered(error, options.signal) };
  } finally {
    run.budget.done();
  }
}

async function withinBudget(run: Run): Promise<void> {
  const { options } = run;
  for (;;) {
    unlessCancelled(options.signal);
    const wait = run.budget.take(options.stream.limit, options.now());
    if (wait <= 0) return;
    if (wait > LONGEST_WAIT_SEC * 1000) {
      const seconds = Math.ceil(wait / 1000);
      throw new CollectFailure('rate_limited', 'The budget of requests is used up.', seconds);
    }
    await run.sleep(wait, options.signal);
  }
}
