import { SEVERITIES } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { titledDetections, type TitledDetection } from '../../../testing/titled-detections.ts';
import { contentClassifier } from '../classification/contents/content-classifier.ts';
import { openSettledPipeline } from '../../../testing/settled-pipeline.ts';
import { createCompany, DAY_MS } from './generator/company/company.ts';
import { sampleInventory } from './generator/inventory/sample-inventory.ts';
import type { SampleOptions } from './generator/sample-payload.ts';
import { STORIES } from './generator/stories.gen.ts';
import type { Scene } from './generator/stories/story.ts';
import { readSample } from './generator/testing/sample-findings.ts';
import { sharedClassifierPool } from '../../../testing/shared-classifier-pool.ts';
import { addSampleSettings } from './sample-settings.ts';
import { sendSample } from './send-sample.ts';

const OWN_DOMAIN = 'ours.example';
/** In the middle of a week, and just after midnight on a Sunday. */
const ENDS = [Date.UTC(2026, 10, 18, 13), Date.UTC(2026, 10, 22, 0, 5)];

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** Sends the company's people and all scenes through the ingest path of a new tenant. */
async function findings({ seed, endAt, ownDomain }: SampleOptions) {
  const tenantId = await testTenant(db.database);
  const company = createCompany({ seed, endAt, ownDomain });
  const now = () => endAt;
  const classifier = contentClassifier({
    database: db.database,
    keyFor: () => Buffer.alloc(32),
    log: pino({ enabled: false }),
    now,
    pool: sharedClassifierPool(),
  });
  const { writer } = openSettledPipeline(db.database, now, undefined, classifier);
  const services = { database: db.database, writer, now };
  try {
    await db.database.tenant(tenantId, addSampleSettings);
    await sendSample(tenantId, sampleInventory({ seed, endAt, ownDomain }), services);
    const payloads = STORIES.flatMap(({ tell, twin }) => [...tell(company), ...twin.tell(company)]);
    const days = Map.groupBy(
      payloads.toSorted((left, right) => left.at - right.at),
      ({ at }) => Math.floor((at - company.startAt) / DAY_MS),
    );
    for (const day of days.values()) await sendSample(tenantId, day, services);
  } finally {
    await classifier.close();
  }
  const detections = await titledDetections(db.database, tenantId);
  return (scene: Scene): TitledDetection[] => {
    const { events } = readSample(scene.tell(company), ownDomain, tenantId);
    const ids = new Set(events.map(({ event }) => event.eventId));
    return detections.filter(({ eventIds }) => eventIds.some((id) => ids.has(id)));
  };
}

describe.each(ENDS.map((endAt) => [new Date(endAt).toISOString(), endAt]))(
  'sent on %s',
  (_, endAt) => {
    let of: (scene: Scene) => TitledDetection[];
    beforeAll(async () => {
      of = await findings({ seed: 20_260, endAt, ownDomain: OWN_DOMAIN });
    }, 240_000);

    test.each(STORIES.map((story) => [story.id, story] as const))(
      '%s has its severity and title, its benign twin stays quiet',
      (__, story) => {
        const { severity, title } = story.expects;
        const [first, ...others] = of(story);
        expect(first?.severity).toBe(severity);
        const titles = [first, ...others].flatMap((one) =>
          one?.severity === severity ? [one.title] : [],
        );
        expect(titles).toContainEqual(expect.stringMatching(title));
        const loud = of(story.twin).filter((one) => one.severity !== 'LOW');
        expect(loud).toEqual([]);
      },
    );
  },
);

test('severities of the stories reach from LOW to CRITICAL', () => {
  const expected = new Set(STORIES.map(({ expects }) => expects.severity));
  expect(SEVERITIES.filter((severity) => !expected.has(severity))).toEqual([]);
  expect(STORIES.length).toBeGreaterThanOrEqual(30);
});
