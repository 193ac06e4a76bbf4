import { connectorForSource } from '@waybill/connectors';
import { integrationNameOf } from '@waybill/contract';
import { ingestBody, type IngestServices } from '../ingest/ingest-body.ts';
import type { SamplePayload } from './generator/sample-days.ts';

/** Sends payloads through the ingest path, one body for each source. */
export async function sendSample(
  tenantId: number,
  payloads: readonly SamplePayload[],
  services: IngestServices,
): Promise<void> {
  for (const [sourceId, part] of Map.groupBy(payloads, (payload) => payload.sourceId)) {
    const source = integrationNameOf(sourceId);
    const connector = source && connectorForSource(source);
    if (!source || !connector) throw new Error('The sample names a source without a connector');
    const parts = oneBuffer(part.map(({ line }) => `${line}\n`).join(''));
    await ingestBody({ tenantId, sourceId, source, connector, isSample: true, parts }, services);
  }
}

async function* oneBuffer(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
