import { expect, test } from '@playwright/test';
import {
  ADMIN,
  removeData,
  setUpByApi,
  startInstallation,
  type Installation,
} from './support/installation.ts';
import { createPerson, dataOf, managementOf, PASSWORD } from './support/sign-in-site.ts';
import { signInByPassword } from './support/sign-in-steps.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

/** A lost second factor: an Admin requests the reset by keyboard, an Owner approves it. */
test.describe.configure({ mode: 'serial' });

const START_MS = 240_000;

let site: Installation;
let owner: Visitor;
let admin: Visitor;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(START_MS);
  site = await startInstallation();
  await setUpByApi(site);
  const sdk = await managementOf(site.address, site.dataFolder);
  const [tenant] = dataOf(await sdk.management.tenant.loadAll());
  const sam = await createPerson(sdk, tenant?.id ?? '', { name: 'Sam Oduya', role: 'Admin' });
  await createPerson(sdk, tenant?.id ?? '', { name: 'Lou Marsh', role: 'Analyst L1' });
  const enter = async (email: string, password: string): Promise<Visitor> => {
    const visitor = await openVisitor(browser, { address: site.address, origins: [site.address] });
    await visitor.page.goto('/login');
    await signInByPassword(visitor.page, email, password);
    return visitor;
  };
  owner = await enter(ADMIN.email, ADMIN.password);
  admin = await enter(sam.email, PASSWORD);
});
test.afterAll(async () => {
  await admin.close();
  await owner.close();
  await site.stop();
  await removeData(site);
});

test('an Admin requests the reset with a reason, with the keyboard alone', async () => {
  const { page } = admin;
  await page.goto('/user-management');
  const menu = page.getByRole('button', { name: 'Actions for Lou Marsh' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Reset second factor…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expectAccessibleInBothThemes(page, 'the request for a reset');
  await dialog.getByLabel('Reason').fill('Phone stolen, confirmed by video call');
  await dialog.getByRole('button', { name: 'Request reset' }).press('Enter');
  await expect(page.getByText('Awaiting approval')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Approve the reset for Lou Marsh' }),
  ).toBeDisabled();
});

test('an Owner sees who, why and by whom, and approves', async () => {
  const { page } = owner;
  await page.goto('/user-management');
  await expect(page.getByText('Phone stolen, confirmed by video call')).toBeVisible();
  await expect(page.getByText(/Requested by Sam Oduya/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'Console access');
  await page.getByRole('button', { name: 'Approve the reset for Lou Marsh' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Second factor removed')).toBeVisible();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
});
