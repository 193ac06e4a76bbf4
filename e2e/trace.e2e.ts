import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { z } from 'zod';
import { apiSession } from './support/installation.ts';
import { tabTo } from './support/keyboard-focus.ts';
import { expect, test } from './support/sample-test.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import type { Visitor } from './support/visitor.ts';

/** The trace of a pair on sample data: drawn, opened, replayed, as a table, taken along, by keyboard alone. */
test.describe.configure({ mode: 'serial' });

/** The table of the sample data that leaves in disguise. */
const TABLE = 'cards-by-customer.csv';
/** What its longest way has at least. */
const LEAST_HOPS = 6;
const LEAST_SYSTEMS = 3;

const Objects = z.object({
  items: z.array(
    z.object({
      objectId: z.string(),
      latestVersionId: z.string(),
      place: z.object({ name: z.string() }),
    }),
  ),
});
const Radius = z.object({
  copies: z.array(z.object({ hops: z.number(), version: z.object({ versionId: z.string() }) })),
});
const Trace = z.object({
  paths: z.array(z.object({ hops: z.number(), systems: z.number() })),
});

let visitor: Visitor;
let page: Page;
/** Address of the trace, and the steps of its one path. */
let address: string;
let hops: number;

test.beforeAll(async ({ enter, site }) => {
  visitor = await enter();
  ({ page } = visitor);
  ({ address, hops } = await longestTrace(await apiSession(site.address)));
});
test.afterAll(() => visitor.close());

/** From the table to its furthest copy. */
async function longestTrace(call: (path: string) => Promise<unknown>) {
  const { items } = Objects.parse(await call(`/v1/objects?q=${TABLE}`));
  // Where it is kept, and not one of its copies.
  const table = items.find(({ place }) => place.name === 'AWS S3');
  const { copies } = Radius.parse(await call(`/v1/objects/${table?.objectId}/blast-radius`));
  const [furthest] = copies.toSorted((a, b) => b.hops - a.hops);
  const ends = `/traces/${table?.latestVersionId}/${furthest?.version.versionId}`;
  const { paths } = Trace.parse(await call(`/v1${ends}`));
  const [path] = paths;
  expect(path?.hops).toBeGreaterThanOrEqual(LEAST_HOPS);
  expect(path?.systems).toBeGreaterThanOrEqual(LEAST_SYSTEMS);
  return { address: ends, hops: path?.hops ?? 0 };
}

const drawing = () => page.getByRole('application', { name: /^Trace from/ });
const nodes = () => drawing().locator('[data-node]');
const header = () => page.locator('main h1').locator('xpath=ancestor::header');
const inspector = () => page.getByRole('complementary', { name: 'Details' });

/** Steps that the page says are drawn. */
async function stepCount(): Promise<number> {
  const words = await header().innerText();
  return Number(/(\d+) steps?/.exec(words)?.[1] ?? Number.NaN);
}

async function openTrace(): Promise<void> {
  await page.goto(address);
  await expect(nodes().first()).toBeVisible();
}

async function saved(item: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await header().getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  return download;
}

test('a long trace through several systems is drawn, with every step of its path', async () => {
  await openTrace();
  expect(await stepCount()).toBe(hops);
  for (const lane of ['Origin', 'Object', 'Destination']) {
    await expect(
      drawing()
        .getByRole('button', { name: new RegExp(`^${lane}: `) })
        .first(),
    ).toBeVisible();
  }
  await expectAccessibleInBothThemes(page, 'a trace');
});

test('what is around a version is opened and closed, and nothing else changes', async () => {
  await openTrace();
  const before = await nodes().count();
  await drawing()
    .getByRole('button', { name: /^\+\d+ (up|down)stream/ })
    .first()
    .click();
  await expect(page).toHaveURL(/expanded=(up|down)\./);
  await expect.poll(stepCount).toBeGreaterThan(hops);
  await drawing()
    .getByRole('button', { name: /^Less (up|down)stream/ })
    .first()
    .click();
  await expect.poll(stepCount).toBe(hops);
  await expect(nodes()).toHaveCount(before);
});

test('back and forward bring back what was shown', async () => {
  await openTrace();
  await nodes().first().click();
  await expect(inspector()).toBeVisible();
  const withNode = page.url();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Trace steps' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(withNode);
  await expect(nodes().first()).toBeVisible();
  await expect(inspector()).toBeVisible();
  await page.goBack();
  await expect(inspector()).toBeHidden();
  await page.goForward();
  await expect(inspector()).toBeVisible();
});

test('a step says why it is one, with the events behind it', async () => {
  await openTrace();
  await page
    .getByRole('list', { name: 'Events in order of time' })
    .getByRole('button')
    .first()
    .click();
  await expect(inspector().getByText('Why these are linked')).toBeVisible();
  await expect(inspector().getByText('Event id').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a step of a trace');
  await page.keyboard.press('Escape');
  await expect(inspector()).toBeHidden();
});

test('the table has the steps of the drawing, and is sorted', async () => {
  await page.goto(`${address}?as=table`);
  const table = page.getByRole('table', { name: 'Trace steps' });
  await expect(table.getByRole('row')).toHaveCount(hops + 1);
  expect(await stepCount()).toBe(hops);
  const confidences = () =>
    table
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.flatMap((row) => /(\d+)%/.exec(row.textContent)?.[1] ?? []).map(Number),
      );
  await table.getByRole('button', { name: 'Confidence', exact: true }).click();
  const falling = await confidences();
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  await expectAccessibleInBothThemes(page, 'the table of a trace');
});

test('what is below the threshold goes, and comes back', async () => {
  await openTrace();
  const slider = page.getByRole('slider', { name: 'Confidence from' });
  await slider.focus();
  await slider.press('End');
  await expect(page).toHaveURL(/minConfidence=1\b/);
  await expect
    .poll(
      async () =>
        (await page.locator('main').innerText()).includes('No path') || (await stepCount()) >= 1,
    )
    .toBe(true);
  await page.goBack();
  await expect(page).not.toHaveURL(/minConfidence/);
  await expect.poll(stepCount).toBe(hops);
});

test('the replay shows act after act, by itself or by the hand', async () => {
  await openTrace();
  const all = await nodes().count();
  // Reduced motion steps through it.
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByText(`1 of ${hops} events`)).toBeVisible();
  await expect.poll(() => nodes().count()).toBeLessThan(all);
  await page.getByRole('button', { name: 'Next event' }).click();
  await expect(page.getByText(`2 of ${hops} events`)).toBeVisible();
  await page.getByRole('button', { name: 'End replay' }).click();
  await expect(nodes()).toHaveCount(all);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(`${hops} of ${hops} events`)).toBeVisible();
  await expect(nodes()).toHaveCount(all);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('every file that is taken along is whole, and named after ids alone', async () => {
  await openTrace();
  const names: string[] = [];
  const contentOf = async (item: string): Promise<Buffer> => {
    const download = await saved(item);
    names.push(download.suggestedFilename());
    return readFile(await download.path());
  };
  const svg = (await contentOf('Image (SVG)')).toString();
  const picture = await page.evaluate((markup) => {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
    return image.decode().then(() => [image.naturalWidth, image.naturalHeight]);
  }, svg);
  expect(Math.min(...picture)).toBeGreaterThan(100);
  // Number of drawn nodes, visible or not.
  expect([...svg.matchAll(/rx="7"/g)].length).toBeGreaterThanOrEqual(hops + 1);

  const png = await contentOf('Image (PNG)');
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');

  const csv = (await contentOf('Steps (CSV)')).toString().trimEnd().split('\r\n');
  expect(csv).toHaveLength(hops + 1);

  const prov: unknown = JSON.parse((await contentOf('Provenance (PROV-JSON)')).toString());
  expect(prov).toMatchObject({ entity: expect.anything(), wasDerivedFrom: expect.anything() });

  const [, ids = ''] = /\/traces\/([^?]+)/.exec(address) ?? [];
  const stem = `waybill-trace-${ids.replace('/', '-')}`;
  expect(names).toEqual(['svg', 'png', 'csv', 'prov.json'].map((ending) => `${stem}.${ending}`));
});

test('by keyboard alone: along the steps, into the inspector, more around it, and back', async () => {
  await openTrace();
  const active = () => page.evaluate(() => document.activeElement?.getAttribute('data-node'));
  await tabTo(page, drawing().locator('[data-node][tabindex="0"]'));
  await page.keyboard.press('Home');
  const origin = await active();
  const seen = new Set([origin]);
  // Right to the person and the first object, down its lane, right to the destination.
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
    seen.add(await active());
  }
  expect(seen.size).toBeGreaterThanOrEqual(4);
  expect(seen.has(null)).toBe(false);
  await page.keyboard.press('Enter');
  await expect(inspector()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inspector()).toBeHidden();
  await page.keyboard.press('End');
  await expect(
    drawing()
      .getByRole('button', { name: /^Destination: / })
      .first(),
  ).toBeFocused();
});

test('on a small laptop the panels lie over the drawing and go again', async () => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openTrace();
  await expect(page.getByRole('complementary', { name: 'Paths' })).toBeHidden();
  await page.getByRole('button', { name: /^Paths/ }).click();
  await expect(page.getByRole('complementary', { name: 'Paths' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Paths' })).toBeHidden();
  await expectAccessibleInBothThemes(page, 'a trace on a small laptop', 'main');
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a detection shows the way of its data, and T opens the trace', async ({ site }) => {
  const call = await apiSession(site.address);
  const list = z
    .object({ items: z.array(z.object({ detectionId: z.string() })) })
    .parse(await call('/v1/detections?limit=50'));
  const joined = await firstJoined(
    call,
    list.items.map(({ detectionId }) => detectionId),
  );
  await page.goto(`/detections/${joined}`);
  await expect(page.getByRole('list', { name: 'Data path' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/traces\//);
  await expect(nodes().first()).toBeVisible();
});

/** The first detection whose data took more than one step: a path of one step is told by the summary above it. */
async function firstJoined(
  call: (path: string) => Promise<unknown>,
  ids: readonly string[],
): Promise<string> {
  const Events = z.object({ items: z.array(z.object({ eventId: z.string() })) });
  const Ends = z.object({ originId: z.string(), destinationId: z.string() });
  const Lineage = z.object({ trace: Ends.nullable() });
  const Paths = z.object({ paths: z.array(z.object({ versionIds: z.array(z.string()) })) });
  for (const id of ids) {
    const events = Events.parse(await call(`/v1/detections/${id}/events?limit=1`));
    const eventId = events.items[0]?.eventId;
    if (eventId === undefined) continue;
    const lineage = Lineage.safeParse(await call(`/v1/events/${eventId}/lineage`));
    if (!lineage.success || lineage.data.trace === null) continue;
    const { originId, destinationId } = lineage.data.trace;
    const trace = Paths.parse(await call(`/v1/traces/${originId}/${destinationId}?limit=1`));
    if ((trace.paths[0]?.versionIds.length ?? 0) > 2) return id;
  }
  throw new Error('No detection has a path of several steps');
}
