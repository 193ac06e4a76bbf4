import type { IdentitySettings } from '@waybill/identity';
import type { Config } from '../../platform/config.ts';

/** Tests come from one address and send what they like. */
const DEVELOPMENT_LIMITS: Partial<IdentitySettings> = {
  addressBurst: 100_000,
  addressPerMinute: 100_000,
  messagesPerAddress: 100_000,
};

/** What the configuration says about the embedded provider. */
export function identitySettings(config: Config): Partial<IdentitySettings> {
  return {
    refreshMode: config.refreshMode,
    algorithm: config.signingAlgorithm,
    keyRotationDays: config.keyRotationDays,
    refreshTtlDays: config.sessionDays,
    idleHours: config.idleHours,
    isSignUpOpen: config.signUp === 'open',
    hasStrictErrors: config.hasStrictErrors,
    isServerExchangeAllowed: config.isServerExchangeAllowed,
    isDevelopment: config.isIdentityDevelopment,
    redirectOrigins: config.redirectOrigins,
    ...(config.isIdentityDevelopment ? DEVELOPMENT_LIMITS : {}),
  };
}
