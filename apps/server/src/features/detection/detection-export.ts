import { Readable } from 'node:stream';
import type { DetectionFilter } from '@waybill/contract';
import { keepingUser, type Database } from '@waybill/store';
import { filterSql } from './detection-filter.ts';
import { detectionPage } from './detection-list.ts';
import type { detectionItem } from './detection-item.ts';
import { csvCell } from '../../platform/csv-cell.ts';
import { readerLanguage, readingIn } from '../../http/reader-language.ts';
import { readSnapshot } from './read-snapshot.ts';

type Item = ReturnType<typeof detectionItem>;

const PAGE = 500;

/** Columns of the CSV, in order. */
const CSV_COLUMNS: readonly [string, (item: Item) => string | number | null | undefined][] = [
  ['number', (item) => `DET-${item.number}`],
  ['detectionId', (item) => item.detectionId],
  ['severity', (item) => item.severity],
  ['score', (item) => item.score],
  ['title', (item) => item.title],
  ['status', (item) => item.status],
  ['substatus', (item) => item.substatus],
  ['verdict', (item) => item.verdict],
  ['verdictReason', (item) => item.verdictReason],
  ['dueAt', (item) => item.dueAt],
  ['tags', (item) => item.tags.join(' ')],
  ['type', (item) => item.type],
  ['origin', (item) => item.origin],
  ['category', (item) => item.category],
  ['action', (item) => item.action],
  ['direction', (item) => item.direction],
  ['source', (item) => item.source],
  ['person', (item) => item.person?.email ?? item.person?.name ?? item.person?.key],
  ['object', (item) => item.object?.name],
  ['from', (item) => item.from?.name],
  ['to', (item) => item.to?.name],
  ['dataTypes', (item) => item.dataTypes.join(' ')],
  ['policy', (item) => item.policyKey],
  ['assignee', (item) => item.assignee?.name],
  ['firstSeenAt', (item) => item.firstSeenAt],
  ['lastSeenAt', (item) => item.lastSeenAt],
  ['events', (item) => item.eventCount],
  ['objects', (item) => item.objectCount],
  ['sample', (item) => (item.isSample ? 'yes' : 'no')],
];

/** The filtered detections as text, page by page: the filter's instants are fixed at the start. */
export function exportDetections(
  database: Database,
  request: { tenantId: number; filter: DetectionFilter; format: 'csv' | 'jsonl'; now: number },
): Readable {
  // What is wrong with the filter is told now: later the answer has begun.
  filterSql(request.filter, request.now);
  // Its pages are read while sending, with the caller's permissions.
  const forAsker = keepingUser();
  const language = readerLanguage();
  async function* lines(): AsyncGenerator<string> {
    if (request.format === 'csv') yield `${CSV_COLUMNS.map(([name]) => name).join(',')}\r\n`;
    let cursor: string | null = null;
    do {
      const page = await forAsker(() =>
        readSnapshot(database, request.tenantId, (tx) =>
          readingIn(language, () =>
            detectionPage(tx, {
              filter: request.filter,
              sort: 'lastSeen',
              limit: PAGE,
              cursor,
              now: request.now,
            }),
          ),
        ),
      );
      yield page.items.map(request.format === 'csv' ? csvLine : jsonLine).join('');
      cursor = page.nextCursor;
    } while (cursor !== null);
  }
  return Readable.from(lines());
}

function jsonLine(item: Item): string {
  return `${JSON.stringify(item)}\n`;
}

function csvLine(item: Item): string {
  return `${CSV_COLUMNS.map(([, read]) => csvCell(read(item))).join(',')}\r\n`;
}
