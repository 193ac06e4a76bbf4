import { zstdDecompressSync } from 'node:zlib';
import { nextTurn } from '../../../platform/turns.ts';
import { unpackBacklog } from '../backlog/backlog-body.ts';
import type { BacklogChunk } from '../backlog/backlog-rows.ts';
import { parsedRecord } from './parsed-record.ts';
import { prepareEvent, type PreparedEvent } from './prepared-event.ts';
import { splitChunk } from './raw-chunk.ts';
import type { TenantContext } from '../tenant-contexts.ts';

/** Events of one record of a chunk. */
export interface PreparedRecord {
  chunk: BacklogChunk;
  line: number;
  payload: () => Buffer;
  events: PreparedEvent[];
}

/** Events prepared per batch: about a millisecond of computing. */
const EVENTS_PER_TURN = 48;

/** Judges and encodes the events of a row of the backlog. */
export async function prepareChunk(
  chunk: BacklogChunk,
  given: { tenantId: number; context: TenantContext; kept: ReadonlyMap<string, Buffer> },
): Promise<PreparedRecord[]> {
  const { tenantId, context, kept } = given;
  let payloads: Buffer[] | undefined;
  // Few policies ask for the vendor's own record.
  const payloadAt = (index: number): Buffer =>
    (payloads ??= splitChunk(zstdDecompressSync(chunk.payloads)))[index] ?? Buffer.alloc(0);
  const records = new Map<number, PreparedRecord & { record: () => unknown }>();
  for (const [index, settled] of (await unpackBacklog(chunk.body, kept)).entries()) {
    if (index % EVENTS_PER_TURN === 0) await nextTurn(tenantId);
    const { rawIndex, line } = settled;
    let held = records.get(rawIndex);
    if (!held) {
      const payload = (): Buffer => payloadAt(rawIndex);
      const record = lazily(() => parsedRecord(payload())());
      held = { chunk, line, payload, record, events: [] };
      records.set(rawIndex, held);
    }
    const { record } = held;
    held.events.push(prepareEvent(settled, { tenantId, context, chunkId: chunk.chunk_id, record }));
  }
  return [...records.values()];
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
