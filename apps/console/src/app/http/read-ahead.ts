import type { RuntimeConfig } from '@waybill/contract';

/**
 * Reads that a page starts before the code that needs them is loaded. Part of the first file of the
 * page, so without the cache, the router and the identity provider's SDK.
 */
const begun = new Map<string, Promise<Response>>();

/** Milliseconds after which an unused response is outdated. */
const KEPT_MS = 15_000;
/** Seconds that a session token must last at least. */
const LEAST_TOKEN_S = 10;
/** Cookie of the identity provider's SDK with the session token. */
const TOKEN = /(?:^|;\s*)DS=([^;]+)/;

/**
 * Like every call of the product API, but without a session token: the configuration is read before
 * there is a session. `index.html` preloads it with the same credentials.
 */
export const CONFIG_REQUEST: RequestInit = {
  credentials: 'include',
  headers: { 'content-type': 'application/json' },
};

/** The session token in the page's cookies, unless it has run out or cannot be read. */
export function liveToken(cookies: string, now = Date.now()): string | undefined {
  const token = TOKEN.exec(cookies)?.[1];
  try {
    const body = token?.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    const ends = typeof claims === 'object' && claims !== null && 'exp' in claims && claims.exp;
    return Number(ends) - LEAST_TOKEN_S > now / 1000 ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Begins reads of whoever is signed in; `fetchOrTake` hands their answers over. */
export async function readAhead(paths: () => readonly string[] = () => []): Promise<void> {
  const token = liveToken(document.cookie);
  if (token === undefined) return;
  begin('/v1/config', CONFIG_REQUEST);
  // The shape is the contract's: the server checks every answer against it before it leaves.
  const config: Pick<RuntimeConfig, 'regions'> | undefined = await begun
    .get('/v1/config')
    ?.then((answer) => answer.clone().json());
  // With several regions, the right one is not known yet.
  if (config?.regions.length !== 1) return;
  const init: RequestInit = {
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'session-token': token },
  };
  begin('/v1/session', init);
  for (const path of paths()) begin(path, init);
}

function begin(path: string, init: RequestInit): void {
  const answer = fetch(path, init);
  begun.set(path, answer);
  // The consumer sees the failure.
  answer.catch(() => {});
  setTimeout(() => begun.delete(path), KEPT_MS);
}

/** Like `fetch`, but reuses a read that was started ahead. Each response is used once. */
export async function fetchOrTake(url: string, init: RequestInit): Promise<Response> {
  const ahead = begun.get(url);
  if (ahead === undefined || (init.method ?? 'GET') !== 'GET') return fetch(url, init);
  begun.delete(url);
  const answer = await ahead.catch(() => undefined);
  // The request may have failed because it was sent too early.
  return answer?.ok === true ? answer : fetch(url, init);
}
