import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';

/** Limits of the ingest route, documented in docs/guides/ingest.md. */
export const INGEST_LIMITS = {
  eventBytes: 1_048_576,
  /** Plain bytes for each compressed one, past the first megabyte. Logs come to 20 to 60, bombs to 1000. */
  decompressionRatio: 200,
  /** Records for each compressed byte, past the first `freeRecords`. Records of logs take more than one. */
  recordsPerCompressedByte: 2,
  freeRecords: 20_000,
  /** Reading stops after this many rejected records if almost none was valid. */
  rejectedRecords: 20_000,
  depth: 64,
  /** How many rejections the response lists; all of them are stored and can be listed. */
  listedRejections: 20,
} as const;

export const Rejection = z.object({
  line: z.number().int().describe('1-based: the line, or the record’s position in the body'),
  field: z.string().nullable(),
  reason: z.string(),
});
export type Rejection = z.infer<typeof Rejection>;

export const IngestResult = z.object({
  accepted: z.number().int().describe('New events, committed'),
  duplicate: z.number().int().describe('Duplicate events'),
  entities: z.number().int().describe('New or changed people, devices, groups and items'),
  skipped: z.number().int().describe('Recognized records that are neither activity nor entities'),
  skippedReasons: z.record(z.string(), z.number().int()),
  rejected: z.number().int(),
  rejections: z.array(Rejection).describe('The first few'),
  records: z.number().int().describe('Records read from the body'),
  complete: z.boolean().describe('False if the body ended early; counted records are kept'),
});
export type IngestResult = z.infer<typeof IngestResult>;

export const ingestRoutes = defineRoutes({
  '/v1/ingest/{source}': {
    POST: {
      summary: 'Ingest vendor records: JSON array, NDJSON, envelope or text lines, optionally gzip',
      access: 'integrationToken',
      params: z.object({ source: z.string().max(60) }),
      rawBody: true,
      response: IngestResult,
      release: 'stable',
    },
  },
  '/v1/hooks/{hookId}': {
    GET: {
      summary: 'Webhook handshake for vendors that verify the receiver with GET',
      access: 'public',
      params: z.object({ hookId: z.string().max(80) }),
      stream: { contentType: 'text/plain' },
    },
    POST: {
      summary: 'A signed vendor delivery; durable once acknowledged',
      access: 'public',
      params: z.object({ hookId: z.string().max(80) }),
      rawBody: true,
      stream: { contentType: 'text/plain' },
    },
  },
});
