import type { Locator, Page } from '@playwright/test';
import { expectFocusSeen, tabTo } from './support/keyboard-focus.ts';
import { expect, test } from './support/sample-test.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import type { Visitor } from './support/visitor.ts';

/**
 * A policy that waits for several actions, from nothing to simulating: nothing here presses anything
 * but keys.
 */
test.describe.configure({ mode: 'serial' });

let visitor: Visitor;
let page: Page;
test.beforeAll(async ({ enter }) => {
  visitor = await enter();
  ({ page } = visitor);
});
test.afterAll(() => visitor.close());

const NAME = 'Taken and then shared';
const press = (key: string) => page.keyboard.press(key);
const main = () => page.getByRole('main');
const button = (name: string | RegExp) => main().getByRole('button', { name, exact: true });
const steps = () => main().getByRole('group', { name: 'Steps' });

async function pressOn(part: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, part);
  await expect(part).toBeEnabled();
  await press(key);
}

/** Types into a field instead of what it holds. */
async function write(part: Locator, text: string): Promise<void> {
  await tabTo(page, part);
  await press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Opens a list at a control, narrows it down by typing where it can be, and chooses. */
async function choose(control: Locator, option: string): Promise<void> {
  await pressOn(control);
  const line = page.getByRole('option', { name: new RegExp(`^${option}`) });
  await expect(line).toBeVisible();
  await page.keyboard.type(option);
  await press('Enter');
}

const openStep = (name: string) =>
  pressOn(page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }));

test('begins with nothing, and waits for two acts of one person', async () => {
  test.setTimeout(120_000);
  await page.goto('/policies');
  await pressOn(main().getByRole('link', { name: 'New policy' }));
  await pressOn(button('Start blank'));
  await expect(main().getByRole('heading', { name: 'Data', exact: true })).toBeVisible();
  await openStep('Threshold');
  await tabTo(page, main().getByRole('radio', { name: /^Each event/ }));
  await press('ArrowUp');
  await expect(steps()).toBeVisible();
  await write(steps().getByLabel(/^Name/), 'Shared it');
  await choose(steps().getByRole('button', { name: /^Field/ }), 'Movement');
  await choose(steps().getByRole('button', { name: /^Value/ }), 'share');
  await expect(steps().getByText(/matched this step alone/)).toContainText(/[1-9]/);
});

test('takes a common step, moves it to the front, and tells it all in words', async () => {
  test.setTimeout(120_000);
  await pressOn(steps().getByRole('button', { name: 'Add step' }));
  await tabTo(page, page.getByRole('menuitem', { name: 'Downloaded files' }), 'ArrowDown');
  await press('Enter');
  await pressOn(steps().getByRole('button', { name: 'More about “Step 2”' }));
  await tabTo(page, page.getByRole('menuitem', { name: 'Remove' }), 'ArrowDown');
  await press('Enter');
  await expect(steps().getByRole('button', { name: 'Add step' })).toBeFocused();
  const handle = steps().getByRole('button', { name: /^Move “Downloaded files”/ });
  await tabTo(page, handle, 'Shift+Tab');
  await press('ArrowUp');
  await expect(handle).toBeFocused();
  await expectFocusSeen(page, 'the handle of a step');
  await expect(steps().getByRole('status')).toHaveText('“Downloaded files” is now step 1 of 2');
  const words = page.getByRole('region', { name: 'In words' });
  await expect(words).toContainText(
    'Requires these steps in this order: (1) Downloaded files: Movement is download; (2) Shared it: Movement is share, within 1 day, for each person.',
  );
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the steps of a sequence');
});

test('a step reads the same as lines, as a tree and as text', async () => {
  const step = steps().getByRole('region', { name: 'Step 2: Shared it' });
  await pressOn(step.getByRole('button', { name: 'Text', exact: true }));
  const text = step.getByLabel('Condition as text');
  await expect(text).toHaveValue('movement == "share"');
  await write(text, 'movement == "share" || movement == "send"');
  await expect(page.getByRole('region', { name: 'In words' })).toContainText(
    'Movement is share or Movement is send',
  );
  await pressOn(step.getByRole('button', { name: 'Tree', exact: true }));
  await expect(step.getByRole('button', { name: /^Field: Movement/ })).toHaveCount(2);
  await pressOn(step.getByRole('button', { name: 'Form', exact: true }));
  await expect(
    step.getByRole('button', { name: /Combine conditions.*: Any of these matches/ }),
  ).toBeVisible();
});

test('is named, tried on history, looked at for what it misses, and simulated', async () => {
  test.setTimeout(120_000);
  await openStep('Response');
  await write(main().getByLabel(/^Detection title/), NAME);
  await openStep('Rollout');
  await write(main().getByLabel(/^Name/), NAME);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await openStep('Back-test');
  await pressOn(button('Start back-test'));
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('Events checked');
  await openStep('Rollout');
  await pressOn(button('Simulate'));
  const dialog = page.getByRole('dialog');
  await write(dialog.getByLabel('Reason'), 'Tried on history');
  await pressOn(dialog.getByRole('button', { name: 'Simulate', exact: true }));
  await expect(page.getByText('Simulating').first()).toBeVisible();
});
