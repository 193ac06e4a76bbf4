import { expect, type Locator, type Page } from '@playwright/test';

/** Long enough for a busy machine. */
const PATIENCE_MS = 60_000;

/** A person at the console: everything they do is counted. */
export interface Hand {
  page: Page;
  /** A press of a visible element: one click. */
  press(target: Locator): Promise<void>;
  /** A key or shortcut: one click. */
  key(keys: string): Promise<void>;
  /** One field filled in: one click, including the press that focuses it. */
  type(field: Locator, text: string): Promise<void>;
  /** Opens the palette, types, and chooses the option: three clicks. */
  palette(text: string, option: RegExp): Promise<void>;
  /** Waits until the screen shows it. Throws when it does not. */
  sees(target: Locator): Promise<void>;
  /** So far. */
  clicks(): number;
}

export function handOn(page: Page): Hand {
  let clicks = 0;
  const sees = (target: Locator) => expect(target.first()).toBeVisible({ timeout: PATIENCE_MS });
  return {
    page,
    sees,
    async press(target) {
      await target.first().click({ timeout: PATIENCE_MS });
      clicks += 1;
    },
    async key(keys) {
      await page.keyboard.press(keys);
      clicks += 1;
    },
    async type(field, text) {
      await field.first().fill(text, { timeout: PATIENCE_MS });
      clicks += 1;
    },
    async palette(text, option) {
      await page.keyboard.press('Control+k');
      clicks += 1;
      const box = page.getByRole('combobox', { name: /search/i }).first();
      await expect(box).toBeFocused({ timeout: PATIENCE_MS });
      await box.fill(text);
      clicks += 1;
      await page.getByRole('option', { name: option }).first().click({ timeout: PATIENCE_MS });
      clicks += 1;
    },
    clicks: () => clicks,
  };
}
