import type { ActivityEvent, DataFacts, EntityRecord, MappedEvent } from '@waybill/contract';
import type { RecordContent } from '@waybill/connectors';
import { settle } from '@waybill/engine';
import type { ContentClassifier } from '../classification/content-classifier.ts';
import { copyRow } from './activity-columns.ts';
import { classifyContents, dataFactsOf, type ClassifiedContent } from './classified-content.ts';
import { eventIdOf } from './event-id.ts';
import { judge, type Judgement } from './judged-event.ts';
import { parsedRecord } from './parsed-record.ts';
import { mapAtMost } from '../platform/map-at-most.ts';
import { nextTurn } from '../platform/turns.ts';
import type { TenantContext } from './tenant-contexts.ts';

/** One vendor record with the acts it reports, and the people or things that it tells of. */
export interface IncomingRecord {
  payload: Buffer;
  /** 1-based: the line, or the record's position among those that came together. */
  line?: number;
  events: readonly MappedEvent[];
  entities?: readonly EntityRecord[];
  /** Contents that came along, for classification only. */
  contents?: readonly RecordContent[] | undefined;
}

/** An event that is ready to be written: settled, judged and encoded. */
export interface PreparedEvent extends Judgement {
  event: ActivityEvent;
  copyText: string;
  /** What was found in the contents that came with it. */
  contents?: readonly ClassifiedContent[];
  /** Keys of the policies and detectors whose detections it is evidence of already. */
  knownTo?: ReadonlySet<string>;
}

export interface PrepareOptions {
  tenantId: number;
  context: TenantContext;
  chunkId: string;
  ingestedAt: number;
  isSample: boolean;
  /** Absent: contents that come along are not looked at. */
  classifier?: ContentClassifier | undefined;
}

/** Records prepared in one go: about a millisecond of computing. */
const RECORDS_PER_TURN = 48;
/** Records of one batch whose contents wait for a thread: a body must not fill the queue by itself. */
const CONTENTS_AT_ONCE = 16;

/** Does all the work on events that needs no database, before the tenant's lock is taken. */
export async function prepareEvents(
  records: readonly IncomingRecord[],
  options: PrepareOptions,
): Promise<PreparedEvent[]> {
  const prepared: PreparedEvent[][] = [];
  for (const [rawIndex, record] of records.entries()) {
    if (rawIndex % RECORDS_PER_TURN === 0) await nextTurn(options.tenantId);
    prepared.push(prepareRecord(record, rawIndex, options));
  }
  const withThem = await mapAtMost(prepared, CONTENTS_AT_ONCE, (events, rawIndex) => {
    const record = records[rawIndex];
    return record ? withContents(events, { record, rawIndex, options }) : Promise.resolve(events);
  });
  return withThem.flat();
}

/** Events with what is in their contents, where contents came along. */
async function withContents(
  events: PreparedEvent[],
  given: { record: IncomingRecord; rawIndex: number; options: PrepareOptions },
): Promise<PreparedEvent[]> {
  const { record, rawIndex, options } = given;
  const { contents = [] } = record;
  const { classifier, tenantId } = options;
  if (contents.length === 0 || !classifier) return events;
  return Promise.all(
    events.map(async (prepared, index) => {
      const { event } = prepared;
      const own = contents.filter((content) => content.event === index);
      if (own.length === 0) return prepared;
      const classified = await classifyContents(classifier, { tenantId, event, contents: own });
      const data = dataFactsOf(classified);
      const read = parsedRecord(record.payload);
      return withData(event, { data, contents: classified, record: read, rawIndex, options });
    }),
  );
}

/** An event that is judged and stored with what its contents hold. */
export function withData(
  event: ActivityEvent,
  given: {
    data: DataFacts;
    /** Absent: only `data` is known of them. */
    contents?: readonly ClassifiedContent[];
    /** Absent: the vendor's record is not at hand. */
    record?: () => unknown;
    rawIndex: number;
    options: PrepareOptions;
  },
): PreparedEvent {
  const { data, contents, record, rawIndex, options } = given;
  const { tenantId, context, chunkId } = options;
  const told = { ...event, data };
  return {
    event: told,
    ...judge(told, context, { contents, record }),
    copyText: copyRow(tenantId, told, { chunkId, index: rawIndex }),
    ...(contents ? { contents } : {}),
  };
}

/** The events of one record, ready to be written. */
export function prepareRecord(
  { payload, events }: IncomingRecord,
  rawIndex: number,
  options: PrepareOptions,
): PreparedEvent[] {
  const { tenantId, context, chunkId, ingestedAt, isSample } = options;
  const record = parsedRecord(payload);
  return events.map((mapped, index) => {
    const eventId = eventIdOf({ tenantId, event: mapped, index, payload });
    const event = settle(mapped, { settings: context.settings, eventId, ingestedAt, isSample });
    return {
      event,
      ...judge(event, context, { record }),
      copyText: copyRow(tenantId, event, { chunkId, index: rawIndex }),
    };
  });
}
