import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { FlowMap, flowRoutes, lineageRoutes } from '@waybill/contract';
import { apiSession } from './support/installation.ts';
import { expectFocusSeen, tabTo } from './support/keyboard-focus.ts';
import { expect, test } from './support/sample-test.ts';
import { expectFits, rest } from './support/screen-walk.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import type { Visitor } from './support/visitor.ts';

/** The map of flows on sample data: what it adds up to, how it is ticked, followed and decided on. */
test.describe.configure({ mode: 'serial' });

let visitor: Visitor;
let page: Page;
let read: (path: string) => Promise<FlowMap>;
let call: (path: string) => Promise<unknown>;

test.beforeAll(async ({ enter, site: { address } }) => {
  call = await apiSession(address);
  read = async (path) => FlowMap.parse(await call(path));
  visitor = await enter();
  ({ page } = visitor);
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(bands().first()).toBeVisible();
});
test.afterAll(() => visitor.close());

const map = () => page.getByRole('region', { name: 'Where data moves' }).first();
const bands = () => map().locator('svg [data-mark^="link "]');
const box = (side: 'Origins' | 'Destinations', at: number) =>
  map().getByRole('list', { name: side }).getByRole('checkbox').nth(at);
/** Ticks the first place of a list; the box follows the address. */
async function tick(side: 'Origins' | 'Destinations'): Promise<void> {
  await box(side, 0).click();
  await expect(box(side, 0)).toBeChecked();
}
/** What the title says about the events that are shown: `1,060 events left the organization, …`. */
const sentence = () =>
  page.getByText(/(left the organization|moved data), [\d,]+ with sensitive data$/);
const scope = (name: string) =>
  page.getByRole('group', { name: 'Scope' }).getByRole('button', { name });
const params = () => new URL(page.url()).searchParams;

/** The first whole number in each text. */
const numbersIn = (texts: readonly string[]): number[] =>
  texts.map((text) => Number((/[\d,]+/.exec(text)?.[0] ?? '').replaceAll(',', '')));
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Events of every band, as they are read out: `A to B, 12 events · …`. */
async function drawnEvents(): Promise<number> {
  const labels = await bands().evaluateAll((all) =>
    all.map((one) => /([\d,]+) events?/.exec(one.getAttribute('aria-label') ?? '')?.[1] ?? ''),
  );
  return sumOf(numbersIn(labels));
}

/** Events of the whole that the histogram reports. */
async function histogramEvents(): Promise<number> {
  const [figure = ''] = await page
    .getByRole('figure', { name: 'Events over time' })
    .locator('p b')
    .allInnerTexts();
  return sumOf(numbersIn([figure]));
}

test('the total, the bands with the rest, the lists, the histogram and the server agree', async () => {
  await page.goto('/discovery?bars=true');
  await expect(bands().first()).toBeVisible();
  const [total = 0] = numbersIn([await sentence().innerText()]);
  expect(total).toBeGreaterThan(500);
  expect(await drawnEvents()).toBe(total);
  expect(await histogramEvents()).toBe(total);
  await expect(scope('External')).toContainText(total.toLocaleString('en'));
  await expect(page.getByRole('tab', { name: 'Events' })).toContainText(total.toLocaleString('en'));
  for (const side of ['Origins', 'Destinations']) {
    const rows = map().getByRole('list', { name: side }).getByRole('listitem');
    const figures = await rows.locator('.tabular-nums').allInnerTexts();
    // `7 of 101`: sensitive of all.
    expect(sumOf(numbersIn(figures.map((one) => one.replace(/^.* of /, '')))), side).toBe(total);
  }
  const {
    bands: all,
    total: whole,
    histogram,
    facets,
  } = await read('/v1/flows?limit=200&scope=external');
  expect(sumOf(all.map(({ figures }) => figures.events))).toBe(whole.events);
  expect(sumOf(histogram.map(({ events }) => events))).toBe(whole.events);
  for (const facet of [facets.direction, facets.category, facets.action, facets.dataClass]) {
    expect(sumOf(facet.map(({ events }) => events))).toBe(whole.events);
  }
});

test('events without a destination are out of the picture until somebody asks for them', async () => {
  const { facets } = await read('/v1/flows');
  const countOf = (value: string) =>
    facets.scope.find((one) => one.value === value)?.available ?? 0;
  const chip = page.getByRole('button', { name: /^No destination/ });
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  const [shown = 0] = numbersIn([(await chip.innerText()).replace('No destination', '')]);
  expect(Math.abs(shown - countOf('no_destination'))).toBeLessThan(10);
  await scope('All').click();
  const flows = countOf('external') + countOf('internal');
  await expect
    .poll(async () => Math.abs(sumOf(numbersIn([await sentence().innerText()])) - flows))
    .toBeLessThan(10);
  await chip.click();
  await expect(page.getByText(/^[\d,]+ events without a destination, /)).toBeVisible();
  await expect(map().getByRole('list', { name: 'Destinations' })).toContainText('No destination');
  await chip.click();
  await expect(scope('External')).toHaveAttribute('aria-pressed', 'true');
});

test('detections of a flow, and the lineage of an object and of an event, are one press away', async () => {
  await page.goto('/discovery');
  const count = page.getByRole('link', { name: /^[\d,]+ open detections?$/ }).first();
  const [open = 0] = numbersIn([await count.innerText()]);
  await count.click();
  await expect(page).toHaveURL(/\/detections\?flow=/);
  // The head of the table is a row as well.
  await expect(page.getByRole('row')).toHaveCount(open + 1);
  await page.goto('/discovery?tab=objects');
  await page
    .getByRole('row', { name: await nameWithLineage() })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'All flows' })).toBeVisible();
  await page.goto('/discovery?tab=events');
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Open trace' })).toBeVisible();
});

/** The first object of the list that anything is joined to. */
async function nameWithLineage(): Promise<string> {
  const detail = lineageRoutes['/v1/objects/{objectId}'].GET.response;
  const list = flowRoutes['/v1/flows/objects'].GET.response;
  const { items } = list.parse(await call('/v1/flows/objects?scope=external'));
  for (const { name, object } of items) {
    if (object === null || name === null) continue;
    const { trace } = detail.parse(await call(`/v1/objects/${object.objectId}`));
    if (trace !== null) return name;
  }
  throw new Error('Nothing that left has a lineage');
}

test('origin and destination are ticked; back and forward keep what was', async () => {
  // Between two moments, so that what is read a moment later is of the same time.
  const from = new Date(Date.now() - 20 * 86_400_000).toISOString();
  const range = `from=${from}&to=${new Date().toISOString()}`;
  await page.goto(`/discovery?tab=people&bars=true&${range}`);
  await expect(bands().first()).toBeVisible();
  await tick('Origins');
  await expect.poll(() => params().get('originIds')).toMatch(/^[\w-]+$/);
  const origin = params().get('originIds');
  // Both lists: the entry is replaced.
  const before = await page.evaluate(() => history.length);
  await tick('Destinations');
  await expect.poll(() => params().get('destinationIds')).toMatch(/^[\w-]+$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expect(page.getByText('Selected places')).toBeVisible();
  const chosen = await read(
    `/v1/flows?scope=external&${range}&originIds=${origin}&destinationIds=${params().get('destinationIds')}`,
  );
  await expect.poll(histogramEvents).toBe(chosen.total.events);

  // What leads elsewhere adds an entry, and the way back finds the ticks.
  const followed = page.waitForURL(/\/traces\//);
  await page.getByRole('tab', { name: 'Flows' }).click();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await followed;
  await page.goBack();
  await expect(box('Origins', 0)).toBeChecked();
  await expect(box('Destinations', 0)).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'All flows' })).toBeVisible();
  await page.getByRole('button', { name: 'All flows' }).click();
  await expect(box('Origins', 0)).toBeChecked();
  await expect(box('Destinations', 0)).toBeChecked();

  // With one list alone a change is a step that one goes back to.
  await box('Destinations', 0).click();
  await expect(box('Destinations', 0)).not.toBeChecked();
  await page.getByRole('tab', { name: 'Events' }).click();
  await expect.poll(() => params().get('tab')).toBe('events');
  await page.goBack();
  await expect.poll(() => params().get('tab')).toBeNull();
  await expect(box('Origins', 0)).toBeChecked();
  await page.goForward();
  await expect.poll(() => params().get('tab')).toBe('events');
  await expect(box('Origins', 0)).toBeChecked();
});

test('a span is brushed in the histogram, and everything follows it', async () => {
  await page.goto('/discovery?scope=all&bars=true');
  await expect(bands().first()).toBeVisible();
  const whole = await histogramEvents();
  const plot = page.getByRole('slider', { name: /^Events over time/ });
  await plot.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+ArrowRight']) {
    await page.keyboard.press(key);
  }
  await expect.poll(() => params().get('from')).toMatch(/^\d{4}-/);
  await rest(page);
  await expect.poll(drawnEvents).toBeLessThan(whole);
  await expect.poll(async () => (await drawnEvents()) - (await histogramEvents())).toBe(0);
  await plot.press('Escape');
  await expect.poll(() => params().get('from')).toBeNull();
  await expect.poll(histogramEvents).toBeGreaterThan(whole / 2);
});

test('more places give way to a matrix, whose bands still add up', async () => {
  await page.goto('/discovery?scope=all&limit=40&level=place');
  const more = map().getByRole('button', { name: /^Show [\d,]+ more places/ });
  await more.first().click();
  await expect.poll(() => params().get('limit')).toBe('80');
  await rest(page);
  await expect(map().locator('a[data-mark] rect').first()).toBeVisible();
  const [total = 0] = numbersIn([await sentence().innerText()]);
  expect(await drawnEvents()).toBe(total);
  await expectAccessibleInBothThemes(page, 'the matrix');
});

test('flows are reviewed, stand in the ledger, and the decision is taken back', async () => {
  const bar = page.getByRole('group', { name: 'Selected flows' });
  await page.goto('/discovery');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('checkbox').click();
  await expect(bar).toContainText('1 flow selected');
  await expect(bar.getByRole('link', { name: 'New policy' })).toHaveAttribute(
    'href',
    /\/policies\/wizard\?from=[^&]+&to=[^&]+/,
  );
  await page.getByRole('row').nth(2).getByRole('checkbox').click();
  await expect(bar).toContainText('2 flows selected');
  const saving = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);

  await bar.getByRole('button', { name: 'Sanction' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sanction 2 flows' });
  await expectAccessibleInBothThemes(page, 'the decision on flows', 'dialog[open]');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('How the teams work together');
  await dialog.getByRole('button', { name: 'Sanction' }).click();
  await expect(page.getByText('2 flows: Sanctioned').first()).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('row').nth(1)).toContainText('Sanctioned');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Previous decision restored').first()).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Not reviewed');
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await page.getByRole('button', { name: /^Sanctioned/ }).click();
  await expect(page.getByText('No flows in these states')).toBeVisible();
});

test('every tab is for everybody, at every width', async () => {
  await page.goto('/discovery');
  for (const tab of ['Objects', 'People', 'Events', 'Reviews', 'Changes', 'Flows']) {
    await page.getByRole('tab', { name: tab }).click();
    // The sample starts with the range: there is no earlier month to compare with.
    await expect(
      tab === 'Changes' ? page.getByText('No comparison possible') : page.getByRole('row').nth(1),
    ).toBeVisible();
    await rest(page);
    await expectAccessibleInBothThemes(page, `the tab ${tab}`);
  }
  await expectFits(page, 'the map of flows');
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a flow is found, chosen, and followed by keys alone', async () => {
  await page.goto('/discovery');
  await expect(bands().first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('gmail');
  await expect.poll(() => params().get('q')).toBe('gmail');
  await expect(bands().first()).toHaveAttribute('aria-label', /Gmail/);
  await tabTo(page, box('Origins', 0));
  await expectFocusSeen(page, 'a place of the list');
  await page.keyboard.press('Space');
  await expect(box('Origins', 0)).toBeChecked();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(box('Origins', 0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  // Actions without a destination have no target: continue to the first band with one.
  const leads = page.locator('a[data-mark]:focus-visible');
  for (let step = 0; step < 12 && (await leads.count()) === 0; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  // A straight thin band has no height of its own, so it does not count as visible.
  await expect(leads).toHaveCount(1);
  await page.keyboard.press('x');
  await expect(page.getByText('1 flow selected')).toBeVisible();
  await page.keyboard.press('t');
  await expect(map().getByRole('table')).toBeVisible();
  await page.keyboard.press('t');
  await tabTo(page, map().locator('a[data-mark][tabindex="0"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/traces\/[\w-]+\/[\w-]+\?/);
  await page.getByRole('button', { name: 'All flows' }).press('Enter');
  await expect(page).toHaveURL(/\/discovery\?/);
  await expect(box('Origins', 0)).toBeChecked();
  await expect(page.getByText('1 flow selected')).toBeVisible();
});
