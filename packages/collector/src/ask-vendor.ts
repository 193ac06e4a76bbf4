import { authorize, type Authorized } from './auth/authorize.ts';
import { meaningOf } from './answer-failure.ts';
import { assertAllowed } from './allowed-origins.ts';
import type { VendorRequest } from './build-request.ts';
import { exchange } from './exchange.ts';
import type { Run } from './run-context.ts';
import type { VendorAnswer } from './vendor-answer.ts';

export interface AskOptions {
  /** Further success statuses. */
  alsoFine?: readonly number[];
  isGraphql?: boolean;
  /** Authorisation may speak for the partition, and for nothing else that the run counts. */
  partition?: unknown;
}

/**
 * Sends a stream's request with its authorisation, to a declared host only. A refused token is renewed
 * once. Null: the vendor has nothing to read. Throws a `CollectFailure`.
 */
export async function askVendor(
  run: Run,
  request: VendorRequest,
  asked: AskOptions = {},
): Promise<VendorAnswer | null> {
  assertAllowed(request.url, run.origins);
  const { stream, declaration } = run.options;
  const auth = stream.auth ?? declaration.auth;
  let authorized: Authorized = { request };
  let isSecond = false;
  let wasRefused = false;
  const prepare = async (): Promise<VendorRequest> => {
    authorized = await authorize(run, auth, request, { partition: asked.partition });
    return authorized.request;
  };
  const judge = (answer: VendorAnswer): ReturnType<typeof meaningOf> => {
    if (asked.alsoFine?.includes(answer.status)) return null;
    // A refused token ends the exchange like a fine answer would; it is looked at below.
    wasRefused = answer.status === 401 && authorized.drop !== undefined && !isSecond;
    return wasRefused ? null : meaningOf(answer, stream.meanings, asked.isGraphql === true);
  };
  const answer = await exchange(run, stream.retry, prepare, judge);
  if (!wasRefused) return answer;
  authorized.drop?.();
  isSecond = true;
  return exchange(run, stream.retry, prepare, judge);
}
