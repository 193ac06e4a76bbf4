import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime } from '../values.ts';

export const EXPORT_KINDS = ['http', 's3', 'syslog'] as const;

/** What a stream sends: activity as OCSF, or sealed audit entries. */
export const EXPORT_CONTENTS = ['activity', 'audit'] as const;

const LockDays = z.number().int().min(1).max(36_500);

/** A stream of activity or of the audit log to a system of the tenant's own. */
export const ExportStream = z.object({
  exportId: z.string(),
  name: z.string(),
  kind: z.enum(EXPORT_KINDS),
  content: z.enum(EXPORT_CONTENTS),
  address: z
    .string()
    .describe(
      'https address, s3://bucket/prefix, syslog+tls://host:port or syslog+tcp://host:port',
    ),
  endpoint: z.string().nullable().describe('Address of an S3-compatible store'),
  region: z.string().nullable(),
  lockDays: LockDays.nullable().describe(
    'Objects in the bucket cannot be changed or deleted for this number of days',
  ),
  isPaused: z.boolean(),
  state: z.enum(['waiting', 'running', 'failing', 'paused']),
  detail: z.string().nullable(),
  sent: z.number().int().describe('Events or entries delivered'),
  skipped: z
    .number()
    .int()
    .describe('Events skipped because OCSF cannot represent them; the others are delivered'),
  lastSkipped: z
    .object({
      eventId: z.string(),
      reason: z.string().describe('Error type'),
      at: IsoTime,
    })
    .nullable(),
  lagSec: z.number().int().nullable().describe('Age of the oldest undelivered event'),
  lastSentAt: IsoTime.nullable(),
  createdAt: IsoTime,
});
export type ExportStream = z.infer<typeof ExportStream>;

const Params = z.object({ exportId: z.string().max(64) });

export const exportRoutes = defineRoutes({
  '/v1/activity/ocsf': {
    GET: {
      summary: 'Activity as OCSF, one event per line, oldest first',
      permission: 'activity:export',
      query: z.object({
        from: IsoTime.optional().describe('Occurred at or after; default: a day ago'),
        to: IsoTime.optional().describe('Occurred before; default: now'),
        limit: z.coerce.number().int().min(1).max(1_000_000).optional(),
      }),
      stream: { contentType: 'application/x-ndjson' },
      audit: 'activity.exported',
    },
  },
  '/v1/exports': {
    GET: {
      summary: 'Exports to other systems',
      permission: 'integration:read',
      response: z.object({ items: z.array(ExportStream) }),
    },
    POST: {
      summary: 'Export new activity as OCSF, or the audit log; the latter requires audit:export',
      permission: 'integration:manage',
      body: z.object({
        name: z.string().trim().min(1).max(80),
        kind: z.enum(EXPORT_KINDS).describe('`syslog` receives the audit log only'),
        content: z.enum(EXPORT_CONTENTS).default('activity'),
        lockDays: LockDays.optional().describe('For a bucket with object lock (mode COMPLIANCE)'),
        address: z.string().max(500),
        endpoint: z.string().max(500).optional(),
        region: z.string().max(60).optional(),
        secret: z
          .string()
          .max(2000)
          .optional()
          .describe('HTTP: value of the authorization header. S3: the secret access key'),
        accessKeyId: z.string().max(200).optional(),
      }),
      response: ExportStream,
      audit: 'export.created',
    },
  },
  '/v1/exports/{exportId}': {
    PATCH: {
      summary: 'Pause or resume a stream',
      permission: 'integration:manage',
      params: Params,
      body: z.object({ isPaused: z.boolean() }),
      response: ExportStream,
      audit: 'export.changed',
    },
    DELETE: {
      summary: 'Remove a stream and its secret',
      permission: 'integration:manage',
      params: Params,
      response: z.object({ exportId: z.string() }),
      audit: 'export.removed',
    },
  },
});
