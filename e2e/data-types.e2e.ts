import { expect, test, type Page } from '@playwright/test';
import { z } from 'zod';
import {
  ADMIN,
  apiSession,
  removeData,
  waybill,
  type Installation,
} from './support/installation.ts';
import { startPrepared } from './support/prepared-data.ts';
import { signInByPassword } from './support/sign-in-steps.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';

/*
 * A data type of one's own, from its first letter to the exception that a person makes from a wrong
 * finding of it. Each step resumes from the one before.
 */
test.describe.configure({ mode: 'serial' });

const NUMBER = 'PRJ-403817';
const REASON = 'The number of our example project';
/** Until an action becomes a detection, on a busy machine. */
const ARRIVES_MS = 45_000;

let site: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  site = await startPrepared('administrator');
  page = await browser.newPage();
  await page.goto(`${site.address}/login`);
  await signInByPassword(page, ADMIN.email, ADMIN.password);
});
test.afterAll(async () => {
  await page.close();
  await site.stop();
  await removeData(site);
});

const open = (search = '') => page.goto(`${site.address}/settings/data-types${search}`);

/**
 * Opens a file with this text to everyone. @returns the id of the detection that comes of it, whatever the
 * text: what its contents alone are found by is another.
 */
async function publish(name: string, text: string): Promise<string> {
  const record = {
    schema: 'waybill.agent/1',
    agent: 'extension',
    id: name,
    sequence: 1,
    action: 'Share',
    at: new Date(Date.now() - 30_000).toISOString(),
    device: { id: 'dev-1', hostname: 'WS-1', managed: true },
    person: { email: 'ben@northwind.example', name: 'Ben Ode' },
    object: { kind: 'file', name },
    target: { url: `https://www.dropbox.com/home/${name}` },
    visibility: 'public',
    recipients: [{ kind: 'public' }],
    content: { text },
  };
  const args = ['ingest', '--source', 'extension', '-'];
  const { stdout } = await waybill(site.dataFolder, args, JSON.stringify(record));
  expect(stdout).toContain('1 accepted');
  const call = await apiSession(site.address);
  const Items = z.object({
    items: z.array(
      z.object({
        detectionId: z.string(),
        policyKey: z.string().nullable(),
        object: z.object({ name: z.string() }).nullable(),
      }),
    ),
  });
  const find = async () =>
    Items.parse(await call('/v1/detections?limit=50')).items.find(
      (one) => one.object?.name === name && one.policyKey === 'opened-to-public',
    )?.detectionId ?? null;
  await expect.poll(find, { timeout: ARRIVES_MS }).not.toBeNull();
  return (await find()) ?? '';
}

test('all types are there, can be narrowed, and one opens beside the list', async () => {
  await open();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'data types');
  await page.getByRole('searchbox', { name: /Search by name/ }).fill('payment card');
  await expect(page).toHaveURL(/q=payment\+card/);
  await page.getByRole('row').filter({ hasText: 'Payment card number' }).click();
  const panel = page.getByRole('complementary', { name: 'Payment card number' });
  await expect(panel.getByRole('heading', { name: 'Payment card number' })).toBeVisible();
  await expect(panel.getByText('payment-card')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'data type', 'aside[aria-label="Payment card number"]');
});

test('a built-in type is switched off and, by its toast, on again', async () => {
  await page.getByRole('radio', { name: /^Off/ }).check();
  await expect(page.getByText('Payment card number: Off').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: /^Active/ })).toBeChecked();
  await page.keyboard.press('Escape');
});

test('a pattern is written, refused, mended, tried on a sample, saved and activated', async () => {
  await open();
  await page.getByRole('button', { name: 'New type' }).click();
  await page.getByRole('menuitem', { name: /^Pattern/ }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Project number');
  const pattern = page.getByRole('textbox', { name: /^Pattern/ });
  await pattern.fill('PRJ-(?=4)[0-9]{6}');
  await expect(page.getByText(/^Refused: /)).toBeVisible();
  await expect(page.getByTestId('pattern-fault')).toContainText('    ^');
  await expect(page.getByRole('button', { name: 'Save draft' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await pattern.fill('PRJ-[0-9]{6}');
  await page.getByRole('textbox', { name: /^Sample/ }).fill(`Offer for ${NUMBER} and PRJ-12`);
  await expect(page.getByRole('button', { name: NUMBER, exact: true })).toBeVisible();
  await expect(page.getByText('1 found, 1 unique')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'making a data type');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/edit=custom-/);
  await expect(page.getByText(/Currently found|Affects/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Project number: Active').first()).toBeVisible();
});

test('a sample and a file are tried with all types in use', async () => {
  await open('?view=test');
  const sample = page.getByRole('textbox', { name: /^Sample/ });
  await sample.fill(`project ${NUMBER}`);
  await sample.press('Control+Enter');
  await expect(page.getByRole('button', { name: NUMBER, exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'tester');
  await page.locator('input[type=file]').setInputFiles({
    name: 'offer.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`The file is of ${NUMBER}, too.`),
  });
  await expect(page.getByRole('heading', { name: 'Findings in offer.txt' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Project number' })).toBeVisible();
});

test('a detection tells of it, and a wrong value is excepted from there', async () => {
  const detectionId = await publish('offer-one.txt', `Offer for project ${NUMBER}`);
  await page.goto(`${site.address}/detections/${detectionId}`);
  await page.getByRole('button', { name: /^Data/ }).click();
  const data = page.getByRole('region', { name: 'offer-one.txt' });
  await expect(data.getByText('1 found, 1 unique')).toBeVisible();
  await data.getByRole('button', { name: 'Show findings: offer-one.txt' }).click();
  const finding = data.getByRole('region', { name: 'Project number' });
  await expect(finding.getByText(/Keyword “project”|Matches the pattern/).first()).toBeVisible();
  expect(await data.textContent()).not.toContain(NUMBER);
  await expectAccessibleInBothThemes(
    page,
    'data of a detection',
    'section[aria-label="offer-one.txt"]',
  );

  await finding.getByRole('button', { name: 'Wrong data type: Project number' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Excludes 1 finding in 1 content/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'wrong data type', 'dialog[open]');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(REASON);
  await dialog.getByRole('button', { name: 'Create exception' }).click();
  await expect(page.getByText(/Exception created: Project number/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Status: Closed' })).toBeVisible();
});

test('the same value counts no more, and says why', async () => {
  const detectionId = await publish('offer-two.txt', `Another offer for project ${NUMBER}`);
  await page.goto(`${site.address}/detections/${detectionId}`);
  await page.getByRole('button', { name: /^Data/ }).click();
  const data = page.getByRole('region', { name: 'offer-two.txt' });
  await expect(data.getByText('1 excluded')).toBeVisible();
  await expect(data.getByText(/1 found/)).toHaveCount(0);
  await data.getByRole('button', { name: 'Show findings: offer-two.txt' }).click();
  await expect(data.getByText(`Excluded: ${REASON}`)).toBeVisible();
});

test('detections are found by their data type, from the type and from the list', async () => {
  await open();
  await page.getByRole('row').filter({ hasText: 'Project number' }).click();
  const panel = page.getByRole('complementary', { name: 'Project number' });
  await panel.getByRole('link', { name: 'Detections with this type' }).click();
  await expect(page).toHaveURL(/\/detections\?dataType=custom-/);
  // The contents alone also raise a detection with the same title.
  await page.goto(`${page.url()}&policy=opened-to-public`);
  const rows = page.getByRole('row').filter({ hasText: 'offer-' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('offer-one.txt');
  await expect(page.getByRole('button', { name: /^Data type is Project number/ })).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const facets = page.getByRole('complementary', { name: 'Filters' });
  const type = facets.getByRole('checkbox', { name: /^Project number/ });
  await expect(type).toBeChecked();
  await expectAccessibleInBothThemes(page, 'detections of a data type');
  // The address decides what is chosen, so that the box follows it.
  await type.click();
  await expect(rows).toHaveCount(2);
  await facets.getByRole('checkbox', { name: /^None/ }).last().click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('offer-two.txt');
});

test('the exception stands at its type, and is revoked there', async () => {
  await open();
  await page.getByRole('row').filter({ hasText: 'Project number' }).click();
  const panel = page.getByRole('complementary', { name: 'Project number' });
  await expect(panel.getByText(REASON)).toBeVisible();
  await expect(panel.getByText(/0% of 1/).first()).toBeVisible();
  await panel.getByRole('button', { name: /^Revoke the exception/ }).click();
  await expect(panel.getByText(/revoked by Dana Whitfield/)).toBeVisible();
});
