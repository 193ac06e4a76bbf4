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

/** One vendor record with the actions, people and things that it reports. @published */
export interface IncomingRecord {
  payload: Buffer;
  /** 1-based: the line, or the record's position in its batch. */
  line?: number;
  events: readonly MappedEvent[];
  entities?: readonly EntityRecord[];
  /** Submitted contents, for classification only. */
  contents?: readonly RecordContent[] | undefined;
}

/** A settled event before evaluation. */
export interface SettledEvent {
  event: ActivityEvent;
  /** Index of its record among the payloads stored together. */
  rawIndex: number;
  /** 1-based position of its record in the submitted data. */
  line: number;
  /** Findings in its submitted contents. */
  contents?: readonly ClassifiedContent[];
}

export interface SettleOptions {
  tenantId: number;
  settings: CompiledTenantSettings;
  ingestedAt: number;
  isSample: boolean;
  /** Absent: submitted contents are not inspected. */
  classifier?: ContentClassifier | undefined;
}

/** Records settled per batch: about a millisecond of computing. */
const RECORDS_PER_TURN = 48;
/** Maximum records per batch whose contents wait for a thread: one body must not fill the queue. */
const CONTENTS_AT_ONCE = 16;

/** Settles the events of records, and classifies their contents. */
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

/** Events with the findings in their submitted contents. */
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
