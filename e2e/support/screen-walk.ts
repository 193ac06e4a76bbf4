import { expect, type Page } from '@playwright/test';

/** CSS pixels: a desk, a small laptop, a telephone. The first one is where a walk begins and ends. */
const WIDTHS = [1024, 400, 1440];
/** Two routes may look alike: then there is nothing to wait for. */
const CHANGE_MS = 2000;

/** Navigates to a route within the open page, like a link, until its screen is idle. */
export async function walkTo(page: Page, route: string): Promise<void> {
  const main = page.locator('main');
  const before = await main.innerText();
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, route);
  const changed = expect(main).not.toHaveText(before, { timeout: CHANGE_MS, useInnerText: true });
  await changed.catch(() => undefined);
  await expect(main.getByRole('heading', { level: 1 }), route).toBeVisible();
  await rest(page);
}

/** Until nothing is loading anymore. */
export async function rest(page: Page): Promise<void> {
  const waiting = page.locator('[aria-busy=true], .animate-pulse, .animate-shimmer');
  await expect(waiting).toHaveCount(0);
}

/** Neither the page nor what its headline is in may have to be moved sideways to be read. */
export async function expectFits(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // Some parts measure their place first, and follow it then.
    await expect
      .poll(() => tooWide(page), { message: `sideways at ${width} on ${where}` })
      .toEqual([]);
  }
}

/** What the headline is in, as far as it is wider than it shows. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    let box = document.querySelector('h1')?.parentElement;
    for (; box; box = box.parentElement) {
      if (box.scrollWidth > box.clientWidth) found.push(`${box.tagName} ${box.className}`);
    }
    return found;
  });
}
