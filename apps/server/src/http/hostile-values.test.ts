import {
  METHODS,
  ROUTES,
  type Method,
  type RouteDefinition,
  type RouteTable,
} from '@waybill/contract';
import { connectorForSource } from '@waybill/connectors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare, sendRecords } from '../../testing/drive-records.ts';
import {
  HOSTILE_CURSORS,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  placesOf,
  withValueAt,
} from '../../testing/hostile-values.ts';
import { replayingConnector } from '../../testing/replaying-vendor.ts';
import { ROUTE_BODIES, ROUTE_IDS, ROUTE_QUERIES } from '../../testing/route-bodies.ts';
import { routeIds } from '../../testing/route-ids.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../testing/test-app.ts';

/** No request value causes an internal error, over the whole table. */
interface Entry {
  name: string;
  path: string;
  method: Method;
  definition: RouteDefinition;
}

const TABLE: RouteTable = ROUTES;
/** Excludes a member's own sign-in data: it would end the session used by the other calls. */
const ENTRIES: Entry[] = Object.entries(TABLE)
  .filter(([path]) => !/\/(?:profile|session)/.test(path))
  .flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const definition = methods[method];
      const isMeant = definition && (definition.access ?? 'session') === 'session';
      return isMeant ? [{ name: `${method} ${path}`, path, method, definition }] : [];
    }),
  )
  .toSorted((left, right) => Number(left.method === 'DELETE') - Number(right.method === 'DELETE'));

let app: TestApp;
let owner: TestMember;
beforeAll(async () => {
  const connector = replayingConnector();
  app = await testApp({
    connectorOf: (source) => (source === 'Slack' ? connector : connectorForSource(source)),
  });
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  await sendRecords(app, owner.tenantId, [
    publicShare({ id: 1, at: Date.now() - 60_000, person: 'ana@ours.example', folder: 'pay' }),
  ]);
  await app.db.owner.query(
    `INSERT INTO rejected_payload VALUES ($1, gen_random_uuid(), now(), 'slack', 1, NULL, 'x', 1, false, $2, 'h')`,
    [owner.tenantId, (await import('node:zlib')).zstdCompressSync('{')],
  );
});
afterAll(() => app.close());

interface Call {
  method: Method;
  url: string;
  payload: unknown;
}

const withIds = (text: string, ids: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => ids[name] ?? 'unknown');

/** Every parameter, search parameter and member of a body in turn, with a few values each. */
function hostileCalls(entry: Entry, known: Record<string, string>, turn: () => number): Call[] {
  const { name, path, method, definition } = entry;
  const chosen = Object.entries(ROUTE_IDS[name] ?? {}).map(([key, id]) => [key, known[id] ?? '']);
  const ids: Record<string, string> = { ...known, ...Object.fromEntries(chosen) };
  const search = ROUTE_QUERIES[name] ?? '';
  const body: unknown = JSON.parse(withIds(JSON.stringify(ROUTE_BODIES[name] ?? {}), ids));
  const payload = definition.body ? body : undefined;
  const pick = <T>(values: readonly T[], count: number): T[] =>
    Array.from({ length: count }, () => values[turn() % values.length]).filter(
      (value) => value !== undefined,
    );
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, key = '']) =>
    pick(HOSTILE_TEXTS, 3).map((text) => {
      const url = withIds(path, { ...ids, [key]: encodeURIComponent(text) });
      return { method, url: url + search, payload };
    }),
  );
  const inSearch = (definition.query ? placesOf(definition.query) : []).flatMap(([key = '']) =>
    (key === 'cursor' ? HOSTILE_CURSORS : pick(HOSTILE_TEXTS, 3)).map((text) => {
      const params = new URLSearchParams(search.slice(1));
      params.set(key, text);
      return { method, url: `${withIds(path, ids)}?${params.toString()}`, payload };
    }),
  );
  const inBody = (definition.body ? placesOf(definition.body) : []).flatMap((place) =>
    pick(HOSTILE_VALUES, 3).map((value) => ({
      method,
      url: withIds(path, ids) + search,
      payload: withValueAt(body, place, value),
    })),
  );
  return [...inPath, ...inSearch, ...inBody];
}

test('is never a fault of ours', { timeout: 120_000 }, async () => {
  const ids = await routeIds(app, owner);
  let turns = 0;
  const faults: unknown[] = [];
  for (const entry of ENTRIES) {
    for (const { method, url, payload } of hostileCalls(entry, ids, () => turns++)) {
      const reply = await app.app.inject({
        method,
        url,
        headers: { 'session-token': owner.sessionToken, 'content-type': 'application/json' },
        ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
      });
      if (reply.statusCode < 500) continue;
      faults.push([entry.name, url.slice(0, 200), JSON.stringify(payload ?? null).slice(0, 300)]);
    }
  }
  expect(faults).toEqual([]);
  expect(turns).toBeGreaterThan(ENTRIES.length);
});

test.each(['/%00', '/assets/%00', '//elsewhere.example/', `/${'x'.repeat(5000)}`])(
  'an address that no file can have is not there: %s',
  async (url) => {
    const reply = await app.app.inject({ url });
    expect([reply.statusCode, z.object({ code: z.string() }).parse(reply.json()).code]).toEqual([
      404,
      'route.not_found',
    ]);
  },
);
