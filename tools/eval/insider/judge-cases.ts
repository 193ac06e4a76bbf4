import { connectorForSource } from '@waybill/connectors';
import type { IntegrationName } from '@waybill/contract';
import { prepareEvents } from '../../../apps/server/src/pipeline/prepared-event.ts';
import { readRecord } from '../../../apps/server/src/pipeline/read-record.ts';
import type { RuleCase } from './corpus.ts';
import { LOG_SOURCES } from './log-sources.data.ts';
import type { Product } from './product.ts';

/** What the shipped pack said of one case. */
export interface JudgedCase {
  rule: RuleCase;
  /** Whose connector read the record; null: none did. */
  source: IntegrationName | null;
  /** Keys of the policies that alert on it. */
  policies: string[];
}

const CHUNK = '00000000-0000-0000-0000-000000000000';

/**
 * Judges each case by itself, with the steps of the intake that come before anything is written: one
 * organisation each would give the same answer and take a minute. A policy that counts over a window
 * needs more than one event, so it never alerts here.
 */
export async function judgeCases(
  product: Product,
  cases: readonly RuleCase[],
): Promise<JudgedCase[]> {
  const tenantId = await product.tenant();
  const context = await product.context(tenantId);
  const judged: JudgedCase[] = [];
  for (const rule of cases) {
    const read = readCase(rule);
    if (read === null) {
      judged.push({ rule, source: null, policies: [] });
      continue;
    }
    const prepared = await prepareEvents(read.records, {
      tenantId,
      context,
      chunkId: CHUNK,
      ingestedAt: Date.now(),
      isSample: false,
    });
    const hits = prepared.flatMap((event) => event.hits.filter(({ windowed }) => !windowed));
    const policies = [...new Set(hits.map(({ policy }) => policy.key))];
    judged.push({ rule, source: read.source, policies });
  }
  return judged;
}

function readCase({ logTypes, event }: RuleCase) {
  const named = event['p_log_type'];
  const types = typeof named === 'string' ? [named, ...logTypes] : logTypes;
  const payload = Buffer.from(JSON.stringify(event));
  for (const source of new Set(types.map((type) => LOG_SOURCES[type]))) {
    const connector = source && connectorForSource(source);
    if (!source || !connector) continue;
    const records = readRecord(payload, connector).flatMap((read) =>
      read.result.kind === 'mapped'
        ? [{ payload: read.payload, events: read.result.events, contents: read.result.contents }]
        : [],
    );
    if (records.length > 0) return { source, records };
  }
  return null;
}
