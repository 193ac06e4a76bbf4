import { OutboundError } from './outbound-error.ts';
import type { OutgoingRequest } from './send-once.ts';

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** What was meant for one origin only. */
const OF_ORIGIN = ['authorization', 'cookie', 'proxy-authorization'];
const OF_BODY = ['content-type', 'content-length', 'content-encoding', 'content-language'];

/** Where an answer sends the request on to, as the fetch standard has it; null: it is the answer. */
export function redirectTarget(sent: OutgoingRequest, answer: Response): OutgoingRequest | null {
  const location = answer.headers.get('location');
  if (!REDIRECTS.has(answer.status) || location === null) return null;
  if (!URL.canParse(location, sent.url.href))
    throw new OutboundError('unreachable', sent.url.hostname);
  const url = new URL(location, sent.url);
  const headers = new Headers(sent.headers);
  if (url.origin !== sent.url.origin) for (const name of OF_ORIGIN) headers.delete(name);
  if (!becomesGet(sent.method, answer.status)) return { ...sent, url, headers };
  for (const name of OF_BODY) headers.delete(name);
  return { url, headers, method: 'GET', body: null };
}

function becomesGet(method: string, status: number): boolean {
  if (status === 303) return method !== 'GET' && method !== 'HEAD';
  return (status === 301 || status === 302) && method === 'POST';
}
