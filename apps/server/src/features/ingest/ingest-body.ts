import { INGEST_LIMITS, type IngestResult, type IntegrationName } from '@waybill/contract';
import type { Connector } from '@waybill/connectors';
import type { Database } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import { nextTurn } from '../../platform/turns.ts';
import type { ActivityWriter } from './writing/activity-writer.ts';
import type { WhenFull } from './backlog/backlog-room.ts';
import { bodyFramer } from './reading/body-framer.ts';
import { timeFault } from './writing/event-time.ts';
import { ingestTally, type IngestTally } from './ingest-tally.ts';
import type { IncomingRecord } from './writing/settled-event.ts';
import { eachRecord, storablePayload, type ReadRecord } from './reading/read-record.ts';
import { BrokenBody, type RecordFrame } from './reading/record-frame.ts';
import { keepRejected, type RejectedRecord } from './reading/rejected-payloads.ts';

/** A body on its way in. */
export interface IncomingBody {
  tenantId: number;
  sourceId: string;
  source: IntegrationName;
  connector: Connector;
  isSample: boolean;
  /** Behaviour while the backlog is over its limit; default: `wait`. */
  whenFull?: WhenFull;
  /** Called before each batch is accepted; throws if ingestion is stopped. */
  admit?: () => Promise<void>;
  /** The plain bytes, piece by piece. May throw `AppError` half-way. */
  parts: AsyncIterable<Buffer>;
  /** Compressed bytes read so far; null or absent if uncompressed. */
  compressedBytes?: () => number | null;
}

/** @published */
export interface IngestServices {
  database: Database;
  writer: ActivityWriter;
  now: () => number;
}

/** Batch size that triggers a write. */
const BATCH_EVENTS = 1000;
const BATCH_BYTES = 1_048_576;
/** Records mapped per batch: about a millisecond of computing. */
const RECORDS_PER_TURN = 24;
/** Maximum rejected records stored per body; further ones are only counted. */
const KEPT_REJECTIONS = 10_000;
/** Share of rejected records above which a body is treated as another source's, or as a flood. */
const MOSTLY = 0.95;

/**
 * Ingests a body: frames, maps and writes it, one batch at a time. Records counted as accepted are
 * committed.
 *
 * Throws `AppError` with the result as members if the body breaks off.
 *
 * @published
 */
export async function ingestBody(
  body: IncomingBody,
  services: IngestServices,
): Promise<IngestResult> {
  const tally = ingestTally();
  const batch = batchOf(body, services, tally);
  const framer = bodyFramer({
    maxBytes: INGEST_LIMITS.eventBytes,
    maxDepth: INGEST_LIMITS.depth,
    envelopes: body.connector.envelopes,
  });
  try {
    for await (const part of body.parts) await batch.add(framer.push(part));
    await batch.add(framer.end());
    await batch.flush();
  } catch (error) {
    if (error instanceof BrokenBody) await batch.add(error.framesBefore);
    // Everything before it is written; if writing itself failed, that error is reported.
    await batch.flush().catch((failure: unknown) => {
      if (failure !== error) throw failure;
    });
    throw brokenBody(error, tally.result(false));
  }
  const result = tally.result(true);
  if (result.records === 0) throw new AppError('ingest.body_empty', { members: { ...result } });
  return result;
}

function brokenBody(error: unknown, result: IngestResult): unknown {
  const members = { ...result };
  if (error instanceof BrokenBody)
    return new AppError('ingest.body_broken', { detail: error.message, members });
  if (error instanceof AppError) {
    return new AppError(error.code, { ...error.facts, members, cause: error });
  }
  return error;
}

/** Contents are not part of the payload, and are held until they are classified. */
function sizeOf(contents: IncomingRecord['contents'] = []): number {
  return contents.reduce(
    (sum, content) => sum + ('text' in content ? content.text.length : content.bytes.length),
    0,
  );
}

/** A frame, as far as its records are known. */
interface Framed {
  line: number;
  isTruncated?: boolean;
}

function* readFrame(frame: RecordFrame, connector: Connector): Generator<ReadRecord> {
  if (frame.kind === 'record') return yield* eachRecord(frame.bytes, connector);
  const payload = storablePayload(frame.bytes, connector);
  yield { payload, result: { kind: 'rejected', field: null, reason: frame.reason } };
}

/**
 * A small body must not cause much work. Throws `ingest.record_ratio` and `ingest.mostly_rejected`;
 * records read so far stay.
 */
function requireWorth(tally: IngestTally, { compressedBytes }: IncomingBody): void {
  const { records, rejected } = tally.soFar();
  const { freeRecords, recordsPerCompressedByte, rejectedRecords } = INGEST_LIMITS;
  if (rejected >= rejectedRecords && rejected >= records * MOSTLY) {
    const detail = `${rejected} of the first ${records} records were rejected`;
    throw new AppError('ingest.mostly_rejected', { detail });
  }
  if (records <= freeRecords) return;
  const compressed = compressedBytes?.() ?? null;
  if (compressed !== null && records > freeRecords + compressed * recordsPerCompressedByte) {
    const detail = `${records} records in ${compressed} compressed bytes`;
    throw new AppError('ingest.record_ratio', { detail });
  }
}

function batchOf(body: IncomingBody, services: IngestServices, tally: IngestTally) {
  let records: IncomingRecord[] = [];
  let rejected: RejectedRecord[] = [];
  let events = 0;
  let bytes = 0;
  let kept = 0;
  /** One write continues while the next batch is read; a second waits, so that memory stays bounded. */
  let writing: Promise<void> = Promise.resolve();

  function reject(line: number, rejection: Omit<RejectedRecord, 'line'>): void {
    tally.rejected({ line, field: rejection.field, reason: rejection.reason });
    if (kept >= KEPT_REJECTIONS) return;
    kept += 1;
    bytes += rejection.payload.length;
    rejected.push({ ...rejection, line });
  }

  function take({ payload, result }: ReadRecord, { line, isTruncated = false }: Framed): void {
    tally.record();
    if (result.kind === 'skipped') tally.skipped(result.reason);
    else if (result.kind === 'rejected') {
      reject(line, { field: result.field, reason: result.reason, payload, isTruncated });
    } else if (result.kind === 'entities') {
      records.push({ payload, line, events: [], entities: result.entities });
      events += result.entities.length;
      bytes += payload.length;
    } else {
      const fault = timeFault(result.events, services.now());
      if (fault) reject(line, { field: 'time', reason: fault, payload, isTruncated: false });
      else {
        const { events: mapped, contents } = result;
        records.push({ payload, line, events: mapped, contents });
        events += result.events.length;
        bytes += payload.length + sizeOf(result.contents);
      }
    }
  }

  async function send(): Promise<void> {
    const batch = {
      tenantId: body.tenantId,
      sourceId: body.sourceId,
      records,
      receivedAt: services.now(),
      isSample: body.isSample,
      whenFull: body.whenFull ?? 'wait',
    };
    const bad = rejected;
    records = [];
    rejected = [];
    events = 0;
    bytes = 0;
    await writing;
    writing = (async () => {
      await body.admit?.();
      if (batch.records.length > 0) tally.written(await services.writer.write(batch));
      await keepRejected(services.database, batch, bad);
    })();
    // The next awaiter receives the error; until then it must not count as unhandled.
    writing.catch(() => undefined);
  }

  return {
    async add(frames: readonly RecordFrame[]): Promise<void> {
      let turn = 0;
      for (const frame of frames) {
        for (const read of readFrame(frame, body.connector)) {
          if (turn % RECORDS_PER_TURN === 0) await nextTurn(body.tenantId);
          turn += 1;
          take(read, frame);
          requireWorth(tally, body);
          if (events >= BATCH_EVENTS || bytes >= BATCH_BYTES || rejected.length >= BATCH_EVENTS)
            await send();
        }
      }
    },
    async flush(): Promise<void> {
      if (records.length > 0 || rejected.length > 0) await send();
      await writing;
    },
  };
}
