import { Readable } from 'node:stream';
import { keepingUser, type Database } from '@waybill/store';
import { csvCell } from '../../../platform/csv-cell.ts';
import type { AuditItemEntry } from '../chain/audit-items.ts';
import { ENTRY_COLUMNS } from '../chain/entry-rows.ts';
import { entriesIn, itemsIn, type EntryPages, type ReadIn } from '../chain/read-items.ts';
import { auditFilterSql, auditFilterValues, type AuditFilter } from './audit-filter.ts';

const CSV_COLUMNS = [
  'number',
  'at',
  'actorId',
  'impersonatorId',
  'action',
  'target',
  'detail',
  'requestId',
  'ip',
  'changes',
  'hash',
] as const satisfies readonly (keyof AuditItemEntry)[];

/** The sealed entries that a filter has, as text, page by page. JSON lines have the digests of the others. */
export function exportLog(
  database: Database,
  request: { tenantId: number; filter: AuditFilter; format: 'csv' | 'json'; now: number },
): Readable {
  const { tenantId, filter, format, now } = request;
  // Pages are read when they are sent, for the member who asks now.
  const forAsker = keepingUser();
  const readIn: ReadIn = (work) => forAsker(() => database.tenant(tenantId, work));
  const pages: EntryPages = {
    name: 'filtered',
    columns: `${ENTRY_COLUMNS}, (${auditFilterSql(3)}) AS is_wanted`,
    values: auditFilterValues(filter),
  };
  async function* csv(): AsyncGenerator<string> {
    yield `${CSV_COLUMNS.join(',')}\r\n`;
    for await (const { item, isWanted } of entriesIn(readIn, pages)) {
      if (isWanted) yield `${CSV_COLUMNS.map((name) => csvCell(item[name])).join(',')}\r\n`;
    }
  }
  async function* json(): AsyncGenerator<string> {
    for await (const item of itemsIn(readIn, { tenantId, exportedAt: now, pages })) {
      yield `${JSON.stringify(item)}\n`;
    }
  }
  return Readable.from(format === 'csv' ? csv() : json());
}
