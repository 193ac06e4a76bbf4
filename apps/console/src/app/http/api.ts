import { getSessionToken, isSessionTokenExpired, refresh } from '@descope/react-sdk/flows';
import { toast } from '@waybill/ui';
import { heldToken } from '../session/held-token.ts';
import { leaveForLogin } from '../session/leave-for-login.ts';
import { apiBase } from './api-base.ts';
import { fillPath, type LooseArgs } from './build-path.ts';
import { createRequest, type Request, type RequestSurroundings } from './create-request.ts';
import { fetchTelling } from './fetch-telling.ts';
import { fetchOrTake } from './read-ahead.ts';
import { createSessionToken } from './session-token.ts';
import type { ChangeArgs, Method, PathOf, ResponseOf } from './routes-type.ts';

const sessionToken = createSessionToken({
  current: () => getSessionToken() || heldToken(),
  isExpired: isSessionTokenExpired,
  refresh: async () => {
    await refresh();
  },
});

const surroundings: RequestSurroundings = {
  fetch: fetchOrTake,
  apiBase,
  sessionToken,
  toLogin: leaveForLogin,
  toastError: (title) => toast({ variant: 'error', title }),
  // The error catalogue requires a warning in the console's log.
  // oxlint-disable-next-line no-console
  warn: (message) => console.warn(message),
};

/** The fetch helpers of the specification, wired up. */
export const { request, open, stream } = createRequest(surroundings);

/** Like `request`, with upload progress for large bodies. */
export function requestTelling(onSent: (bytes: number) => void): Request {
  return createRequest({ ...surroundings, fetch: fetchTelling(onSent) }).request;
}

/**
 * Sends a change. Undefined after a 403, which a toast has reported unless silent.
 * @throws ApiError, TypeError
 */
export async function change<M extends Exclude<Method, 'GET'>, P extends PathOf<M>>(
  method: M,
  path: P,
  args: ChangeArgs<P, M>,
  silent?: boolean,
): Promise<ResponseOf<P, M> | undefined>;
// The conditional types above are resolved at the call; inside, only their loose shape is known.
export async function change(
  method: string,
  path: string,
  args: LooseArgs & { body?: unknown },
  silent = false,
): Promise<unknown> {
  const { body, ...rest } = args;
  // Every call has the JSON type, so a change without a body sends an empty object.
  return request(fillPath(path, rest), { method, json: body ?? {} }, silent);
}
