import type { ActivityEvent, EntityRecord, MappedEvent } from '@waybill/contract';
import type { RecordContent } from '@waybill/connectors';
import { settle, type CompiledTenantSettings } from '@waybill/engine';
import type { ContentClassifier } from '../../classification/contents/content-classifier.ts';
import { mapAtMost } from '../../../platform/map-at-most.ts';
import { nextTurn } from '../../../platform/turns.ts';
import {
  classifyContents,
  dataFactsOf,
  type ClassifiedContent,
} from '../reading/classified-content.ts';
import { eventIdOf } from './event-id.ts';

/**
 * One vendor record with the actions it reports, and the people or things that it reports. @published
 */
export interface IncomingRecord {
  payload: Buffer;
  /** 1-based: the line, or the record's position among those that came together. */
  line?: number;
  events: readonly MappedEvent[];
  entities?: readonly EntityRecord[];
  /** Contents that came along, for classification only. */
  contents?: readonly RecordContent[] | undefined;
}

/** An event that is settled, and is not judged yet. */
export interface SettledEvent {
  event: ActivityEvent;
  /** Its record's place among the payloads that are kept together. */
  rawIndex: number;
  /** 1-based: where its record is in what was sent. */
  line: number;
  /** What was found in the contents that came with it. */
  contents?: readonly ClassifiedContent[];
}

export interface SettleOptions {
  tenantId: number;
  settings: CompiledTenantSettings;
  ingestedAt: number;
  isSample: boolean;
  /** Absent: contents that come along are not looked at. */
  classifier?: ContentClassifier | undefined;
}

/** Records settled in one go: about a millisecond of computing. */
const RECORDS_PER_TURN = 48;
/** Records of one batch whose contents wait for a thread: a body must not fill the queue on its own. */
const CONTENTS_AT_ONCE = 16;

/** Settles the events of records, and classifies the contents that came with them. */
export async function settleRecords(
  records: readonly IncomingRecord[],
  options: SettleOptions,
): Promise<SettledEvent[]> {
  const settled: SettledEvent[][] = [];
  for (const [rawIndex, record] of records.entries()) {
    if (rawIndex % RECORDS_PER_TURN === 0) await nextTurn(options.tenantId);
    const { line = rawIndex + 1 } = record;
    settled.push(settleRecord(record, options).map((event) => ({ event, rawIndex, line })));
  }
  const { classifier } = options;
  if (!classifier || !records.some(({ contents = [] }) => contents.length > 0)) {
    return settled.flat();
  }
  const withThem = await mapAtMost(settled, CONTENTS_AT_ONCE, (events, rawIndex) =>
    withContents(events, {
      contents: records[rawIndex]?.contents ?? [],
      tenantId: options.tenantId,
      classifier,
    }),
  );
  return withThem.flat();
}

/** The events of one record. */
export function settleRecord(
  { payload, events }: Pick<IncomingRecord, 'payload' | 'events'>,
  { tenantId, settings, ingestedAt, isSample }: SettleOptions,
): ActivityEvent[] {
  return events.map((mapped, index) => {
    const eventId = eventIdOf({ tenantId, event: mapped, index, payload });
    return settle(mapped, { settings, eventId, ingestedAt, isSample });
  });
}

/** Events with what is in their contents, where contents came along. */
async function withContents(
  events: SettledEvent[],
  given: {
    contents: readonly RecordContent[];
    tenantId: number;
    classifier: ContentClassifier;
  },
): Promise<SettledEvent[]> {
  const { contents, tenantId, classifier } = given;
  if (contents.length === 0) return events;
  return Promise.all(
    events.map(async (settled, index) => {
      const { event } = settled;
      const own = contents.filter((content) => content.event === index);
      if (own.length === 0) return settled;
      const classified = await classifyContents(classifier, { tenantId, event, contents: own });
      return {
        ...settled,
        event: { ...event, data: dataFactsOf(classified) },
        contents: classified,
      };
    }),
  );
}
