import { z } from 'zod';
import type { FixtureOrganisation, Match } from '../fixture/fixture-files.ts';
import { itemsOf, textOf, type ApiClient } from './api-client.ts';

const Page = z.object({
  items: z.array(z.record(z.string(), z.unknown())),
  nextCursor: z.string().nullable(),
});
const PAGE = 200;

/** Every item of a list that comes in pages. */
async function allOf(client: ApiClient, url: string): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const more: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page = Page.parse(await client.call('GET', `${url}?limit=${PAGE}${more}`));
    all.push(...page.items);
    cursor = page.nextCursor;
  }
  return all;
}

/** All detections of an organisation, by id. */
export async function detectionsOf(client: ApiClient): Promise<FixtureOrganisation['detections']> {
  const items = await allOf(client, '/v1/detections');
  return items
    .map((item) => ({
      detectionId: textOf(item, 'detectionId'),
      severity: textOf(item, 'severity'),
      status: textOf(item, 'status'),
    }))
    .toSorted((left, right) => (left.detectionId < right.detectionId ? -1 : 1));
}

/** Detections with their events, without anything that differs between two organisations. */
export async function matchesOf(client: ApiClient): Promise<Match[]> {
  const policies = itemsOf(await client.call('GET', '/v1/policies'));
  const ownNames = new Map(
    policies
      .filter((policy) => policy['isBuiltin'] === false)
      .map((policy) => [policy['policyKey'], textOf(policy, 'name')]),
  );
  const matches: Match[] = [];
  for (const item of await allOf(client, '/v1/detections')) {
    const events = await allOf(client, `/v1/detections/${textOf(item, 'detectionId')}/events`);
    const key = textOf(item, 'policyKey');
    matches.push({
      policy: ownNames.get(key) ?? key,
      severity: textOf(item, 'severity'),
      status: textOf(item, 'status'),
      events: events.map(eventName).toSorted(),
    });
  }
  const named = matches.map((match) => ({ match, name: JSON.stringify(match) }));
  return named
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .map(({ match }) => match);
}

const Event = z.object({
  occurredAt: z.string(),
  source: z.string(),
  vendorOperation: z.string(),
  action: z.string().nullable(),
  objectName: z.string().nullable(),
});

/** What an event is known by in any organisation. */
function eventName(event: Record<string, unknown>): string {
  const { occurredAt, source, vendorOperation, action, objectName } = Event.parse(event);
  return [occurredAt, source, vendorOperation, action ?? '-', objectName ?? '-'].join(' | ');
}
