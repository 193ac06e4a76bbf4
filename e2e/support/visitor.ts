import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { PATIENCE_MS } from './patience.ts';

/** A person in their own browser. */
export interface Visitor {
  context: BrowserContext;
  /** The first tab. */
  page: Page;
  newTab(): Promise<Page>;
  /** From now on a 4xx answer of an address that holds `part` is no fault: the browser reports each. */
  mayBeRefused(part: string): void;
  /** From now on this in the console is no fault: some libraries report there what they hand on. */
  mayReport(part: string): void;
  /** Closes the browser; fails with errors of its pages and with requests to anyone else. */
  close(): Promise<void>;
}

/** Width in CSS pixels where nothing else is asked for. */
const VIEWPORT = { width: 1440, height: 900 };
const REFUSED = /the server responded with a status of 4\d\d/;

/** Opens a browser that may talk to these origins only. */
export async function openVisitor(
  browser: Browser,
  options: { address: string; origins: readonly string[] },
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: options.address,
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  const reportable: string[] = [];
  // The other providers' pages have no icon.
  const refusable = options.origins
    .filter((origin) => origin !== options.address)
    .map((origin) => `${origin}/favicon.ico`);
  context.on('weberror', (fault) => faults.push(fault.error().message));
  context.on('console', (message) => {
    const { url } = message.location();
    const text = message.text();
    const isExpected =
      (REFUSED.test(text) && refusable.some((part) => url.includes(part))) ||
      reportable.some((part) => text.includes(part));
    if (message.type() === 'error' && !isExpected) faults.push(`${text} (${url})`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isLocal = ['data:', 'blob:'].includes(url.protocol);
    if (!isLocal && !options.origins.includes(url.origin)) faults.push(`Left for ${url.origin}`);
  });
  return {
    context,
    page: await context.newPage(),
    newTab: () => context.newPage(),
    mayBeRefused: (part) => void refusable.push(part),
    mayReport: (part) => void reportable.push(part),
    async close() {
      await context.close();
      expect(faults, 'errors of pages, and requests to others').toEqual([]);
    },
  };
}
