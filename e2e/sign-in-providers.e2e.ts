import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ensureOk, type SignInSite } from './support/sign-in-site.ts';
import { chooseWay, expectHeading, expectSignedIn, signOut } from './support/sign-in-steps.ts';
import { expect, test } from './support/sign-in-test.ts';

test('an account at a known provider with the same checked address signs in', async ({
  site,
  visitor,
}) => {
  const { page } = visitor;
  const { email } = await site.person('Mika Aho', { hasPassword: false });
  giveAccount(site.google, 'Mika Aho', email);
  await page.goto('/login?to=%2Fdetections');
  await chooseWay(page, 'Continue with Google');
  await expectHeading(page, 'Test provider');
  await page.getByRole('button', { name: 'Continue as Mika Aho' }).click();
  await expectHeading(page, 'Detections');
  await expect(page).toHaveURL(/\/detections(?:\?status=new&|$)/);
  // The second time the identity is known, even with another address.
  giveAccount(site.google, 'Mika Aho', 'another@elsewhere.example');
  await signOut(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue as Mika Aho' }).click();
  await expectSignedIn(page);
});

test('so does one at a provider that the operator describes', async ({ site, visitor }) => {
  const { page } = visitor;
  const { email } = await site.person('Nora Quist', { hasPassword: false });
  giveAccount(site.acme, 'Nora Quist', email);
  await page.goto('/login');
  await chooseWay(page, 'Continue with Acme Directory');
  await page.getByRole('button', { name: 'Continue as Nora Quist' }).click();
  await expectSignedIn(page);
});

test('a stranger, a refusal and a way back that was tampered with are told in words', async ({
  site,
  visitor,
}) => {
  const { page } = visitor;
  giveAccount(site.acme, 'Some Stranger', 'stranger@elsewhere.example');
  await page.goto('/login');
  await chooseWay(page, 'Continue with Acme Directory');
  await page.getByRole('button', { name: 'Continue as Some Stranger' }).click();
  await expect(page.getByRole('alert')).toHaveText(/There is no account for you here/);
  await expectAccessible(page, 'refused at another provider');

  await page.getByRole('button', { name: 'Continue with Acme Directory' }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toHaveText(/The provider did not sign you in/);

  await page.getByRole('button', { name: 'Continue with Acme Directory' }).click();
  await expectHeading(page, 'Test provider');
  await page.locator('input[name=state]').evaluate((input: HTMLInputElement) => {
    Object.assign(input, { value: 'tampered' });
  });
  await page.getByRole('button', { name: 'Continue as Some Stranger' }).click();
  await expect(page.getByRole('alert')).toHaveText(/took too long or was started in another/);
});

test('words in the address are repeated only to who was away', async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/login?err=Call%20this%20number');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Call this number')).toHaveCount(0);
});

test.describe('single sign-on', () => {
  const domain = 'umbra.example';

  test.beforeAll(async ({ site }) => {
    const { saml, sdk, tenantId } = site;
    const settings = {
      idpUrl: saml.ssoUrl,
      entityId: saml.entityId,
      idpCert: saml.certificate(),
      defaultSSORoles: ['Analyst L1'],
    };
    ensureOk(await sdk.management.sso.configureSAMLSettings(tenantId, settings, '', [domain]));
    saml.accounts.push({ nameId: `ola@${domain}` });
  });

  test('the address leads to the provider of its organisation, and back', async ({ visitor }) => {
    const { page } = visitor;
    await startSingleSignOn(page, `ola@${domain}`);
    await expectHeading(page, 'Choose an account');
    await page.getByRole('link', { name: `ola@${domain}` }).click();
    await expectSignedIn(page);
    await page.goto('/profile');
    await expect(page.getByText('Single sign-on')).toBeVisible();
  });

  test('an answer that is not signed right is told in words', async ({ site, visitor }) => {
    const { page } = visitor;
    site.saml.setTwist({ says: { audience: 'https://somebody.example' } });
    await startSingleSignOn(page, `ola@${domain}`);
    await page.getByRole('link', { name: `ola@${domain}` }).click();
    await expect(page.getByRole('alert')).toHaveText(/The sign-in at the provider failed/);
    site.saml.setTwist({});
  });

  test('an address of no organisation is told so', async ({ visitor }) => {
    const { page } = visitor;
    visitor.mayBeRefused('/v1/auth/saml/authorize');
    await startSingleSignOn(page, 'somebody@elsewhere.example');
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

async function startSingleSignOn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await chooseWay(page, 'Single sign-on');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
}

function giveAccount(provider: SignInSite['acme'], name: string, email: string): void {
  const sub = name.toLowerCase().replaceAll(' ', '-');
  provider.accounts.set(sub, { sub, name, email, email_verified: true });
}
