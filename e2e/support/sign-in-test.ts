import { test as base } from '@playwright/test';
import { ADMIN } from './installation.ts';
import { mailboxOn, type Mailbox } from './mailbox.ts';
import { signInByPassword } from './sign-in-steps.ts';
import { startSignInSite, type SignInSite } from './sign-in-site.ts';
import { openVisitor, type Visitor } from './visitor.ts';

interface Workers {
  /** Configuration besides what the site has anyhow; another one means another installation. */
  configuration: Record<string, string>;
  site: SignInSite;
  mailbox: Mailbox;
}

interface Fixtures {
  /** Opens another browser; all of them are closed, and checked for faults, after the test. */
  visit: () => Promise<Visitor>;
  visitor: Visitor;
}

const START_MS = 180_000;

/** A test on one installation, which all files share until a test fails. */
export const test = base.extend<Fixtures, Workers>({
  configuration: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ configuration }, provide) => {
      const site = await startSignInSite(configuration);
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  mailbox: [
    async ({ browser, site }, provide) => {
      const administrator = await openVisitor(browser, site);
      await administrator.page.goto('/login');
      await signInByPassword(administrator.page, ADMIN.email, ADMIN.password);
      await provide(mailboxOn(administrator.page));
      await administrator.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  visit: async ({ browser, site }, provide) => {
    const visitors: Visitor[] = [];
    await provide(async () => {
      const visitor = await openVisitor(browser, site);
      visitors.push(visitor);
      return visitor;
    });
    for (const visitor of visitors) await visitor.close();
  },
  visitor: async ({ visit }, provide) => provide(await visit()),
});

export { expect } from '@playwright/test';
