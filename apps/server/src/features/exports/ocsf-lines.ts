import { Readable } from 'node:stream';
import { toOcsf, type OcsfContext } from '@waybill/engine';
import { keepingUser, type Database } from '@waybill/store';
import { namedActors } from './named-actors.ts';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../ingest/writing/stored-event.ts';
import type { Log } from '../../platform/log.ts';
import { nextTurn } from '../../platform/turns.ts';
import { VERSION } from '../../platform/version.ts';

const PAGE = 1000;
/** Lines created per batch: a few milliseconds of computing. */
const LINES_PER_TURN = 100;

/** Origin information in every exported event. */
export function ocsfContext(tenantId: number): OcsfContext {
  return { tenantUid: String(tenantId), productVersion: VERSION };
}

/** An event that cannot be written as OCSF. */
export interface SkippedEvent {
  eventId: string;
  /** Error type; the message could quote the event. */
  reason: string;
}

export interface OcsfLines {
  /** One event a line. */
  text: string;
  count: number;
  skipped: SkippedEvent[];
}

/** Events as OCSF. Never throws: an event that cannot be written is skipped. */
export function ocsfLines(rows: readonly StoredRow[], context: OcsfContext): OcsfLines {
  const lines: string[] = [];
  const skipped: SkippedEvent[] = [];
  for (const row of rows) {
    try {
      lines.push(`${JSON.stringify(toOcsf(storedEvent(row), context))}\n`);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      skipped.push({ eventId: row.event_id, reason });
    }
  }
  return { text: lines.join(''), count: lines.length, skipped };
}

/** The activity of a span as OCSF, oldest first, page by page: memory stays bounded. */
export function activityLines(
  { database, log }: { database: Database; log: Log },
  request: { tenantId: number; from: Date; to: Date; limit: number },
): Readable {
  const { tenantId, from, to, limit } = request;
  const context = ocsfContext(tenantId);
  // Pages are read while sending, within the caller's budget.
  const forAsker = keepingUser();
  async function* lines(): AsyncGenerator<string> {
    let after: [Date, string] = [from, '00000000-0000-0000-0000-000000000000'];
    for (let left = limit; left > 0;) {
      const size = Math.min(PAGE, left);
      const values = [tenantId, to, ...after, size];
      const rows = await forAsker(() =>
        database.tenant(tenantId, async (tx) => {
          const page = await tx.named<StoredRow>(
            'activity_export_page',
            `SELECT ${EVENT_COLUMNS} FROM activity
             WHERE tenant_id = $1 AND occurred_at < $2 AND (occurred_at, event_id) > ($3, $4::uuid)
             ORDER BY occurred_at, event_id LIMIT $5`,
            values,
          );
          return namedActors(tx, tenantId, page);
        }),
      );
      for (let start = 0; start < rows.length; start += LINES_PER_TURN) {
        await nextTurn(tenantId);
        const { text, skipped } = ocsfLines(rows.slice(start, start + LINES_PER_TURN), context);
        if (skipped.length > 0) {
          const facts = { tenantId, skipped: skipped.length, fault: skipped[0]?.reason };
          log.warn(facts, 'skipped events in an OCSF download');
        }
        yield text;
      }
      const last = rows.at(-1);
      if (!last || rows.length < size) return;
      after = [last.occurred_at, last.event_id];
      left -= rows.length;
    }
  }
  return Readable.from(lines());
}
