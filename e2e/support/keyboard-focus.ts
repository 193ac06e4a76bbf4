import { expect, type Locator, type Page } from '@playwright/test';

/** CSS pixels around an element that its mark of the focus may take. */
const MARGIN = 6;
/** Presses after which a part counts as out of reach. */
const MOST_PRESSES = 150;

/** Presses a key that moves the focus until this has it. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  // A busy machine may show it only after all presses.
  await expect(target.first()).toBeAttached();
  for (let count = 0; count < MOST_PRESSES; count += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `within ${MOST_PRESSES} presses of ${key}`).toBeFocused();
}

async function hasFocus(target: Locator): Promise<boolean> {
  if ((await target.count()) !== 1) return false;
  return target.evaluate((element) => element === document.activeElement);
}

/**
 * The focus is somewhere, and a person sees where: the picture without it is another one. Not for what
 * takes text, which has a caret; pictures leave it out.
 */
export async function expectFocusSeen(page: Page, where: string): Promise<void> {
  const box = await page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return null;
    const { x, y, width, height } = activeElement.getBoundingClientRect();
    return { x, y, width, height };
  });
  if (box === null) throw new Error(`The focus is lost: ${where}`);
  const x = Math.max(0, box.x - MARGIN);
  const y = Math.max(0, box.y - MARGIN);
  const clip = { x, y, width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN };
  const seen = await page.screenshot({ clip, animations: 'disabled' });
  const back = await page.evaluateHandle(() => document.activeElement);
  await back.evaluate((element) => element instanceof HTMLElement && element.blur());
  // A busy page rerenders and loses the focus shortly afterwards.
  await expect
    .poll(async () => seen.equals(await page.screenshot({ clip, animations: 'disabled' })), {
      message: `no mark of the focus: ${where}`,
    })
    .toBe(false);
  await back.evaluate((element) => element instanceof HTMLElement && element.focus());
}
