import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { globSync } from 'node:fs';
import path from 'node:path';
import type { ConnectorCase } from '@waybill/connectors/kit/connector-case';
import { connectorForSource } from '@waybill/connectors';
import { SOURCE_NAMES, sourceIdOf } from '@waybill/contract';
import { z } from 'zod';
import { SCREEN_ROUTES } from '../../../e2e/support/screen-routes.ts';
import { ROOT } from '../../repository/root.ts';
import { ensureChromium } from '../../setup/ensure-chromium.ts';
import type { Arena } from '../arena/arena.ts';
import type { AttackClass } from '../arena/attack-class.ts';
import { anyAnswer, jsonOf } from '../arena/judges.ts';
import { hostileRecords, PLANTED, RUN_MARK } from '../arena/script-payloads.ts';

const SCREEN_MS = 15_000;
const OF_EACH = 6;
const RECORDS_AT_ONCE = 500;

export const attackClass: AttackClass = {
  title: 'Scripts in every field of records, as a browser shows them',
  isFullOnly: true,
  async run(arena) {
    const { executable, missing } = await ensureChromium();
    if (missing !== undefined) throw new Error(missing);
    await ingestAll(arena);
    await arena.untilDerived();
    const browser = await chromium.launch({
      executablePath: executable,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const context = await browser.newContext({ baseURL: arena.address, reducedMotion: 'reduce' });
      await walk(arena, context);
    } finally {
      await browser.close();
    }
  },
};

/** Each record counts: it is stored, and shown to someone. */
async function ingestAll(arena: Arena): Promise<void> {
  const { attacker } = arena;
  const session = { 'session-token': attacker.owner.sessionToken };
  await arena.each(SOURCE_NAMES, 1, async (name) => {
    const records = await recordsOf(name);
    if (records.length === 0) return;
    const sourceId = sourceIdOf(name);
    const made = await arena.send({
      method: 'POST',
      path: '/v1/integrations/tokens',
      headers: session,
      body: { name: 'Scripts', sourceId },
    });
    const secret = z.object({ secret: z.string() }).safeParse(jsonOf(made)).data?.secret ?? '';
    const route = 'POST /v1/ingest/{source}';
    const place = { method: 'POST', path: `/v1/ingest/${sourceId}` };
    for (let from = 0; from < records.length; from += RECORDS_AT_ONCE) {
      const lines = records.slice(from, from + RECORDS_AT_ONCE);
      arena.count(lines.length - 1);
      const headers = { authorization: `Bearer ${secret}` };
      await arena.shoot(
        `record of ${name}`,
        { ...place, route, headers, raw: lines.join('\n') },
        anyAnswer,
      );
    }
  });
}

/** Hostile variations of the records that the connector of a source is tested with. */
async function recordsOf(name: (typeof SOURCE_NAMES)[number]): Promise<string[]> {
  const connector = connectorForSource(name);
  const pattern = `packages/connectors/src/${connector?.id ?? 'none'}/cases.data.ts`;
  const [file] = globSync(pattern, { cwd: ROOT });
  if (file === undefined) return [];
  const module: { cases?: readonly ConnectorCase[] } = await import(path.join(ROOT, file));
  return (module.cases ?? []).flatMap(({ record }) =>
    typeof record === 'string' ? [] : hostileRecords(record),
  );
}

/** Opens every screen, and the details of the injected records. */
async function walk(arena: Arena, context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const ran: string[] = [];
  await page.exposeFunction(RUN_MARK, () => void ran.push(page.url()));
  page.on('dialog', (dialog) => {
    ran.push(page.url());
    void dialog.dismiss();
  });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(arena.attacker.owner.email);
  await page.getByLabel('Password', { exact: true }).fill(arena.attacker.owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await arena.each([...SCREEN_ROUTES, ...(await details(arena))], 1, async (address) => {
    const before = ran.length;
    await show(page, address);
    const planted = await page.locator(PLANTED).count();
    const act = { method: 'GET', path: address };
    arena.note(
      'script runs',
      act,
      ran.length === before ? null : 'a script of a record ran in the page',
    );
    arena.note(
      'markup is read',
      act,
      planted === 0 ? null : 'markup of a record became part of the page',
    );
  });
}

async function show(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: SCREEN_MS });
  // Until the page is idle; a screen that never is has still rendered its contents.
  const waiting = page.locator('[aria-busy=true], .animate-pulse, .animate-shimmer').first();
  await waiting.waitFor({ state: 'detached', timeout: SCREEN_MS }).catch(() => undefined);
  await page.mouse.move(400, 400);
}

const Items = z.object({ items: z.array(z.record(z.string(), z.unknown())) });

/** Lists, and the screens that show one of their items. */
const LISTS = [
  ['/v1/detections?limit=100', 'detectionId', '/detections/'],
  ['/v1/people?limit=100', 'identityId', '/people/'],
] as const;

async function details(arena: Arena): Promise<string[]> {
  const headers = { 'session-token': arena.attacker.owner.sessionToken };
  const found: string[] = [];
  for (const [list, key, screen] of LISTS) {
    const page = Items.safeParse(jsonOf(await arena.send({ method: 'GET', path: list, headers })));
    const ids = page.data?.items.map((item) => String(item[key])) ?? [];
    found.push(...ids.slice(0, OF_EACH).map((id) => screen + id));
  }
  return found;
}
