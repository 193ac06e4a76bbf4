import { test as base } from '@playwright/test';
import { NO_SAMPLE_DATA } from './groups.ts';
import { ADMIN, removeData, type Installation } from './installation.ts';
import { SAMPLE_DATA_MS } from './patience.ts';
import { startPrepared } from './prepared-data.ts';
import { signInByPassword } from './sign-in-steps.ts';
import { openVisitor, type Visitor } from './visitor.ts';

/** The first of a run loads the sample data while others wait. */
const START_MS = 2 * SAMPLE_DATA_MS;

interface Workers {
  /** An installation with the sample data, which belongs to this file or its group. */
  site: Installation;
  /** Opens a browser of the administrator, signed in; whoever opens it closes it. */
  enter: () => Promise<Visitor>;
}

/** A test on the sample data. `groups.ts` says which files share a process, and with it the installation. */
export const test = base.extend<object, Workers>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- what it depends on is read from the pattern
    async ({}, provide, { project }) => {
      if (project.name === NO_SAMPLE_DATA)
        throw new Error('Name this file in e2e/support/groups.ts');
      const site = await startPrepared('sample data');
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
