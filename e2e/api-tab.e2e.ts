import { createServer, type Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { ADMIN, removeData, type Installation } from './support/installation.ts';
import { startPrepared } from './support/prepared-data.ts';
import { signInByPassword } from './support/sign-in-steps.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

/** Settings → API: what programs need. */
test.describe.configure({ mode: 'serial' });

const START_MS = 240_000;

let site: Installation;
let visitor: Visitor;
let page: Page;
let secret = '';
let server: Server;
let receiver = '';
test.beforeAll(async ({ browser }) => {
  test.setTimeout(START_MS);
  server = createServer((_request, response) => void response.writeHead(204).end());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  receiver = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/in`;
  site = await startPrepared('administrator', { OUTBOUND_ALLOW: '127.0.0.1' });
  visitor = await openVisitor(browser, { address: site.address, origins: [site.address] });
  ({ page } = visitor);
  visitor.mayBeRefused('/v1/policies');
  visitor.mayBeRefused('/v1/webhooks');
  await page.goto('/login');
  await signInByPassword(page, ADMIN.email, ADMIN.password);
  await page.goto('/settings/api');
});
test.afterAll(async () => {
  await visitor.close();
  server.close();
  await site.stop();
  await removeData(site);
});

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');

async function callWith(token: string): Promise<number> {
  return page.evaluate(async (bearer) => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await fetch('/v1/policies', { headers })).status;
  }, token);
}

test('a token is created by keyboard, limited, and shown once', async () => {
  await expect(main().getByText('No API tokens yet')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'API settings without tokens');
  await main().getByRole('button', { name: 'Create token' }).focus();
  await page.keyboard.press('Enter');
  await dialog().getByLabel('Name').fill('Ticket sync');
  await dialog().getByRole('checkbox', { name: 'policy:read' }).press('Space');
  await expectAccessibleInBothThemes(page, 'dialog of a new token');
  await dialog().getByRole('button', { name: 'Create token' }).press('Enter');
  const shown = page.getByRole('alertdialog');
  await expect(shown.getByText('It is shown only once.')).toBeVisible();
  secret = (/wbt_[\w-]{43}[0-9a-z]{7}/.exec(await shown.innerText()) ?? [''])[0];
  await expectAccessibleInBothThemes(page, 'secret of a token');
  await shown.getByRole('button', { name: 'Token copied' }).press('Enter');
  await expect(main().getByRole('row', { name: /Ticket sync/ })).toContainText('Active');
  expect(await callWith(secret)).toBe(200);
});

test('revoking asks first and acts at once', async () => {
  await page.reload();
  const row = main().getByRole('row', { name: /Ticket sync/ });
  await expect(row).toContainText('1 permission');
  await expectAccessibleInBothThemes(page, 'API settings');
  await page.getByRole('button', { name: 'Actions for Ticket sync' }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessibleInBothThemes(page, 'question before revoking');
  await question.getByRole('button', { name: 'Revoke token' }).click();
  await expect(row).toContainText('Revoked');
  expect(await callWith(secret)).toBe(401);
});

test('a webhook is added, tried and its delivery seen', async () => {
  await main().getByRole('button', { name: 'Add webhook' }).press('Enter');
  await dialog().getByLabel('Name').fill('Ticket desk');
  await dialog().getByLabel('Address').fill('http://10.0.0.1/in');
  await dialog().getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog().getByText('is not an address that Waybill may send to')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'dialog of a new webhook');
  await dialog().getByLabel('Address').fill(receiver);
  await dialog().getByRole('button', { name: 'Add webhook' }).click();
  const shown = page.getByRole('alertdialog');
  await expect(shown.getByText(/^whsec_/)).toBeVisible();
  await shown.getByRole('button', { name: 'Secret copied' }).click();
  await main().getByRole('button', { name: 'Actions for Ticket desk' }).click();
  await page.getByRole('menuitem', { name: 'Send test event' }).click();
  await main().getByRole('button', { name: 'Delivery log of Ticket desk' }).click();
  await expect(dialog().getByText('Delivered')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'log of a webhook');
  // The one in the heading: a notification may lie over the other.
  await dialog().getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog()).toHaveCount(0);
  await expectAccessibleInBothThemes(page, 'API settings with a webhook');
});

test('the reference is searched, and a route opens by keyboard', async () => {
  await main().getByRole('searchbox').fill('token:create post');
  const rows = main().getByRole('list', { name: 'API reference' }).getByRole('listitem');
  const row = rows.filter({ hasText: '/v1/tokens' }).first();
  await row.getByText('/v1/tokens', { exact: true }).click();
  await expect(row.getByText('Sign-in or API token')).toBeVisible();
  await expect(row.getByText('At most 366 days from now')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'API reference');
  await main().getByRole('searchbox').fill('nothing like this');
  await expect(main().getByText('No matching routes')).toBeVisible();
});

test('the tab is there in German', async () => {
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/settings/api');
  await expect(main().getByRole('button', { name: 'Token erstellen' })).toBeVisible();
  await expect(main().getByText(/API-Referenz \(\d+ Routen\)/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'API settings in German');
});
