import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { JsonObject } from '../json-value.ts';
import { IsoTime, Revision } from '../values.ts';
import {
  Backfill,
  ConnectionTest,
  Integration,
  IntegrationRun,
  IntegrationSource,
  IntegrationSummary,
  SourceDescription,
} from './integration-values-schema.ts';

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

/** Values of the connect form by field. An empty text takes the field's default. */
const FieldValues = z.record(z.string().max(60), z.string().max(20_000));
const StreamIds = z.array(z.string().max(60)).max(60);
const IntegrationParams = z.object({ integrationId: z.string().max(64) });

export const integrationRoutes = defineRoutes({
  '/v1/integrations': {
    GET: {
      summary: 'All sources with their ingestion state',
      permission: 'integration:read',
      response: z.object({ items: z.array(IntegrationSource), asOf: IsoTime }),
    },
    POST: {
      summary: 'Connect a source; its first runs start immediately',
      permission: 'integration:manage',
      body: z.object({
        sourceId: z.string().max(60),
        name: z.string().trim().min(1).max(80),
        values: FieldValues,
        streams: StreamIds.min(1),
      }),
      response: Integration,
      audit: 'integration.connected',
    },
  },
  '/v1/integrations/health': {
    GET: {
      summary: 'Integrations that need attention: failing, or silent for longer than usual',
      permission: 'integration:read',
      response: z.object({ items: z.array(IntegrationSummary), asOf: IsoTime }),
    },
  },
  '/v1/integrations/sources/{sourceId}': {
    GET: {
      summary: 'Requirements for connecting a source',
      permission: 'integration:read',
      params: z.object({ sourceId: z.string().max(60) }),
      response: SourceDescription,
    },
  },
  '/v1/integrations/test': {
    POST: {
      summary: 'Test a connection without saving it: one request per stream',
      permission: 'integration:manage',
      body: z.object({
        sourceId: z.string().max(60),
        values: FieldValues,
        streams: StreamIds.min(1),
        integrationId: z
          .string()
          .max(64)
          .optional()
          .describe('Empty secrets are taken from this integration'),
      }),
      response: ConnectionTest,
      audit: 'integration.tested',
    },
  },
  '/v1/integrations/{integrationId}': {
    GET: {
      summary: 'An integration with its streams, their state and last run',
      permission: 'integration:read',
      params: IntegrationParams,
      response: Integration,
    },
    PATCH: {
      summary: 'Rename, pause, choose streams, or replace values and secrets',
      permission: 'integration:manage',
      params: IntegrationParams,
      body: z.object({
        rev: Revision,
        name: z.string().trim().min(1).max(80).optional(),
        isPaused: z.boolean().optional(),
        values: FieldValues.optional().describe(
          'Omitted fields and empty secrets keep their value',
        ),
        streams: StreamIds.min(1).optional(),
      }),
      response: Integration,
      audit: 'integration.changed',
    },
    DELETE: {
      summary: 'Remove an integration and its secrets; ingested data is kept',
      permission: 'integration:manage',
      params: IntegrationParams,
      response: z.object({ integrationId: z.string() }),
      audit: 'integration.removed',
    },
  },
  '/v1/integrations/{integrationId}/runs': {
    GET: {
      summary: 'Runs, newest first',
      permission: 'integration:read',
      params: IntegrationParams,
      query: z.object({
        streamId: z.string().max(60).optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
      }),
      response: z.object({ items: z.array(IntegrationRun) }),
    },
    POST: {
      summary: 'Run every stream now',
      permission: 'integration:manage',
      params: IntegrationParams,
      response: z.object({ integrationId: z.string() }),
      audit: 'integration.run',
    },
  },
  '/v1/integrations/{integrationId}/backfills': {
    POST: {
      summary: 'Backfill a time range; existing events are not duplicated',
      permission: 'integration:manage',
      params: IntegrationParams,
      body: z.object({ from: IsoTime, to: IsoTime }),
      response: Backfill,
      audit: 'integration.backfilled',
    },
  },
  '/v1/integrations/{integrationId}/sample': {
    GET: {
      summary: 'The newest record of a stream: original and normalized',
      permission: 'evidence:read',
      params: IntegrationParams,
      query: z.object({ streamId: z.string().max(60).optional() }),
      response: z.object({
        raw: z.string().nullable().describe('null: nothing has arrived yet'),
        receivedAt: IsoTime.nullable(),
        events: z.array(JsonObject),
        entities: z.array(JsonObject),
      }),
      audit: 'evidence.read',
    },
  },
  '/v1/integrations/tokens': {
    GET: {
      summary: 'Integration tokens, without their secrets',
      permission: 'integration:read',
      response: z.object({ items: z.array(IntegrationToken) }),
    },
    POST: {
      summary: 'Create a token for one source; the secret is returned only once',
      permission: 'integration:manage',
      body: z.object({ name: z.string().trim().min(1).max(80), sourceId: z.string().max(60) }),
      response: z.object({ token: IntegrationToken, secret: z.string() }),
      audit: 'integration_token.created',
    },
  },
  '/v1/integrations/tokens/{tokenId}': {
    DELETE: {
      summary: 'Revoke a token, effective immediately',
      permission: 'integration:manage',
      params: z.object({ tokenId: z.string().max(64) }),
      response: IntegrationToken,
      audit: 'integration_token.revoked',
    },
  },
});
