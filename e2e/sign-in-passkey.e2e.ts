import { expectAccessible } from './support/axe.ts';
import { addPasskeyDevice } from './support/passkey-device.ts';
import {
  chooseWay,
  expectSignedIn,
  expectToast,
  loginIdField,
  signInByPassword,
  signOut,
} from './support/sign-in-steps.ts';
import { expect, test } from './support/sign-in-test.ts';

test('a passkey is added on the profile, signs in, and is removed there', async ({
  site,
  visitor,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Kim Tan');
  const device = await addPasskeyDevice(page);
  // The device accepts everything a browser offers automatically; this browser asks only on request.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/login');
  await signInByPassword(page, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'Passkey added');
  expect(await device.count()).toBe(1);
  await expect(page.getByText('never used')).toBeVisible();
  await expectAccessible(page, 'profile with a passkey');

  await signOut(page);
  await expect(loginIdField(page)).toHaveValue(email);
  await chooseWay(page, 'Passkey');
  await expectSignedIn(page);

  await signOut(page);
  // The last used method is offered first, without a name.
  await expect(loginIdField(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expectSignedIn(page);

  await page.goto('/profile');
  await expect(page.getByText(/^Added .* used /)).toBeVisible();
  await expect(page.getByText('never used')).toBeHidden();
  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expectToast(page, 'Passkey removed');
  await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(0);

  await signOut(page);
  visitor.mayBeRefused('/v1/auth/webauthn');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('the browser offers passkeys while the page waits, and one of them signs in', async ({
  site,
  visitor,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Lea Fontaine');
  await addPasskeyDevice(page);
  await page.goto('/login');
  await signInByPassword(page, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'Passkey added');
  // The device takes up what the browser offers.
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expectSignedIn(page);
});
