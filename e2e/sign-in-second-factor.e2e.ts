import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import {
  expectHeading,
  expectSignedIn,
  signInByPassword,
  signOut,
  typePassword,
} from './support/sign-in-steps.ts';
import { PASSWORD } from './support/sign-in-site.ts';
import { expect, test } from './support/sign-in-test.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import { totpCode } from './support/totp-code.ts';

test('an authenticator app is set up, asked for, and replaced by a recovery code', async ({
  site,
  visitor,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Oskar Blum');
  await page.goto('/login');
  await signInByPassword(page, email);
  const key = await setUpApp(page);
  const codes = await makeRecoveryCodes(page);
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  await expectAccessible(page, 'profile with an authenticator app');

  await signOut(page);
  await typePassword(page, email, PASSWORD);
  await expectHeading(page, 'Enter your code');
  await expectAccessibleInBothThemes(page, 'second factor');
  // Half a sign-in opens nothing, whatever the address says.
  visitor.mayBeRefused('/v1/session');
  // Started along with the session, before it is known to be insufficient.
  visitor.mayBeRefused('/v1/preferences');
  visitor.mayBeRefused('/v1/detections');
  const tab = await visitor.newTab();
  await tab.goto('/detections');
  await expectHeading(tab, 'Enter your code');
  await tab.close();

  visitor.mayBeRefused('/v1/auth/totp/verify');
  const field = page.getByLabel('Authenticator code');
  const next = totpCode(key, 1);
  await field.fill(next === '000000' ? '111111' : '000000');
  await expect(page.getByText('The code is incorrect.')).toBeVisible();
  // The code of the set-up was used: each is good once.
  await field.fill(next);
  await expectSignedIn(page);

  await signOut(page);
  await typePassword(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expectHeading(page, 'Use a recovery code');
  await expectAccessible(page, 'recovery code');
  visitor.mayBeRefused('/v1/session/recovery');
  await page.getByLabel('Recovery code').fill('not-a-code');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('The recovery code is incorrect.')).toBeVisible();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectSignedIn(page);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Set up app' })).toBeVisible();
  await signOut(page);
  await signInByPassword(page, email);
});

/** Sets the app up on the profile. @returns its key. */
async function setUpApp(page: Page): Promise<string> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set up app' }).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img', { name: 'QR code for the authenticator app' });
  await expect(picture).toHaveJSProperty('complete', true);
  const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(width).toBeGreaterThan(50);
  const key = await dialog.locator('code').innerText();
  expect(key).toMatch(/^([A-Z2-7]{4} ?){8}$/);
  await expectAccessible(page, 'set-up of the app');
  await dialog.getByLabel('Authenticator code').fill(totpCode(key));
  await expect(dialog.getByRole('button', { name: 'Create recovery codes' })).toBeVisible();
  return key;
}

/** @returns the ten codes, which are shown only once. */
async function makeRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create recovery codes' }).click();
  const list = dialog.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, 'recovery codes');
  const codes = await list.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);
  return codes;
}
