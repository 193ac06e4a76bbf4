import type { Page } from '@playwright/test';
import { expect, test } from './support/sample-test.ts';
import { rest } from './support/screen-walk.ts';
import type { Visitor } from './support/visitor.ts';

/** What fits on a screen of 1440 by 900, whole rows and whole titles. */
test.describe.configure({ mode: 'serial' });

const SCREENS = ['/', '/detections', '/policies', '/discovery', '/people', '/user-management'];

let visitor: Visitor;
let page: Page;

test.beforeAll(async ({ enter }) => {
  visitor = await enter();
  ({ page } = visitor);
});
test.afterAll(() => visitor.close());

/** Rows of the table that can be seen whole, and whether their titles can. */
function shownRows(): Promise<{ rows: number; cut: string[]; height: number }> {
  return page.getByRole('table').evaluate((table) => {
    const box = table.parentElement?.getBoundingClientRect();
    const rows = [...table.querySelectorAll<HTMLElement>('[role=row][data-index]')];
    const header = table.querySelector('[role=row]')?.getBoundingClientRect().bottom ?? 0;
    const whole = rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= header - 1 && bottom <= (box?.bottom ?? 0) + 1;
    });
    const titles = whole.flatMap((row) => [
      ...row.querySelectorAll<HTMLElement>('a[title], .font-medium.truncate'),
    ]);
    return {
      rows: whole.length,
      cut: titles
        .filter((title) => title.scrollWidth > title.clientWidth)
        .map((title) => title.innerText),
      height: whole[0]?.offsetHeight ?? 0,
    };
  });
}

/** Parts that scroll sideways with a bar that can be seen. */
function sideways(): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => {
        const style = getComputedStyle(part);
        const scrolls = style.overflowX === 'auto' || style.overflowX === 'scroll';
        return (
          scrolls &&
          style.scrollbarWidth !== 'none' &&
          part.clientWidth > 0 &&
          part.scrollWidth > part.clientWidth
        );
      })
      .map((part) => `${part.tagName} ${part.className}`),
  );
}

async function chooseRows(density: 'Compact' | 'Comfortable'): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: density }).click();
  await page.keyboard.press('Escape');
}

test('twenty detections of one line stand on a screen, and no title is cut', async () => {
  await page.goto('/detections');
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  await rest(page);
  const shown = await shownRows();
  expect(shown.rows).toBeGreaterThanOrEqual(20);
  expect(shown.height).toBeLessThanOrEqual(32);
  expect(shown.cut).toEqual([]);
  const headers = ['Severity', 'Person', 'Origin → destination', 'Status', 'Due', 'Last seen'];
  for (const name of headers) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
});

test('twelve detections of two lines stand on a screen, and no title is cut', async () => {
  await chooseRows('Comfortable');
  await expect.poll(async () => (await shownRows()).height).toBeGreaterThan(40);
  const shown = await shownRows();
  expect(shown.rows).toBeGreaterThanOrEqual(12);
  expect(shown.cut).toEqual([]);
  await chooseRows('Compact');
  await expect.poll(async () => (await shownRows()).height).toBeLessThanOrEqual(32);
});

test('the histogram is a strip that T turns into a table and back', async () => {
  const strip = page.getByRole('figure', { name: 'Detections over time' });
  expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(30);
  await page.keyboard.press('t');
  await expect(strip.getByRole('table')).toBeVisible();
  await page.keyboard.press('t');
  await expect(strip.getByRole('table')).toHaveCount(0);
});

test('a drag over the strip chooses the span, and a double press takes it back', async () => {
  const slider = page.getByRole('slider', { name: /Detections over time/ });
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The strip has no place');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.6, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, y, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/from=.*to=/);
  await slider.dblclick();
  await expect(page).not.toHaveURL(/from=/);
});

test('the facets open from the filter, and fold again', async () => {
  const facets = page.getByRole('complementary', { name: 'Filters' });
  await expect(facets).toHaveCount(0);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(facets.getByRole('button', { name: 'Managed', exact: true })).toBeVisible();
  await facets.getByRole('button', { name: 'Hide filters' }).click();
  await expect(facets).toHaveCount(0);
});

test('no title of a policy is cut', async () => {
  await page.goto('/policies');
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  expect((await shownRows()).cut).toEqual([]);
});

for (const route of SCREENS) {
  test(`nothing on ${route} scrolls sideways`, async () => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await rest(page);
    expect(await sideways()).toEqual([]);
  });
}

test('a detection tells its story first, and folds its evidence', async () => {
  await page.goto('/detections');
  await page.getByRole('row').nth(1).getByRole('link').last().click();
  const path = page.getByRole('list', { name: 'Origin, person, object and destination' });
  await expect(path).toBeVisible();
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings.slice(0, 4)).toEqual([
    'What happened',
    'Next actions',
    'Evidence',
    'Why it matched',
  ]);
  const events = page.getByRole('button', { name: /^Events/ });
  await expect(events).toHaveAttribute('aria-expanded', 'false');
  await events.press('Enter');
  await expect(page.getByRole('list', { name: 'Evidence' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('dialog', { name: /case/ })).toBeVisible();
  await page.keyboard.press('Escape');
});
