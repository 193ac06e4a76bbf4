import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectHeading, expectToast, signInByPassword } from './support/sign-in-steps.ts';
import { expect, test } from './support/sign-in-test.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';

const sideBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const banner = (page: Page, name: string) => page.getByRole('region', { name });

test('the side bar keeps its width, makes way on a small screen, and hides what a flag hides', async ({
  site,
  visitor,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Yara Lindqvist');
  await page.goto('/login');
  await signInByPassword(page, email);
  await expect(sideBar(page).getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(sideBar(page).getByText(email)).toBeHidden();
  await page.reload();
  await expectHeading(page, 'Dashboard');
  await expect(sideBar(page).getByText(email)).toBeHidden();
  await page.getByRole('link', { name: 'Policies', exact: true }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Policies');

  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/policies/wizard');
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').last();
  await expect(crumb).toHaveText('Policy wizard');
  expect(await crumb.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);

  await page.setViewportSize({ width: 400, height: 800 });
  await expect(sideBar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessibleInBothThemes(page, 'menu over a small screen');
  await page.getByRole('link', { name: 'Alerts', exact: true }).click();
  await expectHeading(page, 'Alerts');
  await expect(sideBar(page)).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('link', { name: 'Threat modeling' })).toBeVisible();
  await page.route('**/v1/session', async (route) => {
    const response = await route.fetch();
    const session = z.record(z.string(), z.unknown()).parse(await response.json());
    await route.fulfill({ response, json: { ...session, featureFlags: {} } });
  });
  await page.reload();
  await expectHeading(page, 'Alerts');
  await expect(page.getByRole('link', { name: 'Threat modeling' })).toBeHidden();
  await page.goto('/threat-modeling');
  await expectHeading(page, 'Not Found');
});

test('a lost connection and an update are told over the screen, which stays as it is', async ({
  site,
  visitor,
}) => {
  const { page, context } = visitor;
  const { email } = await site.person('Zeno Falk');
  await page.goto('/login');
  await signInByPassword(page, email);
  await page.getByRole('link', { name: 'Policies', exact: true }).click();
  const rows = page.getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  visitor.mayReport('net::ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  await expect(banner(page, 'Connection')).toContainText('You are offline since');
  await expect(rows.nth(2)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'offline');
  await context.setOffline(false);
  await expect(banner(page, 'Connection')).toBeHidden();

  await page.route(`${site.address}/`, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/src="\/assets\/[^"]+"/g, 'src="/assets/x.js"');
    await route.fulfill({ response, body: text });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(banner(page, 'Update')).toContainText('Waybill was updated');
  await expect(rows.nth(2)).toBeVisible();
  await page.unroute(`${site.address}/`);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectHeading(page, 'Policies');
  await expect(banner(page, 'Update')).toBeHidden();
});

test('background work shows its progress in the tray, and its end in a toast', async ({
  site,
  visitor,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Arno Vik');
  let state = 'running';
  await page.route('**/v1/tasks', async (route) => {
    const at = new Date().toISOString();
    const work = { taskId: 'sample-data.load', kind: 'sampleDataLoading', message: null };
    const task = { ...work, state, done: 40, total: 100, updatedAt: at };
    await route.fulfill({ json: { items: [task], asOf: at } });
  });
  await page.goto('/login');
  await signInByPassword(page, email);
  await page.getByRole('button', { name: 'Background work, 1 running' }).click();
  const tray = page.getByRole('dialog', { name: 'Background work' });
  await expect(tray.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await expectAccessibleInBothThemes(page, 'tray');
  state = 'done';
  await expectToast(page, 'Sample data loaded');
  await expect(tray.getByText('Sample data loaded')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tray).toBeHidden();
});
