import createDescope from '@descope/node-sdk';
import { ROLES } from '@waybill/contract';
import { AppError } from '../platform/app-error.ts';
import type { IdentityAdmin } from './feature.ts';

export interface IdentityAdminOptions {
  projectId: string;
  managementKey: string;
  baseUrl: string;
}

interface SdkReply {
  ok: boolean;
  error?: { errorCode?: string; errorDescription?: string } | undefined;
}

/** The identity provider's management, through the published SDK: the same for hosted and embedded. */
export function identityAdmin(options: IdentityAdminOptions): IdentityAdmin {
  const sdk = createDescope(options);
  return {
    async createTenant(name) {
      await ensureRoles(sdk);
      const reply = await sdk.management.tenant.create(name);
      requireOk(reply);
      if (!reply.data) throw new Error('The identity provider answered no tenant id');
      return reply.data.id;
    },
    async createUser({ email, name, password, tenantId, roles }) {
      requireOk(
        await sdk.management.user.create(email, {
          email,
          displayName: name,
          verifiedEmail: true,
          userTenants: [{ tenantId, roleNames: roles }],
        }),
      );
      const reply = await sdk.management.user.setActivePassword(email, password);
      if (reply.ok) return;
      // Without a password the account is of no use, and the address must stay free for another try.
      await sdk.management.user.delete(email);
      throw new AppError('password.too_weak', detailOf(reply));
    },
  };
}

async function ensureRoles(sdk: ReturnType<typeof createDescope>): Promise<void> {
  const reply = await sdk.management.role.loadAll();
  const known = new Set((reply.data ?? []).map((role) => role.name));
  for (const name of Object.keys(ROLES)) {
    if (!known.has(name)) requireOk(await sdk.management.role.create(name));
  }
}

function detailOf(reply: SdkReply): { detail?: string } {
  return reply.error?.errorDescription ? { detail: reply.error.errorDescription } : {};
}

function requireOk(reply: SdkReply): void {
  if (!reply.ok) {
    throw new Error(`The identity provider refused: ${reply.error?.errorCode ?? 'no code'}`);
  }
}
