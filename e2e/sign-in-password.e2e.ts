import { expectAccessible } from './support/axe.ts';
import { waybill } from './support/installation.ts';
import { linkIn } from './support/mailbox.ts';
import { PASSWORD, ensureOk } from './support/sign-in-site.ts';
import {
  expectHeading,
  expectSignedIn,
  loginIdField,
  passwordField,
  signInByPassword,
  signOut,
  typePassword,
} from './support/sign-in-steps.ts';
import { expect, test } from './support/sign-in-test.ts';

const NEW_PASSWORD = 'copper meadow violin two';

test('a wrong password is told without saying who has an account, the right one signs in', async ({
  site,
  visitor,
}) => {
  const { page } = visitor;
  const { email, name } = await site.person('Ada Brandt');
  visitor.mayBeRefused('/v1/auth/password/signin');
  await page.goto('/');
  await expectHeading(page, 'Sign in');
  const words = [];
  for (const loginId of [email, 'nobody@northwind.example']) {
    await typePassword(page, loginId, 'not the password at all');
    await expect(page.getByRole('alert')).toBeVisible();
    words.push(await page.getByRole('alert').innerText());
  }
  expect(words).toEqual(Array(2).fill('The e-mail address or password is incorrect.'));
  await signInByPassword(page, email);
  await signOut(page);
  // The browser knows who was here last, and puts the cursor where something is missing.
  await expect(loginIdField(page)).toHaveValue(email);
  await expect(page.getByText(`Last used on this device by ${name}`)).toBeVisible();
  await expect(passwordField(page)).toBeFocused();
});

test('the toast area is on the sign-in page before anybody does anything', async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/login');
  await expectHeading(page, 'Sign in');
  const area = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(area.locator('[data-toast-area]')).toHaveCount(1);
  const box = await area.locator('[data-toast-area]').boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.width).toBeLessThanOrEqual(746);
  // Its code comes with the first key, and there is still one area.
  await page.keyboard.press('F8');
  await expect(page.locator('[data-toast-area]')).toHaveCount(1);
});

test('a temporary password is replaced before anything else', async ({ site, visitor }) => {
  const { page } = visitor;
  const { email } = await site.person('Bo Lindqvist', { hasPassword: false });
  ensureOk(await site.sdk.management.user.setTemporaryPassword(email, PASSWORD));
  visitor.mayBeRefused('/v1/auth/password');
  await page.goto('/login');
  await typePassword(page, email, PASSWORD);
  await expectHeading(page, 'Choose a new password');
  await page.getByLabel('New password').fill('short');
  await expect(page.getByText('At least 8 characters')).toBeVisible();
  await expectAccessible(page, 'temporary password');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expectSignedIn(page);
  await signOut(page);
  await signInByPassword(page, email, NEW_PASSWORD);
});

test('a forgotten password is replaced through a mail, once', async ({
  site,
  mailbox,
  visitor,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Cleo Marsh');
  await page.goto('/login?to=%2Fdetections');
  await loginIdField(page).fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expectHeading(page, 'Check your mail');
  await expectAccessible(page, 'link sent');
  const link = linkIn(await mailbox.newest(email));
  const tab = await visitor.newTab();
  await tab.goto(link);
  await expectHeading(tab, 'Choose a new password');
  // What lets someone in must not stay in the address, nor in the history.
  await expect(tab).toHaveURL('/login?to=%2Fdetections');
  await tab.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(tab.getByText(`For ${email}.`)).toBeVisible();
  await tab.getByLabel('New password').fill(NEW_PASSWORD);
  await tab.getByRole('button', { name: 'Save and continue' }).click();
  await expectHeading(tab, 'Detections');
  await signOut(tab);
  await signInByPassword(tab, email, NEW_PASSWORD);
  await signOut(tab);
  visitor.mayBeRefused('/v1/auth/magiclink/verify');
  await tab.goto(link);
  await tab.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectHeading(tab, 'This link no longer works');
});

test('after many wrong passwords the page says how long to wait', async ({ visitor }) => {
  const { page } = visitor;
  visitor.mayBeRefused('/v1/auth/password/signin');
  await page.goto('/login');
  await loginIdField(page).fill('throw.away@northwind.example');
  const waiting = page.getByRole('button', { name: /^Try again in \d+ s$/ });
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(async () => {
    await passwordField(page).fill('not the password at all');
    if (await submit.isVisible()) await submit.click();
    await expect(waiting).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [0] });
  await expect(page.getByText('Too many attempts.')).toBeVisible();
  await expectAccessible(page, 'told to wait');
  const seconds = async () => Number(/\d+/.exec(await waiting.innerText())?.[0]);
  const first = await seconds();
  expect(first).toBeLessThanOrEqual(30);
  await expect.poll(seconds).toBeLessThan(first);
});

test('somebody invited from the command line gets in by the mail, with that role', async ({
  site,
  mailbox,
  visitor,
}) => {
  const { page } = visitor;
  const email = 'dilan@northwind.example';
  const invite = ['user', 'invite', email, '--role', 'Analyst L1', '--name', 'Dilan Aydin'];
  const told = await waybill(site.dataFolder, invite);
  expect(told).toMatchObject({ code: 0, stdout: expect.stringContaining('Invitation sent to') });
  const invitation = await mailbox.newest(email);
  expect(invitation.text).toContain('invites you to Northwind Bank on Waybill');
  await page.goto(linkIn(invitation));
  await expectHeading(page, 'Welcome to Waybill');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByLabel('New password').fill(PASSWORD);
  await expectAccessible(page, 'invitation');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expectSignedIn(page);
  await page.goto('/profile');
  const card = page.getByRole('main').getByText('Dilan Aydin').locator('xpath=ancestor::section');
  await expect(card.getByText('detection:triage')).toBeVisible();
  await expect(card.getByText('setting:manage')).toBeHidden();
  // Messages to others are for administrators.
  visitor.mayBeRefused('/dev/messages');
  const refused = await page.goto('/dev/messages');
  expect(refused?.status()).toBe(401);
  await signOut(page);
  await signInByPassword(page, email);
});

test('messages are shown to nobody who is not signed in', async ({ visitor }) => {
  visitor.mayBeRefused('/dev/messages');
  const refused = await visitor.page.goto('/dev/messages');
  expect(refused?.status()).toBe(401);
  await expect(visitor.page.getByRole('article')).toHaveCount(0);
});
