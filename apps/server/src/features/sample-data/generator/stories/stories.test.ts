import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createCompany, DAY_MS } from '../company/company.ts';
import { STORIES } from '../stories.gen.ts';
import { readSample } from '../testing/sample-findings.ts';

const OWN_DOMAIN = 'harbor.example';
const SEEDS = [20_260, 3];
/** On a Saturday just after midnight, on a Sunday, on a Monday morning, in the middle of a week. */
const ENDS = [
  Date.UTC(2026, 10, 14, 0, 5),
  Date.UTC(2026, 10, 15, 13),
  Date.UTC(2026, 10, 16, 1),
  Date.UTC(2026, 10, 18, 9),
];
const companies = SEEDS.flatMap((seed) =>
  ENDS.map((endAt) => createCompany({ seed, endAt, ownDomain: OWN_DOMAIN })),
);
const scenes = STORIES.flatMap((story) => [
  [story.id, story] as const,
  [`the twin of ${story.id}`, story.twin] as const,
]);

test.each(scenes)('%s is read by the connectors, and happens in the last ten days', (_, scene) => {
  for (const company of companies) {
    const payloads = scene.tell(company);
    const times = payloads.map(({ at }) => at);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(company.endAt - 10 * DAY_MS);
    expect(Math.max(...times)).toBeLessThan(company.endAt);
    const { events, rejected, skipped } = readSample(payloads, OWN_DOMAIN);
    expect(rejected).toEqual([]);
    expect(skipped).toBe(0);
    expect(events.length).toBeGreaterThan(0);
  }
});

test.each(scenes)('%s is the same for the same company', (_, scene) => {
  for (const company of companies) expect(scene.tell(company)).toEqual(scene.tell(company));
});

test('stories and twins are about people of the company, each about somebody else', () => {
  for (const company of companies) {
    const roster = new Set(company.people.map(({ email }) => email));
    const protagonists = scenes.map(([, scene]) => scene.protagonist(company).email);
    expect(new Set(protagonists).size).toBe(scenes.length);
    expect(protagonists.filter((email) => !roster.has(email))).toEqual([]);
  }
});

test('the guide lists every story with its severity', () => {
  const root = path.resolve(import.meta.dirname, '../../../../../../..');
  const guide = readFileSync(path.join(root, 'docs/guides/sample-data.md'), 'utf8');
  const listed = [...guide.matchAll(/^\| `([\w-]+)`\s*\| (\w+)/gm)].map(([, id, level]) => [
    id,
    level,
  ]);
  expect(listed).toEqual(STORIES.map(({ id, expects }) => [id, expects.severity]));
});
