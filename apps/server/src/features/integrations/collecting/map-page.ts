import { INGEST_LIMITS } from '@waybill/contract';
import type { Connector } from '@waybill/connectors';
import { boundedJson, type CollectedPage } from '@waybill/collector';
import { faultOf } from '../../ingest/writing/event-time.ts';
import type { IncomingRecord } from '../../ingest/writing/settled-event.ts';
import { eachRecord, storablePayload, type ReadRecord } from '../../ingest/reading/read-record.ts';
import { KEPT_OF_OVERSIZE, oversizeReason } from '../../ingest/reading/record-frame.ts';
import type { RejectedRecord } from '../../ingest/reading/rejected-payloads.ts';
import { nextTurn } from '../../../platform/turns.ts';

/** Mapped records of a page, in portions that are each written in one transaction. */
export interface MappedPortion {
  records: IncomingRecord[];
  rejected: RejectedRecord[];
  /** Records read, of any kind. */
  count: number;
  skipped: number;
  /** Moment of the newest event, epoch milliseconds. */
  newestAt: number | null;
  /** The last record as received. */
  last: Buffer | null;
}

/** Records per transaction: below the writer's group limit. */
const RECORDS_PER_PORTION = 2000;
const BYTES_PER_PORTION = 8_388_608;
/** Records mapped per batch: about a millisecond of computing. */
const RECORDS_PER_TURN = 24;

/** Mapping input: records as the vendor's API returned them, and bodies or lines as sent. */
export type PageContent = Pick<CollectedPage, 'records' | 'texts' | 'unreadable'> & {
  payloads?: readonly Buffer[];
};

/** Maps a page by its connector. There is always a last portion, if only an empty one. */
export async function* mapPage(
  page: PageContent,
  connector: Connector,
  now: number,
): AsyncGenerator<MappedPortion> {
  let portion = emptyPortion();
  let bytes = 0;
  let line = 0;
  let turn = 0;
  for (const payload of payloadsOf(page)) {
    line += 1;
    for (const read of readPayload(payload, connector)) {
      if (portion.count >= RECORDS_PER_PORTION || bytes >= BYTES_PER_PORTION) {
        yield portion;
        portion = emptyPortion();
        bytes = 0;
      }
      if (turn % RECORDS_PER_TURN === 0) await nextTurn();
      turn += 1;
      bytes += read.payload.length;
      take(portion, read, { line, now });
    }
  }
  for (const { payload, reason } of page.unreadable ?? []) {
    const kept = storablePayload(Buffer.from(payload), connector);
    line += 1;
    take(
      portion,
      { payload: kept, result: { kind: 'rejected', field: null, reason } },
      { line, now },
    );
  }
  yield portion;
}

function emptyPortion(): MappedPortion {
  return { records: [], rejected: [], count: 0, skipped: 0, newestAt: null, last: null };
}

function* payloadsOf({ records, texts = [], payloads = [] }: PageContent): Generator<Buffer> {
  for (const record of records) yield Buffer.from(boundedJson(record));
  for (const text of texts) yield Buffer.from(text);
  yield* payloads;
}

function readPayload(payload: Buffer, connector: Connector): Iterable<ReadRecord> {
  if (payload.length <= INGEST_LIMITS.eventBytes) return eachRecord(payload, connector);
  const reason = oversizeReason(INGEST_LIMITS.eventBytes);
  const kept = storablePayload(payload, connector);
  return [{ payload: kept, result: { kind: 'rejected', field: null, reason } }];
}

function take(
  portion: MappedPortion,
  { payload, result }: ReadRecord,
  { line, now }: { line: number; now: number },
): void {
  portion.count += 1;
  const fault = faultOf(result, now);
  if (fault) {
    const isTruncated = payload.length > INGEST_LIMITS.eventBytes;
    const kept = isTruncated ? payload.subarray(0, KEPT_OF_OVERSIZE) : payload;
    portion.rejected.push({ line, ...fault, payload: kept, isTruncated });
    return;
  }
  portion.last = payload;
  switch (result.kind) {
    case 'mapped':
      portion.records.push({ payload, line, events: result.events, contents: result.contents });
      for (const { occurredAt } of result.events) {
        portion.newestAt = Math.max(portion.newestAt ?? occurredAt, occurredAt);
      }
      return;
    case 'entities':
      portion.records.push({ payload, line, events: [], entities: result.entities });
      return;
    case 'skipped':
      portion.skipped += 1;
      return;
    case 'rejected':
  }
}
