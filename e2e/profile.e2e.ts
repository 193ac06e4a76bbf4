import { expectHeading, expectToast, signInByPassword, signOut } from './support/sign-in-steps.ts';
import { PASSWORD } from './support/sign-in-site.ts';
import { expect, test } from './support/sign-in-test.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';

const NEW_PASSWORD = 'copper meadow violin two';
/** CSS pixels: a desk, a small laptop, a telephone. */
const WIDTHS = [1440, 1024, 400];

test('the profile tells who is signed in and how, at every width and in both themes', async ({
  site,
  visitor,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Wanda Iversen', { phone: '+4915112345603' });
  await page.goto('/login');
  await signInByPassword(page, email);
  await page.getByRole('button', { name: /Wanda Iversen/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expectHeading(page, 'Profile');
  const main = page.getByRole('main');
  await expect(main.getByText(`${email}, +4915112345603`)).toBeVisible();
  await expect(main.getByText('A password is set.')).toBeVisible();
  await expect(main.getByText('This session')).toBeVisible();
  await expect(main.getByText('Password', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('127.0.0.1').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'profile');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways at ${width}`).toBe(0);
  }
});

test('a changed password is the one that counts', async ({ site, visitor }) => {
  const { page } = visitor;
  const { email } = await site.person('Xaver Moser');
  await page.goto('/login');
  await signInByPassword(page, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('New password')).toBeFocused();
  visitor.mayBeRefused('/v1/auth/password/update');
  await dialog.getByLabel('New password').fill('password1');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('New password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expectToast(page, 'Password saved');
  await signOut(page);
  visitor.mayBeRefused('/v1/auth/password/signin');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await signInByPassword(page, email, NEW_PASSWORD);
});

test('the sign-in page fits every width, in both themes', async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/login');
  await page.getByRole('button', { name: 'Other ways to sign in' }).click();
  await expectAccessibleInBothThemes(page, 'first page with every way');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways at ${width}`).toBe(0);
  }
});

test('a language and a time zone that were chosen are there in another browser too', async ({
  site,
  visitor,
  visit,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Yara Lindner');
  await page.goto('/login');
  await signInByPassword(page, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expectHeading(page, 'Profil');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: /^Zeitzone/ }).click();
  await page.getByRole('combobox').fill('Tokyo');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await expect(page.getByRole('button', { name: /^Zeitzone/ })).toContainText('Asia/Tokyo');

  const other = await visit();
  await other.page.goto('/login');
  await signInByPassword(other.page, email);
  await expect(other.page.getByRole('link', { name: 'Erkennungen' })).toBeVisible();
  const stored = await other.page.evaluate(() => window.localStorage.getItem('USER_DATA'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ language: 'de', timeZone: 'Asia/Tokyo' });
});
