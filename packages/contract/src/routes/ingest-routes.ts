import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { IntegrationNameValue, IsoTime } from '../values.ts';

/** Limits of the ingest route, documented in docs/guides/ingest.md. */
export const INGEST_LIMITS = {
  eventBytes: 1_048_576,
  decompressionRatio: 200,
  depth: 64,
  /** How many rejections the answer lists; all of them are kept and can be listed. */
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
  duplicate: z.number().int().describe('Events that were already there'),
  skipped: z.number().int().describe('Known records that are not activity'),
  skippedReasons: z.record(z.string(), z.number().int()),
  rejected: z.number().int(),
  rejections: z.array(Rejection).describe('The first ones'),
  records: z.number().int().describe('Records read from the body'),
  complete: z.boolean().describe('False when the body broke half-way; what is counted stays'),
});
export type IngestResult = z.infer<typeof IngestResult>;

export const IntegrationSource = z.object({
  sourceId: z.string(),
  name: IntegrationNameValue,
  hasConnector: z.boolean(),
  events: z.number().int(),
  lastEventAt: IsoTime.nullable(),
  lastIngestedAt: IsoTime.nullable(),
  rejected: z.number().int().describe('Rejected payloads that wait for a person'),
});
export type IntegrationSource = z.infer<typeof IntegrationSource>;

export const IntegrationToken = z.object({
  tokenId: z.string(),
  name: z.string(),
  sourceId: z.string(),
  createdAt: IsoTime,
  createdBy: z.string().nullable(),
  lastUsedAt: IsoTime.nullable(),
  revokedAt: IsoTime.nullable(),
});
export type IntegrationToken = z.infer<typeof IntegrationToken>;

export const RejectedPayload = z.object({
  rejectionId: z.string(),
  sourceId: z.string(),
  receivedAt: IsoTime,
  line: z.number().int(),
  field: z.string().nullable(),
  reason: z.string(),
  sizeBytes: z.number().int(),
  isTruncated: z.boolean().describe('True when only the start was kept: it cannot be replayed'),
});
export type RejectedPayload = z.infer<typeof RejectedPayload>;

export const ingestRoutes = defineRoutes({
  '/v1/ingest/{source}': {
    POST: {
      summary:
        'Take in a vendor’s records: JSON array, NDJSON, envelope or text lines, optionally gzip',
      access: 'integrationToken',
      params: z.object({ source: z.string().max(60) }),
      rawBody: true,
      response: IngestResult,
      release: 'stable',
    },
  },
  '/v1/integrations': {
    GET: {
      summary: 'Every source with what has arrived from it',
      permission: 'integration:read',
      response: z.object({ items: z.array(IntegrationSource), asOf: IsoTime }),
    },
  },
  '/v1/integrations/tokens': {
    GET: {
      summary: 'Integration tokens, without their secrets',
      permission: 'integration:read',
      response: z.object({ items: z.array(IntegrationToken) }),
    },
    POST: {
      summary: 'Mint a token for one source; the secret is in this answer and nowhere else',
      permission: 'integration:manage',
      body: z.object({ name: z.string().trim().min(1).max(80), sourceId: z.string().max(60) }),
      response: z.object({ token: IntegrationToken, secret: z.string() }),
      audit: 'integration_token.created',
    },
  },
  '/v1/integrations/tokens/{tokenId}': {
    DELETE: {
      summary: 'Revoke a token; it stops working at once',
      permission: 'integration:manage',
      params: z.object({ tokenId: z.string().max(64) }),
      response: IntegrationToken,
      audit: 'integration_token.revoked',
    },
  },
  '/v1/rejections': {
    GET: {
      summary: 'Rejected payloads, newest first',
      permission: 'integration:read',
      query: z.object({
        sourceId: z.string().max(60).optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
        cursor: z.string().max(200).optional(),
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
      summary: 'Send rejected payloads through today’s mapping again',
      permission: 'integration:manage',
      body: z.object({ sourceId: z.string().max(60).optional() }),
      response: IngestResult.extend({ remaining: z.number().int() }),
      audit: 'rejection.replayed',
    },
  },
});
