import { sampleInventory } from '../../../apps/server/src/features/sample-data/generator/inventory/sample-inventory.ts';
import {
  sampleDays,
  type SamplePayload,
} from '../../../apps/server/src/features/sample-data/generator/sample-days.ts';
import { STORIES } from '../../../apps/server/src/features/sample-data/generator/stories.gen.ts';
import { createCompany } from '../../../apps/server/src/features/sample-data/generator/company/company.ts';
import { numberOf, textOf, apiClient } from './api-client.ts';
import type { Member } from './people.ts';

/** The same records in every fixture that is made with the same end. */
const SEED = 53;
/** People and devices of this many records; the whole inventory says nothing more. */
const INVENTORY_RECORDS = 240;

/** A vendor's record as it is sent, and the source that it is sent for. */
export type SourceRecord = Pick<SamplePayload, 'sourceId' | 'line'> & { at: number };

/** What the planted stories of the month tell, oldest first. */
export function storyRecords(endAt: number, ownDomain: string): SourceRecord[] {
  const company = createCompany({ seed: SEED, endAt, ownDomain });
  const records = STORIES.flatMap((story) => story.tell(company));
  return records.toSorted((left, right) => left.at - right.at);
}

/** The days of the sample with the fewest records: those of two weekends. */
export function quietDays(endAt: number, ownDomain: string): SourceRecord[][] {
  const days = [...sampleDays({ seed: SEED, endAt, ownDomain })];
  return days.toSorted((left, right) => left.length - right.length).slice(0, 5);
}

export function inventoryRecords(endAt: number, ownDomain: string): SourceRecord[] {
  return sampleInventory({ seed: SEED, endAt, ownDomain }).slice(0, INVENTORY_RECORDS);
}

/**
 * Sends records over the ingest route, with a token for each source.
 *
 * @param settled waits until what follows from sent records is there.
 */
export function recordSender(
  address: string,
  owner: Member,
  settled: () => Promise<void> = () => Promise.resolve(),
) {
  const secrets = new Map<string, string>();
  async function secretOf(sourceId: string): Promise<string> {
    const known = secrets.get(sourceId);
    if (known !== undefined) return known;
    const name = `Fixture ${sourceId}`;
    const made = await owner.call('POST', '/v1/integrations/tokens', { name, sourceId });
    const secret = textOf(made, 'secret');
    secrets.set(sourceId, secret);
    return secret;
  }
  return {
    /** @returns how many events are new. */
    async send(records: readonly Omit<SourceRecord, 'at'>[]): Promise<number> {
      let accepted = 0;
      for (const [sourceId, part] of Map.groupBy(records, (record) => record.sourceId)) {
        const secret = await secretOf(sourceId);
        const client = apiClient(address, { authorization: `Bearer ${secret}` });
        const body = part.map(({ line }) => `${line}\n`).join('');
        accepted += numberOf(await client.call('POST', `/v1/ingest/${sourceId}`, body), 'accepted');
      }
      await settled();
      return accepted;
    },
    secretOf,
  };
}

export type RecordSender = ReturnType<typeof recordSender>;
