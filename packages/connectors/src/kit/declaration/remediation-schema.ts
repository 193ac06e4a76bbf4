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
 * What an event reports its object, by which requests name it: `{target.id}`. `account` is the address
 * of who owns it, else of who acted.
 */
export const TARGET_FACTS = ['id', 'name', 'url', 'account'] as const;

/** How an element of the list that is read becomes a holder of access; what fits no kind is none. */
const HoldersSchema = z.strictObject({
  /** Path of what tells a holder from the others of the object. */
  key: z.string(),
  /** The first that fits counts: the value at the path is listed, or there at all. */
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
  /** Paths of what a person knows it by; the first that is there. */
  names: z.array(z.string()).default([]),
  role: z.string().optional(),
  /** Holders that stay in any case: an owner, an access that comes from above. */
  kept: z.array(z.strictObject({ path: z.string(), value: z.string().optional() })).default([]),
});

/** The request that takes access away. Only remediations may remove something at a source. */
const ActRequestSchema = RequestSchema.extend({
  method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
});

/**
 * What a connector can undo at its source: who has access is read, some of it is removed, and it is
 * read again until it is gone. Templates may name `{target.…}`, `{located.…}` and, in the action,
 * `{holder.key}`; authorisation may name `{partition}`, which is then `actsFor`.
 */
export const RemediationSchema = z.strictObject({
  id: z.enum(REMEDIATIONS),
  sources: z.array(RegisteredSource).min(1),
  objects: z.array(z.enum(OBJECT_KINDS)).min(1),
  /** Facts that the object must have, each with the form that it has whole. */
  needs: z.partialRecord(z.enum(TARGET_FACTS), z.string()),
  /** Scopes or permissions of the vendor that it needs. */
  scopes: z.array(z.string()).min(1),
  /** What it removes cannot be given back as it was: a second person has to agree. */
  isDestructive: z.boolean(),
  takes: z.strictObject({
    kinds: z.array(z.enum(ACCESS_KINDS)).min(1),
    /** Only holders outside the organisation. */
    isOutsideOnly: z.boolean().default(false),
  }),
  auth: AuthSchema.optional(),
  base: Template.optional(),
  actsFor: Template.optional(),
  /** Asked first, where requests need what the event does not tell: its answer is `{located.…}`. */
  locate: RequestSchema.optional(),
  read: z.strictObject({
    request: RequestSchema,
    records: RecordsSchema.prefault({}),
    page: PageSchema.default({ type: 'none' }),
  }),
  holders: HoldersSchema,
  act: z.strictObject({
    request: ActRequestSchema,
    /** `holder`: one request for each that loses access; `object`: one takes it from all. */
    per: z.enum(['holder', 'object']),
    /** Statuses that say that there is nothing left to take. */
    alreadyDone: z.array(z.number().int()).default([]),
  }),
  limit: LimitSchema.optional(),
  retry: RetrySchema.prefault({}),
  meanings: z.array(MeaningSchema).default([]),
});

export type RemediationInput = z.input<typeof RemediationSchema>;
export type Remediation = z.output<typeof RemediationSchema>;
