import { expect, test } from 'vitest';
import { createCompany, DAY_MS } from '../company/company.ts';
import { findingsIn, readSample } from '../testing/sample-findings.ts';
import { STORIES } from './stories.ts';

const OWN_DOMAIN = 'harbor.example';
const SEEDS = [20_260, 3];
/** On a Sunday, on a Monday morning, in the middle of a week. */
const ENDS = [Date.UTC(2026, 10, 15, 13), Date.UTC(2026, 10, 16, 1), Date.UTC(2026, 10, 18, 9)];
const companies = SEEDS.flatMap((seed) =>
  ENDS.map((endAt) => createCompany({ seed, endAt, ownDomain: OWN_DOMAIN })),
);
const rows = STORIES.map((story) => [story.id, story] as const);

test.each(rows)('%s is found by its policies', (_, story) => {
  for (const company of companies) {
    const { events, rejected } = readSample(story.tell(company), OWN_DOMAIN);
    expect(rejected).toEqual([]);
    const found = findingsIn(events.map(({ event }) => event)).map(({ policy }) => policy.key);
    expect(found).toEqual(expect.arrayContaining([...story.policyKeys]));
  }
});

test.each(rows)('%s happens in the last ten days, with a before and an after', (_, story) => {
  for (const company of companies) {
    const payloads = story.tell(company);
    const times = payloads.map(({ at }) => at).toSorted((left, right) => left - right);
    expect(times[0]).toBeGreaterThanOrEqual(company.endAt - 10 * DAY_MS);
    expect(times[0]).toBeLessThan(company.endAt);
    const { events } = readSample(payloads, OWN_DOMAIN);
    const found = findingsIn(events.map(({ event }) => event)).filter(({ policy }) =>
      story.policyKeys.includes(policy.key),
    );
    const first = Math.min(...found.flatMap(({ events: hits }) => hits.map((e) => e.occurredAt)));
    expect(events.some(({ event }) => event.occurredAt < first)).toBe(true);
    expect(events.some(({ event }) => event.occurredAt > first)).toBe(true);
  }
});

test('stories are told of people of the company, each of somebody else', () => {
  for (const company of companies) {
    const roster = new Set(company.people.map(({ email }) => email));
    const protagonists = STORIES.map((story) => story.protagonist(company).email);
    expect(new Set(protagonists).size).toBe(STORIES.length);
    expect(protagonists.filter((email) => !roster.has(email))).toEqual([]);
    const inside = STORIES.flatMap((story) => story.tell(company)).flatMap(
      ({ line }) => line.match(/[\w.-]+@harbor\.example/g) ?? [],
    );
    expect(inside.filter((email) => !roster.has(email))).toEqual([]);
  }
});
