import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** Cable, as web tools know it: bytes per second and milliseconds. */
const CABLE = {
  offline: false,
  downloadThroughput: (10e6 / 8) | 0,
  uploadThroughput: (5e6 / 8) | 0,
  latency: 40,
};
const CPU_SLOWDOWN = 4;
/** Milliseconds without a larger drawing or a request after which a page counts as there. */
const QUIET_MS = 500;
const LIMIT_MS = 15_000;

/** Metrics reported by the page so far. */
export interface Vitals {
  lcpMs: number;
  lcpText: string;
  cls: number;
  /** The slowest interaction, in milliseconds; null if none took longer than a frame. */
  inpMs: number | null;
}

declare global {
  interface Window {
    benchVitals: Vitals;
  }
}

/** Runs in the page before its own code; measures as the web-vitals definitions say. */
function observeVitals(): void {
  const vitals: Vitals = { lcpMs: 0, lcpText: '', cls: 0, inpMs: null };
  window.benchVitals = vitals;
  const figure = (entry: PerformanceEntry, name: string): number =>
    Number(Reflect.get(entry, name));
  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    each: (entry: PerformanceEntry) => void,
  ): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      buffered: true,
      ...options,
    });
  observe({ type: 'largest-contentful-paint' }, (entry) => {
    vitals.lcpMs = entry.startTime;
    const element: unknown = Reflect.get(entry, 'element');
    vitals.lcpText = element instanceof Element ? (element.textContent ?? '').slice(0, 40) : '';
  });
  observe({ type: 'layout-shift' }, (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true) vitals.cls += figure(entry, 'value');
  });
  observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    if (figure(entry, 'interactionId') > 0) {
      vitals.inpMs = Math.max(vitals.inpMs ?? 0, entry.duration);
    }
  });
}

export interface OpenPage {
  page: Page;
  cdp: CDPSession;
  /** Names of the JavaScript files that were asked for. */
  scripts: Set<string>;
  vitals(): Promise<Vitals>;
  setSlow(isSlow: boolean): Promise<void>;
  close(): Promise<void>;
}

/** A new page with nothing cached, on a slow machine and a cable. */
export async function openPage(context: BrowserContext, isSlow = true): Promise<OpenPage> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  const setSlow = async (slow: boolean): Promise<void> => {
    const free = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 };
    await cdp.send('Network.emulateNetworkConditions', slow ? CABLE : free);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow ? CPU_SLOWDOWN : 1 });
  };
  await setSlow(isSlow);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) {
      scripts.add(pathname.slice('/assets/'.length));
    }
  });
  await page.addInitScript(observeVitals);
  return {
    page,
    cdp,
    scripts,
    setSlow,
    vitals: () => page.evaluate(() => window.benchVitals),
    close: () => page.close(),
  };
}

/** Waits until the page requests no more data and renders nothing larger. */
export async function settle({ page, vitals }: OpenPage): Promise<void> {
  await page.waitForSelector('h1', { timeout: LIMIT_MS });
  const until = Date.now() + LIMIT_MS;
  const data = { pending: 0, quietSince: Date.now() };
  const isData = (request: { url(): string }): boolean => /\/v\d+\//.test(request.url());
  const begin = (request: { url(): string }): void => {
    if (isData(request)) data.pending += 1;
  };
  const end = (request: { url(): string }): void => {
    if (!isData(request)) return;
    // Some were in progress before anyone counted.
    data.pending = Math.max(0, data.pending - 1);
    data.quietSince = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  let lcpMs = -1;
  while (Date.now() < until && (data.pending > 0 || Date.now() - data.quietSince < QUIET_MS)) {
    await page.waitForTimeout(50);
    const now = await vitals();
    if (now.lcpMs !== lcpMs) data.quietSince = Date.now();
    ({ lcpMs } = now);
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** The middle of the sorted values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
