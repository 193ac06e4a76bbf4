import type { Transaction } from '@waybill/store';
import type { KeptContent } from './backlog-body.ts';

/** Keeps the contents of accepted events, sealed on arrival, until the events are stored. */
export async function keepUntilDerived(
  tx: Transaction,
  tenantId: number,
  contents: readonly (KeptContent & { chunkId: string })[],
): Promise<void> {
  if (contents.length === 0) return;
  await tx.named(
    'backlog_content_insert',
    `INSERT INTO backlog_content (tenant_id, content_id, chunk_id, digest, sealed)
     SELECT $1, * FROM unnest($2::uuid[], $3::uuid[], $4::bytea[], $5::bytea[])`,
    [
      tenantId,
      contents.map(({ contentId }) => contentId),
      contents.map(({ chunkId }) => chunkId),
      contents.map(({ digest }) => digest),
      contents.map(({ sealed }) => sealed),
    ],
  );
}

/** @returns the sealed contents of chunks by their ids. */
export async function readKept(
  tx: Transaction,
  tenantId: number,
  chunkIds: readonly string[],
): Promise<Map<string, Buffer>> {
  const rows = await tx.named<{ content_id: string; sealed: Buffer }>(
    'backlog_content_read',
    'SELECT content_id, sealed FROM backlog_content WHERE tenant_id = $1 AND chunk_id = ANY($2)',
    [tenantId, chunkIds],
  );
  return new Map(rows.map(({ content_id: id, sealed }) => [id, sealed]));
}

/** Deletes the contents of chunks whose events are stored: retained ones are in `content_blob` now. */
export async function forgetKept(
  tx: Transaction,
  tenantId: number,
  chunkIds: readonly string[],
): Promise<void> {
  await tx.named(
    'backlog_content_delete',
    'DELETE FROM backlog_content WHERE tenant_id = $1 AND chunk_id = ANY($2)',
    [tenantId, chunkIds],
  );
}
