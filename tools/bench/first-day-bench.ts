import { chromium } from '@playwright/test';
import { ensureChromium } from '../setup/ensure-chromium.ts';
import { member } from './console-site.ts';
import { handOn } from './first-day-hand.ts';
import { startFirstDaySite } from './first-day-site.ts';
import { TASKS } from './first-day-tasks.ts';
import { machineLine } from './machine.ts';

interface Done {
  name: string;
  clicks: number;
  seconds: number;
}

/**
 * Ten tasks of a first day on a fresh sample tenant, each from `/`: the number of clicks for each.
 * @param names tasks to run instead of all
 */
export async function run(names: string[]): Promise<void> {
  console.log(machineLine());
  const { executable, missing } = await ensureChromium();
  if (missing !== undefined) throw new Error(missing);
  const site = await startFirstDaySite();
  const browser = await chromium.launch({
    ...(executable === undefined ? {} : { executablePath: executable }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await member(browser, site.address);
    const page = await context.newPage();
    const tasks: Done[] = [];
    for (const task of TASKS.filter(({ name }) => names.length === 0 || names.includes(name))) {
      await page.goto(site.address);
      const hand = handOn(page);
      await hand.sees(page.getByRole('heading', { level: 1 }));
      const startedAt = performance.now();
      await task.run(hand, site);
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
      tasks.push({ name: task.name, clicks: hand.clicks(), seconds });
      console.log(`${task.name}: ${hand.clicks()} clicks, ${seconds} s`);
    }
    const clicks = tasks.reduce((sum, task) => sum + task.clicks, 0);
    console.log(JSON.stringify({ tasks, clicks }));
  } finally {
    await browser.close();
    await site.stop();
  }
}
