import type { IntegrationName } from '@waybill/contract';
import { judge } from '../../../apps/server/src/features/detection/judging/judged-event.ts';
import { parsedRecord } from '../../../apps/server/src/features/ingest/reading/parsed-record.ts';
import { settleRecord } from '../../../apps/server/src/features/ingest/writing/settled-event.ts';
import type { RuleCase } from './corpus.ts';
import type { Product } from './product.ts';
import { readCase } from './read-case.ts';

/** What the shipped pack said about one case. */
export interface JudgedCase {
  rule: RuleCase;
  /** Whose connector read the record; null: none did. */
  source: IntegrationName | null;
  /** Keys of the policies that alert on it. */
  policies: readonly string[];
}

/**
 * Evaluates each case on its own, with the intake steps before anything is written: a separate
 * organisation each would give the same result and take a minute. A windowed policy needs more than one
 * event, so it never alerts here.
 */
export async function* judgeCases(
  product: Product,
  cases: AsyncIterable<RuleCase>,
): AsyncGenerator<JudgedCase> {
  const tenantId = await product.tenant();
  const context = await product.context(tenantId);
  for await (const rule of cases) {
    const read = readCase(rule);
    if (read === null) {
      yield { rule, source: null, policies: [] };
      continue;
    }
    const hits = read.records.flatMap((record) => {
      const { settings } = context;
      const options = { tenantId, settings, ingestedAt: Date.now(), isSample: false };
      const told = { record: parsedRecord(record.payload) };
      return settleRecord(record, options).flatMap((event) => judge(event, context, told).hits);
    });
    const policies = [...new Set(hits.map(({ policy }) => policy.key))];
    yield { rule, source: read.source, policies };
  }
}
