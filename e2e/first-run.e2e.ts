import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ADMIN, removeData, startInstallation, type Installation } from './support/installation.ts';
import { SAMPLE_DATA_MS } from './support/patience.ts';

/** The whole first hour of a person: from the link that the start prints to a triaged detection. */
test.describe.configure({ mode: 'serial' });

/** What the page of a link says that was used before. */
const SPENT = 'Waybill is set up';

let installation: Installation;
let page: Page;
const faults: string[] = [];

test.beforeAll(async ({ browser }) => {
  installation = await startInstallation();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
});

test.afterAll(async () => {
  await page.close();
  await installation.stop();
  await removeData(installation);
});

async function fillSetup(on: Page): Promise<void> {
  await on.goto(installation.setupLink ?? '');
  await on.getByLabel('Organisation').fill(ADMIN.tenantName);
  await on.getByLabel('Your name').fill(ADMIN.name);
  await on.getByLabel('E-mail').fill(ADMIN.email);
  await on.getByLabel('Password', { exact: true }).fill(ADMIN.password);
}

test('the one-time link leads to the set-up form, and the form to a signed-in console', async () => {
  expect(installation.setupLink).toContain('/login?setup=');
  await fillSetup(page);
  await expect(page.getByText('northwind.example', { exact: true })).toBeVisible();
  await expectAccessible(page, 'set-up');
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByText(ADMIN.tenantName)).toBeVisible();
});

test('the link works once', async ({ browser }) => {
  const other = await browser.newPage();
  await fillSetup(other);
  await other.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect(other.getByRole('heading', { name: SPENT })).toBeVisible();
  await other.close();
});

test('a reload keeps the session; signing out ends it, signing in starts one', async () => {
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.goto(`${installation.address}/profile`);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  faults.length = 0; // The refused sign-in is a 401 that the browser reports on its own.
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
});

test('an empty tenant offers sample data, and shows its progress until it is there', async () => {
  test.setTimeout(2 * SAMPLE_DATA_MS);
  await page.goto(installation.address);
  await expect(page.getByRole('list', { name: 'First steps' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load sample data' })).toBeVisible();
  await page.goto(`${installation.address}/detections`);
  await expect(page.getByText('No events yet')).toBeVisible();
  await expectAccessible(page, 'empty detections');
  await page.getByRole('button', { name: 'Load sample data' }).click();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await expect(page.getByRole('row').nth(5)).toBeVisible({ timeout: SAMPLE_DATA_MS });
  // Rows are there before the last record is.
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: SAMPLE_DATA_MS });
  await expect(page.getByText(/sample data/i).first()).toBeVisible();
});

/** Words of a policy, and what the titles of its detections say. */
const STORIES = [
  ['Opened to the public', /opened to anyone with the link/],
  ['Shared outside', /shared with ./],
  ['Mass download', /downloaded from ./],
  ['external account', /(?:shared|copied|sent) .*account/i],
  ['forward', /forwarded automatically to/i],
  ['Guest', /guest/i],
] as const;

test('every planted story is found', async () => {
  for (const [words, title] of STORIES) {
    await page.goto(`${installation.address}/detections?q=${encodeURIComponent(words)}`);
    await expect(page.getByRole('row').filter({ hasText: title }).first()).toBeVisible();
  }
});

test('the list filters, counts alike, and keeps its state in the address', async () => {
  await page.goto(`${installation.address}/detections`);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.getByRole('button', { name: /^Critical/ }).click();
  await expect(page).toHaveURL(/severity=CRITICAL/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Critical/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the keyboard walks the list, opens the panel beside it and closes it', async () => {
  await page.goto(`${installation.address}/detections`);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sel=/);
  const panel = page.getByRole('complementary').filter({ hasText: /DET-\d+/ });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/sel=/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a detection explains itself, shows its payload, and is triaged', async () => {
  await page.goto(`${installation.address}/detections?q=payroll`);
  const row = page.getByRole('row').filter({ hasText: 'opened to anyone with the link' }).first();
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/sel=/);
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL(/\/detections\/[0-9a-f-]{36}/);
  // The list with its panel stays until the page is ready to take its place.
  await expect(row).toBeHidden();
  await expect(page.getByText(/Why it matched/i)).toBeVisible();
  await page.getByRole('button', { name: /^Events/ }).click();
  await page.locator('summary').first().click();
  await page
    .getByRole('button', { name: /raw payload/i })
    .first()
    .click();
  await expect(page.getByText('change_document_visibility').first()).toBeVisible();
  await page.getByRole('button', { name: /^Take/ }).click();
  await expect(page.getByText(ADMIN.name).nth(1)).toBeVisible();
});

test('the export holds the filtered list', async () => {
  await page.goto(`${installation.address}/detections?severity=HIGH`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^detections-.*\.csv$/);
});

test('dark mode is a choice on the profile, and is kept', async () => {
  await page.goto(`${installation.address}/profile`);
  await page.getByRole('button', { name: /dark mode/i }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.goto(`${installation.address}/detections`);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
});

test('sample data is removed again', async () => {
  await page.goto(`${installation.address}/settings/data`);
  await page
    .getByRole('button', { name: /remove/i })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /remove/i })
    .click();
  await page.goto(`${installation.address}/detections`);
  await expect(page.getByText('No events yet')).toBeVisible({ timeout: 60_000 });
});

test('nothing on the way was an error of the page', () => {
  expect(faults).toEqual([]);
});
