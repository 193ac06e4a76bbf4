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
    const isFading = () =>
      document
        .getAnimations()
        .some((one) => one instanceof CSSTransition && one.playState !== 'finished');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Looked at from frame to frame: what inherits a colour sets out when the colour has arrived, and the
    // promise of a transition that another one took the place of may never be kept.
    for (await frame(); isFading(); await frame());
  }, isDark);
}
