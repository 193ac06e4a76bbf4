import type { Connector } from '@waybill/connectors';
import type { Database } from '@waybill/store';
import type { ActivityWriter } from '../src/features/ingest/writing/activity-writer.ts';
import { unpackPayloads } from '../src/features/ingest/reading/raw-chunk.ts';
import { readRecord } from '../src/features/ingest/reading/read-record.ts';
import { sortedActs } from './day-acts.ts';

/** Ingests records as one batch, read by a connector; skips what it rejects or ignores. */
export async function takeIn(
  writer: ActivityWriter,
  batch: {
    tenantId: number;
    connector: Connector;
    receivedAt: number;
    records: readonly object[];
  },
): Promise<void> {
  const { tenantId, connector, receivedAt } = batch;
  const records = batch.records.flatMap((record) =>
    readRecord(Buffer.from(JSON.stringify(record)), connector).flatMap(({ payload, result }) => {
      if (result.kind === 'mapped') return [{ payload, events: result.events }];
      if (result.kind === 'entities') return [{ payload, events: [], entities: result.entities }];
      return [];
    }),
  );
  await writer.write({ tenantId, sourceId: 'slack', records, receivedAt, isSample: false });
}

type Row = Record<string, unknown>;

/** All data derived from a tenant's payloads, without tenant-specific ids. */
export async function everyRow(
  database: Database,
  tenantId: number,
): Promise<Record<string, Row[]>> {
  return database.tenant(tenantId, async (tx) => {
    const chunks = await tx.query<{ chunk_id: string; body: Buffer }>(
      'SELECT chunk_id, body FROM raw_chunk',
    );
    const payloads = new Map<unknown, Buffer[]>();
    for (const chunk of chunks) payloads.set(chunk.chunk_id, await unpackPayloads(chunk.body));
    const rowsOf = async (table: string, leftOut: readonly string[]): Promise<Row[]> => {
      const rows = await tx.query(`SELECT * FROM ${table}`);
      return rows
        .map((row) => plain(row, leftOut, payloads))
        .toSorted((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
    };
    return {
      activity: await rowsOf('activity', ['event_id']),
      days: (await rowsOf('activity_day', [])).map(withSortedActs),
      totals: await rowsOf('source_total', []),
      entities: await rowsOf('entity', []),
      identities: await rowsOf('identity', ['identity_id']),
      records: await rowsOf('identity_record', ['identity_id']),
      keys: await rowsOf('identity_key', []),
      points: await rowsOf('window_point', ['event_id', 'written_at']),
    };
  });
}

function withSortedActs({ objects, people, times, sizes, ...row }: Row): Row {
  const list = (value: unknown): Buffer => (Buffer.isBuffer(value) ? value : Buffer.alloc(0));
  const lists = {
    objects: list(objects),
    people: list(people),
    times: list(times),
    sizes: list(sizes),
  };
  return { ...row, acts: sortedActs(lists) };
}

/** A row with the payload itself instead of its reference. */
function plain(row: Row, leftOut: readonly string[], payloads: Map<unknown, Buffer[]>): Row {
  const { tenant_id: _tenant, raw_chunk_id: chunkId, raw_index: index, ...rest } = row;
  for (const name of leftOut) delete rest[name];
  if (chunkId === undefined) return rest;
  return { ...rest, payload: payloads.get(chunkId)?.[Number(index)]?.toString() };
}
