import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** The page as it stands, by WCAG 2.2 A and AA, in the light theme and in the dark one. */
export async function expectAccessibleInBothThemes(page: Page, where: string): Promise<void> {
  await expectAccessible(page, `${where}, light`);
  await page.evaluate(async () => {
    document.documentElement.classList.add('dark');
    // Colours on their way from one theme to the other have the contrast of neither.
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  await expectAccessible(page, `${where}, dark`);
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
}
