import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ADMIN } from './support/installation.ts';
import { codeIn, mailboxOn } from './support/mailbox.ts';
import { PASSWORD } from './support/sign-in-site.ts';
import { expectSignedIn, signOut } from './support/sign-in-steps.ts';
import { expect, test } from './support/sign-in-test.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';

/**
 * The flow component of the identity provider's library instead of the console's own page. That its
 * pages keep to the content policy and send no request elsewhere is checked with each visitor.
 */
test.use({ configuration: { LOGIN_FLOW_ID: 'sign-up-or-in' } });

test('the flow asks for the address, then for the password, and lets in', async ({
  site,
  visitor,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Tilda Berg');
  await page.goto('/detections');
  await giveEmail(page, email);
  await expect(page.getByText(`For ${email}.`)).toBeVisible();
  await expectAccessible(page, 'password of the flow');
  visitor.mayReport('[Descope] [E062901]');
  await givePassword(page, 'not the password at all');
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or password is incorrect.');
  await givePassword(page, PASSWORD);
  await expect(page).toHaveURL(/\/detections(?:\?status=new&|$)/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Detections', level: 1 })).toBeVisible();
  await signOut(page);
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('a code by e-mail does in place of the password', async ({ site, visitor, visit }) => {
  const { page } = visitor;
  const { email } = await site.person('Ugo Conti');
  const administrator = await visit();
  await administrator.page.goto('/login');
  await giveEmail(administrator.page, ADMIN.email);
  await givePassword(administrator.page, ADMIN.password);
  await expectSignedIn(administrator.page);
  await page.goto('/login');
  await expectAccessibleInBothThemes(page, 'first screen of the flow');
  await giveEmail(page, email);
  await page.getByRole('button', { name: 'Send me a code instead' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  const code = codeIn(await mailboxOn(administrator.page).newest(email));
  await page.getByLabel('Code', { exact: true }).fill(code);
  await expectSignedIn(page);
});

test('the flow leads to another provider and goes on afterwards', async ({ site, visitor }) => {
  const { page } = visitor;
  const { email, name } = await site.person('Vera Duran');
  site.acme.accounts.set('vera', { sub: 'vera', name, email, email_verified: true });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Acme Directory' }).click();
  visitor.mayReport('[Descope] [E062901]');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toHaveText(/The provider did not sign you in/);
  await page.getByRole('button', { name: 'Continue with Acme Directory' }).click();
  await page.getByRole('button', { name: `Continue as ${name}` }).click();
  await expectSignedIn(page);
});

async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function givePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
