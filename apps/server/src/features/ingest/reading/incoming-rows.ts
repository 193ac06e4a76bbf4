import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { Transaction } from '@waybill/store';
import { from as copyFrom } from 'pg-copy-streams';
import { COLUMNS } from '../writing/activity-columns.ts';
import type { PreparedEvent } from './prepared-event.ts';

const COLUMN_NAMES = ['tenant_id', ...COLUMNS.map((column) => column.name)].join(', ');

/**
 * Puts events into `incoming`, a table of the connection's own that empties itself at the end of the
 * transaction: COPY is refused on a table with row-level security.
 */
export async function copyIncoming(
  tx: Transaction,
  events: readonly Pick<PreparedEvent, 'copyText'>[],
): Promise<void> {
  await tx.query('CREATE TEMP TABLE IF NOT EXISTS incoming (LIKE activity) ON COMMIT DELETE ROWS');
  const text = events.map((event) => event.copyText).join('');
  await tx.alone((client) => {
    const copy = client.query(copyFrom(`COPY incoming (${COLUMN_NAMES}) FROM STDIN`));
    return pipeline(Readable.from([text]), copy);
  });
}

/**
 * Moves `incoming` into `activity`, skipping stored events.
 *
 * @returns ids of the new events.
 */
export async function insertIncoming(tx: Transaction): Promise<Set<string>> {
  const rows = await tx.named<{ event_id: string }>(
    'activity_insert',
    `INSERT INTO activity (${COLUMN_NAMES}) SELECT ${COLUMN_NAMES} FROM incoming
     ON CONFLICT DO NOTHING RETURNING event_id`,
  );
  return new Set(rows.map((row) => row.event_id));
}
