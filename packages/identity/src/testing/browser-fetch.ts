import { request } from 'node:http';
import { CONSOLE_ORIGIN } from './running-identity.ts';

/** A `fetch` that behaves like a server’s: no cookies, no origin, whatever the environment brings. */
export const serverFetch: typeof fetch = async (input, init) => {
  const { cookies: _cookies, ...answer } = await send(input, init, {});
  return new Response(answer.body, answer);
};

/**
 * A `fetch` that behaves like a browser on the console’s origin: it stores and sends cookies, including
 * HttpOnly ones, and the page's origin. `jar` is shared by the tabs of one browser.
 */
export function browserFetch(jar: Map<string, string>): typeof fetch {
  return async (input, init) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const added = { origin: CONSOLE_ORIGIN, ...(cookie ? { cookie } : {}) };
    const { cookies, ...answer } = await send(input, init, added);
    for (const line of cookies) keep(jar, line);
    return new Response(answer.body, answer);
  };
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const [name = '', ...value] = pair.split('=');
  if (attributes.includes('Max-Age=0')) jar.delete(name);
  else jar.set(name, value.join('='));
}

interface Sent {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: string;
}

function send(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  added: Record<string, string>,
): Promise<Sent> {
  const url = input instanceof Request ? input.url : input;
  const headers = { ...Object.fromEntries(new Headers(init?.headers).entries()), ...added };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: init?.method ?? 'GET', headers }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', () => {
        const { 'set-cookie': cookies = [], ...rest } = incoming.headers;
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(rest).map(([name, value]) => [name, String(value)]),
          ),
          cookies,
          body: Buffer.concat(parts).toString('utf8'),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(typeof init?.body === 'string' ? init.body : '');
  });
}
