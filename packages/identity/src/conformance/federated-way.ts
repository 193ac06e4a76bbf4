import assert from 'node:assert/strict';
import type { ConformanceClient } from './conformance-client.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { patientFetch } from './cookie-jar.ts';
import { expectOk, type SdkReply } from './expect-reply.ts';

const MOST_REDIRECTS = 6;

/** The address at the other provider that a start answers. */
export function expectAddress(reply: SdkReply<{ url?: string } | object>): URL {
  const url = new Map<string, unknown>(Object.entries(expectOk(reply))).get('url');
  assert.ok(typeof url === 'string' && URL.canParse(url), 'the answer has no url');
  return new URL(url);
}

/**
 * Picks an account at an OpenID Connect provider of the suite's and continues as a browser does;
 * returns the page that it ends on.
 */
export async function choose(
  kit: ConformanceKit,
  client: ConformanceClient,
  at: URL,
  account?: string,
): Promise<URL> {
  const fields = { ...Object.fromEntries(at.searchParams), ...(account ? { account } : {}) };
  const body = new URLSearchParams(fields);
  const answer = await patientFetch(new URL('/choose', at), {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  return follow(kit, client, { answer, from: at });
}

/** Posts like a browser redirected by another site, without cookies, and continues from there. */
export async function postFromElsewhere(
  kit: ConformanceKit,
  client: ConformanceClient,
  { action, fields }: { action: string; fields: Record<string, string> },
): Promise<URL> {
  const answer = await patientFetch(action, {
    method: 'POST',
    headers: { origin: 'https://idp.example' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return follow(kit, client, { answer, from: new URL(action) });
}

/** Follows redirects to the page where people return. */
async function follow(
  { target }: ConformanceKit,
  client: ConformanceClient,
  { answer, from }: { answer: Response; from: URL },
): Promise<URL> {
  let current = answer;
  let at = from;
  for (let count = 0; count < MOST_REDIRECTS; count += 1) {
    const location = current.headers.get('location');
    assert.ok(location, `the way back ends with ${current.status} at ${at.origin}${at.pathname}`);
    at = new URL(location, at);
    if (at.href.startsWith(target.redirectUrl)) return at;
    current = await client.jar.fetch(at.href);
  }
  throw new Error('the way back does not end');
}

/** The code that the page is opened with. */
export function codeOf(page: URL): string {
  const code = page.searchParams.get('code');
  assert.ok(code, `the page is opened without a code: ${page.searchParams.get('err')}`);
  return code;
}

/** The page must be opened with the error, and without a code. */
export function expectTurnedAway(page: URL): void {
  assert.equal(page.searchParams.get('code'), null, 'the page is opened with a code');
  assert.ok(page.searchParams.get('err'), 'the page is not told what went wrong');
}
