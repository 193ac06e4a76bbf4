import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { IntegrationNameValue, IsoTime } from '../values.ts';

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

export const integrationRoutes = defineRoutes({
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
});
