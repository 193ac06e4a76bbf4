import { createSecondTenant } from './support/second-tenant.ts';
import { expectAccessible } from './support/axe.ts';
import { PASSWORD } from './support/sign-in-site.ts';
import {
  expectHeading,
  expectSignedIn,
  expectToast,
  signInByPassword,
  signOut,
  typePassword,
} from './support/sign-in-steps.ts';
import { expect, test } from './support/sign-in-test.ts';

test('a session outlives a reload, is there in a second tab, and ends in both', async ({
  site,
  visitor,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Pia Lange');
  await page.goto('/detections');
  await expect(page).toHaveURL('/login?to=%2Fdetections');
  await typePassword(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/detections(?:\?status=new&|$)/);
  await page.reload();
  await expectHeading(page, 'Detections');
  const tab = await visitor.newTab();
  await tab.goto('/profile');
  await expectHeading(tab, 'Profile');
  // Out of reach of scripts: the long-lived token is nowhere that a page can read.
  const cookies = await visitor.context.cookies();
  expect(cookies.find(({ name }) => name === 'DSR')).toMatchObject({ httpOnly: true });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('eyJ');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(tab).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login$/);
});

test('another session is ended on the profile, and its browser notices at once', async ({
  site,
  visitor,
  visit,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Quinn Ross');
  const other = await visit();
  await other.page.goto('/login');
  await signInByPassword(other.page, email);
  await page.goto('/login');
  await signInByPassword(page, email);
  await page.goto('/profile');
  await expect(page.getByText('This session')).toHaveCount(1);
  await page.getByRole('button', { name: /^End the session of Chrome on/ }).click();
  await expectToast(page, 'Session ended');
  await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(0);
  other.mayBeRefused('/v1/');
  await other.page.getByRole('link', { name: 'Detections', exact: true }).click();
  await expect(other.page).toHaveURL(/\/login/);
  await expect(other.page.getByText('Your session has ended.')).toBeVisible();
  await page.reload();
  await expectHeading(page, 'Profile');
});

test('signing out everywhere ends every session; the history knows of them', async ({
  site,
  visitor,
  visit,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Rosa Vidal');
  const other = await visit();
  await other.page.goto('/login');
  await signInByPassword(other.page, email);
  await page.goto('/login');
  await signInByPassword(page, email);
  await page.goto('/profile');
  const history = page.getByText('Sign-in history').locator('xpath=ancestor::section');
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByText('127.0.0.1').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);
  other.mayBeRefused('/v1/');
  await other.page.getByRole('link', { name: 'Detections', exact: true }).click();
  await expect(other.page).toHaveURL(/\/login/);
});

test('somebody of two organisations chooses one, and changes to the other', async ({
  site,
  visitor,
}) => {
  const { page } = visitor;
  const second = await createSecondTenant(site, 'Southwind Labs');
  const { email } = await site.person('Sven Holm', { tenantIds: [second] });
  await page.goto('/login');
  await typePassword(page, email, PASSWORD);
  await expectHeading(page, 'Choose an organisation');
  await expectAccessible(page, 'choice of organisation');
  await page.getByRole('button', { name: 'Southwind Labs' }).click();
  await expectSignedIn(page);
  await expect(page.getByRole('link', { name: 'Southwind Labs, dashboard' })).toBeVisible();
  // The choice outlives a reload.
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change to Northwind Bank' }).click();
  await expect(page.getByRole('link', { name: 'Northwind Bank, dashboard' })).toBeVisible();
  await expectSignedIn(page);
  await signOut(page);
});
