import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './sign-in-site.ts';

/** The first field, where phone numbers sign in as well. */
export const loginIdField = (page: Page) => page.getByLabel(/^E-mail( or phone number)?/);
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

/** Types a login id and a password on the first page and sends them. */
export async function typePassword(page: Page, loginId: string, password: string): Promise<void> {
  await loginIdField(page).fill(loginId);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in on the first page, up to the dashboard. */
export async function signInByPassword(
  page: Page,
  loginId: string,
  password = PASSWORD,
): Promise<void> {
  await typePassword(page, loginId, password);
  await expectSignedIn(page);
}

/** The way to sign in of this name, out of those that are folded away. */
export async function chooseWay(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Other ways to sign in' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

export async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** Opens the profile and signs out there. */
export async function signOut(page: Page): Promise<void> {
  // The page's automatic reads must be answered first: afterwards they would be refused.
  const isRead = page.waitForResponse((response) => response.url().includes('/auth/me/history'));
  await page.goto('/profile');
  await isRead;
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** What a toast says; it is read out besides. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}
