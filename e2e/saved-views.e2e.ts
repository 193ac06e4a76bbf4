import type { Page } from '@playwright/test';
import { z } from 'zod';
import { tokensOf } from './support/installation.ts';
import { expect, test } from './support/sample-test.ts';
import { expectFits, rest } from './support/screen-walk.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import type { Visitor } from './support/visitor.ts';

/** Named lists: saved, opened, changed, shared, deleted and undone. */
test.describe.configure({ mode: 'serial' });

let visitor: Visitor;
let page: Page;
let address: string;

test.beforeAll(async ({ enter, site }) => {
  ({ address } = site);
  visitor = await enter();
  ({ page } = visitor);
});
test.afterAll(async () => {
  // Files share the installation: what was saved here is no one else's to bear.
  const { items } = Views.parse(await call('GET', '/v1/saved-views'));
  for (const { viewId } of items) await call('DELETE', `/v1/saved-views/${viewId}`);
  await visitor.close();
});

const Views = z.object({ items: z.array(z.object({ viewId: z.string(), name: z.string() })) });
const Counts = z.object({
  items: z.array(z.object({ id: z.string(), open: z.number().nullable() })),
});

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const { sessionJwt } = await tokensOf(address);
  const reply = await fetch(address + path, {
    method,
    headers: { 'session-token': sessionJwt, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  expect(reply.status, `${method} ${path}`).toBe(200);
  return reply.json();
}

const press = (key: string) => page.keyboard.press(key);
const menu = () => page.getByRole('menu', { name: /^Saved view/ });
const trigger = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const titled = () => page.getByRole('heading', { level: 1 });

async function goTo(path: string): Promise<void> {
  await page.goto(path);
  await expect(titled()).toContainText(/\d/);
  await rest(page);
}

async function openMenu(): Promise<void> {
  // The key is inactive under overlays.
  await expect(page.locator('dialog[open], [role=menu]')).toHaveCount(0);
  await press('w');
  await expect(menu()).toBeVisible();
}

/** The figure next to the headline. */
async function total(): Promise<number> {
  return Number(/[\d,]+$/.exec((await titled().innerText()).trim())?.[0].replaceAll(',', ''));
}

test('a list is saved by keys alone, and its view has the number of the list', async () => {
  await goTo('/detections?severity=HIGH&status=new');
  await openMenu();
  await expect(menu().getByText(/^None yet/)).toBeVisible();
  await press('End');
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Save view' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'saving a view', 'dialog');
  await page.keyboard.type('High ones');
  await press('Enter');
  await expect(trigger('Saved view: High ones')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('view')).not.toBeNull();
  const { items } = Counts.parse(await call('GET', '/v1/saved-views/counts'));
  const [saved] = Views.parse(await call('GET', '/v1/saved-views')).items;
  expect(items.find(({ id }) => id === saved?.viewId)?.open).toBe(await total());
  await openMenu();
  await expect(
    menu().getByRole('menuitem', { name: `High ones ${await total()} open` }),
  ).toBeVisible();
  await press('Escape');
});

test('the list says that it differs from its view, and is put back or saved to it', async () => {
  await page.getByRole('button', { name: /^Critical/ }).click();
  await expect(trigger('Saved view: High ones, changed')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a changed view');
  await openMenu();
  await menu().getByRole('menuitem', { name: 'Discard changes' }).click();
  await expect(trigger('Saved view: High ones')).toBeVisible();
  expect(new URL(page.url()).searchParams.getAll('severity')).toEqual(['HIGH']);
  await page.goBack();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(trigger('Saved view: High ones')).toBeVisible();
  await goTo('/detections');
  await openMenu();
  await menu()
    .getByRole('menuitem', { name: /^High ones/ })
    .click();
  await expect(trigger('Saved view: High ones')).toBeVisible();
  expect(new URL(page.url()).searchParams.getAll('severity').toSorted()).toEqual([
    'CRITICAL',
    'HIGH',
  ]);
});

test('columns belong to a view that keeps them, and to the address that opens it', async () => {
  await goTo('/detections?status=new&cols=severity,detection,number');
  await expect(page.getByRole('columnheader', { name: 'Number' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Person' })).toHaveCount(0);
  await openMenu();
  await menu().getByRole('menuitem', { name: 'Save as new view…' }).click();
  await expect(page.getByRole('checkbox', { name: /^Include columns/ })).toBeChecked();
  await page.keyboard.type('Numbers');
  await press('Enter');
  await expect(trigger('Saved view: Numbers')).toBeVisible();
  await goTo('/detections');
  await expect(page.getByRole('columnheader', { name: 'Person' })).toBeVisible();
  await openMenu();
  await menu()
    .getByRole('menuitem', { name: /^Numbers/ })
    .click();
  await expect(page.getByRole('columnheader', { name: 'Number' })).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Person' }).click();
  await expect(page.getByRole('columnheader', { name: 'Person' })).toBeVisible();
  await press('Escape');
  await expect(trigger('Saved view: Numbers, changed')).toBeVisible();
  await goTo('/detections');
  await expect(page.getByRole('columnheader', { name: 'Number' })).toHaveCount(0);
});

test('a view is renamed, shared, deleted, and brought back by the toast', async () => {
  await openMenu();
  await menu()
    .getByRole('menuitem', { name: /^Numbers/ })
    .click();
  visitor.mayBeRefused('/v1/saved-views/');
  await openMenu();
  await menu().getByRole('menuitem', { name: 'Rename…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('High ones');
  await press('Enter');
  await expect(page.getByText('Another view has this name')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('By number');
  await press('Enter');
  await expect(trigger('Saved view: By number')).toBeVisible();
  await openMenu();
  await menu().getByRole('menuitem', { name: 'Share with the organisation' }).click();
  await expect(page.getByText('“By number” shared').first()).toBeVisible();
  await openMenu();
  await expect(menu().getByText('Shared with the organisation')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'own and shared views', '[role=menu]');
  await menu().getByRole('menuitem', { name: 'Delete' }).click();
  await expect(trigger('Saved views')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(trigger('Saved view: By number')).toBeVisible();
});

test('a view that uses deleted filter values says so and is mended', async () => {
  await call('POST', '/v1/saved-views', {
    name: 'Of a removed policy',
    query: 'managed=all&severity=HIGH&policy=pol_removed',
  });
  await goTo('/detections');
  await openMenu();
  await menu()
    .getByRole('menuitem', { name: /^Of a removed policy/ })
    .click();
  const notice = page.getByRole('region', { name: 'About the open view' });
  await expect(notice).toContainText('Policy pol_removed');
  await rest(page);
  await expectAccessibleInBothThemes(page, 'a view of what is gone');
  await notice.getByRole('button', { name: 'Remove from view' }).click();
  await expect(notice).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('policy')).toBeNull();
});

test('the palette opens a view by its name, and the key stands in the map', async () => {
  await goTo('/detections');
  await press('?');
  await expect(page.getByRole('dialog').getByText(/^Saved views: open/)).toBeVisible();
  await press('Escape');
  await press('Control+k');
  await page.keyboard.type('by number');
  await expect(page.getByRole('option', { name: 'Open view By number' })).toBeVisible();
  await press('Enter');
  await expect(trigger('Saved view: By number')).toBeVisible();
});

test('every part fits a narrow page', async () => {
  await expectFits(page, 'an open view');
});
