import { randomUUID } from 'node:crypto';
import { SAVED_VIEW_LIMITS } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import { requireKnown } from './saved-query.ts';
import { VIEW_COLUMNS, VISIBLE, type ViewReader, type ViewRow } from './view-rows.ts';

/**
 * First half of the advisory lock's key: names and numbers of views are checked by one caller at a
 * time.
 */
const VIEWS = 7_262;

/** Days for which a removed view can be restored. */
const KEPT_DAYS = 1;

interface Wanted {
  name: string;
  query: string;
  isShared: boolean;
}

/**
 * Stores a view. Throws `request.invalid` for a query that the list does not support,
 * `permission.missing`, `view.name_taken`, `view.limit_reached`. @returns its id.
 */
export async function createView(
  tx: Transaction,
  author: ViewReader,
  { wanted, now }: { wanted: Wanted; now: number },
): Promise<string> {
  requireKnown(wanted.query, now);
  requireSharing(author, wanted.isShared);
  await holdViews(tx, author.tenantId);
  const viewId = randomUUID();
  await requireRoom(tx, author, { ...wanted, viewId, authorId: author.userId });
  await tx.named(
    'saved_view_create',
    `INSERT INTO saved_view (tenant_id, view_id, name, query, is_shared, author_id, author_name,
       created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [
      author.tenantId,
      viewId,
      wanted.name,
      wanted.query,
      wanted.isShared,
      author.userId,
      author.userName,
      new Date(now),
    ],
  );
  return viewId;
}

export interface ViewChange {
  rev: number;
  name?: string | undefined;
  query?: string | undefined;
  isShared?: boolean | undefined;
}

/**
 * Changes a view. Throws `resource.not_found`, `resource.conflict` if the revision is outdated, and as
 * `createView`.
 */
export async function changeView(
  tx: Transaction,
  reader: ViewReader,
  { viewId, change, now }: { viewId: string; change: ViewChange; now: number },
): Promise<void> {
  if (change.query !== undefined) requireKnown(change.query, now);
  await holdViews(tx, reader.tenantId);
  const before = await findView(tx, reader, { viewId, isDeleted: false });
  if (before.rev !== change.rev) throw new AppError('resource.conflict');
  const name = change.name ?? before.name;
  const isShared = change.isShared ?? before.is_shared;
  requireSharing(reader, before.is_shared || isShared);
  if (before.is_shared && !isShared && before.author_id !== reader.userId) {
    throw new AppError('permission.missing', { detail: 'Only the author of the view can do this' });
  }
  await requireRoom(tx, reader, { name, isShared, viewId, authorId: before.author_id });
  await tx.named(
    'saved_view_change',
    `UPDATE saved_view SET name = $3, query = coalesce($4, query), is_shared = $5, updated_at = $6,
       rev = rev + 1
     WHERE tenant_id = $1 AND view_id = $2`,
    [reader.tenantId, viewId, name, change.query ?? null, isShared, new Date(now)],
  );
}

/** Removes a view, and permanently those past their restore period. Throws `resource.not_found`. */
export async function removeView(
  tx: Transaction,
  reader: ViewReader,
  { viewId, now }: { viewId: string; now: number },
): Promise<void> {
  const { tenantId } = reader;
  const before = await findView(tx, reader, { viewId, isDeleted: false });
  requireSharing(reader, before.is_shared);
  await tx.named(
    'saved_views_forget',
    `DELETE FROM saved_view WHERE tenant_id = $1 AND deleted_at < $2`,
    [tenantId, new Date(now - KEPT_DAYS * 86_400_000)],
  );
  await tx.named(
    'saved_view_remove',
    'UPDATE saved_view SET deleted_at = $3 WHERE tenant_id = $1 AND view_id = $2',
    [tenantId, viewId, new Date(now)],
  );
}

/** Takes a removal back. Throws `resource.not_found`, and as `createView`. */
export async function restoreView(
  tx: Transaction,
  reader: ViewReader,
  viewId: string,
): Promise<void> {
  await holdViews(tx, reader.tenantId);
  const { name, is_shared, author_id } = await findView(tx, reader, { viewId, isDeleted: true });
  requireSharing(reader, is_shared);
  await requireRoom(tx, reader, { name, isShared: is_shared, viewId, authorId: author_id });
  await tx.named(
    'saved_view_restore',
    'UPDATE saved_view SET deleted_at = NULL WHERE tenant_id = $1 AND view_id = $2',
    [reader.tenantId, viewId],
  );
}

/** A view that the caller sees, locked. Throws `resource.not_found` for any other, as if there were none. */
async function findView(
  tx: Transaction,
  reader: ViewReader,
  { viewId, isDeleted }: { viewId: string; isDeleted: boolean },
): Promise<ViewRow> {
  const [row] = await tx.named<ViewRow>(
    'saved_view_lock',
    `SELECT ${VIEW_COLUMNS} FROM saved_view
     WHERE tenant_id = $1 AND ${VISIBLE} AND view_id = $3 AND (deleted_at IS NOT NULL) = $4 FOR UPDATE`,
    [reader.tenantId, reader.userId, viewId, isDeleted],
  );
  if (!row) throw new AppError('resource.not_found');
  return row;
}

function requireSharing({ permissions }: ViewReader, isShared: boolean): void {
  if (!isShared || permissions.has('detection:triage')) return;
  throw new AppError('permission.missing', { detail: 'Requires detection:triage' });
}

async function holdViews(tx: Transaction, tenantId: number): Promise<void> {
  await tx.named('saved_views_hold', 'SELECT pg_advisory_xact_lock($1, $2)', [VIEWS, tenantId]);
}

/**
 * Throws `view.name_taken` or `view.limit_reached` for a view with a duplicate name or beyond the
 * limit.
 */
async function requireRoom(
  tx: Transaction,
  { tenantId }: ViewReader,
  view: { viewId: string; name: string; isShared: boolean; authorId: string },
): Promise<void> {
  const [others] = await tx.named<{ others: number; namesakes: number }>(
    'saved_views_like_it',
    `SELECT count(*)::integer AS others,
       count(*) FILTER (WHERE lower(name) = lower($5))::integer AS namesakes
     FROM saved_view WHERE tenant_id = $1 AND is_shared = $2 AND ($2 OR author_id = $3)
       AND view_id <> $4 AND deleted_at IS NULL`,
    [tenantId, view.isShared, view.authorId, view.viewId, view.name],
  );
  const whose = view.isShared ? 'shared' : 'own';
  if (others !== undefined && others.namesakes > 0) {
    throw new AppError('view.name_taken', {
      errors: [{ path: 'name', message: `is already the name of one of the ${whose} views` }],
    });
  }
  const most = SAVED_VIEW_LIMITS[whose];
  if (others !== undefined && others.others >= most) {
    throw new AppError('view.limit_reached', { detail: `At most ${most} ${whose} views` });
  }
}
