import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { removeData, waybill, ADMIN, type Installation } from './support/installation.ts';
import { startPrepared } from './support/prepared-data.ts';
import { signInByPassword } from './support/sign-in-steps.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

/** The audit log of an installation: read, filtered, verified and exported. */
test.describe.configure({ mode: 'serial' });

const START_MS = 240_000;

let site: Installation;
let visitor: Visitor;
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(START_MS);
  site = await startPrepared('administrator');
  visitor = await openVisitor(browser, { address: site.address, origins: [site.address] });
  ({ page } = visitor);
  await page.goto('/login');
  await signInByPassword(page, ADMIN.email, ADMIN.password);
  await page.goto('/settings/audit');
});
test.afterAll(async () => {
  await visitor.close();
  await site.stop();
  await removeData(site);
});

const main = () => page.getByRole('main');
const table = () => main().getByRole('table', { name: 'Entries' });

test('the sign-in is listed and sealed, and opens by keyboard', async () => {
  const row = table().getByRole('row').filter({ hasText: 'Signed in' }).first();
  await expect(row).toContainText(ADMIN.name);
  await expect(async () => {
    await page.reload();
    await expect(row.getByText('Not sealed yet')).toHaveCount(0);
  }).toPass();
  await expectAccessibleInBothThemes(page, 'audit tab');
  await row.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('session.started')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'audit entry', 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('verifying says that nothing was changed and nothing is missing', async () => {
  await main().getByRole('button', { name: 'Verify now' }).press('Enter');
  await expect(main().getByText(/entr(y|ies) unchanged$/)).toBeVisible();
  await expect(main().getByText('No entry is missing')).toBeVisible();
});

test('a filter is in the address, and the export verifies on the command line', async () => {
  await main()
    .getByRole('button', { name: /^Action:/ })
    .click();
  await page.keyboard.type('Audit log ver');
  await page.getByRole('option', { name: 'Audit log verified' }).click();
  await expect(page).toHaveURL(/action=audit\.verified/);
  await expect(table().getByRole('row').filter({ hasText: 'Audit log verified' })).toHaveCount(1);
  await main().getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'JSON, verifiable' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain('"kind":"digest"');
  expect(await waybill(site.dataFolder, ['audit', 'verify', file])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Completeness: no entry is missing'),
  });
  expect(await waybill(site.dataFolder, ['audit', 'verify'])).toMatchObject({ code: 0 });
});

test('the tab works on a phone', async () => {
  await page.setViewportSize({ width: 400, height: 800 });
  await expect(main().getByRole('button', { name: 'Verify now' })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(overflow).toBe(false);
  if (process.env['WAYBILL_SHOTS']) {
    await page.screenshot({
      path: `${process.env['WAYBILL_SHOTS']}/audit-400.png`,
      fullPage: true,
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.screenshot({
      path: `${process.env['WAYBILL_SHOTS']}/audit-1440.png`,
      fullPage: true,
    });
  }
});
