import type { SavedView } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { SessionCaller } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { missingValues, readKnownValues, type KnownValues } from './missing-values.ts';
import { readSavedQuery } from './saved-query.ts';

/** Who asks. */
export type ViewReader = Pick<SessionCaller, 'tenantId' | 'userId' | 'userName' | 'permissions'>;

export interface ViewRow {
  view_id: string;
  name: string;
  query: string;
  is_shared: boolean;
  author_id: string;
  author_name: string;
  updated_at: Date;
  rev: number;
  [column: string]: unknown;
}

export const VIEW_COLUMNS =
  'view_id, name, query, is_shared, author_id, author_name, updated_at, rev';

/** Condition: the caller, whose id is the statement's second value, sees the view. */
export const VISIBLE = '(is_shared OR author_id = $2)';

/** Views that the caller sees, by name; on equal names the caller's own first. */
export async function listRows(tx: Transaction, reader: ViewReader): Promise<ViewRow[]> {
  return tx.named<ViewRow>(
    'saved_views_list',
    `SELECT ${VIEW_COLUMNS} FROM saved_view
     WHERE tenant_id = $1 AND ${VISIBLE} AND deleted_at IS NULL
     ORDER BY lower(name), is_shared, view_id`,
    [reader.tenantId, reader.userId],
  );
}

export async function listViews(
  tx: Transaction,
  reader: ViewReader,
  now: number,
): Promise<SavedView[]> {
  const rows = await listRows(tx, reader);
  if (rows.length === 0) return [];
  const known = await readKnownValues(tx, reader.tenantId);
  return rows.map((row) => viewOf(row, reader, { known, now }));
}

/** A view's current state. Throws `resource.not_found` if the caller sees none with that id. */
export async function readView(
  tx: Transaction,
  reader: ViewReader,
  viewId: string,
  now: number,
): Promise<SavedView> {
  const [row] = await tx.named<ViewRow>(
    'saved_view_read',
    `SELECT ${VIEW_COLUMNS} FROM saved_view
     WHERE tenant_id = $1 AND ${VISIBLE} AND view_id = $3 AND deleted_at IS NULL`,
    [reader.tenantId, reader.userId, viewId],
  );
  if (!row) throw new AppError('resource.not_found');
  return viewOf(row, reader, { known: await readKnownValues(tx, reader.tenantId), now });
}

function viewOf(
  row: ViewRow,
  { userId }: ViewReader,
  { known, now }: { known: KnownValues; now: number },
): SavedView {
  return {
    viewId: row.view_id,
    name: row.name,
    query: row.query,
    isShared: row.is_shared,
    isOwn: row.author_id === userId,
    authorName: row.author_name,
    missing: missingValues(readSavedQuery(row.query, now), known),
    updatedAt: row.updated_at.toISOString(),
    rev: row.rev,
  };
}
