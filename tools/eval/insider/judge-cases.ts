import type { IntegrationName } from '@waybill/contract';
import { prepareEvents } from '../../../apps/server/src/pipeline/prepared-event.ts';
import type { RuleCase } from './corpus.ts';
import type { Product } from './product.ts';
import { readCase } from './read-case.ts';

/** What the shipped pack said of one case. */
export interface JudgedCase {
  rule: RuleCase;
  /** Whose connector read the record; null: none did. */
  source: IntegrationName | null;
  /** Keys of the policies that alert on it. */
  policies: readonly string[];
}

const CHUNK = '00000000-0000-0000-0000-000000000000';

/**
 * Judges each case by itself, with the steps of the intake that come before anything is written: one
 * organisation each would give the same answer and take a minute. A policy that counts over a window
 * needs more than one event, so it never alerts here.
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
    const prepared = await prepareEvents(read.records, {
      tenantId,
      context,
      chunkId: CHUNK,
      ingestedAt: Date.now(),
      isSample: false,
    });
    const hits = prepared.flatMap((event) => event.hits);
    const policies = [...new Set(hits.map(({ policy }) => policy.key))];
    yield { rule, source: read.source, policies };
  }
}
