import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Outcome, PageOptions } from '../sdk-page/sdk-page.ts';
import { startIdentityAlone, type IdentityAlone } from './identity-alone.ts';
import { bundleSdkPage, type Generation } from './sdk-bundle.ts';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';

const PAGE_PATH = '/sdk-page/';
const START_MS = 120_000;
const PASSWORD = 'plum kettle orbit seven';

type RefreshMode = 'cookie' | 'body';

/** A call that the library made to the provider. */
export interface Call {
  /** Path and query. */
  target: string;
  authorization: string;
  /** Name of the library, e.g. `react 3.3.1`. */
  sdk: string;
}

/** The library in pages of one browser profile, against one provider. */
export interface SdkLab {
  identity: IdentityAlone;
  calls: readonly Call[];
  /** Calls of which the target begins so. */
  callsTo(target: string): readonly Call[];
  /** Loads the page, and waits until the session is known if the page asks for it. */
  open(page: Page, options?: Partial<PageOptions>): Promise<void>;
  /** Signs a new person up with a password in the page. */
  signUp(page: Page): Promise<Person>;
}

export interface Person {
  loginId: string;
  password: string;
  name: string;
}

/** Shared by all tests. */
interface Workbench {
  providers: Record<RefreshMode, IdentityAlone>;
  bundles: Record<Generation, Map<string, string>>;
}

interface Fixtures {
  generation: Generation;
  refreshMode: RefreshMode;
  lab: SdkLab;
}

/** A test with the library in a real browser. What goes to any other origin fails it. */
export const test = base.extend<Fixtures, { workbench: Workbench }>({
  generation: ['current', { option: true }],
  refreshMode: ['cookie', { option: true }],
  workbench: [
    // eslint-disable-next-line no-empty-pattern -- what it depends on is read from the pattern
    async ({}, provide) => {
      const dataFolder = await temporaryDataFolder('waybill-sdk-', { mayBeInMemory: true });
      const [providers, current, older] = await Promise.all([
        startProviders(dataFolder),
        bundleSdkPage('current'),
        bundleSdkPage('older'),
      ]);
      await provide({ providers, bundles: { current, older } });
      await providers.body.stop();
      await providers.cookie.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_MS },
  ],
  lab: async ({ context, workbench, generation, refreshMode }, provide) => {
    const identity = workbench.providers[refreshMode];
    const foreign = await servePage(context, identity.origin, workbench.bundles[generation]);
    await provide(openLab(context, identity));
    expect(foreign, 'requests to other origins').toEqual([]);
  },
});

/** One at a time: the first one starts the database that both use, and stops it. */
async function startProviders(dataFolder: string): Promise<Workbench['providers']> {
  const cookie = await startIdentityAlone({ dataFolder, refreshMode: 'cookie' });
  const body = await startIdentityAlone({ dataFolder, refreshMode: 'body' });
  return { cookie, body };
}

/** Serves the page on the provider's origin. @returns what was asked of other origins, and refused. */
async function servePage(
  context: BrowserContext,
  origin: string,
  files: Map<string, string>,
): Promise<string[]> {
  const foreign: string[] = [];
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) {
      foreign.push(url.href);
      return route.abort();
    }
    if (!url.pathname.startsWith(PAGE_PATH)) return route.continue();
    const script = files.get(url.pathname.slice(PAGE_PATH.length));
    if (script !== undefined)
      return route.fulfill({ contentType: 'text/javascript', body: script });
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Client</title><link rel="icon" href="data:," /><body><script type="module" src="./sdk-page.js"></script>',
    });
  });
  await context.routeWebSocket(/.*/, (socket) => {
    foreign.push(socket.url());
    void socket.close();
  });
  return foreign;
}

function openLab(context: BrowserContext, identity: IdentityAlone): SdkLab {
  const calls: Call[] = [];
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!/^\/v\d\//.test(pathname)) return;
    const headers = request.headers();
    calls.push({
      target: pathname + search,
      authorization: headers['authorization'] ?? '',
      sdk: `${headers['x-descope-sdk-name']} ${headers['x-descope-sdk-version']}`,
    });
  });
  return {
    identity,
    calls,
    callsTo: (target) => calls.filter((call) => call.target.startsWith(target)),
    async open(page, options = {}) {
      const all: PageOptions = { mount: 'session', projectId: identity.projectId, ...options };
      const query = new URLSearchParams({ options: JSON.stringify(all) });
      await page.goto(`${identity.origin}${PAGE_PATH}?${query}`);
      if (all.mount === 'sdk') await expect(page.getByTestId('functions')).toBeAttached();
      if (all.mount === 'session' && all.projectId)
        await expect(stateOf(page)).not.toHaveText('loading');
    },
    async signUp(page) {
      const loginId = `person-${randomUUID()}@client.example`;
      const person = { loginId, password: PASSWORD, name: 'Mara Lind' };
      const outcome = await page.evaluate(
        (given) =>
          window.outcome(() =>
            window.sdk.password.signUp(given.loginId, given.password, {
              name: given.name,
              email: given.loginId,
            }),
          ),
        person,
      );
      expect(outcome).toMatchObject({ ok: true, code: 200 });
      return person;
    },
  };
}

/** Where the page writes `loading`, `authenticated` or `unauthenticated`. */
export const stateOf = (page: Page) => page.getByTestId('state');

/** Keys of the page's local storage. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage));

/** Signs in with a wrong password. */
export const wrongPassword = (page: Page, loginId: string): Promise<Outcome> =>
  page.evaluate(
    (given) => window.outcome(() => window.sdk.password.signIn(given, 'not the password')),
    loginId,
  );

/** A waiting time as the first lock of a login id has it. */
export function expectSeconds(retryAfter: unknown): void {
  expect(retryAfter).toEqual(expect.any(Number));
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(Number(retryAfter)).toBeLessThanOrEqual(30);
}

export { expect };
