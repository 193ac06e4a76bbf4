import type { Page } from '@playwright/test';
import { z } from 'zod';
import { ADMIN, tokensOf } from './support/installation.ts';
import { expect, test } from './support/sample-test.ts';
import { expectFits } from './support/screen-walk.ts';
import { createPerson, dataOf, managementOf, PASSWORD } from './support/sign-in-site.ts';
import { signInByPassword } from './support/sign-in-steps.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

/** A scope is made and given to an analyst, who sees nothing outside; why is told. */
test.describe.configure({ mode: 'serial' });

const SCOPE = 'Google Drive only';
const ROUTE = '/user-management?tab=scopes';

let visitor: Visitor;
let page: Page;

test.beforeAll(async ({ enter }) => {
  visitor = await enter();
  ({ page } = visitor);
});
test.afterAll(() => visitor.close());

const dialog = () => page.getByRole('dialog');

const Listed = z.object({ items: z.array(z.object({ source: z.string() })) });

/** Sources of the detections that a member is told of. */
async function sourcesOf(address: string, by: Credentials): Promise<Set<string>> {
  const { sessionJwt } = await tokensOf(address, by);
  const reply = await fetch(`${address}/v1/detections?limit=100`, {
    headers: { 'session-token': sessionJwt },
  });
  return new Set(Listed.parse(await reply.json()).items.map(({ source }) => source));
}

interface Credentials {
  email: string;
  password: string;
}

test('a scope says how many detections it shows before it is saved', async () => {
  await page.goto(ROUTE);
  await page.getByRole('button', { name: 'New scope' }).click();
  await expect(dialog().getByText(/Shows ([\d,]+) of \1 detections/)).toBeVisible();
  await dialog().getByLabel('Name').fill(SCOPE);
  await dialog()
    .getByRole('button', { name: /^Sources, Include/ })
    .click();
  await page.getByRole('option', { name: 'Google Drive' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog().getByText(/Shows [\d,]+ of [\d,]+ detections/)).toBeVisible();
  await expect(dialog().getByText(/Shows ([\d,]+) of \1 detections/)).toBeHidden();
  await expectAccessibleInBothThemes(page, 'dialog of a scope', '[role=dialog]');
  await dialog().getByRole('button', { name: 'Save' }).click();
  const scopes = page.getByRole('list', { name: 'Scopes' });
  await expect(scopes).toContainText('Sources: only Google Drive');
  await expectAccessibleInBothThemes(page, 'scopes');
  await expectFits(page, 'scopes');
});

test('an analyst with the scope sees nothing outside, and why is told', async ({
  browser,
  site,
}) => {
  const sdk = await managementOf(site.address, site.dataFolder);
  const [tenant] = dataOf(await sdk.management.tenant.loadAll());
  const lev = await createPerson(sdk, tenant?.id ?? '', { name: 'Lev Haas', role: 'Analyst L1' });
  await page.goto(ROUTE);
  await page.getByRole('button', { name: 'Change scope of Lev Haas' }).click();
  await dialog()
    .getByRole('button', { name: /^Scope/ })
    .or(dialog().getByRole('combobox'))
    .click();
  await page.getByRole('option', { name: SCOPE }).click();
  await dialog().getByRole('button', { name: 'Save' }).click();
  const row = page
    .getByRole('list', { name: 'Scope of each member' })
    .getByRole('listitem')
    .filter({ hasText: 'Lev Haas' });
  await expect(row).toContainText(SCOPE);
  const analyst = await openVisitor(browser, { address: site.address, origins: [site.address] });
  await analyst.page.goto('/login');
  await signInByPassword(analyst.page, lev.email, PASSWORD);
  await analyst.page.goto('/detections');
  await expect(analyst.page.getByRole('heading', { level: 1 })).toBeVisible();
  const byLev = { email: lev.email, password: PASSWORD };
  expect([...(await sourcesOf(site.address, byLev))]).toEqual(['Google Drive']);
  expect((await sourcesOf(site.address, ADMIN)).size).toBeGreaterThan(1);
  await analyst.close();

  await page.goto(ROUTE);
  await row.getByRole('button', { name: 'Why? Lev Haas' }).click();
  await dialog()
    .getByRole('button', { name: /^Detection/ })
    .click();
  await page.getByRole('option').first().click();
  await expect(dialog().getByText(/^(?:Yes, without content|No)$/)).toBeVisible();
  await expect(dialog()).toContainText('Analyst L1 grants detection:read');
  await expect(dialog()).toContainText('Scope assigned by Dana Whitfield');
  await expectAccessibleInBothThemes(page, 'why a member sees it', '[role=dialog]');
  await page.keyboard.press('Escape');
});

test('the tab is there in German', async () => {
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(ROUTE);
  await expect(page.getByRole('tab', { name: 'Datenbereiche' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Datenbereiche' })).toContainText(
    'Quellen: nur Google Drive',
  );
  await expectAccessibleInBothThemes(page, 'scopes in German');
});
