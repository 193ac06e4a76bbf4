import { text } from 'node:stream/consumers';
import type { IngestResult } from '@waybill/contract';
import { expect, test } from 'vitest';
import type { Message } from './corpus.ts';
import type { FoundDetection, Product } from './product.ts';
import { measureQuiet } from './quiet-mail.ts';

const DAY = 86_400;
const DAY_MS = DAY * 1000;

const NOTHING: IngestResult = {
  accepted: 0,
  duplicate: 0,
  entities: 0,
  skipped: 0,
  skippedReasons: {},
  rejected: 0,
  rejections: [],
  records: 0,
  complete: true,
};

/** A product that keeps what it is sent, and found something on the given days of the stream. */
function productFinding(days: readonly number[]) {
  const rows: { SenderAddress: string; RecipientAddress: string; Received: string }[] = [];
  const steps: string[] = [];
  const product: Pick<Product, 'tenant' | 'ingest' | 'settle' | 'detections'> = {
    tenant: async () => 1,
    async ingest(_tenantId, source, body) {
      steps.push(`ingest ${source}`);
      const lines = (await text(body)).split('\n');
      rows.push(...lines.map((line) => JSON.parse(line)));
      return { ...NOTHING, accepted: lines.length, records: lines.length };
    },
    async settle() {
      steps.push('settle');
    },
    async detections() {
      const first = Math.min(...rows.map(({ Received }) => Date.parse(Received)));
      return days.map((day): FoundDetection => ({
        title: 'Unusual',
        policyKey: 'unusual',
        firstSeenAt: first + day * DAY_MS,
        vendorEventIds: [],
        eventCount: 1,
      }));
    },
  };
  return { product, rows, steps };
}

/** Two people write to each other and to a stranger, once a day for forty days. */
const MESSAGES: Message[] = Array.from({ length: 40 }, (_, day) => [
  { from: 'a', to: 'b', at: day * DAY },
  { from: 'b', to: 'stranger', at: day * DAY },
]).flat();

test('counts what begins after the learning days, for 1,000 senders of a day', async () => {
  const { product } = productFinding([3, 29, 30, 35]);
  // Ten days with two senders each.
  expect(await measureQuiet(product, MESSAGES)).toEqual({ alertsPerDayPer1000: (2 / 20) * 1000 });
});

test('whoever writes is a colleague, whoever only gets mail is not', async () => {
  const { product, rows, steps } = productFinding([]);
  expect(await measureQuiet(product, MESSAGES)).toEqual({ alertsPerDayPer1000: 0 });
  const [toColleague, toStranger] = rows;
  expect(toColleague?.SenderAddress).toBe('a@ours.example');
  expect(toColleague?.RecipientAddress).toBe('b@ours.example');
  expect(toStranger?.RecipientAddress).not.toContain('ours.example');
  expect(steps).toEqual(['ingest Exchange', 'settle']);
});

test('a stream without messages has no alerts', async () => {
  expect(await measureQuiet(productFinding([]).product, [])).toEqual({ alertsPerDayPer1000: 0 });
});
