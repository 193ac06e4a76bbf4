import type { Page } from '@playwright/test';
import { ADMIN } from './support/installation.ts';
import { expectFocusSeen, tabTo } from './support/keyboard-focus.ts';
import { expect, test } from './support/sample-test.ts';
import { expectHeading } from './support/sign-in-steps.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

/** A working day without a pointer: nothing here presses anything but keys. */
test.describe.configure({ mode: 'serial' });

let visitor: Visitor;
let page: Page;
test.beforeAll(async ({ browser, site: { address } }) => {
  visitor = await openVisitor(browser, { address, origins: [address] });
  ({ page } = visitor);
});
test.afterAll(() => visitor.close());

const press = (key: string) => page.keyboard.press(key);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (at: number) => page.getByRole('row').nth(at);

/** Goes to a part by Tab and presses a key there, where the focus can be seen. */
async function pressOn(part: ReturnType<typeof button>, key = 'Enter'): Promise<void> {
  await tabTo(page, part);
  await expectFocusSeen(page, String(part));
  await press(key);
}

test('somebody signs in', async () => {
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(ADMIN.email);
  await press('Tab');
  await page.keyboard.type(ADMIN.password);
  await press('Enter');
  await expectHeading(page, 'Dashboard');
});

test('the palette leads to the list, which is walked, read and triaged', async () => {
  await press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
  await page.keyboard.type('detections');
  await expect(page.getByRole('option', { selected: true })).toContainText('Detections');
  await press('Enter');
  await expect(row(3)).toBeVisible();
  await tabTo(page, row(1));
  await press('j');
  await press('j');
  await press('k');
  await expect(row(2)).toBeFocused();
  await expectFocusSeen(page, 'a row');
  await press('Enter');
  const panel = page.getByRole('complementary', { name: /^Detection/ });
  await expect(panel.getByText('Why it matched')).toBeVisible();
  await pressOn(panel.getByRole('button', { name: /^Status/ }));
  await tabTo(page, page.getByRole('menuitem', { name: 'In review' }), 'ArrowDown');
  await expectFocusSeen(page, 'a line of a menu');
  await press('Enter');
  await expect(panel.getByRole('button', { name: 'Status: In review' })).toBeFocused();
  await press('Escape');
  await expect(panel).toBeHidden();
  await expect(row(2)).toBeFocused();
  await expectFocusSeen(page, 'the row after its panel was closed');
});

test('the list is filtered by typing, and a detection read on its own', async () => {
  await press('/');
  await page.keyboard.type('payroll');
  await expect(page).toHaveURL(/q=payroll/);
  await expect(row(1)).toContainText(/payroll/i);
  await tabTo(page, row(1));
  await press('Shift+Enter');
  await expect(page).toHaveURL(/\/detections\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Why it matched')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await pressOn(page.locator('header').getByRole('link', { name: 'Detections' }));
  await expect(row(1)).toBeVisible();
});

test('columns are chosen', async () => {
  await pressOn(button('Columns'));
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  await pressOn(chooser.getByRole('checkbox', { name: 'Status' }), 'Space');
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeHidden();
  await press('Space');
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await pressOn(button('Pin Status to the left'));
  await pressOn(button('Reset columns'));
  await press('Escape');
  await expect(button('Columns')).toBeFocused();
  await expectFocusSeen(page, 'the button after its list was closed');
});

test('the dashboard is filtered by a mark, and arranged', async () => {
  await press('g');
  await press('h');
  await expectHeading(page, 'Dashboard');
  await pressOn(page.getByRole('region', { name: 'Origins' }).getByRole('button').nth(1));
  await expect(page).toHaveURL(/source=/);
  await pressOn(button(/^Remove filter Origin/));
  await expect(page).not.toHaveURL(/source=/);
  await expect(page.getByRole('main')).toBeFocused();
  await pressOn(button('Arrange'));
  await expect(button('Add widget')).toBeFocused();
  await pressOn(button('Move or resize Destinations'), 'ArrowUp');
  await pressOn(button('Hide People'));
  await expect(button('Add widget')).toBeFocused();
  await expectFocusSeen(page, 'after a widget was hidden');
  await pressOn(button('Cancel'));
  await expect(button('Arrange')).toBeFocused();
  await expectFocusSeen(page, 'the button after arranging');
});

test('a form is filled and saved', async () => {
  await press('g');
  await press('s');
  await expectHeading(page, 'Settings');
  await tabTo(page, page.getByRole('textbox', { name: /^Name/ }));
  await press('End');
  await page.keyboard.type(' Ltd');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await press('Enter');
  expect((await saved).ok()).toBe(true);
  await expect(page.getByText(`${ADMIN.tenantName} Ltd`).first()).toBeVisible();
  await expectFocusSeen(page, 'after a form was saved');
});

test('the theme is changed, and somebody signs out', async () => {
  await pressOn(button(/Dana Whitfield/));
  await tabTo(page, page.getByRole('menuitem', { name: 'Profile' }), 'ArrowDown');
  await press('Enter');
  await expectHeading(page, 'Profile');
  await pressOn(button('Turn on dark mode'));
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expectFocusSeen(page, 'in the dark theme');
  await press('Enter');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await pressOn(button('Sign out'));
  await expect(page).toHaveURL(/\/login$/);
});
