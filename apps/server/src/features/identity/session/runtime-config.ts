import type { RuntimeConfig } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { hostedAddress } from '../hosted-address.ts';
import { regionBases, servedRegions } from '../../../platform/regions.ts';
import { VERSION } from '../../../platform/version.ts';
import { loginMethods, oauthButtons } from './login-methods.ts';

/** What the console needs before sign-in. Public, so it contains no secrets. */
export async function runtimeConfig({
  config,
  identity,
}: Pick<Services, 'config' | 'identity'>): Promise<RuntimeConfig> {
  const hosted = identity.mode === 'hosted' ? hostedAddress(identity.projectId) : '';
  return {
    projectId: identity.projectId,
    identityBaseUrl: config.descopeBaseUrl || hosted,
    apiBases: regionBases(config),
    regions: servedRegions(config),
    login: {
      methods: loginMethods(config),
      oauthProviders: oauthButtons(config),
      isOneTap: config.isOneTap,
      flowId: config.loginFlowId,
      identityStaticUrl: config.descopeStaticUrl,
      identityCdnUrl: config.descopeCdnUrl,
      refreshMode: config.refreshMode,
    },
    needsSetup: await identity.needsSetup(),
    version: VERSION,
  };
}
