import { expect, type Page } from '@playwright/test';

/** Milliseconds a page may take to load before its clock stands still. */
const LOADING_MS = 60_000;

/** The time of one page, which moves only when a test says so. */
export interface BrowserTime {
  /** Loads by `open`, then stops the clock at the provider's time plus the offset. */
  stopAfter(open: () => Promise<void>): Promise<void>;
  /** The page's time, in milliseconds since the epoch. */
  now(): Promise<number>;
  /** Moves to a point of time, in milliseconds since the epoch; what is due on the way happens once. */
  moveTo(time: number): Promise<void>;
  /** Moves on, and lets everything that is due on the way happen each time it is. */
  advance(milliseconds: number): Promise<void>;
  /** Moves on; what is due on the way happens once, as after a lid was closed. */
  skip(milliseconds: number): Promise<void>;
}

/** Takes over the clock of a page before it loads. Tokens end by the provider's clock, which continues. */
export async function stoppableTime(page: Page, offsetMs = 0): Promise<BrowserTime> {
  const start = Date.now() + offsetMs - LOADING_MS;
  await page.clock.install({ time: start });
  return {
    async stopAfter(open) {
      await open();
      await page.clock.pauseAt(start + LOADING_MS);
    },
    now: () => page.evaluate(() => Date.now()),
    async moveTo(time) {
      await page.clock.pauseAt(time);
      await letRequestsOut(page);
    },
    async advance(milliseconds) {
      await page.clock.runFor(milliseconds);
      await letRequestsOut(page);
    },
    async skip(milliseconds) {
      await page.clock.fastForward(milliseconds);
      await letRequestsOut(page);
    },
  };
}

/** Its own request: everything the page requested before was received by its response. */
async function letRequestsOut(page: Page): Promise<void> {
  expect(await page.evaluate(async () => (await fetch(location.href)).ok)).toBe(true);
}

/** When the session token in the page ends, in milliseconds since the epoch. */
export function sessionEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [, claims = ''] = window.tokens().session.split('.');
    const { exp }: { exp: number } = JSON.parse(
      atob(claims.replaceAll('-', '+').replaceAll('_', '/')),
    );
    return exp * 1000;
  });
}

/** Tells the page that its tab went to the background or came back. */
export async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
