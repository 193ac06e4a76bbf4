import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ADMIN, removeData, type Installation } from './support/installation.ts';
import { startPrepared } from './support/prepared-data.ts';
import {
  auditEntry,
  startReplayingVendor,
  type ReplayingVendor,
} from './support/replaying-vendor.ts';
import { signInByPassword } from './support/sign-in-steps.ts';

/*
 * A source connected from its first page to its fixing, against a server that answers as the vendor
 * does. Each step resumes from the one before.
 */
test.describe.configure({ mode: 'serial' });

let site: Installation;
let vendor: ReplayingVendor;
let page: Page;

test.beforeAll(async ({ browser }) => {
  vendor = await startReplayingVendor();
  // What is inside the network is reached only where the operator allows it.
  site = await startPrepared('administrator', { OUTBOUND_ALLOW: '127.0.0.1' });
  page = await browser.newPage();
  await page.goto(`${site.address}/login`);
  await signInByPassword(page, ADMIN.email, ADMIN.password);
});
test.afterAll(async () => {
  await page.close();
  await site.stop();
  await vendor.close();
  await removeData(site);
});

const AUDIT = 'Audit log with Git events';
/** The row of a stream on the integration’s page. */
const auditRow = () => page.getByRole('row').filter({ hasText: AUDIT }).first();

test('a source is found in the catalogue, tried, and connected', async () => {
  await page.goto(`${site.address}/settings/integrations`);
  await page.getByRole('searchbox').first().fill('github');
  await page
    .getByRole('link', { name: /GitHub/ })
    .first()
    .click();
  await expect(page).toHaveURL(/connect=github/);
  await expect(page.getByRole('heading', { name: 'Connect GitHub' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Organisation' }).fill(vendor.organization);
  await page.getByLabel('API address').fill(vendor.address);
  await page.getByLabel('Access token').fill('ghp_wrong');
  await chooseStreams([AUDIT, 'Members']);
  await expectAccessible(page, 'connect flow');

  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('The vendor rejected the credentials').first()).toBeVisible();
  await page.getByLabel('Access token').fill(vendor.token);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('Every stream works')).toBeVisible();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page).toHaveURL(/integration=/);
});

/** Leaves exactly these streams of the form switched on. */
async function chooseStreams(titles: readonly string[]): Promise<void> {
  const streams = page.getByRole('group', { name: 'Streams' });
  for (const box of await streams.getByRole('checkbox').all()) await box.setChecked(false);
  for (const title of titles) {
    await streams.getByRole('checkbox', { name: new RegExp(`^${title} `) }).setChecked(true);
  }
}

test('its events arrive, each once', async () => {
  await expect(auditRow().getByText('Healthy')).toBeVisible({ timeout: 30_000 });
  await expect(auditRow()).toContainText('5 new of 5');
  await expectAccessible(page, 'integration');
  await page.getByRole('button', { name: 'Show newest record' }).click();
  await expect(page.getByText('git.clone').first()).toBeVisible();
});

test('what happens later arrives with the next run, and nothing is doubled', async () => {
  vendor.entries.push(auditEntry('later-1', Date.now()));
  await page.getByRole('button', { name: 'Run now' }).click();
  await expect(auditRow()).toContainText('1 new of', { timeout: 30_000 });
});

test('broken credentials are told with what to do, and are mended', async () => {
  vendor.changeToken();
  await page.getByRole('button', { name: 'Run now' }).click();
  await expect(page.getByText('The vendor rejected the credentials').first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(auditRow().getByText('Auth expired')).toBeVisible();
  await expectAccessible(page, 'integration that fails');

  await page.getByRole('button', { name: 'Re-authorise' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Access token').fill(vendor.token);
  await dialog.getByRole('button', { name: 'Test connection' }).click();
  await expect(dialog.getByText('Every stream works')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(auditRow().getByText('Healthy')).toBeVisible({ timeout: 30_000 });
});

test('a span of the past is read again, and its end is told', async () => {
  vendor.entries.unshift(auditEntry('long-ago', Date.now() - 20 * 86_400_000));
  await page.getByRole('button', { name: 'Backfill' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Period|Choose/ }).click();
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await dialog.getByRole('button', { name: 'Start backfill' }).click();
  await expect(page.getByText(/records read/)).toBeVisible({ timeout: 30_000 });
});

test('people came along, and are shown with where they come from', async () => {
  await page.goto(`${site.address}/settings/integrations?view=people`);
  await expect(page.getByText('ida-holm').first()).toBeVisible();
});
