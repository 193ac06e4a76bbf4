import type { IdentitySettings } from '@waybill/identity';
import type { Config } from '../../platform/config.ts';

/** Tests send unlimited requests from one address. */
const DEVELOPMENT_LIMITS: Partial<IdentitySettings> = {
  addressBurst: 100_000,
  addressPerMinute: 100_000,
  messagesPerAddress: 100_000,
};

/** Configuration of the embedded provider. */
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
