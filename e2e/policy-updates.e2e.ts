import type { Page } from '@playwright/test';
import { POLICY_PACK } from '@waybill/engine';
import { tabTo } from './support/keyboard-focus.ts';
import { setPolicyPack } from './support/policy-pack.ts';
import { expect, test } from './support/sample-test.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import type { Visitor } from './support/visitor.ts';

/** Built-in policies that an upgrade brought, decided on by keyboard. */
test.describe.configure({ mode: 'serial' });

let visitor: Visitor;
let page: Page;
test.beforeAll(async ({ enter, site }) => {
  await setPolicyPack(site, 1);
  visitor = await enter();
  ({ page } = visitor);
});
test.afterAll(async ({ site }) => {
  await visitor.close();
  await setPolicyPack(site, POLICY_PACK);
});

const main = () => page.getByRole('main');

test('updates are listed with reason and estimate, and are accessible', async () => {
  await page.goto('/policies');
  const tab = page.getByRole('tab', { name: /^Updates/ });
  await tabTo(page, page.getByRole('tab', { name: 'Policies' }));
  await page.keyboard.press('ArrowRight');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(main().getByRole('heading', { name: 'Posture changes' })).toBeVisible();
  await expect(main().getByText('Why it matters').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'updates of policies');
});

test('one is accepted, one kept, one paused by keyboard', async () => {
  for (const word of ['Accept: ', 'Keep simulating: ', 'Pause: ']) {
    const button = main()
      .getByRole('button', { name: new RegExp(`^${word}`) })
      .first();
    const name = (await button.getAttribute('aria-label'))?.replace(word, '') ?? '';
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(main().getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await page.goto('/policies?open=branch-protection-removed');
  await expect(page.getByRole('link', { name: 'Decide under Updates' })).toBeVisible();
});

test('accepting all leaves an empty state', async () => {
  await page.goto('/policies?view=updates');
  await main()
    .getByRole('button', { name: /^Accept all/ })
    .click();
  await expect(main().getByRole('heading', { name: 'No updates' })).toBeVisible();
});
