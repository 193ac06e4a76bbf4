import { z } from 'zod';
import { AuditHeadItem, AuditVerdict, ERASABLE_FIELDS, ExportedAuditHead } from '../audit.ts';
import { defineRoutes } from '../define-routes.ts';
import { JsonObject } from '../json-value.ts';
import { CursorValue, IsoTime } from '../values.ts';

const Person = z.object({
  userId: z.string(),
  name: z.string().nullable().describe('Null for a person who is no longer a member'),
});

const Row = JsonObject.nullable();

export const AuditEntryValue = z.object({
  seq: z.string().describe('ID of the entry'),
  number: z
    .number()
    .int()
    .nullable()
    .describe('Place in the chain; 0: older than the chain; null: not sealed yet'),
  at: IsoTime,
  actor: Person.nullable().describe('Null for the product itself'),
  onBehalfOf: Person.nullable().describe('Whose session it was, if someone else acted in it'),
  action: z.string(),
  target: z.string().nullable().describe('IDs of what the action is about, joined by `/`'),
  changes: z
    .array(z.object({ table: z.string(), key: Row, before: Row, after: Row }))
    .describe('What changed; unchanged values, secrets and names of people are left out'),
  reason: z.string().nullable(),
  requestId: z.string().describe('Empty if there was no request'),
  ip: z.string().nullable(),
  erased: z.array(z.enum(ERASABLE_FIELDS)).describe('Values that were erased on request'),
});
export type AuditEntryValue = z.infer<typeof AuditEntryValue>;

const Filter = {
  from: IsoTime.optional(),
  to: IsoTime.optional(),
  actorId: z.string().max(200).optional().describe('Who acted, or whose session it was'),
  action: z.string().max(80).optional(),
  q: z.string().trim().max(300).optional().describe('Object, request, address or number, in full'),
};

export const AUDIT_FORMATS = ['csv', 'json'] as const;

export const AuditRetention = z.object({
  days: z.number().int().min(90).max(36_500).nullable().describe('Null: entries are kept forever'),
});

export const AuditVerification = z.object({
  verifiedAt: IsoTime,
  verifiedBy: Person.nullable().describe('Null for the product itself'),
  verdict: AuditVerdict,
});
export type AuditVerification = z.infer<typeof AuditVerification>;

export const AuditStatus = z.object({
  head: AuditHeadItem.nullable().describe('Signed end of the chain'),
  pending: z.number().int().describe('Entries that are not sealed yet'),
  removed: z
    .object({ number: z.number().int(), entries: z.number().int(), newestAt: IsoTime })
    .nullable()
    .describe('What retention removed'),
  retention: AuditRetention,
  lastVerification: AuditVerification.nullable(),
});
export type AuditStatus = z.infer<typeof AuditStatus>;

export const auditRoutes = defineRoutes({
  '/v1/audit': {
    GET: {
      summary: 'Audit entries, newest first',
      permission: 'audit:read',
      query: z.object({
        ...Filter,
        limit: z.coerce.number().int().min(1).max(200).optional().describe('Default 50'),
        cursor: CursorValue.optional(),
      }),
      response: z.object({ items: z.array(AuditEntryValue), nextCursor: z.string().nullable() }),
    },
  },
  '/v1/audit/status': {
    GET: {
      summary: 'End of the chain, retention and last verification',
      permission: 'audit:read',
      response: AuditStatus,
    },
  },
  '/v1/audit/people': {
    GET: {
      summary: 'People who acted, for filters',
      permission: 'audit:read',
      response: z.object({ items: z.array(Person) }),
    },
  },
  '/v1/audit/head': {
    GET: {
      summary: 'Signed end of the chain with the public keys, to keep on another system',
      permission: 'audit:read',
      response: ExportedAuditHead,
    },
  },
  '/v1/audit/verify': {
    POST: {
      load: 'heavy',
      summary: 'Seal what is committed and verify the whole chain',
      permission: 'audit:read',
      body: z.object({
        head: ExportedAuditHead.optional().describe('An earlier end of the chain to compare with'),
      }),
      response: AuditVerification,
      audit: 'audit.verified',
    },
  },
  '/v1/audit/export': {
    GET: {
      summary: 'Audit entries as CSV, or as JSON lines with everything that verifying needs',
      permission: 'audit:export',
      query: z.object({ ...Filter, format: z.enum(AUDIT_FORMATS).default('json') }),
      stream: { contentType: 'application/x-ndjson' },
      audit: 'audit.exported',
    },
  },
  '/v1/audit/retention': {
    PATCH: {
      summary: 'Change how long audit entries are kept',
      permission: 'setting:manage',
      body: AuditRetention.extend({
        seenDays: AuditRetention.shape.days.describe(
          'Value you read; returns 409 if it has changed',
        ),
      }),
      response: AuditRetention,
      audit: 'audit.retention_changed',
    },
  },
});
