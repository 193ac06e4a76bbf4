import { SOURCE_GIVES } from '@waybill/contract';
import { z } from 'zod';
import {
  CursorSchema,
  LimitSchema,
  MeaningSchema,
  PageSchema,
  RecordsSchema,
  RetrySchema,
} from './paging-schema.ts';
import { RegisteredSource } from './registered-source.ts';
import { RemediationSchema } from './remediation-schema.ts';
import { AuthSchema, RequestSchema } from './request-schema.ts';
import { Template } from './template.ts';
import {
  ObjectStoreSchema,
  PushSchema,
  QueueSchema,
  SqlSchema,
  SyslogSchema,
} from './transport-schema.ts';

/** One field of the connect form. */
const CredentialFieldSchema = z.strictObject({
  /** Name in templates: `{client_id}`. */
  id: z.string().regex(/^[a-z][a-z0-9_]*$/),
  label: z.string(),
  /** Secrets are stored encrypted, never returned and never logged. */
  isSecret: z.boolean().default(false),
  kind: z.enum(['text', 'url', 'number', 'list', 'multiline']).default('text'),
  isOptional: z.boolean().default(false),
  default: z.string().optional(),
  help: z.string().optional(),
});

const StreamShared = {
  /** Kebab-case, once in the connector. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: z.string(),
  kind: z.enum(['events', 'entities']),
  /** Sources whose connection reads this stream. */
  sources: z.array(RegisteredSource).min(1),
  /** Scopes or permissions of the vendor that it needs. */
  scopes: z.array(z.string()).default([]),
  /** Seconds between two runs. */
  every: z.number().int().positive().default(300),
  /** A connection begins with it switched on. */
  isDefault: z.boolean().default(true),
};

const StepSchema = z.strictObject({
  request: RequestSchema,
  /** Records of the list are sent in one request each, or in batches of this many (`{items}`). */
  batch: z.number().int().positive().optional(),
  /** Path of the value for `{items}` in each record; empty for the record itself. */
  item: z.string().default(''),
  records: RecordsSchema.prefault({}),
  page: PageSchema.default({ type: 'none' }),
});

const HttpStreamSchema = z.strictObject({
  ...StreamShared,
  transport: z.literal('http'),
  auth: AuthSchema.optional(),
  base: Template.optional(),
  /** Fan-out before paging: each value is read on its own and has its own position. */
  partitions: z
    .union([
      z.strictObject({ values: z.array(z.string()).min(1) }),
      /** A setting that lists them, separated by commas. */
      z.strictObject({ setting: z.string() }),
      /** A list that the vendor gives, asked for at the start of every run. */
      z.strictObject({
        request: RequestSchema,
        records: RecordsSchema.prefault({}),
        page: PageSchema.default({ type: 'none' }),
        /** Path of the value in each record. */
        value: z.string(),
      }),
    ])
    .optional(),
  /** Requests before the first page, e.g. starting a subscription; these statuses are fine too. */
  before: z
    .array(z.strictObject({ request: RequestSchema, alsoFine: z.array(z.number()).default([]) }))
    .default([]),
  request: RequestSchema,
  records: RecordsSchema.prefault({}),
  page: PageSchema.default({ type: 'none' }),
  /** A second request for the records of the list; the records of the last step are the stream's. */
  steps: z.array(StepSchema).default([]),
  cursor: CursorSchema,
  /** Paths whose values together tell a record from all others; empty: the whole record. */
  recordId: z.array(z.string()).default([]),
  limit: LimitSchema.optional(),
  retry: RetrySchema.prefault({}),
  meanings: z.array(MeaningSchema).default([]),
  /** Paths that every record has; a page of records without them means that the schema changed. */
  expects: z.array(z.string()).default([]),
});

const WebhookStreamSchema = z.strictObject({
  ...StreamShared,
  transport: z.literal('webhook'),
  push: PushSchema,
  recordId: z.array(z.string()).default([]),
});

const ObjectStoreStreamSchema = z.strictObject({
  ...StreamShared,
  transport: z.literal('objectstore'),
  objects: ObjectStoreSchema,
});

const QueueStreamSchema = z.strictObject({
  ...StreamShared,
  transport: z.literal('queue'),
  queue: QueueSchema,
});

const SyslogStreamSchema = z.strictObject({
  ...StreamShared,
  transport: z.literal('syslog'),
  syslog: SyslogSchema,
});

const SqlStreamSchema = z.strictObject({
  ...StreamShared,
  transport: z.literal('sql'),
  sql: SqlSchema,
  cursor: CursorSchema,
  recordId: z.array(z.string()).default([]),
});

const AgentStreamSchema = z.strictObject({ ...StreamShared, transport: z.literal('agent') });

const StreamSchema = z.discriminatedUnion('transport', [
  HttpStreamSchema,
  WebhookStreamSchema,
  ObjectStoreStreamSchema,
  QueueStreamSchema,
  SyslogStreamSchema,
  SqlStreamSchema,
  AgentStreamSchema,
]);

/** How a connector's records are got. Data only; `declare` checks it when it is loaded. */
export const DeclarationSchema = z.strictObject({
  /** Page of the vendor's documentation, by name. */
  docs: z.string(),
  /** The vendor's plan that the log needs; null for every plan. */
  plan: z.string().nullable(),
  /** Typical delay of records, as text. */
  latency: z.string(),
  gives: z.array(z.enum(SOURCE_GIVES)).min(1),
  /** Basis of the connector: public samples of real records, or only the documented schema. */
  basis: z.enum(['samples', 'documentation']),
  /** Sources built from the documented schema alone, where the basis of the others is samples. */
  documentedOnly: z.array(RegisteredSource).optional(),
  credentials: z.array(CredentialFieldSchema).default([]),
  /** Default authorisation and address of HTTP streams. */
  auth: AuthSchema.default({ type: 'none' }),
  base: Template.optional(),
  streams: z.array(StreamSchema).min(1),
  /** What it can undo at the source. */
  remediations: z.array(RemediationSchema).default([]),
});

/** Source form of a declaration: members with defaults are optional. */
export type DeclarationInput = z.input<typeof DeclarationSchema>;
export type Declaration = z.output<typeof DeclarationSchema>;
export type DeclaredStream = z.output<typeof StreamSchema>;
export type HttpStream = z.output<typeof HttpStreamSchema>;
export type WebhookStream = z.output<typeof WebhookStreamSchema>;
export type ObjectStoreStream = z.output<typeof ObjectStoreStreamSchema>;
export type QueueStream = z.output<typeof QueueStreamSchema>;
export type SyslogStream = z.output<typeof SyslogStreamSchema>;
export type SqlStream = z.output<typeof SqlStreamSchema>;
export type AgentStream = z.output<typeof AgentStreamSchema>;
