import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { serveFolder } from '../../apps/server/testing/serve-folder.ts';
import { ROOT } from '../repository/root.ts';
import { ensureChromium } from '../setup/ensure-chromium.ts';
import { bytesOf, readBundle } from './bundle-graph.ts';
import {
  changeRoutes,
  sideBarPaths,
  typeLogin,
  operateScreen,
  walkList,
} from './console-interactions.ts';
import { measureLoad, scriptsOf, type Load } from './console-loads.ts';
import { buildGallery, buildPage, measureRows } from './console-rows.ts';
import { member, startConsoleSite, stranger, type ConsoleSite } from './console-site.ts';
import { machineLine } from './machine.ts';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';

/** The screens that no link of the side bar leads to. */
const OTHER_PATHS = ['/profile', '/policies/wizard'];
/** Time limit per screen; on a timeout the screen is not reloaded, so that all can be measured. */
const SCREEN_LCP_MS = 1600;
const DIST = path.join(ROOT, 'apps/console/dist');

/**
 * The console in a browser: a machine slowed down four times, a cable connection (10 Mbit/s, 40 ms),
 * without cache, compared with a minimal page of the same library.
 * @param running address of a product to measure instead of starting one
 */
export async function run([running]: string[]): Promise<void> {
  console.log(machineLine());
  const { executable, missing } = await ensureChromium();
  if (missing !== undefined) throw new Error(missing);
  const browser = await chromium.launch({
    ...(executable === undefined ? {} : { executablePath: executable }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const folder = await temporaryDataFolder('waybill-bench-');
  const site = await startConsoleSite(running);
  try {
    const floorLcpMs = await measureFloor(browser, path.join(folder, 'floor'));
    const outside = await measureOutside(browser, site);
    const context = await member(browser, site.address);
    const inside = await measureInside(context, site);
    const rowsFrameMs = await measureGallery(browser, site, path.join(folder, 'gallery'));
    console.log(
      JSON.stringify({
        loginLcpMs: outside.lcpMs,
        ...inside.figures,
        inpMs: Math.max(outside.inpMs, inside.inpMs),
        cls: Math.max(outside.cls, inside.cls),
        loginJsBytes: outside.jsBytes,
        rowsFrameMs,
        floorLcpMs,
        loginRatio: outside.lcpMs / floorLcpMs,
      }),
    );
  } finally {
    await browser.close();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** An empty page drawn by the same library, from the same server code. */
async function measureFloor(browser: Browser, folder: string): Promise<number> {
  await buildPage(path.join(import.meta.dirname, 'floor-page'), folder);
  const server = await serveFolder(folder);
  const context = await stranger(browser);
  const load = await measureLoad(context, server.address);
  await context.close();
  await server.close();
  console.log(`floor, an empty React page: LCP ${load.lcpMs.toFixed(0)} ms`);
  return load.lcpMs;
}

async function measureOutside(browser: Browser, { address }: ConsoleSite) {
  const graph = await readBundle(DIST);
  const context = await stranger(browser);
  const load = await measureLoad(context, `${address}/login`);
  const jsBytes = bytesOf(graph, await scriptsOf(context, `${address}/login`));
  tell('/login', load, jsBytes);
  const { inpMs, cls } = await typeLogin(context, address);
  console.log(`typing on /login: INP ${inpMs} ms, CLS ${cls.toFixed(3)}`);
  await context.close();
  return { lcpMs: load.lcpMs, cls: Math.max(load.cls, cls), inpMs, jsBytes };
}

async function measureInside(context: BrowserContext, { address, detectionPath }: ConsoleSite) {
  const graph = await readBundle(DIST);
  const screenLcpMs: Record<string, number> = {};
  const screenInpMs: Record<string, number> = {};
  const largest = { path: '', bytes: 0 };
  let worstCls = 0;
  for (const at of await screenPaths(context, address, detectionPath)) {
    const name = at === detectionPath ? '/detections/:id' : at;
    const load = await measureLoad(context, address + at, SCREEN_LCP_MS);
    const bytes = bytesOf(graph, await scriptsOf(context, address + at));
    tell(name, load, bytes);
    screenLcpMs[name] = load.lcpMs;
    screenInpMs[name] = await operateScreen(context, address + at);
    console.log(`${name} in use: INP ${screenInpMs[name]} ms`);
    worstCls = Math.max(worstCls, load.cls);
    if (bytes > largest.bytes) Object.assign(largest, { path: name, bytes });
  }
  const list = await walkList(context, address);
  console.log(`list of detections in use: INP ${list.inpMs} ms, CLS ${list.cls.toFixed(3)}`);
  const routes = await changeRoutes(context, address);
  console.log(
    `change of screen: ${routes.plainMs.toFixed(0)} ms, ${routes.slowMs.toFixed(0)} ms slowed down`,
  );
  return {
    inpMs: list.inpMs,
    cls: Math.max(worstCls, list.cls),
    figures: {
      screenLcpMs,
      screenInpMs,
      worstScreenLcpMs: Math.max(...Object.values(screenLcpMs)),
      screenJsBytes: largest.bytes,
      largestScreen: largest.path,
      allJsBytes: bytesOf(graph, graph.closure(graph.entries, true)),
      routeChangeMs: routes.plainMs,
      routeChangeSlowMs: routes.slowMs,
    },
  };
}

async function screenPaths(context: BrowserContext, address: string, detectionPath: string) {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector('nav li a[href]');
  const paths = await sideBarPaths(page);
  await page.close();
  return [...new Set([...paths, detectionPath, ...OTHER_PATHS])];
}

async function measureGallery(browser: Browser, { address }: ConsoleSite, folder: string) {
  await buildGallery(folder);
  const server = await serveFolder(folder, address);
  // At its own address, without a signed-in user.
  const context = await member(browser, server.address);
  const frameMs = await measureRows(context, server.address);
  await context.close();
  await server.close();
  console.log(
    frameMs === null
      ? 'list of 100,000 rows: not measured, the gallery has none'
      : `list of 100,000 rows: ${frameMs.toFixed(1)} ms of the main thread per frame`,
  );
  return frameMs;
}

function tell(name: string, { lcpMs, cls, lcpText }: Load, bytes: number): void {
  const size = `${(bytes / 1000).toFixed(1)} KB of JavaScript`;
  console.log(`${name}: LCP ${lcpMs.toFixed(0)} ms ("${lcpText}"), CLS ${cls.toFixed(3)}, ${size}`);
}
