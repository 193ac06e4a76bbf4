import type { BrowserContext, Page } from '@playwright/test';
import { median, openPage, settle } from './console-page.ts';

/** Milliseconds in which an interaction's effects are drawn before the next one. */
const PAUSE_MS = 250;
/** Milliseconds between two keys of someone who types fast. */
const TYPING_MS = 60;
/** The shortest that the browser reports; anything faster is at most this. */
const LEAST_MS = 16;

export interface Interactions {
  inpMs: number;
  cls: number;
}

/** Opens rows, walks through them and filters, on the list of detections. */
export async function walkList(context: BrowserContext, address: string): Promise<Interactions> {
  const open = await openPage(context);
  const { page } = open;
  await page.goto(`${address}/detections`);
  await page.getByRole('row').nth(3).waitFor();
  await settle(open);
  await page
    .getByRole('row')
    .nth(2)
    .click({ position: { x: 300, y: 12 } });
  await page.waitForTimeout(PAUSE_MS);
  await press(page, ['j', 'j', 'j', 'k', 'k', 'Escape', 'j', 'k', '/']);
  await page.keyboard.type('drive', { delay: PAUSE_MS });
  await page.waitForTimeout(2 * PAUSE_MS);
  const { inpMs, cls } = await open.vitals();
  await open.close();
  return { inpMs: inpMs ?? LEAST_MS, cls };
}

/**
 * Uses a screen generically: walks its rows with keys, toggles one of its options, and opens and closes
 * the keyboard map.
 * @returns the slowest interaction in milliseconds
 */
export async function operateScreen(context: BrowserContext, address: string): Promise<number> {
  const open = await openPage(context);
  const { page } = open;
  await page.goto(address);
  await settle(open);
  await press(page, ['j', 'j', 'k']);
  const choice = page.locator('main [role=tab], main button[aria-pressed]').first();
  if (await choice.isVisible()) {
    await choice.click();
    await page.waitForTimeout(2 * PAUSE_MS);
  }
  await press(page, ['Tab', 'Tab', '?', 'Escape']);
  const { inpMs } = await open.vitals();
  await open.close();
  return inpMs ?? LEAST_MS;
}

/** Types into the sign-in form and sends it, with a password that is wrong. */
export async function typeLogin(context: BrowserContext, address: string): Promise<Interactions> {
  const open = await openPage(context);
  const { page } = open;
  await page.goto(`${address}/login`);
  await settle(open);
  await page.getByLabel('E-mail').click();
  await page.keyboard.type('nobody@northwind.example', { delay: TYPING_MS });
  await page.getByLabel('Password', { exact: true }).click();
  await page.keyboard.type('not this one', { delay: TYPING_MS });
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await page.waitForTimeout(2 * PAUSE_MS);
  const { inpMs, cls } = await open.vitals();
  await open.close();
  return { inpMs: inpMs ?? LEAST_MS, cls };
}

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE_MS);
  }
}

export interface RouteChanges {
  plainMs: number;
  slowMs: number;
}

/** From the click on a link of the side bar to the drawing of the next screen's heading, medians. */
export async function changeRoutes(
  context: BrowserContext,
  address: string,
): Promise<RouteChanges> {
  const open = await openPage(context, false);
  const { page } = open;
  await page.goto(address);
  await settle(open);
  // The code of all screens is preloaded, as for a person after a short time.
  await page.waitForLoadState('networkidle');
  const once = async (): Promise<number> => {
    const hrefs = await sideBarPaths(page);
    const times: number[] = [];
    for (const href of [...hrefs.slice(1), ...hrefs.slice(0, 1)]) {
      times.push(await clickThrough(page, href));
      await settle(open);
    }
    return median(times);
  };
  const plainMs = await once();
  await open.setSlow(true);
  const slowMs = await once();
  await open.close();
  return { plainMs, slowMs };
}

/** Paths of the screens that the side bar leads to. */
export function sideBarPaths(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('nav li a[href]')].flatMap(
        (link) => link.getAttribute('href') ?? [],
      ),
    ),
  ]);
}

function clickThrough(page: Page, href: string): Promise<number> {
  return page.evaluate(
    (path) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`nav li a[href="${path}"]`);
        const before = document.querySelector('h1');
        const startedAt = performance.now();
        const look = (): void => {
          const heading = document.querySelector('h1');
          if (performance.now() - startedAt > 10_000) reject(new Error(`No heading at ${path}`));
          else if (heading === null || heading === before) requestAnimationFrame(look);
          // The frame after the one that contains it: then it is on the screen.
          else requestAnimationFrame(() => resolve(performance.now() - startedAt));
        };
        link?.click();
        requestAnimationFrame(look);
      }),
    href,
  );
}
