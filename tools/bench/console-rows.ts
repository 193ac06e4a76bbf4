import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { openPage } from './console-page.ts';
import { ROOT } from '../repository/root.ts';

const FRAMES = 180;
const STEP_PX = 60;
const CONSOLE = path.join(ROOT, 'apps/console');

/** Builds a page of Vite's into a folder. @param root that holds its index.html, and perhaps a configuration */
export async function buildPage(
  root: string,
  outDir: string,
  environment: Record<string, string> = {},
): Promise<void> {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', root, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, ...environment };
  await promisify(execFile)(process.execPath, args, { cwd: root, env });
}

/** The console with the gallery of its parts, which a release leaves out. */
export function buildGallery(outDir: string): Promise<void> {
  return buildPage(CONSOLE, outDir, { VITE_GALLERY: '1' });
}

/**
 * Scrolls the list of 100,000 rows by 60 px per frame. @returns milliseconds of processor time of the
 * page's main thread per frame; null when the gallery has no such list.
 */
export async function measureRows(
  context: BrowserContext,
  address: string,
): Promise<number | null> {
  const { page, cdp, close } = await openPage(context, false);
  try {
    await page.goto(`${address}/dev/gallery?part=rows`);
    const isThere = await page.waitForSelector('[role="row"]', { timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (!isThere) return null;
    await page.waitForLoadState('networkidle');
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const seconds = async (): Promise<number> => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    };
    const before = await seconds();
    const frames = await page.evaluate(scroll, { frames: FRAMES, stepPx: STEP_PX });
    return frames === 0 ? null : (((await seconds()) - before) * 1000) / frames;
  } finally {
    await close();
  }
}

/** Runs in the page. @returns how many frames moved the list. */
function scroll({ frames, stepPx }: { frames: number; stepPx: number }): Promise<number> {
  const list = [...document.querySelectorAll('*')]
    .filter((element) => element.querySelector('[role="row"]') !== null)
    .toSorted((a, b) => b.scrollHeight - a.scrollHeight)
    .find((element) => /auto|scroll/.test(getComputedStyle(element).overflowY));
  return new Promise((resolve) => {
    let moved = 0;
    let count = 0;
    const step = (): void => {
      const before = list?.scrollTop ?? 0;
      list?.scrollBy(0, stepPx);
      if ((list?.scrollTop ?? 0) > before) moved += 1;
      count += 1;
      if (count < frames) requestAnimationFrame(step);
      else resolve(moved);
    };
    requestAnimationFrame(step);
  });
}
