import { CollectFailure } from '../../collect-failure.ts';
import { textOf, valueAt } from '../../path-value.ts';
import { jsonOf, type VendorAnswer } from '../../vendor-answer.ts';
import { sendRequest } from '../send-request.ts';
import { rsaKey, signJwt } from '../sign-jwt.ts';
import type { TransportRun } from '../transport-run.ts';

/**
 * Access tokens for a Google service account, got with the key in its JSON file; one is used until a
 * minute before its end.
 */
export function googleTokens(
  run: TransportRun,
  file: string,
  scope: string,
): () => Promise<string> {
  const account = accountOf(file);
  const key = rsaKey(account.key);
  let known: { token: string; endsAt: number } | null = null;

  async function fresh(): Promise<{ token: string; endsAt: number }> {
    const now = run.now();
    const claims = { iss: account.email, scope, aud: account.tokenUrl };
    const assertion = await signJwt(claims, key, now, account.keyId);
    const grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    const request = {
      method: 'POST',
      url: new URL(account.tokenUrl),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type, assertion }).toString(),
    };
    const body = jsonOf(await sendRequest(run, () => Promise.resolve(request), refused));
    const token = textOf(valueAt(body, 'access_token'));
    if (token === undefined) {
      throw new CollectFailure('invalid_response', 'The answer holds no token.');
    }
    return { token, endsAt: now + Number(valueAt(body, 'expires_in') ?? 3600) * 1000 };
  }

  return async () => {
    if (known === null || known.endsAt - 60_000 <= run.now()) known = await fresh();
    return known.token;
  };
}

function accountOf(file: string): { email: string; key: string; keyId: string; tokenUrl: string } {
  const account = jsonOf({ bytes: Buffer.from(file) });
  const at = (name: string): string => textOf(valueAt(account, name)) ?? '';
  const tokenUrl = at('token_uri') || 'https://oauth2.googleapis.com/token';
  const found = { email: at('client_email'), key: at('private_key'), keyId: at('private_key_id') };
  if (found.email === '' || found.key === '' || !URL.canParse(tokenUrl)) {
    throw new CollectFailure('config_invalid', 'This is not the key file of a service account.');
  }
  return { ...found, tokenUrl };
}

function refused({ status }: VendorAnswer): CollectFailure {
  const code = status >= 500 ? 'unavailable' : 'auth_expired';
  return new CollectFailure(code, `The token service answered ${status}.`);
}
