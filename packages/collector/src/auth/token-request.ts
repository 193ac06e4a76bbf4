import { createHash } from 'node:crypto';
import { meaningOf } from '../answer-failure.ts';
import type { VendorRequest } from '../build-request.ts';
import { CollectFailure } from '../collect-failure.ts';
import { exchange } from '../exchange.ts';
import type { Run } from '../run-context.ts';
import { jsonOf, type VendorAnswer } from '../vendor-answer.ts';

/** A token in use and how to forget it. */
export interface HeldToken {
  value: string;
  drop: () => void;
}

/**
 * The answer to a request for a token, as JSON. What a token service refuses with 400 or 401 is always
 * the connection's credentials, unless the stream knows its word for a permission that was not given.
 */
export async function tokenAnswer(run: Run, request: VendorRequest): Promise<unknown> {
  const { retry, meanings } = run.options.stream;
  const refusals = meanings.filter(({ path, means }) => path && means === 'permission_missing');
  const answer = await exchange(
    run,
    retry,
    () => Promise.resolve(request),
    (told) => judge(told, refusals),
  );
  const body = answer && jsonOf(answer);
  if (body === undefined || body === null) {
    throw new CollectFailure('invalid_response', 'The token service did not answer JSON.');
  }
  return body;
}

function judge(
  answer: VendorAnswer,
  meanings: Parameters<typeof meaningOf>[1],
): ReturnType<typeof meaningOf> {
  const meaning = meaningOf(answer, meanings, false);
  return meaning === 'config_invalid' ? 'auth_expired' : meaning;
}

/**
 * Cache key of a token: the same for all streams with equal credentials; reveals nothing about the
 * secrets.
 */
export function tokenKey(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** A POST of a form. */
export function formRequest(address: string, form: Record<string, string>): VendorRequest {
  if (!URL.canParse(address)) {
    throw new CollectFailure('config_invalid', 'The settings give no valid token address.');
  }
  return {
    method: 'POST',
    url: new URL(address),
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form).toString(),
  };
}
