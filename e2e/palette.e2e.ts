import { expect, test, type Page } from '@playwright/test';
import { ADMIN, removeData, type Installation } from './support/installation.ts';
import { SAMPLE_DATA_MS } from './support/patience.ts';
import { startPrepared } from './support/prepared-data.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

let installation: Installation;
let visitor: Visitor;
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  installation = await startPrepared('administrator');
  visitor = await openVisitor(browser, {
    address: installation.address,
    origins: [installation.address],
  });
  ({ page } = visitor);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});
test.afterAll(async () => {
  try {
    await visitor.close();
  } finally {
    await installation.stop();
    await removeData(installation);
  }
});

const box = () => page.getByRole('combobox', { name: 'Search and commands' });
const option = (name: string | RegExp) => page.getByRole('option', { name });

test('the palette goes to screens, loads the sample data, and finds what is in it', async () => {
  test.setTimeout(2 * SAMPLE_DATA_MS);
  await page.keyboard.press('Control+k');
  await expect(box()).toBeFocused();
  await expectAccessibleInBothThemes(page, 'palette');
  await page.keyboard.type('polic');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/policies$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('load sample');
  await expect(option('Load sample data')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove sample data' })).toBeVisible({
    timeout: SAMPLE_DATA_MS,
  });

  await page.getByRole('button', { name: /^Search people, files, detections/ }).click();
  await page.keyboard.type('shared');
  const all = option(/^See all detections with “shared” \d+$/);
  await expect(all).toBeVisible();
  await expectAccessibleInBothThemes(page, 'palette with hits');
  const count = /(\d+)$/.exec(await all.innerText())?.[1] ?? '';
  expect(Number(count)).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/detections\?q=shared$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(count);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('DET-1');
  await expect(option(/DET-1 /).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/detections\/[0-9a-f-]{36}$/);
});

test('recent searches are there again, and can be cleared', async () => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toHaveText('DET-1');
  await option('shared').click();
  await expect(box()).toHaveValue('shared');
  await box().fill('');
  await option('Clear recent searches').click();
  await expect(option('shared')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(box()).toHaveCount(0);
});

test('people are found in any spelling, and with typing errors', async () => {
  for (const typed of ['møllegaard', 'mollegaard', 'birger.moll']) {
    await page.keyboard.press('Control+k');
    await box().fill(typed);
    await expect(option(/^Birger Møllegaard/).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+k');
  await box().fill('mollegrad');
  await expect(page.getByText('No exact match for “mollegrad”. Similar results:')).toBeVisible();
  await expect(option(/^Birger Møllegaard/).first()).toBeVisible();
  await page.keyboard.press('Escape');
});

test('an event opens where it is, and its dialog closes into the list', async () => {
  await page.keyboard.press('Control+k');
  await box().fill('event:birger mollegaard');
  await option(/Birger Møllegaard|birger\.mollegaard/)
    .first()
    .click();
  await expect(page).toHaveURL(/\/discovery\?tab=events&event=[0-9a-f-]{36}$/);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/discovery\?tab=events$/);
});

test('a list without results offers the nearest name', async () => {
  await page.goto('/detections?q=mollegrad');
  await expect(page.getByText('Did you mean')).toBeVisible();
  await page.getByRole('button', { name: 'Birger Møllegaard' }).click();
  await expect(page).toHaveURL(/\/detections\?person=/);
  await expect(page.getByText('Birger Møllegaard').first()).toBeVisible();
});

test('G and a letter goes to a screen, and the map can switch such keys off', async () => {
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/settings$/);
  await page.keyboard.press('?');
  const map = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(map.getByText('Console access')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'map of the keyboard');
  await map.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('?');
  await expect(map).toBeHidden();
  await expect(page).toHaveURL(/\/settings$/);
});
