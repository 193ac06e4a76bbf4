import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { PERMISSIONS } from '../permissions.ts';
import { IsoTime } from '../values.ts';

const Permissions = z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length);
const Addresses = z
  .array(z.string().trim().min(1).max(64))
  .max(50)
  .describe('Addresses or CIDR ranges that may use it; empty: any');

export const ApiToken = z.object({
  tokenId: z.string(),
  name: z.string(),
  holder: z
    .object({ userId: z.string(), name: z.string().nullable() })
    .describe('Member or service account it acts for; the name is null for those who have left'),
  permissions: Permissions.describe('Never more than the holder has at the time of use'),
  addresses: Addresses,
  createdAt: IsoTime,
  expiresAt: IsoTime,
  lastUsedAt: IsoTime.nullable().describe('Accurate to a minute'),
  lastAddress: z.string().nullable(),
  revokedAt: IsoTime.nullable(),
  isExpired: z.boolean(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const apiTokenRoutes = defineRoutes({
  '/v1/tokens': {
    GET: {
      summary: 'API tokens, newest first: your own, with token:manage those of everyone',
      permission: 'token:create',
      load: 'quick',
      response: z.object({ items: z.array(ApiToken) }),
    },
    POST: {
      summary:
        'Create an API token; the secret is returned only once. For a service account token:manage is required; members create their own. A token created with a token expires and is revoked with it at the latest',
      permission: 'token:create',
      body: z.object({
        name: z.string().trim().min(1).max(80),
        holderId: z.string().min(1).max(200).optional().describe('A service account; default: you'),
        permissions: Permissions.min(1),
        addresses: Addresses.optional(),
        expiresAt: IsoTime.describe('At most 366 days from now'),
      }),
      response: z.object({ token: ApiToken, secret: z.string() }),
      audit: 'token.created',
    },
  },
  '/v1/tokens/{tokenId}': {
    DELETE: {
      summary: 'Revoke a token and those created with it, effective immediately',
      permission: 'token:create',
      params: z.object({ tokenId: z.string().max(64) }),
      response: ApiToken,
      audit: 'token.revoked',
    },
  },
});
