import { INGEST_LIMITS, type IngestResult, type Rejection } from '@waybill/contract';
import type { WriteResult } from './writing/activity-writer.ts';

/** Counts the results of the records of one body. */
export interface IngestTally {
  record(): void;
  skipped(reason: string): void;
  rejected(rejection: Rejection): void;
  written(result: WriteResult): void;
  /** Records read, and how many of them were rejected. */
  soFar(): { records: number; rejected: number };
  result(complete: boolean): IngestResult;
}

/** Distinct reasons are few, but may contain a vendor's text: beyond this number they are combined. */
const MOST_REASONS = 50;

export function ingestTally(): IngestTally {
  const counts = { accepted: 0, duplicate: 0, entities: 0, skipped: 0, rejected: 0, records: 0 };
  const skippedReasons = new Map<string, number>();
  const rejections: Rejection[] = [];

  function rejected(rejection: Rejection): void {
    counts.rejected += 1;
    if (rejections.length < INGEST_LIMITS.listedRejections) rejections.push(rejection);
  }

  return {
    record() {
      counts.records += 1;
    },
    skipped(reason) {
      counts.skipped += 1;
      const key =
        skippedReasons.has(reason) || skippedReasons.size < MOST_REASONS ? reason : 'other';
      skippedReasons.set(key, (skippedReasons.get(key) ?? 0) + 1);
    },
    rejected,
    written({ accepted, duplicate, entities, refused = [] }) {
      counts.accepted += accepted;
      counts.duplicate += duplicate;
      counts.entities += entities;
      for (const rejection of refused) rejected(rejection);
    },
    soFar: () => counts,
    result: (complete) => ({
      ...counts,
      skippedReasons: Object.fromEntries(skippedReasons),
      rejections: [...rejections],
      complete,
    }),
  };
}
