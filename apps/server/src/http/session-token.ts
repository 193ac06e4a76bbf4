import createDescope from '@descope/node-sdk';
import { permissionsOfRoles } from '@waybill/contract';
import type { Identity } from '@waybill/identity';
import type { Database } from '@waybill/store';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import type { SessionCaller } from './implement.ts';

/** Claims of a session token that the product reads. */
const Claims = z.object({
  sub: z.string(),
  drn: z.literal('DS'),
  sid: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  dct: z.string().optional(),
  tenants: z.record(z.string(), z.object({ roles: z.array(z.string()).optional() })),
});

export interface SessionAuthenticatorOptions {
  identity: Pick<Identity, 'projectId' | 'isSessionRevoked'>;
  /** Where the provider's wire is reached from this process. */
  identityBaseUrl: string;
  database: Database;
}

/**
 * Who calls, by the header `session-token`. The SDK alone would take a refresh token or a session that
 * was logged out: kind, revocation and membership are checked here. Throws `session.missing` or
 * `session.tenant_missing`.
 */
export function sessionAuthenticator(options: SessionAuthenticatorOptions) {
  const { identity, identityBaseUrl: baseUrl, database } = options;
  const sdk = createDescope({ projectId: identity.projectId, baseUrl });
  const tenantIds = new Map<string, number>();

  async function tenantIdOf(idpTenantId: string): Promise<number | undefined> {
    const known = tenantIds.get(idpTenantId);
    if (known !== undefined) return known;
    const [row] = await database.system((tx) =>
      tx.named<{ id: number | null }>('tenant_of_idp', 'SELECT tenant_id_of_idp($1) AS id', [
        idpTenantId,
      ]),
    );
    if (row?.id) tenantIds.set(idpTenantId, row.id);
    return row?.id ?? undefined;
  }

  return async (request: FastifyRequest): Promise<SessionCaller> => {
    const token = request.headers['session-token'];
    if (typeof token !== 'string' || token === '') throw new AppError('session.missing');
    const session = await sdk.validateSession(token).catch((cause: unknown) => {
      throw new AppError('session.missing', { cause });
    });
    const claims = Claims.safeParse(session.token);
    if (!claims.success || identity.isSessionRevoked(claims.data.sid)) {
      throw new AppError('session.missing');
    }
    const { idpTenantId, roles } = currentMembership(claims.data);
    const tenantId = await tenantIdOf(idpTenantId);
    if (tenantId === undefined) throw new AppError('session.tenant_missing');
    const { sub, name, email } = claims.data;
    return {
      tenantId,
      userId: sub,
      userName: name ?? email ?? sub,
      email: email ?? '',
      permissions: permissionsOfRoles(roles),
    };
  };
}

/** The tenant that the session is for: the chosen one, or the only one. */
function currentMembership({ dct, tenants }: z.infer<typeof Claims>): {
  idpTenantId: string;
  roles: readonly string[];
} {
  const [only, ...others] = Object.keys(tenants);
  const idpTenantId = dct ?? (others.length === 0 ? only : undefined);
  const membership = idpTenantId === undefined ? undefined : tenants[idpTenantId];
  if (idpTenantId === undefined || !membership) throw new AppError('session.tenant_missing');
  return { idpTenantId, roles: membership.roles ?? [] };
}
