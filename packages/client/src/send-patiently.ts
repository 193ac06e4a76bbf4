import { problemOf, WaybillError } from './waybill-error.ts';

export interface Patience {
  fetch: typeof fetch;
  /** Repeats after 429, 503 and a lost connection. */
  retries: number;
  sleep: (ms: number) => Promise<void>;
}

const RETRIED = new Set([429, 503]);
const LONGEST_WAIT_MS = 120_000;
const FIRST_WAIT_MS = 500;

/**
 * Sends a request until it is answered. It waits as long as `Retry-After` says, else twice as long each time.
 * Throws `WaybillError`, or what `fetch` throws at last.
 *
 * @param mayRepeat false for a change without a key: it could have been made already
 */
export async function sendPatiently(
  request: { url: string; init: RequestInit; mayRepeat: boolean },
  { fetch: send, retries, sleep }: Patience,
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt >= retries || !request.mayRepeat;
    const response = await send(request.url, request.init).catch(async (error: unknown) => {
      if (isLast) throw error;
      return null;
    });
    if (response?.ok) return response;
    if (response && (isLast || !RETRIED.has(response.status))) {
      throw new WaybillError(await problemOf(response));
    }
    await response?.body?.cancel();
    await sleep(waitOf(response?.headers.get('retry-after') ?? null, attempt));
  }
}

function waitOf(header: string | null, attempt: number): number {
  const seconds = Number(header ?? Number.NaN);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : FIRST_WAIT_MS * 2 ** attempt;
  return Math.min(wait, LONGEST_WAIT_MS);
}
