import { z } from 'zod';
import {
  ARRIVALS,
  CONNECTION_REACHES,
  CONNECTOR_FAILURES,
  INTEGRATION_STATES,
  SOURCE_GIVES,
  SOURCE_KINDS,
  TRANSPORTS,
} from '../integration-values.ts';
import { IntegrationNameValue, IsoTime } from '../values.ts';

export const IntegrationStateValue = z.enum(INTEGRATION_STATES);
export const ConnectorFailureValue = z.enum(CONNECTOR_FAILURES);

/** One pass of a stream, as the health screen shows it. */
export const IntegrationRun = z.object({
  runId: z.string(),
  streamId: z.string(),
  isBackfill: z.boolean(),
  startedAt: IsoTime,
  endedAt: IsoTime.nullable().describe('null: running'),
  requests: z.number().int(),
  records: z.number().int(),
  new: z.number().int().describe('New events and entities'),
  duplicate: z.number().int(),
  late: z.number().int().describe('Records older than the start of the window'),
  skipped: z.number().int(),
  rejected: z.number().int(),
  failure: ConnectorFailureValue.nullable(),
  detail: z.string().nullable().describe('Error message, without secrets or record content'),
});
export type IntegrationRun = z.infer<typeof IntegrationRun>;

export const IntegrationSummary = z.object({
  integrationId: z.string(),
  sourceId: z.string(),
  name: z.string(),
  state: IntegrationStateValue,
  failure: ConnectorFailureValue.nullable(),
  isSilent: z.boolean().describe('Silent for longer than this source has ever been'),
  lagSec: z.number().int().nullable().describe('Ingest delay of the newest event'),
  lastEventAt: IsoTime.nullable(),
  lastRunAt: IsoTime.nullable(),
});
export type IntegrationSummary = z.infer<typeof IntegrationSummary>;

export const IntegrationSource = z.object({
  sourceId: z.string(),
  name: IntegrationNameValue,
  kind: z.enum(SOURCE_KINDS).nullable().describe('null: no connector in this version supports it'),
  hasConnector: z.boolean(),
  isConnectable: z.boolean().describe('False for applications that a sensor reports automatically'),
  plan: z.string().nullable(),
  latency: z.string().nullable(),
  basis: z.enum(['samples', 'documentation']).nullable(),
  gives: z.array(z.enum(SOURCE_GIVES)),
  transports: z.array(z.enum(TRANSPORTS)),
  summary: z.string().nullable(),
  state: IntegrationStateValue.describe('Worst state of its integrations; off if there are none'),
  integrations: z.array(IntegrationSummary),
  arrival: z.enum(ARRIVALS).describe('What arrives from it'),
  events: z.number().int(),
  entities: z.number().int(),
  lastEventAt: IsoTime.nullable(),
  lastIngestedAt: IsoTime.nullable(),
  rejected: z.number().int().describe('Rejected payloads awaiting review'),
});
export type IntegrationSource = z.infer<typeof IntegrationSource>;

/** A field of the connect form. */
export const CredentialField = z.object({
  fieldId: z.string(),
  label: z.string(),
  isSecret: z.boolean(),
  kind: z.enum(['text', 'url', 'number', 'list', 'multiline']),
  isOptional: z.boolean(),
  default: z.string().nullable(),
  help: z.string().nullable(),
});
export type CredentialField = z.infer<typeof CredentialField>;

export const StreamDescription = z.object({
  streamId: z.string(),
  title: z.string(),
  kind: z.enum(['events', 'entities']),
  transport: z.enum(TRANSPORTS),
  scopes: z.array(z.string()),
  everySec: z.number().int(),
  isDefault: z.boolean(),
});
export type StreamDescription = z.infer<typeof StreamDescription>;

/** Requirements for connecting a source. */
export const SourceDescription = z.object({
  sourceId: z.string(),
  name: IntegrationNameValue,
  docs: z.string(),
  plan: z.string().nullable(),
  latency: z.string(),
  basis: z.enum(['samples', 'documentation']),
  fields: z.array(CredentialField),
  streams: z.array(StreamDescription),
  guide: z
    .string()
    .describe('Markdown: how to get credentials and scopes, and what the source provides'),
  setup: z
    .object({
      path: z.array(z.string()).describe('Menus of the vendor’s console, in order'),
      address: z.string().nullable().describe('Page of the vendor’s console'),
      command: z
        .string()
        .nullable()
        .describe('Shell command that makes a key pair, or a secret for deliveries'),
    })
    .nullable()
    .describe('Where the credentials are made; null where nothing is made at the vendor'),
  capabilities: z.object({
    observe: z.boolean(),
    scan: z.boolean(),
    remediate: z.array(z.string()),
  }),
});
export type SourceDescription = z.infer<typeof SourceDescription>;

/** Result of a connection test, per stream. */
export const ConnectionTest = z.object({
  ok: z.boolean(),
  streams: z.array(
    z.object({
      streamId: z.string(),
      ok: z.boolean(),
      failure: ConnectorFailureValue.nullable(),
      reach: z
        .enum(CONNECTION_REACHES)
        .nullable()
        .describe('How far the request got where the vendor did not answer'),
      detail: z.string().nullable(),
    }),
  ),
});
export type ConnectionTest = z.infer<typeof ConnectionTest>;

export const IntegrationStream = StreamDescription.extend({
  isOn: z.boolean(),
  state: IntegrationStateValue,
  failure: ConnectorFailureValue.nullable(),
  detail: z.string().nullable(),
  lagSec: z.number().int().nullable(),
  lastEventAt: IsoTime.nullable(),
  nextRunAt: IsoTime.nullable(),
  lastRun: IntegrationRun.nullable(),
  events: z.number().int(),
  entities: z.number().int(),
  hookPath: z
    .string()
    .nullable()
    .describe('Delivery path for the vendor, relative to the API base'),
  syslogTag: z
    .string()
    .nullable()
    .describe(
      'Identifier in the host, app name or structured data of its syslog lines; shown to managers',
    ),
});
export type IntegrationStream = z.infer<typeof IntegrationStream>;

export const Backfill = z.object({
  backfillId: z.string(),
  from: IsoTime,
  to: IsoTime,
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  doneStreams: z.number().int(),
  streams: z.number().int(),
  records: z.number().int(),
  failure: ConnectorFailureValue.nullable(),
  requestedAt: IsoTime,
});
export type Backfill = z.infer<typeof Backfill>;

export const Integration = IntegrationSummary.extend({
  rev: z.number().int(),
  isPaused: z.boolean(),
  createdAt: IsoTime,
  createdBy: z.string().nullable(),
  values: z.record(z.string(), z.string()).describe('Non-secret fields'),
  secrets: z.array(z.object({ fieldId: z.string(), setAt: IsoTime })),
  scopesNeeded: z.array(z.string()),
  streams: z.array(IntegrationStream),
  coverage: z.object({
    people: z.number().int(),
    devices: z.number().int(),
    objects: z.number().int(),
  }),
  unlisted: z
    .object({
      operations: z.number().int(),
      events: z.number().int(),
      top: z.array(
        z.object({
          operation: z
            .string()
            .describe('Vendor operation name; empty for all beyond the first 500'),
          events: z.number().int(),
          lastEventAt: IsoTime,
        }),
      ),
    })
    .describe('Received operations that the mapping does not cover'),
  backfill: Backfill.nullable().describe('The newest'),
});
export type Integration = z.infer<typeof Integration>;
