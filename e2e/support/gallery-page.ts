import { expect, type Browser, type Page } from '@playwright/test';
import type { Files } from './gallery-files.ts';

/** Served by the test itself; the name exists nowhere. */
const ORIGIN = 'http://gallery.test';
/** The policy of the console, so that a part that needs more than it does not go unseen. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};
/** Reference time of ages in the pictures. */
const NOW = Date.UTC(2026, 10, 21, 12);
/** When the clock stops: later than any page takes to load. */
const STOPPED = NOW + 600_000;
/** Milliseconds of the page's time that a part may take to come to rest. */
const REST_MS = 400;

declare global {
  interface Window {
    /** Put there by the page for the test of picture files. */
    svgToPng: (svg: SVGSVGElement, scale: number) => Promise<Blob>;
  }
}

export type Theme = 'light' | 'dark';

export interface GalleryVisit {
  page: Page;
  /** Shows a part, e.g. `charts`, and waits until it rests. */
  show(part: string): Promise<void>;
  /** Stops the clock: from here on it moves by what a shown part needs only. */
  stopClock(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the gallery; its clock starts at a fixed time, and policy violations fail the test. */
export async function openGallery(
  browser: Browser,
  files: Files,
  theme: Theme,
): Promise<GalleryVisit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const faults: string[] = [];
  context.on('weberror', (fault) => faults.push(fault.error().message));
  context.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === '/' ? '/index.html' : pathname;
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: 204 });
    return route.fulfill({
      body: typeof body === 'string' ? body : Buffer.from(body),
      contentType: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      headers: { 'content-security-policy': POLICY },
    });
  });
  const page = await context.newPage();
  await page.clock.install({ time: NOW });
  await page.goto(`${ORIGIN}/?part=tokens#${theme}`);
  await page.getByRole('heading', { name: 'Components' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  return {
    page,
    async show(part) {
      await page.evaluate((search) => {
        window.history.pushState(null, '', `?${search}${window.location.hash}`);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, `part=${part}`);
      await page.clock.runFor(REST_MS);
      await page.evaluate(() => document.fonts.ready);
    },
    async stopClock() {
      await page.clock.pauseAt(STOPPED);
    },
    async close() {
      await context.close();
      expect(faults, `errors of the gallery, ${theme}`).toEqual([]);
    },
  };
}
