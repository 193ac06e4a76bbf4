import path from 'node:path';
import { expect, test } from '@playwright/test';
import { removeData } from './support/installation.ts';
import { startPrepared } from './support/prepared-data.ts';
import { bytesOf, readBundle } from '../tools/bench/bundle-graph.ts';

/** Thousands of bytes as gzip sends them. */
const LOGIN_KB = 105;
/** 320 since small parts share a file: a screen fetches up to 20 KB that it does not use, in half as many files. */
const SCREEN_KB = 320;
/**
 * 605 since flows are followed in it: the map with its lists, tabs and decisions (25), the trace with its
 * inspector (21), and the library that draws traces (64), which only an open trace fetches. 690 since policies
 * are written and detections decided in it (85); sequences, trials of what a verdict asks to tune, saved views and
 * the board of cases are 16 more. 760 since sentences are read word by word, fields have help in two languages, and
 * weights, working time and trust have screens (40). 775 since the page of a detection tells its story, with next
 * actions and folded evidence (10). 795 since colleagues are invited, sources show where their credentials are made, and
 * lists suggest the nearest names (6). Small parts that share a file took
 * 20 of it away. 825 since members, roles, scopes, directory, audit log, API tokens, webhooks and the reference of the
 * API have screens (48).
 */
const ALL_KB = 825;
const DIST = path.resolve(import.meta.dirname, '../apps/console/dist');

test('what a first visit has to fetch stays small', async ({ page }) => {
  const installation = await startPrepared('administrator');
  try {
    const graph = await readBundle(DIST);
    const asked = new Set<string>();
    page.on('request', (request) =>
      asked.add(path.posix.basename(new URL(request.url()).pathname)),
    );
    // What is fetched once the page is there and the browser rests, such as the provider's SDK, is not counted.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(`${installation.address}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(bytesOf(graph, asked) / 1000, 'the sign-in page').toBeLessThan(LOGIN_KB);

    const frame = ['console', 'toasts'].map(
      (module) => graph.fileOf(module) ?? `no file of ${module}`,
    );
    const screens = graph.modules.filter((module) => module.endsWith('Page'));
    expect(screens.length).toBeGreaterThan(10);
    const sizes = screens.map((module) => {
      const files = graph.closure([...graph.entries, ...frame, graph.fileOf(module) ?? '']);
      return { module, kb: bytesOf(graph, files) / 1000 };
    });
    expect(sizes.filter(({ kb }) => kb > SCREEN_KB)).toEqual([]);
    expect(bytesOf(graph, graph.closure(graph.entries, true)) / 1000).toBeLessThan(ALL_KB);
  } finally {
    await installation.stop();
    await removeData(installation);
  }
});
