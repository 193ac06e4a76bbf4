import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './axe.ts';

/**
 * The page as it is, by WCAG 2.2 A and AA, in the light theme and in the dark one.
 *
 * @param part selector of what to look at, where the rest was looked at before.
 */
export async function expectAccessibleInBothThemes(
  page: Page,
  where: string,
  part?: string,
): Promise<void> {
  await expectAccessible(page, `${where}, light`, part);
  await setDark(page, true);
  // The themes differ in colours alone.
  await expectReadable(page, `${where}, dark`, part);
  await setDark(page, false);
}

async function setDark(page: Page, isDark: boolean): Promise<void> {
  await page.evaluate((force) => {
    document.documentElement.classList.toggle('dark', force);
  }, isDark);
}
