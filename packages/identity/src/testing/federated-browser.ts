import createSdk from '@descope/core-js-sdk';
import { browserFetch } from './browser-fetch.ts';
import { CONSOLE_ORIGIN, type RunningIdentity } from './running-identity.ts';

/** Page of the console where people return. */
export const LANDING = `${CONSOLE_ORIGIN}/login?from=test`;

/** A browser with a console in it, which follows the way to another provider and back manually. */
export function federatedBrowser(running: RunningIdentity) {
  const jar = new Map<string, string>();
  const send = browserFetch(jar);
  const { projectId, baseUrl } = running;
  /** The console is served at another name than the test listens on. */
  const local = (url: string): string => url.replace(CONSOLE_ORIGIN, baseUrl);
  return {
    /** Takes over cookies of an answer that someone else fetched. */
    keep(lines: readonly string[]): void {
      for (const line of lines) {
        const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
    },
    sdk: createSdk({ projectId, baseUrl, fetch: send }),
    /** Picks an account (absent: refuses) and answers where the provider sends the browser. */
    async choose(url: string, account?: string): Promise<string> {
      const answer = await post(new URL('/choose', url).href, {
        ...Object.fromEntries(new URL(url).searchParams),
        ...(account ? { account } : {}),
      });
      return answer.headers.get('location') ?? '';
    },
    /** Like `choose`, if the provider makes the browser post a form: its fields. */
    async chooseForm(url: string, account: string): Promise<Record<string, string>> {
      const fields = { ...Object.fromEntries(new URL(url).searchParams), account };
      const page = await (await post(new URL('/choose', url).href, fields)).text();
      const inputs = [...page.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
      return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
    },
    /** Opens one of our callbacks; returns the redirect target. */
    async open(url: string): Promise<URL> {
      return landedAt(await send(local(url), { redirect: 'manual' }));
    },
    async openForm(url: string, fields: Record<string, string>): Promise<URL> {
      const body = new URLSearchParams(fields).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return landedAt(await send(local(url), { method: 'POST', headers, body }));
    },
  };
}
export type FederatedBrowser = ReturnType<typeof federatedBrowser>;

function post(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

async function landedAt(answer: Response): Promise<URL> {
  if (answer.status !== 303) throw new Error(`${answer.status} ${await answer.text()}`);
  return new URL(answer.headers.get('location') ?? '');
}
