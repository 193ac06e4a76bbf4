import { rejectionRoutes } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { implement, type BoundRoute } from '../../../http/implement.ts';
import { decodeCursor, encodeCursor } from '../../../http/keyset-cursor.ts';
import { keptPayload } from '../reading/rejected-payloads.ts';
import { AppError } from '../../../platform/app-error.ts';
import { replayRejections } from './rejection-replay.ts';

const DEFAULT_PAGE = 50;

interface RejectionRow {
  rejection_id: string;
  source_id: string;
  received_at: Date;
  /** As text with microseconds: the cursor must keep the column's precision. */
  received_key: string;
  line: number;
  field: string | null;
  reason: string;
  size_bytes: number;
  is_truncated: boolean;
}

export function rejectionRouteHandlers(services: Services): BoundRoute[] {
  const { database } = services;
  return implement(rejectionRoutes, {
    '/v1/rejections': {
      GET: async ({ query, caller }) => {
        const limit = query.limit ?? DEFAULT_PAGE;
        const before = query.cursor
          ? decodeCursor(query.cursor, ['timestamptz', 'uuid'])
          : ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
        return database.snapshot(caller.tenantId, async (tx) => {
          const rows = await tx.named<RejectionRow>(
            'rejection_page',
            `SELECT rejection_id, source_id, received_at, received_at::text AS received_key, line, field, reason,
               size_bytes, is_truncated
             FROM rejected_payload
             WHERE ($1::text IS NULL OR source_id = $1) AND (received_at, rejection_id) < ($2::timestamptz, $3::uuid)
             ORDER BY received_at DESC, rejection_id DESC LIMIT $4`,
            [query.sourceId ?? null, before[0], before[1], limit + 1],
          );
          const [count] = await tx.named<{ total: number }>(
            'rejection_count',
            'SELECT count(*)::integer AS total FROM rejected_payload WHERE $1::text IS NULL OR source_id = $1',
            [query.sourceId ?? null],
          );
          const page = rows.slice(0, limit);
          const last = page.at(-1);
          return {
            items: page.map(rejectionOf),
            nextCursor:
              rows.length > limit && last
                ? encodeCursor([last.received_key, last.rejection_id])
                : null,
            total: count?.total ?? 0,
          };
        });
      },
    },
    '/v1/rejections/{rejectionId}/payload': {
      GET: async ({ params, caller }) => {
        const [row] = await database.tenant(caller.tenantId, (tx) =>
          tx.query<{ payload: Buffer }>(
            'SELECT payload FROM rejected_payload WHERE rejection_id::text = $1',
            [params.rejectionId],
          ),
        );
        if (!row) throw new AppError('resource.not_found');
        const payload = await keptPayload(row.payload);
        return { rejectionId: params.rejectionId, payload: payload.toString('utf8') };
      },
    },
    '/v1/rejections/replay': {
      POST: async ({ body, caller }) =>
        replayRejections(services, { tenantId: caller.tenantId, sourceId: body.sourceId }),
    },
  });
}

function rejectionOf(row: RejectionRow) {
  return {
    rejectionId: row.rejection_id,
    sourceId: row.source_id,
    receivedAt: row.received_at.toISOString(),
    line: row.line,
    field: row.field,
    reason: row.reason,
    sizeBytes: row.size_bytes,
    isTruncated: row.is_truncated,
  };
}
