import { getSessionToken, isSessionTokenExpired, refresh } from '@descope/react-sdk/flows';
import { toast } from '@waybill/ui';
import { heldToken } from '../session/held-token.ts';
import { leaveForLogin } from '../session/leave-for-login.ts';
import { apiBase } from './api-base.ts';
import { fillPath, type LooseArgs } from './build-path.ts';
import { createRequest } from './create-request.ts';
import { createSessionToken } from './session-token.ts';
import type { ChangeArgs, Method, PathOf, ResponseOf } from './routes-type.ts';

const sessionToken = createSessionToken({
  current: () => getSessionToken() || heldToken(),
  isExpired: (token) => isSessionTokenExpired(token) === true,
  refresh: async () => {
    await refresh();
  },
});

export const { request, open, stream } = createRequest({
  fetch: (url, init) => fetch(url, init),
  apiBase,
  sessionToken,
  toLogin: leaveForLogin,
  toastError: (title) => toast({ variant: 'error', title }),
  // The error catalogue asks for a warning in the console's log.
  // oxlint-disable-next-line no-console
  warn: (message) => console.warn(message),
});

/**
 * Changes something. Undefined after a 403, which has already been told in a toast unless silent.
 * @throws ApiError, TypeError
 */
export async function change<M extends Exclude<Method, 'GET'>, P extends PathOf<M>>(
  method: M,
  path: P,
  args: ChangeArgs<P, M>,
  silent = false,
): Promise<ResponseOf<P, M> | undefined> {
  // The conditional argument type is resolved at the call; inside, only its loose shape is known.
  const { body, ...rest } = args as LooseArgs & { body?: unknown };
  return request<ResponseOf<P, M>>(
    fillPath(path, rest),
    body === undefined ? { method } : { method, json: body },
    silent,
  );
}
