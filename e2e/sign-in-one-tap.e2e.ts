import type { Browser, Route } from '@playwright/test';
import type { SignInSite } from './support/sign-in-site.ts';
import { expectHeading } from './support/sign-in-steps.ts';
import { expect, test } from './support/sign-in-test.ts';
import { openVisitor } from './support/visitor.ts';

/**
 * Google One Tap with the published client library. Google's script is replaced by one that keeps what it
 * is asked for and answers as Google documents it: with an id token for the client id and the nonce.
 */
test.use({ configuration: { GOOGLE_ONE_TAP: 'true' } });

const GOOGLE = 'https://accounts.google.com';
const SCRIPT = `
  let options;
  window.google = {
    accounts: {
      id: {
        initialize(given) {
          options = given;
        },
        async prompt() {
          options.callback({ credential: await window.chooseAccount(options) });
        },
        cancel() {},
      },
    },
  };
`;

/** What the client library hands to Google's script, as far as it is data. */
interface Asked {
  client_id: string;
  nonce: string;
  itp_support: boolean;
  use_fedcm_for_prompt: boolean;
}

async function visitorOf(
  browser: Browser,
  site: SignInSite,
  answer: (route: Route) => Promise<void>,
) {
  const visitor = await openVisitor(browser, { ...site, origins: [...site.origins, GOOGLE] });
  await visitor.page.route(`${GOOGLE}/gsi/client`, answer);
  return visitor;
}

test('a choice in One Tap signs in, with ITP support and FedCM on', async ({ browser, site }) => {
  const { email, name } = await site.person('Wilma Ost', { hasPassword: false });
  site.google.accounts.set('wilma', { sub: 'wilma', name, email, email_verified: true });
  const visitor = await visitorOf(browser, site, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  const { page } = visitor;
  const asked: Asked[] = [];
  await page.exposeFunction('chooseAccount', (options: Asked) => {
    asked.push(options);
    return site.google.idToken('wilma', options.nonce);
  });
  await page.goto('/login?to=%2Fdetections');
  await expectHeading(page, 'Detections');
  expect(asked).toEqual([
    expect.objectContaining({
      client_id: site.google.clientId,
      itp_support: true,
      use_fedcm_for_prompt: true,
    }),
  ]);
  await page.reload();
  await expectHeading(page, 'Detections');
  await visitor.close();
});

for (const [what, answer, message] of [
  [
    'that does not load',
    (route: Route) => route.abort(),
    'Failed to load Google GSI client script - failed to load',
  ],
  [
    'that is something else',
    (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
    'Failed to load Google GSI client script - not loaded properly',
  ],
] as const) {
  test(`a script ${what} is a warning, and the other ways to sign in stay`, async ({
    browser,
    site,
  }) => {
    const visitor = await visitorOf(browser, site, answer);
    visitor.mayReport('net::ERR_FAILED');
    const warnings: string[] = [];
    visitor.page.on('console', (said) => {
      if (said.type() === 'warning') warnings.push(said.text());
    });
    await visitor.page.goto('/login');
    await expectHeading(visitor.page, 'Sign in');
    await expect.poll(() => warnings).toContain(message);
    await expect(visitor.page.getByRole('alert')).toHaveCount(0);
    await expect(visitor.page.getByLabel('Password', { exact: true })).toBeVisible();
    await visitor.close();
  });
}
