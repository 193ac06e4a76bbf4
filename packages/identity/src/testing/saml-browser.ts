import createSdk from '@descope/core-js-sdk';
import { browserFetch } from './browser-fetch.ts';
import { CONSOLE_ORIGIN, type RunningIdentity } from './running-identity.ts';
import type { PostedForm } from './test-saml-idp.ts';

/** A browser with a console, which visits a SAML provider and returns manually. */
export function samlBrowser(running: Pick<RunningIdentity, 'projectId' | 'baseUrl'>) {
  const jar = new Map<string, string>();
  const send = browserFetch(jar);
  const { projectId, baseUrl } = running;
  return {
    jar,
    sdk: createSdk({ projectId, baseUrl, fetch: send }),
    /** Posts the form as browsers post one of another site: without cookies that are Lax or Strict. */
    async post({ action, fields }: PostedForm): Promise<string> {
      const answer = await fetch(action.replace(CONSOLE_ORIGIN, baseUrl), {
        method: 'POST',
        headers: { origin: 'https://idp.example' },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
      return landedAt(answer);
    },
    /** Opens one of our pages; returns the redirect target. */
    async open(path: string): Promise<URL> {
      return new URL(await landedAt(await send(baseUrl + path, { redirect: 'manual' })));
    },
    /** Posts and follows redirects to the end. */
    async arrive(form: PostedForm): Promise<URL> {
      const next = await this.post(form);
      return next.startsWith('/') ? this.open(next) : new URL(next);
    },
  };
}
export type SamlBrowser = ReturnType<typeof samlBrowser>;

async function landedAt(answer: Response): Promise<string> {
  if (answer.status !== 303) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.headers.get('location') ?? '';
}
