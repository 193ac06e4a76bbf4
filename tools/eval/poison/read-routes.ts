import { METHODS, ROUTES, type RouteTable } from '@waybill/contract';
import type { PoisonFindings, PoisonTarget } from './poison-target.ts';

/** Ids of one kind that are asked for. */
const MOST_IDS = 25;
/** Pages of a list that are followed. */
const MOST_PAGES = 20;

interface ReadRoute {
  path: string;
  parameters: string[];
}

/** Search parameters of routes that need some. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/v1/detections/export': ['format=csv', 'format=json'],
  '/v1/versions/{versionId}/neighbours': ['direction=down', 'direction=up'],
};

/** Every GET route of the contract that a session may call. */
function readRoutes(): ReadRoute[] {
  const table: RouteTable = ROUTES;
  return Object.entries(table).flatMap(([path, methods]) => {
    const method = METHODS.find((name) => name === 'GET');
    const definition = method && methods[method];
    if (!definition || (definition.access ?? 'session') !== 'session') return [];
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return [{ path, parameters }];
  });
}

/**
 * Calls every read route, lists page by page and single things by the ids that other answers named. Answers
 * the routes that no id was found for.
 */
export async function callReadRoutes(
  target: PoisonTarget,
  findings: PoisonFindings,
): Promise<{ calls: number; without: string[] }> {
  const ids = await storedIds(target);
  const asked = new Set<string>();
  let waiting = readRoutes();
  const without: string[] = [];
  // Answers name ids that other routes take, so that what could not be asked at first may be later.
  for (let round = 0; round < 3; round += 1) {
    const urls = waiting.flatMap((route) => urlsOf(route, ids));
    for (const url of urls.filter((one) => !asked.has(one))) {
      asked.add(url);
      await follow(target, findings, { url, ids });
    }
    waiting = readRoutes().filter(({ parameters }) => parameters.length > 0);
  }
  for (const route of waiting) if (urlsOf(route, ids).length === 0) without.push(route.path);
  return { calls: asked.size, without };
}

type Ids = Map<string, Set<string>>;

/** Ids of what is stored, evenly over all of it: those of lists are of the newest alone. */
async function storedIds({ services, tenantId }: PoisonTarget): Promise<Ids> {
  const sample = (table: string, column: string): string =>
    `SELECT '${column}' AS name, ${column}::text AS id FROM (SELECT ${column} FROM ${table}
       ORDER BY md5(${column}::text) LIMIT ${MOST_IDS}) AS ${table}`;
  const rows = await services.database.tenant(tenantId, (tx) =>
    tx.query<{ name: string; id: string }>(
      [
        sample('activity', 'event_id'),
        sample('detection', 'detection_id'),
        sample('rejected_payload', 'rejection_id'),
        sample('lineage_object', 'object_id'),
        sample('lineage_version', 'version_id'),
        sample('identity', 'identity_id'),
        sample('classification', 'classification_id'),
        sample('detection_case', 'case_id'),
        sample('detection_change', 'change_id'),
      ].join(' UNION ALL '),
    ),
  );
  const ids: Ids = new Map();
  for (const { name, id } of rows) note(ids, camelCase(name), id);
  for (const id of ids.get('identityId') ?? []) {
    note(ids, 'personId', id);
    note(ids, 'deviceId', id);
  }
  return ids;
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

function note(ids: Ids, name: string, id: string): void {
  const known = ids.get(name) ?? new Set();
  ids.set(name, known);
  if (known.size < MOST_IDS) known.add(id);
}

/** Addresses of a route: one for each id of its first parameter, with the others in step. */
function urlsOf({ path, parameters }: ReadRoute, ids: Ids): string[] {
  const queries = (QUERIES[path] ?? ['']).map((query) => (query === '' ? '' : `?${query}`));
  const lists = parameters.map((name) => [...(ids.get(name) ?? [])]);
  if (lists.some((list) => list.length === 0)) return [];
  const count = Math.max(1, ...lists.map((list) => list.length));
  const paths = Array.from({ length: count }, (_, index) =>
    parameters.reduce((text, name, place) => {
      const list = lists[place] ?? [];
      return text.replace(`{${name}}`, encodeURIComponent(list[index % list.length] ?? ''));
    }, path),
  );
  return paths.flatMap((one) => queries.map((query) => one + query));
}

async function follow(
  target: PoisonTarget,
  findings: PoisonFindings,
  { url, ids }: { url: string; ids: Ids },
): Promise<void> {
  let next = url;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { status, text } = await target.call('GET', next);
    if (status >= 500) {
      findings.fiveHundreds.push(
        `GET ${next.slice(0, 200)} answered ${status}: ${text.slice(0, 150)}`,
      );
      return;
    }
    const body = parsed(text);
    harvest(body, ids);
    const cursor = cursorOf(body);
    if (cursor === null) return;
    next = `${url}${url.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
  }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

function cursorOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('nextCursor' in body)) return null;
  return typeof body.nextCursor === 'string' ? body.nextCursor : null;
}

/** Notes every member of an answer whose name is that of a parameter. */
function harvest(value: unknown, ids: Ids): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const isId =
      /(?:Id|Key)$/.test(key) && (typeof inner === 'string' || typeof inner === 'number');
    if (isId) note(ids, key, String(inner));
    if (isId && key === 'placeId') {
      note(ids, 'originId', String(inner));
      note(ids, 'destinationId', String(inner));
    }
    harvest(inner, ids);
  }
}
