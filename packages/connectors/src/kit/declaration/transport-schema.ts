import { z } from 'zod';
import { Template } from './template.ts';

/** How a delivered body proves its origin. */
export const VerifySchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hmac'),
    header: z.string(),
    algorithm: z.enum(['sha256', 'sha1']).default('sha256'),
    encoding: z.enum(['hex', 'base64']).default('hex'),
    prefix: z.string().default(''),
    /** Id of the secret. */
    secret: z.string(),
    /** What is signed: `{body}`, `{timestamp}`, `{url}` and plain text. */
    signed: z.string().default('{body}'),
    timestampHeader: z.string().optional(),
    /** Oldest timestamp that is accepted. */
    toleranceSec: z.number().int().positive().default(300),
  }),
  /** A shared secret as it is, in a header, a query parameter or a member of the body. */
  z.strictObject({
    type: z.literal('shared'),
    in: z.enum(['header', 'query', 'body']),
    name: z.string(),
    prefix: z.string().default(''),
    secret: z.string(),
  }),
]);

export const PushSchema = z.strictObject({
  verify: VerifySchema,
  /**
   * How the vendor asks whether the receiver is willing: `challenge` echoes a member of that name from
   * the body (Slack, Monday), `validation_token` echoes a query parameter as text (Microsoft Graph),
   * `validation_code` answers 200 to the header `Webhook-ValidationCode` (Office 365).
   */
  handshake: z.enum(['none', 'challenge', 'validation_token', 'validation_code']).default('none'),
  /** The vendor's limit for an answer, milliseconds. The body is durable before the answer. */
  replyMs: z.number().int().positive().default(3000),
  /** Path of the records in the body; empty for the body itself. */
  records: z.string().default(''),
  /** Headers with facts missing in the body: the member added to every record, and the header. */
  headers: z.record(z.string(), z.string()).default({}),
  /** Member for the time of receipt, for vendors whose bodies have no time. */
  receivedAt: z.string().optional(),
});

export const ObjectStoreSchema = z.strictObject({
  store: z.enum(['s3', 'gcs', 'azblob']),
  /** `sqs`: a queue names new objects; `list`: the bucket is listed from the last key on. */
  notify: z.enum(['sqs', 'list']),
  bucket: Template.optional(),
  prefix: Template.optional(),
  queueUrl: Template.optional(),
  region: Template,
  /** Address of an S3-compatible store, in place of the cloud's own. */
  endpoint: Template.optional(),
  accessKeyId: Template,
  secretAccessKey: Template,
  /** A role that the keys assume, with the id that its trust policy asks for. Empty: the keys alone. */
  roleArn: Template.optional(),
  externalId: Template.optional(),
  decode: z.enum(['json', 'ndjson', 'csv', 'text']),
  compression: z.enum(['auto', 'none', 'gzip']).default('auto'),
  records: z.string().default(''),
});

export const QueueSchema = z.strictObject({
  system: z.enum(['eventhub', 'pubsub']),
  /** Event Hub: `amqps://…` namespace and entity; Pub/Sub: project and subscription. */
  address: Template,
  name: Template,
  group: Template.optional(),
  /** Connection string, or service-account JSON: id of the secret. */
  secret: z.string(),
  records: z.string().default(''),
});

export const SyslogSchema = z.strictObject({
  format: z.enum(['cef', 'leef', 'text']),
});

export const SqlSchema = z.strictObject({
  dialect: z.enum(['snowflake', 'postgres']),
  /** Reads `:since` and `:until`, moments as the dialect writes them; ascending by the cursor. */
  query: z.string(),
});
