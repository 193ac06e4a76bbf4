import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { EntityRecord, JsonObject, MappedEvent } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { readRecord } from '../ingest/reading/read-record.ts';
import { connectableById, type ConnectorOf } from './connectable-source.ts';
import { requireIntegration } from './integration-rows.ts';

const decompress = promisify(zstdDecompress);

export interface IntegrationSample {
  raw: string | null;
  receivedAt: string | null;
  events: JsonObject[];
  entities: JsonObject[];
}

/**
 * The newest record of a stream (or of any) as received, and the current mapping's result. Throws
 * `resource.not_found`.
 */
export async function readSample(
  tx: Transaction,
  wanted: { integrationId: string; streamId: string | undefined },
  connectorOf: ConnectorOf,
): Promise<IntegrationSample> {
  const { source_id: sourceId } = await requireIntegration(tx, wanted.integrationId);
  const [row] = await tx.query<{ received_at: Date; payload: Buffer }>(
    `SELECT received_at, payload FROM integration_sample
     WHERE integration_id = $1 AND ($2::text IS NULL OR stream_id = $2)
     ORDER BY received_at DESC LIMIT 1`,
    [wanted.integrationId, wanted.streamId ?? null],
  );
  if (!row) return { raw: null, receivedAt: null, events: [], entities: [] };
  const payload = await decompress(row.payload);
  const source = connectableById(sourceId, connectorOf);
  const results = source ? readRecord(payload, source.connector).map(({ result }) => result) : [];
  return {
    raw: payload.toString('utf8'),
    receivedAt: row.received_at.toISOString(),
    events: results.flatMap((result) => (result.kind === 'mapped' ? result.events : [])).map(plain),
    entities: results
      .flatMap((result) => (result.kind === 'entities' ? result.entities : []))
      .map(plain),
  };
}

/** As in JSON: undefined members are omitted. */
function plain(facts: MappedEvent | EntityRecord): JsonObject {
  const json: JsonObject = JSON.parse(JSON.stringify(facts));
  return json;
}
