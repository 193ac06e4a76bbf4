import { defineJob, type JobServices } from '../../jobs/job.ts';
import { sampleInventory } from './generator/inventory/sample-inventory.ts';
import { sampleDays, type SampleOptions, type SamplePayload } from './generator/sample-days.ts';
import { readSampleState } from './sample-data-read-model.ts';
import { addSampleSettings } from './sample-settings.ts';
import { moveSampleState } from './sample-state.ts';
import { sendSample } from './send-sample.ts';

/** The same seed gives the same company, people and stories on every installation. */
const SEED = 20_260;
/** The cost is per batch, and most sources have only a few records a day. */
const DAYS_AT_ONCE = 3;

/**
 * Sends the sample company's vendor payloads through the ingest path: its people and devices, then the
 * events, day by day. Runs again after a crash: records sent before are then duplicates.
 */
export const job = defineJob({
  id: 'sample-data.load',
  async run({ tenantId }, services) {
    const { database } = services;
    const state = await database.tenant(tenantId, readSampleState);
    if (state.state !== 'loading') return;
    try {
      await load(tenantId, services, startOf(state.updatedAt, services.now()));
    } catch (error) {
      services.log.error({ tenantId, err: error }, 'could not load sample data');
      await database.tenant(tenantId, (tx) =>
        moveSampleState(tx, ['loading'], {
          state: 'failed',
          message: 'Loading did not finish. Remove the sample data and load it again.',
        }),
      );
    }
  },
});

/** The day on which the sample ends: stable across a crash because only the day is used. */
function startOf(updatedAt: string | null, now: number): number {
  const at = updatedAt === null ? now : Date.parse(updatedAt);
  return Math.floor(at / 3_600_000) * 3_600_000;
}

async function load(tenantId: number, services: JobServices, endAt: number): Promise<void> {
  const { database } = services;
  const ownDomain = await database.tenant(tenantId, async (tx) => {
    await addSampleSettings(tx);
    const [row] = await tx.query<{ own_domains: string[] }>('SELECT own_domains FROM tenant');
    return row?.own_domains[0] ?? 'example.com';
  });
  const options: SampleOptions = { seed: SEED, endAt, ownDomain };
  const inventory = sampleInventory(options);
  let total = inventory.length;
  for (const day of sampleDays(options)) total += day.length;
  let done = 0;
  for (const part of partsOf(inventory, options)) {
    await sendSample(tenantId, part, services);
    done += part.length;
    await database.tenant(tenantId, (tx) =>
      moveSampleState(tx, ['loading'], { state: 'loading', done, total }),
    );
  }
  await services.deriver.untilDerived(tenantId);
  await database.tenant(tenantId, (tx) =>
    moveSampleState(tx, ['loading'], { state: 'loaded', done, total }),
  );
}

/** People and devices come first, then the events, a few days at a time. */
function* partsOf(
  inventory: SamplePayload[],
  options: SampleOptions,
): Generator<readonly SamplePayload[]> {
  yield inventory;
  let days: SamplePayload[][] = [];
  for (const day of sampleDays(options)) {
    days.push(day);
    if (days.length < DAYS_AT_ONCE) continue;
    yield days.flat();
    days = [];
  }
  yield days.flat();
}
