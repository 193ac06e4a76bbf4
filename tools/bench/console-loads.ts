import type { BrowserContext } from '@playwright/test';
import { openPage, settle, median } from './console-page.ts';

const RUNS = 3;

export interface Load {
  /** Medians. */
  lcpMs: number;
  /** The worst. */
  cls: number;
  /** What was drawn largest, in the last run. */
  lcpText: string;
  /** JavaScript files that a first visit asks for. */
  scripts: string[];
}

/**
 * Loads an address repeatedly without cache.
 * @param enoughMs a first load at most this slow is enough
 */
export async function measureLoad(
  context: BrowserContext,
  address: string,
  enoughMs = 0,
): Promise<Load> {
  const lcps: number[] = [];
  let cls = 0;
  let lcpText = '';
  const scripts = new Set<string>();
  for (let run = 0; run < RUNS; run += 1) {
    const open = await openPage(context);
    await open.page.goto(address);
    await settle(open);
    const vitals = await open.vitals();
    lcps.push(vitals.lcpMs);
    cls = Math.max(cls, vitals.cls);
    ({ lcpText } = vitals);
    for (const script of open.scripts) scripts.add(script);
    await open.close();
    if (run === 0 && vitals.lcpMs <= enoughMs) break;
  }
  return { lcpMs: median(lcps), cls, lcpText, scripts: [...scripts] };
}

/** The files that a screen itself asks for: the browser never rests, so nothing is fetched ahead. */
export async function scriptsOf(context: BrowserContext, address: string): Promise<string[]> {
  const open = await openPage(context, false);
  await open.page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await open.page.goto(address);
  await settle(open);
  const scripts = [...open.scripts];
  await open.close();
  return scripts;
}
