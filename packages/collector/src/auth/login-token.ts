import { buildRequest } from '../build-request.ts';
import { CollectFailure } from '../collect-failure.ts';
import { textOf, valueAt } from '../path-value.ts';
import type { Run } from '../run-context.ts';
import type { Auth } from './auth-type.ts';
import { tokenAnswer, tokenKey, type HeldToken } from './token-request.ts';

/** The session token that the declared request answers. */
export async function loginToken(
  run: Run,
  auth: Extract<Auth, { type: 'login' }>,
): Promise<HeldToken> {
  const key = tokenKey('login', run.base, auth.request, run.options.values);
  const value = await run.tokens.get(key, run.options.now(), async () => {
    const body = await tokenAnswer(run, buildRequest(auth.request, run.base, run.scope()));
    const token = textOf(valueAt(body, auth.token));
    if (token === undefined) {
      throw new CollectFailure('invalid_response', 'The sign-in answered no token.');
    }
    return { value: token, expiresAt: run.options.now() + auth.lifetimeSec * 1000 };
  });
  return { value, drop: () => run.tokens.drop(key, value) };
}
