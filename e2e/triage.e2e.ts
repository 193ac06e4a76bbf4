import type { Page } from '@playwright/test';
import { z } from 'zod';
import { tokensOf } from './support/installation.ts';
import { expect, test } from './support/sample-test.ts';
import { expectFits, rest } from './support/screen-walk.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import type { Visitor } from './support/visitor.ts';

/** Triage by keys, in numbers, against others and as text. */
test.describe.configure({ mode: 'serial' });

let visitor: Visitor;
let page: Page;
let address: string;

test.beforeAll(async ({ enter, site }) => {
  ({ address } = site);
  visitor = await enter();
  ({ page } = visitor);
});
test.afterAll(() => visitor.close());

const press = (key: string) => page.keyboard.press(key);
const row = (at: number) => page.getByRole('row').nth(at);
const status = (words: RegExp) => page.getByRole('status').getByText(words);

const Items = z.object({
  items: z.array(z.object({ detectionId: z.string(), number: z.number(), status: z.string() })),
});

async function call(path: string, init: { method?: string; body?: object } = {}) {
  const { sessionJwt } = await tokensOf(address);
  return fetch(address + path, {
    method: init.method ?? 'GET',
    headers: { 'session-token': sessionJwt, 'content-type': 'application/json' },
    ...(init.body ? { body: JSON.stringify(init.body) } : {}),
  });
}

async function found(query: string) {
  return Items.parse(await (await call(`/v1/detections?${query}`)).json()).items;
}

async function openView(name: string): Promise<void> {
  await page.goto('/detections');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name }).click();
  await rest(page);
}

test('a routine detection is closed with three keys, and the toast takes it back', async () => {
  await page.goto('/detections?status=new');
  await expect(row(2)).toBeVisible();
  await press('j');
  const [before] = await found('status=new&limit=1');
  await press('e');
  await expect(page.getByRole('dialog', { name: `Close DET-${before?.number}` })).toBeVisible();
  await press('f');
  await press('3');
  await expect(
    page.getByText(`DET-${before?.number} closed: False positive`).first(),
  ).toBeVisible();
  await expect(row(1)).toContainText('Closed');
  expect((await found('verdict=false_positive&reason=threshold')).map((one) => one.number)).toEqual(
    [before?.number],
  );
  // The reader is on the next one already.
  await press('x');
  await expect(
    page.getByRole('group', { name: 'Actions for selected detections' }).getByText('1 selected'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(row(1)).toContainText('New');
  expect(await found('verdict=false_positive')).toEqual([]);
});

test('the keys stand in the map of keys', async () => {
  await press('?');
  const map = page.getByRole('dialog');
  const words = 'Close: letter for verdict, digit for reason';
  await expect(map.getByText(words).first()).toBeVisible();
  await press('Escape');
});

test('taking is one key, and whoever comes second is told who has it', async () => {
  await page.goto('/detections?status=new&assignee=none');
  await expect(row(2)).toBeVisible();
  await press('j');
  await press('a');
  await expect(page.getByText(/DET-\d+ assigned to you/).first()).toBeVisible();
  await expect(row(1)).toContainText('In review');
  // Both ask at once for one that no one has; whoever has it asks again in vain for no one else.
  const [free] = await found('status=new&assignee=none&limit=1');
  const replies = await Promise.all(
    [1, 2].map(() =>
      call(`/v1/detections/${free?.detectionId}/take`, { method: 'POST', body: {} }),
    ),
  );
  expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
  const history = z
    .object({ history: z.array(z.object({ field: z.string() })) })
    .parse(await (await call(`/v1/detections/${free?.detectionId}`)).json()).history;
  expect(history.filter(({ field }) => field === 'assignee')).toHaveLength(1);
});

test('many are closed with a preview, tell what they left, and are taken back', async () => {
  await page.goto('/detections');
  await expect(row(2)).toBeVisible();
  await page.getByRole('table').getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: /^Select all/ }).click();
  await press('e');
  await press('a');
  await press('1');
  const dialog = page.getByRole('dialog', { name: /^Close/ });
  await expect(dialog.getByText(/will change/)).toBeVisible();
  const open = await found(
    'status=new,in_review,awaiting_person,awaiting_team,escalated,snoozed&limit=200',
  );
  await expectAccessibleInBothThemes(page, 'the verdict of many', 'dialog');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText(/detections updated/).first()).toBeVisible({ timeout: 30_000 });
  expect((await found('verdict=authorised&limit=200')).length).toBeGreaterThanOrEqual(
    Math.min(200, open.length),
  );
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('Undone').first()).toBeVisible({ timeout: 30_000 });
  expect(await found('verdict=authorised')).toEqual([]);
});

test('a comment names a member, who finds the detection among the mentions', async () => {
  await page.goto('/detections?status=new');
  await expect(row(2)).toBeVisible();
  await press('j');
  await press('Shift+Enter');
  // The key leads to the field, which comes with what was said before.
  await expect(page.getByLabel('Comment', { exact: true })).toBeVisible();
  await press('c');
  await expect(page.getByLabel('Comment', { exact: true })).toBeFocused();
  await page.keyboard.type('Is this **ours**, @da');
  await page.getByRole('group', { name: 'Mention' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('@dana', { exact: true })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'ours' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a detection');
  const detection = page.url();
  await openView('Mentions me');
  await expect(row(1)).toBeVisible();
  await row(1).getByRole('link').last().click();
  await page.goto(detection);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Edit', { exact: true }).fill('Never mind');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('edited')).toBeVisible();
  await openView('Mentions me');
  await expect(page.getByText('No matching detections', { exact: true })).toBeVisible();
});

test('after a verdict the page offers what to tune, and goes on to the next', async () => {
  await page.goto('/detections?status=new');
  await expect(row(2)).toBeVisible();
  await press('j');
  await press('Shift+Enter');
  await expect(page.getByRole('heading', { name: 'What would change the result' })).toBeVisible();
  const first = page.url();
  await page.getByRole('button', { name: 'Reproduce' }).click();
  // Which of the two depends on the newest detection.
  await expect(status(/Same result|no longer available/)).toBeVisible();
  await press('e');
  await press('f');
  await press('2');
  await expect(page).not.toHaveURL(first);
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Tuning options' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Affects .* open and .* closed/ })).toBeVisible();
});

test('snoozed ones say what they wait for, and groups add up to the list', async () => {
  await page.goto('/detections?status=new');
  await expect(row(2)).toBeVisible();
  await press('j');
  await press('m');
  const dialog = page.getByRole('dialog', { name: /^Snooze/ });
  await dialog.getByRole('button', { name: 'Snooze' }).click();
  await expect(row(1)).toContainText('Snoozed');
  await page.goto('/detections?group=person,policy');
  const table = page.getByRole('table');
  await expect(table.getByRole('row').nth(2)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'groups of detections');
  const total = await page.getByRole('heading', { level: 1 }).innerText();
  const counts = await table
    .getByRole('row')
    .evaluateAll((rows) => rows.map((one) => Number(one.children.item(2)?.textContent ?? 0) || 0));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
    Number(/[\d,]+$/.exec(total.replace(/\s/g, ''))?.[0].replaceAll(',', '')),
  );
});

test('every part fits a narrow page', async () => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const path of ['/detections', '/detections?group=policy', '/detections?due=overdue']) {
    await page.goto(path);
    await rest(page);
    await expectFits(page, path);
  }
});
