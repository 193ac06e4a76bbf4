import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './axe.ts';

/**
 * The page as it stands, by WCAG 2.2 A and AA, in the light theme and in the dark one.
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

/** Until it is so: colours on their way from one theme to the other have the contrast of neither. */
async function setDark(page: Page, isDark: boolean): Promise<void> {
  await page.evaluate(async (force) => {
    document.documentElement.classList.toggle('dark', force);
    const fading = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    // What inherits a colour sets out when the colour has arrived.
    for (let left = fading(); left.length > 0; left = fading()) {
      await Promise.allSettled(left.map(({ finished }) => finished));
    }
  }, isDark);
}
