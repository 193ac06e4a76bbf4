import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { apiSession } from './support/installation.ts';
import { expect, test } from './support/sample-test.ts';
import type { Visitor } from './support/visitor.ts';

/** The dashboard on sample data: what it counts, how it is filtered, arranged and taken along. */
test.describe.configure({ mode: 'serial' });

let visitor: Visitor;
let page: Page;

test.beforeAll(async ({ enter }) => {
  visitor = await enter();
  ({ page } = visitor);
  await expect(widget('Destinations')).toBeVisible();
  // The frames of the widgets stand before their numbers are there.
  await expect(widget('Destinations').getByRole('link').first()).toBeVisible();
});
test.afterAll(() => visitor.close());

const widget = (name: string, on: Page = page) => on.getByRole('region', { name, exact: true });

/** Every number that leads to a list, by the list's address. Figures of the strip stand below their name. */
async function numbersOf(on: Page): Promise<Map<string, number>> {
  const links = await on.locator('main a[href^="/detections?"]').evaluateAll((elements) =>
    elements.map((element) => ({
      href: element.getAttribute('href') ?? '',
      words:
        element.closest('dl > div')?.querySelector('dd')?.innerText ??
        element.getAttribute('aria-label') ??
        element.textContent,
    })),
  );
  return new Map(
    links.flatMap(({ href, words }) => {
      // A flow: "12 movements"; an hour: "Sunday, 21:00 to 22:00: 3"; all else begins with it or ends.
      const found =
        /([\d,]+) movement/.exec(words) ?? /^([\d,]+)/.exec(words) ?? /([\d,]+)$/.exec(words);
      const count = Number((found?.[1] ?? '').replaceAll(',', ''));
      return count === 0 ? [] : [[href, count] as const];
    }),
  );
}

test('every number opens a list that counts the same', async ({ site: { address } }) => {
  const call = await apiSession(address);
  const numbers = await numbersOf(page);
  // The link of the median is to what is closed, which is no number of its own.
  const closed = await page
    .getByRole('link', { name: 'Median time to close' })
    .getAttribute('href');
  numbers.delete(closed ?? '');
  expect(numbers.size).toBeGreaterThan(50);
  const wrong: string[] = [];
  // One at a time, as a person opens them: many at once are made to wait.
  for (const [href, count] of numbers) {
    const { searchParams } = new URL(href, address);
    // The order of the list is no part of what it counts.
    searchParams.delete('sort');
    const answer = await call(`/v1/detections/summary?${searchParams}`);
    if (!JSON.stringify(answer).includes(`"total":${count},`)) wrong.push(`${count}: ${href}`);
  }
  expect(wrong).toEqual([]);
  const open = page.getByRole('link', { name: 'Open detections' });
  const count = numbers.get((await open.getAttribute('href')) ?? '');
  await open.click();
  await expect(page.getByRole('heading', { level: 1, name: /Detections/ })).toContainText(
    String(count),
  );
});

test('a mark filters all widgets, its chip takes it back', async () => {
  await page.goto('/');
  const seen = page.locator('dl > div').filter({ hasText: 'Seen in range' });
  const before = await seen.innerText();
  const mark = widget('Origins').getByRole('button').nth(1);
  const name = await mark.innerText();
  await mark.click();
  await expect(page).toHaveURL(
    new RegExp(`source=${encodeURIComponent(name).replace('%20', '.')}`),
  );
  await expect(widget('Origins').getByRole('listitem')).toHaveCount(1);
  await expect(seen).not.toHaveText(before);
  const count = await widget('Origins').getByRole('link').innerText();
  await expect(seen).toContainText(count);
  await page.getByRole('button', { name: `Remove filter Origin is ${name}` }).click();
  await expect(widget('Origins').getByRole('listitem')).not.toHaveCount(1);
});

test('figures and pictures are taken along', async () => {
  for (const [item, ending] of [
    ['Save as CSV', 'csv'],
    ['Save as PNG', 'png'],
  ] as const) {
    await page.getByRole('button', { name: 'Actions for Where data is going' }).click();
    const waiting = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^waybill-flows-\\S+-to-\\S+-as-of-\\S+\\.${ending}$`),
    );
    expect((await readFile(await download.path())).length).toBeGreaterThan(100);
  }
});

test('arranged by keyboard it stays so, after a reload and in another browser', async ({
  enter,
}) => {
  await page.getByRole('button', { name: 'Arrange' }).click();
  await expectAccessible(page, 'dashboard while it is arranged');
  const handle = page.getByRole('button', { name: 'Move or resize Destinations' });
  await handle.press('ArrowUp');
  await handle.press('ArrowUp');
  await handle.press('Shift+ArrowLeft');
  await expect(page.getByText('Destinations: 3 columns wide, 9 rows tall')).toBeAttached();
  await page.getByRole('button', { name: 'Hide Coverage' }).click();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Done' }).click();
  expect((await saved).ok()).toBe(true);
  const shown = await orderOf(page);
  expect(shown).not.toContain('Coverage');
  expect(shown.indexOf('Destinations')).toBeLessThan(shown.indexOf('Where data is going'));
  await page.reload();
  await expect(widget('Destinations')).toBeVisible();
  await expect.poll(() => orderOf(page)).toEqual(shown);
  const other = await enter();
  await expect(widget('Destinations', other.page)).toBeVisible();
  await expect.poll(() => orderOf(other.page)).toEqual(shown);
  await other.close();
});

/** Titles of the widgets with a panel, in reading order. */
function orderOf(on: Page): Promise<string[]> {
  const panels = on.getByRole('main').getByRole('region');
  return panels.evaluateAll((all) =>
    all.map((panel) => panel.querySelector('h2')?.innerText ?? ''),
  );
}
