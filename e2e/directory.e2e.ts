import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { ADMIN, removeData, type Installation } from './support/installation.ts';
import { startPrepared } from './support/prepared-data.ts';
import { signInByPassword } from './support/sign-in-steps.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

/** An Owner connects the directory; it sends people and a group, and the Owner gives the group a role. */
test.describe.configure({ mode: 'serial' });

const GROUP = 'SOC Tier 1';

let site: Installation;
let owner: Visitor;
let secret = '';

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  site = await startPrepared('administrator');
  owner = await openVisitor(browser, { address: site.address, origins: [site.address] });
  await owner.page.goto('/login');
  await signInByPassword(owner.page, ADMIN.email, ADMIN.password);
});
test.afterAll(async () => {
  await owner.close();
  await site.stop();
  await removeData(site);
});

/** Sends a request as the directory. @returns the id of the resource. */
async function asDirectory(path: string, body: object): Promise<string> {
  const reply = await fetch(`${site.address}/scim/v2${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(201);
  return z.object({ id: z.string() }).parse(await reply.json()).id;
}

test('the Owner creates a token, which is shown once', async () => {
  const { page } = owner;
  await page.goto('/user-management?tab=directory');
  await expect(page.getByText('Not connected: create a token')).toBeVisible();
  await expect(page.getByText('No groups yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
  const shown = page.getByRole('alertdialog', { name: 'Copy the token now' });
  await expect(shown).toContainText('wbd_');
  secret = /wbd_[\w-]{43}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  await expectAccessibleInBothThemes(page, 'the new token');
  await page.getByRole('button', { name: 'I copied the token' }).click();
  await expect(page.getByText('Waiting for the first request')).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
});

test('people and groups of the directory appear, and a group gets a role', async () => {
  const { page } = owner;
  const ana = await asDirectory('/Users', {
    userName: 'ana@northwind.example',
    externalId: '00u-ana',
    displayName: 'Ana Ribeiro',
    emails: [{ value: 'ana@northwind.example', type: 'work', primary: true }],
  });
  await asDirectory('/Groups', { displayName: GROUP, members: [{ value: ana }] });
  await page.reload();
  await expect(page.getByText('1 active, 0 deactivated')).toBeVisible();
  await page.getByRole('button', { name: `Change roles: ${GROUP}` }).click();
  const dialog = page.getByRole('dialog', { name: `Roles of ${GROUP}` });
  await dialog.getByRole('checkbox', { name: 'Analyst L1' }).check();
  await expectAccessibleInBothThemes(page, 'the roles of a group');
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await expect(page.getByRole('row').filter({ hasText: GROUP })).toContainText('Analyst L1');
  await expectAccessibleInBothThemes(page, 'the directory');
});

test('the order of sources is shown at the member, and a denial holds', async () => {
  const { page } = owner;
  await page.getByRole('button', { name: /^Member:/ }).click();
  await page.getByRole('option', { name: /Ana Ribeiro/ }).click();
  const steps = page.getByRole('list', { name: 'Where a role comes from' });
  await expect(steps.getByRole('listitem').nth(1)).toContainText(`${GROUP} → Analyst L1`);
  await expect(steps.getByRole('listitem').nth(1)).toContainText('Applies');
  await page.getByRole('button', { name: 'Deny roles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Denied roles of Ana Ribeiro' });
  await dialog.getByRole('checkbox', { name: 'Analyst L1' }).check();
  await dialog.getByLabel('Reason').fill('Under review');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(steps.getByRole('listitem').first()).toContainText('Analyst L1, denied by');
  await expect(steps.getByRole('listitem').nth(1)).toContainText('Ignored');
  await expect(page.getByText('Roles now: No role')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the sources of a role');
});

test('it is there in German and fits a phone', async () => {
  const { page } = owner;
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.setViewportSize({ width: 400, height: 860 });
  await page.goto('/user-management?tab=directory');
  await expect(page.getByRole('heading', { name: 'Verbindung (SCIM 2.0)' })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectAccessibleInBothThemes(page, 'the directory on a phone');
});
