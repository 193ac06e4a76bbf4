import { expect, test } from '@playwright/test';
import { openMailSink, type MailSink } from '../tools/attack/arena/mail-sink.ts';
import { ADMIN, removeData, type Installation } from './support/installation.ts';
import { startPrepared } from './support/prepared-data.ts';
import { signInByPassword } from './support/sign-in-steps.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

/** A colleague is invited on the screen; the mail arrives at a mail server, and its link leads in. */
test.describe.configure({ mode: 'serial' });

const COLLEAGUE = 'lena@northwind.example';
const PASSWORD = 'quiet harbour seven lanterns';

let mail: MailSink;
let site: Installation;
let owner: Visitor;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  mail = await openMailSink();
  site = await startPrepared('administrator', {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Waybill <waybill@northwind.example>',
  });
  owner = await openVisitor(browser, { address: site.address, origins: [site.address] });
  await owner.page.goto('/login');
  await signInByPassword(owner.page, ADMIN.email, ADMIN.password);
  await owner.page.goto('/user-management');
});
test.afterAll(async () => {
  await owner.close();
  await site.stop();
  await mail.close();
  await removeData(site);
});

const dialog = () => owner.page.getByRole('dialog');
const invitations = () => owner.page.getByRole('list', { name: 'Invitations' });

/** The link of the newest mail to an address. */
async function linkTo(address: string): Promise<string> {
  await expect.poll(() => mail.newestTo(address) ?? '').toContain('/login?for=invite&t=');
  return (
    /https?:\/\/\S+?\/login\?for=invite&t=[\w-]+/.exec(mail.newestTo(address) ?? '')?.[0] ?? ''
  );
}

test('an address that cannot be invited is told at its field', async () => {
  const { page } = owner;
  owner.mayBeRefused('/v1/invitations');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const address = dialog().getByLabel('E-mail address');
  const faults = [
    ['', 'Enter an e-mail address'],
    ['lena', 'Enter an address like name@company.com'],
    [ADMIN.email, 'This is your own address'],
  ] as const;
  for (const [typed, fault] of faults) {
    await address.fill(typed);
    await dialog().getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog().getByRole('alert')).toContainText(fault);
    await expect(address).toHaveAttribute('aria-invalid', 'true');
  }
  await expectAccessibleInBothThemes(page, 'the invitation');
});

test('the invitation is sent, listed, and again where that is asked for', async () => {
  const { page } = owner;
  await dialog().getByLabel('E-mail address').fill(COLLEAGUE);
  await dialog()
    .getByRole('button', { name: /^Role:/ })
    .click();
  await page.getByRole('option', { name: 'Auditor' }).click();
  await dialog().getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${COLLEAGUE}`).first()).toBeVisible();
  await expect(invitations()).toContainText(COLLEAGUE);
  await expect(invitations()).toContainText('Auditor, invited by Dana Whitfield');
  await expectAccessibleInBothThemes(page, 'Console access with an invitation');
  expect(await linkTo(COLLEAGUE)).toContain(site.address);
  expect(mail.newestTo(COLLEAGUE)).toContain('Dana Whitfield invites you to Northwind Bank');
  // A second mail within a minute is refused, and says so.
  await page.getByRole('button', { name: `Resend the invitation to ${COLLEAGUE}` }).click();
  await expect(page.getByText('Too many requests of this kind').first()).toBeVisible();
});

test('its link leads to a password and into the console with that role, once', async ({
  browser,
}) => {
  const link = await linkTo(COLLEAGUE);
  const guest = await openVisitor(browser, { address: site.address, origins: [site.address] });
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await guest.page.getByLabel('New password').fill(PASSWORD);
  await guest.page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(guest.page.getByRole('navigation').first()).toBeVisible();
  await guest.page.goto('/profile');
  await expect(guest.page.getByText('audit:read')).toBeVisible();
  await expect(guest.page.getByText('user:invite')).toHaveCount(0);
  await guest.close();

  await owner.page.reload();
  await expect(owner.page.getByRole('row').filter({ hasText: COLLEAGUE })).toContainText('Active');
  await expect(invitations()).toHaveCount(0);

  const second = await openVisitor(browser, { address: site.address, origins: [site.address] });
  second.mayBeRefused('/v1/auth/magiclink/verify');
  await second.page.goto(link);
  await second.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(
    second.page.getByRole('heading', { name: 'This link no longer works' }),
  ).toBeVisible();
  await expect(
    second.page.getByText('was withdrawn, has expired or was already used'),
  ).toBeVisible();
  await second.close();
});

test('a withdrawn invitation opens nothing', async ({ browser }) => {
  const { page } = owner;
  const address = 'oskar@northwind.example';
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await dialog().getByLabel('E-mail address').fill(address);
  await dialog().getByRole('button', { name: 'Send invitation' }).click();
  const link = await linkTo(address);
  await page.getByRole('button', { name: `Withdraw the invitation of ${address}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(invitations()).toHaveCount(0);
  const guest = await openVisitor(browser, { address: site.address, origins: [site.address] });
  guest.mayBeRefused('/v1/auth/magiclink/verify');
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(
    guest.page.getByText('was withdrawn, has expired or was already used'),
  ).toBeVisible();
  await guest.close();
});

test('a CSV file is tried, each wrong line names its field, and the ready ones are sent', async () => {
  const { page } = owner;
  const address = 'priya@northwind.example';
  await page.getByRole('button', { name: 'Invite from CSV' }).click();
  const csv = `email,name,role\n${address},Priya Nair,Auditor\nnot-an-address,,\n`;
  const buffer = Buffer.from(csv);
  const choosing = page.waitForEvent('filechooser');
  await dialog().getByRole('button', { name: 'Choose CSV file' }).click();
  await (await choosing).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await expect(dialog().getByText('1 line is ready, 1 line has an error')).toBeVisible();
  await expect(dialog().getByRole('listitem').nth(1)).toContainText('Line 3');
  await expect(dialog().getByRole('listitem').nth(1)).toContainText(
    'E-mail address: not an e-mail address',
  );
  await expectAccessibleInBothThemes(page, 'the result of a CSV file');
  expect(mail.newestTo(address)).toBeUndefined();
  await dialog().getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(dialog().getByText('1 invitation sent, 1 line has an error')).toBeVisible();
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  await expect(invitations()).toContainText('Priya Nair');
  expect(await linkTo(address)).toContain(site.address);
});
