import type { IdentitySettings } from '@waybill/identity';
import type { Config } from '../platform/config.ts';

/** What the configuration says about the embedded provider. */
export function identitySettings(config: Config): Partial<IdentitySettings> {
  return {
    refreshMode: config.refreshMode,
    algorithm: config.signingAlgorithm,
    isSignUpOpen: config.signUp === 'open',
    hasStrictErrors: config.hasStrictErrors,
    isDevelopment: config.isIdentityDevelopment,
    redirectOrigins: config.redirectOrigins,
  };
}
