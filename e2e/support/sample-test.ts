import { test as base } from '@playwright/test';
import {
  ADMIN,
  loadSampleData,
  removeData,
  setUpByApi,
  startInstallation,
  type Installation,
} from './installation.ts';
import { signInByPassword } from './sign-in-steps.ts';
import { openVisitor, type Visitor } from './visitor.ts';

const START_MS = 240_000;

interface Workers {
  /** An installation with the sample data, which files with this test share. */
  site: Installation;
  /** Opens a browser of the administrator, signed in; whoever opens it closes it. */
  enter: () => Promise<Visitor>;
}

/** A test on the sample data. Files share the installation: what one changes, the others bear. */
export const test = base.extend<object, Workers>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- what it depends on is read from the pattern
    async ({}, provide) => {
      const site = await startInstallation();
      await setUpByApi(site);
      await loadSampleData(site.address);
      await provide(site);
      await site.stop();
      await removeData(site);
    },
    { scope: 'worker', timeout: START_MS },
  ],
  enter: [
    async ({ browser, site }, provide) =>
      provide(async () => {
        const visitor = await openVisitor(browser, {
          address: site.address,
          origins: [site.address],
        });
        await visitor.page.goto('/login');
        await signInByPassword(visitor.page, ADMIN.email, ADMIN.password);
        return visitor;
      }),
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
