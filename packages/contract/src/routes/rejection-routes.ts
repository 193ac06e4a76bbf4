import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { CursorValue, IsoTime } from '../values.ts';
import { IngestResult } from './ingest-routes.ts';

export const RejectedPayload = z.object({
  rejectionId: z.string(),
  sourceId: z.string(),
  receivedAt: IsoTime,
  line: z.number().int(),
  field: z.string().nullable(),
  reason: z.string(),
  sizeBytes: z.number().int(),
  isTruncated: z.boolean().describe('True if only the start was stored: it cannot be replayed'),
});
export type RejectedPayload = z.infer<typeof RejectedPayload>;

export const rejectionRoutes = defineRoutes({
  '/v1/rejections': {
    GET: {
      summary: 'Rejected payloads, newest first',
      permission: 'integration:read',
      query: z.object({
        sourceId: z.string().max(60).optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
        cursor: CursorValue.optional(),
      }),
      response: z.object({
        items: z.array(RejectedPayload),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
      }),
    },
  },
  '/v1/rejections/{rejectionId}/payload': {
    GET: {
      summary: 'The rejected payload itself',
      permission: 'evidence:read',
      params: z.object({ rejectionId: z.string().max(64) }),
      response: z.object({ rejectionId: z.string(), payload: z.string() }),
      audit: 'evidence.read',
    },
  },
  '/v1/rejections/replay': {
    POST: {
      summary: 'Replay rejected payloads with the current mapping',
      permission: 'integration:manage',
      body: z.object({ sourceId: z.string().max(60).optional() }),
      response: IngestResult.extend({ remaining: z.number().int() }),
      audit: 'rejection.replayed',
    },
  },
});
