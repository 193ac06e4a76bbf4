import { connectorForSource } from '@waybill/connectors';
import type { IntegrationName } from '@waybill/contract';
import type { IncomingRecord } from '../../../apps/server/src/features/ingest/writing/settled-event.ts';
import { readRecord } from '../../../apps/server/src/features/ingest/reading/read-record.ts';
import type { RuleCase } from './corpus.ts';
import { sourceOfLog } from './log-sources.data.ts';
import { vendorForm } from './vendor-form.ts';

export interface ReadCase {
  source: IntegrationName;
  records: IncomingRecord[];
}

/** A case as the intake reads it, by the first of its log types that some connector reads; null: none. */
export function readCase({ logTypes, event }: RuleCase): ReadCase | null {
  const named = event['p_log_type'];
  const types = typeof named === 'string' ? [named, ...logTypes] : logTypes;
  for (const type of new Set(types)) {
    const source = sourceOfLog(type);
    const connector = source === null ? undefined : connectorForSource(source);
    if (!source || !connector) continue;
    const payload = Buffer.from(JSON.stringify(vendorForm(type, event)));
    const records = readRecord(payload, connector).flatMap(({ payload: kept, result }) =>
      result.kind === 'mapped'
        ? [{ payload: kept, events: result.events, contents: result.contents }]
        : [],
    );
    if (records.length > 0) return { source, records };
  }
  return null;
}
