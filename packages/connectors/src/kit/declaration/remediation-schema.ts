import { ACCESS_KINDS, OBJECT_KINDS, REMEDIATIONS } from '@waybill/contract';
import { z } from 'zod';
import {
  LimitSchema,
  MeaningSchema,
  PageSchema,
  RecordsSchema,
  RetrySchema,
} from './paging-schema.ts';
import { RegisteredSource } from './registered-source.ts';
import { AuthSchema, RequestSchema } from './request-schema.ts';
import { Template } from './template.ts';

/**
 * Event facts about its object, which requests use: `{target.id}`. `account` is the owner's address,
 * else the actor's.
 */
export const TARGET_FACTS = ['id', 'name', 'url', 'account'] as const;

/** How a list element becomes a holder of access; elements that match no kind are ignored. */
const HoldersSchema = z.strictObject({
  /** Path of the key that identifies a holder of the object. */
  key: z.string(),
  /** The first match wins: the value at the path is listed, or just present. */
  kinds: z
    .array(
      z.strictObject({
        path: z.string(),
        value: z.string().optional(),
        kind: z.enum(ACCESS_KINDS),
      }),
    )
    .min(1),
  /** Paths of addresses or domains; `list[].member` takes them of every element. */
  addresses: z.array(z.string()).default([]),
  /** Paths of the display name; the first present one. */
  names: z.array(z.string()).default([]),
  role: z.string().optional(),
  /** Holders that are never removed: an owner, inherited access. */
  kept: z.array(z.strictObject({ path: z.string(), value: z.string().optional() })).default([]),
});

/** The request that removes access. Only remediations may remove something at a source. */
const ActRequestSchema = RequestSchema.extend({
  method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
});

/**
 * A connector's remediations at its source: reads who has access, removes some of it, and reads again
 * until it is gone. Templates may use `{target.…}`, `{located.…}` and, in the action, `{holder.key}`;
 * authorisation may use `{partition}`, which is then `actsFor`.
 */
export const RemediationSchema = z.strictObject({
  id: z.enum(REMEDIATIONS),
  sources: z.array(RegisteredSource).min(1),
  objects: z.array(z.enum(OBJECT_KINDS)).min(1),
  /** Facts that the object must have, each with the form that it has whole. */
  needs: z.partialRecord(z.enum(TARGET_FACTS), z.string()),
  /** Scopes or permissions of the vendor that it needs. */
  scopes: z.array(z.string()).min(1),
  /** Removed access cannot be restored exactly: a second person must approve. */
  isDestructive: z.boolean(),
  takes: z.strictObject({
    kinds: z.array(z.enum(ACCESS_KINDS)).min(1),
    /** Only holders outside the organisation. */
    isOutsideOnly: z.boolean().default(false),
  }),
  auth: AuthSchema.optional(),
  base: Template.optional(),
  actsFor: Template.optional(),
  /** Sent first, if requests need facts missing in the event: its response is `{located.…}`. */
  locate: RequestSchema.optional(),
  read: z.strictObject({
    request: RequestSchema,
    records: RecordsSchema.prefault({}),
    page: PageSchema.default({ type: 'none' }),
  }),
  holders: HoldersSchema,
  act: z.strictObject({
    request: ActRequestSchema,
    /** `holder`: one request per removed holder; `object`: one for all. */
    per: z.enum(['holder', 'object']),
    /** Statuses that mean that the access is already gone. */
    alreadyDone: z.array(z.number().int()).default([]),
  }),
  limit: LimitSchema.optional(),
  retry: RetrySchema.prefault({}),
  meanings: z.array(MeaningSchema).default([]),
});

export type RemediationInput = z.input<typeof RemediationSchema>;
export type Remediation = z.output<typeof RemediationSchema>;
