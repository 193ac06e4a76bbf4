import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADMIN, removeData, type Installation } from './support/installation.ts';
import { startPrepared } from './support/prepared-data.ts';
import { tabTo } from './support/keyboard-focus.ts';
import { signInByPassword } from './support/sign-in-steps.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

/** From a sentence to a policy: what is understood, what is asked, and how few clicks it takes. */
test.describe.configure({ mode: 'serial' });

let site: Installation;
let visitor: Visitor;
let page: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  // Nothing has to have happened: what a sentence says is the same without events.
  site = await startPrepared('administrator');
  visitor = await openVisitor(browser, { address: site.address, origins: [site.address] });
  ({ page } = visitor);
  await page.goto('/login');
  await signInByPassword(page, ADMIN.email, ADMIN.password);
});
test.afterAll(async () => {
  await visitor.close();
  await site.stop();
  await removeData(site);
});

const main = () => page.getByRole('main');
const box = () => main().getByLabel('What do you want to prevent?');
const becomes = () => main().getByRole('region', { name: 'Resulting policy' });
const useIt = () => main().getByRole('button', { name: 'Use this description' });

test('source code to personal cloud is simulated after at most eight clicks', async () => {
  await page.goto('/policies');
  let clicks = 0;
  const click = async (part: Locator) => {
    await part.click();
    clicks += 1;
  };
  await click(main().getByRole('link', { name: 'New policy' }));
  await click(main().getByRole('button', { name: 'Source code to personal cloud storage' }));
  await expect(becomes()).toContainText('Source code');
  await click(useIt());
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await click(steps.getByRole('button', { name: 'Back-test' }));
  await click(main().getByRole('button', { name: 'Start back-test' }));
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('Matches');
  await click(steps.getByRole('button', { name: 'Rollout' }));
  await click(main().getByRole('button', { name: 'Simulate', exact: true }));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Simulate', exact: true }));
  await expect(page.getByText('Simulating').first()).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(8);
});

test('every word is understood, asked about or listed, by keyboard alone', async () => {
  await page.goto('/policies/wizard');
  await tabTo(page, box());
  await page.keyboard.type('Sorce code to the cloud by leavers');
  const unknown = main().getByRole('region', { name: 'Not recognized' });
  await expect(unknown).toContainText('Sorce');
  await expect(useIt()).toBeDisabled();
  await expectAccessibleInBothThemes(page, 'a sentence with a question');
  await tabTo(page, unknown.getByRole('button', { name: 'Replace “Sorce” with “source”' }));
  await page.keyboard.press('Enter');
  await expect(box()).toHaveValue('source code to the cloud by leavers');
  await expect(unknown).toHaveCount(0);
  const question = main().getByRole('group', { name: /the cloud/ });
  const answer = question.getByRole('button').first();
  await tabTo(page, answer);
  await page.keyboard.press('Enter');
  await expect(answer).toHaveAttribute('aria-pressed', 'true');
  const words = main().getByRole('region', { name: 'Your sentence, word by word' });
  await tabTo(page, words.getByRole('button', { name: 'leavers' }));
  await page.keyboard.press('Enter');
  await expect(becomes().locator(':focus')).toContainText('leavers');
  await tabTo(page, useIt());
  await page.keyboard.press('Enter');
  await expect(main().getByRole('heading', { name: 'Data', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'In words' })).toContainText('Source code');
});

test('data types are listed by groups', async () => {
  await main().getByRole('button', { name: 'Add condition' }).first().click();
  await main()
    .getByRole('button', { name: /^Field: Choose/ })
    .click();
  await page.keyboard.type('data.types');
  await page.keyboard.press('Enter');
  const line = main().getByRole('group', { name: 'Data types' });
  await line.getByRole('button', { name: /^Value/ }).click();
  const list = page.getByRole('listbox');
  await expect(list).toContainText('Financial');
  await expect(list).toContainText('Secret');
  await page.keyboard.press('Escape');
});
