import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { codeIn, linkIn, type ReadMessage } from './support/mailbox.ts';
import {
  chooseWay,
  expectHeading,
  expectSignedIn,
  loginIdField,
  signOut,
} from './support/sign-in-steps.ts';
import { expect, test } from './support/sign-in-test.ts';

test('a code by e-mail signs in; a wrong one is told and does not', async ({
  site,
  mailbox,
  visitor,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Elif Kaya');
  await page.goto('/login');
  await chooseWay(page, 'Code by e-mail');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send a code by e-mail' }).click();
  await expectHeading(page, 'Enter the code');
  // Only as much of the address as its owner needs.
  await expect(page.getByText('It was sent to e***@northwind.example.')).toBeVisible();
  await expectAccessible(page, 'code');
  const code = codeIn(await mailbox.newest(email));
  visitor.mayBeRefused('/v1/auth/otp/verify/email');
  const field = page.getByLabel('Code', { exact: true });
  await field.fill(code === '123456' ? '654321' : '123456');
  await expect(page.getByText('The code is incorrect.')).toBeVisible();
  // As mail programs and people write it; the last digit submits it.
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expectSignedIn(page);
  await signOut(page);
  // The way that was used last is the first that is offered.
  await expect(page.getByRole('button', { name: 'Send a code by e-mail' })).toBeVisible();
});

test('an unknown address sees what a known one sees', async ({ visitor, mailbox }) => {
  const { page } = visitor;
  await page.goto('/login');
  await chooseWay(page, 'Code by e-mail');
  await page.getByLabel('E-mail').fill('unknown@northwind.example');
  await page.getByRole('button', { name: 'Send a code by e-mail' }).click();
  await expect(page.getByText('It was sent to u***@northwind.example.')).toBeVisible();
  await mailbox.page.goto('/dev/messages');
  await expect(mailbox.page.getByText('unknown@northwind.example')).toHaveCount(0);
});

test('a link by e-mail opens in another tab, and the waiting tab follows', async ({
  site,
  mailbox,
  visitor,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Finn Olsen');
  await askForLink(page, 'Link by e-mail', email);
  await expectHeading(page, 'Check your mail');
  const tab = await visitor.newTab();
  await tab.goto(linkIn(await mailbox.newest(email)));
  // Programs that look into mails open links: only a person presses the button.
  await expect(tab.getByText('Your link is ready. It works once.')).toBeVisible();
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectSignedIn(tab);
  await expectSignedIn(page);
});

test('of three links only the one with the number lets the waiting page in', async ({
  site,
  mailbox,
  visitor,
  visit,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Gala Petrov');
  visitor.mayBeRefused('/v1/auth/enchantedlink/pending-session');
  await askForLink(page, 'Link by e-mail, opened anywhere', email);
  await expectHeading(page, 'Check your mail');
  await expectAccessible(page, 'enchanted link');
  const number = await page.getByText(/^\d{1,2}$/).innerText();
  const links = numberedLinks(await mailbox.newest(email));
  const right = links.find((one) => one.number === number)?.link ?? '';
  const phone = await visit();
  await phone.page.goto(right);
  await expectHeading(phone.page, 'Is this you?');
  await phone.page.getByRole('button', { name: 'Yes, sign me in on the other page' }).click();
  await expectHeading(phone.page, 'You are signed in on the other page');
  await expectSignedIn(page);
  // The phone itself is as signed out as before.
  await phone.page.goto('/detections');
  await expect(phone.page).toHaveURL(/\/login/);
});

test('another of the three links ends the attempt', async ({ site, mailbox, visitor, visit }) => {
  const { page } = visitor;
  const { email } = await site.person('Hana Novak');
  visitor.mayBeRefused('/v1/auth/enchantedlink/pending-session');
  await askForLink(page, 'Link by e-mail, opened anywhere', email);
  const number = await page.getByText(/^\d{1,2}$/).innerText();
  const links = numberedLinks(await mailbox.newest(email));
  const wrong = links.filter((one) => one.number !== number);
  const right = links.filter((one) => one.number === number);
  const phone = await visit();
  phone.mayBeRefused('/v1/auth/enchantedlink/verify');
  for (const { link } of [...wrong.slice(0, 1), ...right]) {
    await phone.page.goto(link);
    await expectHeading(phone.page, 'Is this you?');
    await phone.page.getByRole('button', { name: 'Yes, sign me in on the other page' }).click();
    await expectHeading(phone.page, 'This link no longer works');
  }
  await expectHeading(page, 'Check your mail');
});

test('a code by SMS signs in by the phone number', async ({ site, mailbox, visitor }) => {
  const { page } = visitor;
  const phone = '+4915112345601';
  await site.person('Ivo Santos', { phone });
  await page.goto('/login');
  await chooseWay(page, 'Code by SMS');
  await page.getByLabel('Phone number').fill('+49 151 123 456 01');
  await page.getByRole('button', { name: 'Send a code by SMS' }).click();
  await expectHeading(page, 'Enter the code');
  await page.getByLabel('Code', { exact: true }).fill(codeIn(await mailbox.newest(phone)));
  await expectSignedIn(page);
});

test('a message by WhatsApp lets the page with the QR code in', async ({
  site,
  mailbox,
  visitor,
  visit,
}) => {
  const { page } = visitor;
  const phone = '+4915112345602';
  await site.person('Jun Park', { phone });
  visitor.mayBeRefused('/v1/auth/notp/pending-session');
  await page.goto('/login');
  await loginIdField(page).fill(phone);
  await chooseWay(page, 'WhatsApp message');
  await expectHeading(page, 'Scan with your phone');
  const picture = page.getByRole('img', { name: 'QR code that opens WhatsApp' });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    50,
  );
  await expectAccessible(page, 'QR code');
  const other = await visit();
  await other.page.goto(linkIn(await mailbox.newest(phone)));
  await expectSignedIn(page);
});

async function askForLink(page: Page, way: string, email: string): Promise<void> {
  await page.goto('/login');
  await chooseWay(page, way);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send a sign-in link' }).click();
}

/** In the mail each of the three links is below its number. */
function numberedLinks({ text }: ReadMessage): { number: string; link: string }[] {
  const found = [...text.matchAll(/^(\d+):\s+(\S+)$/gm)];
  expect(found).toHaveLength(3);
  return found.map(([, number = '', link = '']) => ({ number, link }));
}
