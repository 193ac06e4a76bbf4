import { INGEST_LIMITS, type IngestResult, type IntegrationName } from '@waybill/contract';
import type { Connector } from '@waybill/connectors';
import type { Database } from '@waybill/store';
import { AppError } from '../platform/app-error.ts';
import { nextTurn } from '../platform/turns.ts';
import type { ActivityWriter } from './activity-writer.ts';
import { bodyFramer } from './body-framer.ts';
import { timeFault } from './event-time.ts';
import { ingestTally } from './ingest-tally.ts';
import type { IncomingRecord } from './prepared-event.ts';
import { readRecord, storablePayload } from './read-record.ts';
import { BrokenBody, type RecordFrame } from './record-frame.ts';
import { keepRejected, type RejectedRecord } from './rejected-payloads.ts';

/** A body on its way in. */
export interface IncomingBody {
  tenantId: number;
  sourceId: string;
  source: IntegrationName;
  connector: Connector;
  isSample: boolean;
  /** The plain bytes, piece by piece. May throw `AppError` half-way. */
  parts: AsyncIterable<Buffer>;
}

export interface IngestServices {
  database: Database;
  writer: ActivityWriter;
  now: () => number;
}

/** A batch is written when it holds this much. */
const BATCH_EVENTS = 1000;
const BATCH_BYTES = 1_048_576;
/** Records mapped in one go: about a millisecond of computing. */
const FRAMES_PER_TURN = 24;
/** How many rejected records of one body are kept; more of the same body are only counted. */
const KEPT_REJECTIONS = 10_000;

/**
 * Takes a body in: frames, maps and writes it, batch by batch, holding one batch at a time. What is
 * counted as accepted is committed.
 *
 * Throws `AppError` with the result as members when the body breaks half-way.
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
  } catch (error) {
    if (error instanceof BrokenBody) await batch.add(error.framesBefore);
    await batch.flush();
    throw brokenBody(error, tally.result(false));
  }
  await batch.flush();
  const result = tally.result(true);
  if (result.records === 0) throw new AppError('ingest.body_empty', { members: { ...result } });
  return result;
}

function brokenBody(error: unknown, result: IngestResult): unknown {
  const members = { ...result };
  if (error instanceof BrokenBody)
    return new AppError('ingest.body_broken', { detail: error.message, members });
  if (error instanceof AppError && error.code.startsWith('ingest.')) {
    return new AppError(error.code, { ...error.facts, members, cause: error });
  }
  return error;
}

function batchOf(
  body: IncomingBody,
  services: IngestServices,
  tally: ReturnType<typeof ingestTally>,
) {
  let records: IncomingRecord[] = [];
  let rejected: RejectedRecord[] = [];
  let events = 0;
  let bytes = 0;
  let kept = 0;
  /** One write goes on while the next batch is read; a second waits, so that memory stays bounded. */
  let writing: Promise<void> = Promise.resolve();

  function reject(line: number, rejection: Omit<RejectedRecord, 'line'>): void {
    tally.rejected({ line, field: rejection.field, reason: rejection.reason });
    if (kept >= KEPT_REJECTIONS) return;
    kept += 1;
    bytes += rejection.payload.length;
    rejected.push({ ...rejection, line });
  }

  function take(frame: RecordFrame): void {
    if (frame.kind === 'fault') {
      tally.record();
      reject(frame.line, {
        field: null,
        reason: frame.reason,
        payload: storablePayload(frame.bytes, body.connector),
        isTruncated: frame.isTruncated,
      });
      return;
    }
    for (const { payload, result } of readRecord(frame.bytes, body.connector)) {
      tally.record();
      if (result.kind === 'skipped') tally.skipped(result.reason);
      else if (result.kind === 'rejected') {
        reject(frame.line, {
          field: result.field,
          reason: result.reason,
          payload,
          isTruncated: false,
        });
      } else if (result.kind === 'entities') {
        records.push({ payload, line: frame.line, events: [], entities: result.entities });
        events += result.entities.length;
        bytes += payload.length;
      } else {
        const fault = timeFault(result.events, services.now());
        if (fault)
          reject(frame.line, { field: 'time', reason: fault, payload, isTruncated: false });
        else {
          const { events: mapped, contents } = result;
          records.push({ payload, line: frame.line, events: mapped, contents });
          events += result.events.length;
          bytes += payload.length;
        }
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
    };
    const bad = rejected;
    records = [];
    rejected = [];
    events = 0;
    bytes = 0;
    await writing;
    writing = (async () => {
      if (batch.records.length > 0) tally.written(await services.writer.write(batch));
      await keepRejected(services.database, batch, bad);
    })();
    // Whoever waits next meets the failure; until then it must not count as unhandled.
    writing.catch(() => undefined);
  }

  return {
    async add(frames: readonly RecordFrame[]): Promise<void> {
      for (const [index, frame] of frames.entries()) {
        if (index % FRAMES_PER_TURN === 0) await nextTurn(body.tenantId);
        take(frame);
        if (events >= BATCH_EVENTS || bytes >= BATCH_BYTES || rejected.length >= BATCH_EVENTS)
          await send();
      }
    },
    async flush(): Promise<void> {
      if (records.length > 0 || rejected.length > 0) await send();
      await writing;
    },
  };
}
