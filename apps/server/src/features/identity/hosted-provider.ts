import type { Database } from '@waybill/store';
import type { Config } from '../../platform/config.ts';
import { hostedAddress } from './hosted-address.ts';
import { hostedTokens } from './hosted-tokens.ts';
import type { OpenProvider } from './identity-provider.ts';
import { identitySdk } from './identity-sdk.ts';
import { memorySetupLink } from './memory-setup-link.ts';

/** Opens an external provider. No request is sent before it is needed. */
export function openHostedProvider(
  config: Config,
  database: Database,
  now: () => number,
): OpenProvider {
  const { descopeProjectId: projectId, descopeManagementKey: managementKey } = config;
  const baseUrl = config.descopeServerBaseUrl || config.descopeBaseUrl || hostedAddress(projectId);
  const sdk = identitySdk({ projectId, managementKey, baseUrl });
  const needsSetup = async (): Promise<boolean> => {
    // Users may have existed for years; a new installation only lacks a tenant.
    const [row] = await database.system((tx) =>
      tx.query<{ count: string }>('SELECT tenant_count() AS count'),
    );
    return Number(row?.count) === 0;
  };
  const link = memorySetupLink({ needsSetup, now });
  return {
    projectId,
    managementKey,
    baseUrl,
    provider: {
      mode: 'hosted',
      projectId,
      plugin: null,
      ...hostedTokens(sdk, projectId, now),
      // The provider does not report revocations; a session ends at its expiry, or with its user.
      isSessionRevoked: () => false,
      needsSetup,
      createSetupLink: link.create,
      useSetupToken: link.use,
      sessions: null,
    },
    close: async () => undefined,
  };
}
