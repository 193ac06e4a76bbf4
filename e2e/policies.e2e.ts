import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import { apiSession } from './support/installation.ts';
import { expect, test } from './support/sample-test.ts';
import { createPerson, dataOf, managementOf, PASSWORD } from './support/sign-in-site.ts';
import { signInByPassword } from './support/sign-in-steps.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

/** A policy from a detection to blocking, with a second person, and the list that it is in. */
test.describe.configure({ mode: 'serial' });

let author: Visitor;
let page: Page;
let approver: Visitor;
let detectionId: string;
const NAME = 'Nothing of this kind goes out';

test.beforeAll(async ({ enter, site, browser }) => {
  author = await enter();
  ({ page } = author);
  const call = await apiSession(site.address);
  const found = await call('/v1/detections?policy=shared-outside&limit=1');
  detectionId = JSON.stringify(found).match(/"detectionId":"([^"]+)"/)?.[1] ?? '';
  const sdk = await managementOf(site.address, site.dataFolder);
  const [tenant] = dataOf(await sdk.management.tenant.loadAll());
  const sam = await createPerson(sdk, tenant?.id ?? '', { name: 'Sam Oduya', role: 'Admin' });
  approver = await openVisitor(browser, { address: site.address, origins: [site.address] });
  await approver.page.goto('/login');
  await signInByPassword(approver.page, sam.email, PASSWORD);
});
test.afterAll(async () => {
  await approver.close();
  await author.close();
});

const openStep = (name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click();
const dialog = () => page.getByRole('dialog');

/** Takes a step of the ladder, ignoring open items. */
async function take(step: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: step, exact: true }).click();
  for (const box of await dialog().getByRole('checkbox').all()) await box.check();
  await dialog().getByLabel('Reason').fill('Agreed with the team');
  await dialog().getByRole('button', { name: step, exact: true }).click();
  await expect(dialog()).toHaveCount(0);
}

/** The second person decides on what waits. */
async function approve(): Promise<void> {
  const other = approver.page;
  await other.goto('/policies');
  await other.getByRole('row').filter({ hasText: NAME }).click();
  const asked = other.getByRole('region', { name: 'Approval' });
  await asked.getByLabel('Reason').fill('Looked at it');
  await asked.getByRole('button', { name: 'Approve' }).click();
  await expect(asked).toHaveCount(0);
}

test('begins with a detection, is tried on history and simulated', async () => {
  await page.goto(`/detections/${detectionId}`);
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Create policy from this' }).click();
  await expect(page.getByRole('region', { name: 'In words' })).toContainText('When');
  const numbers = page.getByRole('region', { name: 'Estimated matches' });
  await expect(numbers.getByRole('row', { name: /^Events/ })).toContainText(/[1-9]/);
  await openStep('Rollout');
  await page.getByLabel('Name').fill(NAME);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await openStep('Response');
  await page.getByLabel('English').fill('This must stay inside.');
  await page.getByLabel('German').fill('Das muss drinnen bleiben.');
  await page.getByRole('button', { name: /^Allowed override reasons/ }).click();
  await page.getByRole('option', { name: 'Business need' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the wizard');
  await openStep('Back-test');
  await page.getByRole('button', { name: 'Start back-test' }).click();
  const found = page.getByRole('region', { name: 'Results' });
  await expect(found).toContainText(/Matches\s*[1-9]/);
  await openStep('Rollout');
  await take('Simulate');
  await expect(page.getByText('Simulating').first()).toBeVisible();
});

test('alerts, then warns and blocks once a second person agrees', async () => {
  await take('Alert');
  await expect(page.getByText('Alerting').first()).toBeVisible();
  await take('Warn');
  await expect(page.getByText('someone else must decide')).toBeVisible();
  await approve();
  await page.reload();
  await expect(page.getByText('Warning', { exact: true }).first()).toBeVisible();
  await take('Block');
  await approve();
  await page.reload();
  await expect(page.getByText('Blocking', { exact: true }).first()).toBeVisible();
});

test('stands in the list with its versions, and is paused at once', async () => {
  await page.goto('/policies');
  await page.getByRole('row').filter({ hasText: NAME }).click();
  const drawer = page.getByRole('complementary', { name: 'Summary' });
  await expect(drawer).toContainText('Approved by Sam Oduya');
  await expectAccessibleInBothThemes(page, 'the list of policies');
  await drawer.getByRole('button', { name: 'Pause' }).click();
  await dialog().getByRole('button', { name: 'Pause' }).click();
  await expect(drawer.getByText('Paused').first()).toBeVisible();
});

test('a condition reads the same as lines, as a tree and as text', async () => {
  await page.goto(`/policies/wizard?detection=${detectionId}`);
  await openStep('Movement');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Text', exact: true }).click();
  const text = main.getByLabel('Condition as text');
  await expect(text).not.toHaveValue('');
  await text.fill('action == "Share" &&');
  await expect(main.getByText(/Line 1, column/)).toBeVisible();
  await text.fill('action == "Share" && (sizeBytes > 1024.0 || !(source == "Slack"))');
  await expect(page.getByRole('region', { name: 'In words' })).toContainText('Action is Share');
  await main.getByRole('button', { name: 'Tree', exact: true }).click();
  await expect(main.getByRole('button', { name: /^Field: Action/ })).toBeVisible();
  await main.getByRole('button', { name: 'Form', exact: true }).click();
  await expect(main.getByRole('button', { name: /^Field/ }).first()).toBeVisible();
});

test('what is nearly met is included, and what is excepted is taken in again', async () => {
  await page.goto(`/policies/wizard?detection=${detectionId}`);
  await openStep('Back-test');
  const words = page.getByRole('region', { name: 'In words' });
  const near = page.getByRole('region', { name: 'Near misses' });
  await near.getByRole('button', { name: 'Include' }).first().click();
  await expect(near.getByRole('button', { name: 'Included' })).toBeFocused();
  await expect(words).toContainText(') or (');
  await page.getByRole('button', { name: 'Exclude', exact: true }).first().click();
  await expect(words).toContainText('With one exception.');
  const spared = page.getByRole('region', { name: 'Excluded by exceptions' });
  await spared.getByRole('button', { name: 'Include' }).first().click();
  await expect(words).not.toContainText('With one exception.');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'what a back-test leaves out');
});
