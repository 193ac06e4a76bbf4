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

/** Roles, suspension and sessions of members, and roles of the organization. */
test.describe.configure({ mode: 'serial' });

const START_MS = 240_000;

let site: Installation;
let owner: Visitor;
let lou: Visitor;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(START_MS);
  site = await startInstallation();
  await setUpByApi(site);
  const sdk = await managementOf(site.address, site.dataFolder);
  const [tenant] = dataOf(await sdk.management.tenant.loadAll());
  const { email } = await createPerson(sdk, tenant?.id ?? '', {
    name: 'Lou Marsh',
    role: 'Analyst L1',
  });
  const enter = async (address: string, password: string): Promise<Visitor> => {
    const visitor = await openVisitor(browser, { address: site.address, origins: [site.address] });
    await visitor.page.goto('/login');
    await signInByPassword(visitor.page, address, password);
    return visitor;
  };
  owner = await enter(ADMIN.email, ADMIN.password);
  lou = await enter(email, PASSWORD);
  // Her session ends with her roles, and is refused while she is suspended.
  lou.mayBeRefused('/v1/');
});
test.afterAll(async () => {
  await lou.close();
  await owner.close();
  await site.stop();
  await removeData(site);
});

test('a role of the organization is cloned from a built-in one', async () => {
  const { page } = owner;
  await page.goto('/user-management?tab=roles');
  await page.getByRole('button', { name: 'Clone Analyst L1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Night shift');
  await dialog.getByRole('checkbox', { name: 'See policies' }).uncheck();
  await expectAccessibleInBothThemes(page, 'a new role');
  await dialog.getByRole('button', { name: 'Create role' }).click();
  await expect(page.getByRole('list', { name: 'Your organization' })).toContainText('Night shift');
  await expectAccessibleInBothThemes(page, 'Roles');
});

test('R opens the roles of the row, and the change acts on the open session', async () => {
  const { page } = owner;
  await page.goto('/user-management');
  const row = page.getByRole('row', { name: /Lou Marsh/ });
  await row.click();
  const panel = page.getByRole('complementary', { name: 'Lou Marsh' });
  await expect(panel.getByRole('button', { name: 'End session' }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a member');
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Roles/ }).click();
  await page.getByRole('option', { name: /^Night shift/ }).click();
  await page.getByRole('option', { name: /^Analyst L1/ }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await expect(row).toContainText('Night shift');
  await lou.page.goto('/policies');
  await expect(lou.page.getByText(/policy:read/)).toBeVisible();
});

test('a suspended member is out, and back after reactivation', async () => {
  const { page } = owner;
  const panel = page.getByRole('complementary', { name: 'Lou Marsh' });
  await panel.getByRole('button', { name: 'Suspend…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Left the team');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('row', { name: /Lou Marsh/ })).toContainText('Suspended');
  await lou.page.goto('/');
  await expect(lou.page).toHaveURL(/\/login/);
  await panel.getByRole('button', { name: 'Reactivate…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByRole('row', { name: /Lou Marsh/ })).toContainText('Active');
});
