import { ROUTES, type RouteTable } from '@waybill/contract';
import { z } from 'zod';
import { itemsOf, textOf, type ApiClient } from './make/api-client.ts';

/** How many things of a kind each route is asked for. */
const OF_EACH = 4;

const TABLE: RouteTable = ROUTES;

/** Values of a path's parameters. */
type Ids = Record<string, string>;

/** Queries without which a route answers 400. */
const QUERIES: Readonly<Record<string, string>> = {
  '/v1/detections/export': '?format=csv',
  '/v1/versions/{versionId}/neighbours': '?direction=down',
  '/v1/detections/groups': '?by=person',
  '/v1/search': '?q=fixture',
  '/v1/trust-rules/effect': '?kind=domain&value=partner.example&verdict=sanctioned',
};

/** Paths of the contract that a signed-in person can read. */
const READABLE = Object.entries(TABLE)
  .filter(
    ([, { GET }]) => GET !== undefined && ['session', 'public', undefined].includes(GET.access),
  )
  .map(([path]) => path)
  .filter((path) => !path.startsWith('/v1/hooks/'));

/** An address that can be read, and the route that it belongs to. */
export interface ReadableUrl {
  path: string;
  url: string;
}

/**
 * Addresses of every GET route, with ids of things that the organisation has.
 *
 * @param unlisted ids that no list tells.
 */
export async function readableUrls(
  owner: ApiClient,
  unlisted: readonly Ids[],
): Promise<ReadableUrl[]> {
  const known = [...unlisted, ...(await idsOf(owner))];
  return READABLE.flatMap((path) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const query = QUERIES[path] ?? '';
    if (names.length === 0) return [{ path, url: path + query }];
    const fitting = known.filter((ids) => names.every((name) => name in ids));
    const urls = fitting.map((ids) =>
      path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(ids[name] ?? '')),
    );
    return [...new Set(urls)].slice(0, OF_EACH).map((url) => ({ path, url: url + query }));
  });
}

/** Routes without an address: nothing that they tell about is in the organisation. */
export function unreachedPaths(urls: readonly ReadableUrl[]): string[] {
  const reached = new Set(urls.map(({ path }) => path));
  return READABLE.filter((path) => !reached.has(path));
}

/** Items of a list; none where the list is at fault, which asking for it on its own tells. */
async function listed(owner: ApiClient, url: string): Promise<Record<string, unknown>[]> {
  return owner.call('GET', url).then(itemsOf, () => []);
}

/** Lists, and the parameter that an item's member fills. */
const LISTS: readonly (readonly [url: string, parameter: string, member: string])[] = [
  ['/v1/cases', 'caseId', 'caseId'],
  ['/v1/classifications', 'classificationId', 'classificationId'],
  ['/v1/data-types', 'dataTypeId', 'dataTypeId'],
  ['/v1/exports', 'exportId', 'exportId'],
  ['/v1/people', 'personId', 'identityId'],
  ['/v1/devices', 'deviceId', 'identityId'],
  ['/v1/policies/lists', 'listId', 'listId'],
  ['/v1/rejections', 'rejectionId', 'rejectionId'],
  ['/v1/objects', 'objectId', 'objectId'],
  ['/v1/rescores', 'runId', 'runId'],
  ['/v1/members/access', 'memberId', 'userId'],
  ['/v1/webhooks', 'webhookId', 'webhookId'],
];

const NONE = { versions: [] };
const Lineage = z.object({ versions: z.array(z.looseObject({ versionId: z.string() })) });
const Sources = z.object({
  items: z.array(z.object({ integrations: z.array(z.object({ integrationId: z.string() })) })),
});

async function idsOf(owner: ApiClient): Promise<Ids[]> {
  const known: Ids[] = [{ sourceId: 'slack' }];
  for (const [url, parameter, member] of LISTS) {
    const items = await listed(owner, url);
    known.push(...items.map((item) => ({ [parameter]: textOf(item, member) })));
  }
  const { items: sources } = Sources.parse(await owner.call('GET', '/v1/integrations'));
  known.push(...sources.flatMap(({ integrations }) => integrations));
  known.push(...(await policyIds(owner)), ...(await detectionIds(owner)));
  const reviews = await listed(owner, '/v1/flow-reviews');
  known.push(
    ...reviews.map((review) => ({
      originId: textOf(review, 'originId'),
      destinationId: textOf(review, 'destinationId'),
    })),
  );
  return known;
}

/** Policies of one's own first: they have versions and back-tests. */
async function policyIds(owner: ApiClient): Promise<Ids[]> {
  const items = await listed(owner, '/v1/policies');
  const own = items.toSorted(
    (left, right) => Number(left['isBuiltin']) - Number(right['isBuiltin']),
  );
  const known: Ids[] = [];
  for (const item of own.slice(0, OF_EACH * 2)) {
    const policyKey = textOf(item, 'policyKey');
    const versions = await listed(owner, `/v1/policies/${policyKey}/versions`);
    const tests = await listed(owner, `/v1/policies/${policyKey}/backtests`);
    known.push({ policyKey });
    known.push(...versions.map((version) => ({ policyKey, number: String(version['number']) })));
    known.push(...tests.map((one) => ({ policyKey, backtestId: textOf(one, 'backtestId') })));
  }
  return known;
}

async function detectionIds(owner: ApiClient): Promise<Ids[]> {
  const items = await listed(owner, '/v1/detections?limit=200');
  const known: Ids[] = [];
  const kindOf = ({ policyKey, status }: (typeof items)[number]): string =>
    JSON.stringify([policyKey, status]);
  const perPolicy = new Map(items.map((item) => [kindOf(item), item]));
  for (const item of [...perPolicy.values()].slice(0, OF_EACH)) {
    const detectionId = textOf(item, 'detectionId');
    const url = `/v1/detections/${detectionId}/events`;
    for (const event of (await listed(owner, url)).slice(0, 2)) {
      const eventId = textOf(event, 'eventId');
      known.push({ detectionId, eventId });
      const lineage = await owner.call('GET', `/v1/events/${eventId}/lineage`).catch(() => NONE);
      for (const { versionId } of Lineage.parse(lineage).versions) known.push({ versionId });
    }
  }
  return known;
}
